import { describe, expect, it } from "vitest";
import {
  addedSeat,
  chooseColour,
  chooseEdition,
  chooseMode,
  chooseName,
  chooseOrder,
  choosePlayer,
  choosePlayers,
  code,
  disabledBecause,
  firstForm,
  freshForm,
  MOST_SEATS,
  moveUp,
  newGameAction,
  obstacle,
  ownChanges,
} from "../../src/store/gameSetup.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";
import { catalog } from "../fixtures/world.js";

const fresh = () => freshForm({ seats: [] }, catalog);

/** Build a form as if the person had filled it in. */
const filled = (change) => {
  const form = { ...fresh(), ...change };
  const { mode, seats, order } = form;
  return { ...form, asked: { mode, players: seats.length, order } };
};

describe("the form of a new game", () => {
  it("starts as the last game was set up", () => {
    const form = freshForm(scenes.attack(), catalog);
    expect(form.seats.map(({ name }) => name).slice(0, 2)).toEqual(["Ada", "Ben"]);
    expect(form).toMatchObject({ edition: "nordic", mode: "missions" });
  });

  it("proposes the last choices, as far as they are known here", () => {
    const seats = [
      { seat: "blue", player: "human", name: "Ida" },
      { seat: "red", player: "cautious" },
    ];
    const chosen = { type: "new_game", edition: "german", mode: "no-such", board: "lost", seats };
    const form = freshForm({ seats: [], chosen }, catalog);
    expect(form).toMatchObject({ edition: "german", board: "classic", seed: "" });
    expect(form.mode).toBe(catalog.editions.find(({ id }) => id === "german").modes[0].id);
    expect(form.seats.map(({ seat, name }) => [seat, name])).toEqual([
      ["blue", "Ida"],
      ["red", ""],
    ]);
  });

  it("leaves a name blank if it is only the colour's or the bot's", () => {
    const seats = [
      { seat: "red", player: "human", name: "Rot" },
      { seat: "blue", player: "cautious", name: "Cautious" },
      { seat: "green", player: "cautious", name: "Ida", renamed: true },
    ];
    const form = freshForm({ ...scenes.attack(), seats }, catalog);
    expect(form.seats.map(({ name }) => name)).toEqual(["", "", "Ida"]);
    expect(code(catalog, form)).toContain('"green": "cautious"},\n    names={"green": "Ida"})');
  });

  it("asks again for bots at the player's level, whichever came last time", () => {
    const seats = [
      { seat: "red", player: "human", name: "Red" },
      { seat: "blue", player: "skilled", wanted: "my-level", name: "Skilled" },
      { seat: "green", player: "skilled", name: "Skilled" },
    ];
    const form = freshForm({ ...scenes.attack(), seats }, catalog);
    expect(form.seats.map(({ player }) => player)).toEqual(["human", "my-level", "skilled"]);
  });

  it("draws the order of turns if bots are at the player's level, unless another was chosen", () => {
    const bots = [
      { seat: "red", player: "human", name: "Red" },
      { seat: "blue", player: "cautious", name: "Cautious" },
    ];
    const order = (snapshot) => freshForm({ ...scenes.attack(), ...snapshot }, catalog).order;
    expect(fresh().order).toBe("drawn");
    expect(firstForm(catalog).order).toBe("drawn");
    expect(order({ seats: bots })).toBe("listed");
    expect(order({ seats: bots.with(1, { ...bots[1], wanted: "my-level" }) })).toBe("drawn");
    const chosen = { type: "new_game", edition: "german", mode: "missions", seats: fresh().seats };
    expect(order({ chosen: { ...chosen, order: "listed" } })).toBe("listed");
    expect(newGameAction(catalog, fresh())).toMatchObject({ order: "drawn" });
  });

  it("lists the seats as they were before the order was drawn", () => {
    const seats = ["green", "red", "blue"].map((seat) => ({ seat, player: "human", name: "" }));
    const listed = ["red", "blue", "green"];
    const form = freshForm({ ...scenes.attack(), seats, host: { listed } }, catalog);
    expect(form.seats.map(({ seat }) => seat)).toEqual(listed);
    expect(form.order).toBe("drawn");
  });

  it("says why a mode is disabled", () => {
    const form = fresh();
    expect(disabledBecause(catalog, form, "missions")).toBe(null);
    expect(say(...disabledBecause(catalog, form, "duel"))).toBe(
      "Needs exactly 2 players; there are 3.",
    );
    expect(say(...disabledBecause(catalog, { ...form, edition: "czech" }, "missions"))).toBe(
      "Not in the Czech rules.",
    );
  });

  it("seats two for a duel, removing bots before people, and brings them back", () => {
    const seats = [
      { seat: "red", player: "cautious", name: "" },
      { seat: "blue", player: "human", name: "Ada" },
      { seat: "green", player: "cautious", name: "Ida" },
      { seat: "black", player: "human", name: "Bo" },
    ];
    const colours = (form) => form.seats.map(({ seat }) => seat);
    const duel = chooseMode(catalog, filled({ seats }), "duel");
    expect(duel.mode).toBe("duel");
    expect(colours(duel)).toEqual(["blue", "black"]);
    expect(obstacle(catalog, duel)).toBe(null);
    const back = chooseMode(catalog, duel, "missions");
    expect(colours(back).toSorted()).toEqual(["black", "blue", "green", "red"]);
    expect(back.seats.find(({ seat }) => seat === "green")?.name).toBe("Ida");
    expect(back.spare).toEqual([]);
    expect(newGameAction(catalog, duel)).not.toHaveProperty("spare");
  });

  it("adds bots in free colours if a mode needs more players", () => {
    const two = filled({ mode: "duel", seats: fresh().seats.slice(1) });
    const more = chooseMode(catalog, two, "missions");
    expect(more.seats.map(({ seat }) => seat)).toEqual(["blue", "green", "red"]);
    expect(more.seats[2]?.player).not.toBe("human");
    expect(obstacle(catalog, more)).toBe(null);
  });

  it("gives no colour twice when a player whose colour was taken comes back", () => {
    const duel = chooseMode(catalog, fresh(), "duel");
    const taken = { ...duel, seats: [{ ...duel.seats[0], seat: "green" }, duel.seats[1]] };
    const back = chooseMode(catalog, taken, "missions");
    expect(new Set(back.seats.map(({ seat }) => seat)).size).toBe(back.seats.length);
    expect(obstacle(catalog, back)).toBe(null);
  });

  it("does not start with a seed that is not a number", () => {
    expect(say(...obstacle(catalog, { ...fresh(), seed: "7a" }))).toContain("whole number");
    expect(code(catalog, { ...fresh(), seed: "7a" })).not.toContain("seed=");
    expect(obstacle(catalog, { ...fresh(), seed: "7" })).toBe(null);
  });

  it("sends only known fields, and nothing of another edition", () => {
    const form = { ...fresh(), seed: "7", options: { defender_decides: "after" } };
    expect(newGameAction(catalog, form)).toMatchObject({ type: "new_game", seed: 7, options: {} });
    const german = { ...form, edition: "german" };
    expect(newGameAction(catalog, german).options).toEqual({ defender_decides: "after" });
    expect(newGameAction(catalog, fresh()).seed).toBe(null);
  });

  it("gives the same game in Python", () => {
    const form = {
      ...fresh(),
      order: "listed",
      edition: "german",
      seed: "7",
      options: { defender_decides: "after" },
    };
    expect(code(catalog, form)).toBe(
      'game = rw.Game.new(edition="german", mode="missions",\n' +
        '    seats=["red", "blue", "green"],\n    seed=7,\n' +
        '    options={"defender_decides": "after"})\n' +
        'rw.RiskWidget(game, seats={"red": "human", "blue": "my-level", "green": "my-level"})',
    );
  });

  it("draws the order in Python as the kernel does", () => {
    const drawn = { ...fresh(), order: "drawn" };
    expect(code(catalog, { ...drawn, seed: "7" })).toContain(
      'import random\n\norder = ["red", "blue", "green"]\nrandom.Random("7/order").shuffle(order)\n' +
        'game = rw.Game.new(edition="nordic", mode="missions",\n    seats=order,\n    seed=7)\n',
    );
    expect(code(catalog, drawn)).toContain("\nrandom.shuffle(order)\n");
  });

  it("seats bots at the person's level if no others were chosen", () => {
    const players = (form) => form.seats.map(({ player }) => player);
    expect(players(fresh())).toEqual(["human", "my-level", "my-level"]);
    expect(players(firstForm(catalog))).toEqual(["human", "my-level", "my-level"]);
    expect(addedSeat(catalog, fresh().seats).player).toBe("my-level");
    expect(newGameAction(catalog, fresh()).seats[1]).toMatchObject({ player: "my-level" });
  });
});

describe("an automatic change of the form", () => {
  const FACES = ["Anna", "Bruno", "Clara", "Dana", "Emil", "Fritz", "Gina"];
  const withNames = {
    ...catalog,
    faces: FACES.map((name) => [name]),
    editions: [
      ...catalog.editions,
      {
        id: "capitals",
        title: "Capitals",
        modes: [
          { id: "capital", title: "capital", players: [2, 3, 4, 5, 6] },
          { id: "duel", title: "duel", players: [2] },
        ],
        options: [],
      },
    ],
  };
  const said = (form) => ownChanges(withNames, form).map(({ message }) => say(...message));
  const start = () => freshForm({ seats: [] }, withNames);
  const two = () => choosePlayers(withNames, start(), start().seats.slice(0, 2));

  it("adds a player rather than changing the mode, if the edition has the mode for more players", () => {
    const german = chooseEdition(withNames, two(), "german");
    const nordic = chooseEdition(withNames, german, "nordic");
    expect(nordic).toMatchObject({ edition: "nordic", mode: "missions" });
    expect(nordic.seats).toHaveLength(3);
    expect(said(nordic)).toEqual(["missions is for 3 to 6 players, so Green was added."]);
    const back = chooseEdition(withNames, nordic, "german");
    expect(back.seats).toHaveLength(2);
    expect(said(back)).toEqual([]);
  });

  it("changes the mode if the edition lacks it, until another edition has it", () => {
    const czech = chooseEdition(withNames, start(), "czech");
    expect(czech.mode).toBe("domination");
    expect(said(czech)).toEqual([
      "The Czech rules don't include missions, so the game will be domination.",
    ]);
    expect(chooseEdition(withNames, czech, "german").mode).toBe("missions");
  });

  it("is undone as soon as the person's choice is possible", () => {
    const capitals = chooseEdition(withNames, chooseMode(withNames, start(), "duel"), "czech");
    expect(said(capitals)).toEqual([
      "The Czech rules don't include duel, so the game will be domination.",
    ]);
    const asked = choosePlayers(withNames, capitals, capitals.seats.slice(1));
    expect(chooseEdition(withNames, asked, "nordic")).toMatchObject({ mode: "duel" });
  });

  it("ends when the person chooses again", () => {
    const swapped = chooseColour(start(), 0, "blue");
    expect(said(swapped)).toEqual(["Player 2 now has another colour: Red."]);
    expect(said(chooseColour(swapped, 1, "red"))).toEqual([]);
    expect(said(chooseColour(swapped, 0, "red"))).toEqual([]);
    const moved = moveUp(start(), 2);
    expect(said(moved)).toEqual(["You changed the turn order, so it is no longer random."]);
    expect(said(chooseOrder(moved, "listed"))).toEqual([]);
  });

  it("returns a person's name with the seat", () => {
    const bot = choosePlayer(chooseName(start(), 0, "Ida"), 0, "random");
    expect(bot.seats[0].name).toBe("");
    expect(said(bot)).toEqual(["A bot now plays in place of Ida, under its own name."]);
    expect(choosePlayer(bot, 0, "human").seats[0].name).toBe("Ida");
  });

  /** List every choice that the form offers, with the wishes that it expresses. */
  function choices(form) {
    const { seats } = form;
    const edition = withNames.editions.find(({ id }) => id === form.edition);
    const key = (i) => seats[i].face;
    return [
      ...withNames.editions.map(({ id }) => [() => chooseEdition(withNames, form, id), {}]),
      ...edition.modes.map(({ id }) => [() => chooseMode(withNames, form, id), { mode: id }]),
      seats.length < MOST_SEATS && [
        () => choosePlayers(withNames, form, [...seats, addedSeat(withNames, seats)]),
        { players: seats.length + 1 },
      ],
      seats.length > 2 && [
        () => choosePlayers(withNames, form, seats.slice(1)),
        { players: seats.length - 1 },
      ],
      [() => chooseColour(form, 0, seats[1].seat), { [`colour ${key(0)}`]: seats[1].seat }],
      [() => chooseColour(form, 1, "purple"), { [`colour ${key(1)}`]: "purple" }],
      [() => moveUp(form, 1), {}],
      ...["listed", "drawn"].map((order) => [() => chooseOrder(form, order), { order }]),
      ...["human", "random"].map((player) => [() => choosePlayer(form, 0, player), {}]),
      [() => chooseName(form, 0, "Ida"), { [`name ${key(0)}`]: "Ida" }],
    ].filter(Boolean);
  }

  /** Return each field for which a person may have a wish, and its value. */
  const fields = ({ mode, order, seats }) => ({
    mode,
    order,
    players: seats.length,
    ...Object.fromEntries(
      seats.flatMap(({ face, seat, name }) => [
        [`colour ${face}`, seat],
        [`name ${face}`, name],
      ]),
    ),
  });

  /** List the fields that the form says it has changed by itself. */
  const marked = (form) =>
    ownChanges(withNames, form).map(({ field, player }) =>
      player ? `${field} ${form.seats[player - 1].face}` : field,
    );

  it("is marked after any sequence of choices, and nothing else is", () => {
    let state = 1;
    const pick = (n) => {
      state = (state * 48271) % 2147483647;
      return state % n;
    };
    const seen = new Set();
    for (let game = 0; game < 300; game += 1) {
      let form = start();
      let wishes = fields(form);
      for (let step = 0; step < 8; step += 1) {
        const possible = choices(form);
        const [choose, wish] = possible[pick(possible.length)];
        form = choose();
        const found = fields(form);
        // Players who have just joined have no wishes yet; players who leave no longer have any.
        const here = new Set([...form.seats, ...(form.spare ?? [])].map(({ face }) => face));
        const kept = Object.entries(wishes).filter(([field]) => {
          const [, face] = field.split(" ");
          return !face || here.has(face);
        });
        wishes = { ...found, ...Object.fromEntries(kept), ...wish };
        const differs = Object.keys(found).filter((field) => found[field] !== wishes[field]);
        expect(marked(form).toSorted(), JSON.stringify(form)).toEqual(differs.toSorted());
        for (const field of differs) seen.add(field.split(" ")[0]);
      }
    }
    expect([...seen].toSorted()).toEqual(["colour", "mode", "name", "order", "players"]);
  });
});

import { describe, expect, it } from "vitest";
import {
  addition,
  code,
  disabledBecause,
  firstForm,
  freshForm,
  newGameAction,
  obstacle,
  withMode,
} from "../../src/store/gameSetup.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";
import { catalog } from "../fixtures/world.js";

const fresh = () => freshForm({ seats: [] }, catalog);

describe("the form of a new game", () => {
  it("starts as the last game was set up", () => {
    const form = freshForm(scenes.attack(), catalog);
    expect(form.seats.map(({ name }) => name).slice(0, 2)).toEqual(["Ada", "Ben"]);
    expect(form).toMatchObject({ edition: "nordic", mode: "missions" });
  });

  it("proposes what was chosen last, as far as it is known here", () => {
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

  it("leaves a name blank that is only the colour's or the bot's", () => {
    const seats = [
      { seat: "red", player: "human", name: "Rot" },
      { seat: "blue", player: "cautious", name: "Cautious" },
      { seat: "green", player: "cautious", name: "Ida", renamed: true },
    ];
    const form = freshForm({ ...scenes.attack(), seats }, catalog);
    expect(form.seats.map(({ name }) => name)).toEqual(["", "", "Ida"]);
    expect(code(catalog, form)).toContain('"green": "cautious"},\n    names={"green": "Ida"})');
  });

  it("asks for bots at one's level again, whichever came last time", () => {
    const seats = [
      { seat: "red", player: "human", name: "Red" },
      { seat: "blue", player: "skilled", wanted: "my-level", name: "Skilled" },
      { seat: "green", player: "skilled", name: "Skilled" },
    ];
    const form = freshForm({ ...scenes.attack(), seats }, catalog);
    expect(form.seats.map(({ player }) => player)).toEqual(["human", "my-level", "skilled"]);
  });

  it("draws the order of turns where bots are at one's level, unless somebody chose another", () => {
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
    const form = freshForm({ ...scenes.attack(), seats, listed }, catalog);
    expect(form.seats.map(({ seat }) => seat)).toEqual(listed);
    expect(form.order).toBe("drawn");
  });

  it("says why a mode is closed", () => {
    const form = fresh();
    expect(disabledBecause(catalog, form, "missions")).toBe(null);
    expect(say(...disabledBecause(catalog, form, "duel"))).toBe(
      "Needs exactly 2 players; there are 3.",
    );
    expect(say(...disabledBecause(catalog, { ...form, edition: "czech" }, "missions"))).toBe(
      "Not in the Czech rules.",
    );
  });

  it("seats two for a duel, bots leaving before persons, and brings them back", () => {
    const seats = [
      { seat: "red", player: "cautious", name: "" },
      { seat: "blue", player: "human", name: "Ada" },
      { seat: "green", player: "cautious", name: "Ida" },
      { seat: "black", player: "human", name: "Bo" },
    ];
    const colours = (form) => form.seats.map(({ seat }) => seat);
    const duel = withMode(catalog, { ...fresh(), seats }, "duel");
    expect(duel.mode).toBe("duel");
    expect(colours(duel)).toEqual(["blue", "black"]);
    expect(obstacle(catalog, duel)).toBe(null);
    const back = withMode(catalog, duel, "missions");
    expect(colours(back).toSorted()).toEqual(["black", "blue", "green", "red"]);
    expect(back.seats.find(({ seat }) => seat === "green")?.name).toBe("Ida");
    expect(back.spare).toEqual([]);
    expect(newGameAction(catalog, duel)).not.toHaveProperty("spare");
  });

  it("adds bots where a mode needs more than are seated, in colours that are free", () => {
    const two = { ...fresh(), mode: "duel", seats: fresh().seats.slice(1) };
    const more = withMode(catalog, two, "missions");
    expect(more.seats.map(({ seat }) => seat)).toEqual(["blue", "green", "red"]);
    expect(more.seats[2]?.player).not.toBe("human");
    expect(obstacle(catalog, more)).toBe(null);
  });

  it("gives nobody a colour twice when one comes back whose colour was taken", () => {
    const duel = withMode(catalog, fresh(), "duel");
    const taken = { ...duel, seats: [{ ...duel.seats[0], seat: "green" }, duel.seats[1]] };
    const back = withMode(catalog, taken, "missions");
    expect(new Set(back.seats.map(({ seat }) => seat)).size).toBe(back.seats.length);
    expect(obstacle(catalog, back)).toBe(null);
  });

  it("does not start with a seed that is no number", () => {
    expect(say(...obstacle(catalog, { ...fresh(), seed: "7a" }))).toContain("whole number");
    expect(code(catalog, { ...fresh(), seed: "7a" })).not.toContain("seed=");
    expect(obstacle(catalog, { ...fresh(), seed: "7" })).toBe(null);
  });

  it("sends what the kernel knows, and nothing of another edition", () => {
    const form = { ...fresh(), seed: "7", options: { defender_decides: "after" } };
    expect(newGameAction(catalog, form)).toMatchObject({ type: "new_game", seed: 7, options: {} });
    const german = { ...form, edition: "german" };
    expect(newGameAction(catalog, german).options).toEqual({ defender_decides: "after" });
    expect(newGameAction(catalog, fresh()).seed).toBe(null);
  });

  it("says the same in Python", () => {
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

  it("seats bots at the person's level where nobody has chosen others", () => {
    const players = (form) => form.seats.map(({ player }) => player);
    expect(players(fresh())).toEqual(["human", "my-level", "my-level"]);
    expect(players(firstForm(catalog))).toEqual(["human", "my-level", "my-level"]);
    expect(addition(catalog, fresh().seats).player).toBe("my-level");
    expect(newGameAction(catalog, fresh()).seats[1]).toMatchObject({ player: "my-level" });
  });
});

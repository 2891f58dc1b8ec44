import { afterEach, describe, expect, it } from "vitest";
import { firstForm, freshForm, newGameAction, withFaces } from "../../src/store/gameSetup.js";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";
import { catalog as plain } from "../fixtures/world.js";

const catalog = {
  ...plain,
  faces: [
    ["Mara", "heart+bob+brown+smile"],
    ["Otto", "square+sides+grey+flat"],
    ["Zoe", "heart+spikes+blond+smirk"],
  ],
};

afterEach(tidy);

/** Open a widget whose catalog has faces. */
function open(name, change = {}) {
  const model = createModel({ ...scenes[name](), ...change });
  model.set("catalog", catalog);
  return show(name, model);
}

describe("the bot at a seat", () => {
  const rows = ["red", "blue", "green"].map((seat) => ({ seat, player: "cautious", name: "" }));

  it("is different at each seat, and the same for the same screen", () => {
    const names = withFaces(catalog, rows, "a1").map(({ face }) => face);
    expect(new Set(names).size).toBe(3);
    expect(withFaces(catalog, rows, "a1").map(({ face }) => face)).toEqual(names);
  });

  it("stays if it is known", () => {
    const known = rows.map((row) => (row.seat === "green" ? { ...row, face: "Zoe" } : row));
    const names = withFaces(catalog, known, "").map(({ face }) => face);
    expect(names[2]).toBe("Zoe");
    expect(new Set(names).size).toBe(3);
  });

  it("is requested with the game, but not for people", () => {
    const { seats } = newGameAction(catalog, firstForm(catalog, "a1"));
    expect(seats.map((row) => Boolean(row.face))).toEqual([false, true, true]);
  });

  it("is proposed again for the next game", () => {
    const chosen = { edition: "nordic", mode: "missions", seats: [{ ...rows[0], face: "Otto" }] };
    expect(freshForm({ ...scenes.setup(), chosen }, catalog).seats[0].face).toBe("Otto");
  });
});

describe("a bot's face", () => {
  it("is in the players' table, and next to the sentence while it plays", () => {
    const bot = scenes.bot();
    const seats = bot.seats.map((row) =>
      row.seat === bot.actor ? { ...row, player: "easygoing", face: "Otto" } : row,
    );
    const { find } = open("bot", { seats });
    const row = find(`.rw-players [data-seat="${bot.actor}"]`);
    expect(row.querySelector(".rw-face")).not.toBe(null);
    expect(row.querySelector(".rw-player-about").textContent).toBe("Ottoeasy");
    expect(find(".rw-bar-face").textContent).toBe("Otto");
  });

  it("is not there for people", () => {
    const seats = scenes.attack().seats.map(({ face: _, ...row }) => ({ ...row, player: "human" }));
    expect(open("attack", { seats }).el.querySelectorAll(".rw-face").length).toBe(0);
  });
});

describe("the first screen", () => {
  it("offers to continue a saved game before anything else", () => {
    const begun = new Date().setHours(14, 5) / 1000;
    const players = { red: "human", blue: "cautious" };
    const kept = { id: "a1", begun, round: 7, players };
    const titles = { edition_title: "Nordic 2000", mode_title: "missions" };
    const snapshot = { ...scenes.setup(), kept: [{ ...kept, ...titles }] };
    const model = createModel(snapshot);
    const { find, click } = show("setup", model);
    expect(find('[data-action="go_on"]').textContent).toMatch(/game from 0?2:05.PM, round 7/);
    expect(find('[data-action="play_now"]').classList).not.toContain("rw-primary");
    click('[data-action="go_on"]');
    expect(model.sent()).toEqual([{ type: "go_on", game: "a1" }]);
  });

  it("starts the game it shows by its one filled button", () => {
    const { model, el, find, click } = open("setup");
    const names = [...el.querySelectorAll(".rw-rivals b")].map((e) => e.textContent);
    expect(names.length).toBe(2);
    expect(el.querySelectorAll(".rw-new-game .rw-primary").length).toBe(1);
    expect(find(".rw-mission-card").textContent).toContain("secret mission");
    click('[data-action="play_now"]');
    const [game] = model.sent();
    expect(game.seats.slice(1).map(({ face }) => face)).toEqual(names);
  });

  it("leads to lessons, a puzzle, a saved game, and to each edition", () => {
    const { model, el, click, find } = open("setup");
    click('[data-action="learn"]');
    expect(model.sent()).toEqual([{ type: "lesson", do: "open" }]);
    model.answer();
    click('[data-action="puzzle"]');
    expect(model.sent()).toEqual([{ type: "lesson", do: "open", step: "puzzle" }]);
    const editions = [...el.querySelectorAll('[data-action="choose_edition"]')];
    expect(editions.map(({ value }) => value)).toEqual(catalog.editions.map(({ id }) => id));
    editions.at(-1).click();
    const chosen = find(".rw-edition.rw-chosen input");
    expect(chosen.value).toBe(catalog.editions.at(-1).id);
  });

  it("does not move if motion is reduced", () => {
    const still = open("setup");
    expect(still.find(".rw-lives")).toBe(null);
    tidy();
    const model = createModel(scenes.setup());
    model.set("reduced_motion", "off");
    expect(show("setup", model).find(".rw-picture .rw-lives")).not.toBe(null);
  });
});

describe("the news of a capture", () => {
  const toldAfter = (change) => {
    const snapshot = { ...scenes.occupy(), ...change };
    return show("occupy", createModel(snapshot)).find(".rw-sub-sentence").textContent;
  };
  const mission = { id: "m", text: "M.", progress: "", near: "", continents: [], to_take: [] };

  it("is below the sentence: a continent, and a mission that comes near", () => {
    const moments = ["Red holds all of Europe: +5 a turn."];
    const near = "You need 2 more territories to complete your mission.";
    expect(toldAfter({ moments, mission: { ...mission, near } })).toBe(`${moments[0]} ${near}`);
  });

  it("leaves the line unchanged if there is none", () => {
    expect(toldAfter({ mission })).toBe(toldAfter({}));
  });
});

describe("a drawn card", () => {
  it("is named to the player who drew it", () => {
    const bot = scenes.bot();
    const card = { card: "siam", symbol: "infantry", territory: "siam", owned: false };
    const last = [{ type: "card_drawn", seat: bot.viewer, card: "siam" }];
    const change = { hand: [card], private: "shown", last };
    const { find } = show("bot", createModel({ ...bot, ...change }));
    expect(find(".rw-sub-sentence").textContent).toBe("You draw Siam (infantry).");
  });
});

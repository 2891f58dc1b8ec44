import { describe, expect, it } from "vitest";
import { playersTable } from "../../src/views/playersTable.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";

/**
 * Return the words of the table, with one seat out.
 * @param {object|null} lesson @param {string|null} by
 */
function said(lesson, by) {
  const snapshot = scenes.attack();
  const [first] = snapshot.seats;
  const seats = [{ ...first, out: { by, round: 1 } }, ...snapshot.seats.slice(1)];
  const ctx = { snapshot: { ...snapshot, seats }, say, name: String, lesson, ui: { prefs: {} } };
  return JSON.stringify(playersTable(/** @type {any} */ (ctx)));
}

describe("a seat that is out", () => {
  it("has the round of its elimination in a game, and none in a lesson's position", () => {
    expect(said(null, null)).toContain("out in round 1");
    expect(said({}, null)).toContain("no longer in the game");
    expect(said({}, null)).not.toContain("round 1");
    expect(said({}, "green")).toContain("knocked out by");
  });
});

describe("continents in a narrow table", () => {
  it("have the language's letters, or their first", () => {
    const given = { "north-america": "NA" };
    const tell = (/** @type {string} */ id, /** @type {any} */ params) =>
      id === "page-continent-initials"
        ? (given[params.continent] ?? names[params.continent])
        : say(id, params);
    const names = {
      "north-america": "Nordamerika",
      asia: "Asien",
      "south-america": "Jižní Amerika",
    };
    const snapshot = scenes.attack();
    const [first, ...others] = snapshot.seats;
    const seats = [{ ...first, continents: Object.keys(names) }, ...others];
    const ctx = {
      snapshot: { ...snapshot, seats },
      say: tell,
      name: (id) => names[id] ?? id,
      ui: { prefs: {} },
    };
    const table = JSON.stringify(playersTable(/** @type {any} */ (ctx)));
    for (const letters of ["NA", "AS", "JA"]) expect(table).toContain(`"${letters}"`);
  });
});

import { describe, expect, it } from "vitest";
import { playersTable } from "../../src/views/playersTable.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";

/** What the table says, with a seat that is out. @param {object|null} lesson @param {string|null} by */
function said(lesson, by) {
  const snapshot = scenes.attack();
  const [first] = snapshot.seats;
  const seats = [{ ...first, out: { by, round: 1 } }, ...snapshot.seats.slice(1)];
  const ctx = { snapshot: { ...snapshot, seats }, say, name: String, lesson, ui: { prefs: {} } };
  return JSON.stringify(playersTable(/** @type {any} */ (ctx)));
}

describe("a seat that is out", () => {
  it("went out in a round of a game, and is simply gone where a lesson set the board up", () => {
    expect(said(null, null)).toContain("out in round 1");
    expect(said({}, null)).toContain("no longer in the game");
    expect(said({}, null)).not.toContain("round 1");
    expect(said({}, "green")).toContain("beaten by");
  });
});

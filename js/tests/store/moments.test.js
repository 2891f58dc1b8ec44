import { describe, expect, it } from "vitest";
import { momentsBetween } from "../../src/store/moments.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const america = board.continents.find(({ id }) => id === "south-america");
const seat = (id, continents = [], out = null) => ({ seat: id, continents, out });
const position = (change) => ({ ...scenes.attack(), moves: 30, last: [], ...change });
const captured = (target, defender) => ({ type: "captured", seat: "red", target, defender });

const before = position({ seats: [seat("red"), seat("blue", ["south-america"])] });
const after = position({
  moves: 31,
  seats: [seat("red", ["south-america"]), seat("blue")],
  last: [captured("peru", "blue")],
});
const between = (prev, next) => momentsBetween(prev, next, board);

describe("what the board shows for a moment", () => {
  it("is a continent that somebody holds whole now, and by which capture", () => {
    const taken = { kind: "taken", continent: "south-america", seat: "red", at: "peru" };
    expect(between(before, after)).toEqual([{ ...taken, bonus: america.bonus }]);
  });

  it("is a continent that nobody holds whole any more", () => {
    const next = { ...after, seats: [seat("red"), seat("blue")] };
    const lost = { kind: "lost", continent: "south-america", seat: "blue", at: "peru" };
    expect(between(before, next)).toEqual([{ ...lost, bonus: america.bonus }]);
  });

  it("is no player who is out: the banner over the board tells that", () => {
    const seats = [seat("red"), seat("blue", [], { by: "red", round: 3 })];
    const prev = { ...before, seats: [seat("red"), seat("blue")] };
    expect(between(prev, { ...after, seats, last: [captured("siam", "blue")] })).toEqual([]);
  });

  it("is nothing that was dealt, taken back, or is another game's or a lesson's", () => {
    expect(between({ ...before, phase: "place" }, after)).toEqual([]);
    expect(between(before, { ...after, moves: 29 })).toEqual([]);
    expect(between(before, { ...after, game_id: "another" })).toEqual([]);
    expect(between(before, { ...scenes.lesson_move(), game_id: after.game_id })).toEqual([]);
    expect(between(before, { ...before, moves: 31 })).toEqual([]);
  });
});

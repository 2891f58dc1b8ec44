import { describe, expect, it } from "vitest";
import {
  momentsBetween,
  reduceTelling,
  SILENT,
  soundBetween,
  tellingAfter,
} from "../../src/store/moments.js";
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
  it("is a newly completed continent, with its capture", () => {
    const taken = { kind: "taken", continent: "south-america", seat: "red", at: "peru" };
    expect(between(before, after)).toEqual([{ ...taken, bonus: america.bonus }]);
  });

  it("is a continent that is no longer held whole", () => {
    const next = { ...after, seats: [seat("red"), seat("blue")] };
    const lost = { kind: "lost", continent: "south-america", seat: "blue", at: "peru" };
    expect(between(before, next)).toEqual([{ ...lost, bonus: america.bonus }]);
  });

  it("is an eliminated player, even if armies moved in after the capture", () => {
    const out = { type: "eliminated", seat: "blue", by: "red" };
    const told = { kind: "out", seat: "blue", by: "red" };
    const seats = before.seats;
    const next = { ...after, seats, last: [captured("siam", "blue"), out] };
    expect(between(before, next)).toEqual([{ ...told, at: "siam" }]);
    const later = { ...after, seats, last: [out], battle: { target: "peru" } };
    expect(between(before, later)).toEqual([{ ...told, at: "peru" }]);
  });

  it("is the trade of a whole hand for half as many armies as its seat has, and no other trade", () => {
    const last = [{ type: "traded", seat: "blue", armies: 8, cards: [] }];
    const left = (cards) => ({ ...after, last, seats: [seat("red"), { ...seat("blue"), cards }] });
    const holding = (armies) => ({ ...before, seats: [seat("red"), { ...seat("blue"), armies }] });
    const told = [{ kind: "cards", seat: "blue", bonus: 8, at: null }];
    expect(between(holding(16), left(0))).toEqual(told);
    expect(between(holding(17), left(0))).toEqual([]);
    expect(between(holding(16), left(2))).toEqual([]);
  });

  it("is a win, which leaves room for nothing else", () => {
    const won = { ...after, screen: "over", over: { winner: "red" } };
    expect(between(before, won)).toEqual([{ kind: "won", seat: "red", at: "peru" }]);
    expect(between({ ...won, moves: 30 }, won)).toEqual([]);
  });

  it("names an eliminated player before the consequences, and only the first of many", () => {
    const out = ["blue", "green", "black"].map((id) => ({
      type: "eliminated",
      seat: id,
      by: "red",
    }));
    const kinds = (last) => between(before, { ...after, last }).map(({ kind }) => kind);
    expect(kinds(out.slice(0, 1))).toEqual(["out", "taken"]);
    expect(kinds(out)).toEqual(["out", "out", "out"]);
  });

  it("is nothing dealt or undone, nor from another game or a lesson", () => {
    expect(between({ ...before, phase: "place" }, after)).toEqual([]);
    expect(between(before, { ...after, moves: 29 })).toEqual([]);
    expect(between(before, { ...after, game_id: "another" })).toEqual([]);
    expect(between(before, { ...scenes.lesson_move(), game_id: after.game_id })).toEqual([]);
    expect(between(before, { ...before, moves: 31 })).toEqual([]);
  });
});

describe("the announcement", () => {
  const telling = (state, next) => tellingAfter(state, before, next, board);
  const found = telling(SILENT, { ...after, seq: before.seq + 1 });

  it("waits until the loser's tag has broken, then has the headline, then makes way", () => {
    expect(found).toMatchObject({ queue: [{ kind: "taken" }], told: false });
    const told = reduceTelling(found, { type: "moment_told" });
    expect(told).toEqual({ ...found, told: true });
    expect(reduceTelling(told, { type: "moment_over" })).toEqual(SILENT);
    expect(reduceTelling(told, { type: "moments_over" })).toEqual(SILENT);
  });

  it("is only the end if bots played at once", () => {
    const people = [
      { ...seat("red", ["south-america"]), player: "human" },
      { ...seat("blue"), player: "cautious" },
    ];
    const at = (turn, change = {}) => ({
      ...after,
      seq: before.seq + 1,
      seats: people,
      turn,
      bots: { ...before.bots, speed: "instant" },
      ...change,
    });
    const queue = (prev, next) => tellingAfter(SILENT, prev, next, board).queue;
    const kinds = (turn, next) => queue({ ...before, turn }, next).map(({ kind }) => kind);
    expect(kinds("blue", at("blue"))).toEqual([]);
    expect(kinds("red", at("blue"))).toEqual([]);
    expect(kinds("blue", at("red"))).toEqual([]);
    expect(kinds("red", at("red"))).toEqual(["taken"]);
    expect(kinds("blue", at("blue", { screen: "over", over: { winner: "blue" } }))).toEqual([
      "won",
    ]);
  });

  it("stays while nothing great happens, and is dropped by an undo", () => {
    const told = reduceTelling(found, { type: "moment_told" });
    const quiet = { ...before, seq: before.seq + 1, moves: 31 };
    expect(telling(told, quiet)).toBe(told);
    expect(telling(told, { ...quiet, moves: 29 })).toBe(SILENT);
    expect(telling(told, { ...quiet, game_id: "another" })).toBe(SILENT);
  });
});

describe("the sound of a change", () => {
  const heard = (prev, next) => soundBetween(prev, next, between(prev, next));
  const seats = before.seats;
  const mine = { human: true, viewer: "red", turn: "red" };

  it.each([
    ["win", { ...after, screen: "over", over: { winner: "red" } }],
    ["continent", after],
    ["continent", { ...after, seats, last: [{ type: "eliminated", seat: "blue", by: "red" }] }],
    ["capture", { ...after, seats, last: [captured("siam", "blue")] }],
    [
      "card",
      { ...after, seats, ...mine, last: [{ type: "card_drawn", seat: "red", card: "siam" }] },
    ],
    ["turn", { ...after, seats, ...mine, last: [] }],
    [null, { ...after, seats, ...mine, viewer: "green", last: [] }],
  ])("is that of the greatest thing in it: %s", (sound, next) => {
    expect(heard({ ...before, turn: "blue" }, next)).toBe(sound);
  });

  it("is silent for the next step of the player's own turn", () => {
    expect(heard({ ...before, ...mine }, { ...after, seats, ...mine, last: [] })).toBe(null);
  });
});

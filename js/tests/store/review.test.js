import { describe, expect, it } from "vitest";
import { neededQueries, reviewQuery, reviewTurnQuery } from "../../src/store/queries.js";
import { initialState, reduce } from "../../src/store/reducer.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const over = { ...scenes.over(), moves: 40 };
const opened = () =>
  reduce(initialState({ snapshot: over, board }), { type: "dialog", dialog: "review" });
const asked = (state) => neededQueries(state).filter(({ what }) => what === "review");

describe("a review", () => {
  it("is requested while it is open, and not before", () => {
    expect(asked(initialState({ snapshot: over, board }))).toEqual([]);
    expect(asked(opened())).toEqual([reviewQuery(over)]);
  });

  it("closes when it leads to a moment, and can be reopened there", () => {
    const there = reduce(opened(), { type: "look_back", at: 17 });
    expect(there.ui).toMatchObject({ dialog: null, past: { at: 17, playing: false } });
    const again = reduce(there, { type: "dialog", dialog: "review" });
    expect(again.ui).toMatchObject({ dialog: "review", past: { at: 17 } });
    expect(asked(again)).toEqual([reviewQuery(over)]);
  });

  it("analyses a seat's turns one by one while requested", () => {
    const turns = ["red", "blue", "red", "red"].map((seat, i) => ({
      turn: i + 1,
      seat,
      round: 1,
      at: i,
    }));
    const wish = (state, value) => reduce(state, { type: "local", name: "review", value });
    const told = (state, query, answer) => reduce(state, { type: "answered", query, answer });
    const next = (state) => neededQueries(state).filter(({ what }) => what === "review_turn");
    const read = told(opened(), reviewQuery(over), { turns });
    expect(next(read)).toEqual([]);
    const first = wish(read, { seat: "red", working: true });
    expect(next(first)).toEqual([reviewTurnQuery(over, 1)]);
    const second = told(first, reviewTurnQuery(over, 1), { turn: 1 });
    expect(next(second)).toEqual([reviewTurnQuery(over, 3)]);
    expect(next(wish(second, { working: false }))).toEqual([]);
    const skipped = told(second, reviewTurnQuery(over, 3), { refused: { message: "no plan" } });
    expect(next(skipped)).toEqual([reviewTurnQuery(over, 4)]);
    expect(next(told(skipped, reviewTurnQuery(over, 4), { turn: 4 }))).toEqual([]);
  });
});

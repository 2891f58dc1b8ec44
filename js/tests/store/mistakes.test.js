import { describe, expect, it } from "vitest";
import {
  mistakesQuery,
  neededQueries,
  reviewQuery,
  searchQuery,
  searchState,
} from "../../src/store/queries.js";
import { initialState, reduce } from "../../src/store/reducer.js";
import { viewModel } from "../../src/store/viewModel.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const seats = (...players) =>
  scenes.over().seats.map((row, i) => ({ ...row, player: players[i] ?? "cautious" }));
const over = { ...scenes.over(), seats: seats("human"), moves: 40 };
const asked = (state, what) => neededQueries(state).filter((query) => query.what === what);
const told = (state, at, answer) =>
  reduce(state, { type: "answered", query: searchQuery(over, at), answer });
const piece = (done, more = {}) => ({
  over: false,
  compiling: false,
  done,
  pieces: 20,
  found: 0,
  ...more,
});

describe("the search for mistakes", () => {
  it("begins by itself when the only person's game is over", () => {
    const state = initialState({ snapshot: over, board });
    expect(asked(state, "find_mistakes")).toEqual([searchQuery(over, 0)]);
    expect(searchState(state).found).toBe(null);
  });

  it("does not begin while a game goes on, for guests, or where nobody or several play", () => {
    const others = [
      { ...over, screen: "play" },
      { ...over, guest: true },
      { ...over, seats: seats("human", "human") },
      { ...over, seats: seats() },
    ];
    for (const snapshot of others) {
      expect(asked(initialState({ snapshot, board }), "find_mistakes")).toEqual([]);
    }
  });

  it("goes on piece by piece until the kernel says that it is over", () => {
    const first = told(initialState({ snapshot: over, board }), 0, piece(3));
    expect(asked(first, "find_mistakes")).toEqual([searchQuery(over, 1)]);
    expect(viewModel(first).search).toEqual(piece(3));
    const second = told(first, 1, piece(20, { over: true, found: 2 }));
    expect(asked(second, "find_mistakes")).toEqual([]);
    expect(viewModel(second).search).toMatchObject({ over: true, found: 2 });
  });

  it("stops where the kernel refuses", () => {
    const state = told(initialState({ snapshot: over, board }), 0, { refused: { message: "no" } });
    expect(asked(state, "find_mistakes")).toEqual([]);
  });
});

describe("the review", () => {
  it("is asked for anew once the mistakes are known", () => {
    const open = reduce(initialState({ snapshot: over, board }), {
      type: "dialog",
      dialog: "review",
    });
    expect(asked(open, "review")).toEqual([reviewQuery(over)]);
    const read = reduce(open, {
      type: "answered",
      query: reviewQuery(over),
      answer: { turns: [] },
    });
    expect(asked(told(read, 0, piece(3)), "review")).toEqual([reviewQuery(over)]);
    const search = piece(20, { over: true });
    expect(asked(told(read, 0, search), "review")).toEqual([reviewQuery(over, search)]);
    expect(reviewQuery(over, search)).not.toEqual(reviewQuery(over));
  });
});

describe("my mistakes", () => {
  it("are asked for while they are open, and not before", () => {
    const state = initialState({ snapshot: over, board });
    expect(asked(state, "mistakes")).toEqual([]);
    const open = reduce(state, { type: "dialog", dialog: "mistakes" });
    expect(asked(open, "mistakes")).toEqual([mistakesQuery(over)]);
  });

  it("are asked for anew once those of this game are known", () => {
    const open = reduce(initialState({ snapshot: over, board }), {
      type: "dialog",
      dialog: "mistakes",
    });
    const read = reduce(open, {
      type: "answered",
      query: mistakesQuery(over),
      answer: { rows: [] },
    });
    expect(asked(told(read, 0, piece(3)), "mistakes")).toEqual([mistakesQuery(over)]);
    const search = piece(20, { over: true });
    expect(asked(told(read, 0, search), "mistakes")).toEqual([mistakesQuery(over, search)]);
    expect(mistakesQuery(over, search)).not.toEqual(mistakesQuery(over));
  });
});

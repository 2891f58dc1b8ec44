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

  it("does not begin during a game, for guests, or if nobody or several people play", () => {
    const others = [
      { ...over, screen: "play" },
      { ...over, guest: {} },
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

  it("stops if the kernel refuses", () => {
    const state = told(initialState({ snapshot: over, board }), 0, { refused: { message: "no" } });
    expect(asked(state, "find_mistakes")).toEqual([]);
  });
});

describe.each([
  ["review", reviewQuery, { turns: [] }],
  ["mistakes", mistakesQuery, { rows: [] }],
])("the dialog %s", (dialog, queryOf, answer) => {
  const state = initialState({ snapshot: over, board });
  const open = reduce(state, { type: "dialog", dialog });

  it("is requested while it is open, and not before", () => {
    expect(asked(state, dialog)).toEqual([]);
    expect(asked(open, dialog)).toEqual([queryOf(over)]);
  });

  it("is requested again once this game's mistakes are known", () => {
    const read = reduce(open, { type: "answered", query: queryOf(over), answer });
    expect(asked(told(read, 0, piece(3)), dialog)).toEqual([queryOf(over)]);
    const search = piece(20, { over: true });
    expect(asked(told(read, 0, search), dialog)).toEqual([queryOf(over, search)]);
    expect(queryOf(over, search)).not.toEqual(queryOf(over));
  });
});

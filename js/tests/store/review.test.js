import { describe, expect, it } from "vitest";
import { neededQueries, reviewQuery } from "../../src/store/queries.js";
import { initialState, reduce } from "../../src/store/reducer.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const over = { ...scenes.over(), moves: 40 };
const opened = () =>
  reduce(initialState({ snapshot: over, board }), { type: "dialog", dialog: "review" });
const asked = (state) => neededQueries(state).filter(({ what }) => what === "review");

describe("a review", () => {
  it("is asked for while it is open, and not before", () => {
    expect(asked(initialState({ snapshot: over, board }))).toEqual([]);
    expect(asked(opened())).toEqual([reviewQuery(over)]);
  });

  it("closes where it leads to a moment, and can be opened there again", () => {
    const there = reduce(opened(), { type: "look_back", at: 17 });
    expect(there.ui).toMatchObject({ dialog: null, past: { at: 17, playing: false } });
    const again = reduce(there, { type: "dialog", dialog: "review" });
    expect(again.ui).toMatchObject({ dialog: "review", past: { at: 17 } });
    expect(asked(again)).toEqual([reviewQuery(over)]);
  });
});

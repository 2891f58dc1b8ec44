import { describe, expect, it } from "vitest";
import { initial } from "../../src/store/state.js";
import { teach } from "../../src/views/teachPanel.js";
import { scenes } from "../fixtures/scenes.js";

const guide = {
  title: "Reinforcement",
  about: "A turn begins with new armies.",
  steps: ["Choose.", "Place."],
  at: 0,
  now: [{ text: "Your 3 cards hold a set.", rule: "cards.when" }],
  move: null,
  rules: [],
};

/** What is drawn for a reader, with an answer or while it is on its way. */
const drawn = (memo, answer, viewer) =>
  JSON.stringify(
    teach({
      snapshot: { ...scenes.attack(), viewer, private: "shown" },
      ui: initial(),
      memo,
      ask: () => answer,
      dispatch() {},
      send() {},
    }),
  );

describe("teach me", () => {
  it("keeps the last words until the next ones have come", () => {
    const memo = {};
    expect(drawn(memo, guide, "red")).toContain("Your 3 cards");
    expect(drawn(memo, undefined, "red")).toContain("Your 3 cards");
  });

  it("never shows them to somebody else", () => {
    const memo = {};
    drawn(memo, guide, "red");
    expect(drawn(memo, undefined, "blue")).not.toContain("Your 3 cards");
  });
});

import { describe, expect, it } from "vitest";
import { puzzleChoices } from "../../src/views/lessonPanel.js";
import { say } from "../fixtures/say.js";

const option = (/** @type {string} */ id) => ({ id, title: id });
const CHOICES = [
  { by: "kind", chosen: "", options: [option("stop"), option("defend")] },
  { by: "edition", chosen: "german", options: [option("german")] },
  { by: "mode", chosen: "", options: [option("missions")] },
];

/** Return the actions that a choice sends. @param {number} at @param {string} value */
function sent(at, value) {
  /** @type {any[]} */
  const actions = [];
  const ctx = { say, lessonActions: { send: (/** @type {any} */ action) => actions.push(action) } };
  const drawn = puzzleChoices(/** @type {any} */ (ctx), /** @type {any} */ (CHOICES));
  const field = drawn.kids[at].kids.at(-1);
  field.props.on.change({ target: { value } });
  return actions;
}

describe("the choice among the puzzles", () => {
  it("keeps the other choices", () => {
    expect(sent(0, "defend")).toEqual([{ do: "open", step: "puzzle/defend/german/" }]);
  });
  it("leads to the puzzle of the day if nothing is chosen any more", () => {
    expect(sent(1, "")).toEqual([{ do: "open", step: "puzzle" }]);
  });
});

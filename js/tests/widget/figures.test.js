/** The figures of a finished game. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

const stats = {
  columns: [
    { id: "taken", label: "Territories taken" },
    { id: "luck", label: "Armies saved by dice" },
  ],
  rows: [
    { seat: "red", taken: 47, luck: -0.3 },
    { seat: "blue", taken: 14, luck: 1 },
  ],
  dice: [
    { seat: "red", faces: [1, 0, 0, 0, 0, 1], mean: 3.5 },
    { seat: "blue", faces: [0, 0, 0, 1, 0, 0], mean: 4 },
  ],
  missions: {},
};

it("figures have the language's decimal mark, and luck has its sign", async () => {
  const model = createModel({ ...scenes.over() });
  model.data.language = "cs";
  const { el, settled } = show("over", model);
  await settled();
  model.answer({}, { ok: true, data: stats });
  await settled();
  const lines = [...el.querySelectorAll(".rw-figures tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(lines).toContainEqual(["Territories taken", "47", "14"]);
  expect(lines).toContainEqual(["Armies saved by dice", "−0,3", "+1,0"]);
  expect(lines.at(-1).slice(1)).toEqual(["3,50", "4,00"]);
});

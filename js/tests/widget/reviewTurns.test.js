/** A reviewed game's turns, compared with the expert's plans. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

const over = { ...scenes.over(), moves: 40 };
const turns = [1, 2, 3].map((turn) => ({ turn, seat: "red", round: turn, at: turn }));
/** The review, and the figures of the last screen, which are requested at the same time. */
const review = {
  columns: [],
  rows: [],
  dice: [],
  missions: {},
  rounds: [1, 1, 2, 3],
  turns,
  chances: { red: [0.3, 0.5, 0.8, 1], blue: [0.7, 0.5, 0.2, 0] },
  points: [],
  luck: [],
  summary: [],
  give_or_take: 7,
};
const base = {
  before: 0.5,
  after: 0.6,
  dice: 0.034,
  opened: null,
  won: false,
  worth: null,
  judged: false,
  mistakes: [],
};

/** Return the lines and the sum that follow from these answers. */
async function worked(...answers) {
  const { model, el, click, settled } = show("over", createModel(over));
  click('[data-action="review"]');
  await settled();
  model.answer({}, { ok: true, data: { ...review, turns: turns.slice(0, answers.length) } });
  await settled();
  click('[data-action="review_work"]');
  for (const [i, answer] of answers.entries()) {
    await settled();
    model.answer({}, { ok: true, data: { ...base, turn: i + 1, ...answer } });
  }
  await settled();
  const block = el.querySelector(".rw-block-choices");
  return {
    text: block.textContent,
    lines: [...block.querySelectorAll("li")].map((line) => line.textContent),
    sum: block.querySelector('[role="status"]').textContent,
  };
}

describe("a turn next to the expert's plan", () => {
  it("is shown in whole points, with their error once", async () => {
    const { text, lines, sum } = await worked({ plan: "Put 5.", worth: -0.0593 });
    expect(lines[0]).toContain("−6 points");
    expect(lines[0]).toContain("+3 points by the dice");
    // Not to be taken for the shares of games won in a puzzle of the same turn.
    expect(lines[0]).toContain("(the expert's estimate)");
    expect(sum).toBe("1 turn that began differently: −6 percentage points.");
    expect(text.match(/accurate to about 7 points/g)).toHaveLength(1);
  });

  it("is followed by the territory that it left open, if rivals took that", async () => {
    const opened = "Red had left Siam with 1 army; Blue's chance of breaking Australia was 62%.";
    const { lines } = await worked({ plan: "Put 5.", opened, worth: 0 }, { plan: "Put 3." });
    expect(lines.map((line) => line.includes(opened))).toEqual([true, false]);
  });

  it("has no points if it began with the plan or won", async () => {
    const { lines, sum } = await worked(
      { plan: "As the expert would have begun: 5.", worth: null },
      { plan: "Put 3.", worth: -0.101 },
      { plan: "This turn won the game.", worth: null, won: true, after: 1 },
    );
    expect(lines.map((line) => /−10 points/.test(line))).toEqual([false, true, false]);
    expect(lines[2]).toContain("100");
    expect(lines[2]).not.toContain("by the dice");
    expect(sum).toBe("1 turn that began differently: −10 percentage points.");
  });
});

describe("the turning points", () => {
  it("stand in the order of play, and their numbers above the lines", async () => {
    const { model, el, click, settled } = show("over", createModel(over));
    click('[data-action="review"]');
    await settled();
    const told = { opened: null, better: "Better.", try_at: 1, territories: over.territories };
    const points = [1, 2, 3].map((turn) => ({ turn, at: turn, text: `Round ${turn}.` }));
    model.answer(
      {},
      { ok: true, data: { ...review, points: [points[0], { ...points[1], told }, points[2]] } },
    );
    await settled();
    const rows = [...el.querySelectorAll(".rw-block-points [data-action^=turned]")];
    expect(rows.map((row) => row.textContent)).toEqual(
      points.map(({ text }, i) => `${i + 1} ${text}`),
    );
    const chart = el.querySelector(".rw-block-chances svg");
    const numbers = [...chart.querySelectorAll(".rw-value")].filter(({ textContent }) =>
      /^\d$/.test(textContent),
    );
    expect(numbers).toHaveLength(3);
    const top = Number(
      /M[\d.]+ ([\d.]+)/.exec(chart.querySelector(".rw-shown-turn").getAttribute("d"))[1],
    );
    for (const number of numbers) expect(Number(number.getAttribute("y"))).toBeLessThan(top - 3);
  });
});

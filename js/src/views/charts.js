/** Common parts of line charts: the grid, and the curves of the seats. */

import { SEAT_GLYPHS } from "../glyphs.js";
import { h } from "./dom.js";

/** @import { Seat } from "../types.js" */

/** The minimum distance between the signs at the ends of two curves. */
const APART = 15;

/**
 * Draw a line across the chart at each value, with the value at its left end.
 * @param {number[]} values
 * @param {object} o
 * @param {number} o.left
 * @param {number} o.right
 * @param {(value: number) => number} o.y
 * @param {(value: number) => string} o.written
 */
export const gridLines = (values, { left, right, y, written }) =>
  values.map((value) =>
    h(
      "g",
      { key: `y${value}` },
      h("path.rw-grid", { d: `M${left} ${y(value)}H${right}` }),
      h("text.rw-axis-label", { x: left - 5, y: y(value) + 4 }, written(value)),
    ),
  );

/**
 * Draw a curve for each seat, with its sign at the end.
 * @param {Array<[Seat, number[]]>} lines
 * @param {object} o
 * @param {(round: number) => number} o.x
 * @param {(value: number) => number} o.y
 * @param {number} o.right
 * @param {number} o.top
 * @param {number} o.bottom
 * @param {string|null} [o.winner]
 * @param {(value: number) => string} o.written
 */
export function curves(lines, { x, y, right, top, bottom, winner, written }) {
  // The winner is drawn last, over the others.
  const order = [...lines].sort(([a], [b]) => Number(a === winner) - Number(b === winner));
  const ends = lines.map(([seat, values]) => {
    const last = values.at(-1) ?? 0;
    return { seat, y: y(last), text: written(last) };
  });
  return [
    order.map(([seat, values]) => {
      const d = `M${values.map((v, i) => `${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join("L")}`;
      return h(
        `g.seat.seat-${seat}`,
        { key: seat, class: seat === winner ? "rw-winner" : "" },
        h("path.rw-line-halo", { d }),
        h("path.rw-curve", { d }),
      );
    }),
    spreadLabels(ends, top, bottom).map(({ seat, y, text }) =>
      h(
        `g.seat.seat-${seat}.rw-line-end`,
        { key: `e${seat}`, transform: `translate(${right + 4} ${y - 6.5})` },
        h("rect", { width: 13, height: 13, rx: 3 }),
        h("path", { d: SEAT_GLYPHS[seat], transform: "translate(2.7 2.7) scale(.76)" }),
        h("text.rw-label-start", { x: 17, y: 10.5 }, text),
      ),
    ),
  ];
}

/**
 * Move the marks at the ends of the lines apart, so that no mark covers another.
 * @template {{y: number}} T
 * @param {T[]} marks
 * @param {number} top
 * @param {number} bottom
 * @returns {T[]}
 */
export function spreadLabels(marks, top, bottom) {
  const sorted = [...marks].sort((a, b) => a.y - b.y);
  let low = top;
  const down = sorted.map((mark) => {
    const at = Math.max(mark.y, low);
    low = at + APART;
    return { ...mark, y: at };
  });
  let high = bottom;
  for (const mark of down.reverse()) {
    mark.y = Math.min(mark.y, high);
    high = mark.y - APART;
  }
  return down;
}

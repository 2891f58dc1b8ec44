/** Small drawings: card symbols and pieces, signs of seats, icons, dice. */

import { SEAT_GLYPHS } from "../glyphs.js";
import { PIPS } from "../pips.js";
import { h } from "./dom.js";

/** Signs on a 20 × 20 field: card symbols and pieces. @type {Record<string, string>} */
export const SIGNS = {
  infantry:
    "M10 1.8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM6 8.4h8l1.3 5.8h-2.3L12.3 18.4H7.7L7 14.2H4.7z",
  cavalry:
    "M5.6 18.4c0-4.2 2.7-5.6 3.5-8.6L6 11.5 3.9 9.2l4-4.2L9 1.7l2.5 2.4c3.3 1.3 5.2 4.6 5.2 9v5.3z",
  artillery:
    "M1.5 7.5L15.6 3l1.3 3.9-6.1 2A5 5 0 1 1 3.6 10l-1.2-.1zM7.4 11.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM13 14.5h5.5v2.4H12z",
  wild: "M10 1.5l2.5 5.6 6 .7-4.4 4.2 1.2 6-5.3-3-5.3 3 1.2-6L1.5 7.8l6-.7z",
  tripod: "M10 2l2 7.6 6 5.9-7.8-2.5h-.4L2 15.5l6-5.9z",
};

SIGNS.star = SIGNS.wild ?? "";

/** @param {string} name */
export const sign = (name) =>
  h(
    "svg.rw-sign",
    { viewBox: "0 0 20 20", "aria-hidden": "true" },
    h("path", { d: SIGNS[name] ?? SIGNS.infantry, "fill-rule": "evenodd" }),
  );

/** Line drawings for buttons. */
const ICONS = {
  undo: "M4 7h8a4 4 0 0 1 0 8H8M4 7l3-3M4 7l3 3",
  redo: "M16 7H8a4 4 0 0 0 0 8h4M16 7l-3-3M16 7l-3 3",
  more: "M4.5 10h.01M10 10h.01M15.5 10h.01",
  remove: "M6 6l8 8M14 6l-8 8",
  lock: "M4 9h12v8H4zM7 9V6.5a3 3 0 0 1 6 0V9",
  arrow: "M2 10h15M12 5l5 5-5 5",
  warn: "M10 3L18 16.5H2zM10 8v4M10 14.3v.1",
  up: "M5 12l5-5 5 5",
  larger: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  smaller: "M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4",
};

/** @param {keyof typeof ICONS} name */
export const icon = (name) =>
  h(
    `svg.rw-icon.rw-icon-${name}`,
    { viewBox: "0 0 20 20", "aria-hidden": "true" },
    h("path", { d: ICONS[name] }),
  );

/** The sign of a seat on its colour; the name always stands beside it.
 * @param {string|null} seat @param {string} [size] */
export function chip(seat, size = "") {
  const glyph = SEAT_GLYPHS[/** @type {keyof typeof SEAT_GLYPHS} */ (seat)];
  return h(
    `i.rw-chip.seat.seat-${seat}`,
    { class: size, "aria-hidden": "true" },
    glyph && h("svg", { viewBox: "0 0 10 10" }, h("path", { d: glyph })),
  );
}

/** The sign of a seat where there is no room for its name, which is only heard.
 * @param {import("../words/index.js").Words} say @param {string|null} seat */
export const seatSign = (say, seat) => [
  chip(seat),
  h("span.rw-visually-hidden", say("page-seat", { seat })),
];

/** @param {import("../words/index.js").Words} say @param {Array<[piece: string, n: number]>} pieces */
export const pieceRow = (say, pieces) =>
  h(
    "span.rw-meta.rw-pieces",
    {
      role: "img",
      "aria-label": pieces.length
        ? say("page-listed", {
            items: pieces.map(([piece, count]) => say("page-pieces", { piece, count })),
          })
        : say("page-no-pieces"),
    },
    pieces.filter(([, n]) => n).map(([piece, n]) => h("span", n, sign(piece))),
  );

/**
 * @param {import("../words/index.js").Words} say
 * @param {number} face 0: not rolled yet
 * @param {string} colour as the edition prints it
 * @param {object} [o]
 * @param {boolean} [o.idle] stands outside the comparison
 */
export function die(say, face, colour, { idle = false } = {}) {
  const at = PIPS[face] ?? [];
  return h(
    `svg.rw-die.die-${colour}`,
    {
      class: idle ? "rw-idle" : "",
      viewBox: "0 0 10 10",
      role: "img",
      "aria-label": say("page-die", { face }),
      "data-die": face || "",
    },
    h("rect", { x: 0.3, y: 0.3, width: 9.4, height: 9.4, rx: 2 }),
    at.flatMap((x, i) => (i % 2 ? [] : [h("circle", { cx: x, cy: at[i + 1], r: 0.92 })])),
  );
}

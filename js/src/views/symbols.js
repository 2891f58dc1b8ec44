/** Small drawings: card symbols, pieces, signs of seats, icons and dice. */

import { SEAT_GLYPHS } from "../glyphs.js";
import { PIPS } from "../pips.js";
import { h } from "./dom.js";

/** Signs on a 20 × 20 field: card symbols and pieces. @type {Record<string, string>} */
export const SIGNS = {
  infantry:
    "M10 1.2c3.2 0 5 2.1 5.2 5.2l1.6.5v1.3H3.2V6.9l1.6-.5C5 3.3 6.8 1.2 10 1.2zM6.2 9h7.6v.6a3.8 3.8 0 0 1-7.6 0zM2.6 18.8c0-3.3 1.9-4.9 4.7-5.2L10 16l2.7-2.4c2.8.3 4.7 1.9 4.7 5.2z",
  cavalry:
    "M5.7 18.6c-.3-4.2 2.8-5.7 3.5-8.5L6.4 12l-2.7-.5-1-2.2 4.5-4.8.9-3.2 2.4 2.4c4.2.7 6.7 4 6.7 8.7 0 2.2-.3 4.2-.8 6.2zM8.2 6.2a.85.85 0 1 0 0 1.7.85.85 0 0 0 0-1.7z",
  artillery:
    "M1.2 8.1l.6-1.9L14.7 2l1-.9 2.3 4.4-1.3.1L7 8.6a5 5 0 0 0-4.3 1.2zM7.4 9.6a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM6.8 11.1a3.2 3.2 0 0 0-2.5 2.5h1.5c.2-.4.6-.8 1-1zM8 11.1v1.5c.4.2.8.6 1 1h1.5A3.2 3.2 0 0 0 8 11.1zM4.3 14.8a3.2 3.2 0 0 0 2.5 2.5v-1.5c-.4-.2-.8-.6-1-1zM9 14.8c-.2.4-.6.8-1 1v1.5a3.2 3.2 0 0 0 2.5-2.5zM12.4 13l6.5 3.9-.8 1.4-6-3z",
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
  up: "M5 12l5-5 5 5",
  larger: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  smaller: "M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4",
  hint: "M8 14.5v-2a5 5 0 1 1 4 0v2zM8.5 17.5h3",
};

/** @param {keyof typeof ICONS} name */
export const icon = (name) =>
  h(
    `svg.rw-icon.rw-icon-${name}`,
    { viewBox: "0 0 20 20", "aria-hidden": "true" },
    h("path", { d: ICONS[name] }),
  );

/** Draw the sign of a seat on its colour; its name is always next to it.
 * @param {string|null} seat @param {string} [size] */
export function chip(seat, size = "") {
  const glyph = SEAT_GLYPHS[/** @type {keyof typeof SEAT_GLYPHS} */ (seat)];
  return h(
    `i.rw-chip.seat.seat-${seat}`,
    { class: size, "aria-hidden": "true" },
    glyph && h("svg", { viewBox: "0 0 10 10" }, h("path", { d: glyph })),
  );
}

/**
 * Draw the sign of a seat where there is no room for its name, which is only read out.
 * @param {import("../words/index.js").Words} say @param {string|null} seat
 */
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
 * @param {number} face
 * @param {string} colour as printed by the edition
 */
export function die(say, face, colour) {
  const at = PIPS[face] ?? [];
  return h(
    `svg.rw-die.die-${colour}`,
    {
      viewBox: "0 0 10 10",
      role: "img",
      "aria-label": say("page-die", { face }),
      "data-die": face,
    },
    h("rect", { x: 0.3, y: 0.3, width: 9.4, height: 9.4, rx: 2 }),
    at.flatMap((x, i) => (i % 2 ? [] : [h("circle", { cx: x, cy: at[i + 1], r: 0.92 })])),
  );
}

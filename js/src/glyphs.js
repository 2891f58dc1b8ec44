/** Signs drawn on a 10 × 10 field (seats) and a 20 × 20 field (cards), as SVG path data. */

/** One sign per seat, so that colour never speaks alone.
 * @type {Record<import("./types.js").Seat, string>} */
export const SEAT_GLYPHS = {
  red: "M5 .6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 0 1 0-8.8z",
  blue: "M1.5.9h7a.6.6 0 0 1 .6.6v7a.6.6 0 0 1-.6.6h-7a.6.6 0 0 1-.6-.6v-7a.6.6 0 0 1 .6-.6z",
  green: "M5 .4L9.8 9.2H.2z",
  yellow: "M5 0L6.5 3.3 10 3.7 7.4 6.1 8.1 9.6 5 7.8 1.9 9.6 2.6 6.1 0 3.7 3.5 3.3z",
  black: "M5 0L9.8 5 5 10 .2 5z",
  purple: "M3.3.4h3.4v2.9h2.9v3.4H6.7v2.9H3.3V6.7H.4V3.3h2.9z",
};

/** Where the pips of a face lie on a 10 × 10 field: x, y, x, y, …; the face 0 has none. */
export const PIPS = [
  [],
  [5, 5],
  [2.8, 2.8, 7.2, 7.2],
  [2.6, 2.6, 5, 5, 7.4, 7.4],
  [2.8, 2.8, 7.2, 2.8, 2.8, 7.2, 7.2, 7.2],
  [2.7, 2.7, 7.3, 2.7, 5, 5, 2.7, 7.3, 7.3, 7.3],
  [2.9, 2.4, 7.1, 2.4, 2.9, 5, 7.1, 5, 2.9, 7.6, 7.1, 7.6],
];

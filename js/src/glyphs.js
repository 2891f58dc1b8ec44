/** Signs as SVG path data. Written by tools/page_data.py from risk_widget/svg/colours.py: do not edit. */

/**
 * One sign per seat on a 10 × 10 field, so that seats never differ by colour alone.
 * @type {Record<import("./types.js").Seat, string>}
 */
export const SEAT_GLYPHS = {
  red: "M5 .6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 0 1 0-8.8z",
  blue: "M1.5.9h7a.6.6 0 0 1 .6.6v7a.6.6 0 0 1-.6.6h-7a.6.6 0 0 1-.6-.6v-7a.6.6 0 0 1 .6-.6z",
  green: "M5 .4L9.8 9.2H.2z",
  yellow: "M5 0L6.5 3.3 10 3.7 7.4 6.1 8.1 9.6 5 7.8 1.9 9.6 2.6 6.1 0 3.7 3.5 3.3z",
  black: "M5 0L9.8 5 5 10 .2 5z",
  purple: "M3.3.4h3.4v2.9h2.9v3.4H6.7v2.9H3.3V6.7H.4V3.3h2.9z",
};

/** A crown around its middle, 12 wide. */
export const CROWN = "M-6-4l3 3.5 3-4.5 3 4.5 3-3.5-1 8h-10z";

/**
 * Sizes of the tags and names on the map. Written by tools/page_data.py from
 * risk_widget/svg/picture.py: do not edit.
 */

/** @import { Tier } from "../pageTypes.js" */

/**
 * In CSS pixels.
 * @typedef {object} TierSizes
 * @property {number} least width of a map of this size class
 * @property {number} font of names
 * @property {number} digits on tags, their font
 * @property {number} height of tags
 * @property {[number, number, number]} widths of tags with one digit, two and three
 */

/** @type {Record<Tier, TierSizes>} */
export const SIZES = {
  s: { least: 590, font: 9.5, digits: 12.3, height: 17, widths: [30, 36, 43] },
  m: { least: 780, font: 10.5, digits: 12.3, height: 19, widths: [33, 40, 47] },
  l: { least: 1020, font: 11.5, digits: 13, height: 21, widths: [36, 43, 51] },
};

/** In multiples of the font size. */
export const LINE_HEIGHT = 1.12;

/** Distances of a name from its tag on each side, in CSS pixels. */
export const BELOW = 2.2;
export const ABOVE = 4;
export const BESIDE = 2.6;

/** How far the first baseline lies below the upper edge of a name, in font sizes. */
export const FIRST_LINE = 0.9;

/** How far a baseline lies below the middle of its letters, in font sizes. */
export const HALF_LETTER = 0.36;

/** The distance from the land up to the words next to a lane that leaves the map, in map units. */
export const ABOVE_EDGE = 14;

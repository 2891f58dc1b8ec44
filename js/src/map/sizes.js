/**
 * Sizes in CSS pixels, and the blocks that things on the map take. Except on very small and very
 * large maps, tags and names keep their sizes; only their places, precomputed for three size
 * classes, differ.
 */

import { ABOVE, BELOW, BESIDE, FIRST_LINE, HALF_LETTER, LINE_HEIGHT, SIZES } from "./labelSizes.js";

/** @import { LabelPlace, Point, Tier } from "../pageTypes.js" */

/**
 * @typedef {LabelPlace["p"]|"tr"|"tl"|"br"|"bl"} Side of a tag,
 *   or a place above or below it for a name that begins or ends over it
 */

/** Sizes of tags that are only a number, for maps on which full tags would cover each other. */
const BARE = { height: 13, widths: /** @type {const} */ ([11.5, 18.5, 26]) };
/** The width of the map below which tags are only numbers. */
const LEAST = 340;
/** The width of the map below which tags shrink, and dice cover much of the map. */
export const SMALL = 520;

/** The width of the map below which it has no room for the names of continents. */
export const WORDY = 480;

/** How far a line's letters reach above and below its foot, in font heights. */
export const UP = 0.74;
export const DOWN = 0.2;
/** The gap between a name and the rings around its tag, in CSS pixels. */
const CLEAR = 1.5;

/** Distance of a ring from the tag that it marks. */
export const RING = 3;
/** The target size of WCAG 2.2. */
const TARGET = 24;

/**
 * @param {number} width of the map in CSS pixels
 * @returns {Tier}
 */
export const tierFor = (width) =>
  width >= SIZES.l.least ? "l" : width >= SIZES.m.least ? "m" : "s";

/**
 * Compute the scale of tags and text relative to their size class. Tags shrink only on a map too
 * small for them, and never below readable digits. Beyond the width that the places of the largest
 * class were made for, tags and text grow with the map.
 * @param {number} width of the map in CSS pixels
 * @param {number} [room] width of a world map with the same room per territory
 */
export function scalesFor(width, room = width) {
  const large = Math.min(1.25, Math.max(1, width / 1150));
  const small = Math.max(room < 300 ? 0.73 : 0.78, room / SMALL);
  const tag = room < SMALL ? small : large;
  return { tag, text: large, bare: room < LEAST };
}

/**
 * The minimum height of names and numbers on a wall, as a share of the wall's height: the last row
 * must be able to read them.
 */
const ON_WALL = 0.022;
/**
 * The width of a map on a wall, as a share of the wall's height, above which there is room for long
 * names.
 */
const LONG_NAMES = 1.4;

/**
 * Choose the size class of a map on a wall: only the smallest has names short enough for large letters.
 * @param {number} width of the map in CSS pixels
 * @param {number} wall its height
 * @returns {Tier}
 */
export const tierOnWall = (width, wall) => (width >= wall * LONG_NAMES ? "l" : "s");

/**
 * Enlarge the scales of tags and text for a wall.
 * @param {ReturnType<typeof scalesFor>} scale
 * @param {Tier} tier
 * @param {number} wall its height in CSS pixels; 0 if the map is on none
 */
export function scalesOnWall(scale, tier, wall) {
  const { font, digits } = SIZES[tier];
  const least = wall * ON_WALL;
  return {
    ...scale,
    tag: Math.max(scale.tag, least / digits),
    text: Math.max(scale.text, least / font),
  };
}

/**
 * @param {Tier} tier
 * @param {number} armies
 * @param {boolean} [bare] whether the tag is only its number
 */
export function tagSize(tier, armies, bare = false) {
  const { height, widths } = bare ? BARE : SIZES[tier];
  const digits = Math.min(3, String(Math.max(0, armies)).length);
  return { width: widths[/** @type {0|1|2} */ (digits - 1)], height };
}

/**
 * Compute the part of a tag that takes clicks: the tag with a margin, never smaller than the target
 * size.
 * @param {{width: number, height: number}} tag
 * @param {number} [scale] by which the tag is drawn larger or smaller
 */
export function hitSize({ width, height }, scale = 1) {
  const least = TARGET / scale;
  return { width: Math.max(least, width + 4), height: Math.max(least, height + 4) };
}

/**
 * Compute the starts of a name's lines, measured from the centre of the tag.
 * @param {LabelPlace["t"]} lines
 * @param {Side} side
 * @param {Tier} tier
 * @param {{width: number, height: number}} tag
 * @param {number} rings between tag and name
 * @returns {{x: number, y: number, anchor: "start"|"middle"|"end", lineHeight: number}}
 */
export function nameSpot(lines, side, tier, tag, rings) {
  const { font } = SIZES[tier];
  const lineHeight = font * LINE_HEIGHT;
  const ringed = rings && rings * (RING + 1) + CLEAR;
  const above = lineHeight * (lines.length - 1);
  const [where, towards = where] = side;
  const sign = towards === "r" ? 1 : towards === "l" ? -1 : 0;
  const anchor = sign > 0 ? "start" : sign < 0 ? "end" : "middle";
  if (where === "b" || where === "t") {
    const y =
      where === "b"
        ? tag.height / 2 + Math.max(BELOW + font * FIRST_LINE, ringed + font * UP)
        : -tag.height / 2 - Math.max(ABOVE, ringed + font * DOWN) - above;
    return { x: sign && (-sign * tag.width) / 2, y, anchor, lineHeight };
  }
  return {
    x: sign * (tag.width / 2 + Math.max(BESIDE, ringed)),
    y: font * HALF_LETTER - above / 2,
    anchor,
    lineHeight,
  };
}

/**
 * @typedef {[x: number, y: number, halfWidth: number, halfHeight: number]} Block around its centre,
 *   in map units
 */

/**
 * Whether two blocks overlap.
 * @param {Block} a
 * @param {Block} b
 * @param {number} [gap] the least distance between their sides
 */
export const areClose = ([ax, ay, aw, ah], [bx, by, bw, bh], gap = 0) =>
  Math.abs(ax - bx) < aw + bw + gap && Math.abs(ay - by) < ah + bh;

/** Compute the distance between two blocks; 0 if they meet. @param {Block} a @param {Block} b */
export const between = ([ax, ay, aw, ah], [bx, by, bw, bh]) =>
  Math.hypot(Math.max(0, Math.abs(ax - bx) - aw - bw), Math.max(0, Math.abs(ay - by) - ah - bh));

/**
 * Return the middle of a block as near to a spot as the edges of a frame allow.
 * @param {{x: number, y: number, width: number, height: number}} frame from its upper left corner
 * @param {{width: number, height: number}} size of the block
 * @param {Point} spot
 * @returns {Point}
 */
export const keptWithin = (frame, { width, height }, [x, y]) => [
  Math.max(frame.x + width / 2, Math.min(frame.x + frame.width - width / 2, x)),
  Math.max(frame.y + height / 2, Math.min(frame.y + frame.height - height / 2, y)),
];

/** Compute the area that two blocks share. @param {Block} a @param {Block} b */
export function overlap([ax, ay, aw, ah], [bx, by, bw, bh]) {
  const width = Math.min(ax + aw, bx + bw) - Math.max(ax - aw, bx - bw);
  const height = Math.min(ay + ah, by + bh) - Math.max(ay - ah, by - bh);
  return Math.max(0, width) * Math.max(0, height);
}

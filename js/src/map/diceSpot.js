/**
 * Where dice lie on the map: as near to the battle as they can without covering what one needs.
 *
 * @typedef {import("../pageTypes.js").Point} Point
 * @typedef {import("./arrow.js").Block} Block
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, width: number, height: number}} Box from its upper left corner
 */

import { meet } from "./blocks.js";

/**
 * How bad it is to cover something, and to lie as far away as the dice are wide. What the battle is
 * about is never covered; the rest only where the dice would else be looked for.
 */
export const COVERS = { battle: 100, control: 50, arrow: 12, choice: 14, tag: 4, name: 1 };
const AWAY = 40;

/** Points of an arrow that dice should leave free. */
const ON_ARROW = [0.25, 0.5, 0.75];

/**
 * The middle of the place for dice, all in map units.
 * @param {object} o
 * @param {Point} o.source tag of the territory that attacks
 * @param {Point} o.target tag of the one that is attacked
 * @param {Size} o.size of the dice with their plate
 * @param {Box} o.view the part of the map that is in sight
 * @param {Array<[Block, cost: number]>} o.taken what stands on the map
 * @returns {Point}
 */
export function diceSpot({ source, target, size, view, taken }) {
  const apart = Math.hypot(target[0] - source[0], target[1] - source[1]);
  // A lane over the map's edge: the two stand far apart, and the battle is at the target.
  const over = apart > view.width / 2;
  /** @param {number} part of the way @returns {Point} */
  const along = (part) => [
    source[0] + (target[0] - source[0]) * part,
    source[1] + (target[1] - source[1]) * part,
  ];
  const middle = over ? target : along(0.5);
  const all = [...taken];
  for (const part of over ? [] : ON_ARROW) all.push([[...along(part), 0, 0], COVERS.arrow]);

  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2];
  const step = size.height / 3;
  /** @type {Point} */
  let best = within(view, size, middle);
  let least = Number.POSITIVE_INFINITY;
  for (let y = view.y + halfHeight; y <= view.y + view.height - halfHeight; y += step) {
    for (let x = view.x + halfWidth; x <= view.x + view.width - halfWidth; x += step) {
      let cost = (Math.hypot(x - middle[0], y - middle[1]) / size.width) * AWAY;
      for (const [block, bad] of all) {
        if (meet(block, [x, y, halfWidth, halfHeight])) cost += bad;
      }
      if (cost < least) {
        least = cost;
        best = [x, y];
      }
    }
  }
  return best;
}

/** @param {Box} view @param {Size} size @param {Point} spot @returns {Point} */
const within = (view, { width, height }, [x, y]) => [
  Math.max(view.x + width / 2, Math.min(view.x + view.width - width / 2, x)),
  Math.max(view.y + height / 2, Math.min(view.y + view.height - height / 2, y)),
];

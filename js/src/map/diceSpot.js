/**
 * Where dice lie on the map: as near to the battle as they can without covering what one needs.
 *
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, width: number, height: number}} Box from its upper left corner
 */

import { meet } from "./blocks.js";

/** @import { Point } from "../pageTypes.js" */
/** @import { Block } from "./blocks.js" */

/**
 * How bad it is to cover something, and to lie as far away as the dice are wide. What the battle is
 * about is never covered; the rest only where the dice would else be looked for.
 */
export const COVERS = { battle: 100, control: 50, arrow: 12, choice: 14, tag: 4, name: 1, land: 1 };
const AWAY = 40;
/** The same on a small map, where the dice take a good part of it: rather far off than in the way. */
const AWAY_ON_SMALL = 8;

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
 * @param {boolean} [o.small] the map is
 * @returns {Point}
 */
export function diceSpot({ source, target, size, view, taken, small = false }) {
  const away = small ? AWAY_ON_SMALL : AWAY;
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
  const step = size.height / (small ? 6 : 3);
  /** @type {Point} */
  let best = within(view, size, middle);
  let least = Number.POSITIVE_INFINITY;
  for (const y of steps(view.y + halfHeight, view.y + view.height - halfHeight, step)) {
    for (const x of steps(view.x + halfWidth, view.x + view.width - halfWidth, step)) {
      let cost = (Math.hypot(x - middle[0], y - middle[1]) / size.width) * away;
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

/** From one end to the other, both among them. @param {number} from @param {number} to @param {number} by */
function steps(from, to, by) {
  const all = [];
  for (let at = from; at < to; at += by) all.push(at);
  return to >= from ? [...all, to] : all;
}

/** @param {Box} view @param {Size} size @param {Point} spot @returns {Point} */
const within = (view, { width, height }, [x, y]) => [
  Math.max(view.x + width / 2, Math.min(view.x + view.width - width / 2, x)),
  Math.max(view.y + height / 2, Math.min(view.y + view.height - height / 2, y)),
];

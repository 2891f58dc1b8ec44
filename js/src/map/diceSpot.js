/**
 * The places of dice on the map: next to their battle, over sea or, where none is near, over land
 * that has no part in it, covering nothing that has to be read.
 */

import { areClose, between, keptWithin } from "./sizes.js";

/** @import { Block } from "./sizes.js" */
/** @import { Point } from "../pageTypes.js" */

/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, width: number, height: number}} Box from its upper left corner
 */

/**
 * The costs of covering things. The battle itself is never covered: its tags and names, its arrow, and the land of
 * both sides.
 */
export const COVERS = { battle: 1000, land: 300, control: 250, next: 160, tag: 100, name: 40 };
/**
 * The costs of lying completely over other land: land that can be attacked next, and land that is dim, since it has no
 * part in the choice.
 */
export const OVER = { next: 240, dim: 120 };
/**
 * The distance between dice and the nearer tag of their battle, as a share of the map's visible
 * width. Rather than lie farther away, the dice cover things that have no part in the battle.
 */
export const BESIDE = 0.11;
/** How far to look for a place, as a share of the visible width. */
const FARTHEST = 0.25;
/**
 * The costs, per visible width, of being away from the battle: for the distance, for the part of it
 * beyond `BESIDE`, and for the distance from the battle's middle.
 */
const AWAY = { each: 300, more: 4000, middle: 80 };

/** The distance between points of a territory's land, in map units. */
const APART = 20;

/**
 * List points of a territory's land, along its shores and inland.
 * @param {string} path `M…l…z`, in whole numbers @returns {Point[]}
 */
export function pointsOf(path) {
  const { rings, xs, ys, has } = landOf(path);
  const inner = stepsBetween(...xs, APART).flatMap((x) =>
    stepsBetween(...ys, APART)
      .map((y) => /** @type {Point} */ ([x, y]))
      .filter(has),
  );
  return [...rings.flatMap(thinnedRing), ...inner];
}

/**
 * @typedef {object} LandGrid the territory at each point of the map, row by row
 * @property {number} across the number of points in a row
 * @property {Array<string|null>} at null at sea
 */

/**
 * Find out which territory is at each point of the map.
 * @param {Record<string, string>} paths @param {{w: number, h: number}} size @returns {LandGrid}
 */
export function gridOf(paths, { w, h }) {
  const across = Math.ceil(w / APART);
  /** @type {Array<string|null>} */
  const at = Array.from({ length: across * Math.ceil(h / APART) }, () => null);
  for (const [t, path] of Object.entries(paths)) {
    const { xs, ys, has } = landOf(path);
    const cells = (/** @type {[least: number, most: number]} */ [least, most]) =>
      stepsBetween(Math.floor(least / APART), Math.floor(most / APART), 1);
    for (const y of cells(ys)) {
      for (const x of cells(xs)) {
        if (has([(x + 0.5) * APART, (y + 0.5) * APART])) at[y * across + x] = t;
      }
    }
  }
  return { across, at };
}

/**
 * Make a function that returns the mean cost of the points below a block.
 * @param {LandGrid} grid @param {(t: string) => number} costOf
 * @returns {(block: Block) => number}
 */
export function landCosts({ across, at }, costOf) {
  const first = (/** @type {number} */ n) => Math.max(0, Math.round(n / APART));
  return ([x, y, halfWidth, halfHeight]) => {
    let [sum, all] = [0, 0];
    for (let row = first(y - halfHeight); (row + 0.5) * APART < y + halfHeight; row++) {
      for (let n = first(x - halfWidth); (n + 0.5) * APART < x + halfWidth; n++) {
        const t = at[row * across + n];
        if (t) sum += costOf(t);
        all += 1;
      }
    }
    return all && sum / all;
  };
}

/**
 * Read the land of a territory: its shores, its extent, and whether a point lies inland.
 * @param {string} path
 */
function landOf(path) {
  const rings = path.split("M").slice(1).map(ringOf);
  const all = rings.flat();
  /** @param {Point} point */
  const has = (point) => rings.filter((ring) => isIn(ring, point)).length % 2 === 1;
  return { rings, xs: extent(all.map(([x]) => x)), ys: extent(all.map(([, y]) => y)), has };
}

/** Return the least and the greatest of the numbers. @param {number[]} numbers @returns {[least: number, most: number]} */
const extent = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/** @param {string} path @returns {Point[]} */
function ringOf(path) {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  /** @type {Point[]} */
  const ring = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    ring.push([x, y]);
  }
  return ring;
}

/** @param {Point[]} ring @returns {Point[]} */
function thinnedRing(ring) {
  /** @type {Point[]} */
  const kept = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= APART) kept.push(point);
  }
  return kept;
}

/** @param {Point[]} ring @param {Point} point */
function isIn(ring, [x, y]) {
  let inside = false;
  let [bx, by] = ring.at(-1) ?? [0, 0];
  for (const [ax, ay] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}

/**
 * Find the middle of the place for dice, in map units.
 * @param {object} o
 * @param {[Block, Block]} o.ends the tags of the battle
 * @param {Size} o.size of the dice with their plate
 * @param {Box} o.view the part of the map that is in sight
 * @param {Array<[Block, cost: number]>} o.taken the things on the map
 * @param {(block: Block) => number} [o.over] the cost of the land below
 * @returns {Point}
 */
export function diceSpot({ ends: [source, target], size, view, taken, over: land = () => 0 }) {
  /** @type {Point} */
  const middle = [(source[0] + target[0]) / 2, (source[1] + target[1]) / 2];
  // If the lane crosses the map's edge, its ends are far apart, and the battle is at the target.
  const over = Math.abs(target[0] - source[0]) > view.width / 2;
  const [x0, y0] = over ? target : middle;
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2];
  const step = size.height / 12;
  const ends = over ? [target] : [source, target];
  // Any place farther off is not next to the battle.
  const reach = FARTHEST * view.width;
  const xs = ends.map(([x]) => x);
  const ys = ends.map(([, y]) => y);
  const margin = size.height / 20;
  const [besideX, besideY] = [halfWidth + margin, halfHeight + margin];
  const [left, right] = [view.x + besideX, view.x + view.width - besideX];
  const [top, bottom] = [view.y + besideY, view.y + view.height - besideY];
  const [fromX, toX] = [Math.min(...xs) - reach - halfWidth, Math.max(...xs) + reach + halfWidth];
  const [fromY, toY] = [Math.min(...ys) - reach - halfHeight, Math.max(...ys) + reach + halfHeight];
  const across = stepsBetween(Math.max(left, fromX), Math.min(right, toX), step);
  const down = stepsBetween(Math.max(top, fromY), Math.min(bottom, toY), step);
  const spots = down.flatMap((y) =>
    across.map((x) => {
      /** @type {Block} */
      const block = [x, y, halfWidth, halfHeight];
      const away = Math.min(...ends.map((tag) => between(block, tag))) / view.width;
      const off = Math.hypot(x - x0, y - y0) / view.width;
      const far = away * AWAY.each + Math.max(0, away - BESIDE) * AWAY.more + off * AWAY.middle;
      return { block, far };
    }),
  );
  spots.sort((a, b) => a.far - b.far);
  // The costliest things come first: most places are ruled out by the first thing they would cover.
  const all = [...taken].sort(([, a], [, b]) => b - a);
  let best = keptWithin(view, size, middle);
  let least = Number.POSITIVE_INFINITY;
  for (const { block, far } of spots) {
    if (far >= least) break;
    let cost = far;
    for (const [other, bad] of all) {
      if (areClose(other, block)) cost += bad;
      if (cost >= least) break;
    }
    if (cost < least) cost += land(block);
    if (cost < least) {
      least = cost;
      best = [block[0], block[1]];
    }
  }
  return best;
}

/**
 * List the steps from one end to the other, both ends included.
 * @param {number} from @param {number} to @param {number} by
 */
function stepsBetween(from, to, by) {
  const all = [];
  for (let at = from; at < to; at += by) all.push(at);
  return to >= from ? [...all, to] : all;
}

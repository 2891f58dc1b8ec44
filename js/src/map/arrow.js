/**
 * The arrow from the source of an action to its target: a bowed curve between two tags.
 *
 * @typedef {{shaft: string, head: string, room: Block[]}} Arrow path data in map units, and the room
 *   of the arrow
 */
import { overlap, RING } from "./sizes.js";
import { round } from "./svg.js";

/** @import { Curve, Point } from "../pageTypes.js" */
/** @import { Block } from "./sizes.js" */

const HEAD = 11; // CSS pixels
const CLEAR = 4.5; // between tag and arrow, CSS pixels
const SHORTEST = 18; // of an arrow with a shaft, CSS pixels
/**
 * Head sizes, as shares of the full size: smaller ones are tried if a larger one would cover tags.
 */
const SMALLER = [1, 0.8, 0.62, 0.48];
/** The share of a tag that a head may cover. */
const COVERED = 0.1;
/** Half the drawn width of a shaft, in CSS pixels. */
const THICK = 2;
/** @type {Arrow} */
const NONE = { shaft: "", head: "", room: [] };
const ALONG = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** @param {Curve} curve @param {number} t @returns {Point} */
export const pointAt = ([p, m, e], t) => mix(mix(p, m, t), mix(m, e, t), t);

/**
 * Cut out the part of a quadratic curve between two parameters.
 * @param {Curve} curve
 * @param {number} t0
 * @param {number} t1
 * @returns {Curve}
 */
export function slice(curve, t0, t1) {
  const [p, m, e] = curve;
  return [pointAt(curve, t0), mix(mix(p, m, t0), mix(m, e, t0), t1), pointAt(curve, t1)];
}

/**
 * Find the parameter at which a curve leaves the box around its start.
 * @param {Curve} curve
 * @param {Point} half half width and half height of the box
 */
function leaves(curve, half) {
  const outside = (/** @type {number} */ t) => {
    const at = pointAt(curve, t);
    return Math.abs(at[0] - curve[0][0]) > half[0] || Math.abs(at[1] - curve[0][1]) > half[1];
  };
  let lo = 0;
  let hi = 1;
  for (let t = 0.02; t < 1; t += 0.02) {
    if (outside(t)) {
      hi = t;
      break;
    }
    lo = t;
  }
  for (let i = 0; i < 12; i++) {
    const mid = (lo + hi) / 2;
    if (outside(mid)) hi = mid;
    else lo = mid;
  }
  return hi;
}

/** Estimate the length of a curve, well enough to rule out short ones. @param {Curve} curve */
const lengthOf = (curve) =>
  distance(curve[0], pointAt(curve, 0.5)) + distance(pointAt(curve, 0.5), curve[2]);

/** @param {Curve} curve @returns {Curve} */
const reversed = ([p, m, e]) => [e, m, p];

/** @param {Curve} curve */
const path = ([p, m, e]) => `M${p.map(round)}Q${m.map(round)} ${e.map(round)}`;

/**
 * Build a head with its tip at the end of the curve, and shorten the curve to end inside the head.
 * @param {Curve} curve
 * @param {number} size of the head, in map units
 * @param {number} k map units per CSS pixel
 * @returns {Arrow & {corners: Head}}
 */
function withHead(curve, size, k) {
  const tip = curve[2];
  let back = 1;
  const length = Math.min(size, distance(curve[0], tip) * 0.75);
  while (back > 0 && distance(pointAt(curve, back), tip) < length) back -= 0.02;
  back = Math.max(0, back);
  const corners = headOf(pointAt(curve, back), tip, Math.max(length, size * 0.8) * 0.6);
  const shaft = slice(curve, 0, Math.min(1, back + 0.02));
  const along = [0, ...ALONG, 1].map(
    (t) => /** @type {Block} */ ([...pointAt(shaft, t), THICK * k, THICK * k]),
  );
  return {
    shaft: path(shaft),
    head: headPath(corners),
    room: [...along, around(corners)],
    corners,
  };
}

/** @typedef {[tip: Point, wing: Point, wing: Point]} Head */

/**
 * @param {Point} base
 * @param {Point} tip
 * @param {number} wide half the width at the base
 * @returns {Head}
 */
function headOf(base, tip, wide) {
  const reach = distance(base, tip) || 1;
  const [ux, uy] = [(tip[0] - base[0]) / reach, (tip[1] - base[1]) / reach];
  const wing = (/** @type {1|-1} */ side) =>
    /** @type {Point} */ ([base[0] - side * uy * wide, base[1] + side * ux * wide]);
  return [tip, wing(1), wing(-1)];
}

/** @param {Head} head */
const headPath = ([tip, left, right]) =>
  `M${tip.map(round)}L${left.map(round)}L${right.map(round)}z`;

/** Return the block around a head. @param {Head} head @returns {Block} */
function around(head) {
  const [xs, ys] = [head.map(([x]) => x), head.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
}

/** Compute the largest share of a tag that a head covers. @param {Head} head @param {Block[]} plates */
function covers(head, plates) {
  const box = around(head);
  const parts = plates
    .filter((plate) => overlap(plate, box) > 0)
    .map(([x, y, width, height]) => {
      const inside = GRID.filter(([u, v]) => isIn(head, [x + u * width, y + v * height]));
      return inside.length / GRID.length;
    });
  return Math.max(0, ...parts);
}

/** Points of a block, from -1 to 1. @type {Point[]} */
const GRID = Array.from({ length: 160 }, (_, i) => [
  ((i % 16) - 7.5) / 8,
  (Math.floor(i / 16) - 4.5) / 5,
]);

/** @param {Head} head @param {Point} at */
function isIn([a, b, c], at) {
  const sides = [side(a, b, at), side(b, c, at), side(c, a, at)];
  return sides.every((n) => n >= 0) || sides.every((n) => n <= 0);
}

/** Return a number whose sign says on which side of a line a point is. @param {Point} a @param {Point} b @param {Point} at */
const side = (a, b, at) => (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0]);

/**
 * @param {Point} from centre of the source's tag
 * @param {Point} to centre of the target's tag
 * @param {{from: Point, to: Point, k: number, w: number, h: number, tags?: Point[], words?: Block[],
 *   plates?: Block[]}} around half sizes of both tags in CSS pixels, map units per CSS pixel, the size
 *   of the map, the centres of the other tags, where words stand, and the room of all tags without
 *   their rings, which no head may cover
 * @returns {Arrow}
 */
export function arrowBetween(
  from,
  to,
  { from: fromHalf, to: toHalf, k, w, h, tags = [], words = [], plates = [] },
) {
  const span = distance(from, to) || 1;
  /** @type {Point} */
  const normal = [(to[1] - from[1]) / span, -(to[0] - from[0]) / span];
  const boxed = (/** @type {Point} */ half) =>
    /** @type {Point} */ ([(half[0] + CLEAR) * k, (half[1] + CLEAR) * k]);

  /** @param {number} bend */
  const bowed = (bend) => {
    const middle = mix(from, to, 0.5);
    /** @type {Curve} */
    const whole = [
      from,
      [middle[0] + normal[0] * span * bend, middle[1] + normal[1] * span * bend],
      to,
    ];
    const start = leaves(whole, boxed(fromHalf));
    const end = 1 - leaves(reversed(whole), boxed(toHalf));
    return end > start ? slice(whole, start, end) : null;
  };
  const inside = (/** @type {Curve} */ curve) => {
    const [x, y] = pointAt(curve, 0.5);
    return x > 0 && x < w && y > 0 && y < h;
  };

  // Between tags that are close together, the arrow is flatter: with more bend, it would seem to
  // come from elsewhere.
  const first = span > 95 * k ? 0.3 : 0.18;
  const fit = [first, -first, 0.45, -0.45, 0.7, -0.7].flatMap((bend) => {
    const curve = bowed(bend);
    return curve && inside(curve) && lengthOf(curve) >= SHORTEST * k ? [curve] : [];
  });
  const [best, other, ...rounder] = fit;
  if (!best) return bridge(from, to, fromHalf, toHalf, k, plates);
  /** @type {(curve: Curve, block: Block) => boolean} */
  const meets = (curve, [x, y, wide, high]) =>
    ALONG.some((t) => {
      const at = pointAt(curve, t);
      return Math.abs(at[0] - x) <= wide && Math.abs(at[1] - y) <= high;
    });
  // Bend to the other side if that avoids tags or, where it makes no difference to tags, names of
  // continents.
  const inTheWay = (/** @type {Curve} */ curve) =>
    tags.filter(([x, y]) => meets(curve, [x, y, toHalf[0] * k, toHalf[1] * k])).length * 9 +
    words.filter((word) => meets(curve, word)).length;
  const sides = other && inTheWay(other) < inTheWay(best) ? [other, best] : [best, other];
  return leastCovering(
    SMALLER.flatMap((part) =>
      [...sides, ...rounder].flatMap((curve) =>
        curve ? [() => withHead(curve, HEAD * part * k, k)] : [],
      ),
    ),
    plates,
  );
}

/**
 * Choose the first arrow whose head leaves the tags free, or else the one that covers least.
 * @param {Array<() => Arrow & {corners: Head}>} ways the best first
 * @param {Block[]} plates
 * @returns {Arrow}
 */
function leastCovering(ways, plates) {
  /** @type {Arrow} */
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const { corners, ...arrow } = way();
    const covered = covers(corners, plates);
    if (covered < least) [best, least] = [arrow, covered];
    if (covered <= COVERED) break;
  }
  return best;
}

/**
 * If the tags leave no room for more, draw only a head, over the rings of both tags. Tags that
 * overlap get no head, since it would cover their numbers. Nor do tags so close that even the
 * smallest head would cover them: their rings tell which is which.
 * @param {Point} from
 * @param {Point} to
 * @param {Point} fromHalf half size of the source's tag with its ring, in CSS pixels
 * @param {Point} toHalf
 * @param {number} k
 * @param {Block[]} plates
 * @returns {Arrow}
 */
function bridge(from, to, fromHalf, toHalf, k, plates) {
  /** @type {Curve} */
  const line = [from, mix(from, to, 0.5), to];
  const inner = (/** @type {Point} */ half) =>
    /** @type {Point} */ (half.map((size) => (size - RING + 1) * k));
  const start = leaves(line, inner(fromHalf));
  const end = 1 - leaves(reversed(line), inner(toHalf));
  if (end < start) return NONE;
  const gap = (end - start) * distance(from, to);
  const tip = pointAt(line, end);
  for (const part of SMALLER) {
    const length = Math.min(HEAD, Math.max(7, gap / k)) * k * part;
    const base = mix(tip, from, Math.min(1, length / (distance(tip, from) || 1)));
    const head = headOf(base, tip, Math.max(length, HEAD * k * part * 0.8) * 0.6);
    if (covers(head, plates) <= COVERED)
      return { shaft: "", head: headPath(head), room: [around(head)] };
  }
  return NONE;
}

/**
 * Draw the arrow between two territories whose lane leaves the map at one edge and returns at the other.
 * @param {Point} from
 * @param {Point} to
 * @param {Curve} out lane from the source to the edge
 * @param {Curve} back lane from the target to the other edge
 * @param {{from: Point, to: Point, k: number}} around as for `arrowBetween`
 * @returns {Arrow}
 */
export function arrowOverEdge(from, to, out, back, { from: fromHalf, to: toHalf, k }) {
  /** @type {(tag: Point, lane: Curve, half: Point) => Curve} */
  const stub = (tag, lane, half) => {
    /** @type {Curve} */
    const whole = [tag, lane[1], lane[2]];
    return slice(whole, leaves(whole, [(half[0] + CLEAR) * k, (half[1] + CLEAR) * k]), 1);
  };
  const { shaft, head, room } = withHead(reversed(stub(to, back, toHalf)), HEAD * k, k);
  return { shaft: path(stub(from, out, fromHalf)) + shaft, head, room };
}

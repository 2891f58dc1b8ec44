/**
 * Where dice lie on the map: beside the battle, covering as little as can be.
 *
 * @typedef {import("../pageTypes.js").Point} Point
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, width: number, height: number}} Box from its upper left corner
 */

/** How far from the middle of the battle a spot may be, in halves of the dice's width. */
const STEPS = [0, 0.6, -0.6, 1, -1, 1.5, -1.5, 2.2, -2.2, 3, -3];
/** How bad it is to cover a tag of the battle, another tag or a name, and to be a width away. */
const COVERS = { battle: 100, other: 6, away: 2 };

/**
 * The middle of the place for dice, all in map units.
 * @param {object} o
 * @param {Point} o.source tag of the territory that attacks
 * @param {Point} o.target tag of the one that is attacked
 * @param {Size} o.size of the dice with their plate
 * @param {Size} o.tag
 * @param {Box} o.view the part of the map that is in sight
 * @param {Point[]} o.tags of all territories
 * @param {import("./arrow.js").Block[]} o.words names of continents
 * @returns {Point}
 */
export function diceSpot({ source, target, size, tag, view, tags, words }) {
  const apart = [target[0] - source[0], target[1] - source[1]];
  const length = Math.hypot(apart[0] ?? 0, apart[1] ?? 0);
  // A lane over the map's edge: the two stand far apart, and the battle is at the target.
  const over = length > view.width / 2;
  const middle = over ? target : [(source[0] + target[0]) / 2, (source[1] + target[1]) / 2];
  const along = length && !over ? [apart[0] ?? 0, apart[1] ?? 0].map((d) => d / length) : [1, 0];
  const [ux = 1, uy = 0] = along;
  /** @type {Point} */
  let best = target;
  let least = Number.POSITIVE_INFINITY;
  for (const across of STEPS) {
    for (const forth of [0, 0.7, -0.7, 1.4, -1.4]) {
      const reach = size.width / 2;
      const spot = within(view, size, [
        (middle[0] ?? 0) + (-uy * across + ux * forth) * reach,
        (middle[1] ?? 0) + (ux * across + uy * forth) * reach,
      ]);
      const covered = (/** @type {Point[]} */ points) =>
        points.filter(
          ([x, y]) =>
            Math.abs(x - spot[0]) < (size.width + tag.width) / 2 &&
            Math.abs(y - spot[1]) < (size.height + tag.height) / 2,
        ).length;
      const spoken = words.filter(
        ([x, y, halfWidth, halfHeight]) =>
          Math.abs(x - spot[0]) < size.width / 2 + halfWidth &&
          Math.abs(y - spot[1]) < size.height / 2 + halfHeight,
      ).length;
      const away = Math.hypot(spot[0] - (middle[0] ?? 0), spot[1] - (middle[1] ?? 0)) / size.width;
      const cost =
        covered([source, target]) * COVERS.battle +
        (covered(tags) + spoken) * COVERS.other +
        away * COVERS.away;
      if (cost < least) {
        least = cost;
        best = spot;
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

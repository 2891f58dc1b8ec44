/** A free place over a picture for a small element. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** Distance of the place from the edge, in CSS pixels. */
const EDGE = 4;
/** The distance between places to try. */
const STEP = 8;

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Find a place in a frame where a box of this size covers nothing: a corner, or as near as possible to the lower left
 * corner; null if there is none.
 * @param {Box} frame
 * @param {{width: number, height: number}} size
 * @param {Box[]} taken
 * @returns {Box|null}
 */
export function freeSpot(frame, { width, height }, taken) {
  const [first, last] = [frame.left + EDGE, frame.right - EDGE - width];
  const [highest, lowest] = [frame.top + EDGE, frame.bottom - EDGE - height];
  const lefts = [first, last];
  const tops = [lowest, highest];
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  for (let top = lowest; top >= highest; top -= STEP) {
    for (let left = first; left <= last; left += STEP) spots.push({ left, top });
  }
  for (const { left, top } of spots) {
    const box = { left, top, right: left + width, bottom: top + height };
    if (!taken.some((each) => overlap(box, each))) return box;
  }
  return null;
}

/** Where something small may lie over a picture without covering what stands there. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** How far from the edge it lies, in CSS pixels. */
const EDGE = 4;
/** How far apart the places are that are tried along an edge. */
const STEP = 8;

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where something of this size covers nothing in a frame: in a corner, or else along its lower or upper
 * edge; null where all of that is taken.
 * @param {Box} frame
 * @param {{width: number, height: number}} size
 * @param {Box[]} taken
 * @returns {Box|null}
 */
export function freeSpot(frame, { width, height }, taken) {
  const [first, last] = [frame.left + EDGE, frame.right - EDGE - width];
  const tops = [frame.bottom - EDGE - height, frame.top + EDGE];
  const between = [];
  for (let left = first + STEP; left < last; left += STEP) between.push(left);
  for (const lefts of [[first, last], between]) {
    for (const top of tops) {
      for (const left of lefts) {
        const box = { left, top, right: left + width, bottom: top + height };
        if (!taken.some((each) => overlap(box, each))) return box;
      }
    }
  }
  return null;
}

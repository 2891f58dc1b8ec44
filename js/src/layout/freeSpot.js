/** Where something small may lie over a picture without covering what stands there. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** How far from the edge it lies, in CSS pixels. */
const EDGE = 4;

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The first corner of a frame in which something of this size covers nothing; null where each is taken.
 * @param {Box} frame
 * @param {{width: number, height: number}} size
 * @param {Box[]} taken
 * @returns {Box|null}
 */
export function freeCorner(frame, { width, height }, taken) {
  for (const y of /** @type {const} */ (["bottom", "top"])) {
    for (const x of /** @type {const} */ (["left", "right"])) {
      const left = x === "left" ? frame.left + EDGE : frame.right - EDGE - width;
      const top = y === "top" ? frame.top + EDGE : frame.bottom - EDGE - height;
      const box = { left, top, right: left + width, bottom: top + height };
      if (!taken.some((each) => overlap(box, each))) return box;
    }
  }
  return null;
}

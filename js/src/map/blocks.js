/**
 * Blocks of the map that things take.
 *
 * @typedef {[x: number, y: number, halfWidth: number, halfHeight: number]} Block around its centre,
 *   in map units
 */

/**
 * Whether two share any room.
 * @param {Block} a
 * @param {Block} b
 * @param {number} [gap] that has to be between their sides
 */
export const meet = ([ax, ay, aw, ah], [bx, by, bw, bh], gap = 0) =>
  Math.abs(ax - bx) < aw + bw + gap && Math.abs(ay - by) < ah + bh;

/** The area that two share. @param {Block} a @param {Block} b */
export function overlap([ax, ay, aw, ah], [bx, by, bw, bh]) {
  const width = Math.min(ax + aw, bx + bw) - Math.max(ax - aw, bx - bw);
  const height = Math.min(ay + ah, by + bh) - Math.max(ay - ah, by - bh);
  return Math.max(0, width) * Math.max(0, height);
}

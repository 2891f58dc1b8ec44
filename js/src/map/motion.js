/**
 * Short movements that show what changed. They only ever cover a state that is already drawn, so a
 * map without them says the same.
 *
 * @typedef {import("../types.js").Point} Point
 */

/**
 * Uncovers land in its new colour: a copy in the old colour retreats from the attacker's side.
 * @param {SVGPathElement} land
 * @param {string} oldClass class of the land before
 * @param {[number, number, number, number]} box of the land, in map units
 * @param {Point} direction from source to target
 */
export function wipe(land, oldClass, [x0, y0, x1, y1], [dx, dy]) {
  if (!land.animate) return;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [cx, cy] = [(x1 - x0) / 2, (y1 - y0) / 2];
  const reach = Math.hypot(cx, cy);
  // the half plane ahead of a line that crosses the land; coordinates count from its box
  const ahead = (/** @type {number} */ at) => {
    const [bx, by] = [cx + ux * at, cy + uy * at];
    const far = reach * 3;
    const corners = [
      [bx - uy * far, by + ux * far],
      [bx + uy * far, by - ux * far],
      [bx + uy * far + ux * far, by - ux * far + uy * far],
      [bx - uy * far + ux * far, by + ux * far + uy * far],
    ];
    return `polygon(${corners.map((c) => c.map((v) => `${v.toFixed(1)}px`).join(" ")).join(",")})`;
  };
  const cover = /** @type {SVGPathElement} */ (land.cloneNode());
  cover.removeAttribute("data-land");
  cover.setAttribute("class", oldClass);
  land.after(cover);
  cover
    .animate([{ clipPath: ahead(-reach) }, { clipPath: ahead(reach) }], {
      duration: 240,
      easing: "ease-out",
      fill: "both",
    })
    .finished.catch(() => {})
    .then(() => cover.remove());
}

/**
 * @param {SVGGElement} body of a tag that lost armies
 */
export function dip(body) {
  body.animate?.([{ translate: "0" }, { translate: "0 3px" }, { translate: "0" }], 120);
}

/**
 * @param {SVGElement} node
 */
export function fadeIn(node) {
  node.animate?.([{ opacity: 0 }, { opacity: 1 }], 120);
}

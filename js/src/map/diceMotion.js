/** How single dice move.
 */

/** @import { Point } from "../pageTypes.js" */

/** @param {SVGElement} node @param {Point} at */
export const move = (node, [x, y]) => node.setAttribute("transform", `translate(${x} ${y})`);

/** @param {SVGElement} node @param {Point} from @param {Point} to @param {number} duration */
export function travel(node, [x0, y0], [x1, y1], duration) {
  node.animate?.(
    [{ transform: `translate(${x0}px, ${y0}px)` }, { transform: `translate(${x1}px, ${y1}px)` }],
    { duration, easing: "cubic-bezier(.2, .7, .3, 1)" },
  );
}

/** @param {Element|null} node @param {number} duration @param {number} way */
export function spin(node, duration, way) {
  node?.animate?.([{ transform: `rotate(${way * 540}deg)` }, { transform: "rotate(0deg)" }], {
    duration,
    easing: "cubic-bezier(.2, .6, .4, 1)",
  });
}

/** 0 … n − 1 in any order. @param {number} n @param {() => number} random */
export function shuffled(n, random) {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? i, order[i] ?? j];
  }
  return order;
}

/** The line that follows the pointer while a territory is dragged onto another. */

import { svgMaker } from "./svg.js";

/** @param {SVGSVGElement} svg */
export function createPull(svg) {
  const line = svgMaker(svg.ownerDocument)("line", { class: "pull", display: "none" });
  svg.append(line);

  /**
   * @param {import("../pageTypes.js").Point|null|undefined} from in map units; null takes the line away
   * @param {PointerEvent} [event]
   */
  return function show(from, event) {
    const matrix = svg.getScreenCTM?.();
    if (!from || !event || !matrix) {
      line.setAttribute("display", "none");
      return;
    }
    line.removeAttribute("display");
    const [x1, y1] = from;
    const x2 = (event.clientX - matrix.e) / matrix.a;
    const y2 = (event.clientY - matrix.f) / matrix.d;
    for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) {
      line.setAttribute(name, value.toFixed(1));
    }
  };
}

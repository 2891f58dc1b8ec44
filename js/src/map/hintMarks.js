/**
 * A hint on the map, beside the choice under way: an outline of its own for every territory that it
 * is about, arrows for its attacks, and numbers beside the tags. It stays while something is chosen.
 */
import { arrowFor } from "./choice.js";
import { svgMaker } from "./svg.js";

/** @import { MapChoice, MapHint, Point, Shapes } from "../pageTypes.js" */
/** @import { Territory } from "../types.js" */

/**
 * @param {import("./scene.js").Scene} scene
 * @param {Shapes} shapes
 */
export function createHintMarks(scene, shapes) {
  const s = svgMaker(scene.svg.ownerDocument);
  const layer = () => s("g", { class: "hints", "aria-hidden": "true" });
  const outlines = layer();
  const above = layer();
  scene.outlines.after(outlines);
  scene.svg.append(above);
  let shown = "";

  /** @param {Territory} t @param {string} kind */
  const outline = (t, kind) => {
    const d = shapes.paths[t];
    return s("g", { "data-hint": kind }, s("path", { class: "halo", d }), s("path", { d }));
  };

  /** @param {Territory} source @param {Territory} target @param {import("./choice.js").Drawing} drawing */
  const arrow = (source, target, drawing) => {
    const { shaft, head } = arrowFor(source, target, shapes, drawing);
    return s(
      "g",
      { class: "way" },
      s("path", { class: "halo", d: shaft }),
      s("path", { d: shaft }),
      s("path", { class: "head", d: head }),
    );
  };

  /**
   * @typedef {import("./choice.js").Drawing & {
   *   chipSpot: (t: Territory, width: number) => Point,
   * }} HintDrawing `chipSpot`: where a chip so wide has room beside the tag
   */

  /** @param {Territory} t @param {string} text @param {HintDrawing} drawing */
  const number = (t, text, { k, scale, place, chipSpot }) => {
    const spot = place(t);
    if (!text || !spot) return null;
    const width = 9 + text.length * 7;
    const [x, y] = spot.b;
    const [left, top] = chipSpot(t, width);
    return s(
      "g",
      {
        class: "badge",
        transform: `translate(${x} ${y}) scale(${(k * scale).toFixed(4)}) translate(${left} ${top})`,
      },
      s("rect", { x: -width / 2, y: -8, width, height: 16, rx: 8 }),
      s("text", { y: 4.2 }, text),
    );
  };

  return {
    /**
     * @param {MapHint|null|undefined} hint
     * @param {MapChoice|null} choice its arrow takes the place of the hint's
     * @param {HintDrawing} drawing
     */
    draw(hint, choice, drawing) {
      const { k, scale, tier } = drawing;
      const chosen = choice?.arrow ? `${choice.source} ${choice.target}` : "";
      const now = hint ? JSON.stringify([hint, chosen, k, scale, tier]) : "";
      if (now === shown) return;
      shown = now;
      const marks = Object.entries(hint?.marks ?? {}).filter(([t]) => shapes.paths[t]);
      const ways = (hint?.arrows ?? []).filter((pair) => pair.join(" ") !== chosen);
      outlines.replaceChildren(...marks.map(([t, { kind }]) => outline(t, kind)));
      above.replaceChildren(
        ...ways.map(([source, target]) => arrow(source, target, drawing)),
        ...marks.flatMap(([t, { text }]) => number(t, text, drawing) ?? []),
      );
    },
  };
}

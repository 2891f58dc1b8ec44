/**
 * Great moments on the map: a colour sweeps over the territories concerned, or drains out of a
 * continent that was breached. For a moment the colour lies below the tags and names; it does not
 * react to presses. The headline has the words.
 */

import { TELLS, WON } from "../momentTimes.js";
import { svgMaker } from "./svg.js";

/** @import { Board, BoardMoment } from "../pageTypes.js" */
/** @import { Holding, Seat, Territory } from "../types.js" */

/**
 * Return the frames of a sweep: the colour spreads over the territories, and then fades away.
 * @param {BoardMoment["kind"]} kind
 * @param {{clipPath: string}} none
 * @param {{clipPath: string}} all
 * @returns {Keyframe[]}
 */
function framesOf(kind, none, all) {
  const shades = (/** @type {Array<[object, number, number]>} */ ...steps) =>
    steps.map(([clip, opacity, offset]) => ({ ...clip, opacity, offset }));
  if (kind === "lost")
    return shades([all, 0.9, 0], [all, 0.9, 0.3], [none, 0.9, 0.9], [none, 0, 1]);
  return shades([none, 0.9, 0], [all, 0.9, 0.4], [all, 0.9, 0.8], [all, 0, 1]);
}

/**
 * @param {import("./scene.js").Scene} scene
 * @param {Board} board
 * @param {ReturnType<typeof import("./labelPlacement.js").createLabelPlacement>} placement
 */
export function createMoments(scene, { shapes, continents }, placement) {
  const s = svgMaker(scene.svg.ownerDocument);
  /** @type {Set<Element>} */
  const shown = new Set();

  function end() {
    for (const node of shown) node.remove();
    shown.clear();
  }

  /** List the territories that a moment is about. @param {BoardMoment} moment @param {Record<Territory, Holding>} holdings */
  function landOf(moment, holdings) {
    const all = Object.keys(shapes.paths);
    if (moment.kind === "won") return all;
    if (moment.kind === "out") return all.filter((t) => holdings[t]?.[0] === moment.by);
    if (moment.kind === "cards") return [];
    return continents.find(({ id }) => id === moment.continent)?.territories ?? [];
  }

  /**
   * Let the colour of a seat sweep over territories, from the one that was taken.
   * @param {Seat} seat
   * @param {Territory[]} lands
   * @param {BoardMoment} moment
   */
  function spreadColour(seat, lands, { kind, at }) {
    const d = lands.map((t) => shapes.paths[t]).join("");
    const look = { class: `sweep ${kind} seat seat-${seat}`, "aria-hidden": "true" };
    const area = s("g", look, s("path", { d }));
    shown.add(area);
    scene.outlines.before(area);
    // Without a layout, there is nothing to see.
    const box = area.getBBox?.();
    if (!box || !area.animate) return;
    const [x, y] = placement.place(at ?? "")?.b ?? [box.x + box.width / 2, box.y + box.height / 2];
    const [left, top] = [x - box.x, y - box.y];
    const reach = Math.hypot(Math.max(left, box.width - left), Math.max(top, box.height - top));
    const circle = (/** @type {number} */ r) => ({
      clipPath: `circle(${r}px at ${left}px ${top}px)`,
    });
    const duration = kind === "won" ? WON : TELLS;
    area.animate(framesOf(kind, circle(0), circle(reach)), { duration, fill: "both" });
  }

  return {
    /**
     * @param {BoardMoment} moment
     * @param {Record<Territory, Holding>} holdings
     * @param {boolean} still whether nothing may move
     */
    show(moment, holdings, still) {
      end();
      const lands = landOf(moment, holdings);
      if (still || !lands.length) return;
      spreadColour(moment.kind === "out" ? moment.by : moment.seat, lands, moment);
    },
    end,
  };
}

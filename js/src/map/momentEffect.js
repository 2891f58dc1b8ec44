/**
 * Great moments on the map: a colour sweeps over the land that they are about, or drains out of a continent that
 * was breached, and a plate names them. They lie over the map for a moment, and take no press.
 */

import { SEAT_GLYPHS } from "../glyphs.js";
import { TELLS, WON } from "../momentTimes.js";
import { keptClear } from "./sizes.js";
import { lengthOf, setAttr, svgMaker } from "./svg.js";

/** @import { Board, BoardMoment, Point } from "../pageTypes.js" */
/** @import { Holding, Seat, Territory } from "../types.js" */

/** The sizes of a plate, in CSS pixels. */
const PLATE = { height: 34, font: 18, sign: 26 };

/**
 * Choose the frames of a sweep between no land and all of it, and back to what is drawn below.
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
 * @param {object} o
 * @param {ReturnType<typeof import("./labelPlacement.js").createLabelPlacement>} o.placement
 * @param {import("../words/index.js").Words} o.say
 * @param {() => import("./sizes.js").Block|null} o.diceRoom the room of the dice, which must stay readable
 */
export function createMoments(scene, { shapes, continents }, { placement, say, diceRoom }) {
  const s = svgMaker(scene.svg.ownerDocument);
  /** @type {Set<Element>} */
  const shown = new Set();

  function end() {
    for (const node of shown) node.remove();
    shown.clear();
  }

  /** List the land that a moment is about. @param {BoardMoment} moment @param {Record<Territory, Holding>} holdings */
  function landOf(moment, holdings) {
    const all = Object.keys(shapes.paths);
    if (moment.kind === "won") return all;
    if (moment.kind === "out") return all.filter((t) => holdings[t]?.[0] === moment.by);
    if (moment.kind === "cards") return [];
    return continents.find(({ id }) => id === moment.continent)?.territories ?? [];
  }

  /**
   * Let the colour of a seat sweep over land, from the territory that was taken.
   * @param {Seat} seat
   * @param {Territory[]} lands
   * @param {BoardMoment} moment
   */
  function sweep(seat, lands, { kind, at }) {
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

  /**
   * @param {Seat} seat
   * @param {string} words
   * @param {Point} spot the middle of the plate
   * @param {BoardMoment["kind"]} kind
   * @param {boolean} still
   */
  function plate(seat, words, spot, kind, still) {
    const { height, font, sign } = PLATE;
    const { k, tagScale } = placement.now();
    const text = s("text", { x: sign + 9, y: font * 0.36 }, words);
    const side = sign * 0.5;
    const glyph = s("path", {
      class: "glyph",
      d: SEAT_GLYPHS[seat],
      transform: `translate(${(sign - side) / 2 + 3} ${-side / 2}) scale(${side / 10})`,
    });
    const half = height / 2 - 5;
    const field = s("rect", { class: "swatch", x: 3, y: -half, width: sign, height: half * 2 });
    const back = s("rect", { class: "back", y: -height / 2, height });
    const body = s("g", {}, back, field, glyph, text);
    const g = s("g", { class: `moment ${kind} seat seat-${seat}`, "aria-hidden": "true" }, body);
    shown.add(g);
    scene.svg.append(g);
    const width = sign + 18 + lengthOf(text, text, font * 0.8);
    setAttr(back, "width", width);
    const scale = k * tagScale;
    const size = { width: (width + 8) * scale, height: (height + 8) * scale };
    // On an enlarged map, keep the plate in the visible part.
    const view = scene.svg.viewBox.baseVal ?? { x: 0, y: 0, width: shapes.w, height: shapes.h };
    const [x, y] = keptClear(view, size, spot, diceRoom());
    const left = x - (width / 2) * scale;
    setAttr(g, "transform", `translate(${left} ${y}) scale(${scale.toFixed(4)})`);
    if (still) return;
    body.animate?.(
      [
        { opacity: 0, translate: "0 8px" },
        { opacity: 1, translate: "0", offset: 0.15 },
        { opacity: 1, translate: "0", offset: 0.9 },
        { opacity: 0, translate: "0" },
      ],
      { duration: TELLS, easing: "ease-out", fill: "both" },
    );
  }

  /**
   * Word the plate of a moment, and choose its place; what the headline says by itself has none.
   * @param {BoardMoment} moment
   * @returns {[words: string, spot: Point]|null}
   */
  function plateOf(moment) {
    const middle = /** @type {Point} */ ([shapes.w / 2, shapes.h / 2]);
    if (moment.kind === "out") {
      const words = say("page-great-out", { seat: moment.seat, you: false });
      return [words, placement.place(moment.at ?? "")?.b ?? middle];
    }
    if (moment.kind === "won" || moment.kind === "cards") return null;
    const { kind, continent, bonus } = moment;
    const name = continents.find(({ id }) => id === continent)?.name ?? "";
    const worth = say(kind === "taken" ? "page-map-bonus" : "page-map-bonus-lost", {
      armies: bonus,
    });
    const [x, y] = placement.wordsOf(continent) ?? middle;
    return [`${name} ${worth}`, [x, y]];
  }

  return {
    /**
     * @param {BoardMoment} moment
     * @param {Record<Territory, Holding>} holdings
     * @param {boolean} still whether nothing may move; then there are only the words
     */
    show(moment, holdings, still) {
      end();
      const lands = landOf(moment, holdings);
      if (!still && lands.length)
        sweep(moment.kind === "out" ? moment.by : moment.seat, lands, moment);
      const named = plateOf(moment);
      if (named) plate(moment.seat, ...named, moment.kind, still);
    },
    end,
  };
}

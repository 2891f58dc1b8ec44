/**
 * Great moments: a colour sweeps over a continent that is taken, or drains out where it was breached,
 * and a plate says its worth. They lie over the map for a moment, take no press, and end with
 * the next one.
 */

import { SEAT_GLYPHS } from "../glyphs.js";
import { keptClear } from "./sizes.js";
import { lengthOf, setAttr, svgMaker } from "./svg.js";

/** @import { Board, BoardMoment, Point } from "../pageTypes.js" */
/** @import { Continent, Seat, Territory } from "../types.js" */

/** Milliseconds for a moment. */
const LASTS = 1200;
/** The sizes of a plate, in CSS pixels. */
const PLATE = { height: 30, font: 16, sign: 24 };

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
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  function end() {
    clearTimeout(timer);
    for (const node of shown) node.remove();
    shown.clear();
  }

  /**
   * @param {Continent} id
   * @param {Seat} seat
   * @param {Territory|null} at
   * @param {boolean} taken whether the continent is taken; otherwise it is lost
   */
  function momentEffect(id, seat, at, taken) {
    const lands = continents.find((continent) => continent.id === id)?.territories ?? [];
    const d = lands.map((t) => shapes.paths[t]).join("");
    const look = { class: `sweep seat seat-${seat}`, "aria-hidden": "true" };
    const area = s("g", look, s("path", { d }));
    shown.add(area);
    scene.outlines.before(area);
    // Without a layout, there is nothing to see.
    const box = area.getBBox?.();
    if (!box || !area.animate) return;
    const [x, y] = placement.place(at ?? "")?.b ?? [box.x + box.width / 2, box.y + box.height / 2];
    const [left, top] = [x - box.x, y - box.y];
    const reach = Math.hypot(Math.max(left, box.width - left), Math.max(top, box.height - top));
    const none = { clipPath: `circle(0px at ${left}px ${top}px)` };
    const all = { clipPath: `circle(${reach}px at ${left}px ${top}px)` };
    const frames = taken
      ? [
          { ...none, opacity: 0.9 },
          { ...all, opacity: 0.9, offset: 0.5 },
          { ...all, opacity: 0.9, offset: 0.8 },
          { ...all, opacity: 0 },
        ]
      : [
          { ...all, opacity: 0.9 },
          { ...all, opacity: 0.9, offset: 0.3 },
          { ...none, opacity: 0.9, offset: 0.9 },
          { ...none, opacity: 0 },
        ];
    area.animate(frames, { duration: LASTS, fill: "both" });
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
      { duration: LASTS, easing: "ease-out", fill: "both" },
    );
  }

  /** @param {BoardMoment} moment @param {boolean} still */
  function show({ kind, seat, at, continent, bonus }, still) {
    if (!still) momentEffect(continent, seat, at, kind === "taken");
    const [x, y] = placement.wordsOf(continent) ?? [shapes.w / 2, shapes.h / 2];
    const words = kind === "taken" ? "page-map-bonus" : "page-map-bonus-lost";
    plate(seat, say(words, { armies: bonus }), [x, y], kind, still);
  }

  return {
    /**
     * @param {BoardMoment[]} moments
     * @param {boolean} still whether nothing may move; the words are shown for the same time
     */
    show(moments, still) {
      if (!moments.length) return;
      end();
      for (const moment of moments) show(moment, still);
      if (shown.size) timer = setTimeout(end, LASTS);
    },
    end,
  };
}

/**
 * Marks on the map: the choice under way, the territories to choose, the arrow between source and
 * target, and hints.
 */

import { arrowBetween, arrowOverEdge } from "./arrow.js";
import { fadeIn } from "./effects.js";
import { RING, tagSize } from "./sizes.js";
import { setAttr, svgMaker } from "./svg.js";

/** @import { LabelPlace, MapChoice, MapHint, Point, Shapes, Tier } from "../pageTypes.js" */
/** @import { Territory } from "../types.js" */

/**
 * @typedef {""|"source"|"target"|"possible"|"open"|"pale"} State of a territory in the choice;
 *   `open`: it can be chosen, and nothing is chosen yet
 */

/** @param {MapChoice|null} choice @param {Territory} t @returns {State} */
export function stateOf(choice, t) {
  if (!choice) return "";
  const mark = choice.marks?.[t];
  if (mark) return mark;
  if (t === choice.source) return "source";
  if (t === choice.target) return "target";
  if (choice.candidates.includes(t)) return "possible";
  if (!choice.on.length) return "";
  if (!choice.on.includes(t)) return "pale";
  return choice.source || choice.target ? "" : "open";
}

/** @param {State} state */
export const isRinged = (state) => state === "source" || state === "target" || state === "possible";

/**
 * The sizes and places of the drawing.
 * @typedef {object} Drawing
 * @property {number} k map units per CSS pixel
 * @property {number} scale
 * @property {Tier} tier
 * @property {boolean} bare
 * @property {(t: Territory) => LabelPlace|undefined} place
 * @property {(t: Territory) => number} armies
 * @property {import("./sizes.js").Block[]} words
 */

/**
 * Draw the arrow between the tags of two territories.
 * @param {Territory} source
 * @param {Territory} target
 * @param {Shapes} shapes
 * @param {Drawing} drawing
 */
function arrowFor(source, target, shapes, { k, scale, tier, bare, place, armies, words }) {
  const from = place(source)?.b ?? [0, 0];
  const to = place(target)?.b ?? [0, 0];
  // The arrow shrinks with the tags of a small map, but does not grow with the tags of a large one.
  const shrunk = Math.min(1, scale);
  const half = (/** @type {Territory} */ t) => {
    const { width, height } = tagSize(tier, armies(t), bare);
    const sizes = [width, height].map((size) => ((size / 2 + RING) * scale) / shrunk);
    return /** @type {[number, number]} */ (sizes);
  };
  const tags = Object.keys(shapes.paths).flatMap((t) => {
    const spot = t === source || t === target ? null : place(t);
    return spot ? [spot.b] : [];
  });
  const plates = Object.keys(shapes.paths).flatMap((t) => {
    const spot = place(t);
    const { width, height } = tagSize(tier, armies(t), bare);
    const unit = (k * scale) / 2;
    return spot
      ? [/** @type {import("./sizes.js").Block} */ ([...spot.b, width * unit, height * unit])]
      : [];
  });
  const { w, h } = shapes;
  const ends = { from: half(source), to: half(target) };
  const around = { ...ends, k: k * shrunk, w, h, tags, words, plates };
  const curveOf = (/** @type {Territory} */ t) => shapes.edges?.find(([e]) => e === t)?.[1];
  const [out, back] = [curveOf(source), curveOf(target)];
  return out && back ? arrowOverEdge(from, to, out, back, around) : arrowBetween(from, to, around);
}

/** @param {import("./scene.js").Scene} scene @param {Shapes} shapes */
export function createChoice(scene, shapes) {
  let shown = "";
  return {
    stateOf,
    isRinged,

    /** @param {Territory} t @param {State} state */
    mark(t, state) {
      const nodes = scene.territories.get(t);
      if (!nodes) return;
      const { tag, land, outline, name } = nodes;
      for (const node of [tag.g, land, outline, name]) setAttr(node, "data-choice", state || null);
      const ringed = isRinged(state);
      setAttr(outline, "display", ringed ? null : "none");
      // raise an open territory's own edge above the edges of its neighbours: it would take too long
      // to draw the outlines of a whole empire
      if (state === "open") land.parentNode?.append(land);
      // outlines and names may be moved on top of others, since neither can hold the focus
      if (state === "source" || state === "target") scene.outlines.append(outline);
      const layer = ringed ? scene.namesOnTop : scene.names;
      if (name.parentNode !== layer) layer.append(name);
    },

    /**
     * @param {MapChoice|null} choice
     * @param {Drawing & {reducedMotion: boolean}} drawing
     * @returns {import("./names.js").Ends|null} the ends of the arrow, and its room
     */
    arrow(choice, drawing) {
      const { place, reducedMotion } = drawing;
      const { arrow } = scene;
      const { source, target } = choice ?? {};
      if (!choice?.arrow || !source || !target || !place(source) || !place(target)) {
        setAttr(arrow.g, "display", "none");
        shown = "";
        return null;
      }
      const { shaft, head, room } = arrowFor(source, target, shapes, drawing);
      setAttr(arrow.halo, "d", shaft);
      setAttr(arrow.shaft, "d", shaft);
      setAttr(arrow.head, "d", head);
      setAttr(arrow.g, "display", null);
      const pair = `${source} ${target}`;
      if (pair !== shown && !reducedMotion) fadeIn(arrow.g);
      shown = pair;
      return { ends: [source, target], arrow: room };
    },
  };
}

/** @param {import("./scene.js").Scene} scene @param {Shapes} shapes */
export function createHintMarks(scene, shapes) {
  const s = svgMaker(scene.svg.ownerDocument);
  const layer = () => s("g", { class: "hints", "aria-hidden": "true" });
  const outlines = layer();
  const arrows = layer();
  const above = layer();
  scene.outlines.after(outlines);
  scene.arrow.g.before(arrows);
  scene.svg.append(above);
  let shown = "";

  /** @param {Territory} t @param {string} kind */
  const outline = (t, kind) => {
    const d = shapes.paths[t];
    return s("g", { "data-hint": kind }, s("path", { class: "halo", d }), s("path", { d }));
  };

  /** @param {Territory} source @param {Territory} target @param {Drawing} drawing */
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
   * @typedef {Drawing & {
   *   chipSpot: (t: Territory, width: number) => Point,
   * }} HintDrawing `chipSpot`: where a chip of this width has room next to the tag
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
     * @param {MapChoice|null} choice the choice, whose arrow replaces the hint's
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
      setAttr(arrows, "data-plan", hint?.plan ?? null);
      outlines.replaceChildren(...marks.map(([t, { kind }]) => outline(t, kind)));
      arrows.replaceChildren(...ways.map(([source, target]) => arrow(source, target, drawing)));
      above.replaceChildren(...marks.flatMap(([t, { text }]) => number(t, text, drawing) ?? []));
    },
  };
}

/**
 * The choice under way: what is picked, what can be, and the arrow between source and target.
 *
 * @typedef {""|"source"|"target"|"possible"|"pale"} State of a territory in the choice
 */
import { arrowBetween, arrowOverEdge } from "./arrow.js";
import { fadeIn } from "./motion.js";
import { RING, tagSize } from "./sizes.js";
import { setAttr } from "./svg.js";

/** @import { MapChoice, Place, Shapes, Tier } from "../pageTypes.js" */
/** @import { Territory } from "../types.js" */

/**
 * @param {MapChoice|null} choice
 * @param {Territory} t
 * @returns {State}
 */
export function stateOf(choice, t) {
  if (!choice) return "";
  const mark = choice.marks?.[t];
  if (mark) return mark;
  if (t === choice.source) return "source";
  if (t === choice.target) return "target";
  if (choice.candidates.includes(t)) return "possible";
  return choice.on.length && !choice.on.includes(t) ? "pale" : "";
}

/** @param {State} state */
export const isRinged = (state) => state === "source" || state === "target" || state === "possible";

/**
 * How large things are drawn, and what stands where.
 * @typedef {object} Drawing
 * @property {number} k map units per CSS pixel
 * @property {number} scale
 * @property {Tier} tier
 * @property {boolean} bare
 * @property {(t: Territory) => Place|undefined} place
 * @property {(t: Territory) => number} armies
 * @property {import("./blocks.js").Block[]} words
 */

/**
 * The arrow between the tags of two territories.
 * @param {Territory} source
 * @param {Territory} target
 * @param {Shapes} shapes
 * @param {Drawing} drawing
 */
export function arrowFor(source, target, shapes, { k, scale, tier, bare, place, armies, words }) {
  const from = place(source)?.b ?? [0, 0];
  const to = place(target)?.b ?? [0, 0];
  const half = (/** @type {Territory} */ t) => {
    const { width, height } = tagSize(tier, armies(t), bare);
    return /** @type {[number, number]} */ ([
      (width / 2 + RING) * scale,
      (height / 2 + RING) * scale,
    ]);
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
      ? [/** @type {import("./blocks.js").Block} */ ([...spot.b, width * unit, height * unit])]
      : [];
  });
  const { w, h } = shapes;
  const around = { from: half(source), to: half(target), k, w, h, tags, words, plates };
  const curveOf = (/** @type {Territory} */ t) => shapes.edges?.find(([e]) => e === t)?.[1];
  const [out, back] = [curveOf(source), curveOf(target)];
  return out && back ? arrowOverEdge(from, to, out, back, around) : arrowBetween(from, to, around);
}

/**
 * @param {import("./scene.js").Scene} scene
 * @param {Shapes} shapes
 */
export function createChoice(scene, shapes) {
  let shown = "";
  return {
    stateOf,
    isRinged,

    /**
     * @param {Territory} t
     * @param {State} state
     */
    mark(t, state) {
      const nodes = scene.territories.get(t);
      if (!nodes) return;
      const { tag, land, outline, name } = nodes;
      for (const node of [tag.g, land, outline, name]) setAttr(node, "data-choice", state || null);
      const ringed = isRinged(state);
      setAttr(outline, "display", ringed ? null : "none");
      // over the outlines of the others; neither outlines nor names can hold the focus
      if (state === "source" || state === "target") scene.outlines.append(outline);
      const layer = ringed ? scene.namesOnTop : scene.names;
      if (name.parentNode !== layer) layer.append(name);
    },

    /**
     * @param {MapChoice|null} choice
     * @param {Drawing & {reducedMotion: boolean}} drawing
     * @returns {import("./territoryNames.js").Ends|null} what it leads between, and the room it takes
     */
    arrow(choice, { k, scale, tier, bare, place, armies, words, reducedMotion }) {
      const { arrow } = scene;
      const { source, target } = choice ?? {};
      if (!choice?.arrow || !source || !target || !place(source) || !place(target)) {
        setAttr(arrow.g, "display", "none");
        shown = "";
        return null;
      }
      const { shaft, head, room } = arrowFor(source, target, shapes, {
        k,
        scale,
        tier,
        bare,
        place,
        armies,
        words,
      });
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

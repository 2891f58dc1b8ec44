/**
 * The choice under way: what is picked, what can be, and the arrow between source and target.
 *
 * @typedef {import("../types.js").Territory} Territory
 * @typedef {import("../pageTypes.js").MapChoice} MapChoice
 * @typedef {""|"source"|"target"|"possible"|"pale"} State of a territory in the choice
 */
import { arrowBetween, arrowOverEdge } from "./arrow.js";
import { fadeIn } from "./motion.js";
import { RING, tagSize } from "./sizes.js";
import { setAttr } from "./svg.js";

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
 * @param {import("./scene.js").Scene} scene
 * @param {import("../pageTypes.js").Shapes} shapes
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
     * @param {{
     *   k: number,
     *   scale: number,
     *   tier: import("../pageTypes.js").Tier,
     *   bare: boolean,
     *   place: (t: Territory) => import("../pageTypes.js").Place|undefined,
     *   armies: (t: Territory) => number,
     *   words: import("./arrow.js").Block[],
     *   reducedMotion: boolean,
     * }} drawing
     */
    arrow(choice, { k, scale, tier, bare, place, armies, words, reducedMotion }) {
      const { arrow } = scene;
      const { source, target } = choice ?? {};
      const from = source && place(source)?.b;
      const to = target && place(target)?.b;
      if (!choice?.arrow || !source || !target || !from || !to) {
        setAttr(arrow.g, "display", "none");
        shown = "";
        return;
      }
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
      const { w, h } = shapes;
      const around = { from: half(source), to: half(target), k, w, h, tags, words };
      const curveOf = (/** @type {Territory} */ t) => shapes.edges?.find(([e]) => e === t)?.[1];
      const [out, back] = [curveOf(source), curveOf(target)];
      const { shaft, head } =
        out && back ? arrowOverEdge(from, to, out, back, around) : arrowBetween(from, to, around);
      setAttr(arrow.halo, "d", shaft);
      setAttr(arrow.shaft, "d", shaft);
      setAttr(arrow.head, "d", head);
      setAttr(arrow.g, "display", null);
      const pair = `${source} ${target}`;
      if (pair !== shown && !reducedMotion) fadeIn(arrow.g);
      shown = pair;
    },
  };
}

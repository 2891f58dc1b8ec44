/**
 * The names of the territories, beside their tags. On a map that is smaller than its places were
 * made for they go to another side or are left out, so that none lies on a tag, a word, a sea lane,
 * or right against another name. None at all touches a tag or the arrow of an attack or a move that
 * is chosen: what it is about is said beside the map, and the two numbers are not.
 *
 *
 * @typedef {{ends: Territory[], arrow: Block[]}} Ends the two territories of what is chosen, and the
 *   room of the arrow between them
 *
 * @typedef {object} Named
 * @property {Block} tag the room that it takes
 * @property {number} width of the tag, in CSS pixels
 * @property {number} rings around the tag
 * @property {number} rank how much the choice needs the name
 */
import { pointAt } from "./arrow.js";
import { NEEDED, placeNames } from "./nameRoom.js";
import { nameSpot, RING, SIZES, tagSize } from "./sizes.js";
import { setAttr, svgMaker } from "./svg.js";

/** @import { Board, Place, Tier } from "../pageTypes.js" */
/** @import { Territory } from "../types.js" */
/** @import { Block } from "./blocks.js" */
/** @import { Side } from "./sizes.js" */

/** The places were made for maps from this width on. */
const ROOMY = 700;
/** Narrower ones show no words but these names: the same limit as in the style sheet. */
const WORDY = 480;
/** Between two names in a line, in CSS pixels. */
const APART = 4;
/** How far the letters of a line reach up from its foot, and down, in heights of the font. */
const UP = 0.74;
const DOWN = 0.2;
/** On which sides of its tag a name may stand: first the one that it was made for. */
const SIDES = /** @type {const} */ ({
  b: ["b", "t", "r", "l", "br", "bl", "tr", "tl"],
  t: ["t", "b", "r", "l", "tr", "tl", "br", "bl"],
  r: ["r", "l", "b", "t", "br", "tr", "bl", "tl"],
  l: ["l", "r", "b", "t", "bl", "tl", "br", "tr"],
});
/** Points of a sea lane that names leave free, as parts of the way. */
const ON_LANE = [0.2, 0.35, 0.5, 0.65, 0.8];

/**
 * @param {import("./scene.js").Scene} scene
 * @param {Board} board
 * @param {() => {tier: Tier, k: number, scale: ReturnType<typeof import("./sizes.js").scalesFor>, width: number}} size
 */
export function createNames(scene, board, size) {
  const { shapes } = board;
  const s = svgMaker(scene.svg.ownerDocument);
  /** @type {Map<Territory, Named>} */
  const named = new Map();
  /** How long the longest line of a name is, in CSS pixels: measuring text is slow.
   * @type {Map<Territory, number>} */
  const lengths = new Map();
  /** Room that the names take that are shown. @type {Map<Territory, Block>} */
  const blocks = new Map();
  /** @type {Block[]} */
  const lanes = shapes.lanes.flatMap(([, , p, m, e]) =>
    ON_LANE.map((part) => /** @type {Block} */ ([...pointAt([p, m, e], part), 0, 0])),
  );
  let changed = true;
  /** What stood around the names when they were put in their places. */
  let settled = "";

  const place = (/** @type {Territory} */ t) => shapes.place[size().tier][t];

  /** @param {Territory} t @param {Place} spot @param {Side} side */
  function spotAt(t, spot, side) {
    const { width = 0, rings = 0 } = named.get(t) ?? {};
    return nameSpot(spot.t, side, size().tier, width, rings);
  }

  /** Room that a name takes on one side of its tag.
   * @param {Territory} t @param {Place} spot @param {Side} side @returns {Block} */
  function blockAt(t, spot, side) {
    const { tier, k, scale } = size();
    const { x, y, anchor, lineHeight } = spotAt(t, spot, side);
    const { font } = SIZES[tier];
    const half = (lengths.get(t) ?? 0) / 2;
    const top = y - font * UP;
    const bottom = y + (spot.t.length - 1) * lineHeight + font * DOWN;
    const unit = k * scale.text;
    const [tagX, tagY] = spot.b;
    return [
      tagX + (x + { start: half, middle: 0, end: -half }[anchor]) * unit,
      tagY + ((top + bottom) / 2) * unit,
      half * unit,
      ((bottom - top) / 2) * unit,
    ];
  }

  /** @param {Block} block */
  const isInside = ([x, y, width, height]) =>
    x - width >= 0 && x + width <= shapes.w && y - height >= 0 && y + height <= shapes.h;

  /** @param {SVGTextElement} node @param {Territory} t @param {Place} spot @param {Side} side */
  function write(node, t, spot, side) {
    const { x, y, anchor, lineHeight } = spotAt(t, spot, side);
    setAttr(node, "text-anchor", anchor);
    for (const [i, line] of [...node.children].entries()) {
      setAttr(line, "x", x);
      setAttr(line, "y", y + i * lineHeight);
    }
  }

  /** Measures the names that are new. */
  function measure() {
    const { font } = SIZES[size().tier];
    for (const [t, { name }] of scene.territories) {
      if (lengths.has(t)) continue;
      const lines = /** @type {SVGTSpanElement[]} */ ([...name.children]);
      lengths.set(t, Math.max(0, ...lines.map((line) => lengthOf(line, font))));
    }
  }

  return {
    /** The lines of the names, which differ between size classes. */
    relabel() {
      lengths.clear();
      changed = true;
      for (const [t, { name }] of scene.territories) {
        const lines = place(t)?.t ?? [];
        name.replaceChildren(...lines.map((line) => s("tspan", {}, line)));
      }
    },

    /** The map has another size. */
    resize() {
      changed = true;
    },

    /**
     * @param {Territory} t
     * @param {number} armies
     * @param {number} rings around the tag
     * @param {number} rank how much the choice needs the name
     */
    set(t, armies, rings, rank) {
      const spot = place(t);
      if (!spot) return;
      const { tier, k, scale } = size();
      const { width, height } = tagSize(tier, armies, scale.bare);
      const unit = (k * scale.tag) / 2;
      const before = named.get(t);
      named.set(t, { tag: [...spot.b, width * unit, height * unit], width, rings, rank });
      // Another number of as many digits leaves all names where they are.
      if (before?.width !== width || before.rings !== rings || before.rank !== rank) changed = true;
    },

    /**
     * Room that the tag of a territory takes with its ring, and its name, if that is shown.
     * @param {Territory} t
     * @returns {{tag: Block, name: Block|null}|null}
     */
    room(t) {
      const known = named.get(t);
      if (!known) return null;
      const [x, y, width, height] = known.tag;
      const ring = RING * size().k * size().scale.tag;
      return { tag: [x, y, width + ring, height + ring], name: blocks.get(t) ?? null };
    },

    /**
     * Puts all names where they have room.
     * @param {Block[]} words that stand on the map
     * @param {Ends|null} between
     */
    settle(words, between) {
      const around = JSON.stringify([words, between]);
      if (!changed && around === settled) return;
      changed = false;
      settled = around;
      const { k, width } = size();
      const roomy = width >= ROOMY;
      measure();
      /** @type {Map<Territory, Side[]>} */
      const sides = new Map();
      /** @type {import("./nameRoom.js").Name[]} */
      const names = [];
      for (const [id, { rank }] of named) {
        const spot = place(id);
        if (!spot) continue;
        const block = (/** @type {Side} */ side) => blockAt(id, spot, side);
        // The rings of a choice may push a name over the edge.
        const inside = roomy ? [] : SIDES[spot.p].filter((side) => isInside(block(side)));
        const fit = inside.length ? inside : [spot.p];
        sides.set(id, fit);
        const needed = between ? Math.min(rank, NEEDED / 2) : rank;
        names.push({ id, rank: roomy ? NEEDED : needed, blocks: fit.map(block) });
      }
      /** @type {Array<[string, Block]>} */
      const taken = [
        ...(width < WORDY ? [] : words),
        // The arrow is what leads over the sea now.
        ...(between ? between.arrow : lanes),
      ].map((block) => ["", block]);
      for (const [t, { tag }] of named) {
        taken.push([t, between?.ends.includes(t) ? (this.room(t)?.tag ?? tag) : tag]);
      }
      const placed = placeNames(names, taken, APART * k);
      for (const { id, blocks: fits } of names) {
        const spot = place(id);
        const node = scene.territories.get(id)?.name;
        if (!spot || !node) continue;
        const at = placed.get(id);
        const block = at === undefined ? undefined : fits[at];
        if (block) blocks.set(id, block);
        else blocks.delete(id);
        setAttr(node, "data-crowded", at === undefined ? "" : null);
        write(node, id, spot, sides.get(id)?.[at ?? 0] ?? spot.p);
      }
    },
  };
}

/** @param {SVGTextContentElement} text @param {number} font */
const lengthOf = (text, font) =>
  text.getComputedTextLength?.() || ((text.textContent ?? "").length * 0.78 + 2) * font;

/**
 * Keeps tags, names and words at their size in pixels while the map grows and shrinks.
 */
import { SEAT_GLYPHS } from "../glyphs.js";
import { COVERS, freest, HALF_CHIP, spotsAround } from "./chipRoom.js";
import { SIZES, scalesFor, tagSize, tierFor } from "./sizes.js";
import { setAttr } from "./svg.js";
import { createNames } from "./territoryNames.js";

/** @import { Board, Point, Tier } from "../pageTypes.js" */
/** @import { Seat, Territory } from "../types.js" */
/** @import { Block } from "./blocks.js" */
/** @import { ContinentNodes, Scene } from "./scene.js" */

/** Between a word and the middle of an arrow, in CSS pixels. */
const CLEAR = 4;
/** Below this width tags shrink, and dice take a good part of the map. */
const SMALL = 520;
/** Width that is assumed until the map is on a page. */
const UNKNOWN_WIDTH = 800;

/**
 * @param {Scene} scene
 * @param {Board} board
 * @param {() => void} onResize draws again what depends on the size of the map
 */
export function createLabelPlacement(scene, board, onResize) {
  const { shapes } = board;
  /** @type {Tier} */
  let tier = "m";
  let width = 0;
  /** How many times as large as the whole map the part is that is shown. */
  let zoom = 1;
  let k = 1;
  let scale = scalesFor(0);
  /** What stands beside the names of continents: measuring text is slow, so only on a change. */
  const holders = new Map();
  /** Room that the names of continents take. @type {Map<string, Block>} */
  const taken = new Map();
  /** Room that the words at the edges take. @type {Block[]} */
  let edges = [];
  /** Room that chips of placed armies take. @type {Map<Territory, Block>} */
  const chips = new Map();
  const names = createNames(scene, board, () => ({ tier, k, scale, width }));

  const place = (/** @type {Territory} */ t) => shapes.place[tier][t];
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ by) =>
    `translate(${x} ${y}) scale(${(k * by).toFixed(4)})`;

  /** @param {string} continent @returns {Point} */
  const labelSpot = (continent) => {
    const label = shapes.contlab[continent];
    return label?.[tier] ?? label?.m ?? [0, 0];
  };

  /** @param {number} now width in CSS pixels that the whole map has, or would have */
  function resize(now) {
    if (!now || Math.abs(now - width) < 0.5) return;
    width = now;
    k = shapes.w / width;
    const next = tierFor(width);
    const other = next !== tier || !scene.svg.dataset.tier;
    tier = next;
    scene.svg.dataset.tier = tier;
    scale = scalesFor(width);
    setAttr(scene.svg, "data-bare", scale.bare && "");
    for (const [t, { tag, name, leader }] of scene.territories) {
      const spot = place(t);
      if (!spot) continue;
      for (const g of [tag.g, tag.chips]) setAttr(g, "transform", at(...spot.b, scale.tag));
      setAttr(name, "transform", at(...spot.b, scale.text));
      setAttr(leader, "display", spot.a ? null : "none");
      if (!spot.a) continue;
      const d = `M${spot.a}h0L${spot.b}`;
      for (const path of leader.children) setAttr(path, "d", d);
    }
    for (const { text, x, y } of scene.edges) {
      setAttr(text, "transform", at(x + (x ? -4 : 4) * k, y, scale.text));
    }
    for (const [id, nodes] of scene.continents) {
      setAttr(nodes.g, "transform", at(...labelSpot(id), scale.text));
    }
    if (other) words();
    names.resize();
    edges = scene.edges.map(edgeBlock);
    onResize();
  }

  /** Names of the continents, which differ between size classes. */
  function words() {
    names.relabel();
    for (const [id, { name }] of scene.continents) {
      const label = shapes.contlab[id];
      if (!label) continue;
      const text = (tier === "s" && label.short) || label.name;
      name.textContent = text.toUpperCase();
    }
  }

  /** @param {Scene["edges"][number]} edge @returns {Block} */
  function edgeBlock({ text, x, y }) {
    const { font } = SIZES[tier];
    const half = (lengthOf(text, (text.textContent ?? "").length, font) / 2 + 4) * k * scale.text;
    return [x + (x ? -half : half), y - font * 0.3 * k, half, font * 0.5 * k];
  }

  /**
   * Where a chip beside a tag has room, in CSS pixels from the middle of the tag.
   * @param {Territory} t
   * @param {number} armies on its tag
   * @param {number} width of the chip
   * @param {object} o
   * @param {boolean} o.right it belongs to the right
   * @param {boolean} [o.only] and nowhere else: other chips stand on the left
   */
  function chipSpot(t, armies, width, { right, only = false }) {
    const { b: [x, y] = [0, 0], p } = place(t) ?? {};
    const size = tagSize(tier, armies, scale.bare);
    const around = { right, below: p === "t", bare: scale.bare };
    const spots = spotsAround(size, width, around).filter(([left]) => !only || left > 0);
    const unit = k * scale.tag;
    /** @type {Array<[Block, number]>} */
    const covered = [...taken.values()].map((block) => [block, COVERS.name]);
    for (const id of scene.territories.keys()) {
      const room = names.room(id);
      const chip = chips.get(id);
      if (chip && (id !== t || !right)) covered.push([chip, COVERS.tag]);
      if (room && id !== t) covered.push([room.tag, COVERS.tag]);
      if (room?.name) covered.push([room.name, COVERS.name]);
    }
    /** @param {Point} spot @returns {Block} */
    const block = ([left, top]) => [
      x + left * unit,
      y + top * unit,
      (width / 2) * unit,
      HALF_CHIP * unit,
    ];
    const spot = spots[freest(spots.map(block), covered)] ?? [0, 0];
    if (right) chips.set(t, block(spot));
    return spot;
  }

  const observer = new ResizeObserver(([entry]) => resize((entry?.contentRect.width ?? 0) * zoom));
  observer.observe(scene.svg);
  resize(scene.svg.getBoundingClientRect().width || UNKNOWN_WIDTH);

  return {
    now: () => ({ tier, k, tagScale: scale.tag, bare: scale.bare, small: width < SMALL }),
    place,
    words: () => [...taken.values()],
    /** How large arrows and marks are drawn, and around what. @param {(t: Territory) => number} armies */
    drawing: (armies) => ({
      k,
      scale: scale.tag,
      tier,
      bare: scale.bare,
      place,
      armies,
      chipSpot: (/** @type {Territory} */ t, /** @type {number} */ width) =>
        chipSpot(t, armies(t), width, { right: false }),
      words: [...taken.values()],
    }),
    destroy: () => observer.disconnect(),
    /** Call when all is drawn. @param {import("./territoryNames.js").Ends|null} between */
    settle: (between) => names.settle([...taken.values(), ...edges], between),
    /** A part of the map is shown so many times as large. @param {number} by */
    zoom(by) {
      if (by === zoom) return;
      const whole = width / zoom;
      zoom = by;
      resize(whole * zoom);
    },

    name: names.set,
    chipSpot,
    /** No armies are placed there any more. @param {Territory} t */
    noChip: (t) => chips.delete(t),

    room: names.room,

    /**
     * Swatch before the name of a continent, mark of its holder after it.
     * @param {ContinentNodes} nodes
     * @param {Seat|null} seat
     */
    holder(nodes, seat) {
      const now = `${seat} ${width}`;
      if (holders.get(nodes) === now) return;
      holders.set(nodes, now);
      const { font } = SIZES[tier];
      const { text, name, swatch, holder, glyph } = nodes;
      const length = lengthOf(text, (name.textContent ?? "").length, font);
      const id = nodes.g.dataset.continent ?? "";
      const label = shapes.contlab[id];
      const before = { start: 0, middle: 0.5, end: 1 }[label?.anchor ?? "middle"];
      const start = -before * (length + font + 2);
      setAttr(swatch, "x", start);
      setAttr(swatch, "y", -font * 0.76);
      setAttr(text, "x", start + font + 2);
      const unit = k * scale.text;
      const half = (font + 2 + length + (seat ? 24 : 0)) / 2;
      const [spot, y] = labelSpot(id);
      // On a small map the edge would cut off what stands near it.
      const room = shapes.w - (start + half * 2) * unit;
      const x = Math.max(-start * unit, Math.min(room, spot));
      setAttr(nodes.g, "transform", at(x, y, scale.text));
      taken.set(id, [
        x + (start + half) * unit,
        y - font * 0.35 * unit,
        (half + CLEAR) * unit,
        (font * 0.65 + CLEAR) * unit,
      ]);
      setAttr(holder, "display", seat ? null : "none");
      if (!seat) return;
      setAttr(holder, "class", `holder seat s-${seat}`);
      setAttr(holder, "transform", `translate(${start + font + 2 + length + 11} 0)`);
      setAttr(glyph, "d", SEAT_GLYPHS[seat]);
    },
  };
}

/**
 * @param {SVGTextElement} text
 * @param {number} letters
 * @param {number} font
 */
const lengthOf = (text, letters, font) =>
  text.getComputedTextLength?.() || (letters * 0.78 + 2) * font;

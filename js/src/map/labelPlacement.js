/**
 * The places of tags, names and words. These keep their size in pixels while the map grows and
 * shrinks, and are placed where they do not cover each other.
 */

import { SEAT_GLYPHS } from "../glyphs.js";
import { initials } from "../words/index.js";
import { SIZES } from "./labelSizes.js";
import { createNames } from "./names.js";
import {
  areClose,
  overlap,
  RING,
  SMALL,
  scalesFor,
  scalesOnWall,
  tagSize,
  tierFor,
  tierOnWall,
  WORDY,
} from "./sizes.js";
import { lengthOf, setAttr } from "./svg.js";

/** @import { Block } from "./sizes.js" */
/** @import { Ends } from "./names.js" */
/** @import { ContinentNodes, Scene } from "./scene.js" */
/** @import { Board, Point, Tier } from "../pageTypes.js" */
/** @import { Seat, Territory } from "../types.js" */

/** The distance between a word and the middle of an arrow, in CSS pixels. */
const CLEAR = 4;
/** The number of territories of the map that the widths below were chosen for. */
const WORLD = 42;
/** The minimum width of a map that shows no zoom buttons until it is enlarged. */
const ROOMY = 700;
/** The width that is assumed until the map is on a page. */
const UNKNOWN_WIDTH = 800;

/**
 * @param {Scene} scene
 * @param {Board} board
 * @param {import("../words/index.js").Words} say
 * @param {() => void} onResize redraws the parts that depend on the size of the map
 */
export function createLabelPlacement(scene, board, say, onResize) {
  const { shapes } = board;
  const share = Math.sqrt(WORLD / board.territories.length);
  /** @type {Tier} */
  let tier = "m";
  let width = 0;
  /**
   * The width of a world map with the same room for each territory: with few territories, even a
   * small map has room for all names.
   */
  let room = 0;
  /** How much the visible part of the map is enlarged. */
  let zoom = 1;
  /** The height of the wall that the map is on; 0 elsewhere. */
  let wall = 0;
  let k = 1;
  let scale = scalesFor(0);
  /** The swatches and marks next to the names of continents. */
  const holders = new Map();
  /** The lengths of the continents' names, in CSS pixels: each measurement after a change forces a layout,
   * so they are measured together. @type {Map<ContinentNodes, number>} */
  const lengths = new Map();
  /** The space that the names of continents take. @type {Map<string, Block>} */
  const taken = new Map();
  /** The space that the words at the edges take. @type {Block[]} */
  let edges = [];
  /** The arrow on the map, with its ends. @type {Ends|null} */
  let arrow = null;
  /** The space that the chips of placed armies take. @type {Map<Territory, Block>} */
  const chips = new Map();
  const names = createNames(scene, board, () => ({ tier, k, scale, room }));

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
    room = width * share;
    k = shapes.w / width;
    const next = wall ? tierOnWall(width, wall) : tierFor(width);
    const named = room >= SMALL ? "all" : room >= WORDY ? "chosen" : "few";
    const other = next !== tier || named !== scene.svg.dataset.named;
    tier = next;
    scene.svg.dataset.tier = tier;
    scale = scalesOnWall(scalesFor(width, room), tier, wall);
    setAttr(scene.svg, "data-bare", scale.bare && "");
    setAttr(scene.svg, "data-roomy", room >= ROOMY && "");
    setAttr(scene.svg, "data-named", named);
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
    lengths.clear();
    names.resize();
    edges = scene.edges.map(edgeBlock);
    onResize();
  }

  /**
   * Write the names of the continents, which depend on the size class. Without room for words,
   * initials replace them, as in the players' table.
   */
  function words() {
    names.relabel();
    for (const [id, { name }] of scene.continents) {
      const label = shapes.contlab[id];
      if (!label) continue;
      const text = (tier === "s" && label.short) || label.name;
      name.textContent = room < WORDY ? initials(say, id, label.name) : text.toUpperCase();
    }
  }

  /** @param {ContinentNodes} nodes */
  function lengthOfName(nodes) {
    if (!lengths.size) {
      for (const each of scene.continents.values()) {
        lengths.set(each, lengthOf(each.text, each.name, SIZES[tier].font));
      }
    }
    return lengths.get(nodes) ?? 0;
  }

  /** @param {Scene["edges"][number]} edge @returns {Block} */
  function edgeBlock({ text, x, y }) {
    const { font } = SIZES[tier];
    const half = (lengthOf(text, text, font) / 2 + 4) * k * scale.text;
    return [x + (x ? -half : half), y - font * 0.3 * k, half, font * 0.5 * k];
  }

  /** Compute the block that a tag takes without its ring. @param {Block} ringed @returns {Block} */
  function numberOf([x, y, halfWidth, halfHeight]) {
    const ring = RING * k * scale.tag;
    return [x, y, halfWidth - ring, halfHeight - ring];
  }

  /**
   * List the places with room for a chip next to a tag, in CSS pixels from its middle.
   * @param {Territory} t
   * @param {number} armies on its tag
   * @param {number} width of the chip
   * @param {object} o
   * @param {boolean} o.right whether the chip belongs on the right
   * @param {boolean} [o.keep] whether other chips keep away from it later
   * @param {boolean} [o.only] whether it must be there, since other chips are on the other side
   */
  function chipSpot(t, armies, width, { right, only = false, keep = right }) {
    const { b: [x, y] = [0, 0], p } = place(t) ?? {};
    const size = tagSize(tier, armies, scale.bare);
    const around = { right, below: p === "t", bare: scale.bare };
    const spots = spotsAround(size, width, around).filter(([left]) => !only || left > 0 === right);
    const unit = k * scale.tag;
    /** @type {Array<[Block, number]>} */
    const covered = [...taken.values(), ...edges].map((block) => [block, COVERS.name]);
    for (const id of scene.territories.keys()) {
      const room = names.room(id);
      const chip = chips.get(id);
      if (chip && (id !== t || !right)) covered.push([chip, COVERS.tag]);
      if (room && id !== t)
        covered.push([room.tag, COVERS.tag], [numberOf(room.tag), COVERS.number]);
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
    if (keep) chips.set(t, block(spot));
    return spot;
  }

  const observer = new ResizeObserver(([entry]) => resize((entry?.contentRect.width ?? 0) * zoom));
  observer.observe(scene.svg);
  resize(scene.svg.getBoundingClientRect().width || UNKNOWN_WIDTH);

  return {
    now: () => ({ tier, k, tagScale: scale.tag, bare: scale.bare }),
    place,
    words: () => [...taken.values()],
    /**
     * Return the sizes of arrows and marks, and the tags that these avoid.
     * @param {(t: Territory) => number} armies
     */
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
    /** Place the names. Call after everything else is drawn. @param {Ends|null} between */
    settle(between) {
      arrow = between;
      names.settle([...taken.values(), ...edges], between);
    },
    /** Return the ends of the arrow that is drawn, and the space that it takes. */
    between: () => arrow,
    /** Set the enlargement of the visible part of the map. @param {number} by */
    zoom(by) {
      if (by === zoom) return;
      const whole = width / zoom;
      zoom = by;
      resize(whole * zoom);
    },

    /** Adapt to being shown on a wall, or not. @param {number} height in CSS pixels; 0: no wall */
    legible(height) {
      if (height === wall) return;
      wall = height;
      const before = width;
      width = 0;
      resize(before);
    },

    name: names.set,
    chipSpot,
    /** Forget the chip of a territory where no armies are placed any more. @param {Territory} t */
    noChip: (t) => chips.delete(t),

    room: names.room,

    /** Hide each word that the legend would cover even partly: half a word is hard to read.
     * @param {Block|null} over the room of the legend */
    cover(over) {
      const shown = room < WORDY ? names.chosen() : [];
      for (const [id, { g }] of scene.continents) {
        const own = taken.get(id);
        const others = over ? [over, ...shown] : shown;
        setAttr(g, "data-covered", own && others.some((each) => areClose(own, each)) ? "" : null);
      }
      for (const [t, { name }] of scene.territories) {
        const own = names.room(t)?.name;
        setAttr(name, "data-covered", own && over && areClose(own, over) ? "" : null);
      }
    },

    /** Draw the swatch before the name of a continent, and the mark of its holder after it.
     * @param {ContinentNodes} nodes @param {Seat|null} seat */
    holder(nodes, seat) {
      const now = `${seat} ${width}`;
      if (holders.get(nodes) === now) return;
      holders.set(nodes, now);
      const { font } = SIZES[tier];
      const { text, swatch, holder, glyph } = nodes;
      const length = lengthOfName(nodes);
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
      // On a small map, the edge would cut off words close to it.
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
      setAttr(holder, "class", `holder seat seat-${seat}`);
      setAttr(holder, "transform", `translate(${start + font + 2 + length + 11} 0)`);
      setAttr(glyph, "d", SEAT_GLYPHS[seat]);
    },
  };
}

// ---- room for chips -----------------------------------------------------------------------------

/** Cost of covering a number, the tag around it, or a name, by area. */
export const COVERS = { number: 20, tag: 4, name: 1 };

/** The part of a chip that lies over a corner of its tag, in CSS pixels. */
const OVER = 4;
/** Half the height of a chip, in CSS pixels. */
const HALF_CHIP = 8;

/**
 * List the places for a chip around a tag, the best first, as distances between centres in CSS
 * pixels.
 * @param {{width: number, height: number}} tag
 * @param {number} width of the chip
 * @param {object} o
 * @param {boolean} o.right whether the chip's corner is on the right
 * @param {boolean} o.below whether the chip's corner is below
 * @param {boolean} o.bare whether the tag is only a number, which a chip must not touch
 * @returns {Point[]}
 */
export function spotsAround(tag, width, { right, below, bare }) {
  const x = (tag.width / 2 - OVER) * (right ? 1 : -1);
  const y = (tag.height / 2 + (bare ? HALF_CHIP : 5)) * (below ? 1 : -1);
  const beside = (tag.width + width) / 2 + 1;
  return [
    [x, y],
    [x, -y],
    [-x, y],
    [-x, -y],
    [right ? beside : -beside, 0],
    [right ? -beside : beside, 0],
  ];
}

/**
 * Find the block that covers least, or the first of several that do.
 * @param {Block[]} blocks the best first
 * @param {Array<[Block, cost: number]>} taken what stands on the map
 * @returns {number} its index
 */
export function freest(blocks, taken) {
  const costs = blocks.map((block) =>
    taken.reduce((sum, [other, cost]) => sum + overlap(block, other) * cost, 0),
  );
  return costs.indexOf(Math.min(...costs));
}

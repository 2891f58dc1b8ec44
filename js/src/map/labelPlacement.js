/**
 * The places of tags, names and words, which keep their size in pixels while the map grows and shrinks, and stay where
 * they do not cover each other.
 */

import { SEAT_GLYPHS } from "../glyphs.js";
import { initials } from "../words/index.js";
import { pointAt } from "./arrow.js";
import { SIZES } from "./labelSizes.js";
import { meet, nameSpot, overlap, RING, SMALL, scalesFor, tagSize, tierFor } from "./sizes.js";
import { setAttr, svgMaker } from "./svg.js";

/** @import { Block, Side } from "./sizes.js" */
/** @import { ContinentNodes, Scene } from "./scene.js" */
/** @import { Board, Place, Point, Tier } from "../pageTypes.js" */
/** @import { Seat, Territory } from "../types.js" */

/** The distance between a word and the middle of an arrow, in CSS pixels. */
const CLEAR = 4;
/** The number of territories of the map that the widths below were chosen for. */
const WORLD = 42;
/** Width that is assumed until the map is on a page. */
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
  /** The width of a world map with the same room per territory: with few
   * territories, even a small map has room for all names. */
  let room = 0;
  /** The enlargement of the part of the map that is shown. */
  let zoom = 1;
  let k = 1;
  let scale = scalesFor(0);
  /** The swatches and marks next to the names of continents. */
  const holders = new Map();
  /** The lengths of the continents' names, in CSS pixels: each measurement after a change forces a layout,
   * so they are measured together. @type {Map<ContinentNodes, number>} */
  const lengths = new Map();
  /** The room of the names of continents. @type {Map<string, Block>} */
  const taken = new Map();
  /** The room of the words at the edges. @type {Block[]} */
  let edges = [];
  /** The room of the chips of placed armies. @type {Map<Territory, Block>} */
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
    const next = tierFor(width);
    const named = room >= SMALL ? "all" : room >= WORDY ? "chosen" : "few";
    const other = next !== tier || named !== scene.svg.dataset.named;
    tier = next;
    scene.svg.dataset.tier = tier;
    scale = scalesFor(width, room);
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

  /** Write the names of the continents, which differ between size classes. Without room for words, their
   * initials replace them, as in the players' table. */
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

  /**
   * List the places with room for a chip next to a tag, in CSS pixels from its middle.
   * @param {Territory} t
   * @param {number} armies on its tag
   * @param {number} width of the chip
   * @param {object} o
   * @param {boolean} o.right whether the chip belongs on the right
   * @param {boolean} [o.only] whether only there: other chips are on the left
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
    now: () => ({ tier, k, tagScale: scale.tag, bare: scale.bare, small: room < SMALL }),
    place,
    words: () => [...taken.values()],
    /** Return the room of a continent's name. @param {string} id */
    wordsOf: (id) => taken.get(id),
    /** Return the sizes of arrows and marks, and the tags they avoid. @param {(t: Territory) => number} armies */
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
    settle: (between) => names.settle([...taken.values(), ...edges], between),
    /** Set the enlargement of the visible part of the map. @param {number} by */
    zoom(by) {
      if (by === zoom) return;
      const whole = width / zoom;
      zoom = by;
      resize(whole * zoom);
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
        setAttr(g, "data-covered", own && others.some((each) => meet(own, each)) ? "" : null);
      }
      for (const [t, { name }] of scene.territories) {
        const own = names.room(t)?.name;
        setAttr(name, "data-covered", own && over && meet(own, over) ? "" : null);
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
      // On a small map, the edge would cut off words near it.
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

/** Lengths by text and font: measuring one forces a layout of the page, and another
 * widget has the same texts. @type {Map<string, number>} */
const measured = new Map();

/** Measure the length of a text in CSS pixels; if that is impossible, guess it from its letters.
 * @param {SVGTextContentElement} text @param {Element} letters @param {number} font */
export function lengthOf(text, letters, font) {
  const words = letters.textContent ?? "";
  const key = `${font} ${text.tagName} ${text.getAttribute("class")} ${text.textContent}`;
  const length = measured.get(key) ?? text.getComputedTextLength?.();
  if (!length) return (words.length * 0.78 + 2) * font;
  measured.set(key, length);
  return length;
}

// ---- names of territories -----------------------------------------------------------------------

/**
 * @typedef {{ends: Territory[], arrow: Block[]}} Ends the two territories of the choice, and the
 *   room of the arrow between them
 *
 * @typedef {object} Named
 * @property {Block} tag the room of the tag
 * @property {number} width of the tag, in CSS pixels
 * @property {number} rings around the tag
 * @property {number} rank how much the choice needs the name
 */

/** The least width of a map that the prepared places of names fit. */
const ROOMY = 700;
/** The least width of a map with room for the names of continents. */
const WORDY = 480;
/** The gap between two names in a line, in CSS pixels. */
const APART = 4;
/** The reach of a line's letters up from its foot, and down, in heights of the font. */
const UP = 0.74;
const DOWN = 0.2;
/** The sides of its tag where a name may be: first the one that it was made for. */
const SIDES = /** @type {const} */ ({
  b: ["b", "t", "r", "l", "br", "bl", "tr", "tl"],
  t: ["t", "b", "r", "l", "tr", "tl", "br", "bl"],
  r: ["r", "l", "b", "t", "br", "tr", "bl", "tl"],
  l: ["l", "r", "b", "t", "bl", "tl", "br", "tr"],
});
/** Points of a sea lane that names leave free, as shares of its length. */
const ON_LANE = [0.2, 0.35, 0.5, 0.65, 0.8];

/**
 * @param {import("./scene.js").Scene} scene
 * @param {Board} board
 * @param {() => {tier: Tier, k: number, scale: ReturnType<typeof import("./sizes.js").scalesFor>, room: number}} size
 */
function createNames(scene, board, size) {
  const { shapes } = board;
  const s = svgMaker(scene.svg.ownerDocument);
  /** @type {Map<Territory, Named>} */
  const named = new Map();
  /** The length of a name's longest line, in CSS pixels: measuring text is slow.
   * @type {Map<Territory, number>} */
  const lengths = new Map();
  /** The room of the visible names. @type {Map<Territory, Block>} */
  const blocks = new Map();
  /** @type {Block[]} */
  const lanes = shapes.lanes.flatMap(([, , p, m, e]) =>
    ON_LANE.map((part) => /** @type {Block} */ ([...pointAt([p, m, e], part), 0, 0])),
  );
  let changed = true;
  /** The surroundings for which the names were last placed. */
  let settled = "";

  const place = (/** @type {Territory} */ t) => shapes.place[size().tier][t];

  /** @param {Territory} t @param {Place} spot @param {Side} side */
  function spotAt(t, spot, side) {
    const { width = 0, rings = 0 } = named.get(t) ?? {};
    return nameSpot(spot.t, side, size().tier, width, rings);
  }

  /** Compute the room of a name on one side of its tag.
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

  /** Measure the new names. */
  function measure() {
    const { font } = SIZES[size().tier];
    for (const [t, { name }] of scene.territories) {
      if (lengths.has(t)) continue;
      const lines = /** @type {SVGTSpanElement[]} */ ([...name.children]);
      lengths.set(t, Math.max(0, ...lines.map((line) => lengthOf(line, line, font))));
    }
  }

  return {
    /** Write the lines of the names, which differ between size classes. */
    relabel() {
      lengths.clear();
      changed = true;
      for (const [t, { name }] of scene.territories) {
        const lines = place(t)?.t ?? [];
        name.replaceChildren(...lines.map((line) => s("tspan", {}, line)));
      }
    },

    /** Adapt to a new size of the map. */
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
      // A number with the same count of digits leaves all names in place.
      if (before?.width !== width || before.rings !== rings || before.rank !== rank) changed = true;
    },

    /** Return the room of a territory's tag with its ring, and of its name, if visible.
     * @param {Territory} t @returns {{tag: Block, name: Block|null}|null} */
    room(t) {
      const known = named.get(t);
      if (!known) return null;
      const [x, y, width, height] = known.tag;
      const ring = RING * size().k * size().scale.tag;
      return { tag: [x, y, width + ring, height + ring], name: blocks.get(t) ?? null };
    },

    /** Return the room of the names that the choice needs: on the smallest maps, they come before all other words. */
    chosen: () => [...blocks].flatMap(([t, block]) => (named.get(t)?.rank ? [block] : [])),

    /**
     * Put all names where they have room.
     * @param {Block[]} words the room of the words on the map
     * @param {Ends|null} between
     */
    settle(words, between) {
      const around = JSON.stringify([words, between]);
      if (!changed && around === settled) return;
      changed = false;
      settled = around;
      const { k, room } = size();
      const roomy = room >= ROOMY;
      measure();
      /** @type {Map<Territory, Side[]>} */
      const sides = new Map();
      /** @type {Name[]} */
      const names = [];
      const spots = [...named].flatMap(([id, { rank }]) => {
        const spot = place(id);
        return spot ? [{ id, rank, spot, made: blockAt(id, spot, spot.p) }] : [];
      });
      for (const { id, rank, spot, made } of spots) {
        const block = (/** @type {Side} */ side) => blockAt(id, spot, side);
        // In another language, a name in its prepared place may meet a neighbour's.
        const stays = roomy && !spots.some((one) => one.id !== id && meet(one.made, made));
        // The rings of a choice may push a name over the edge.
        const inside = stays ? [] : SIDES[spot.p].filter((side) => isInside(block(side)));
        const fit = inside.length ? inside : [spot.p];
        sides.set(id, fit);
        const needed = between ? Math.min(rank, NEEDED / 2) : rank;
        names.push({ id, rank: roomy ? NEEDED : needed, blocks: fit.map(block) });
      }
      // Names that have to move look for room among those that stay.
      if (roomy) names.sort((a, b) => a.blocks.length - b.blocks.length);
      /** @type {Array<[string, Block]>} */
      const taken = [
        ...(room < WORDY ? [] : words),
        // The room of the arrow replaces that of the sea lanes.
        ...(between ? between.arrow : lanes),
      ].map((block) => ["", block]);
      /** @type {Array<[string, Block]>} */
      const spared = [];
      for (const [t, { tag, rings }] of named) {
        const ringed = this.room(t)?.tag ?? tag;
        taken.push([t, between?.ends.includes(t) ? ringed : tag]);
        if (rings && room < SMALL) spared.push([t, ringed]);
      }
      const placed = placeNames(names, taken, APART * k, spared);
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

// ---- room for names -----------------------------------------------------------------------------

/**
 * @typedef {object} Name
 * @property {string} id
 * @property {Block[]} blocks the places where it may be, the best first
 * @property {number} rank how much the choice needs it; `NEEDED` is shown whatever it covers
 */

/** The rank of a name that is shown in any case. */
export const NEEDED = 2;

/** Give a name the cost of a tag: a name over a name is as hard to read as one over a number.
 * @param {Block} block @returns {[Block, number]} */
const covered = (block) => [block, COVERS.tag];

/**
 * List the things that a name would cover: tags have an id, words have none.
 * @param {string} id of the name
 * @param {Array<[id: string, block: Block]>} taken
 * @returns {Array<[Block, number]>}
 */
const costs = (id, taken) =>
  taken
    .filter(([owner]) => owner !== id)
    .map(([owner, block]) => [block, owner ? COVERS.tag : COVERS.name]);

/**
 * @param {Name[]} names
 * @param {Array<[id: string, block: Block]>} taken the things on the map; a name may touch what
 *   belongs to it, by the same id
 * @param {number} gap between two names in one line, in map units
 * @param {Array<[id: string, block: Block]>} [spared] the things that not even a needed name may cover: the numbers
 *   to choose from
 * @returns {Map<string, number>} the index of each name's block; names without room are left out
 */
export function placeNames(names, taken, gap, spared = []) {
  /** @type {Map<string, number>} */
  const placed = new Map();
  /** The visible names, with the room of each. @type {Map<Name, Block>} */
  const shown = new Map();
  /** @param {Name} name @param {number} at which of its blocks */
  const put = (name, at) => {
    const block = name.blocks[at];
    if (!block) return;
    placed.set(name.id, at);
    shown.set(name, block);
  };
  /** List the names that a block would meet. @param {Block} block @param {Name} [except] */
  const met = (block, except) =>
    [...shown].flatMap(([name, other]) =>
      name !== except && meet(block, other, gap) ? [name] : [],
    );
  /** Whether a block meets nothing except things with its own id; names do not count.
   * @param {string} id @param {Block} block @param {Array<[id: string, block: Block]>} [among] */
  const isOpen = (id, block, among = taken) =>
    !among.some(([owner, other]) => owner !== id && meet(block, other));

  /** Put a name in the place of a visible one that can move to another side of its tag. @param {Name} name */
  function makeRoom(name) {
    for (const [at, block] of name.blocks.entries()) {
      const [other, ...more] = isOpen(name.id, block) ? met(block) : [];
      if (!other || more.length) continue;
      const side = other.blocks.findIndex(
        (way) => !meet(way, block, gap) && isOpen(other.id, way) && !met(way, other).length,
      );
      if (side < 0) continue;
      put(other, side);
      put(name, at);
      return true;
    }
    return false;
  }

  for (const name of [...names].sort((a, b) => b.rank - a.rank)) {
    const { id, blocks, rank } = name;
    const at = blocks.findIndex((block) => isOpen(id, block) && !met(block).length);
    if (at >= 0) put(name, at);
    else if (!makeRoom(name) && rank >= NEEDED) {
      const free = blocks.filter((block) => isOpen(id, block, spared));
      const others = [...shown.values()].map(covered);
      const best = free[freest(free, [...costs(id, taken), ...others])];
      if (best) put(name, blocks.indexOf(best));
    }
  }
  return placed;
}

// ---- room for chips -----------------------------------------------------------------------------

/** Cost of covering a tag or a name, by area. */
export const COVERS = { tag: 4, name: 1 };

/** The part of a chip that lies over a corner of its tag, in CSS pixels. */
const OVER = 4;
/** Half the height of a chip, in CSS pixels. */
const HALF_CHIP = 8;

/**
 * List the places around a tag for a chip, the best first, as distances between centres in CSS pixels.
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
 * Find the block that covers least; of equal ones, the first.
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

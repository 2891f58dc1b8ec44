/**
 * The names of the territories. Each name is next to its own tag, nearer to it than to any other
 * tag, and covers nothing else. A name without such a place is abbreviated or, if that does not
 * help, left out. A choice moves only names that are below its arrow.
 */

import { pointAt } from "./arrow.js";
import { SIZES } from "./labelSizes.js";
import { areClose, between, DOWN, nameSpot, RING, SMALL, tagSize, UP, WORDY } from "./sizes.js";
import { lengthOf, setAttr, svgMaker } from "./svg.js";

/** @import { Block, Side } from "./sizes.js" */
/** @import { Board, LabelPlace, Tier } from "../pageTypes.js" */
/** @import { Territory } from "../types.js" */

/**
 * @typedef {{ends: Territory[], arrow: Block[]}} Ends the two territories of the choice, and the
 *   room of the arrow between them
 *
 * @typedef {object} Named
 * @property {Block} tag the room of the tag
 * @property {number} width of the tag, in CSS pixels
 * @property {number} rings around the tag
 * @property {number} rank how much the choice needs the name
 *
 * @typedef {object} Way a place for a name
 * @property {Side} side
 * @property {string[]} lines
 * @property {Block} block
 * @property {number} rings around its tag that it is clear of, drawn or not
 * @property {number} cost
 *
 * @typedef {object} Name
 * @property {Territory} id
 * @property {Way[]} ways the places where it may be
 * @property {number} rank
 *
 * @typedef {object} Around the things that a name keeps clear of
 * @property {Block[]} words
 * @property {Block[]} arrow the blocks of its shaft and, last, of its head
 * @property {Array<[Territory, Block]>} tags without their rings
 * @property {Array<[Territory, Block]>} ringed with them
 */

/**
 * The ranks of names: the name of a territory that the choice is about comes before names of
 * territories that can be chosen.
 */
export const RANKS = { about: 2, choosable: 1, other: 0 };

/** The gap between two names in a line, in CSS pixels. */
const APART = 4;
/**
 * The margins, in CSS pixels, by which a name must be, and should be, nearer to its own tag than to
 * any other.
 */
const NEARER = 0.5;
const NEARER_STILL = 4;
/** The sides of the tag where its name may be; the first is the side that the name was made for. */
const SIDES = /** @type {const} */ ({
  b: ["b", "t", "r", "l", "br", "bl", "tr", "tl"],
  t: ["t", "b", "r", "l", "tr", "tl", "br", "bl"],
  r: ["r", "l", "b", "t", "br", "tr", "bl", "tl"],
  l: ["l", "r", "b", "t", "bl", "tl", "br", "tr"],
});
/** Points of a sea lane that names leave free if possible, as shares of the lane's length. */
const ON_LANE = [0.2, 0.35, 0.5, 0.65, 0.8];
/**
 * The costs of a place for a name, in addition to 1 for each side of the tag that comes before it.
 */
const COSTS = { lane: 2, otherLines: 3, close: 2, tight: 4, arrow: 6 };
/** The cost of an abbreviation, which is more than that of any place for the whole name. */
const ABBREVIATED = 100;
/** The largest share of an arrow's shaft that a name may cover. */
const MOST_HIDDEN = 0.35;

/**
 * @param {import("./scene.js").Scene} scene
 * @param {Board} board
 * @param {() => {tier: Tier, k: number, scale: ReturnType<typeof import("./sizes.js").scalesFor>, room: number}} size
 */
export function createNames(scene, board, size) {
  const { shapes } = board;
  const s = svgMaker(scene.svg.ownerDocument);
  /** @type {Map<Territory, Named>} */
  const named = new Map();
  /** The lengths of lines, in CSS pixels: measuring text is slow. @type {Map<string, number>} */
  const lengths = new Map();
  /** The space that the visible names take. @type {Map<Territory, Block>} */
  const blocks = new Map();
  /** @type {Block[]} */
  const lanes = shapes.lanes.flatMap(([, , p, m, e]) =>
    ON_LANE.map((part) => /** @type {Block} */ ([...pointAt([p, m, e], part), 0, 0])),
  );
  let changed = true;
  /** The surroundings for which the names were last placed. */
  let settled = "";
  /**
   * The places of all names while nothing is chosen, and the layout for which they were found.
   * @type {{key: string, ways: Map<Territory, Way>}}
   */
  let home = { key: "", ways: new Map() };

  const place = (/** @type {Territory} */ t) => shapes.place[size().tier][t];

  /**
   * Compute the block that a name next to its tag takes.
   * @param {LabelPlace["b"]} tag @param {string[]} lines @param {Side} side @param {{width: number, height: number}} around
   * @param {number} rings @returns {Block}
   */
  function blockAt([tagX, tagY], lines, side, around, rings) {
    const { tier, k, scale } = size();
    const { font } = SIZES[tier];
    const { x, y, anchor, lineHeight } = nameSpot(lines, side, tier, around, rings);
    const half = Math.max(...lines.map((line) => lengths.get(line) ?? 0)) / 2;
    const top = y - font * UP;
    const bottom = y + (lines.length - 1) * lineHeight + font * DOWN;
    const unit = k * scale.text;
    return [
      tagX + (x + { start: half, middle: 0, end: -half }[anchor]) * unit,
      tagY + ((top + bottom) / 2) * unit,
      half * unit,
      ((bottom - top) / 2) * unit,
    ];
  }

  /**
   * Compute the size of a tag next to a name, in CSS pixels of the name.
   * @param {number} width of the tag
   */
  function besideName(width) {
    const { tier, scale } = size();
    const { height, widths } = SIZES[tier];
    const by = scale.tag / scale.text;
    // One or two digits leave the name in the same place.
    return { width: Math.max(widths[1], width) * by, height: height * by };
  }

  /** @param {Block} block */
  const isInside = ([x, y, width, height]) =>
    x - width >= 0 && x + width <= shapes.w && y - height >= 0 && y + height <= shapes.h;

  /** @param {SVGTextElement} node @param {Territory} t @param {Way} way */
  function write(node, t, { lines, side, rings }) {
    const { tier } = size();
    const { width = 0 } = named.get(t) ?? {};
    const { x, y, anchor, lineHeight } = nameSpot(lines, side, tier, besideName(width), rings);
    setAttr(node, "text-anchor", anchor);
    spell(node, lines);
    for (const [i, line] of [...node.children].entries()) {
      setAttr(line, "x", x);
      setAttr(line, "y", y + i * lineHeight);
    }
  }

  /** @param {SVGTextElement} node @param {string[]} lines */
  function spell(node, lines) {
    const written = [...node.children].map((line) => line.textContent);
    if (written.join("\n") !== lines.join("\n"))
      node.replaceChildren(...lines.map((line) => s("tspan", {}, line)));
  }

  /** Measure the lines of every name, for each way of breaking it. */
  function measure() {
    if (lengths.size) return;
    const { font } = SIZES[size().tier];
    for (const [t, { name }] of scene.territories) {
      const { t: lines = [], short } = place(t) ?? {};
      spell(name, [...lineBreaks(lines).flat(), ...(short ? [short] : [])]);
      for (const line of /** @type {SVGTSpanElement[]} */ ([...name.children]))
        lengths.set(line.textContent ?? "", lengthOf(line, line, font));
      spell(name, lines);
    }
  }

  /**
   * Return the place on one side of the tag if it keeps the name within the map, off everything
   * else, and nearer to this tag than to others.
   * @param {Territory} t @param {Side} side @param {string[]} lines
   * @param {number} rings that the name is clear of @param {Around} around
   * @returns {Way|null}
   */
  function wayAt(t, side, lines, rings, { words, arrow, tags, ringed }) {
    const { k, scale } = size();
    const spot = place(t);
    const { width = 0, rings: drawn = 0 } = named.get(t) ?? {};
    const own = named.get(t)?.tag;
    if (!spot || !own) return null;
    const block = blockAt(spot.b, lines, side, besideName(width), rings);
    if (!isInside(block) || words.some((other) => areClose(block, other))) return null;
    if (ringed.some(([id, tag]) => id !== t && areClose(block, tag))) return null;
    const hidden = hiddenShare(block, arrow);
    if (hidden > MOST_HIDDEN) return null;
    const ring = tags === ringed ? 0 : Math.min(rings, drawn) * (RING + 1) * k * scale.tag;
    const away = between(block, enlarged(own, ring));
    const gap = nearest(block, t, tags, away + NEARER_STILL * k);
    if (gap < away + NEARER * k) return null;
    let cost = hidden * COSTS.arrow;
    if (gap < away + NEARER_STILL * k) cost += COSTS.close;
    if (lanes.some((lane) => areClose(block, lane))) cost += COSTS.lane;
    return { side, lines, block, rings, cost };
  }

  /**
   * List the places of a name, the best first. Every name leaves room for the ring of a choice if it
   * can, so that the ring does not move it.
   * @param {Territory} t @param {Around} around @param {boolean} [shortened] @returns {Way[]}
   */
  function waysOf(t, around, shortened = false) {
    const { t: written = [], p = "b", short } = place(t) ?? {};
    const wanted = Math.max(1, around.tags === around.ringed ? 1 : (named.get(t)?.rings ?? 0));
    /** @type {Array<[lines: string[], cost: number]>} */
    const texts = lineBreaks(written).map((lines, i) => [lines, i * COSTS.otherLines]);
    if (shortened && short) texts.push([[short], ABBREVIATED]);
    return texts
      .flatMap(([lines, more]) =>
        SIDES[p].flatMap((side, i) =>
          [wanted, 0].flatMap((rings) => {
            const way = wayAt(t, side, lines, rings, around);
            const tight = rings ? 0 : COSTS.tight;
            return way ? [{ ...way, cost: way.cost + i + more + tight }] : [];
          }),
        ),
      )
      .sort((a, b) => a.cost - b.cost);
  }

  /** List the blocks that the tags take. @param {"resting"|"plain"|"ringed"} as */
  function tagsOf(as) {
    const { tier, k, scale } = size();
    const unit = k * scale.tag;
    // Armies that grow to two digits move no name.
    const least = as === "resting" && !scale.bare ? (SIZES[tier].widths[1] / 2) * unit : 0;
    return [...named].map(
      ([
        t,
        {
          tag: [x, y, width, height],
          rings,
        },
      ]) => {
        const ring = as === "ringed" ? rings * (RING + 1) * unit : 0;
        const block = enlarged([x, y, Math.max(width, least), height], ring);
        return /** @type {[Territory, Block]} */ ([t, block]);
      },
    );
  }

  /** Find the places of the names while nothing is chosen. @param {Block[]} words */
  function homes(words) {
    const { room } = size();
    const tags = tagsOf("resting");
    const key = `${words} ${tags.map(([, tag]) => tag[2])}`;
    if (key !== home.key) {
      const around = { words: room < WORDY ? [] : words, arrow: [], tags, ringed: tags };
      home = { key, ways: placed([...named.keys()], around) };
    }
    return home.ways;
  }

  /**
   * Place names. If some have no room, they are abbreviated, and if that is not enough, so are those
   * in their way.
   * @param {Territory[]} names @param {Around} around
   */
  function placed(names, around) {
    const found = (/** @type {(id: Territory) => boolean} */ shortened) =>
      placeNames(
        names.map((id) => ({
          id,
          rank: named.get(id)?.rank ?? 0,
          ways: waysOf(id, around, shortened(id)),
        })),
        APART * size().k,
      );
    const whole = found(() => false);
    if (whole.size === names.length) return whole;
    const some = found((id) => !whole.has(id));
    return some.size === names.length ? some : found(() => true);
  }

  /**
   * Place the names that the choice needs; a small map has no room for other names.
   * @param {Around} around @param {Ends|null} between
   */
  function few(around, between) {
    const least = between ? RANKS.about : RANKS.choosable;
    return placed(
      [...named].filter(([, { rank }]) => rank >= least).map(([id]) => id),
      around,
    );
  }

  /**
   * Keep names where they are while nothing is chosen. Only names that the choice needs may move;
   * other names in their way are left out.
   * @param {Around} around
   * @param {Map<Territory, Way>} homes
   */
  function most(around, homes) {
    const gap = APART * size().k;
    /** @type {Map<Territory, Way>} */
    const placed = new Map();
    const isFree = (/** @type {Way} */ { block }) =>
      ![...placed.values()].some((other) => areClose(block, other.block, gap));
    /** Count the other names that would have to make way. @param {Territory} id @param {Way} way */
    const pushes = (id, way) =>
      [...homes].filter(([other, at]) => other !== id && areClose(way.block, at.block, gap)).length;
    /** @param {Territory} id @param {number} rings */
    const atHome = (id, rings) => {
      const home = homes.get(id);
      if (!home) return null;
      const { side, lines } = home;
      const further = rings > 1 && home.rings ? wayAt(id, side, lines, rings, around) : null;
      // The ring of another tag may touch the name.
      const calm = { ...around, ringed: around.tags };
      return further ?? wayAt(id, side, lines, home.rings, calm);
    };
    for (const [id, { rank, rings }] of [...named].sort(([, a], [, b]) => b.rank - a.rank)) {
      const stays = atHome(id, rings);
      if (stays && isFree(stays)) placed.set(id, stays);
      else if (rank) {
        const ways = waysOf(id, around, true).filter(isFree);
        const [best] = ways.sort((a, b) => pushes(id, a) - pushes(id, b));
        if (best) placed.set(id, best);
      }
    }
    return placed;
  }

  return {
    /** Write the lines of the names, which depend on the size class. */
    relabel() {
      lengths.clear();
      changed = true;
      home = { key: "", ways: new Map() };
      for (const [t, { name }] of scene.territories) spell(name, place(t)?.t ?? []);
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

    /**
     * Return the blocks that a territory's tag with its ring and, if visible, its name take.
     * @param {Territory} t @returns {{tag: Block, name: Block|null}|null}
     */
    room(t) {
      const known = named.get(t);
      if (!known) return null;
      const [x, y, width, height] = known.tag;
      const ring = RING * size().k * size().scale.tag;
      return { tag: [x, y, width + ring, height + ring], name: blocks.get(t) ?? null };
    },

    /**
     * Return the space for the names that the choice needs: on the smallest maps, these come before
     * all other names.
     */
    chosen: () => [...blocks].flatMap(([t, block]) => (named.get(t)?.rank ? [block] : [])),

    /**
     * Place all names for which there is room.
     * @param {Block[]} words the room of the words on the map
     * @param {Ends|null} between
     */
    settle(words, between) {
      const now = JSON.stringify([words, between]);
      if (!changed && now === settled) return;
      changed = false;
      settled = now;
      const { room, scale } = size();
      measure();
      const around = {
        words: room < WORDY ? [] : words,
        arrow: between?.arrow ?? [],
        tags: tagsOf("plain"),
        ringed: tagsOf("ringed"),
      };
      const placed = scale.bare
        ? new Map()
        : room < SMALL
          ? few(around, between)
          : most(around, homes(words));
      for (const [t, { name }] of scene.territories) {
        const way = placed.get(t);
        if (way) blocks.set(t, way.block);
        else blocks.delete(t);
        setAttr(name, "data-crowded", way ? null : "");
        if (way) write(name, t, way);
      }
    },
  };
}

/**
 * List the ways to break a name into lines: the lines set for the map, or else one line or two.
 * @param {string[]} lines @returns {string[][]}
 */
export function lineBreaks(lines) {
  const words = lines.join(" ").split(" ");
  if (words.length < 2) return [lines];
  if (lines.length > 1) return [lines, [words.join(" ")]];
  const halves = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (/** @type {string[]} */ half) => Math.max(...half.map(({ length }) => length));
  return [lines, halves.reduce((best, half) => (longest(half) < longest(best) ? half : best))];
}

/**
 * Find the distance to the nearest tag other than the name's own; return the limit if there is none
 * within it.
 * @param {Block} block @param {Territory} own @param {Array<[Territory, Block]>} tags @param {number} limit
 */
function nearest([x, y, width, height], own, tags, limit) {
  let least = limit;
  for (const [id, tag] of tags) {
    const [across, down] = [Math.abs(x - tag[0]) - width, Math.abs(y - tag[1]) - height];
    if (id === own || across - tag[2] >= least || down - tag[3] >= least) continue;
    least = Math.min(least, between([x, y, width, height], tag));
  }
  return least;
}

/** @param {Block} block @param {number} by in map units @returns {Block} */
const enlarged = ([x, y, width, height], by) => [x, y, width + by, height + by];

/**
 * Compute the share of an arrow's shaft that lies below a name; 1 if the arrow's head does.
 * @param {Block} block @param {Block[]} arrow the blocks of its shaft and, last, of its head
 */
function hiddenShare(block, arrow) {
  const head = arrow.at(-1);
  if (!head) return 0;
  if (areClose(block, head)) return 1;
  return arrow.filter((part) => areClose(block, part)).length / arrow.length;
}

// ---- room for names -----------------------------------------------------------------------------

/**
 * Give as many names as possible a place, beginning with names that the choice needs.
 * @param {Name[]} names
 * @param {number} gap between two names in one line, in map units
 * @returns {Map<Territory, Way>} names without room are left out
 */
export function placeNames(names, gap) {
  /** @type {Map<Name, Way>} */
  const placed = new Map();
  /** List the names that a new place would displace. @param {Way} way @param {Name} name */
  const inTheWay = (way, name) =>
    [...placed].flatMap(([other, at]) =>
      other !== name && areClose(way.block, at.block, gap) ? [other] : [],
    );

  /**
   * Put a name in a place if all names in its way can move to another side of their tags.
   * @param {Name} name
   * @param {Set<Name>} fixed the names that may not move
   * @param {number} depth
   */
  function makeRoom(name, fixed, depth) {
    for (const way of name.ways) {
      const others = inTheWay(way, name);
      if (others.length > 2 || others.some((other) => fixed.has(other))) continue;
      const before = new Map(placed);
      placed.set(name, way);
      const kept = new Set([...fixed, name]);
      const moved = others.every((other) => {
        placed.delete(other);
        const free = other.ways.find((at) => !inTheWay(at, other).length);
        if (free) placed.set(other, free);
        return free || (depth > 1 && makeRoom(other, kept, depth - 1));
      });
      if (moved) return true;
      placed.clear();
      for (const [each, at] of before) placed.set(each, at);
    }
    return false;
  }

  const order = [...names].sort((a, b) => b.rank - a.rank || a.ways.length - b.ways.length);
  for (const name of order) {
    const way = name.ways.find((each) => !inTheWay(each, name).length);
    if (way) placed.set(name, way);
    else makeRoom(name, new Set(), 3);
  }
  return new Map([...placed].map(([{ id }, way]) => [id, way]));
}

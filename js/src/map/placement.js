/**
 * Keeps tags, names and words at their size in pixels while the map grows and shrinks.
 *
 * @typedef {import("../types.js").Territory} Territory
 * @typedef {import("../pageTypes.js").Tier} Tier
 */
import { SEAT_GLYPHS } from "../glyphs.js";
import { nameSpot, RING, SIZES, scalesFor, tagSize, tierFor } from "./sizes.js";
import { setAttr, svgMaker } from "./svg.js";

/** Mean width of a letter, in heights of the font. */
const LETTER = 0.56;
/** Between a word and the middle of an arrow, in CSS pixels. */
const CLEAR = 4;
/** Width that is assumed until the map is on a page. */
const UNKNOWN_WIDTH = 800;
/** The places were made for maps from this width on: on smaller ones, names may meet. */
const ROOMY = 700;

/**
 * @param {import("./scene.js").Scene} scene
 * @param {import("../pageTypes.js").Board} board
 * @param {() => void} onResize draws again what depends on the size of the map
 */
export function createPlacement(scene, board, onResize) {
  const { shapes } = board;
  const s = svgMaker(scene.svg.ownerDocument);
  /** @type {Tier} */
  let tier = "m";
  let width = 0;
  /** How many times as large as the whole map the part is that is shown. */
  let zoom = 1;
  let k = 1;
  let scale = scalesFor(0);
  /** What stands beside the names of continents: measuring text is slow, so only on a change. */
  const holders = new Map();
  /** Which names have room has to be found out again. */
  let crowded = true;
  /** Room that the names of continents take. @type {Map<string, import("./arrow.js").Block>} */
  const taken = new Map();

  const place = (/** @type {Territory} */ t) => shapes.place[tier][t];
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ by) =>
    `translate(${x} ${y}) scale(${(k * by).toFixed(4)})`;

  /** @param {string} continent @returns {import("../pageTypes.js").Point} */
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
    crowded = true;
    onResize();
  }

  /** On a map that is smaller than its places were made for, leaves out names that would meet. */
  function thin() {
    crowded = false;
    const all = [...scene.territories.values()];
    for (const { name } of all) setAttr(name, "data-crowded", null);
    if (width >= ROOMY) return;
    const taken = all.map(({ tag }) => tag.plate.getBoundingClientRect());
    for (const { text } of [...scene.continents.values(), ...scene.edges]) {
      taken.push(text.getBoundingClientRect());
    }
    for (const { name } of all) {
      const box = name.getBoundingClientRect();
      if (taken.some((other) => meet(box, other))) setAttr(name, "data-crowded", "");
      else taken.push(box);
    }
  }

  /** Lines of the names, which differ between size classes. */
  function words() {
    for (const [t, { name }] of scene.territories) {
      const lines = place(t)?.t ?? [];
      name.replaceChildren(...lines.map((line) => s("tspan", {}, line)));
    }
    for (const [id, { name }] of scene.continents) {
      const label = shapes.contlab[id];
      if (!label) continue;
      const text = (tier === "s" && label.short) || label.name;
      name.textContent = text.toUpperCase();
    }
  }

  const observer = new ResizeObserver(([entry]) => resize((entry?.contentRect.width ?? 0) * zoom));
  observer.observe(scene.svg);
  resize(scene.svg.getBoundingClientRect().width || UNKNOWN_WIDTH);

  return {
    now: () => ({ tier, k, tagScale: scale.tag, bare: scale.bare }),
    place,
    words: () => [...taken.values()],
    destroy: () => observer.disconnect(),
    /** Call when all is drawn. */
    settle: () => crowded && thin(),
    /** A part of the map is shown so many times as large. @param {number} by */
    zoom(by) {
      if (by === zoom) return;
      const whole = width / zoom;
      zoom = by;
      resize(whole * zoom);
    },

    /**
     * @param {Territory} t
     * @param {number} armies
     * @param {number} rings around the tag
     */
    name(t, armies, rings) {
      const spot = place(t);
      const node = scene.territories.get(t)?.name;
      if (!spot || !node) return;
      const { x, y, anchor, lineHeight } = nameSpot(
        spot,
        tier,
        tagSize(tier, armies, scale.bare).width,
        rings,
      );
      setAttr(node, "text-anchor", anchor);
      for (const [i, line] of [...node.children].entries()) {
        setAttr(line, "x", x);
        setAttr(line, "y", y + i * lineHeight);
      }
    },

    /**
     * Room that the tag of a territory and its name take, with what may stand around a tag.
     * @param {Territory} t
     * @returns {{tag: import("./arrow.js").Block, name: import("./arrow.js").Block}|null}
     */
    room(t) {
      const spot = place(t);
      if (!spot) return null;
      const { width, height } = tagSize(tier, 10, scale.bare);
      const { x, y, anchor, lineHeight } = nameSpot(spot, tier, width, 1);
      const { font } = SIZES[tier];
      const half = (Math.max(...spot.t.map((line) => line.length)) * font * LETTER) / 2;
      const by = { start: half, middle: 0, end: -half }[anchor];
      const below = (lineHeight * (spot.t.length - 1)) / 2;
      const [tagUnit, unit] = [k * scale.tag, k * scale.text];
      return {
        tag: [...spot.b, (width / 2 + RING) * tagUnit, (height / 2 + RING) * tagUnit],
        name: [
          spot.b[0] + (x + by) * unit,
          spot.b[1] + (y - font * 0.35 + below) * unit,
          half * unit,
          (below + font * 0.6) * unit,
        ],
      };
    },

    /**
     * Swatch before the name of a continent, mark of its holder after it.
     * @param {import("./scene.js").ContinentNodes} nodes
     * @param {import("../types.js").Seat|null} seat
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

/** @param {DOMRect} a @param {DOMRect} b */
const meet = (a, b) =>
  a.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * @param {SVGTextElement} text
 * @param {number} letters
 * @param {number} font
 */
const lengthOf = (text, letters, font) =>
  text.getComputedTextLength?.() || (letters * 0.78 + 2) * font;

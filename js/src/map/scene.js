/**
 * The nodes of the map, created once. From the bottom up: sea, wash of the continents, lanes, coast, land,
 * rims and borders of continents, ports, words on the sea, outlines, leader lines, arrow, names,
 * names of the choice, tags, chips. Later changes only touch attributes.
 *
 * @typedef {object} TagNodes
 * @property {SVGGElement} g
 * @property {SVGGElement} body
 * @property {SVGGElement} chips
 * @property {SVGRectElement[]} back target, halo, focus ring and ring, each larger than the tag
 * @property {SVGRectElement} plate
 * @property {SVGPathElement} swatch
 * @property {SVGPathElement} glyph
 * @property {SVGTextElement} number
 * @property {SVGCircleElement} was the owner before it changed hands
 * @property {SVGRectElement} goal a line below the number if a mission needs it
 * @property {ChipNodes} plus
 * @property {ChipNodes} tired
 * @property {{g: SVGGElement, plate: SVGRectElement, crown: SVGPathElement, glyph: SVGPathElement}} capital
 *
 * @typedef {{g: SVGGElement, plate: SVGRectElement, text: SVGTextElement}} ChipNodes
 *
 * @typedef {object} TerritoryNodes
 * @property {SVGPathElement} land
 * @property {SVGGElement} outline
 * @property {SVGGElement} leader
 * @property {SVGTextElement} name
 * @property {TagNodes} tag
 *
 * @typedef {object} ContinentNodes
 * @property {SVGGElement} g
 * @property {SVGTextElement} text
 * @property {SVGTSpanElement} name
 * @property {SVGRectElement} swatch
 * @property {SVGGElement} holder
 * @property {SVGPathElement} glyph
 *
 * @typedef {object} Scene
 * @property {SVGSVGElement} svg
 * @property {Map<Territory, TerritoryNodes>} territories
 * @property {Map<Continent, ContinentNodes>} continents
 * @property {Array<{text: SVGTextElement, x: number, y: number}>} edges
 * @property {SVGGElement} outlines
 * @property {SVGGElement} names
 * @property {SVGGElement} namesOnTop
 * @property {{g: SVGGElement, halo: SVGPathElement, shaft: SVGPathElement, head: SVGPathElement}} arrow
 */

import { CROWN, SEAT_GLYPHS } from "../glyphs.js";
import { ABOVE_EDGE, SIZES } from "./labelSizes.js";
import { hitSize, RING, tagSize } from "./sizes.js";
import { setAttr, setAttrs, setText, svgMaker } from "./svg.js";

/** @import { Maker } from "./svg.js" */
/** @import { Board, Capital, LabelPlace, Point, Tier } from "../pageTypes.js" */
/** @import { Continent, Territory } from "../types.js" */

/** Draw a dot that keeps its size in pixels: a line of no length with round ends.
 * @param {Point} at */
const dot = ([x, y]) => `M${x} ${y}h0`;

/**
 * Simplify a shore for a broad brush by dropping small bays and capes: drawing the full shores of a
 * map takes longer than everything else on it.
 * @param {string} path
 */
const simplifiedShore = (path) =>
  path.replace(/l[^z]+/g, (line) => {
    let x = 0;
    let y = 0;
    const steps = line.replace(/(-?\d+) ?(-?\d+) ?/g, (_, dx, dy) => {
      x += +dx;
      y += +dy;
      if (x * x + y * y < 100) return "";
      const step = `${x} ${y} `;
      x = y = 0;
      return step;
    });
    // Keep the last step, so that a small island still has a line.
    return `${steps}${x} ${y}`;
  });

const HIDDEN = { display: "none" };

/** @param {Maker} s @param {string} kind @returns {ChipNodes} */
function chip(s, kind) {
  const plate = s("rect");
  const text = s("text");
  // Two bars, the sign for a pause; only tired armies show it.
  const sign = s("path", { d: "M-8-3.5h2v7h-2zm3.5 0h2v7h-2z" });
  return { g: s("g", { class: kind, ...HIDDEN }, plate, sign, text), plate, text };
}

/** @param {Maker} s @param {Territory} id @returns {TagNodes} */
function tag(s, id) {
  const rect = (/** @type {string} */ name) => s("rect", { class: name });
  const back = ["hit", "halo", "focus", "ring"].map(rect);
  const plate = rect("plate");
  const swatch = s("path", { class: "swatch" });
  const glyph = s("path", { class: "glyph" });
  const number = s("text");
  const goal = rect("goal");
  const body = s("g", {}, plate, swatch, glyph, number, goal);
  const g = s("g", { role: "button", tabindex: -1, "data-territory": id }, ...back, body);
  g.dataset.lmSuppressShortcuts = "true";
  // The chips are outside the button, since a button's visible text must be part of its name.
  const plus = chip(s, "plus");
  const tired = chip(s, "tired");
  const crown = s("path", { class: "crown", d: CROWN });
  const mark = { plate: rect("back"), crown, glyph: s("path", { class: "glyph" }) };
  const capital = { g: s("g", HIDDEN, mark.plate, mark.crown, mark.glyph), ...mark };
  const was = s("circle", { r: 4.5, display: "none" });
  const chips = s("g", {}, was, capital.g, plus.g, tired.g);
  return { g, body, back, plate, swatch, glyph, number, chips, was, goal, plus, tired, capital };
}

/** @param {Maker} s @param {Board["continents"][number]} continent @returns {ContinentNodes} */
function continentName(s, { id, bonus }) {
  const name = s("tspan");
  const text = s("text", {}, name, s("tspan", { class: "bonus", dx: 3 }, `+${bonus}`));
  const swatch = s("rect");
  const glyph = s("path", { class: "glyph" });
  const holder = s("g", HIDDEN, s("rect", { class: "swatch" }), glyph);
  const g = s("g", { "data-continent": id, style: continentColor(id) }, swatch, text, holder);
  return { g, text, name, swatch, holder, glyph };
}

/**
 * @param {Document} doc
 * @param {Board} board
 * @param {import("../words/index.js").Words} say
 * @returns {Scene}
 */
export function buildScene(doc, board, say) {
  const s = svgMaker(doc);
  const { shapes } = board;
  const { paths } = shapes;
  const svg = s("svg", {
    viewBox: `0 0 ${shapes.w} ${shapes.h}`,
    role: "group",
    "aria-label": say("page-map", { territories: board.territories.length }),
  });
  /** @param {string} name @param {Array<Node>} children */
  const layer = (name, ...children) => {
    const g = s("g", { class: name, "aria-hidden": "true" }, ...children);
    svg.append(g);
    return g;
  };

  // Two bands, the inner one stronger, like a shore tinted by hand.
  const wash = layer("wash");
  for (const reach of [26, 12]) {
    for (const { id, territories } of board.continents) {
      const shores = territories.map((t) => paths[t]).join("");
      wash.append(
        s("path", {
          d: simplifiedShore(shores),
          style: `${continentColor(id)};stroke-width:${reach}`,
        }),
      );
    }
  }

  // Each lane has a node of its own: a single node for all lanes would be redrawn whenever any part
  // of the map below it changes.
  const lanes = layer("lanes");
  /** @type {Node[]} */
  const ports = [];
  for (const [[p, m, e], end] of [
    ...shapes.lanes.map(([, , ...curve]) => /** @type {const} */ ([curve, dot(curve[2])])),
    ...(shapes.edges ?? []).map(([, curve]) => /** @type {const} */ ([curve, ""])),
  ]) {
    lanes.append(s("path", { d: `M${p}Q${m} ${e}` }));
    const d = dot(p) + end;
    ports.push(s("path", { d }), s("path", { d, class: "halo" }));
  }

  layer("coast", ...board.territories.map(({ id }) => s("path", { d: paths[id] })));
  const lands = layer("lands");
  const rims = Object.entries(shapes.rims ?? {});
  layer("rims", ...rims.map(([id, d]) => s("path", { d, style: continentColor(id) })));
  layer("borders", s("path", { d: shapes.cborder }));
  layer("ports", ...ports);

  /** @type {Scene["continents"]} */
  const continents = new Map();
  for (const continent of board.continents) {
    if (shapes.contlab[continent.id]) continents.set(continent.id, continentName(s, continent));
  }
  const edges = edgeWords(s, board);
  layer("words", ...edges.map(({ text }) => text), ...[...continents.values()].map(({ g }) => g));

  const outlines = layer("outlines");
  const leaders = layer("leaders");
  const halo = s("path", { class: "halo" });
  const shaft = s("path");
  const head = s("path", { class: "head" });
  const arrow = { g: layer("arrow", halo, shaft, head), halo, shaft, head };
  // An arrow passes below names: words cannot be read through it.
  const names = layer("names");
  const namesOnTop = layer("names");
  // Numbers lie above all marks that point at them.
  const tags = svg.appendChild(s("g", { class: "tags" }));
  const chips = layer("chips");

  /** @type {Scene["territories"]} */
  const territories = new Map();
  for (const { id, name } of board.territories) {
    const d = paths[id];
    const lines = (/** @type {string|undefined} */ path) =>
      s("g", HIDDEN, s("path", { class: "halo", d: path }), s("path", { d: path }));
    const nodes = {
      land: s("path", { d, "data-land": id }),
      // In an archipelago, a thick line along every bay would be a tangle.
      outline: lines(simplifiedShore(d ?? "")),
      leader: lines(undefined),
      name: s("text", { "data-name": id }, name),
      tag: tag(s, id),
    };
    territories.set(id, nodes);
    lands.append(nodes.land);
    outlines.append(nodes.outline);
    leaders.append(nodes.leader);
    names.append(nodes.name);
    chips.append(nodes.tag.chips);
  }
  // Screen readers and Tab go through the tags continent by continent.
  for (const t of board.continents.flatMap((c) => c.territories)) {
    tags.append(territories.get(t)?.tag.g ?? "");
  }
  return { svg, territories, continents, edges, outlines, names, namesOnTop, arrow };
}

/**
 * At each edge that a lane crosses, write where the lane leads.
 * @param {Maker} s
 * @param {Board} board
 * @returns {Scene["edges"]}
 */
function edgeWords(s, board) {
  const { shapes } = board;
  const pair = shapes.edges ?? [];
  const nameOf = (/** @type {Territory} */ t) => board.territories.find(({ id }) => id === t)?.name;
  return pair.map(([from, [, , [x, y]]]) => {
    const to = pair.find(([t]) => t !== from)?.[0] ?? from;
    const left = x < shapes.w / 2;
    const words = left ? `← ${nameOf(to)}` : `${nameOf(to)} →`;
    const top = Math.min(...pair.map(([t]) => shapes.bbox[t]?.[1] ?? y));
    return {
      text: s("text", { class: "edge", "text-anchor": left ? "start" : "end" }, words),
      x,
      y: Math.min(y, top) - ABOVE_EDGE,
    };
  });
}

/**
 * Set the colours of the continents as `--rw-c-ID`, for washes, swatches and silhouettes. The board
 * has a pair for each continent: one colour for light mode, one for dark.
 * @param {HTMLElement} element
 * @param {import("../pageTypes.js").Board} board
 */
export function applyContinentColors(element, board) {
  for (const [id, [light, dark]] of Object.entries(board.shapes.tints)) {
    element.style.setProperty(`--rw-c-${id}`, `light-dark(${light},${dark})`);
  }
}

/** Build the style that gives an element the colour of a continent as `--cont`.
 * @param {import("../types.js").Continent} id */
const continentColor = (id) => `--cont:var(--rw-c-${id})`;

// ---- army tags ----------------------------------------------------------------------------------

/** The side of the tag of a territory without an owner. */
const FREE = 12;

/**
 * @param {SVGRectElement} rect
 * @param {{width: number, height: number}} size
 * @param {number} grow on every side
 */
function centred(rect, { width, height }, grow) {
  const [x, y] = [-width / 2 - grow, -height / 2 - grow];
  setAttrs(rect, { x, y, width: width + grow * 2, height: height + grow * 2 });
}

/** @param {string} words */
const chipWidth = (words) => 8 + words.length * 6.5;

/** The space that the sign of tired armies takes. */
export const TIRED = 8;

/**
 * Move a chip to where it has room. Call after all tags are drawn.
 * @param {ChipNodes} chip
 * @param {number} sign room for a sign before the words
 * @param {(width: number) => Point} spot finds the place for a chip of a given width
 */
export function moveChip({ g, text }, sign, spot) {
  const [x, y] = spot(chipWidth(text.textContent ?? "") + sign);
  setAttr(g, "transform", `translate(${x} ${y})`);
}

/**
 * @param {ChipNodes} chip
 * @param {string} words "" hides the chip
 * @param {number} sign room for a sign before the words
 * @param {number} x centre
 * @param {number} y centre
 */
function drawChip(chip, words, sign, x, y) {
  setAttr(chip.g, "display", words ? null : "none");
  if (!words) return;
  const width = chipWidth(words) + sign;
  setAttr(chip.g, "transform", `translate(${x} ${y})`);
  setAttr(chip.plate, "x", -width / 2);
  setAttr(chip.plate, "width", width);
  setAttr(chip.text, "x", sign / 2);
  setText(chip.text, words);
}

/**
 * @param {TagNodes} nodes
 * @param {{
 *   tier: Tier,
 *   bare: boolean,
 *   scale: number,
 *   owner: import("../types.js").Owner|null,
 *   armies: number,
 *   placed: number,
 *   proposed: number,
 *   tired: number,
 *   was: import("../types.js").Owner|undefined,
 *   goal: boolean,
 *   side: LabelPlace["p"],
 *   ringed: boolean,
 *   capital: Capital|undefined,
 * }} shown `bare`: only its number; only the land shows its owner. `side`: where the name is; small chips keep away from it. `ringed`: a ring of the
 *   choice stands around the tag, and the focus ring around that. `was`: the owner before; `goal`: whether a mission needs it
 */
export function drawTag(nodes, shown) {
  const { tier, bare, scale, owner, armies, side, ringed } = shown;
  const { placed, proposed, tired, was, goal, capital } = shown;
  const size = owner ? tagSize(tier, armies, bare) : { width: FREE, height: FREE };
  const { width: w, height: h } = size;
  centred(nodes.plate, size, 0);
  const [hit, ...rings] = nodes.back;
  if (hit) centred(hit, hitSize(size, scale), 0);
  for (const [i, ring] of rings.entries())
    centred(ring, size, i === 1 && ringed ? RING * 2 + 1 : RING);

  const glyph = owner && owner !== "third" && !bare ? SEAT_GLYPHS[owner] : "";
  setAttr(nodes.glyph, "d", glyph);
  const field = glyph ? h - 2 : 0;
  if (glyph) {
    const left = -w / 2 + 4.5;
    const top = -h / 2 + 0.5;
    setAttr(
      nodes.swatch,
      "d",
      `M${left} ${top}h${field - 4}v${h - 1}h${4 - field}a4 4 0 0 1-4-4v${9 - h}a4 4 0 0 1 4-4z`,
    );
    const side = h * 0.5;
    const x = -w / 2 + (field - side) / 2 + 0.5;
    setAttr(nodes.glyph, "transform", `translate(${x} ${-side / 2}) scale(${side / 10})`);
    setAttr(nodes.number, "x", field / 2 - 0.3);
  } else {
    setAttr(nodes.swatch, "d", "");
    setAttr(nodes.number, "x", 0);
  }
  setAttr(nodes.number, "y", SIZES[tier].digits * 0.355);
  setText(nodes.number, owner ? String(armies) : "");

  // The mark of a goal stays within the tag, since names, rings and other tags surround the tag.
  const x = field - w / 2 + 4;
  setAttrs(nodes.goal, { display: goal ? null : "none", x, y: h / 2 - 3.4, width: w - field - 8 });

  // The chip stays clear of the name and the glyph.
  const edge = side === "t" ? h / 2 + 5 : -h / 2 - 5;
  const more = proposed || placed;
  drawChip(nodes.plus, more ? `+${more}` : "", 0, w / 2 - 4, edge);
  setAttr(nodes.plus.g, "class", proposed ? "proposed" : "plus");
  setAttr(nodes.was, "class", `was seat seat-${was}`);
  setAttrs(nodes.was, { display: was ? null : "none", cx: w / 2 - 1, cy: edge / 1.4 });
  drawChip(nodes.tired, tired ? String(tired) : "", TIRED, -w / 2, edge);
  drawCapital(nodes.capital, capital, tired ? 0 : -w / 2 + 4, edge);
}

/**
 * Draw a crown, hollow while only its owner sees it. Once revealed, it has the glyph of the seat
 * whose first capital this is.
 * @param {TagNodes["capital"]} nodes
 * @param {Capital|undefined} capital
 * @param {number} x
 * @param {number} y
 */
function drawCapital({ g, plate, crown, glyph }, capital, x, y) {
  setAttr(g, "display", capital ? null : "none");
  if (!capital) return;
  const { seat, secret } = capital;
  const width = secret ? 17 : 28;
  setAttr(g, "class", `seat seat-${seat} capital${secret ? " secret" : ""}`);
  setAttr(g, "transform", `translate(${x} ${y})`);
  setAttrs(plate, { x: -width / 2, y: -7.5, width, height: 15, rx: 4 });
  setAttr(crown, "transform", secret ? null : "translate(-5.5 0)");
  setAttr(glyph, "d", secret ? "" : SEAT_GLYPHS[seat]);
  setAttr(glyph, "transform", "translate(3 -4.5) scale(.9)");
}

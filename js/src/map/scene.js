/**
 * The nodes of the map, made once. From below: sea, wash of the continents, lanes, coast, land,
 * borders of continents, words on the sea, outlines, leader lines, names, tags, arrow, names of the
 * choice, chips. Later changes only touch attributes.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../types.js").Territory} Territory
 * @typedef {import("../types.js").Continent} Continent
 *
 * @typedef {object} TagNodes
 * @property {SVGGElement} g
 * @property {SVGGElement} body
 * @property {SVGGElement} chips
 * @property {SVGRectElement} hit
 * @property {SVGRectElement} focus
 * @property {SVGRectElement} halo
 * @property {SVGRectElement} ring
 * @property {SVGRectElement} plate
 * @property {SVGPathElement} swatch
 * @property {SVGPathElement} glyph
 * @property {SVGTextElement} number
 * @property {ChipNodes} plus
 * @property {ChipNodes} tired
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
 * @property {Text} name
 * @property {SVGRectElement} swatch
 * @property {SVGGElement} holder
 * @property {SVGPathElement} glyph
 *
 * @typedef {object} Scene
 * @property {SVGSVGElement} svg
 * @property {Map<Territory, TerritoryNodes>} territories
 * @property {Map<Continent, ContinentNodes>} continents
 * @property {Array<{text: SVGTextElement, x: number, y: number}>} edges
 * @property {SVGPathElement} focusOutline
 * @property {SVGGElement} outlines
 * @property {SVGGElement} names
 * @property {SVGGElement} namesOnTop
 * @property {{g: SVGGElement, halo: SVGPathElement, shaft: SVGPathElement, head: SVGPathElement}} arrow
 * @property {SVGGElement} lands
 */
import { svgMaker } from "./svg.js";
import { continentTint } from "./tints.js";

/** @typedef {import("./svg.js").Maker} Maker */

/** A dot that keeps its size in pixels: a line of no length with round ends.
 * @param {readonly [number, number]} at */
const dot = ([x, y]) => `M${x} ${y}h0`;

/**
 * @param {Maker} s
 * @param {string} kind
 * @returns {ChipNodes}
 */
function chip(s, kind) {
  const plate = s("rect", { height: 14, rx: 7, y: -7 });
  const text = s("text", { y: 3.9 });
  // two bars, the sign for a pause; only tired armies show it
  const sign = s("path", { d: "M-8-3.5h2v7h-2zm3.5 0h2v7h-2z" });
  const g = s("g", { class: `chip ${kind}`, display: "none" });
  g.append(plate, sign, text);
  return { g, plate, text };
}

/**
 * @param {Maker} s
 * @param {Territory} id
 * @returns {TagNodes}
 */
function tag(s, id) {
  const nodes = {
    hit: s("rect", { class: "hit" }),
    focus: s("rect", { class: "focus", rx: 10 }),
    halo: s("rect", { class: "halo", rx: 7 }),
    ring: s("rect", { class: "ring", rx: 7 }),
    plate: s("rect", { class: "plate", rx: 4.5 }),
    swatch: s("path", { class: "swatch" }),
    glyph: s("path", { class: "glyph" }),
    number: s("text", { class: "number" }),
    plus: chip(s, "plus"),
    tired: chip(s, "tired"),
  };
  const { hit, focus, halo, ring, plate, swatch, glyph, number, plus, tired } = nodes;
  const body = s("g", {}, plate, swatch, glyph, number);
  const g = s(
    "g",
    {
      class: "tag",
      role: "button",
      tabindex: -1,
      "data-territory": id,
      "data-lm-suppress-shortcuts": "true",
    },
    ...[hit, focus, halo, ring, body],
  );
  // outside the button: its visible text must be part of its name
  const chips = s("g", {}, plus.g, tired.g);
  return { g, body, chips, ...nodes };
}

/**
 * @param {Maker} s
 * @param {Board} board
 * @param {Continent} id
 * @returns {ContinentNodes}
 */
function continentName(s, board, id) {
  const bonus = board.continents.find((c) => c.id === id)?.bonus ?? 0;
  const name = s("tspan").ownerDocument.createTextNode("");
  const text = s("text", {}, name, s("tspan", { class: "bonus", dx: 3 }, `+${bonus}`));
  const swatch = s("rect", { class: "mark", width: 8, height: 8, y: -8 });
  const glyph = s("path", { class: "glyph", transform: "translate(2.7 -8.3) scale(.76)" });
  const holder = s(
    "g",
    { display: "none" },
    s("rect", { class: "swatch", width: 13, height: 13, rx: 3, y: -11 }),
    glyph,
  );
  const g = s("g", { class: "continent", "data-continent": id }, swatch, text, holder);
  g.style.setProperty("--cont", continentTint(board, id));
  return { g, text, name, swatch, holder, glyph };
}

/**
 * @param {Document} doc
 * @param {Board} board
 * @returns {Scene}
 */
export function buildScene(doc, board) {
  const s = svgMaker(doc);
  const { shapes } = board;
  const layer = (/** @type {string} */ name) => s("g", { class: name, "aria-hidden": "true" });

  // two bands, the inner one stronger, as a shore tinted by hand
  const wash = layer("wash");
  for (const reach of [26, 12]) {
    for (const { id, territories } of board.continents) {
      const g = s("g", { style: `--reach:${reach}` });
      g.style.setProperty("--cont", continentTint(board, id));
      for (const t of territories) g.append(s("path", { d: shapes.paths[t] }));
      wash.append(g);
    }
  }

  const lanes = layer("lanes");
  const lane = (
    /** @type {import("../types.js").Curve} */ [p, m, e],
    /** @type {boolean} */ edge,
  ) =>
    lanes.append(
      s("path", { d: `M${p}Q${m} ${e}` }),
      s("path", { class: "dot", d: edge ? dot(p) : dot(p) + dot(e) }),
    );
  for (const [, , ...curve] of shapes.lanes) lane(curve, false);
  for (const [, curve] of shapes.edges ?? []) lane(curve, true);

  const coast = layer("coast");
  for (const { id } of board.territories) coast.append(s("path", { d: shapes.paths[id] }));

  const words = layer("words");
  const edges = edgeWords(s, board);
  words.append(...edges.map(({ text }) => text));
  /** @type {Scene["continents"]} */
  const continents = new Map();
  for (const { id } of board.continents) {
    if (!shapes.contlab[id]) continue;
    const nodes = continentName(s, board, id);
    continents.set(id, nodes);
    words.append(nodes.g);
  }

  const lands = layer("lands");
  const outlines = layer("outlines");
  const leaders = layer("leaders");
  const names = layer("names");
  const namesOnTop = layer("names");
  const tags = s("g", { class: "tags" });
  const chips = layer("chips");
  /** @type {Scene["territories"]} */
  const territories = new Map();
  for (const { id, name } of board.territories) {
    const d = shapes.paths[id];
    const nodes = {
      land: s("path", { class: "land", d, "data-land": id }),
      outline: s("g", { display: "none" }, s("path", { class: "halo", d }), s("path", { d })),
      leader: s("g", { display: "none" }, s("path", { class: "halo" }), s("path")),
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
  // read out and stepped through continent by continent
  for (const { territories: members } of board.continents) {
    for (const t of members) tags.append(territories.get(t)?.tag.g ?? "");
  }

  const focusOutline = s("path", { class: "focus-outline", "aria-hidden": "true" });
  const arrow = {
    halo: s("path", { class: "halo" }),
    shaft: s("path", { class: "shaft" }),
    head: s("path", { class: "head" }),
  };
  const arrowGroup = layer("arrow");
  arrowGroup.setAttribute("display", "none");
  arrowGroup.append(arrow.halo, arrow.shaft, arrow.head);

  const borders = s("path", { class: "borders", d: shapes.cborder, "aria-hidden": "true" });
  const svg = s(
    "svg",
    {
      viewBox: `0 0 ${shapes.w} ${shapes.h}`,
      role: "group",
      "aria-label": `Map, ${board.territories.length} territories`,
    },
    ...[wash, lanes, coast, lands, borders, words, focusOutline, outlines],
    ...[leaders, names, tags, arrowGroup, namesOnTop, chips],
  );
  return {
    svg,
    territories,
    continents,
    edges,
    focusOutline,
    outlines,
    names,
    namesOnTop,
    lands,
    arrow: { g: arrowGroup, ...arrow },
  };
}

/**
 * A word at each edge that a lane crosses: where it leads.
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
      y: Math.min(y, top) - 14,
    };
  });
}

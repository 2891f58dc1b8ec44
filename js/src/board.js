/** The board, as it travels: see `risk_widget/widget/board_text.py`, which writes it. */

import { unpackText } from "./unpack.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Point} Point */

/** The character that stands for 0. */
const ZERO = 35;
const DIRECTIONS = /** @type {const} */ (["up", "down", "left", "right"]);
const TIERS = /** @type {const} */ (["s", "m", "l"]);

/** Numbers, one a character: 0, −1, 1, −2, 2, … @param {string} text */
const numbers = (text) =>
  [...text].map((c) => {
    const n = (c.codePointAt(0) ?? ZERO) - ZERO;
    return n % 2 ? -(n + 1) / 2 : n / 2;
  });

/**
 * @param {string} packed
 * @returns {Promise<Board>}
 */
export const unpackBoard = async (packed) => readBoard(JSON.parse(await unpackText(packed)));

/**
 * @param {any} packed
 * @returns {Board}
 */
export function readBoard({ id, name, territories, continents, land, sea, shapes }) {
  /** @type {string[]} */
  const ids = territories.map((/** @type {string[]} */ [t]) => t);
  const at = (/** @type {string} */ c) => ids[c.charCodeAt(0) - ZERO] ?? "";
  const all = (/** @type {string} */ text) => [...text].map(at);
  /** @param {string} text @param {"land"|"sea"} by */
  const borders = (text, by) =>
    (text.match(/../gs) ?? []).map((pair) => ({
      between: /** @type {[string, string]} */ (all(pair)),
      by,
    }));
  /** @template T @param {T[]} items @returns {Record<string, T>} */
  const byId = (items) => Object.fromEntries(items.map((item, i) => [ids[i], item]));
  return {
    id,
    name,
    territories: territories.map((/** @type {any[]} */ [t, title, card]) => ({
      id: t,
      name: title,
      card,
    })),
    continents: continents.map((/** @type {any[]} */ [c, title, bonus, inside]) => ({
      id: c,
      name: title,
      bonus,
      territories: all(inside),
    })),
    borders: [...borders(land, "land"), ...borders(sea, "sea")],
    shapes: shapes && {
      ...shapes,
      paths: byId(shapes.paths.map(path)),
      bbox: { ...byId(shapes.paths.map(box)), ...shapes.bbox },
      lanes: shapes.lanes.map((/** @type {string} */ lane) => {
        const [x = 0, y = 0, ...more] = numbers(lane.slice(2));
        return [...all(lane.slice(0, 2)), [x, y], ...pairs(more)];
      }),
      place: Object.fromEntries(TIERS.map((tier) => [tier, byId(shapes.place[tier].map(place))])),
      nav: byId(
        (shapes.nav.match(/.{4}/gs) ?? []).map((/** @type {string} */ ways) =>
          Object.fromEntries(
            DIRECTIONS.flatMap((way, i) => (ways[i] === " " ? [] : [[way, at(ways[i] ?? "")]])),
          ),
        ),
      ),
    },
  };
}

/** @param {number[]} flat @returns {Point[]} */
const pairs = (flat) =>
  flat.flatMap((x, i) => (i % 2 ? [] : [/** @type {Point} */ ([x, flat[i + 1]])]));

/** @param {string} text outlines: a start and the steps from point to point */
const path = (text) =>
  text
    .split(" ")
    .map((outline) => {
      const [x, y, ...steps] = numbers(outline);
      return `M${x} ${y}l${steps.join(" ")}z`;
    })
    .join("");

/**
 * Left, top, right and bottom of the first outline.
 * @param {string} text
 */
function box(text) {
  const xs = [];
  const ys = [];
  let x = 0;
  let y = 0;
  for (const [dx, dy] of pairs(numbers(text.split(" ")[0] ?? ""))) {
    x += dx;
    y += dy;
    xs.push(x);
    ys.push(y);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** @param {any[]} flat @returns {Place} */
const place = ([x, y, p, lines, ...foot]) => ({
  b: [x, y],
  p,
  t: lines.split("\n"),
  ...(foot.length ? { a: /** @type {Point} */ (foot) } : {}),
});

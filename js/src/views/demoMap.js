/** Small pictures of the board: one of a game that plays by itself, and one of a single moment. */

import { h } from "./dom.js";

/** @import { Board } from "../pageTypes.js" */
/** @import { Holding, Seat } from "../types.js" */

/** The seats that hold most of each continent in the picture, as in the middle of a game. @type {Seat[]} */
const HOLDERS = ["red", "blue", "yellow", "green", "purple", "black"];
/** Every `MIXED`th territory belongs to another seat, and every `CHANGING`th one changes hands. */
const MIXED = 3;
const CHANGING = 5;
/** Seconds from one change to the next. */
const APART = 2.6;

/**
 * Draw the moving picture. Its changes are animations of the style sheet: they cost nothing while
 * the picture is out of sight or its page is hidden.
 * @param {Board} board
 * @param {boolean} moves
 */
export function demoMap({ shapes, continents, territories }, moves) {
  if (!shapes) return null;
  const holder = new Map(
    continents.flatMap(({ territories: inside }, c) =>
      inside.map((id, i) => [id, HOLDERS[(c + (i % MIXED ? 0 : i + 1)) % HOLDERS.length]]),
    ),
  );
  const ids = territories.map(({ id }) => id);
  const changing = ids.filter((_, i) => i % CHANGING === 2);
  return h(
    "svg.rw-living-map",
    {
      class: moves ? "rw-lives" : "",
      viewBox: `0 0 ${shapes.w} ${shapes.h}`,
      "aria-hidden": "true",
    },
    ids.map((id, i) => land(shapes, id, holder.get(id), 1 + ((i * 7) % 5))),
    changing.map((id, i) =>
      land(
        shapes,
        id,
        HOLDERS[(HOLDERS.indexOf(holder.get(id) ?? "red") + 1) % HOLDERS.length],
        2 + (i % 4),
        {
          class: "rw-changing",
          style: `animation-delay:${((i * 5) % changing.length) * APART}s`,
        },
      ),
    ),
  );
}

/**
 * Draw the board at a given moment.
 * @param {Board} board
 * @param {Record<string, Holding>} held
 * @param {string} label
 */
export const boardPicture = ({ shapes, territories }, held, label) =>
  shapes &&
  h(
    "svg.rw-living-map.rw-board-picture",
    { key: "board", viewBox: `0 0 ${shapes.w} ${shapes.h}`, role: "img", "aria-label": label },
    territories.map(({ id }) => {
      const [owner, armies] = held[id] ?? [null, 0];
      return land(shapes, id, owner ?? undefined, armies);
    }),
  );

/**
 * Draw a territory in the colour of its owner, with its armies.
 * @param {NonNullable<Board["shapes"]>} shapes
 * @param {string} id
 * @param {string|undefined} owner
 * @param {number} armies
 * @param {object} [props]
 */
function land(shapes, id, owner, armies, props) {
  const [x = 0, y = 0] = shapes.place.s[id]?.b ?? [];
  return h(
    `g.seat.seat-${owner}`,
    { key: `${id} ${owner}`, ...props },
    h("path", { d: shapes.paths[id] ?? "" }),
    h("circle", { cx: x, cy: y, r: 27 }),
    h("text", { x, y: y + 11 }, armies),
  );
}

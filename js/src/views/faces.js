/** The faces of bots. */

import { drawnFace, partsOf } from "../faceParts.js";
import { h } from "./dom.js";

/** @import { Ctx } from "../calls.js" */
/** @import { SeatRow } from "../types.js" */

/**
 * Draw a face on the colour of a seat; its name is always next to it.
 * @param {string} seat
 * @param {string} parts
 * @param {string} [size]
 */
function face(seat, parts, size = "") {
  const { hair, paths } = drawnFace(parts);
  return h(
    `svg.rw-face.seat.seat-${seat}`,
    { class: `${hair} ${size}`, viewBox: "0 0 32 32", "aria-hidden": "true" },
    paths.map(([kind, d]) => h(`path.${kind}`, { d, "fill-rule": "evenodd" })),
  );
}

/**
 * Draw the face of a bot in the catalog.
 * @param {Pick<Ctx, "catalog">} ctx
 * @param {string} seat
 * @param {string|undefined} name
 * @param {string} [size]
 */
export function faceCalled({ catalog }, seat, name, size) {
  const parts = partsOf(catalog, name);
  return parts ? face(seat, parts, size) : null;
}

/** Draw the face of the bot that plays a seat, if any.
 * @param {Pick<Ctx, "catalog">} ctx @param {SeatRow|undefined} row @param {string} [size] */
export const faceOf = (ctx, row, size) =>
  row?.face ? faceCalled(ctx, row.seat, row.face, size) : null;

/** Return the name of the bot at a seat. @param {SeatRow} row */
export const botName = ({ face, renamed, name }) => h("bdi", (renamed ? name : face) ?? "");

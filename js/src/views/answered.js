/** Draws what the kernel answers: until it has, that it is on its way, and where it can't, why. */

import { h } from "./dom.js";

/** @import { Action } from "../types.js" */
/** @import { Ctx } from "./context.js" */

/**
 * @template T
 * @param {Ctx} ctx
 * @param {Action} query
 * @param {(answer: T) => any} drawn
 * @param {string} [key] where several stand in a row
 */
export function whenAnswered(ctx, query, drawn, key = "answer") {
  const answer = ctx.answerTo(query);
  if (answer) return drawn(answer);
  return h("p.rw-meta", { key, role: "status" }, ctx.refusalOf(query) ?? "…");
}

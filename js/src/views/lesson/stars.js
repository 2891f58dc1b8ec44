/** The stars of challenges: what there is to win, and what has been won. */

import { h } from "../dom.js";

/** @import { LessonCtx } from "../context.js" */

/**
 * "★★☆", with its words for those who hear it.
 * @param {LessonCtx["say"]} say
 * @param {[earned: number, of: number]} stars
 */
export const starSigns = (say, [earned, of]) =>
  h(
    "span.rw-stars",
    { key: "stars", "data-stars": earned },
    h("span", { "aria-hidden": "true" }, "★".repeat(earned) + "☆".repeat(of - earned)),
    h("span.rw-sr", say("page-challenge-stars", { earned, of })),
  );

/** The turn it is, and what earns each star beyond the first. @param {LessonCtx} ctx */
export function goals({ say, snapshot: { lesson } }) {
  const { challenge, done } = lesson;
  if (!challenge) return null;
  const { turn, turns, stars, helped } = challenge;
  return h(
    "p.rw-goals.rw-meta",
    { key: "goals", "data-challenge": turn },
    !done && h("b", { key: "turn" }, say("page-challenge-turn", { turn, turns })),
    h("span", { key: "won" }, "★ ", say("page-challenge-won")),
    stars.map((text, i) =>
      h("span", { key: i, class: helped ? "rw-off" : "" }, helped ? "☆ " : "★ ", text),
    ),
  );
}

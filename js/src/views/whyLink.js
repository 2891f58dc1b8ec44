/** "Why?": a link to the clauses that a number or a refusal rests on. */

import { h } from "./dom.js";

/** @import { Ctx } from "./context.js" */

/**
 * A link that opens the explanation.
 * @param {Ctx} ctx
 * @param {string} id unique among the links on the screen
 * @param {string} question
 * @param {string[]} rules clauses, the most important first
 * @param {Pick<import("../store/state.js").WhyQuestion, "text"|"about"|"n">} [more]
 */
export const whyLink = ({ dispatch }, id, question, rules, more) =>
  h(
    "button.rw-link",
    {
      key: `why-${id}`,
      "data-why": id,
      "aria-haspopup": "dialog",
      on: { click: () => dispatch({ type: "ask_why", why: { id, question, rules, ...more } }) },
    },
    question,
  );

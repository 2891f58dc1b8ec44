/** Why: what was asked about, line by line, with the clauses that it rests on. */

import { clauseCard } from "./clauseCard.js";
import { h } from "./dom.js";

/** @param {import("./context.js").Ctx} ctx */
export function whyDialog(ctx) {
  const { ui, explanation } = ctx;
  const { why } = ui;
  if (!why) return [];
  const { text, rules } = why;
  /** @type {Array<{label: string, value: string, rule: string}>} */
  const rows = explanation?.rows ?? [];
  // Where all lines stand under one clause, it is told below, once.
  const several = new Set(rows.map(({ rule }) => rule)).size > 1;
  /** @type {string[]} */
  const ids = explanation?.clauses ?? rules;
  return [
    (explanation?.sentence ?? text) &&
      h("p.rw-told", { key: "told", "data-told": why.id }, explanation?.sentence ?? text),
    rows.length > 0 &&
      h(
        "dl.rw-sum.rw-lines",
        { key: "rows" },
        rows.flatMap(({ label, value, rule }, i) => [
          h("dt", { key: `t${i}` }, label, several && [" ", h("code", rule)]),
          h("dd", { key: `d${i}` }, value),
        ]),
      ),
    ...ids.map((id) => clauseCard(ctx, id)),
  ];
}

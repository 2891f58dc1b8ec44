/** The rules of the edition that is played: a turn in a minute, then clause by clause. */

import { clauseLine } from "./clauseCard.js";
import { h } from "./dom.js";

/** Territories of the board that the rules are printed for. */
const PRINTED = 42;

/**
 * Every clause, with what this edition and the others print.
 * @param {import("./context.js").Ctx} ctx
 */
export function rulesDialog(ctx) {
  const { say } = ctx;
  const { edition } = ctx.snapshot;
  // What this edition says nothing of at all, such as another one's mode, is left out.
  const ids = Object.keys(ctx.clauses).filter((id) => ctx.clauses[id]?.editions[edition]);
  if (!ids.length) return h("p.rw-meta", "…");
  const size = ctx.board.territories.length;
  const [goal, ...parts] = ctx.turnInShort;
  const groups = [...new Set(ids.map((id) => id.split(".")[0] ?? ""))];
  return [
    goal &&
      h(
        "section.rw-minute",
        { key: "short" },
        h("h3", say("page-rules-turn")),
        h("p", h("b", goal)),
        h(
          "ol",
          parts.map((part) => h("li", part)),
        ),
      ),
    size < PRINTED &&
      h("p", { key: "small" }, say("page-rules-small-board", { printed: PRINTED, size })),
    ...groups.map((group) =>
      h(
        "section",
        { key: group },
        h("h3", say("page-rules-group", { group })),
        ids.filter((id) => id.startsWith(`${group}.`)).map((id) => clauseLine(ctx, id)),
      ),
    ),
  ];
}

/** The result of a planned turn: its value next to the expert's, and both boards. */

import { boardPicture } from "./demoMap.js";
import { h } from "./dom.js";

/** @import { TurnResultPart } from "../types.js" */
/** @import { LessonCtx } from "../calls.js" */

/**
 * Draw the result or, while the turn is being judged, the progress of the judgement.
 * @param {LessonCtx} ctx
 */
export function turnResult(ctx) {
  const { turn, say } = ctx;
  const result = turn?.result;
  return h(
    "section.rw-stack.rw-feedback.rw-turn-result",
    {
      key: "turn-result",
      "aria-label": say("page-turn-result"),
      "data-turn": result ? "judged" : "judging",
    },
    result ? judged(ctx, result) : judgingProgress(ctx),
  );
}

/** @param {LessonCtx} ctx */
function judgingProgress({ turn, say }) {
  const { compiling = false, done = 0, pieces = 0 } = turn ?? {};
  const words = compiling
    ? say("page-turn-compiling")
    : say("page-turn-judging", { done: Math.min(done, pieces), pieces });
  return [
    h("p.rw-meta", { key: "words", role: "status" }, words),
    h("progress.rw-turn-bar", {
      key: "bar",
      "aria-label": words,
      max: pieces || 1,
      value: compiling ? 0 : done,
    }),
  ];
}

/** @param {LessonCtx} ctx @param {TurnResultPart} result */
function judged({ board }, { score, title, sentence, cells, measured, sides }) {
  const [head = [], ...rows] = cells;
  return [
    h(
      "h2.rw-turn-score",
      { key: "score", "data-score": score },
      h("b", title),
      h("span", { role: "status" }, sentence),
    ),
    h(
      "div.rw-turn-boards",
      { key: "boards" },
      sides.map(({ who, title: name, lines, held }) =>
        h(
          "figure.rw-stack",
          { key: who, "data-side": who },
          h("figcaption", h("b", name)),
          boardPicture(board, held, name),
          lines.map((line, i) => h("p", { key: i }, line)),
        ),
      ),
    ),
    h(
      "table.rw-turn-chances",
      { key: "chances" },
      h(
        "thead",
        h(
          "tr",
          head.map((cell, i) =>
            cell ? h("th", { key: i, scope: "col" }, cell) : h("td", { key: i }),
          ),
        ),
      ),
      h(
        "tbody",
        rows.map(([title, ...cellsOf], i) =>
          h(
            "tr",
            { key: i },
            h("th", { scope: "row" }, title),
            cellsOf.map((cell, j) => h("td", { key: j }, cell)),
          ),
        ),
      ),
    ),
    h("p.rw-meta", { key: "measured" }, measured),
  ];
}

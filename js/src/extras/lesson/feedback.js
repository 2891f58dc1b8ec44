/** What the learner is told after an answer: with a sign, a word and the clauses behind it. */

import { why } from "../../shell/clauses.js";
import { h } from "../../shell/dom.js";
import { prose } from "./text.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Board} Board */

/** Signs that go with the words. @type {Record<string, string>} */
const SIGNS = {
  right: "✓",
  shown: "◐",
  more: "→",
  wrong: "✗",
  refused: "⊘",
  unclear: "?",
  unanswered: "?",
  hint: "i",
  switched: "⇄",
};

const TONES = {
  right: "good",
  more: "good",
  wrong: "bad",
  refused: "bad",
};

/** The marks of a clause, by what it is. */
const SAYS = {
  printed: "printed in the rules of",
  silent: "not in the printed rules of",
  reading: "our reading of the rules of",
};

/** @param {string} title "German (Parker)" */
const short = (title) => title.replace(/ \(.*| \d+$/, "");

/**
 * A clause: its id, and who prints it.
 * @param {Ctx} ctx
 * @param {string} id
 */
function clause(ctx, id) {
  return h(
    "li",
    { key: id, "data-clause": id },
    h("code", null, id),
    why(ctx, `lesson-${id}`, "why?", [id]),
  );
}

/**
 * Who prints a clause.
 * @param {Ctx} ctx
 * @param {string} id
 */
function marks(ctx, id) {
  const entry = ctx.clause(id);
  const titles = new Map(ctx.catalog.editions.map((e) => [e.id, short(e.title)]));
  return h(
    "li",
    { key: "marks" },
    /** @type {const} */ (["printed", "silent", "reading"]).map((mark) => {
      const named = Object.entries(entry?.editions ?? {})
        .filter(([, m]) => m === mark)
        .map(([edition]) => titles.get(edition) ?? edition);
      return (
        named.length > 0 &&
        h(`span.rw-mk.rw-m-${mark}`, { key: mark }, `${SAYS[mark]} ${named.join(", ")}`)
      );
    }),
  );
}

/** @param {Ctx} ctx @param {Board} board */
export function feedbackPart(ctx, { reel, desk }) {
  const { feedback } = ctx.state.lesson;
  if (!feedback) return null;
  const { status, n, lines, clauses, back, hint, scenes } = feedback;
  const tone = TONES[/** @type {keyof typeof TONES} */ (status)] ?? "plain";
  const last = [...scenes].reverse().find(({ battle }) => battle);
  return h(
    `section.rw-feedback.rw-f-${tone}`,
    { key: `f${n}`, "data-feedback": status, "aria-label": "Feedback" },
    h(
      "h3",
      null,
      h("span.rw-fsign", { "aria-hidden": "true" }, SIGNS[status] ?? "i"),
      feedback.heading,
    ),
    h("div.rw-prose", null, prose(feedback.blocks)),
    lines.length > 0 &&
      h(
        "ul.rw-played",
        { key: "lines" },
        lines.map(([text], i) => h("li", { key: i }, text)),
      ),
    back &&
      h(
        "p.rw-taken",
        { key: "back" },
        h("span", { "aria-hidden": "true" }, "↶ "),
        reel.playing
          ? "Played out here; it will be taken back."
          : "Taken back: the board stands as before.",
        !reel.playing &&
          scenes.length > 0 &&
          !desk.reduced() &&
          h(
            "button.rw-link",
            {
              "data-action": "look_again",
              on: { click: () => reel.play(scenes, ctx.live.territories, true) },
            },
            "Show it again",
          ),
      ),
    back && last?.battle && !reel.playing && dice(last.battle),
    hint && h("p", { key: "hint" }, h("b", null, "Hint: "), hint),
    // Of several clauses, what each edition prints is told where "why?" leads.
    clauses.length > 0 &&
      h(
        `ul.rw-marks${clauses.length > 1 ? ".rw-codes" : ""}`,
        { key: "clauses" },
        clauses.map((id) => clause(ctx, id)),
        clauses.length === 1 && marks(ctx, clauses[0] ?? ""),
      ),
  );

  /** The roll that was taken back, as numbers. @param {import("../../types.js").Battle} battle */
  function dice({ pairs = [] }) {
    return h(
      "p.rw-pairs",
      { key: "dice", "aria-hidden": "true" },
      pairs.map(([a, d, won], i) =>
        h(
          `span.rw-cmp.${won === "attack" ? "rw-won" : "rw-lost"}`,
          { key: i },
          `${a} ${a > d ? ">" : a < d ? "<" : "="} ${d}`,
        ),
      ),
    );
  }
}

/** What the learner is told after an answer: with a sign, a word and the clauses behind it. */

import { h } from "../dom.js";
import { strong } from "../messageParts.js";
import { whyLink } from "../whyLink.js";
import { guessChart } from "./guessChart.js";
import { prose } from "./prose.js";

/** @import { LessonCtx } from "../context.js" */

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
  wrong: "bad",
  refused: "bad",
};

/**
 * @param {LessonCtx} ctx
 * @param {{played: boolean}} o `played`: what was played is told in words, too
 */
export function feedbackPart(ctx, { played }) {
  const { feedback } = ctx.snapshot.lesson;
  if (!feedback) return null;
  const { status, n, lines, clauses, back, hint, scenes } = feedback;
  // A guess that was far off is no mistake.
  const farOff = feedback.guess && status === "wrong";
  const tone = (!farOff && TONES[/** @type {keyof typeof TONES} */ (status)]) || "plain";
  const last = [...scenes].reverse().find(({ battle }) => battle);
  return h(
    `section.rw-feedback.rw-f-${tone}`,
    { key: `f${n}`, "data-feedback": status, "aria-label": ctx.say("page-lesson-feedback") },
    h(
      "h3",
      h("span.rw-fsign", { "aria-hidden": "true" }, farOff ? "i" : (SIGNS[status] ?? "i")),
      h("span", feedback.heading),
      // What each edition prints of them is told where they lead.
      clauses.length > 0 &&
        h(
          "span.rw-codes",
          { key: "clauses" },
          whyLink(
            ctx,
            "lesson",
            ctx.say("page-lesson-clauses", { clauses: clauses.length }),
            clauses,
          ),
        ),
    ),
    h("div.rw-prose", prose(feedback.blocks)),
    feedback.guess && guessChart(ctx, feedback.guess),
    // A roll that was taken back is told by its dice.
    played &&
      !(back && last?.battle) &&
      lines.length > 0 &&
      h(
        "ul.rw-played",
        { key: "lines" },
        lines.map(([text], i) => h("li", { key: i }, text)),
      ),
    back &&
      h(
        "div.rw-taken",
        { key: "back" },
        last?.battle && !ctx.lesson.playing && dice(last.battle),
        h(
          "span",
          h("span", { "aria-hidden": "true" }, "↶ "),
          ctx.say(ctx.lesson.playing ? "page-lesson-will-be-taken-back" : "page-lesson-taken-back"),
        ),
        !ctx.lesson.playing &&
          scenes.length > 0 &&
          !ctx.reducedMotion() &&
          h(
            "button.rw-link",
            {
              "data-action": "look_again",
              on: { click: () => ctx.lessonActions.playScenes(scenes, ctx.live.territories, true) },
            },
            ctx.say("page-lesson-show-again"),
          ),
      ),
    hint && h("p", { key: "hint" }, strong(ctx.say("page-lesson-hint-is", { hint }))),
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

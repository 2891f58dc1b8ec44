/** A kind of step: guess the chance of a battle. */

import { numberIn } from "../store/lesson.js";
import { slider, UNCHOSEN } from "../views/controls.js";
import { h } from "../views/dom.js";

/** @import { LessonCtx } from "../calls.js" */

/** @type {import("../calls.js").LessonKind} */
export const chanceKind = {
  id: "chance",
  answer: (_lesson, draft) => numberIn(draft),
  entered: (draft) => draft.answer,
  asks: ({ say }) => ({
    question: "page-lesson-ask-percent",
    ready: say("page-lesson-ask-percent.sub"),
    label: ["page-lesson-roll"],
  }),
  form: percent,
};

/** The percentage from which − and + first count: the middle. */
const MIDDLE = 50;

/**
 * Draw the slider for a chance; the slider has no thumb until the learner sets it.
 * @param {LessonCtx} ctx
 */
function percent({ say, lesson: { draft }, lessonActions }) {
  const said = numberIn(draft);
  const value = said === null ? MIDDLE : Number(said);
  const shown = (/** @type {number} */ chance) => say("page-percent", { percent: chance });
  return h(
    "div.rw-guess",
    { "data-answer": "percent" },
    slider({
      say,
      label: say("page-lesson-percent"),
      value,
      open: said === null,
      first: MIDDLE,
      range: [0, 100],
      change: (n) => lessonActions.change({ answer: String(Math.max(0, Math.min(100, n))) }),
      below: [
        h("span", { key: "never" }, shown(0)),
        h("output", { key: "said" }, said === null ? UNCHOSEN : shown(value)),
        h("span", { key: "always" }, shown(100)),
      ],
    }),
  );
}

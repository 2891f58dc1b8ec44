/** The radio buttons of an answer to a lesson's question. */

import { radio } from "./controls.js";
import { h } from "./dom.js";

/** @import { LessonCtx } from "../calls.js" */

/** The maximum number of letters in a short choice: a word or two. */
const SHORT = 18;

/**
 * Draw the radio buttons of an answer.
 * @param {LessonCtx} ctx
 * @param {Array<{value: string, text: any}>} options
 * @param {string} value
 * @param {(value: string) => void} change
 */
export function answerRadios(ctx, options, value, change) {
  const { feedback } = ctx.snapshot.lesson;
  const wrong = feedback?.status === "wrong" ? String(feedback.said) : null;
  // Short choices are two to a row; sentences have a row each.
  const short = options.every(({ text }) => typeof text !== "string" || text.length <= SHORT);
  return h(
    "div.rw-stack",
    {
      class: short ? "rw-word-choices" : "",
      role: "radiogroup",
      "aria-label": ctx.lesson.texts?.step.question || ctx.say("page-lesson-answer"),
      on: {
        keydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" || event.repeat) return;
          event.preventDefault();
          ctx.lessonActions.check();
        },
      },
    },
    options.map((option) => {
      const own = option.value === value;
      const bad = option.value === wrong;
      return h(
        "label.rw-inline.rw-choice",
        { key: option.value, class: bad ? "rw-wrong" : own ? "rw-chosen" : "" },
        radio(`${ctx.uid}-answer`, option.value, own, () => change(option.value), {
          "data-answer": option.value,
        }),
        h("span", option.text),
        bad && h("small", `✗ ${ctx.say("page-mark-your-answer")}`),
      );
    }),
  );
}

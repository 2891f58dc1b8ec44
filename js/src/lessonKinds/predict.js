/** A kind of step: predict a number or a choice. */

import { isJudgedWrong, numberIn, numberNow } from "../store/lesson.js";
import { answerRadios } from "../views/answerRadios.js";
import { button, submitted, typed } from "../views/controls.js";
import { h } from "../views/dom.js";

/** @import { LessonCtx } from "../calls.js" */
/** @import { Draft } from "../store/lesson.js" */

/** @param {{input: string}} lesson */
const isChoice = ({ input }) => input === "choice";

/** @param {{input: string}} lesson @param {Draft} draft */
const answer = (lesson, draft) => (isChoice(lesson) ? draft.answer || null : numberIn(draft));

/** @type {import("../calls.js").LessonKind} */
export const predictKind = {
  id: "predict",
  answer,
  entered: (draft) => draft.answer,
  asks: ({ snapshot: { lesson } }) => ({
    question: isChoice(lesson) ? "page-lesson-ask-choice" : "page-lesson-ask-number",
  }),
  form: (ctx) => (isChoice(ctx.snapshot.lesson) ? choices(ctx) : number(ctx)),
};

/** @param {LessonCtx} ctx */
const choices = (ctx) =>
  answerRadios(ctx, ctx.lesson.texts?.step.choices ?? [], ctx.lesson.draft.answer, (answer) =>
    ctx.lessonActions.change({ answer }),
  );

/** Whether a number has been entered that has not been judged yet. @param {LessonCtx} ctx */
const canHandIn = ({ snapshot: { lesson }, lesson: { draft } }) =>
  answer(lesson, draft) !== null && !isJudgedWrong(lesson, draft.answer);

/** @param {LessonCtx} ctx */
function number(ctx) {
  const { draft, texts } = ctx.lesson;
  const now = numberNow(ctx.snapshot, draft);
  const to = (/** @type {number} */ n) =>
    ctx.lessonActions.change({ answer: String(Math.max(0, n)) });
  return h(
    "form.rw-number-answer",
    { on: submitted(ctx.lessonActions.check) },
    button("fewer", "−", () => to(now - 1), {
      kind: "rw-button.rw-square",
      "aria-label": ctx.say("page-lesson-one-less"),
    }),
    h("input.rw-field", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 6,
      "aria-label": texts?.step.question || ctx.say("page-lesson-answer"),
      "data-answer": "number",
      value: draft.answer,
      on: typed((answer) => ctx.lessonActions.change({ answer })),
    }),
    button("more", "+", () => to(now + 1), {
      kind: "rw-button.rw-square",
      "aria-label": ctx.say("page-lesson-one-more"),
    }),
    h(
      "button.rw-button",
      // A wrong number is not offered again.
      { type: "submit", "data-action": "hand_in", disabled: !canHandIn(ctx) },
      ctx.say("page-lesson-check"),
    ),
  );
}

/** What a step asks for: a choice, a number, places on the map, or a move. */

import { draftAnswer, numberNow } from "../../store/lesson.js";
import { button, slider } from "../controls.js";
import { h } from "../dom.js";
import { attemptForm } from "./attemptForm.js";

/** @import { LessonCtx } from "../context.js" */

/** Letters of a choice that is a word or two. */
const SHORT = 18;

/** @param {LessonCtx} ctx */
export function answerPart(ctx) {
  const { lesson } = ctx.snapshot;
  if (lesson.done) return null;
  switch (lesson.input) {
    case "choice":
      return choices(ctx);
    case "number":
      return number(ctx);
    case "percent":
      return percent(ctx);
    case "territory":
    case "territories":
      return places(ctx);
    case "continent":
      return continents(ctx);
  }
  return lesson.kind === "refuse" ? attemptForm(ctx) : null;
}

/**
 * Radio buttons, one below the other.
 * @param {LessonCtx} ctx
 * @param {Array<{value: string, text: any}>} options
 * @param {string} value
 * @param {(value: string) => void} change
 */
function radios(ctx, options, value, change) {
  const { feedback } = ctx.snapshot.lesson;
  const wrong = feedback?.status === "wrong" ? String(feedback.said) : null;
  // Words stand two in a row, sentences do not.
  const short = options.every(({ text }) => typeof text !== "string" || text.length <= SHORT);
  return h(
    "div.rw-choices",
    {
      class: short ? "rw-words" : "",
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
        "label.rw-choice",
        { key: option.value, class: bad ? "rw-wrong" : own ? "rw-on" : "" },
        h("input", {
          type: "radio",
          name: `${ctx.uid}-answer`,
          value: option.value,
          checked: own,
          "data-answer": option.value,
          on: { change: () => change(option.value) },
        }),
        h("span", option.text),
        bad && h("small", `✗ ${ctx.say("page-mark-your-answer")}`),
      );
    }),
  );
}

/** @param {LessonCtx} ctx */
const choices = (ctx) =>
  radios(ctx, ctx.lesson.texts?.step.choices ?? [], ctx.lesson.draft.answer, (answer) =>
    ctx.lessonActions.change({ answer }),
  );

/** @param {LessonCtx} ctx */
function continents(ctx) {
  const options = ctx.board.continents.map(({ id }) => ({
    value: id,
    text: [
      h("i.rw-swatch", {
        style: `--cont:var(--rw-c-${id},var(--rw-ink-2))`,
        "aria-hidden": "true",
      }),
      ctx.name(id),
    ],
  }));
  return radios(ctx, options, ctx.lesson.draft.places[0] ?? "", (id) =>
    ctx.lessonActions.change({ places: [id] }),
  );
}

/** @param {LessonCtx} ctx */
function number(ctx) {
  const { draft, texts } = ctx.lesson;
  const now = numberNow(ctx.snapshot, draft);
  const to = (/** @type {number} */ n) =>
    ctx.lessonActions.change({ answer: String(Math.max(0, n)) });
  return h(
    "form.rw-number",
    {
      on: {
        submit: (/** @type {Event} */ event) => {
          event.preventDefault();
          ctx.lessonActions.check();
        },
      },
    },
    button("fewer", "−", () => to(now - 1), {
      kind: "rw-btn.rw-sq",
      "aria-label": ctx.say("page-lesson-one-less"),
    }),
    h("input.rw-fld", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 6,
      "aria-label": texts?.step.question || ctx.say("page-lesson-answer"),
      "data-answer": "number",
      value: draft.answer,
      on: {
        input: (/** @type {Event} */ e) =>
          ctx.lessonActions.change({ answer: /** @type {HTMLInputElement} */ (e.target).value }),
      },
    }),
    button("more", "+", () => to(now + 1), {
      kind: "rw-btn.rw-sq",
      "aria-label": ctx.say("page-lesson-one-more"),
    }),
    h("button.rw-btn", { type: "submit", "data-action": "hand_in" }, ctx.say("page-lesson-check")),
  );
}

/** A chance, set before anything is rolled. @param {LessonCtx} ctx */
function percent({ say, snapshot, lesson: { draft }, lessonActions }) {
  const value = Number(draftAnswer(snapshot, draft));
  const shown = (/** @type {number} */ chance) => say("page-lesson-percent.value", { chance });
  return h(
    "div.rw-guess",
    { "data-answer": "percent" },
    slider({
      say,
      label: say("page-lesson-percent"),
      value,
      range: [0, 100],
      change: (n) => lessonActions.change({ answer: String(Math.max(0, Math.min(100, n))) }),
      below: [
        h("span", { key: "never" }, shown(0)),
        h("output", { key: "said" }, shown(value)),
        h("span", { key: "always" }, shown(100)),
      ],
    }),
  );
}

/** @param {LessonCtx} ctx */
function places(ctx) {
  const { snapshot, say, name, lesson } = ctx;
  const { draft } = lesson;
  const several = snapshot.lesson.input === "territories";
  if (!draft.places.length) {
    return h("p.rw-ask", say(several ? "page-lesson-choose-several" : "page-lesson-choose-one"));
  }
  return h(
    "div.rw-picks",
    draft.places.map((t) =>
      h(
        "button.rw-pickd",
        {
          key: t,
          "data-picked": t,
          "aria-label": say("page-lesson-remove", { territory: t }),
          on: {
            click: () => ctx.lessonActions.change({ places: draft.places.filter((p) => p !== t) }),
          },
        },
        name(t),
        h("span", { "aria-hidden": "true" }, " ×"),
      ),
    ),
  );
}

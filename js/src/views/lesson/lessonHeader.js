/** What stands in the head instead of the parts of a turn: which lesson, and how far it is. */

import { button } from "../controls.js";
import { h } from "../dom.js";
import { goToStep, MARK_SIGNS } from "./marks.js";

/** @import { LessonCtx } from "../context.js" */

/**
 * "Lesson 4 · Combat"; what comes before it is "Lesson 4 · Warm-up".
 * @param {LessonCtx} ctx
 * @param {import("../../lessonTypes.js").Texts} texts
 */
const titleOf = ({ say, snapshot }, { lesson }) => {
  const id = (snapshot.lesson.warm_up && lesson.following?.[0]) || lesson.id;
  const number = /^0*(\d+)-/.exec(id)?.[1];
  return number ? say("page-lesson-title", { number, title: lesson.title }) : lesson.title;
};

/**
 * What stands in the head instead of the parts of a turn: which lesson, and how far it is.
 * @param {LessonCtx} ctx
 */
export function lessonHeader(ctx) {
  const { texts } = ctx.lesson;
  if (!texts) return null;
  const { can, at, marks, puzzle } = ctx.snapshot.lesson;
  /** @param {string} name @param {string} sign @param {string} label @param {"back"|"next"} to */
  const turn = (name, sign, label, to) =>
    button(name, sign, () => can[to] && ctx.lessonActions.send({ do: to }), {
      kind: "rw-tb",
      "aria-label": label,
      "aria-disabled": !can[to],
    });
  if (puzzle) {
    return h(
      "div.rw-lhead",
      { key: "phead" },
      h("b", texts.lesson.title),
      h("span.rw-meta", puzzle.level),
      turn("back", "‹", ctx.say("page-puzzle-back"), "back"),
      turn("skip", "›", ctx.say("page-puzzle-next"), "next"),
    );
  }
  return h(
    "div.rw-lhead",
    { key: "lhead" },
    h("b", titleOf(ctx, texts)),
    turn("back", "‹", ctx.say("page-lesson-back"), "back"),
    progressBar(ctx),
    h(
      "span.rw-meta",
      h("span.rw-sr", `${ctx.say("page-lesson-step")} `),
      ctx.say("page-of", { some: at + 1, all: marks.length }),
    ),
    turn("skip", "›", ctx.say("page-lesson-next"), "next"),
  );
}

/** How far: a bar for each step. @param {LessonCtx} ctx */
const progressBar = (ctx) =>
  h(
    "div.rw-pbar",
    // A short cut for the pointer: the list below the panel says and does the same.
    { "aria-hidden": "true" },
    ctx.snapshot.lesson.marks.map((mark, i) =>
      h(
        `button.rw-pstep.rw-p-${mark}`,
        {
          key: i,
          "data-go": i + 1,
          tabindex: -1,
          class: i === ctx.snapshot.lesson.at ? "rw-cur" : "",
          on: { click: () => goToStep(ctx, i) },
        },
        h("i", { "aria-hidden": "true" }, MARK_SIGNS[mark]),
      ),
    ),
  );

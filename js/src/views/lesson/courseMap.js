/** The map of the course: what of each lesson is done, and what is due to be asked again. */

import { courseQuery } from "../../store/queries.js";
import { whenAnswered } from "../answered.js";
import { h } from "../dom.js";
import { opener } from "./goingOn.js";
import { MARK_SIGNS } from "./marks.js";
import { starSigns } from "./stars.js";

/** @import { CourseAnswer } from "../../types.js" */
/** @import { LessonCtx } from "../context.js" */

/** Folded away until it is asked for. @param {LessonCtx} ctx */
export function courseMap(ctx) {
  const open = ctx.lesson.draft.course;
  return h(
    "div.rw-course",
    { key: "course" },
    h(
      "button.rw-fold",
      {
        "data-action": "course",
        "aria-expanded": open,
        on: { click: () => ctx.lessonActions.change({ course: !open }) },
      },
      ctx.say("page-course"),
    ),
    open &&
      whenAnswered(ctx, courseQuery(ctx.snapshot), (/** @type {CourseAnswer} */ course) =>
        drawn(ctx, course),
      ),
  );
}

/** @param {LessonCtx} ctx @param {CourseAnswer} course */
function drawn(ctx, { lessons, due, about }) {
  const { say, snapshot } = ctx;
  const { id, warm_up } = snapshot.lesson;
  const here = warm_up ? ctx.lesson.texts?.lesson.following?.[0] : id;
  return h(
    "div",
    { key: "map" },
    h(
      "ol.rw-list",
      lessons.map((lesson) => row(ctx, lesson, lesson.id === here)),
    ),
    due > 0 &&
      h(
        "p.rw-meta",
        { key: "due" },
        say("page-course-due", { questions: due }),
        " ",
        opener(ctx, "warm_up", say("page-course-warm-up"), { step: "warm-up" }),
      ),
    about.map((line, i) => h("p.rw-meta", { key: i }, line)),
  );
}

/**
 * @param {LessonCtx} ctx
 * @param {CourseAnswer["lessons"][number]} lesson
 * @param {boolean} here it is the one that is open
 */
function row({ say, lessonActions }, { id, title, done, steps, stars }, here) {
  const mark = done === steps ? "solved" : done ? "shown" : "open";
  const words = [
    h("i", { "aria-hidden": "true" }, here ? "→" : MARK_SIGNS[mark]),
    title,
    stars[1] > 0 && [" ", starSigns(say, stars)],
    h("small", ` ${say("page-course-steps", { done, steps })}`),
  ];
  return h(
    "li",
    { key: id, "data-course": id, "data-done": mark },
    here
      ? h("span.rw-lrow", { "aria-current": "true" }, words)
      : h("button", { on: { click: () => lessonActions.send({ do: "open", step: id }) } }, words),
  );
}

/** What came of the last answer, and the hints so far. */

import { h } from "../dom.js";
import { feedbackPart } from "./feedback.js";
import { cardsInTray, lessonTray } from "./lessonTray.js";

/** @import { LessonCtx } from "../context.js" */

/**
 * Whether feedback stands in the panel. Below the map it has more room, unless cards are there, or the
 * dice of a step whose answer is not asked for any more. Of a puzzle it takes the room of the answers.
 * @param {LessonCtx} ctx
 */
export const inPanel = (ctx) =>
  ctx.snapshot.lesson.puzzle ||
  cardsInTray(ctx) ||
  (ctx.snapshot.lesson.done && lessonTray(ctx) !== null);

/**
 * What stands below the map: what the learner has been told, where that is not in the panel.
 * @param {LessonCtx} ctx
 */
export function repliesBelow(ctx) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const some = feedback || (!done && hints.length > 0);
  return some && !inPanel(ctx) ? replies(ctx) : null;
}

/**
 * What came of the last answer, and the hints so far.
 * @param {LessonCtx} ctx
 */
export function replies(ctx) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const hinted = feedback?.status === "hint";
  const before = done ? [] : hinted ? hints.slice(0, -1) : hints;
  const open = hinted || ctx.lesson.draft.hints;
  // Dice that lie in the tray need no words.
  const played = !(done && lessonTray(ctx));
  return [
    feedbackPart(ctx, { played }),
    before.length > 0 && [
      // An answer is what counts now; the hints can be had again.
      !hinted &&
        h(
          "button.rw-fold.rw-hinted",
          {
            key: "fold",
            "aria-expanded": open,
            on: { click: () => ctx.lessonActions.change({ hints: !open }) },
          },
          ctx.say("page-lesson-hints-so-far", { hints: before.length }),
        ),
      open &&
        h(
          "ol.rw-hints",
          { key: "hints", "aria-label": ctx.say("page-lesson-hints") },
          before.map((hint, i) => h("li", { key: i }, hint)),
        ),
    ],
  ].flat();
}

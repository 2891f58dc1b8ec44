/** What came of the last answer, and the hints so far. */

import { count } from "../../words/english.js";
import { h } from "../dom.js";
import { feedbackPart } from "./feedback.js";
import { cardsInTray, lessonTray } from "./lessonTray.js";

/** @typedef {import("../../lessonTypes.js").LessonParts} LessonParts */

/** @typedef {import("../../lessonTypes.js").Ctx} Ctx */

/**
 * Whether feedback stands in the panel. Below the map it has more room, unless cards are there, or the
 * dice of a step whose answer is not asked for any more.
 * @param {Ctx} ctx
 * @param {LessonParts} board
 */
export const inPanel = (ctx, board) =>
  cardsInTray(ctx) || (ctx.snapshot.lesson.done && lessonTray(ctx, board) !== null);

/**
 * What stands below the map: what the learner has been told, where that is not in the panel.
 * @param {Ctx} ctx
 * @param {LessonParts} board
 */
export function repliesBelow(ctx, board) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const some = feedback || (!done && hints.length > 0);
  return some && !inPanel(ctx, board) ? replies(ctx, board) : null;
}

/**
 * What came of the last answer, and the hints so far.
 * @param {Ctx} ctx
 * @param {LessonParts} board
 */
export function replies(ctx, board) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const hinted = feedback?.status === "hint";
  const before = done ? [] : hinted ? hints.slice(0, -1) : hints;
  const open = hinted || board.draft.hints;
  // Dice that lie in the tray need no words.
  const played = !(done && lessonTray(ctx, board));
  return [
    feedbackPart(ctx, board, { played }),
    before.length > 0 && [
      // An answer is what counts now; the hints can be had again.
      !hinted &&
        h(
          "button.rw-fold.rw-hinted",
          {
            key: "fold",
            "aria-expanded": open,
            on: { click: () => board.set({ hints: !open }) },
          },
          count(before.length, "hint so far", "hints so far"),
        ),
      open &&
        h(
          "ol.rw-hints",
          { key: "hints", "aria-label": "Hints so far" },
          before.map((hint, i) => h("li", { key: i }, hint)),
        ),
    ],
  ].flat();
}

/** Where to go on after a lesson. */

import { button } from "../controls.js";
import { h } from "../dom.js";
import { strong } from "../messageParts.js";

/** @typedef {import("../context.js").LessonCtx} LessonCtx */

/** What opens a lesson in a cell. @param {[id: string, title: string, edition: string|null]} lesson */
const callOf = ([id, , edition]) =>
  `rw.play_lesson("${id}"${edition ? `, edition="${edition}"` : ""})`;

/**
 * What opens another lesson: a button where this one can be left, else what to write into a cell.
 * @param {LessonCtx} ctx
 * @param {object} o
 * @param {string} o.hook
 * @param {string} o.label of the button
 * @param {{step: string, edition?: string|null}} o.wanted
 * @param {string} o.call in a cell
 */
export const opener = ({ snapshot, lessonActions }, { hook, label, wanted, call }) =>
  snapshot.lesson.can.leave
    ? button(hook, label, () => lessonActions.send({ do: "open", ...wanted }), {
        kind: "rw-btn.rw-small",
      })
    : h("code", null, call);

/**
 * The lesson that follows.
 * @param {LessonCtx} ctx
 * @param {[id: string, title: string, edition: string|null]} following
 */
export function goOn(ctx, following) {
  const { say, snapshot } = ctx;
  const [step, title, edition] = following;
  return h(
    "p",
    { key: "next", "data-following": step },
    strong(say("page-lesson-following", { title, here: !!snapshot.lesson.can.leave })),
    " ",
    opener(ctx, {
      hook: "following",
      label: say("page-lesson-open"),
      wanted: { step, edition },
      call: callOf(following),
    }),
  );
}

/** Where to go on after a lesson. */

import { button } from "../controls.js";
import { h } from "../dom.js";
import { strong } from "../messageParts.js";

/** @import { LessonCtx } from "../context.js" */

/**
 * What opens another lesson in the place of this one.
 * @param {LessonCtx} ctx
 * @param {string} name
 * @param {string} label
 * @param {{step: string, edition?: string|null}} wanted
 */
export const opener = ({ lessonActions }, name, label, wanted) =>
  button(name, label, () => lessonActions.send({ do: "open", ...wanted }), {
    kind: "rw-btn.rw-small",
  });

/**
 * The lesson that follows.
 * @param {LessonCtx} ctx
 * @param {[id: string, title: string, edition: string|null]} following
 */
export function goOn(ctx, [step, title, edition]) {
  const { say } = ctx;
  return h(
    "p",
    { key: "next", "data-following": step },
    strong(say("page-lesson-following", { title })),
    " ",
    opener(ctx, "following", say("page-lesson-open"), { step, edition }),
  );
}

/** The signs of steps that are open, shown, tried and solved. */
export const MARK_SIGNS = { open: "", shown: "◐", tried: "◐", solved: "✓" };

/** @param {import("../context.js").LessonCtx} ctx @param {number} i a step, from 0 */
export const goToStep = ({ lessonActions }, i) =>
  lessonActions.send({ do: "go", step: String(i + 1) });

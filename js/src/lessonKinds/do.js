/** A kind of step: do something on the board, which looks like a game. */

/** @type {import("../calls.js").LessonKind} */
export const doKind = { id: "do", acts: true };

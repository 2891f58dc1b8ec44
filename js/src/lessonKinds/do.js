/** A kind of step: do something on the board, as in a game. */

/** @type {import("../calls.js").LessonKind} */
export const doKind = { id: "do", acts: true };

/** The kind of step in which something is done on the board: it looks like a game. */

/** @type {import("../calls.js").LessonKind} */
export const doKind = { id: "do", acts: true };

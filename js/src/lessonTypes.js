/** What the kernel sends of a lesson, by the names that its views use. Types only. */

/** @typedef {import("./types.js").Run} Run */
/** @typedef {import("./types.js").TextBlock} TextBlock */
/** @typedef {import("./types.js").StepMark} Mark */
/** @typedef {import("./types.js").Outline} Outline */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").LessonFeedback} Feedback */
/** @typedef {import("./types.js").LessonPart} LessonPart */
/** @typedef {import("./types.js").LessonTexts} Texts */
/** @typedef {import("./types.js").Snapshot & {lesson: LessonPart}} LessonSnapshot */

export {};

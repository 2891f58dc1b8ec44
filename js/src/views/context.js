/** What every view is given. Types only. */

/** @typedef {import("../calls.js").Calls} Calls */

/** `uid`: prefix of ids and radio names, unique in the page.
 * @typedef {import("../store/viewModel.js").ViewModel & Calls & {uid: string}} Ctx */
/** @typedef {import("../store/viewModel.js").LessonModel & Calls & {uid: string}} LessonCtx */

export {};

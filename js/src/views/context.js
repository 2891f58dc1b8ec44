/** What every view is given. Types only. */

/** @import { Calls } from "../calls.js" */

/**
 * @typedef {object} Own
 * @property {string} uid prefix of ids and radio names, unique in the page
 * @property {import("../words/index.js").Words} say
 * @property {(id: string) => string} name what a territory or a continent is called
 * @property {string} language
 */
/** @typedef {import("../store/viewModel.js").ViewModel & Calls & Own} Ctx */
/** @typedef {import("../store/viewModel.js").LessonModel & Calls & Own} LessonCtx */

export {};

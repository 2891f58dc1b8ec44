/** The arguments of every view: the view model, and the calls. Types only. */

/** @import { Ack, Action } from "./types.js" */

/**
 * The calls of a view.
 * @typedef {object} Calls
 * @property {(event: import("./store/state.js").UiEvent) => void} dispatch
 * @property {(action: Action) => void} send
 * @property {(command: import("./store/barButtons.js").Command) => void} run does what a button of the bar says
 * @property {(query: Action, answer: (ack: Ack) => void) => void} fetch asks the kernel once
 * @property {(game: Action) => void} startGame asks first, where another one is being played
 * @property {(game: import("./types.js").KeptGameShown) => void} goOn
 * @property {() => void} startProposedGame
 * @property {(text: string, event: Event) => Promise<boolean>} copy puts a text into the clipboard; where there is none, selects it in its field
 * @property {(doc: Document, file: {name: string, type: string, text: string}) => void} download
 * @property {() => boolean} reducedMotion
 * @property {{isOn: () => boolean, areOffered: () => boolean, set: (value: boolean) => void}} sounds
 * @property {(tag: string) => void} setLanguage it is first for whatever this browser shows from now on
 * @property {(value: boolean) => void} setPrintedDice whether dice have the colours that the edition prints
 * @property {{isOpen: (name: string) => boolean, settle: (name: string) => void}} offers what is offered once
 * @property {() => void} toggleFullScreen
 * @property {() => void} turnSideways
 * @property {() => void} bringIntoView
 * @property {LessonCalls} lessonActions
 */

/**
 * @typedef {object} LessonCalls
 * @property {(change: Partial<import("./store/lesson.js").Draft>) => void} change
 * @property {(change: Partial<import("./store/lesson.js").Attempt>) => void} changeAttempt
 * @property {(action: Record<string, any>) => void} send an action of the lesson
 * @property {() => void} check hands the draft in
 * @property {() => void} answerAgain
 * @property {(action: Action) => void} tryAction
 * @property {() => void} skipScenes
 * @property {(scenes: import("./types.js").Scene[], before: import("./store/playback.js").Scenes["territories"], putBack: boolean) => void} playScenes
 */

/**
 * @typedef {object} Own
 * @property {string} uid prefix of ids and radio names, unique in the page
 * @property {import("./words/index.js").Words} say
 * @property {(id: string) => string} name what a territory or a continent is called
 * @property {string} language
 */
/** @typedef {import("./store/viewModel.js").ViewModel & Calls & Own} Ctx */
/** @typedef {import("./store/viewModel.js").LessonModel & Calls & Own} LessonCtx */

/**
 * The arguments of every part of the controller.
 * @typedef {object} Page
 * @property {HTMLElement} root
 * @property {import("./store/state.js").Store} store
 * @property {() => import("./pageTypes.js").MapHandle|null} map
 * @property {import("./words/index.js").Words} say
 * @property {AbortSignal} signal
 */

export {};

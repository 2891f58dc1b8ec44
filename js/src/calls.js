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

/** @import { Draft } from "./store/lesson.js" */
/** @import { LessonPart } from "./types.js" */
/** @import { Message } from "./words/index.js" */

/**
 * A kind of step of a lesson: how it is answered on the page. Each has a file in `lessonKinds`.
 * @typedef {object} LessonKind
 * @property {string} id as lesson files name it
 * @property {boolean} [acts] it is answered by playing as in a game, with the same buttons
 * @property {(lesson: LessonPart, draft: Draft) => unknown} [answer] what is handed in; null while something is missing
 * @property {(draft: Draft) => unknown} [entered] what the answer that was judged is compared with
 * @property {(ctx: LessonCtx) => Asked} [asks] what the bar says, above the button that hands in
 * @property {(ctx: LessonCtx) => any} [bar] the whole bar, where it has no such button
 * @property {(ctx: LessonCtx) => any} [form] what is entered beside the board
 * @property {(ctx: LessonCtx) => any} [about] what stands between the text and the question
 * @property {(ctx: LessonCtx) => Help} [help] where it has other help than other steps
 * @property {(ctx: LessonCtx) => Watched} [watched] the bar after the solution was only shown, where it is not done by that
 * @property {(drawn: Drawn) => import("./store/mapView.js").DraftOnMap} [map] the draft on the map, which waits for a click
 * @property {import("./pageTypes.js").MapChoice["kind"]} [mapAfter] what the map shows when it is done
 * @property {(press: Press, territory: string) => void} [press] a click on the map
 * @property {(lesson: LessonPart, draft: Draft, at: string) => boolean} [isReadyAt] it is complete, and ends at this territory
 * @property {boolean} [wantsRefusal] the right answer is an action that is refused
 */
/** What the bar says; `question` is a message with a second sentence, `sub`, which is said as long as the
 * answer is `missing`. @typedef {{question: string, missing?: string|undefined, ready?: string, label?: Message|undefined}} Asked */
/** `instead` of all help. @typedef {{instead: any, hint: string|null, show: {label: string, run: () => void}}} Help */
/** @typedef {{sub: string, play: import("./store/barButtons.js").Command}} Watched */
/** @typedef {Parameters<NonNullable<import("./store/mapView.js").DrawnKind["map"]>>[0]} Drawn */
/**
 * @typedef {object} Press
 * @property {LessonPart} lesson
 * @property {import("./pageTypes.js").Board} board
 * @property {Draft} draft
 * @property {LessonCalls["change"]} change
 * @property {LessonCalls["changeAttempt"]} changeAttempt
 * @property {LessonCalls["check"]} check
 */

/**
 * @typedef {object} Own
 * @property {string} uid prefix of ids and radio names, unique in the page
 * @property {import("./words/index.js").Words} say
 * @property {(id: string) => string} name what a territory or a continent is called
 * @property {string} language
 * @property {LessonKind} kind of the lesson's step
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

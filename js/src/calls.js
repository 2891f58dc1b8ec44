/** Types of the arguments that every view gets: the view model, and the calls. */

/** @import { Shown } from "./pageTypes.js" */
/** @import { Ack, Action } from "./types.js" */

/**
 * The calls of a view.
 * @typedef {object} Calls
 * @property {(event: import("./store/state.js").UiEvent) => void} dispatch
 * @property {(action: Action) => void} send
 * @property {(command: import("./store/barButtons.js").Command) => void} run carries out the command of a button in the bar
 * @property {(query: Action, answer: (ack: Ack) => void) => void} fetch sends the kernel a question
 * @property {(game: Action) => void} startGame starts a game, after a question if another one is in progress
 * @property {(game: import("./types.js").KeptGameShown) => void} goOn
 * @property {() => void} startProposedGame
 * @property {(text: string, event: Event) => Promise<boolean>} copy copies a text to the clipboard; without a clipboard, selects it in its field
 * @property {(doc: Document, file: {name: string, type: string, text: string|Blob}) => void} download
 * @property {(page: string) => Promise<string>} wholePage puts the front end into a page that is to
 *   be saved, if the page lacks it
 * @property {{start: (doc: Document, part: "game"|"last_round", name: string) => Promise<void>, stop: () => void}} film draws a film of the game and downloads it; `ui.local.film` says how far it is
 * @property {(at: number, text: string) => void} writeComment
 * @property {() => boolean} reducedMotion
 * @property {{isOn: () => boolean, areOffered: () => boolean, set: (value: boolean) => void}} sounds
 * @property {(tag: string) => void} setLanguage makes a language this browser's preferred one
 * @property {(value: boolean) => void} setSureBattles whether battles that are nearly certain are fought to their end at once
 * @property {(value: boolean) => void} setPrintedDice whether dice have the colours that the edition prints
 * @property {{isOpen: (name: string) => boolean, settle: (name: string) => void}} offers the offers that are made only once
 * @property {() => void} toggleFullScreen
 * @property {() => void} toggleWall fills the screen for a projector, or leaves it
 * @property {() => void} turnSideways
 * @property {() => void} bringIntoView
 * @property {() => boolean|null} timeLeft whether pupils may still answer; null without a time limit
 * @property {LessonCalls} lessonActions
 */

/**
 * @typedef {object} LessonCalls
 * @property {(change: Partial<import("./store/lesson.js").Draft>) => void} change
 * @property {(change: Partial<import("./store/lesson.js").Attempt>) => void} changeAttempt
 * @property {(action: Record<string, any>) => void} send an action of the lesson
 * @property {() => void} check hands in the draft
 * @property {() => void} answerAgain
 * @property {(action: Action) => void} tryAction
 * @property {() => void} skipScenes
 * @property {(scenes: import("./types.js").Scene[], before: import("./store/playback.js").Scenes["territories"], putBack: boolean) => void} playScenes
 */

/** @import { Draft } from "./store/lesson.js" */
/** @import { LessonPart } from "./types.js" */
/** @import { Message } from "./words/index.js" */

/**
 * A kind of step of a lesson: how the learner answers it on the page. Each kind has a file in `lessonKinds`.
 * @typedef {object} LessonKind
 * @property {string} id its name in lesson files
 * @property {boolean} [acts] whether it is answered by playing as in a game, with the same buttons
 * @property {(lesson: LessonPart, draft: Draft) => unknown} [answer] the answer to hand in; null while something is missing
 * @property {(draft: Draft) => unknown} [entered] the entry to compare with the answer that was judged
 * @property {(ctx: LessonCtx) => Asked} [asks] the bar's text, above the button that hands in the answer
 * @property {(ctx: LessonCtx) => any} [bar] the whole bar, if it has no such button
 * @property {(ctx: LessonCtx) => any} [form] the fields next to the board
 * @property {(ctx: LessonCtx) => any} [about] the content between the text and the question
 * @property {(ctx: LessonCtx) => Help} [help] its own help, if it differs from that of other steps
 * @property {(ctx: LessonCtx) => Watched} [watched] the bar after the solution was only shown, if that does not complete the step
 * @property {(drawn: Drawn) => import("./store/mapView.js").DraftOnMap} [map] the draft on the map, which waits for a click
 * @property {import("./pageTypes.js").MapChoice["kind"]} [mapAfter] the choice on the map when the step is done
 * @property {(press: Press, territory: string) => void} [press] a click on the map
 * @property {(lesson: LessonPart, draft: Draft, at: string) => boolean} [isReadyAt] whether the draft is complete and ends at this territory
 * @property {boolean} [wantsRefusal] whether the right answer is an action that the rules refuse
 */
/**
 * The bar's text; `question` is a message with a second sentence, `sub`, shown while the answer is
 * `missing`.
 * @typedef {{question: string, missing?: string|undefined, ready?: string, label?: Message|undefined}} Asked
 */
/** The help of a step; `instead` replaces all of it. @typedef {{instead: any, hint: string|null, show: {label: string, run: () => void}}} Help */
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
 * @property {(id: string) => string} name the name of a territory or a continent
 * @property {string} language
 * @property {string} origin of the page, with which links into the notebook's server begin
 * @property {LessonKind} kind of the lesson's step
 */
/** @typedef {import("./store/viewModel.js").ViewModel & Calls & Own} Ctx */
/** @typedef {import("./store/viewModel.js").LessonModel & Calls & Own} LessonCtx */
/** The argument of a view that draws only this kind of screen.
 * @template {Shown["screen"]} S @typedef {Ctx & {snapshot: Extract<Shown, {screen: S}>}} CtxOf */
/** The argument of the form of a new game, which may lie over any screen and draws nothing of it.
 * @typedef {Pick<Ctx, "newest"|"ui"|"catalog"|"board"|"uid"|"say"|"language"|"answerTo"|"reducedMotion"|"dispatch"|"send"|"copy"|"startGame"|"goOn"|"setLanguage">} FormCtx */
/** The argument of the form where it is the screen itself, before any game.
 * @typedef {FormCtx & {newest: import("./types.js").SetupScreen}} SetupCtx */

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

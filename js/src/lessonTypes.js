/** What the kernel sends of a lesson, and what its panel is drawn from. Types only. */

/** @typedef {{text: string, strong?: true, em?: true, code?: true}} Run */
/** @typedef {{kind: "p"|"li", runs: Run[]}} TextBlock */
/** @typedef {"open"|"shown"|"solved"} Mark */
/** @typedef {"source"|"target"|"possible"} Outline */

/**
 * A part of what was played: what changes on the map, and the roll, if there was one.
 * @typedef {{territories: Record<string, import("./types.js").Holding>, battle?: import("./types.js").Battle}} Scene
 */

/**
 * @typedef {object} Feedback
 * @property {number} n tells one from the next
 * @property {"right"|"wrong"|"refused"|"more"|"unanswered"|"unclear"|"hint"|"shown"|"switched"} status
 * @property {string} heading
 * @property {TextBlock[]} blocks
 * @property {Array<[text: string, rule: string|null]>} lines
 * @property {string[]} clauses
 * @property {string|null} hint
 * @property {boolean} back what was played has been taken back
 * @property {Record<string, Outline>} outline
 * @property {any} said the answer that it is about
 * @property {Scene[]} scenes
 */

/**
 * @typedef {object} LessonPart
 * @property {string} id
 * @property {string} key of the texts
 * @property {number} begun changes when a step begins
 * @property {number} at
 * @property {Mark[]} marks
 * @property {"do"|"predict"|"refuse"|"point"} kind
 * @property {"action"|"number"|"choice"|"territory"|"continent"|"territories"} input
 * @property {string} you
 * @property {string} edition
 * @property {boolean} done
 * @property {{attack: number[], defence: number[]}|null} dice
 * @property {Record<string, Outline>} outline
 * @property {string[]} hints
 * @property {{back: boolean, next: boolean, hint: boolean}} can
 * @property {Feedback|null} feedback
 */

/**
 * @typedef {object} Texts
 * @property {string} key
 * @property {{id: string, title: string, summary: string, minutes: number, able: string[], advice: string, following: [id: string, title: string]|null, steps: string[]}} lesson
 * @property {{id: string, title: string, blocks: TextBlock[], question: string, choices: Array<{value: string, text: string}>, editions: Array<{id: string, title: string}>, moves: number, clauses: string[]}} step
 */

/**
 * A move that is tried, whether it is allowed or not.
 * @typedef {{verb: string, source: string|null, target: string|null, armies: number, cards: string[]}} Attempt
 */

/** What the learner has entered and not handed in; forgotten when a step begins.
 * @typedef {{answer: string, places: string[], attempt: Attempt, said: string, hints: boolean}} Draft `hints`: those so far are unfolded */

/** @typedef {import("./types.js").Snapshot & {lesson: LessonPart}} Taught */
/** @typedef {import("./views/context.js").Ctx & {snapshot: Taught, live: Taught}} Ctx */

/**
 * What the view lends to the lesson.
 * @typedef {object} Desk
 * @property {() => Taught} live
 * @property {() => void} render
 * @property {(event: import("./store/state.js").UiEvent) => void} dispatch
 * @property {(action: import("./types.js").Action) => void} send
 * @property {import("./views/context.js").Ctx["fetch"]} fetch
 * @property {() => boolean} reduced
 * @property {(text: string) => void} say
 * @property {(events: import("./types.js").GameEvent[]) => void} flash
 * @property {() => void} toTitle moves the focus to the title of the step
 * @property {() => import("./types.js").Board} board
 * @property {HTMLElement} root
 * @property {AbortSignal} signal
 */

/**
 * What the parts of the panel share.
 * @typedef {object} LessonParts
 * @property {Desk} desk
 * @property {Draft} draft
 * @property {Texts|null} texts
 * @property {(change: Partial<Draft>) => void} set changes the draft, and draws
 * @property {(change: Partial<Attempt>) => void} setAttempt
 * @property {(action: Record<string, any>) => void} lesson sends an action of the lesson
 * @property {() => void} check hands the draft in
 * @property {import("./controller/scenePlayback.js").Reel} reel
 */

export {};

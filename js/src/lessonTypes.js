/** What the kernel sends of a lesson. Types only. */

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

/** @typedef {import("./types.js").Snapshot & {lesson: LessonPart}} LessonSnapshot */

export {};

/** What every part of the screen is drawn from. Types only. */

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").LogLine} LogLine */

/**
 * Odds of a battle, as the kernel answers them.
 * @typedef {object} OddsAnswer
 * @property {number} win chance to capture when attacking until it ends
 * @property {Array<[armies: number, p: number]>} attackers armies left, where the attacker wins
 * @property {Array<[armies: number, p: number]>} defenders armies left, where the defender holds
 * @property {number|null} stop_win chance to capture with the stop rule
 */

/**
 * A clause: what it says, which editions print it, and what one of them says on top.
 * @typedef {{text: string, editions: Record<string, "printed"|"silent"|"reading">, notes?: Record<string, string>}} ClauseText
 */

/**
 * @typedef {object} Ctx
 * @property {Snapshot} snapshot what is shown: the present, or the moment that is looked at
 * @property {Snapshot} live the newest snapshot
 * @property {import("../store/state.js").Ui} ui
 * @property {() => string[]} clauses ids of all clauses, in the order of the rules
 * @property {import("../types.js").Board} board
 * @property {import("../types.js").Catalog} catalog
 * @property {(id: string) => string} name
 * @property {string} uid prefix of ids and radio names, unique in the page
 * @property {(action: Action) => void} send
 * @property {(event: import("../store/state.js").UiEvent) => void} dispatch
 * @property {(text: string, event: Event) => Promise<boolean>} copy puts a text into the clipboard; where there is none, selects it in its field
 * @property {(query: Action, answer: (ack: import("../types.js").Ack) => void) => void} fetch asks the kernel once
 * @property {(query: Action) => any} ask the kernel's answer to a query; undefined until it is there
 * @property {Action|undefined} next the move that the filled button would send, where it is a move of the game
 * @property {Record<string, any>} memo what screens keep from drawing to drawing, such as an answer until the next one has come
 * @property {() => any} defence average losses by dice, in the battle that waits
 * @property {OddsAnswer|null} odds
 * @property {(id: string) => ClauseText|null} clause asks the kernel for a clause; null until it answers
 * @property {LogLine[]|null} log all lines, when they have been asked for
 * @property {number|null} frame of the dice animation; null when the dice lie still
 * @property {boolean} lost the kernel does not answer
 * @property {ReturnType<typeof import("../layout/viewport.js").createViewport>} viewport what can be seen of the view
 */

export {};

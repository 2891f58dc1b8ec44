/** The widget's state, the events that change it, and the store that announces changes. */

/** @import { Board, Catalog } from "../pageTypes.js" */
/** @import { Action, HandCard, LogLine, Seat, Snapshot } from "../types.js" */

/**
 * The choice under way on the map.
 *  - `none`: nothing chosen
 *  - `one`: a territory to claim, to place on or to make a capital
 *  - `from`: the territory that attacks or gives armies
 *  - `pair`: source and target of an attack or a movement
 *  - `into`: armies that move into the captured territory
 *
 * `open`: the number is still to be chosen, because a lesson asks for it. `proposed`: chosen for
 * the person, who may click it to choose it.
 * @typedef {{kind: "none"}
 *   | {kind: "one", territory: string, armies: number}
 *   | {kind: "from", source: string, proposed?: boolean}
 *   | {kind: "pair", source: string, target: string, armies: number, dice: number|null, open?: boolean}
 *   | {kind: "into", source: string, target: string, armies: number, open?: boolean}} MapSelection
 */

/** The menu, or a page of it. @typedef {"menu"|"menu_files"|"menu_others"|"menu_settings"} MenuPage */

/** @typedef {"new"|MenuPage|"rules"|"log"|"end"|"replace"|"hint"|"undo"|"why"|"save"|"load"|"linked"|"position"|"dice"|"review"|"keys"|"table"|"class"|"class_table"|"mistakes"|"exam"|"draft_begin"|"draft_copy"} Dialog */

/**
 * A "why?" question, with the clauses behind the answer. `about` and `n` say what the kernel should
 * explain.
 * @typedef {object} WhyQuestion
 * @property {string} id
 * @property {string} question
 * @property {string[]} rules
 * @property {string} [text]
 * @property {"income"|"battle"|"win"} [about]
 * @property {number} [n]
 * @property {boolean} [others] whether it is also about the other editions
 */

/**
 * The past moment in view, after `at` actions. `playing`: whether it moves on automatically;
 * `chapter`: the number of the chapter that a story has reached.
 * @typedef {{at: number, playing: boolean, chapter?: number}} Past
 */

/**
 * The level of the open hint, and its position. `followed`: the hint was carried out, so the next
 * decision of the turn gets one, too.
 * @typedef {{level: "nudge"|"plan", seq: number, followed: boolean}} OpenHint
 */

/**
 * A seat of the form. `face`: the name of the bot at the seat, if a bot plays it. `asked`: what the
 * person wants in the fields that the form has changed by itself. `added`: whether the form has
 * added the seat.
 * @typedef {{seat: Seat, player: string, name: string, face?: string,
 *   asked?: {seat?: Seat, name?: string}, added?: boolean}} FormSeat
 */

/**
 * The form of a new game.
 * @typedef {object} Form
 * @property {string} edition
 * @property {string} mode
 * @property {string} board
 * @property {FormSeat[]} seats
 * @property {"listed"|"drawn"} order the order of turns
 * @property {FormSeat[]} [spare] seats removed for a mode with fewer players
 * @property {string} seed
 * @property {Record<string, any>} options
 * @property {{mode: string, players: number, order: "listed"|"drawn"}} asked what the person has
 *   asked for, or found in the form and left
 */

/** @typedef {{rule: string, message: string, source?: string}} Refusal */

/** Parts that can be folded. @typedef {"odds"} Part */

/**
 * Armies in hand in the set-up, and how many the seat had on the map at that time.
 * @typedef {{seat: string, left: number, onMap: number}} InHand
 */

/**
 * Armies that are waiting to be placed, and the game, the phase and the seat for which their clicks
 * count.
 * @typedef {{when: string, actions: Action[]}} QueuedClicks
 */

/**
 * @typedef {object} Ui
 * @property {MapSelection} selection
 * @property {boolean} chosen whether the choice on the map was made or taken back since the last action
 * @property {{moves: number, selection: MapSelection}|null} ended the attack that was chosen when its
 *   phase ended, and the number of actions before that
 * @property {InHand|null} inHand the armies that the person at the screen had in hand when it was last their turn
 *   to place
 * @property {string[]} cards chosen to be traded
 * @property {boolean} sure whether the chosen attack is to be fought to its end at once
 * @property {boolean} laidDown whether the last chosen card was put back, so that no set is lifted automatically
 * @property {string|null} drawn the last card drawn by the person at the screen, until their next turn
 * @property {string|null} cardOnMap the drawn card, while it is shown on the map
 * @property {HandCard[]} traded the cards traded by the last action
 * @property {string|null} bonus territory that gets the bonus of a trade, if the player picks it
 * @property {Refusal|null} refusal stays until the next action
 * @property {WhyQuestion|null} why the question that the dialog "why" answers
 * @property {Dialog|null} dialog
 * @property {Dialog|null} dialogBelow the dialog to return to from "why", or from saving before a game is given up
 * @property {Past|null} past
 * @property {OpenHint|null} hint
 * @property {Form|null} form
 * @property {{place: number, stopAt: number|null}} prefs the last chosen amounts
 * @property {Record<Part, boolean>} unfolded whether each part of the panel is unfolded
 * @property {Record<string, string>} repeat by seat: the territory where it keeps placing its armies
 * @property {QueuedClicks} queuedClicks armies that wait to be placed
 * @property {boolean} cardsOut whether a set could be traded in this part of the turn
 * @property {Record<string, any>} local the memory of single views, by view
 */

/**
 * @typedef {{type: "snapshot", prev: Snapshot|null}
 *   | {type: "select", selection: MapSelection}
 *   | {type: "amount", armies: number}
 *   | {type: "placed", armies: number}
 *   | {type: "dice", dice: number}
 *   | {type: "stop_at", value: number}
 *   | {type: "card", card: string}
 *   | {type: "cards", cards: string[]}
 *   | {type: "card_seen"}
 *   | {type: "bonus", territory: string}
 *   | {type: "refused", refusal: Refusal}
 *   | {type: "sent"}
 *   | {type: "game_started"}
 *   | {type: "back"}
 *   | {type: "ask_why", why: WhyQuestion}
 *   | {type: "look_back", at: number|null, playing?: boolean, chapter?: number}
 *   | {type: "hint", level: "nudge"|"plan"|null}
 *   | {type: "hint_followed"}
 *   | {type: "dialog", dialog: Dialog|null}
 *   | {type: "save_first"}
 *   | {type: "form", form: Form|null}
 *   | {type: "fold", part: Part}
 *   | {type: "repeat", territory: string|null}
 *   | {type: "click_queued", action: Action}
 *   | {type: "click_sent"}
 *   | {type: "clicks_dropped"}
 *   | {type: "local", name: string, value: object}} UiEvent
 */

/** @type {{kind: "none"}} */
export const NONE = { kind: "none" };

/** @type {QueuedClicks} */
export const NO_CLICKS = { when: "", actions: [] };

/** @returns {Ui} */
export const initialUi = () => ({
  selection: NONE,
  ended: null,
  chosen: false,
  inHand: null,
  cards: [],
  sure: false,
  laidDown: false,
  drawn: null,
  cardOnMap: null,
  traded: [],
  bonus: null,
  refusal: null,
  why: null,
  dialog: null,
  dialogBelow: null,
  past: null,
  hint: null,
  form: null,
  prefs: { place: 1, stopAt: null },
  unfolded: { odds: false },
  repeat: {},
  queuedClicks: NO_CLICKS,
  cardsOut: false,
  local: {},
});

/** @typedef {"auto"|"light"|"dark"} Theme */
/** @typedef {"auto"|"on"|"off"} Motion `on`: reduced, whatever the system says */
/**
 * The last guide received for a part of a turn, and the reader it was meant for.
 * @typedef {{reader: string, answer: any}} Guide
 */

/**
 * The widget's whole state. Timers, pending requests and the document belong to the controller.
 * @typedef {object} State
 * @property {Snapshot} snapshot the newest snapshot
 * @property {Board} board
 * @property {Catalog} catalog
 * @property {Theme} theme
 * @property {Motion} reducedMotion
 * @property {import("../types.js").Moment[]} turns moments at which the last turns began, in order:
 *   the only ones that can be shown without a kernel
 * @property {boolean} printedDice whether dice have the colours of the printed edition, not those of seats
 * @property {boolean} sureBattles whether a person's battle that is nearly certain is fought to its end at once
 * @property {import("../pageTypes.js").Telling} telling the great moments that are announced
 * @property {Ui} ui the person's choices and open dialogs
 * @property {boolean} disconnected whether the kernel has stopped answering
 * @property {boolean} heard whether the kernel answered before it was lost
 * @property {Record<string, any>} answers by question; `{asked}` until the kernel has answered
 * @property {Guide|null} guide
 * @property {LogLine[]|null} log all lines, while the log is open
 * @property {import("./playback.js").Playback} playback
 * @property {Action|null} proposedGame a new game that waits until the person agrees to end the current one
 * @property {number} announcedLine the last line of the log announced to screen readers
 * @property {{cut: boolean, full: boolean, fillable: boolean, wall: number}} viewport whether something that the
 *   decision needs is out of sight, whether the widget fills the screen, or can, and the height of the screen
 *   on the wall, in CSS pixels; 0 elsewhere
 * @property {import("./lesson.js").LessonState|null} lesson
 */

/**
 * @typedef {UiEvent
 *   | {type: "received", snapshot: Snapshot}
 *   | {type: "board", board: Board}
 *   | {type: "settings", theme?: Theme, reducedMotion?: Motion, catalog?: Catalog, turns?: import("../types.js").Moment[], printedDice?: boolean, sureBattles?: boolean}
 *   | {type: "reworded"}
 *   | {type: "connection", lost: boolean, heard: boolean}
 *   | {type: "answered", query: Action, answer: any}
 *   | {type: "log", lines: LogLine[]}
 *   | {type: "propose_game", game: Action}
 *   | {type: "announced"}
 *   | {type: "viewport", cut: boolean, full: boolean, fillable: boolean, wall: number}
 *   | import("./playback.js").PlaybackEvent
 *   | {type: "moment_told"|"moment_over"|"moments_over"}
 *   | import("./lesson.js").LessonEvent} StoreEvent
 */

/** @typedef {{get: () => State, dispatch: (event: StoreEvent) => void, batch: (change: () => void) => void}} Store */

// ---- the store ----------------------------------------------------------------------------------

/**
 * @template S, E
 * @param {(state: S, event: E) => S} reduce
 * @param {S} initial
 * @param {(state: S) => S} [complete] completes a state before it is announced to listeners
 */
export function createStore(reduce, initial, complete = (state) => state) {
  let state = complete(initial);
  /** The last state announced to listeners. */
  let announced = state;
  /** The depth of nested batches. */
  let depth = 0;
  let announcing = false;
  /** @type {Array<() => void>} */
  const listeners = [];

  function announce() {
    // Changes by listeners are announced after all listeners have been called.
    if (depth || announcing) return;
    announcing = true;
    try {
      while (announced !== state) {
        state = complete(state);
        announced = state;
        for (const listener of listeners) listener();
      }
    } finally {
      announcing = false;
    }
  }

  /** @param {() => void} change */
  function batch(change) {
    depth++;
    try {
      change();
    } finally {
      depth--;
    }
    announce();
  }

  return {
    get: () => state,
    /** @param {E} event */
    dispatch(event) {
      state = reduce(state, event);
      announce();
    },
    /** Announce several changes as one. */
    batch,
    /** Add a listener; listeners are called in the order in which they were added. @param {() => void} listener */
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}

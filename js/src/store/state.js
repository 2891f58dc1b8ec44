/** All that the widget holds, the events that change it, and the store that announces changes. */

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
 * `open`: how many is still to be chosen, because a lesson asks for just that. `proposed`: chosen for
 * the person, who may click it to choose it.
 * @typedef {{kind: "none"}
 *   | {kind: "one", territory: string, armies: number}
 *   | {kind: "from", source: string, proposed?: boolean}
 *   | {kind: "pair", source: string, target: string, armies: number, dice: number|null, open?: boolean}
 *   | {kind: "into", source: string, target: string, armies: number, open?: boolean}} MapSelection
 */

/** @typedef {"new"|"menu"|"rules"|"log"|"end"|"replace"|"why"|"save"|"load"|"position"|"dice"|"review"|"keys"|"table"|"class"|"class_table"|"mistakes"} Dialog */

/**
 * A question "why?", with the clauses behind the answer. `about` and `n` name what the kernel
 * should explain.
 * @typedef {object} WhyQuestion
 * @property {string} id
 * @property {string} question
 * @property {string[]} rules
 * @property {string} [text]
 * @property {"income"|"battle"|"win"} [about]
 * @property {number} [n]
 * @property {boolean} [others] it is about the other editions, too
 */

/** The moment that is looked at: after so many actions; `playing`: on to the next one by itself.
 * @typedef {{at: number, playing: boolean}} Past */

/**
 * The level of the open hint, and its position. `followed`: it was carried out, so that the next
 * decision of the turn gets one too.
 * @typedef {{level: "nudge"|"plan", seq: number, followed: boolean}} OpenHint
 */

/** `face`: the name of the bot that sits there, should one play.
 * @typedef {{seat: Seat, player: string, name: string, face?: string}} FormSeat */

/**
 * The form of a new game.
 * @typedef {object} Form
 * @property {string} edition
 * @property {string} mode
 * @property {string} board
 * @property {FormSeat[]} seats
 * @property {"listed"|"drawn"} order in which they have their turns
 * @property {FormSeat[]} [spare] who had to leave for a mode with fewer players
 * @property {string} seed
 * @property {Record<string, any>} options
 */

/** @typedef {{rule: string, message: string, source?: string}} Refusal */

/** Parts that fold. @typedef {"odds"} Part */

/**
 * Armies in hand in the set-up, and how many the seat had on the map then.
 * @typedef {{seat: string, left: number, onMap: number}} InHand
 */

/**
 * Armies that wait to be placed, and the game, the phase and the seat for which their clicks count.
 * @typedef {{when: string, actions: Action[]}} QueuedClicks
 */

/**
 * @typedef {object} Ui
 * @property {MapSelection} selection
 * @property {boolean} chosen somebody has chosen on the map, or taken that back, since the last action
 * @property {{moves: number, selection: MapSelection}|null} ended the attack that was chosen when its
 *   phase ended, and the number of actions before that
 * @property {InHand|null} inHand what the person at the screen had in hand when it was last their turn
 *   to place
 * @property {string[]} cards chosen to be traded
 * @property {boolean} laidDown the last chosen card was let go of: no set is lifted by itself
 * @property {string|null} drawn the card that the person at the screen has drawn last, until their next turn
 * @property {string|null} cardOnMap the same, while it lies on the map
 * @property {HandCard[]} traded the cards that the last action has traded
 * @property {string|null} bonus territory that gets the bonus of a trade, where the player picks
 * @property {Refusal|null} refusal stays until the next action
 * @property {WhyQuestion|null} why what the dialog "why" explains
 * @property {Dialog|null} dialog
 * @property {Dialog|null} dialogBelow the dialog to which "why", or saving before a game is given up, goes back
 * @property {Past|null} past
 * @property {OpenHint|null} hint
 * @property {Form|null} form
 * @property {{place: number, stopAt: number|null}} prefs amounts as they were chosen last
 * @property {Record<Part, boolean>} unfolded parts of the panel that are unfolded
 * @property {Record<string, string>} repeat by seat: goes on placing its armies on this territory
 * @property {QueuedClicks} queuedClicks armies that wait to be placed
 * @property {boolean} cardsOut a set could be traded in this part of the turn
 * @property {Record<string, any>} local what single views remember, by view
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
 *   | {type: "look_back", at: number|null, playing?: boolean}
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
 * The guide to the present part of a turn that came last, and for whose eyes it was.
 * @typedef {{reader: string, answer: any}} Guide
 */

/**
 * All that the widget knows. Timers, requests under way and the document are the controller's.
 * @typedef {object} State
 * @property {Snapshot} snapshot the newest one
 * @property {Board} board
 * @property {Catalog} catalog
 * @property {Theme} theme
 * @property {Motion} reducedMotion
 * @property {import("../types.js").Moment[]} turns moments at which the last turns began, in order: all that can be looked back at without a kernel
 * @property {boolean} printedDice dice have the colours that the edition prints, not those of seats
 * @property {Ui} ui what the person is doing
 * @property {boolean} disconnected the kernel does not answer
 * @property {boolean} heard the kernel was there before it was lost
 * @property {Record<string, any>} answers by question; `{asked}` until the kernel has answered
 * @property {Guide|null} guide
 * @property {LogLine[]|null} log all lines, while they are looked at
 * @property {import("./playback.js").Playback} playback
 * @property {Action|null} proposedGame waits for the word that the present one is given up
 * @property {number} announcedLine the last line of the log that a screen reader has been told of
 * @property {{cut: boolean, full: boolean, fillable: boolean}} viewport whether something that the
 *   decision needs is out of sight, and whether the widget fills the screen, or can
 * @property {import("./lesson.js").LessonState|null} lesson
 */

/**
 * @typedef {UiEvent
 *   | {type: "received", snapshot: Snapshot}
 *   | {type: "board", board: Board}
 *   | {type: "settings", theme?: Theme, reducedMotion?: Motion, catalog?: Catalog, turns?: import("../types.js").Moment[], printedDice?: boolean}
 *   | {type: "reworded"}
 *   | {type: "connection", lost: boolean, heard: boolean}
 *   | {type: "answered", query: Action, answer: any}
 *   | {type: "log", lines: LogLine[]}
 *   | {type: "propose_game", game: Action}
 *   | {type: "announced"}
 *   | {type: "viewport", cut: boolean, full: boolean, fillable: boolean}
 *   | import("./playback.js").PlaybackEvent
 *   | import("./lesson.js").LessonEvent} StoreEvent
 */

/** @typedef {{get: () => State, dispatch: (event: StoreEvent) => void, batch: (change: () => void) => void}} Store */

// ---- the store ----------------------------------------------------------------------------------

/**
 * @template S, E
 * @param {(state: S, event: E) => S} reduce
 * @param {S} initial
 * @param {(state: S) => S} [complete] what a state needs besides before listeners hear of it
 */
export function createStore(reduce, initial, complete = (state) => state) {
  let state = complete(initial);
  /** The state that listeners have been told of last. */
  let announced = state;
  /** Batches that are open, one within the other. */
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
    /** Several changes that are announced as one. */
    batch,
    /** Listeners are called in the order in which they came. @param {() => void} listener */
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}

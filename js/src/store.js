/**
 * What the person is doing on the screen, and how it changes: a pure reducer.
 *
 * It holds no rule: which territories, amounts and sets are possible stands in `state.legal`.
 */

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Legal} Legal */
/** @typedef {import("./types.js").Range} Range */
/** @typedef {import("./types.js").Seat} Seat */

/**
 * The choice under way on the map.
 *  - `none`: nothing chosen
 *  - `one`: a territory to claim, to place on or to make a capital
 *  - `from`: the territory that attacks or gives armies
 *  - `pair`: source and target of an attack or a movement
 *  - `into`: armies that move into the captured territory
 * @typedef {{at: "none"}
 *   | {at: "one", territory: string, armies: number}
 *   | {at: "from", source: string}
 *   | {at: "pair", source: string, target: string, armies: number, dice: number|null}
 *   | {at: "into", source: string, target: string, armies: number}} Pick
 */

/** @typedef {"new"|"menu"|"rules"|"log"|"end"|"replace"|"why"|"save"|"load"|"position"} Dialog */
/**
 * What is asked "why?": the clauses that it rests on, and what is known of it already. `about` and
 * `n` name what the kernel shall take apart.
 * @typedef {object} Asked
 * @property {string} id
 * @property {string} question
 * @property {string[]} rules
 * @property {string} [text]
 * @property {"income"|"battle"|"win"} [about]
 * @property {number} [n]
 */
/** The moment that is looked at: after so many moves; `playing`: on to the next one by itself.
 * @typedef {{at: number, playing: boolean}} Past */
/** @typedef {{seat: Seat, player: string, name: string}} FormSeat */
/**
 * The form of a new game.
 * @typedef {object} Form
 * @property {string} edition
 * @property {string} mode
 * @property {string} board
 * @property {FormSeat[]} seats
 * @property {FormSeat[]} [spare] who had to leave for a mode with fewer players
 * @property {string} seed
 * @property {Record<string, any>} options
 */

/** @typedef {{rule: string, message: string, source?: string}} Refusal */
/** Parts that fold: odds before and after the first roll, cards while and when they are of no use.
 * @typedef {"odds"|"cards"|"kept"} Part */

/**
 * @typedef {object} Ui
 * @property {Pick} pick
 * @property {string[]} cards chosen to be traded
 * @property {string|null} bonus territory that gets the bonus of a trade, where the player picks
 * @property {Refusal|null} refusal stays until the next action
 * @property {Asked|null} asked what the dialog "why" explains
 * @property {Dialog|null} dialog
 * @property {Dialog|null} under the dialog to which "why" goes back
 * @property {Past|null} past
 * @property {Form|null} form
 * @property {{place: number, stopAt: number|null}} prefs amounts as they were chosen last
 * @property {Record<Part, boolean>} open parts of the panel that are unfolded
 * @property {Record<string, string>} repeat by seat: goes on placing its armies on this territory
 * @property {Record<string, any>} own what screens of `extras` remember, by screen
 */

/**
 * @typedef {{type: "snapshot", prev: Snapshot|null}
 *   | {type: "pick", pick: Pick}
 *   | {type: "amount", armies: number}
 *   | {type: "dice", dice: number}
 *   | {type: "stop_at", value: number}
 *   | {type: "card", card: string}
 *   | {type: "cards", cards: string[]}
 *   | {type: "bonus", territory: string}
 *   | {type: "refused", refusal: Refusal}
 *   | {type: "sent"}
 *   | {type: "back"}
 *   | {type: "ask", asked: Asked}
 *   | {type: "look", at: number|null, playing?: boolean}
 *   | {type: "dialog", dialog: Dialog|null}
 *   | {type: "form", form: Form|null}
 *   | {type: "fold", part: Part}
 *   | {type: "repeat", territory: string|null}
 *   | {type: "own", name: string, value: object}} UiEvent
 */

/** @type {{at: "none"}} */
const NONE = { at: "none" };

/** @returns {Ui} */
export const initial = () => ({
  pick: NONE,
  cards: [],
  bonus: null,
  refusal: null,
  asked: null,
  dialog: null,
  under: null,
  past: null,
  form: null,
  prefs: { place: 1, stopAt: null },
  open: { odds: true, cards: true, kept: false },
  repeat: {},
  own: {},
});

/**
 * @param {number} n
 * @param {Range} range
 */
export const clamp = (n, [min, max]) => Math.max(min, Math.min(max, n));

/**
 * Source → target → range of what this phase moves: attacks or movements.
 * @param {Legal} legal
 */
export const moves = (legal) => legal.attack ?? legal.fortify ?? {};

/**
 * Territories that can be chosen alone: free ones, own ones, capitals.
 * @param {Legal} legal
 */
export const singles = (legal) =>
  legal.claim ?? legal.choose_capital ?? legal.place?.territories ?? [];

/**
 * How many armies the choice may take, or null where there is no such choice.
 * @param {Snapshot} state
 * @param {Pick} pick
 * @returns {Range|null}
 */
export function range({ legal }, pick) {
  if (pick.at === "one" && legal.place) return [1, legal.place.max];
  if (pick.at === "pair") return moves(legal)[pick.source]?.[pick.target] ?? null;
  if (pick.at === "into") return legal.occupy ?? null;
  return null;
}

/**
 * Numbers of dice that may be rolled for the armies chosen.
 * @param {Snapshot} state
 * @param {Pick} pick
 */
export const diceChoices = ({ legal }, pick) =>
  pick.at === "pair" ? (legal.attack_dice?.[pick.armies] ?? [pick.armies]) : [];

/**
 * @param {Snapshot} state
 * @param {string} source
 * @param {string} target
 * @returns {Pick}
 */
export function pair(state, source, target) {
  const armies = moves(state.legal)[source]?.[target]?.[1];
  return armies ? { at: "pair", source, target, armies, dice: null } : { at: "from", source };
}

/**
 * Sets by what they bring, the most first; of equal ones the first.
 * @param {import("./types.js").TradeOption[]} sets
 */
export function bestSets(sets) {
  /** @param {import("./types.js").TradeOption} set */
  const worth = ({ armies, bonus = {}, bonus_armies: picked = 0 }) =>
    armies + Object.values(bonus).reduce((sum, n) => sum + n, picked);
  return [...sets].sort((a, b) => worth(b) - worth(a));
}

/**
 * What is left of a choice in the position that has come.
 * @param {Ui} ui
 * @param {Snapshot} state
 * @returns {Pick}
 */
function settle({ pick, prefs }, state) {
  const { legal, battle } = state;
  // Somebody else answers or the kernel rolls on: the choice waits.
  if (!Object.keys(legal).length || legal.defend) return pick;
  if (legal.occupy && battle) {
    const [min, max] = legal.occupy;
    const armies = state.rear ? min : max;
    return { at: "into", source: battle.source, target: battle.target, armies };
  }
  if (pick.at === "one" && singles(legal).includes(pick.territory)) {
    return { ...pick, armies: clamp(prefs.place, [1, legal.place?.max ?? 1]) };
  }
  if (pick.at === "from" && moves(legal)[pick.source]) return pick;
  if (pick.at === "pair" || pick.at === "into") {
    const { source, target } = pick;
    if (pick.at === "pair") {
      const bounds = range(state, pick);
      if (bounds && legal.attack) {
        // As many as before the roll: all that could go, or the fewer that were asked for.
        const armies = clamp(pick.armies, bounds);
        const dice = pick.dice === null ? null : Math.min(pick.dice, armies);
        return { ...pick, armies, dice };
      }
      if (bounds) return { ...pick, armies: clamp(pick.armies, bounds), dice: null };
    }
    // A captured territory may attack onward: the front has moved there.
    if (legal.attack?.[target]) return { at: "from", source: target };
    if (legal.attack?.[source]) return { at: "from", source };
  }
  return NONE;
}

/**
 * @param {Ui} ui
 * @param {Snapshot} state
 * @param {Snapshot|null} prev
 * @returns {Ui}
 */
function arrive(ui, state, prev) {
  if (prev && prev.game_id !== state.game_id) {
    const begun = { ...initial(), prefs: ui.prefs, open: ui.open };
    // A position may begin in the middle of a turn, with armies that move in.
    return { ...begun, pick: settle(begun, state) };
  }
  const moved = !prev || prev.seq !== state.seq;
  const held = new Set((state.hand ?? []).map(({ card }) => card));
  const sets = state.legal.trade ?? [];
  const kept = sets.length ? ui.cards.filter((card) => held.has(card)) : [];
  // Where a trade is due, a set is chosen already: the most valuable one.
  const due = !state.lesson && state.legal.end_refused?.rule === "cards.must-trade" && !kept.length;
  const cards = due ? (bestSets(sets)[0]?.cards ?? []) : kept;
  const repeat = state.phase === "place" ? ui.repeat : {};
  const turn = prev?.turn === state.turn || state.phase === "place";
  const same = prev && turn && group(prev.phase) === group(state.phase);
  const pick = moved ? settle(same ? ui : { ...ui, pick: NONE }, state) : ui.pick;
  return {
    ...ui,
    pick,
    cards,
    repeat,
    bonus: cards.length ? ui.bonus : null,
    refusal: moved ? null : ui.refusal,
    past: pastOf(ui, state, prev),
    dialog: ui.dialog === "end" && state.screen === "over" ? null : ui.dialog,
  };
}

/**
 * Closes a dialog. Texts of games are forgotten with theirs: they may hold secrets.
 * @param {Ui} ui
 * @returns {Ui}
 */
function close(ui) {
  const { save: _, load: _load, position: _position, ...own } = ui.own;
  return { ...ui, dialog: ui.under, under: null, own: ui.under ? ui.own : own };
}

/**
 * What is left of looking back: it ends where somebody else comes to the screen.
 * @param {Ui} ui
 * @param {Snapshot} state
 * @param {Snapshot|null} prev
 */
function pastOf({ past }, state, prev) {
  const others = prev && (prev.viewer !== state.viewer || prev.private !== state.private);
  if (!past || others || state.screen === "handover") return null;
  return { ...past, at: Math.min(past.at, state.moves) };
}

/**
 * Phases between which a choice lives on: the defence and the move into a captured territory are
 * parts of an attack.
 * @param {string} phase
 */
const group = (phase) => (/^(occupy|defend|attack_third)$/.test(phase) ? "attack" : phase);

/**
 * @param {Pick} pick
 * @returns {Pick}
 */
function back(pick) {
  return pick.at === "pair"
    ? { at: "from", source: pick.source }
    : pick.at === "into"
      ? pick
      : NONE;
}

/**
 * The territory on which the seat that must act goes on placing, if any.
 * @param {Ui} ui
 * @param {Snapshot} state
 */
export const repeating = ({ repeat }, { phase, actor }) =>
  phase === "place" ? repeat[actor ?? ""] : undefined;

/** @param {Ui["repeat"]} repeat @param {Snapshot} state */
function without(repeat, { actor }) {
  const { [actor ?? ""]: _, ...rest } = repeat;
  return rest;
}

/**
 * @param {Ui} ui
 * @param {UiEvent} event
 * @param {Snapshot} state the newest snapshot
 * @returns {Ui}
 */
export function reduce(ui, event, state) {
  const { pick } = ui;
  switch (event.type) {
    case "snapshot":
      return arrive(ui, state, event.prev);
    case "pick":
      return { ...ui, pick: event.pick, refusal: null };
    case "amount": {
      const bounds = range(state, pick);
      if (!bounds || pick.at === "none" || pick.at === "from") return ui;
      const armies = clamp(event.armies, bounds);
      const prefs = pick.at === "one" ? { ...ui.prefs, place: armies } : ui.prefs;
      if (pick.at === "pair") return { ...ui, pick: { ...pick, armies, dice: null } };
      return { ...ui, pick: { ...pick, armies }, prefs };
    }
    case "dice":
      return pick.at === "pair" ? { ...ui, pick: { ...pick, dice: event.dice } } : ui;
    case "stop_at":
      return { ...ui, prefs: { ...ui.prefs, stopAt: event.value } };
    case "card": {
      const cards = ui.cards.includes(event.card)
        ? ui.cards.filter((card) => card !== event.card)
        : [...ui.cards, event.card].slice(-3);
      return { ...ui, cards, bonus: null, refusal: null };
    }
    case "cards":
      return { ...ui, cards: event.cards, bonus: null, refusal: null };
    case "bonus":
      return { ...ui, bonus: event.territory };
    case "refused":
      return { ...ui, refusal: event.refusal, repeat: without(ui.repeat, state) };
    case "sent":
      return { ...ui, refusal: null };
    case "back":
      if (ui.dialog) return close(ui);
      if (ui.past) return { ...ui, past: null };
      if (repeating(ui, state)) return { ...ui, repeat: without(ui.repeat, state) };
      if (pick.at === "none" && ui.cards.length) return { ...ui, cards: [] };
      return { ...ui, pick: back(pick), refusal: null };
    case "ask": {
      const under = ui.dialog === "menu" || ui.dialog === "why" ? ui.under : ui.dialog;
      return { ...ui, dialog: "why", asked: event.asked, under };
    }
    case "look": {
      if (event.at === null) return { ...ui, past: null };
      const at = clamp(event.at, [0, state.moves]);
      return { ...ui, dialog: null, past: { at, playing: event.playing ?? false } };
    }
    case "dialog":
      return event.dialog ? { ...ui, dialog: event.dialog, under: null, refusal: null } : close(ui);
    case "form":
      return { ...ui, form: event.form, refusal: null };
    case "fold":
      return { ...ui, open: { ...ui.open, [event.part]: !ui.open[event.part] } };
    case "repeat":
      return {
        ...ui,
        repeat: event.territory
          ? { ...ui.repeat, [state.actor ?? ""]: event.territory }
          : without(ui.repeat, state),
      };
    case "own": {
      const value = { ...ui.own[event.name], ...event.value };
      return { ...ui, own: { ...ui.own, [event.name]: value } };
    }
  }
}

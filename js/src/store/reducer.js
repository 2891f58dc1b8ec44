/**
 * What the person is doing on the screen, and how it changes: a pure reducer.
 *
 * It holds no rule: which territories, amounts and sets are possible stands in `snapshot.legal`.
 */

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Legal} Legal */
/** @typedef {import("../types.js").Range} Range */
/** @typedef {import("../types.js").Seat} Seat */

/**
 * The choice under way on the map.
 *  - `none`: nothing chosen
 *  - `one`: a territory to claim, to place on or to make a capital
 *  - `from`: the territory that attacks or gives armies
 *  - `pair`: source and target of an attack or a movement
 *  - `into`: armies that move into the captured territory
 * @typedef {{kind: "none"}
 *   | {kind: "one", territory: string, armies: number}
 *   | {kind: "from", source: string}
 *   | {kind: "pair", source: string, target: string, armies: number, dice: number|null}
 *   | {kind: "into", source: string, target: string, armies: number}} Selection
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
 * @property {Selection} selection
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
 *   | {type: "select", selection: Selection}
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

/** @type {{kind: "none"}} */
const NONE = { kind: "none" };

/** @returns {Ui} */
export const initial = () => ({
  selection: NONE,
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
export const legalMoves = (legal) => legal.attack ?? legal.fortify ?? {};

/**
 * Territories that can be chosen alone: free ones, own ones, capitals.
 * @param {Legal} legal
 */
export const legalTerritories = (legal) =>
  legal.claim ?? legal.choose_capital ?? legal.place?.territories ?? [];

/**
 * How many armies the choice may take, or null where there is no such choice.
 * @param {Snapshot} snapshot
 * @param {Selection} selection
 * @returns {Range|null}
 */
export function armyRange({ legal }, selection) {
  if (selection.kind === "one" && legal.place) return [1, legal.place.max];
  if (selection.kind === "pair")
    return legalMoves(legal)[selection.source]?.[selection.target] ?? null;
  if (selection.kind === "into") return legal.occupy ?? null;
  return null;
}

/**
 * Numbers of dice that may be rolled for the armies chosen.
 * @param {Snapshot} snapshot
 * @param {Selection} selection
 */
export const diceChoices = ({ legal }, selection) =>
  selection.kind === "pair" ? (legal.attack_dice?.[selection.armies] ?? [selection.armies]) : [];

/**
 * @param {Snapshot} snapshot
 * @param {string} source
 * @param {string} target
 * @returns {Selection}
 */
export function pair(snapshot, source, target) {
  const armies = legalMoves(snapshot.legal)[source]?.[target]?.[1];
  return armies ? { kind: "pair", source, target, armies, dice: null } : { kind: "from", source };
}

/**
 * Sets by what they bring, the most first; of equal ones the first.
 * @param {import("../types.js").TradeOption[]} sets
 */
export function bestSets(sets) {
  /** @param {import("../types.js").TradeOption} set */
  const worth = ({ armies, bonus = {}, bonus_armies: picked = 0 }) =>
    armies + Object.values(bonus).reduce((sum, n) => sum + n, picked);
  return [...sets].sort((a, b) => worth(b) - worth(a));
}

/**
 * What is left of a choice in the position that has come.
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @returns {Selection}
 */
function settle({ selection, prefs }, snapshot) {
  const { legal, battle } = snapshot;
  // Somebody else answers or the kernel rolls on: the choice waits.
  if (!Object.keys(legal).length || legal.defend) return selection;
  if (legal.occupy && battle) {
    const [min, max] = legal.occupy;
    const armies = snapshot.rear ? min : max;
    return { kind: "into", source: battle.source, target: battle.target, armies };
  }
  if (selection.kind === "one" && legalTerritories(legal).includes(selection.territory)) {
    return { ...selection, armies: clamp(prefs.place, [1, legal.place?.max ?? 1]) };
  }
  if (selection.kind === "from" && legalMoves(legal)[selection.source]) return selection;
  if (selection.kind === "pair" || selection.kind === "into") {
    const { source, target } = selection;
    if (selection.kind === "pair") {
      const bounds = armyRange(snapshot, selection);
      if (bounds && legal.attack) {
        // As many as before the roll: all that could go, or the fewer that were asked for.
        const armies = clamp(selection.armies, bounds);
        const dice = selection.dice === null ? null : Math.min(selection.dice, armies);
        return { ...selection, armies, dice };
      }
      if (bounds) return { ...selection, armies: clamp(selection.armies, bounds), dice: null };
    }
    // A captured territory may attack onward: the front has moved there.
    if (legal.attack?.[target]) return { kind: "from", source: target };
    if (legal.attack?.[source]) return { kind: "from", source };
  }
  return NONE;
}

/**
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @param {Snapshot|null} prev
 * @returns {Ui}
 */
function arrive(ui, snapshot, prev) {
  if (prev && prev.game_id !== snapshot.game_id) {
    const begun = { ...initial(), prefs: ui.prefs, open: ui.open };
    // A position may begin in the middle of a turn, with armies that move in.
    return { ...begun, selection: settle(begun, snapshot) };
  }
  const moved = !prev || prev.seq !== snapshot.seq;
  const held = new Set((snapshot.hand ?? []).map(({ card }) => card));
  const sets = snapshot.legal.trade ?? [];
  const kept = sets.length ? ui.cards.filter((card) => held.has(card)) : [];
  // Where a trade is due, a set is chosen already: the most valuable one.
  const due =
    !snapshot.lesson && snapshot.legal.end_refused?.rule === "cards.must-trade" && !kept.length;
  const cards = due ? (bestSets(sets)[0]?.cards ?? []) : kept;
  const repeat = snapshot.phase === "place" ? ui.repeat : {};
  const turn = prev?.turn === snapshot.turn || snapshot.phase === "place";
  const same = prev && turn && group(prev.phase) === group(snapshot.phase);
  const selection = moved ? settle(same ? ui : { ...ui, selection: NONE }, snapshot) : ui.selection;
  return {
    ...ui,
    selection,
    cards,
    repeat,
    bonus: cards.length ? ui.bonus : null,
    refusal: moved ? null : ui.refusal,
    past: pastOf(ui, snapshot, prev),
    dialog: ui.dialog === "end" && snapshot.screen === "over" ? null : ui.dialog,
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
 * @param {Snapshot} snapshot
 * @param {Snapshot|null} prev
 */
function pastOf({ past }, snapshot, prev) {
  const others = prev && (prev.viewer !== snapshot.viewer || prev.private !== snapshot.private);
  if (!past || others || snapshot.screen === "handover") return null;
  return { ...past, at: Math.min(past.at, snapshot.moves) };
}

/**
 * Phases between which a choice lives on: the defence and the move into a captured territory are
 * parts of an attack.
 * @param {string} phase
 */
const group = (phase) => (/^(occupy|defend|attack_third)$/.test(phase) ? "attack" : phase);

/**
 * @param {Selection} selection
 * @returns {Selection}
 */
function back(selection) {
  return selection.kind === "pair"
    ? { kind: "from", source: selection.source }
    : selection.kind === "into"
      ? selection
      : NONE;
}

/**
 * The territory on which the seat that must act goes on placing, if any.
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 */
export const repeatTerritory = ({ repeat }, { phase, actor }) =>
  phase === "place" ? repeat[actor ?? ""] : undefined;

/** @param {Ui["repeat"]} repeat @param {Snapshot} snapshot */
function without(repeat, { actor }) {
  const { [actor ?? ""]: _, ...rest } = repeat;
  return rest;
}

/**
 * @param {Ui} ui
 * @param {UiEvent} event
 * @param {Snapshot} snapshot the newest snapshot
 * @returns {Ui}
 */
export function reduce(ui, event, snapshot) {
  const { selection } = ui;
  switch (event.type) {
    case "snapshot":
      return arrive(ui, snapshot, event.prev);
    case "select":
      return { ...ui, selection: event.selection, refusal: null };
    case "amount": {
      const bounds = armyRange(snapshot, selection);
      if (!bounds || selection.kind === "none" || selection.kind === "from") return ui;
      const armies = clamp(event.armies, bounds);
      const prefs = selection.kind === "one" ? { ...ui.prefs, place: armies } : ui.prefs;
      if (selection.kind === "pair")
        return { ...ui, selection: { ...selection, armies, dice: null } };
      return { ...ui, selection: { ...selection, armies }, prefs };
    }
    case "dice":
      return selection.kind === "pair"
        ? { ...ui, selection: { ...selection, dice: event.dice } }
        : ui;
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
      return { ...ui, refusal: event.refusal, repeat: without(ui.repeat, snapshot) };
    case "sent":
      return { ...ui, refusal: null };
    case "back":
      if (ui.dialog) return close(ui);
      if (ui.past) return { ...ui, past: null };
      if (repeatTerritory(ui, snapshot)) return { ...ui, repeat: without(ui.repeat, snapshot) };
      if (selection.kind === "none" && ui.cards.length) return { ...ui, cards: [] };
      return { ...ui, selection: back(selection), refusal: null };
    case "ask": {
      const under = ui.dialog === "menu" || ui.dialog === "why" ? ui.under : ui.dialog;
      return { ...ui, dialog: "why", asked: event.asked, under };
    }
    case "look": {
      if (event.at === null) return { ...ui, past: null };
      const at = clamp(event.at, [0, snapshot.moves]);
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
          ? { ...ui.repeat, [snapshot.actor ?? ""]: event.territory }
          : without(ui.repeat, snapshot),
      };
    case "own": {
      const value = { ...ui.own[event.name], ...event.value };
      return { ...ui, own: { ...ui.own, [event.name]: value } };
    }
  }
}

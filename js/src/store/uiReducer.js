/**
 * What the person is doing on the screen, and how it changes: a pure reducer.
 *
 * It holds no rule: which territories, amounts and sets are possible stands in `snapshot.legal`.
 */

import { clickingSeat } from "./ahead.js";
import { armyRange, clamp, repeatTerritory, settleSelection, stepBack } from "./selection.js";
import { initialUi, NONE } from "./state.js";
import { bestSets } from "./trade.js";

/** @typedef {import("./state.js").Ui} Ui */
/** @typedef {import("./state.js").UiEvent} UiEvent */

/** @typedef {import("../types.js").Snapshot} Snapshot */

/**
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @param {Snapshot|null} prev
 * @returns {Ui}
 */
function receiveSnapshot(ui, snapshot, prev) {
  if (prev && prev.game_id !== snapshot.game_id) {
    const fresh = { ...initialUi(), prefs: oneEach(ui.prefs), unfolded: ui.unfolded };
    // A position may begin in the middle of a turn, with armies that move in.
    const cardsOut = Boolean(snapshot.human && snapshot.legal.trade?.length);
    const inHand = inHandOf(fresh, snapshot);
    return { ...fresh, cardsOut, inHand, selection: settleSelection(fresh, snapshot) };
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
  // The hand stays where it was when its last set is traded.
  const samePart =
    prev !== null &&
    prev.turn === snapshot.turn &&
    prev.phase === snapshot.phase &&
    prev.viewer === snapshot.viewer;
  const cardsOut = Boolean(snapshot.human && (sets.length || (samePart && ui.cardsOut)));
  const turn = prev?.turn === snapshot.turn || snapshot.phase === "place";
  // What was chosen for a move that has been taken back is not wanted any more.
  const takenBack = prev && snapshot.moves < prev.moves;
  const same = prev && turn && !takenBack && phaseGroup(prev.phase) === phaseGroup(snapshot.phase);
  const prefs = turn ? ui.prefs : oneEach(ui.prefs);
  const ended = attackThatEnded(ui, snapshot, prev);
  const again = takenBack && ended?.moves === snapshot.moves;
  const selection = moved
    ? settleSelection(
        { selection: again ? ended.selection : same ? ui.selection : NONE, prefs },
        snapshot,
      )
    : ui.selection;
  return {
    ...ui,
    ended,
    inHand: inHandOf(ui, snapshot),
    selection,
    prefs,
    cards,
    repeat,
    cardsOut,
    bonus: cards.length ? ui.bonus : null,
    refusal: moved ? null : ui.refusal,
    past: pastOf(ui, snapshot, prev),
    hint: hintOf(ui, snapshot, prev),
    dialog: ui.dialog === "end" && snapshot.screen === "over" ? null : ui.dialog,
  };
}

/**
 * What is in hand is told for the seat that acts alone: it is remembered while bots place theirs.
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @returns {Ui["inHand"]}
 */
function inHandOf({ inHand }, { phase, human, actor, seats, to_place: left }) {
  if (phase !== "place") return null;
  if (!human || !actor) return inHand;
  return { seat: actor, left, onMap: seats.find(({ seat }) => seat === actor)?.armies ?? 0 };
}

/**
 * The attack that was chosen when its phase ended: whoever takes the end back goes on with it.
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @param {Snapshot|null} prev
 * @returns {Ui["ended"]}
 */
function attackThatEnded({ ended, selection }, snapshot, prev) {
  if (prev?.phase !== "attack" || snapshot.phase !== "fortify") return ended;
  return selection.kind === "pair" ? { moves: prev.moves, selection } : null;
}

/**
 * A number of armies to place is asked for in one turn and not for the next: there, a second press
 * would place as many again, where the first one placed a single army.
 * @param {Ui["prefs"]} prefs
 */
const oneEach = (prefs) => ({ ...prefs, place: 1 });

/**
 * Closes a dialog. Texts of games are forgotten with theirs: they may hold secrets.
 * @param {Ui} ui
 * @returns {Ui}
 */
function close(ui) {
  const { save: _, load: _load, position: _position, ...local } = ui.local;
  return {
    ...ui,
    dialog: ui.dialogBelow,
    dialogBelow: null,
    local: ui.dialogBelow ? ui.local : local,
  };
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
 * A hint is for one position and one pair of eyes; whoever follows it gets the next one of the turn.
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @param {Snapshot|null} prev
 */
function hintOf({ hint }, snapshot, prev) {
  if (!hint || hint.seq === snapshot.seq) return hint;
  const { turn, phase, viewer, private: shown } = snapshot;
  // In the set-up turns are single armies.
  const goesOn = prev?.turn === turn || phase === "claim" || phase === "place";
  const same = goesOn && prev?.viewer === viewer && prev?.private === shown;
  if (!hint.followed || !same || snapshot.screen !== "play") return null;
  return { ...hint, seq: snapshot.seq, followed: !snapshot.human };
}

/**
 * Phases between which a choice lives on: the defence and the move into a captured territory are
 * parts of an attack.
 * @param {string} phase
 */
const phaseGroup = (phase) => (/^(occupy|defend|attack_third)$/.test(phase) ? "attack" : phase);

/** @param {Ui["repeat"]} repeat @param {Snapshot} snapshot */
function without(repeat, snapshot) {
  const { [clickingSeat(snapshot) ?? ""]: _, ...rest } = repeat;
  return rest;
}

/**
 * @param {Ui} ui
 * @param {UiEvent} event
 * @param {Snapshot} snapshot the newest snapshot
 * @returns {Ui}
 */
export function reduceUi(ui, event, snapshot) {
  const { selection } = ui;
  switch (event.type) {
    case "snapshot":
      return receiveSnapshot(ui, snapshot, event.prev);
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
    // So many are proposed again in this turn, as if they had been chosen one by one.
    case "placed":
      return { ...ui, prefs: { ...ui.prefs, place: event.armies } };
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
    case "game_started":
      return { ...close({ ...ui, dialogBelow: null }), form: null };
    case "sent":
      return { ...ui, refusal: null };
    case "back":
      if (ui.dialog) return close(ui);
      if (ui.past) return { ...ui, past: null };
      if (repeatTerritory(ui, snapshot)) return { ...ui, repeat: without(ui.repeat, snapshot) };
      if (selection.kind === "none" && ui.cards.length) return { ...ui, cards: [] };
      if (selection.kind === "none" && ui.hint) return { ...ui, hint: null };
      return { ...ui, selection: stepBack(selection), refusal: null };
    case "ask_why": {
      const dialogBelow = ui.dialog === "menu" || ui.dialog === "why" ? ui.dialogBelow : ui.dialog;
      return { ...ui, dialog: "why", why: event.why, dialogBelow };
    }
    case "look_back": {
      if (event.at === null) return { ...ui, past: null };
      const at = clamp(event.at, [0, snapshot.moves]);
      return { ...ui, dialog: null, past: { at, playing: event.playing ?? false } };
    }
    case "hint": {
      const hint = event.level && { level: event.level, seq: snapshot.seq, followed: false };
      return { ...ui, hint, dialog: null };
    }
    case "hint_followed":
      return ui.hint ? { ...ui, hint: { ...ui.hint, followed: true } } : ui;
    case "dialog":
      return event.dialog
        ? { ...ui, dialog: event.dialog, dialogBelow: null, refusal: null }
        : close(ui);
    case "form":
      return { ...ui, form: event.form, refusal: null };
    case "fold":
      return { ...ui, unfolded: { ...ui.unfolded, [event.part]: !ui.unfolded[event.part] } };
    case "repeat":
      return {
        ...ui,
        repeat: event.territory
          ? { ...ui.repeat, [clickingSeat(snapshot) ?? ""]: event.territory }
          : without(ui.repeat, snapshot),
      };
    case "local": {
      const value = { ...ui.local[event.name], ...event.value };
      return { ...ui, local: { ...ui.local, [event.name]: value } };
    }
  }
}

/**
 * What the person is doing on the screen, and how it changes: a pure reducer.
 *
 * It holds no rule: which territories, amounts and sets are possible stands in `snapshot.legal`.
 */

import { clickingSeat, queueClick, repeatTerritory, settleClicks } from "./queuedClicks.js";
import { armyRange, bestSets, clamp, settleSelection, stepBack } from "./selection.js";
import { changeBetween } from "./selectors.js";
import { initialUi, NO_CLICKS, NONE } from "./state.js";

/** @import { Snapshot } from "../types.js" */
/** @import { Ui, UiEvent } from "./state.js" */

/** @typedef {ReturnType<typeof changeBetween>} Change */

/**
 * What is left of what the person was doing when another snapshot comes. In another game nothing is,
 * but how the panel is folded; amounts are asked for anew there as in another turn.
 * @param {Ui} before
 * @param {Snapshot} snapshot
 * @param {Snapshot|null} prev
 * @returns {Ui}
 */
function receiveSnapshot(before, snapshot, prev) {
  const change = changeBetween(prev, snapshot);
  const { prefs: old, unfolded } = before;
  const ui = change.newGame ? { ...initialUi(), prefs: old, unfolded } : before;
  // In the set-up turns are single armies.
  const sameTurn = change.sameTurn || snapshot.phase === "place";
  const prefs = sameTurn ? old : oneEach(old);
  const ended = change.newGame ? null : attackThatEnded(ui, snapshot, prev);
  return {
    ...ui,
    ...cardsOf(ui, snapshot, change),
    prefs,
    ended,
    selection: change.moved ? selectionOf({ ...ui, prefs, ended }, snapshot, prev) : ui.selection,
    refusal: change.moved ? null : ui.refusal,
    inHand: inHandOf(ui, snapshot),
    repeat: snapshot.phase === "place" ? ui.repeat : {},
    queuedClicks: settleClicks(ui.queuedClicks, snapshot),
    past: pastOf(ui, snapshot, change),
    hint: hintOf(ui, snapshot, change),
    dialog: ui.dialog === "end" && snapshot.screen === "over" ? null : ui.dialog,
  };
}

/**
 * The choice on the map, as far as the position that has come allows it.
 * @param {Pick<Ui, "selection"|"prefs"|"ended">} ui
 * @param {Snapshot} snapshot
 * @param {Snapshot|null} prev
 */
function selectionOf({ selection, prefs, ended }, snapshot, prev) {
  const { sameTurn, takenBack } = changeBetween(prev, snapshot);
  const again = takenBack && ended?.moves === snapshot.moves ? ended.selection : null;
  // What was chosen for an action that has been taken back is not wanted any more.
  const goesOn =
    (sameTurn || snapshot.phase === "place") &&
    !takenBack &&
    phaseGroup(prev?.phase ?? "") === phaseGroup(snapshot.phase);
  return settleSelection({ selection: again ?? (goesOn ? selection : NONE), prefs }, snapshot);
}

/**
 * The cards that are chosen, and whether the hand lies in the tray.
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @param {Change} change
 */
function cardsOf(ui, snapshot, { newGame, sameTurn, samePhase, sameViewer }) {
  const { hand, legal, lesson, human } = snapshot;
  const held = new Set((hand ?? []).map(({ card }) => card));
  const sets = legal.trade ?? [];
  const kept = sets.length ? ui.cards.filter((card) => held.has(card)) : [];
  // Where a trade is due, a set is chosen already: the most valuable one.
  const must = !lesson && legal.end_refused?.rule === "cards.must-trade";
  const due = must && !newGame && !kept.length;
  const cards = due ? (bestSets(sets)[0]?.cards ?? []) : kept;
  // The hand stays where it was when its last set is traded.
  const stays = ui.cardsOut && sameTurn && samePhase && sameViewer;
  return {
    cards,
    bonus: cards.length ? ui.bonus : null,
    cardsOut: Boolean(human && (sets.length || stays)),
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
 * @param {Change} change
 */
function pastOf({ past }, { screen, moves }, { sameReader }) {
  if (!past || !sameReader || screen === "handover") return null;
  return { ...past, at: Math.min(past.at, moves) };
}

/**
 * A hint is for one position and one pair of eyes; whoever follows it gets the next one of the turn.
 * @param {Ui} ui
 * @param {Snapshot} snapshot
 * @param {Change} change
 */
function hintOf({ hint }, { seq, phase, screen, human }, { sameTurn, sameReader }) {
  if (!hint || hint.seq === seq) return hint;
  // In the set-up turns are single armies.
  const goesOn = sameTurn || phase === "claim" || phase === "place";
  if (!hint.followed || !goesOn || !sameReader || screen !== "play") return null;
  return { ...hint, seq, followed: !human };
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
    case "click_queued":
      return { ...ui, queuedClicks: queueClick(ui.queuedClicks, snapshot, event.action) };
    case "click_sent": {
      const { when, actions } = ui.queuedClicks;
      return { ...ui, queuedClicks: { when, actions: actions.slice(1) } };
    }
    case "clicks_dropped":
      return { ...ui, queuedClicks: NO_CLICKS };
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

/**
 * The changes of the state: a pure reducer. `snapshot.legal`, not this file, says which
 * territories, amounts and sets the rules allow.
 */

import { isSameStep, openLesson, receiveLesson, reduceLesson } from "./lesson.js";
import { reduceTelling, SILENT, tellingAfter } from "./moments.js";
import { IDLE, reducePlayback, withoutScenes } from "./playback.js";
import {
  answerTo,
  guideQuery,
  hintQuery,
  oddsQueries,
  queryKey,
  SURE,
  withoutPerson,
  withoutStale,
} from "./queries.js";
import { clickingSeat, queueClick, repeatTerritory, settleClicks } from "./queuedClicks.js";
import { boardOf, hasLesson, hostPart, isOn, movesOf, partsIn, rollingIn } from "./screens.js";
import {
  armyRange,
  bestSets,
  cardsAfterClick,
  clamp,
  pairSelection,
  settleSelection,
  stepBack,
} from "./selection.js";
import {
  cardDrawn,
  changeBetween,
  isAboutBattle,
  isMenu,
  isWholeForm,
  readerOf,
  setTraded,
} from "./selectors.js";
import { initialUi, NO_CLICKS, NONE } from "./state.js";
import { storyBegins } from "./story.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { State, StoreEvent, Ui, UiEvent } from "./state.js" */
/** @import { Action, Snapshot } from "../types.js" */

/** @param {Snapshot} snapshot */
const lastLine = (snapshot) => Math.max(0, ...(partsIn(snapshot).recent ?? []).map(({ n }) => n));

/**
 * @param {Pick<State, "snapshot"|"board"|"catalog"|"theme"|"reducedMotion">&Partial<Pick<State, "turns">>} sent by the kernel
 * @returns {State}
 */
export const initialState = (sent) => ({
  turns: [],
  ...sent,
  printedDice: false,
  sureBattles: false,
  telling: SILENT,
  ui: reduceUi(initialUi(), { type: "snapshot", prev: null }, sent.snapshot),
  disconnected: false,
  heard: false,
  answers: {},
  guide: null,
  log: null,
  playback: IDLE,
  proposedGame: null,
  announcedLine: lastLine(sent.snapshot),
  viewport: { cut: false, full: false, fillable: true, wall: 0 },
  lesson: openLesson(sent.snapshot),
});

/** @param {State} state @param {StoreEvent} event @returns {State} */
export const reduce = (state, event) => consistent(change(state, event));

/** @param {State} state @param {StoreEvent} event @returns {State} */
function change(state, event) {
  switch (event.type) {
    case "received":
      return receive(state, event.snapshot);
    case "board":
      return { ...state, board: event.board };
    case "settings": {
      const { type: _, ...settings } = event;
      return { ...state, ...settings };
    }
    case "reworded":
      return reworded(state);
    case "connection":
      return { ...state, disconnected: event.lost, heard: event.heard };
    case "answered":
      return withPlanProposed(withAnswer(state, event.query, event.answer), event.query.what);
    case "log":
      return { ...state, log: event.lines };
    case "propose_game":
      return { ...state, proposedGame: event.game };
    case "announced":
      return { ...state, announcedLine: lastLine(state.snapshot) };
    case "viewport":
      return {
        ...state,
        viewport: {
          cut: event.cut,
          full: event.full,
          fillable: event.fillable,
          wall: event.wall,
        },
      };
    case "step_queued":
    case "scenes_queued":
    case "dice_thrown":
    case "step_shown":
    case "rested":
    case "hurried":
    case "scenes_ended":
    case "moment":
      return { ...state, playback: reducePlayback(state.playback, event) };
    case "moment_told":
    case "moment_over":
    case "moments_over":
      return { ...state, telling: reduceTelling(state.telling, event) };
    case "lesson_draft":
    case "lesson_attempt":
    case "lesson_fresh":
    case "lesson_texts":
    case "lesson_texts_missing":
      return { ...state, lesson: state.lesson && reduceLesson(state.lesson, event) };
  }
  const answers =
    event.type === "dialog" && event.dialog === "new" ? withoutPerson(state) : state.answers;
  const ui = reduceUi(state.ui, event, state.snapshot);
  return withPlanProposed({ ...state, answers, ui }, event.type);
}

/**
 * Once a hint's plan is shown, choose the number of armies that the plan moves in.
 * @param {State} state
 * @param {string} why the type of the event
 * @returns {State}
 */
function withPlanProposed(state, why) {
  const { ui, snapshot } = state;
  if (why !== "hint" || ui.hint?.level !== "plan" || ui.selection.kind !== "into") return state;
  const action = answerTo(state, hintQuery(state))?.action;
  if (action?.type !== "occupy") return state;
  return { ...state, ui: reduceUi(ui, { type: "amount", armies: action.armies }, snapshot) };
}

/**
 * @param {State} state
 * @param {Action} query
 * @param {any} answer
 * @returns {State}
 */
const withAnswer = (state, query, answer) => ({
  ...state,
  answers: { ...state.answers, [queryKey(state.snapshot, query)]: answer },
});

/**
 * Accept a snapshot, and drop what is out of date: odds of earlier positions, clauses of another
 * game, and anything that only the previous reader could see.
 * @param {State} state
 * @param {Snapshot} next
 * @returns {State}
 */
function receive(state, next) {
  const { snapshot: prev, playback } = state;
  const { newGame, moved, overtaken, takenBack, sameReader } = changeBetween(prev, next);
  if (overtaken) return { ...state, lesson: receiveLesson(state.lesson, prev) };
  // News is sent once, and stays news until the position changes.
  const snapshot = moved || !sameReader ? next : withNewsOf(prev, next);
  const lesson = receiveLesson(state.lesson, next);
  const shown = isSameStep(state.lesson, lesson) ? playback : withoutScenes(playback);
  // After an undo, there may be a different moment in this place.
  const moment = sameReader && !takenBack ? playback.moment : null;
  // Opening the form requests the answer about the person again.
  const answers = next.screen === "setup" ? withoutPerson(state) : state.answers;
  return {
    ...state,
    snapshot,
    ui: reduceUi(state.ui, { type: "snapshot", prev }, snapshot),
    answers: sameReader ? withoutStale(answers, { moved }) : {},
    log: sameReader ? state.log : null,
    playback: { ...shown, moment },
    telling: state.ui.past
      ? SILENT
      : tellingAfter(state.telling, boardOf(prev), boardOf(next), state.board),
    announcedLine: newGame ? 0 : state.announcedLine,
    lesson,
  };
}

/**
 * Keep the previous news if another snapshot of the same position has none.
 * @param {Snapshot} prev @param {Snapshot} next @returns {Snapshot}
 */
const withNewsOf = (prev, next) =>
  "last" in prev && "last" in next && !next.last.length
    ? { ...next, last: prev.last, moments: prev.moments }
    : next;

/**
 * Drop the texts that the kernel has sent in another language.
 * @param {State} state @returns {State}
 */
const reworded = (state) => ({
  ...state,
  snapshot: withoutMoments(state.snapshot),
  answers: {},
  guide: null,
  ui: { ...state.ui, refusal: null },
  playback: { ...state.playback, moment: null },
  lesson: state.lesson && { ...state.lesson, texts: {} },
  announcedLine: lastLine(state.snapshot),
});

/** @param {Snapshot} snapshot @returns {Snapshot} */
const withoutMoments = (snapshot) =>
  "moments" in snapshot ? { ...snapshot, moments: [] } : snapshot;

/** Record whether the chosen attack is nearly certain, if that matters to the person.
 * @param {State} state @returns {Ui} */
function withSure(state) {
  const { ui, sureBattles, snapshot } = state;
  const [toTheEnd] = sureBattles && !hasLesson(snapshot) ? oddsQueries(state) : [null];
  const sure = answerTo(state, toTheEnd)?.win >= SURE;
  return sure === ui.sure ? ui : { ...ui, sure };
}

/** Restore the invariants of the state. @param {State} state @returns {State} */
function consistent(state) {
  const { playback, log } = state;
  const ui = withSure(state);
  const guide = answerTo(state, guideQuery(state));
  const reader = readerOf(state.snapshot);
  const old = state.guide?.reader === reader ? state.guide : null;
  const kept = {
    playback: ui.past || !playback.moment ? playback : { ...playback, moment: null },
    log: ui.dialog === "log" || ui.local.log?.open ? log : null,
    // The last guide stays until the next arrives, to avoid flicker. It may name cards, so it stays
    // only for the same reader.
    guide: guide?.title && guide !== old?.answer ? { reader, answer: guide } : old,
  };
  const same =
    ui === state.ui && kept.playback === playback && kept.log === log && kept.guide === state.guide;
  return same ? state : { ...state, ui, ...kept };
}

// ---- what the person is doing -------------------------------------------------------------------

/** @typedef {ReturnType<typeof changeBetween>} Change */

/**
 * Carry the person's choices over to the next snapshot. A new game keeps only which parts of the
 * panel are folded, and the limit for repeated attacks.
 * @param {Ui} before
 * @param {Snapshot} newest
 * @param {Snapshot|null} sentBefore
 * @returns {Ui}
 */
function receiveSnapshot(before, newest, sentBefore) {
  const change = changeBetween(sentBefore, newest);
  const [snapshot, prev] = [boardOf(newest), sentBefore && boardOf(sentBefore)];
  const { prefs: old, unfolded } = before;
  const ui = change.newGame ? { ...initialUi(), prefs: old, unfolded } : before;
  // In the set-up, each turn places a single army.
  const sameTurn = change.sameTurn || snapshot.phase === "place";
  const prefs = sameTurn && !change.putBack ? old : placingOne(old);
  const drawn = drawnCard(ui, snapshot, change);
  const ended = change.newGame ? null : attackThatEnded(ui, snapshot, prev);
  return {
    ...ui,
    ...cardsOf(change.putBack ? { ...ui, cards: [] } : ui, snapshot, change),
    drawn,
    // A drawn card is shown on the map only once.
    cardOnMap: drawn === ui.drawn ? ui.cardOnMap : drawn,
    traded: change.moved ? tradedCards(snapshot, prev, change) : ui.traded,
    prefs,
    ended,
    selection: change.moved
      ? selectionOf({ ...ui, prefs, ended }, snapshot, prev, change)
      : ui.selection,
    chosen: ui.chosen && !change.moved,
    refusal: change.moved ? null : ui.refusal,
    inHand: inHandOf(ui, snapshot),
    repeat: snapshot.phase === "place" ? ui.repeat : {},
    queuedClicks: settleClicks(ui.queuedClicks, snapshot),
    past: sentBefore ? pastOf(ui, snapshot, change) : firstMoment(newest),
    hint: hintOf(ui, snapshot, change),
    dialog:
      (change.newGame || !sentBefore) && hostPart(newest).linked
        ? "linked"
        : openStill(ui, snapshot),
  };
}

/** Return the moment at which a story begins. @param {Snapshot} newest @returns {Ui["past"]} */
function firstMoment(newest) {
  const at = storyBegins(newest);
  return at === null ? null : { at, playing: false, chapter: 0 };
}

/** Return the dialog that stays open, if any. @param {Ui} ui @param {Shown} snapshot */
const openStill = ({ dialog }, snapshot) =>
  dialog === "end" && snapshot.screen === "over" ? null : dialog;

/**
 * Keep the choice on the map as far as the new position allows it.
 * @param {Pick<Ui, "selection"|"prefs"|"ended">} ui
 * @param {Shown} snapshot
 * @param {Shown|null} prev
 * @param {Change} change
 */
function selectionOf({ selection, prefs, ended }, snapshot, prev, change) {
  const { sameTurn, takenBack, putBack } = change;
  // A mistake that a lesson has just put back is not offered again.
  if (putBack) return settleSelection({ selection: NONE, prefs }, snapshot);
  const again =
    takenBack && ended && ended.moves === movesOf(snapshot)
      ? ended.selection
      : pairOfRoll(snapshot, prev, selection, change);
  // A choice for another action that was undone is dropped.
  const goesOn =
    (sameTurn || snapshot.phase === "place") &&
    !takenBack &&
    phaseGroup(prev?.phase ?? "") === phaseGroup(snapshot.phase);
  return settleSelection({ selection: again ?? (goesOn ? selection : NONE), prefs }, snapshot);
}

/**
 * Choose the two territories of the new or undone roll if that attack can continue: the attacker is
 * looking at them, having chosen them on the map or followed a hint.
 * @param {Shown} snapshot
 * @param {Shown|null} prev
 * @param {Ui["selection"]} selection
 * @param {Change} change
 */
function pairOfRoll(snapshot, prev, selection, { takenBack, sameTurn }) {
  const [battle, other] = takenBack
    ? [prev?.battle, snapshot.battle]
    : [snapshot.battle, prev?.battle];
  const rolled = battle && (battle.pending || battle.n !== other?.n);
  if (!rolled || !sameTurn || hasLesson(snapshot) || !snapshot.legal.attack) return null;
  if (selection.kind === "pair" && isAboutBattle(battle, selection)) return selection;
  const pair = pairSelection(snapshot, battle.source, battle.target);
  return pair.kind === "pair" ? pair : null;
}

/**
 * Return the chosen cards, and whether the hand is part of the decision.
 * @param {Ui} ui
 * @param {Shown} snapshot
 * @param {Change} change
 */
function cardsOf(ui, snapshot, { newGame, sameTurn, samePhase, sameViewer }) {
  const { hand, legal, human } = snapshot;
  const held = new Set((hand ?? []).map(({ card }) => card));
  const sets = legal.trade ?? [];
  const kept = sets.length ? ui.cards.filter((card) => held.has(card)) : [];
  // If a trade is due, the best set is preselected.
  const must = !hasLesson(snapshot) && legal.end_refused?.rule === "cards.must-trade";
  const due = must && !newGame && !kept.length;
  const cards = due ? (bestSets(sets)[0]?.cards ?? []) : kept;
  // The hand stays where it was when its last set is traded.
  const stays = ui.cardsOut && sameTurn && samePhase && sameViewer;
  return {
    cards,
    laidDown: ui.laidDown && sameTurn && sets.length > 0 && !cards.length,
    bonus: sets.length && sameTurn ? ui.bonus : null,
    cardsOut: Boolean(human && (sets.length || stays)),
  };
}

/**
 * Return the card that turns over as it enters the hand. It stays the drawn card while others play,
 * so that nothing interrupts the animation.
 * @param {Ui} ui
 * @param {Shown} snapshot
 * @param {Change} change
 */
function drawnCard(ui, snapshot, { sameReader, takenBack }) {
  if (!sameReader || takenBack) return null;
  const { viewer, turn, phase } = snapshot;
  const before = turn === viewer && phase === "reinforce" ? null : ui.drawn;
  return cardDrawn(snapshot) ?? before;
}

/**
 * Return the cards that the person at the screen has just traded, as they were in the hand.
 * @param {Shown} snapshot
 * @param {Shown|null} prev
 * @param {Change} change
 */
function tradedCards(snapshot, prev, { sameReader, takenBack }) {
  const cards = setTraded(snapshot)?.cards;
  if (!cards || !sameReader || takenBack) return [];
  return (prev?.hand ?? []).filter(({ card }) => cards.includes(card));
}

/**
 * Remember the armies in hand while bots place theirs: snapshots have only those of the acting
 * seat.
 * @param {Ui} ui
 * @param {Shown} snapshot
 * @returns {Ui["inHand"]}
 */
function inHandOf({ inHand }, { phase, human, actor, seats, to_place: left }) {
  if (phase !== "place") return null;
  if (!human || !actor) return inHand;
  return { seat: actor, left, onMap: seats.find(({ seat }) => seat === actor)?.armies ?? 0 };
}

/**
 * Remember the attack chosen when the phase ended, to restore it if the end is undone.
 * @param {Ui} ui
 * @param {Shown} snapshot
 * @param {Shown|null} prev
 * @returns {Ui["ended"]}
 */
function attackThatEnded({ ended, selection }, snapshot, prev) {
  if (prev?.phase !== "attack" || snapshot.phase !== "fortify") return ended;
  return selection.kind === "pair" ? { moves: movesOf(prev), selection } : null;
}

/**
 * Reset the number of armies to place, which is kept for one turn only. Otherwise the first press
 * in the next turn would place one army, and the second press would place the old number.
 * @param {Ui["prefs"]} prefs
 */
const placingOne = (prefs) => ({ ...prefs, place: 1 });

/** Close a dialog, and forget any text of a game in it, since the text may hold secrets.
 * @param {Ui} ui @returns {Ui} */
function dialogClosed(ui) {
  const { save: _, load: _load, position: _position, position_link: _link, ...local } = ui.local;
  return {
    ...ui,
    dialog: ui.dialogBelow,
    dialogBelow: null,
    local: ui.dialogBelow ? ui.local : local,
  };
}

/**
 * Keep looking back, unless another person comes to the screen.
 * @param {Ui} ui
 * @param {Shown} snapshot
 * @param {Change} change
 */
function pastOf({ past }, snapshot, { sameReader }) {
  if (!past || !sameReader || snapshot.screen === "handover") return null;
  return { ...past, at: Math.min(past.at, movesOf(snapshot)) };
}

/**
 * Keep a hint for its position and its reader; following it leads to the next hint of the turn.
 * @param {Ui} ui
 * @param {Shown} snapshot
 * @param {Change} change
 * @returns {import("./state.js").OpenHint|null}
 */
function hintOf({ hint }, snapshot, { sameTurn, sameReader }) {
  const { seq, phase, human } = snapshot;
  if (!hint || hint.seq === seq) return hint;
  // In the set-up, each turn places a single army.
  const goesOn = sameTurn || phase === "claim" || phase === "place";
  if (!hint.followed || !goesOn || !sameReader || !isOn(snapshot)) return null;
  // Anyone who has the hint carried out wants no nudges: the next one would often be the same.
  return { level: "plan", seq, followed: !human || rollingIn(snapshot) !== null };
}

/** Group phases that share a choice: defending and occupying are parts of an attack.
 * @param {string} phase */
const phaseGroup = (phase) => (/^(occupy|defend|attack_third)$/.test(phase) ? "attack" : phase);

/** @param {Ui["repeat"]} repeat @param {Shown} snapshot */
function withoutRepeat(repeat, snapshot) {
  const { [clickingSeat(snapshot) ?? ""]: _, ...rest } = repeat;
  return rest;
}

/**
 * @param {Ui} ui
 * @param {UiEvent} event
 * @param {Snapshot} newest
 * @returns {Ui}
 */
export function reduceUi(ui, event, newest) {
  const { selection } = ui;
  const snapshot = boardOf(newest);
  switch (event.type) {
    case "snapshot":
      return receiveSnapshot(ui, newest, event.prev);
    case "select":
      return { ...ui, selection: event.selection, chosen: true, refusal: null };
    case "amount": {
      const bounds = armyRange(snapshot, selection);
      if (!bounds || selection.kind === "none" || selection.kind === "from") return ui;
      const armies = clamp(event.armies, bounds);
      const prefs = selection.kind === "one" ? { ...ui.prefs, place: armies } : ui.prefs;
      if (selection.kind === "pair")
        return { ...ui, selection: { ...selection, armies, dice: null, open: false } };
      if (selection.kind === "into")
        return { ...ui, selection: { ...selection, armies, open: false } };
      return { ...ui, selection: { ...selection, armies }, prefs };
    }
    // The same number is proposed again in this turn.
    case "placed":
      return { ...ui, prefs: { ...ui.prefs, place: event.armies } };
    case "dice":
      return selection.kind === "pair"
        ? { ...ui, selection: { ...selection, dice: event.dice } }
        : ui;
    case "stop_at":
      return { ...ui, prefs: { ...ui.prefs, stopAt: event.value } };
    case "card": {
      const cards = cardsAfterClick(snapshot, ui, event.card);
      return { ...ui, cards, laidDown: !cards.length, bonus: null, refusal: null };
    }
    case "card_seen":
      return { ...ui, cardOnMap: null };
    case "cards":
      return { ...ui, cards: event.cards, laidDown: false, bonus: null, refusal: null };
    case "bonus":
      return { ...ui, bonus: event.territory };
    case "refused":
      return { ...ui, refusal: event.refusal, repeat: withoutRepeat(ui.repeat, snapshot) };
    case "click_queued":
      return { ...ui, queuedClicks: queueClick(ui.queuedClicks, snapshot, event.action) };
    case "click_sent": {
      const { when, actions } = ui.queuedClicks;
      return { ...ui, queuedClicks: { when, actions: actions.slice(1) } };
    }
    case "clicks_dropped":
      return { ...ui, queuedClicks: NO_CLICKS };
    case "game_started":
      return { ...dialogClosed({ ...ui, dialogBelow: null }), form: null };
    case "sent":
      return { ...ui, refusal: null };
    case "back":
      if (isMenu(ui.dialog) && ui.dialog !== "menu") return { ...ui, dialog: "menu" };
      if (ui.dialog) return dialogClosed(ui);
      if (isWholeForm({ snapshot: newest, ui }))
        return { ...ui, local: { ...ui.local, newGame: { everything: false } } };
      if (ui.past) return { ...ui, past: null };
      if (repeatTerritory(ui, snapshot))
        return { ...ui, repeat: withoutRepeat(ui.repeat, snapshot) };
      if (selection.kind === "none" && ui.cards.length) return { ...ui, cards: [] };
      if (selection.kind === "none" && ui.hint) return { ...ui, hint: null };
      return { ...ui, selection: stepBack(selection), chosen: true, refusal: null };
    case "ask_why": {
      const dialogBelow = isMenu(ui.dialog) || ui.dialog === "why" ? ui.dialogBelow : ui.dialog;
      return { ...ui, dialog: "why", why: event.why, dialogBelow };
    }
    case "look_back": {
      if (event.at === null) return { ...ui, past: null };
      const at = clamp(event.at, [0, movesOf(snapshot)]);
      const { playing = false, chapter } = event;
      return {
        ...ui,
        dialog: null,
        past: { at, playing, ...(chapter !== undefined && { chapter }) },
      };
    }
    case "hint": {
      const hint = event.level && { level: event.level, seq: newest.seq, followed: false };
      return { ...ui, hint, dialog: null };
    }
    case "hint_followed":
      return ui.hint ? { ...ui, hint: { ...ui.hint, followed: true } } : ui;
    case "dialog":
      return event.dialog
        ? { ...ui, dialog: event.dialog, dialogBelow: null, refusal: null }
        : dialogClosed(ui);
    case "save_first":
      return { ...ui, dialog: "save", dialogBelow: ui.dialog };
    case "form":
      return { ...ui, form: event.form, refusal: null };
    case "fold":
      return { ...ui, unfolded: { ...ui.unfolded, [event.part]: !ui.unfolded[event.part] } };
    case "repeat":
      return {
        ...ui,
        repeat: event.territory
          ? { ...ui.repeat, [clickingSeat(snapshot) ?? ""]: event.territory }
          : withoutRepeat(ui.repeat, snapshot),
      };
    case "local": {
      const value = { ...ui.local[event.name], ...event.value };
      return { ...ui, local: { ...ui.local, [event.name]: value } };
    }
  }
}

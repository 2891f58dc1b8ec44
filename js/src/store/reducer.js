/** How the state changes: a pure reducer. What is allowed stands in `snapshot.legal`, not here. */

import { isSameStep, openLesson, receiveLesson, reduceLesson } from "./lesson.js";
import { IDLE, reducePlayback, withoutScenes } from "./playback.js";
import { answerTo, guideQuery, queryKey, withoutStale } from "./queries.js";
import { changeBetween, readerOf } from "./selectors.js";
import { initialUi } from "./state.js";
import { reduceUi } from "./uiReducer.js";

/** @import { Action, Snapshot } from "../types.js" */
/** @import { State, StoreEvent } from "./state.js" */

/** What a snapshot without a game leaves out. */
const NO_GAME = /** @type {Partial<Snapshot>} */ ({
  seats: [],
  territories: {},
  recent: [],
  last: [],
  legal: {},
  tired: {},
  placed: {},
  battle: null,
  rolling: null,
  over: null,
  handover: null,
  third: null,
  moves: 0,
  private: "none",
  options: {},
});

/** Before the first game the kernel sends a part of a snapshot. @param {any} sent @returns {Snapshot} */
export const wholeSnapshot = (sent) => ({ ...NO_GAME, ...sent });

/** @param {Snapshot} snapshot */
const lastLine = ({ recent }) => Math.max(0, ...recent.map(({ n }) => n));

/**
 * @param {Pick<State, "snapshot"|"board"|"catalog"|"theme"|"reducedMotion">} sent by the kernel
 * @returns {State}
 */
export const initialState = (sent) => ({
  ...sent,
  ui: reduceUi(initialUi(), { type: "snapshot", prev: null }, sent.snapshot),
  disconnected: false,
  answers: {},
  guide: null,
  log: null,
  playback: IDLE,
  proposedGame: null,
  announcedLine: lastLine(sent.snapshot),
  viewport: { cut: false, full: false },
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
    case "connection":
      return { ...state, disconnected: event.lost };
    case "answered":
      return withAnswer(state, event.query, event.answer);
    case "log":
      return { ...state, log: event.lines };
    case "propose_game":
      return { ...state, proposedGame: event.game };
    case "announced":
      return { ...state, announcedLine: lastLine(state.snapshot) };
    case "viewport":
      return { ...state, viewport: { cut: event.cut, full: event.full } };
    case "step_queued":
    case "scenes_queued":
    case "dice_thrown":
    case "step_shown":
    case "rested":
    case "hurried":
    case "scenes_ended":
    case "moment":
      return { ...state, playback: reducePlayback(state.playback, event) };
    case "lesson_draft":
    case "lesson_attempt":
    case "lesson_texts":
    case "lesson_texts_missing":
      return { ...state, lesson: state.lesson && reduceLesson(state.lesson, event) };
  }
  return { ...state, ui: reduceUi(state.ui, event, state.snapshot) };
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
 * A snapshot has come. With it goes what holds no more: odds of positions that are past, clauses of
 * another game, and what only the person before could see.
 * @param {State} state
 * @param {Snapshot} next
 * @returns {State}
 */
function receive(state, next) {
  const { snapshot: prev, playback } = state;
  const { newGame, moved, overtaken, takenBack, sameReader } = changeBetween(prev, next);
  if (overtaken) return { ...state, lesson: receiveLesson(state.lesson, prev) };
  const lesson = receiveLesson(state.lesson, next);
  const shown = isSameStep(state.lesson, lesson) ? playback : withoutScenes(playback);
  // What was undone may have been another action than the one that is played now.
  const moment = sameReader && !takenBack ? playback.moment : null;
  return {
    ...state,
    snapshot: next,
    ui: reduceUi(state.ui, { type: "snapshot", prev }, next),
    answers: sameReader ? withoutStale(state.answers, { moved }) : {},
    log: sameReader ? state.log : null,
    playback: { ...shown, moment },
    announcedLine: newGame ? 0 : state.announcedLine,
    lesson,
  };
}

/** What must hold whatever has happened. @param {State} state @returns {State} */
function consistent(state) {
  const { ui, playback, log } = state;
  const guide = answerTo(state, guideQuery(state));
  const reader = readerOf(state.snapshot);
  const old = state.guide?.reader === reader ? state.guide : null;
  const kept = {
    playback: ui.past || !playback.moment ? playback : { ...playback, moment: null },
    log: ui.dialog === "log" || ui.local.log?.open ? log : null,
    // The last one stays until the next has come: nothing flickers. It may tell of cards, so it
    // stays only for the one who has seen them.
    guide: guide?.title && guide !== old?.answer ? { reader, answer: guide } : old,
  };
  const same = kept.playback === playback && kept.log === log && kept.guide === state.guide;
  return same ? state : { ...state, ...kept };
}

/** How the state changes: a pure reducer. What is allowed stands in `snapshot.legal`, not here. */

import { openLesson, receiveLesson, reduceLesson } from "./lesson.js";
import { answerTo, guideQuery, queryKey, withoutStale } from "./queries.js";
import { readerOf } from "./selectors.js";
import { initialUi } from "./state.js";
import { reduceUi } from "./uiReducer.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").StoreEvent} StoreEvent */

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
  moment: null,
  rolling: null,
  proposedGame: null,
  announcedLine: lastLine(sent.snapshot),
  viewport: { cut: false, full: false },
  lesson: openLesson(sent.snapshot),
});

/**
 * @param {State} state
 * @param {StoreEvent} event
 * @returns {State}
 */
export const reduce = (state, event) => consistent(change(state, event));

/**
 * @param {State} state
 * @param {StoreEvent} event
 * @returns {State}
 */
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
    case "asked":
      return withAnswer(state, event.query, undefined);
    case "answered":
      return withAnswer(state, event.query, event.answer);
    case "log":
      return { ...state, log: event.lines };
    case "moment":
      return { ...state, moment: event.moment };
    case "rolling":
      return { ...state, rolling: event.battle };
    case "propose_game":
      return { ...state, proposedGame: event.game };
    case "announced":
      return { ...state, announcedLine: lastLine(state.snapshot) };
    case "viewport":
      return { ...state, viewport: { cut: event.cut, full: event.full } };
    case "lesson_draft":
    case "lesson_attempt":
    case "lesson_texts":
    case "lesson_texts_asked":
    case "lesson_texts_missing":
    case "lesson_playback":
      return { ...state, lesson: state.lesson && reduceLesson(state.lesson, event) };
  }
  return { ...state, ui: reduceUi(state.ui, event, state.snapshot) };
}

/**
 * @param {State} state
 * @param {import("../types.js").Action} query
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
  const { snapshot: prev } = state;
  if (isOvertaken(prev, next)) return { ...state, lesson: receiveLesson(state.lesson, prev) };
  const sameGame = next.game_id === prev.game_id;
  const sameReader = next.viewer === prev.viewer && next.private === prev.private;
  return {
    ...state,
    snapshot: next,
    ui: reduceUi(state.ui, { type: "snapshot", prev }, next),
    answers:
      sameGame && sameReader ? withoutStale(state.answers, { moved: next.seq !== prev.seq }) : {},
    log: sameReader ? state.log : null,
    // What was undone may have been another move than the one that is played now.
    moment: sameReader && sameGame && next.moves >= prev.moves ? state.moment : null,
    announcedLine: sameGame ? state.announcedLine : 0,
    lesson: receiveLesson(state.lesson, next),
  };
}

/** It was overtaken on its way, and changes nothing. @param {Snapshot} prev @param {Snapshot} next */
const isOvertaken = (prev, next) => next.game_id === prev.game_id && next.seq < prev.seq;

/**
 * What must hold whatever has happened.
 * @param {State} state
 * @returns {State}
 */
function consistent(state) {
  const { ui, moment, log } = state;
  const guide = answerTo(state, guideQuery(state));
  const reader = readerOf(state.snapshot);
  const old = state.guide?.reader === reader ? state.guide : null;
  const kept = {
    moment: ui.past ? moment : null,
    log: ui.dialog === "log" || ui.local.log?.open ? log : null,
    // The last one stays until the next has come: nothing flickers. It may tell of cards, so it
    // stays only for the one who has seen them.
    guide: guide?.title && guide !== old?.answer ? { reader, answer: guide } : old,
  };
  const same = kept.moment === moment && kept.log === log && kept.guide === state.guide;
  return same ? state : { ...state, ...kept };
}

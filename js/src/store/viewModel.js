/** The view model: the state, with the facts derived from it. */

import { nextAction } from "./barButtons.js";
import { textsOf } from "./lesson.js";
import { showsPlans } from "./plans.js";
import { foughtBattle, rollingBattle, shownSnapshot, turnsBefore } from "./playback.js";
import {
  ALL_CLAUSES,
  answerTo,
  defenceQuery,
  guideQuery,
  hintQuery,
  oddsQueries,
  plansState,
  readOdds,
  refusalOf,
  searchState,
  statsQuery,
  turnState,
  whyQuery,
} from "./queries.js";
import { boardOf, hasLesson } from "./screens.js";
import { NONE } from "./state.js";

/** @import { Action, ClauseText, DefenceAnswer, Guide, HintAnswer, StatsAnswer, TaughtScreen, WhyAnswer } from "../types.js" */
/** @import { State } from "./state.js" */

/** @typedef {ReturnType<typeof viewModel>} ViewModel */
/** The view model of a lesson.
 * @typedef {ViewModel & {snapshot: TaughtScreen, live: TaughtScreen, lesson: NonNullable<ViewModel["lesson"]>}} LessonModel */

/** @param {State} state */
export function viewModel(state) {
  const { snapshot: newest, ui, board, lesson, playback } = state;
  const [snapshot, live] = [shownSnapshot(state), boardOf(newest)];
  const [toTheEnd, stopped] = oddsQueries(state);
  return {
    /** The snapshot shown: the present, a past moment, or a scene of a lesson. */
    snapshot,
    /** The newest snapshot; before any game, the board behind the form. */
    live,
    /** The newest snapshot as sent; it may be the form's. */
    newest,
    // The choice under way is hidden while another snapshot is shown.
    ui:
      snapshot === live
        ? ui
        : { ...ui, selection: NONE, cards: [], refusal: showsPlans(ui) ? ui.refusal : null },
    board,
    catalog: state.catalog,
    disconnected: state.disconnected,
    heard: state.heard,
    /** The past moments that can be shown without a kernel. */
    turns: turnsBefore(state),
    viewport: state.viewport,
    proposedGame: state.proposedGame,
    /** All lines of the log, if they have been requested. */
    log: state.log,
    /** The battle whose dice roll now; null when they lie still. */
    rolling: rollingBattle(playback),
    printedDice: state.printedDice,
    sureBattles: state.sureBattles,
    /** The great moment that has the headline. */
    great: state.telling.told ? (state.telling.queue[0] ?? null) : null,
    /** Whether the board is still the winner's, before the laurel. */
    celebrates: state.telling.queue[0]?.kind === "won",
    odds: readOdds(answerTo(state, toTheEnd), answerTo(state, stopped)),
    /** Average losses by dice, in the battle that awaits the defender. */
    defence: /** @type {DefenceAnswer|undefined} */ (answerTo(state, defenceQuery(state))),
    /** The figures of all players when the game is over. @type {StatsAnswer|undefined} */
    stats: answerTo(state, statsQuery(state)),
    /** The state of the search for mistakes, after a game. */
    search: searchState(state).found,
    /** The state of the judgement of a planned turn. */
    turn: turnState(state).found,
    /** The expert's choice, if it is requested and known. @type {HintAnswer|undefined} */
    hint: answerTo(state, hintQuery(state)),
    /** The plans of the past moment in view. */
    plans: plansState(state),
    /** The reason why there is no hint. */
    hintRefused: refusalOf(state, hintQuery(state)),
    /** @type {Guide|null|undefined} */
    guide: guideQuery(state) && state.guide?.answer,
    /** The action that the filled button would send, if any. */
    nextAction: nextAction(live, ui),
    /** Return the kernel's answer to a query; undefined until it arrives. @param {Action} query */
    answerTo: (query) => answerTo(state, query),
    /** Return the kernel's reason for refusing a query. @param {Action} query */
    refusalOf: (query) => refusalOf(state, query),
    /** All clauses by id, in the order of the rules. @type {Record<string, ClauseText>} */
    clauses: answerTo(state, ALL_CLAUSES)?.clauses ?? {},
    /** The goal and the course of a turn, in short. @type {string[]} */
    turnInShort: answerTo(state, ALL_CLAUSES)?.turn ?? [],
    /** The answer to the open "why?" question. */
    explanation: /** @type {WhyAnswer|undefined} */ (answerTo(state, whyQuery(state))),
    lesson:
      lesson && hasLesson(live)
        ? {
            draft: lesson.draft,
            texts: textsOf(lesson, live),
            /** Whether scenes are being shown. */
            playing: playback.scenes !== null,
            putBack: playback.scenes?.putBack ?? false,
            /** The battle that the scenes have reached. */
            fought: foughtBattle(playback),
          }
        : null,
  };
}

/** @template {ViewModel} T @param {T} model @returns {model is T & LessonModel} */
export const isLesson = (model) => model.lesson !== null;

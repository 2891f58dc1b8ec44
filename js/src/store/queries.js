/** The questions to the kernel that the screen needs answered, and their answers while they are valid. */

import { nextAction } from "./barButtons.js";
import { copyQuery } from "./editor.js";
import { withTextsAsked } from "./lesson.js";
import { localPlans, pathOf, showsPlans } from "./plans.js";
import { shownSnapshot } from "./playback.js";
import { boardOf, isGuest, lessonOf } from "./screens.js";
import { armyRange } from "./selection.js";
import { onlyPerson, stopAt } from "./selectors.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { State } from "./state.js" */
/** @import { Action, BranchesAnswer, OddsAnswer, PlansAnswer, ReviewAnswer, SearchAnswer, Snapshot, TurnAnswer } from "../types.js" */

/** All clauses, for the book of rules. */
export const ALL_CLAUSES = { type: "query", what: "clause" };
/** Answers that are valid only in the position that the question was about. */
const OF_A_POSITION = /"(odds|defence|teach)"/;

/**
 * Build the key of an answer from the question and the armies that it is about.
 * @param {Snapshot} snapshot @param {Action} query
 */
export function queryKey(snapshot, { source, target, ...rest }) {
  const { territories } = boardOf(snapshot);
  return JSON.stringify([source, target, territories[source], territories[target], rest]);
}

/**
 * Return the kernel's answer; undefined while it is awaited, if it was refused, and without a
 * question.
 * @param {Pick<State, "answers"|"snapshot">} state
 * @param {Action|null} query
 */
export function answerTo({ answers, snapshot }, query) {
  const answer = query ? answers[queryKey(snapshot, query)] : undefined;
  return answer?.refused || answer?.asked ? undefined : answer;
}

/**
 * Return the kernel's reason for refusing to answer; undefined otherwise.
 * @param {Pick<State, "answers"|"snapshot">} state
 * @param {Action|null} query
 * @returns {string|undefined}
 */
export const refusalOf = ({ answers, snapshot }, query) =>
  query ? answers[queryKey(snapshot, query)]?.refused?.message : undefined;

/** Whether the query has already been asked. @param {State} state @param {Action} query */
export const isAsked = ({ answers, snapshot }, query) => queryKey(snapshot, query) in answers;

/** Add to the state a pending question for each fact that the screen needs.
 * @param {State} state @returns {State} */
export function withQuestions(state) {
  const { snapshot, disconnected } = state;
  const step = lessonOf(snapshot);
  if (disconnected) return state;
  const asked = neededQueries(state)
    .filter((query) => !isAsked(state, query))
    .map((query) => [queryKey(snapshot, query), { asked: query }]);
  const lesson = state.lesson && step ? withTextsAsked(state.lesson, step.key) : null;
  if (!asked.length && lesson === state.lesson) return state;
  return { ...state, lesson, answers: { ...state.answers, ...Object.fromEntries(asked) } };
}

/**
 * Keep the answers that are still right, given whether the position has changed.
 * @param {State["answers"]} answers
 * @param {{moved: boolean}} o
 * @returns {State["answers"]}
 */
export const withoutStale = (answers, { moved }) =>
  moved
    ? Object.fromEntries(Object.entries(answers).filter(([key]) => !OF_A_POSITION.test(key)))
    : answers;

/** Drop the answer about the person, since it may have become out of date while the form was
 * closed.
 * @param {Pick<State, "answers"|"snapshot">} state */
export function withoutPerson({ answers, snapshot }) {
  const { [queryKey(snapshot, PERSON)]: _, ...others } = answers;
  return others;
}

/** List the queries for the facts on the screen that only the kernel knows.
 * @param {State} state @returns {Action[]} */
export function neededQueries(state) {
  const all = [
    statsQuery(state),
    ...oddsQueries(state),
    defenceQuery(state),
    guideQuery(state),
    hintQuery(state),
    searchState(state).next,
    plansState(state).next,
    branchesQuery(state),
    turnState(state).next,
  ];
  if (state.lesson?.draft.course) all.push(courseQuery(state.snapshot));
  return [...all, ...dialogQueries(state)].filter((query) => query !== null);
}

/** The minimum chance for fighting a battle to its end in one go. */
export const SURE = 0.95;

/** Ask for the odds of the chosen attack, if fought to the end and if fought down to the limit.
 * @param {State} state @returns {[toTheEnd: Action|null, stopped: Action|null]} */
export function oddsQueries({ snapshot: newest, ui }) {
  const { selection } = ui;
  const snapshot = boardOf(newest);
  if (selection.kind !== "pair" || !snapshot.legal.attack || !armyRange(snapshot, selection)) {
    return [null, null];
  }
  const { source, target, armies, dice } = selection;
  const fewer = dice === null ? {} : { dice };
  const query = { type: "query", what: "odds", source, target, armies, ...fewer };
  const stop = stopAt({ snapshot, ui });
  return [query, stop > 1 ? { ...query, stop_at: stop } : query];
}

/** Ask what each number of dice costs the defender. @param {State} state @returns {Action|null} */
export const defenceQuery = (state) =>
  shownSnapshot(state).legal.defend
    ? { type: "query", what: "defence", n: boardOf(state.snapshot).battle?.n ?? 0 }
    : null;

/** Ask for an explanation of this part of the turn, and of the filled button's action.
 * @param {State} state @returns {Action|null} */
export function guideQuery(state) {
  const { snapshot, ui } = state;
  if (snapshot.screen !== "play" || !snapshot.switches.teach || ui.past) return null;
  const move = nextAction(snapshot, ui);
  const source = "source" in ui.selection ? { source: ui.selection.source } : {};
  return { type: "query", what: "teach", n: snapshot.seq, ...source, ...(move && { move }) };
}

/**
 * Ask for the position as a line of text.
 * @param {Shown} shown
 * @param {Pick<Snapshot, "seq">} live
 * @returns {Action}
 */
export const positionQuery = (shown, { seq }) => ({
  type: "query",
  what: "position",
  n: seq,
  ...(shown.screen === "past" && { at: shown.at }),
});

/** Ask for the figures of all players when the game is over. @param {Pick<State, "snapshot">} state */
export const statsQuery = ({ snapshot }) =>
  snapshot.screen === "over" ? { type: "query", what: "stats", n: snapshot.seq } : null;

/** Ask for the answers of a class. @param {Snapshot|Shown} snapshot @returns {Action} */
export const classQuery = (snapshot) => ({
  type: "query",
  what: "class",
  n: snapshot.screen === "class" ? snapshot.classroom.n : 0,
});

/** Ask for all dice of the game so far. @param {Pick<Snapshot, "seq">} snapshot @returns {Action} */
export const diceQuery = ({ seq }) => ({ type: "query", what: "dice", n: seq });

/** A number of pieces of work that no series of games reaches. */
const PIECES = 10_000;

/**
 * Ask for the plans of the past moment in view, again after each change of the person's own plans.
 * @param {State} state @returns {Action|null}
 */
export function plansQuery(state) {
  const { snapshot, ui } = state;
  const shown = shownSnapshot(state);
  if (!showsPlans(ui) || ui.past?.playing || shown.screen !== "past") return null;
  const turn = (localPlans(ui).sent ?? 0) * PIECES;
  const path = pathOf(ui);
  return {
    type: "query",
    what: "plans",
    n: snapshot.seq,
    at: shown.at,
    turn,
    ...(path && { path }),
  };
}

/**
 * Ask for all of the person's own plans, again after each change.
 * @param {State} state @returns {Action|null}
 */
const branchesQuery = ({ snapshot, ui }) =>
  showsPlans(ui)
    ? { type: "query", what: "branches", n: snapshot.seq, turn: localPlans(ui).sent ?? 0 }
    : null;

/** The maximum number of changes that may await the kernel's answer. */
const AHEAD = 9;

/**
 * Return the answer to a query that is asked again after each change, or, until it arrives, the
 * answer from before the change.
 * @param {State} state @param {Action|null} query @param {number} by
 */
function latestAnswer(state, query, by) {
  for (let back = 0; query && back < AHEAD; back++) {
    const found = answerTo(state, { ...query, turn: query.turn - back * by });
    if (found) return found;
  }
}

/**
 * Return what is known of the plans, and the next query: first for the plans, then for better
 * estimates, then for batches of games played on from them, as long as the person wants that.
 * @param {State} state
 * @returns {{answer: PlansAnswer|undefined, refused: string|undefined, next: Action|null, waits?: boolean, tree?: BranchesAnswer}}
 *   `waits`: the answer dates from before the last change
 */
export function plansState(state) {
  const query = plansQuery(state);
  const refused = refusalOf(state, query);
  const tree = latestAnswer(state, branchesQuery(state), 1);
  /** @type {PlansAnswer|undefined} */
  let answer = answerTo(state, query);
  if (!query || !answer) {
    answer = refused ? undefined : latestAnswer(state, query, PIECES);
    return { answer, refused, next: refused ? null : query, waits: true, tree };
  }
  for (let turn = query.turn; ; turn++) {
    const piece = { ...query, what: "play_plans", turn };
    /** @type {PlansAnswer|undefined} */
    const found = answerTo(state, piece);
    if (!found) {
      const goes = answer.rough || (localPlans(state.ui).playing && answer.games < answer.of);
      return { answer, refused, next: goes && !refusalOf(state, piece) ? piece : null, tree };
    }
    answer = found;
  }
}

/** Ask for the expert's choice in this position, if a hint is wanted.
 * @param {Pick<State, "snapshot"|"ui">} state @returns {Action|null} */
export const hintQuery = ({ snapshot, ui }) =>
  ui.hint && snapshot.screen === "play" && snapshot.human && !snapshot.rolling && !ui.past
    ? { type: "query", what: "hint", n: snapshot.seq }
    : null;

/**
 * Build a query about a finished game, which is asked again once its mistakes are known.
 * @param {"review"|"mistakes"} what
 */
const searchedQuery =
  (what) =>
  /**
   * @param {Pick<Snapshot, "seq">} snapshot
   * @param {SearchAnswer|null} [search]
   * @returns {Action}
   */
  ({ seq }, search) => ({ type: "query", what, n: seq, at: Number(search?.over ?? false) });

/** Ask for the review of the game. */
export const reviewQuery = searchedQuery("review");

/**
 * Ask to compare one turn of the game with the expert's plan.
 * @param {Pick<Snapshot, "seq">} snapshot
 * @param {number} turn
 * @param {SearchAnswer|null} [search]
 * @returns {Action}
 */
export const reviewTurnQuery = ({ seq }, turn, search) => ({
  type: "query",
  what: "review_turn",
  turn,
  n: seq,
  at: Number(search?.over ?? false),
});

/**
 * Choose the next turn to evaluate: one at a time and only on request, so that the page stays
 * responsive and the work can be stopped.
 * @param {State} state
 * @returns {Action|null}
 */
function nextReviewTurn(state) {
  const { seat, working } = state.ui.local.review ?? {};
  const search = searchState(state).found;
  /** @type {ReviewAnswer|undefined} */
  const review = working ? answerTo(state, reviewQuery(state.snapshot, search)) : undefined;
  const open = review?.turns
    .filter((turn) => turn.seat === seat)
    .map(({ turn }) => reviewTurnQuery(state.snapshot, turn, search))
    .find((query) => !answerTo(state, query) && !refusalOf(state, query));
  return open ?? null;
}

/** Ask for the person's mistakes, and the win chance lost in the last games. */
export const mistakesQuery = searchedQuery("mistakes");

/**
 * The query for the part of the new-game form that depends on the person, sent whenever the form
 * opens.
 */
export const PERSON = { type: "query", what: "person" };

/** Ask for the latest exam. @param {Pick<Snapshot, "seq">} snapshot @returns {Action} */
export const examQuery = ({ seq }) => ({ type: "query", what: "exam", n: seq });

/** Ask how giving up now would affect the person's level. @param {Pick<Snapshot, "seq">} snapshot @returns {Action} */
export const ifGivenUpQuery = ({ seq }) => ({ type: "query", what: "if_given_up", n: seq });

/**
 * Ask for a part of the search for mistakes after a game.
 * @param {Pick<Snapshot, "seq">} snapshot @param {number} at @returns {Action}
 */
export const searchQuery = ({ seq }, at) => ({ type: "query", what: "find_mistakes", n: seq, at });

/**
 * Return the state of the search: the last answer, and the next query, if any. When a game with
 * only one person is over, the search begins automatically.
 * @param {Pick<State, "answers"|"snapshot">} state
 * @returns {{found: SearchAnswer|null, next: Action|null}}
 */
export function searchState(state) {
  const { snapshot } = state;
  const none = { found: null, next: null };
  if (snapshot.screen !== "over" || isGuest(snapshot) || !onlyPerson(snapshot)) return none;
  return answerInPieces(
    state,
    (at) => searchQuery(snapshot, at),
    ({ over }) => over,
  );
}

/**
 * Follow work that the kernel does in parts, one for each query.
 * @template T
 * @param {Pick<State, "answers"|"snapshot">} state
 * @param {(at: number) => Action} queryOf
 * @param {(answer: T) => boolean} isOver
 * @returns {{found: T|null, next: Action|null}} the last answer, and the next query, if any
 */
function answerInPieces(state, queryOf, isOver) {
  /** @type {T|null} */
  let found = null;
  for (let at = 0; ; at++) {
    const query = queryOf(at);
    if (refusalOf(state, query)) return { found, next: null };
    /** @type {T|undefined} */
    const answer = answerTo(state, query);
    if (!answer) return { found, next: query };
    found = answer;
    if (isOver(answer)) return { found, next: null };
  }
}

/**
 * Ask for a part of the judgement of a planned turn.
 * @param {Pick<Snapshot, "seq">} snapshot @param {number} at @returns {Action}
 */
export const turnQuery = ({ seq }, at) => ({ type: "query", what: "turn", n: seq, at });

/**
 * Return the state of the judgement of a turn that is over: the last answer, and the next query.
 * @param {Pick<State, "answers"|"snapshot">} state
 * @returns {{found: TurnAnswer|null, next: Action|null}}
 */
export function turnState(state) {
  const { snapshot } = state;
  if (snapshot.screen !== "lesson" || !snapshot.lesson.puzzle?.turn?.over) {
    return { found: null, next: null };
  }
  return answerInPieces(
    state,
    (at) => turnQuery(snapshot, at),
    ({ result }) => result !== null,
  );
}

/** Build the query for the open "why?" question. @param {Pick<State, "ui">} state @returns {Action|null} */
export function whyQuery({ ui: { why } }) {
  if (!why?.about) return null;
  const { about, n } = why;
  return { type: "query", what: "why", about, ...(n === undefined ? {} : { n }) };
}

/** Ask for one clause, with every edition's version of it. @param {string} id @returns {Action} */
export const clauseQuery = (id) => ({ ...ALL_CLAUSES, id });

/** Ask for the current map of the course. @param {Pick<Snapshot, "seq">} snapshot @returns {Action} */
export const courseQuery = ({ seq }) => ({ type: "query", what: "course", n: seq });

/** @param {State} state @returns {Array<Action|null>} */
function dialogQueries(state) {
  const { why, dialog } = state.ui;
  if (dialog === "rules") return [ALL_CLAUSES];
  if (dialog === "position") return [positionQuery(shownSnapshot(state), state.snapshot)];
  if (dialog === "review") {
    return [reviewQuery(state.snapshot, searchState(state).found), nextReviewTurn(state)];
  }
  if (dialog === "mistakes") return [mistakesQuery(state.snapshot, searchState(state).found)];
  if (dialog === "new") return [PERSON];
  if (dialog === "exam") return [examQuery(state.snapshot)];
  if (dialog === "draft_copy") return [copyQuery(state.snapshot, state.ui)];
  if (dialog === "end") return [ifGivenUpQuery(state.snapshot)];
  if (dialog === "dice") return [diceQuery(state.snapshot)];
  if (dialog === "class_table") return [classQuery(state.snapshot)];
  if (dialog !== "why" || !why) return [];
  const query = whyQuery(state);
  /** @type {string[]} */
  const clauses = answerTo(state, query)?.clauses ?? why.rules;
  return [query, ...clauses.map(clauseQuery)];
}

/**
 * The odds of a battle for drawing.
 * @typedef {object} BattleOdds
 * @property {number} win chance of capturing by attacking to the end
 * @property {Array<[armies: number, p: number]>} attackers armies left if the attacker wins
 * @property {Array<[armies: number, p: number]>} defenders armies left if the defender holds
 * @property {number|null} stop_win chance of capturing with the stop rule
 * @property {number|null} hit chance that the next roll costs the defender an army
 */

/**
 * @param {OddsAnswer|undefined} toTheEnd answer for an attack fought to the end
 * @param {OddsAnswer|undefined} stopped answer with the stop rule
 * @returns {BattleOdds|null}
 */
export function readOdds(toTheEnd, stopped) {
  if (!toTheEnd?.attackers_left) return null;
  return {
    win: toTheEnd.win,
    // A losing attacker keeps the one army that had to stay; a winner has at least two.
    attackers: numbered(toTheEnd.attackers_left).slice(2).reverse(),
    defenders: numbered(toTheEnd.defenders_left).slice(1),
    stop_win: stopped?.win ?? null,
    hit: toTheEnd.hit ?? null,
  };
}

/**
 * @param {number[]|undefined} chances by number of armies
 * @returns {Array<[number, number]>}
 */
const numbered = (chances = []) => chances.map((p, n) => [n, p]);

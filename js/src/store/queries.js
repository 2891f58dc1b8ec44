/** Questions to the kernel that the screen rests on, and their answers as long as they hold. */

import { nextAction } from "./barButtons.js";
import { withTextsAsked } from "./lesson.js";
import { shownSnapshot } from "./playback.js";
import { boardOf, isGuest, lessonOf } from "./screens.js";
import { armyRange } from "./selection.js";
import { onlyPerson, stopAt } from "./selectors.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { State } from "./state.js" */
/** @import { Action, OddsAnswer, ReviewAnswer, SearchAnswer, Snapshot } from "../types.js" */

/** All clauses, for the book of rules. */
export const ALL_CLAUSES = { type: "query", what: "clause" };
/** Answers that hold only in the position in which they were given. */
const OF_A_POSITION = /"(odds|defence|teach)"/;

/** The key of an answer: the question, and the armies that it is about.
 * @param {Snapshot} snapshot @param {Action} query */
export function queryKey(snapshot, { source, target, ...rest }) {
  const { territories } = boardOf(snapshot);
  return JSON.stringify([source, target, territories[source], territories[target], rest]);
}

/**
 * The kernel's answer; undefined as long as it is not there, where it was refused and where nothing
 * is asked.
 * @param {Pick<State, "answers"|"snapshot">} state
 * @param {Action|null} query
 */
export function answerTo({ answers, snapshot }, query) {
  const answer = query ? answers[queryKey(snapshot, query)] : undefined;
  return answer?.refused || answer?.asked ? undefined : answer;
}

/**
 * The kernel's reason for refusing to answer; undefined otherwise.
 * @param {Pick<State, "answers"|"snapshot">} state
 * @param {Action|null} query
 * @returns {string|undefined}
 */
export const refusalOf = ({ answers, snapshot }, query) =>
  query ? answers[queryKey(snapshot, query)]?.refused?.message : undefined;

/** It has been asked already. @param {State} state @param {Action} query */
export const isAsked = ({ answers, snapshot }, query) => queryKey(snapshot, query) in answers;

/** The state with a pending question for everything that the screen needs to know.
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
 * The answers that are still right, given whether the position has changed.
 * @param {State["answers"]} answers
 * @param {{moved: boolean}} o
 * @returns {State["answers"]}
 */
export const withoutStale = (answers, { moved }) =>
  moved
    ? Object.fromEntries(Object.entries(answers).filter(([key]) => !OF_A_POSITION.test(key)))
    : answers;

/** The answers without what may have changed since the form was last open.
 * @param {Pick<State, "answers"|"snapshot">} state */
export function withoutPerson({ answers, snapshot }) {
  const { [queryKey(snapshot, PERSON)]: _, ...others } = answers;
  return others;
}

/** Everything on the screen that only the kernel knows.
 * @param {State} state @returns {Action[]} */
export function neededQueries(state) {
  const all = [
    statsQuery(state),
    ...oddsQueries(state),
    defenceQuery(state),
    guideQuery(state),
    hintQuery(state),
    searchState(state).next,
  ];
  if (state.lesson?.draft.course) all.push(courseQuery(state.snapshot));
  return [...all, ...dialogQueries(state)].filter((query) => query !== null);
}

/** Odds of the attack under way, to its end and down to the limit.
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

/** Asks for the costs of each number of dice to the defender. @param {State} state @returns {Action|null} */
export const defenceQuery = (state) =>
  shownSnapshot(state).legal.defend
    ? { type: "query", what: "defence", n: boardOf(state.snapshot).battle?.n ?? 0 }
    : null;

/** Asks for the meaning of this part of the turn, and of the filled button's action.
 * @param {State} state @returns {Action|null} */
export function guideQuery(state) {
  const { snapshot, ui } = state;
  if (snapshot.screen !== "play" || !snapshot.teach || ui.past) return null;
  const move = nextAction(snapshot, ui);
  const source = "source" in ui.selection ? { source: ui.selection.source } : {};
  return { type: "query", what: "teach", n: snapshot.seq, ...source, ...(move && { move }) };
}

/**
 * A position as a line.
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

/** Everybody's figures, when the game is over. @param {Pick<State, "snapshot">} state */
export const statsQuery = ({ snapshot }) =>
  snapshot.screen === "over" ? { type: "query", what: "stats", n: snapshot.seq } : null;

/** Asks for the answers of a class. @param {Snapshot|Shown} snapshot @returns {Action} */
export const classQuery = (snapshot) => ({
  type: "query",
  what: "class",
  n: snapshot.screen === "class" ? snapshot.classroom.n : 0,
});

/** All dice of the game so far. @param {Pick<Snapshot, "seq">} snapshot @returns {Action} */
export const diceQuery = ({ seq }) => ({ type: "query", what: "dice", n: seq });

/** Asks for the expert's choice now, where somebody wants to know.
 * @param {Pick<State, "snapshot"|"ui">} state @returns {Action|null} */
export const hintQuery = ({ snapshot, ui }) =>
  ui.hint && snapshot.screen === "play" && snapshot.human && !snapshot.rolling && !ui.past
    ? { type: "query", what: "hint", n: snapshot.seq }
    : null;

/**
 * A question about a game that is over, asked anew once its mistakes are known.
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

/** The game looked at again. */
export const reviewQuery = searchedQuery("review");

/**
 * One turn of it beside the expert's plan.
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
 * The next turn to evaluate, one at a time and only on request, so that the page stays responsive
 * and can stop.
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

/** Mistakes of one's own, and the chances given away in the last games. */
export const mistakesQuery = searchedQuery("mistakes");

/** Asks for the person's part of the form for a new game, whenever that is opened. */
export const PERSON = { type: "query", what: "person" };

/** Asks for the effect of giving up now on the person's level. @param {Pick<Snapshot, "seq">} snapshot @returns {Action} */
export const ifGivenUpQuery = ({ seq }) => ({ type: "query", what: "if_given_up", n: seq });

/** A piece of the search for them, after a game. @param {Pick<Snapshot, "seq">} snapshot @param {number} at @returns {Action} */
export const searchQuery = ({ seq }, at) => ({ type: "query", what: "find_mistakes", n: seq, at });

/**
 * The state of the search: the last piece that is answered, and the next one to ask for, if any.
 * It begins by itself when the only person's game is over.
 * @param {Pick<State, "answers"|"snapshot">} state
 * @returns {{found: SearchAnswer|null, next: Action|null}}
 */
export function searchState(state) {
  const { snapshot } = state;
  const none = { found: null, next: null };
  if (snapshot.screen !== "over" || isGuest(snapshot) || !onlyPerson(snapshot)) return none;
  /** @type {SearchAnswer|null} */
  let found = null;
  for (let at = 0; ; at++) {
    const query = searchQuery(snapshot, at);
    if (refusalOf(state, query)) return { found, next: null };
    /** @type {SearchAnswer|undefined} */
    const answer = answerTo(state, query);
    if (!answer) return { found, next: query };
    found = answer;
    if (answer.over) return { found, next: null };
  }
}

/** The query for the "why?" that is asked. @param {Pick<State, "ui">} state @returns {Action|null} */
export function whyQuery({ ui: { why } }) {
  if (!why?.about) return null;
  const { about, n } = why;
  return { type: "query", what: "why", about, ...(n === undefined ? {} : { n }) };
}

/** One clause, with what every edition makes of it. @param {string} id @returns {Action} */
export const clauseQuery = (id) => ({ ...ALL_CLAUSES, id });

/** The map of the course, as it is now. @param {Pick<Snapshot, "seq">} snapshot @returns {Action} */
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
 * Odds of a battle, as they are drawn.
 * @typedef {object} BattleOdds
 * @property {number} win chance to capture when attacking until it ends
 * @property {Array<[armies: number, p: number]>} attackers armies left, where the attacker wins
 * @property {Array<[armies: number, p: number]>} defenders armies left, where the defender holds
 * @property {number|null} stop_win chance to capture with the stop rule
 * @property {number|null} hit chance that the next roll costs the defender an army
 */

/**
 * @param {OddsAnswer|undefined} toTheEnd answer for an attack that goes on until it ends
 * @param {OddsAnswer|undefined} stopped answer with the stop rule
 * @returns {BattleOdds|null}
 */
export function readOdds(toTheEnd, stopped) {
  if (!toTheEnd?.attackers_left) return null;
  return {
    win: toTheEnd.win,
    // An attacker that loses keeps the one army that had to stay; one that wins has at least two.
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

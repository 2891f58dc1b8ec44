/**
 * The state of this view of a lesson, and the learner's draft: an answer, or an action of any kind,
 * whether allowed or not. The kernel says what is right; nothing here judges.
 */

import { hasLesson } from "./screens.js";

/** @import { Action, LessonTexts, Phase, Snapshot, TaughtScreen } from "../types.js" */
/** @import { Shown } from "../pageTypes.js" */

/** Texts that have been requested. @typedef {{asked: Action, key: string}} AskedTexts */

/**
 * @typedef {object} LessonState
 * @property {string} id of the lesson
 * @property {number} begun counts the times the step was begun, to tell them apart
 * @property {string} game changes with each step, and when a lesson is opened again
 * @property {number} feedback number of the last feedback received
 * @property {boolean} fresh whether the feedback is so new that a press was meant for the previous content
 * @property {Draft} draft
 * @property {Record<string, LessonTexts|AskedTexts>} texts by key
 */

/**
 * @typedef {{type: "lesson_draft", change: Partial<Draft>}
 *   | {type: "lesson_attempt", change: Partial<Attempt>}
 *   | {type: "lesson_fresh", fresh: boolean}
 *   | {type: "lesson_texts", texts: LessonTexts}
 *   | {type: "lesson_texts_missing", key: string}} LessonEvent
 */

/** Return the answer that a pupil has already handed in; undefined for anyone else. @param {TaughtScreen} snapshot */
const handedIn = (snapshot) => (snapshot.screen === "pupil" ? snapshot.pupil.answer : undefined);

/** Whether two states belong to the same attempt at the same step.
 * @param {LessonState|null} a @param {LessonState|null} b */
export const isSameStep = (a, b) =>
  a !== null && b !== null && a.id === b.id && a.begun === b.begun && a.game === b.game;

/** Return the texts of the current step; null until they arrive. @param {LessonState} lesson @param {TaughtScreen} snapshot */
export function textsOf({ texts }, { lesson: { key } }) {
  const found = texts[key];
  return found && !("asked" in found) ? found : null;
}

/**
 * Return the lesson with a request for the texts of the current step, unless they are there.
 * @param {LessonState} lesson
 * @param {string} key of the texts
 * @returns {LessonState}
 */
export function withTextsAsked(lesson, key) {
  if (key in lesson.texts) return lesson;
  const asked = { asked: { type: "query", what: "lesson" }, key };
  return { ...lesson, texts: { ...lesson.texts, [key]: asked } };
}

/** @param {Snapshot} snapshot @returns {LessonState|null} */
export const openLesson = (snapshot) =>
  hasLesson(snapshot)
    ? {
        id: snapshot.lesson.id,
        begun: snapshot.lesson.begun,
        game: snapshot.game_id,
        feedback: snapshot.lesson.feedback?.n ?? 0,
        fresh: false,
        draft: emptyDraft(snapshot),
        texts: {},
      }
    : null;

/**
 * @param {LessonState|null} lesson
 * @param {Snapshot} snapshot the one just received
 * @returns {LessonState|null}
 */
export function receiveLesson(lesson, snapshot) {
  // The lesson has been left, or another one has been opened.
  if (!lesson || !hasLesson(snapshot) || lesson.id !== snapshot.lesson.id)
    return openLesson(snapshot);
  const { id, begun, feedback } = snapshot.lesson;
  const game = snapshot.game_id;
  // The same lesson has been opened again, such as another warm-up.
  if (begun === lesson.begun && game !== lesson.game) return openLesson(snapshot);
  const news = feedback && feedback.n !== lesson.feedback;
  let { draft } = lesson;
  if (begun !== lesson.begun) {
    const { notice, course } = draft;
    draft = { ...emptyDraft(snapshot), notice, course };
  }
  if (news && feedback.status === "refused") {
    draft = { ...draft, attempt: { ...draft.attempt, source: null, target: null } };
  }
  // Texts requested while the kernel was away are requested again.
  const texts = Object.fromEntries(
    Object.entries(lesson.texts).filter(([, text]) => !("asked" in text)),
  );
  const { fresh } = lesson;
  return { id, begun, game, feedback: feedback?.n ?? lesson.feedback, fresh, draft, texts };
}

/** @param {LessonState} lesson @param {LessonEvent} event @returns {LessonState} */
export function reduceLesson(lesson, event) {
  const { draft, texts } = lesson;
  switch (event.type) {
    case "lesson_draft":
      return { ...lesson, draft: { ...draft, ...event.change } };
    case "lesson_attempt":
      return { ...lesson, draft: { ...draft, attempt: { ...draft.attempt, ...event.change } } };
    case "lesson_fresh":
      return { ...lesson, fresh: event.fresh };
    case "lesson_texts":
      return { ...lesson, texts: { ...texts, [event.texts.key]: event.texts } };
    case "lesson_texts_missing": {
      const { [event.key]: _, ...others } = texts;
      return { ...lesson, texts: others };
    }
  }
}

/**
 * An action to try; its verb is "" until one is chosen.
 * @typedef {{verb: string, source: string|null, target: string|null, armies: number, cards: string[]}} Attempt
 */

/**
 * The draft before it is handed in; forgotten when a step begins.
 * @typedef {object} Draft
 * @property {string} answer in a word or a number
 * @property {string[]} places territories, or a continent; or else several words, in their order
 * @property {Attempt} attempt
 * @property {string} notice the outcome of saving or loading the progress
 * @property {""|"save"|"change"} naming why the name is being asked for: before saving, or to change it
 * @property {string} name as entered so far
 * @property {boolean} hints whether the hints so far are unfolded
 * @property {boolean} course whether the map of the course is unfolded
 * @property {boolean} asking whether the page asks to confirm watching the challenge, which ends the learner's game
 */

/** Start a draft, with the answer that a pupil has already handed in, if any. @param {TaughtScreen} snapshot @returns {Draft} */
const emptyDraft = (snapshot) => ({
  answer: String(handedIn(snapshot) ?? ""),
  places: [handedIn(snapshot) ?? []].flat(),
  attempt: { verb: usualVerb(snapshot), source: null, target: null, armies: 1, cards: [] },
  notice: "",
  naming: "",
  name: "",
  hints: false,
  course: false,
  asking: false,
});

/**
 * List the steps not done yet, including challenges that were only watched.
 * @param {TaughtScreen} snapshot
 * @returns {number[]} counted from 0
 */
export const stepsLeft = ({ lesson: { marks, stars } }) =>
  marks.flatMap((mark, i) =>
    mark === "open" || (mark === "shown" && Boolean(stars?.[i])) ? [i] : [],
  );

/** The form of a whole number as an answer. */
const NUMBER = /^\s*-?\d{1,8}\s*$/;

/** Parse the number entered; null while there is none. @param {Draft} draft */
export const numberIn = ({ answer }) => (NUMBER.test(answer) ? Number(answer) : null);

/**
 * Return the number that − and + start from: the number entered or, if the field is empty, the last
 * wrong answer.
 * @param {TaughtScreen} snapshot @param {Draft} draft
 */
export function numberNow({ lesson: { feedback } }, draft) {
  return Number.parseInt(draft.answer || String(feedback?.said ?? ""), 10) || 0;
}

/** Whether a pupil has handed in exactly this answer. @param {TaughtScreen} snapshot @param {unknown} answer */
export const isAnsweredSo = (snapshot, answer) =>
  handedIn(snapshot) !== undefined && String(handedIn(snapshot)) === String(answer);

/** Whether the entry has already been judged wrong.
 * @param {import("../types.js").LessonPart} lesson @param {unknown} entered */
export const isJudgedWrong = ({ feedback }, entered) =>
  feedback?.status === "wrong" &&
  (feedback.said ?? null) !== null &&
  String(feedback.said) === String(entered);

/** List the kinds of actions to try in this phase. @param {TaughtScreen} snapshot */
export function verbs(snapshot) {
  if (/^(claim|place|capital)$/.test(snapshot.phase)) return ["claim", "place", "choose_capital"];
  return ["place", ...(snapshot.hand?.length ? ["trade"] : []), "attack", "fortify", "end_phase"];
}

/**
 * Choose the action to begin with: an attack if the step points from one territory to another, even
 * outside the attack phase; the phase's usual action if the step points to a single territory.
 * Otherwise choose none, since the learner has to find out what to try.
 * @param {TaughtScreen} snapshot
 */
export function usualVerb({ phase, lesson, to_place }) {
  const ends = Object.values(lesson.outline);
  if (!ends.length) return "";
  /** @type {Partial<Record<Phase, string>>} */
  const byPhase = {
    claim: "claim",
    place: "place",
    capital: "choose_capital",
    reinforce: to_place ? "place" : "end_phase",
    fortify: "fortify",
  };
  const usual = byPhase[phase] ?? "attack";
  const pair = ends.includes("source") && ends.includes("target");
  return pair && territoriesNeeded(usual) < 2 ? "attack" : usual;
}

/** @param {string} verb */
export const territoriesNeeded = (verb) =>
  /^(attack|fortify)$/.test(verb) ? 2 : /^(place|claim|choose_capital)$/.test(verb) ? 1 : 0;

/** Build the action to try; null while something is missing.
 * @param {Attempt} attempt @returns {Action|null} */
export function attemptedAction({ verb, source, target, armies, cards }) {
  if (verb === "end_phase") return { type: verb };
  if (verb === "trade") return cards.length === 3 ? { type: verb, cards } : null;
  if (territoriesNeeded(verb) === 2) {
    return source && target ? { type: verb, source, target, armies } : null;
  }
  if (!source) return null;
  return verb === "place"
    ? { type: verb, territory: source, armies }
    : { type: verb, territory: source };
}

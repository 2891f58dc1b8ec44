/** What this view of a lesson holds. What is right the kernel says; nothing here judges. */

import { emptyDraft } from "./attempt.js";

/** @import { LessonSnapshot, Texts } from "../lessonTypes.js" */
/** @import { Action, Snapshot } from "../types.js" */
/** @import { Attempt, Draft } from "./attempt.js" */

/** Texts that are asked for. @typedef {{asked: Action, key: string}} AskedTexts */

/**
 * @typedef {object} LessonState
 * @property {string} id of the lesson
 * @property {number} begun tells one beginning of a step from the next
 * @property {string} game which changes with it, and where a lesson is opened anew
 * @property {number} feedback the last one that has come
 * @property {Draft} draft
 * @property {Record<string, Texts|AskedTexts>} texts by key
 */

/**
 * @typedef {{type: "lesson_draft", change: Partial<Draft>}
 *   | {type: "lesson_attempt", change: Partial<Attempt>}
 *   | {type: "lesson_texts", texts: Texts}
 *   | {type: "lesson_texts_missing", key: string}} LessonEvent
 */

/** @param {Snapshot} snapshot @returns {snapshot is LessonSnapshot} */
export const hasLesson = (snapshot) => Boolean(snapshot.lesson);

/**
 * Both are in the same beginning of the same step.
 * @param {LessonState|null} a
 * @param {LessonState|null} b
 */
export const isSameStep = (a, b) =>
  a !== null && b !== null && a.id === b.id && a.begun === b.begun && a.game === b.game;

/** The texts of the step at hand; null until they have come. @param {LessonState} lesson @param {LessonSnapshot} snapshot */
export function textsOf({ texts }, { lesson: { key } }) {
  const found = texts[key];
  return found && !("asked" in found) ? found : null;
}

/**
 * A lesson whose texts for the step at hand are there, or asked for.
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
        draft: emptyDraft(snapshot),
        texts: {},
      }
    : null;

/**
 * @param {LessonState|null} lesson
 * @param {Snapshot} snapshot that has come
 * @returns {LessonState|null}
 */
export function receiveLesson(lesson, snapshot) {
  // It has been left, or another one has been opened.
  if (!lesson || !hasLesson(snapshot) || lesson.id !== snapshot.lesson.id)
    return openLesson(snapshot);
  const { id, begun, feedback } = snapshot.lesson;
  const game = snapshot.game_id;
  // The same one has been opened again, such as another warm-up.
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
  // What was asked for while the kernel was away is asked for again.
  const texts = Object.fromEntries(
    Object.entries(lesson.texts).filter(([, text]) => !("asked" in text)),
  );
  return { id, begun, game, feedback: feedback?.n ?? lesson.feedback, draft, texts };
}

/**
 * @param {LessonState} lesson
 * @param {LessonEvent} event
 * @returns {LessonState}
 */
export function reduceLesson(lesson, event) {
  const { draft, texts } = lesson;
  switch (event.type) {
    case "lesson_draft":
      return { ...lesson, draft: { ...draft, ...event.change } };
    case "lesson_attempt":
      return { ...lesson, draft: { ...draft, attempt: { ...draft.attempt, ...event.change } } };
    case "lesson_texts":
      return { ...lesson, texts: { ...texts, [event.texts.key]: event.texts } };
    case "lesson_texts_missing": {
      const { [event.key]: _, ...others } = texts;
      return { ...lesson, texts: others };
    }
  }
}

/** What this view of a lesson holds. What is right the kernel says; nothing here judges. */

import { emptyDraft } from "./attempt.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Holding} Holding */
/** @typedef {import("../lessonTypes.js").Scene} Scene */
/** @typedef {import("../lessonTypes.js").LessonSnapshot} LessonSnapshot */
/** @typedef {import("../lessonTypes.js").Texts} Texts */
/** @typedef {import("./attempt.js").Attempt} Attempt */
/** @typedef {import("./attempt.js").Draft} Draft */

/**
 * What came of a move, shown scene by scene.
 * @typedef {object} Playback
 * @property {Scene[]} scenes
 * @property {number} index of the scene that is shown
 * @property {Record<string, Holding>} before what stood on the map before the first
 * @property {boolean} takenBack the move does not stay
 * @property {boolean} rolling the scene's dice do not lie still yet
 * @property {Snapshot|null} held what is shown beside the map until the last dice lie still; null
 *   where the outcome is known already
 */

/**
 * @typedef {object} LessonState
 * @property {string} id of the lesson
 * @property {number} begun tells one beginning of a step from the next
 * @property {string} game which changes with it, and where a lesson is opened anew
 * @property {number} feedback the last one that has come
 * @property {Draft} draft
 * @property {Record<string, Texts|null>} texts by key; null while they are asked for
 * @property {Playback|null} playback
 */

/**
 * @typedef {{type: "lesson_draft", change: Partial<Draft>}
 *   | {type: "lesson_attempt", change: Partial<Attempt>}
 *   | {type: "lesson_texts", texts: Texts}
 *   | {type: "lesson_texts_asked", key: string}
 *   | {type: "lesson_texts_missing", key: string}
 *   | {type: "lesson_playback", playback: Playback|null}} LessonEvent
 */

/** @param {Snapshot} snapshot @returns {snapshot is LessonSnapshot} */
export const hasLesson = (snapshot) => Boolean(snapshot.lesson);

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
        playback: null,
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
  let { draft, playback } = lesson;
  if (begun !== lesson.begun) {
    const { notice, course } = draft;
    draft = { ...emptyDraft(snapshot), notice, course };
    playback = null;
  }
  if (news && feedback.status === "refused") {
    draft = { ...draft, attempt: { ...draft.attempt, source: null, target: null } };
  }
  // What was asked for while the kernel was away is asked for again.
  const texts = Object.fromEntries(Object.entries(lesson.texts).filter(([, text]) => text));
  return { id, begun, game, feedback: feedback?.n ?? lesson.feedback, draft, texts, playback };
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
    case "lesson_texts_asked":
      return { ...lesson, texts: { ...texts, [event.key]: null } };
    case "lesson_texts_missing": {
      const { [event.key]: _, ...others } = texts;
      return { ...lesson, texts: others };
    }
    case "lesson_playback":
      return { ...lesson, playback: event.playback };
  }
}

/**
 * Whether dice of these scenes are still to come to rest.
 * @param {Playback} playback
 */
export const isOpen = ({ scenes, index, rolling }) =>
  rolling || scenes.slice(index + 1).some(({ battle }) => battle);

/**
 * The battle of the scene that is shown, or of the last one that had any.
 * @param {Playback} playback
 */
export const lastBattle = ({ scenes, index }) =>
  scenes
    .slice(0, index + 1)
    .reduce((battle, scene) => scene.battle ?? battle, scenes[0]?.battle ?? null);

/** @param {Snapshot} snapshot @returns {Snapshot} */
const withoutFeedback = (snapshot) =>
  hasLesson(snapshot)
    ? /** @type {LessonSnapshot} */ ({
        ...snapshot,
        lesson: { ...snapshot.lesson, feedback: null },
      })
    : snapshot;

/**
 * The snapshot as a scene has it, in which nothing can be done. Of the outcome nothing shows before
 * the dice lie still.
 * @param {Snapshot} snapshot
 * @param {Playback} playback
 * @returns {Snapshot}
 */
export function sceneSnapshot(snapshot, playback) {
  const { scenes, index, before, takenBack, rolling, held } = playback;
  const scene = scenes[index];
  if (!scene) return snapshot;
  // Armies are lost when the dice lie still.
  const played = scenes.slice(0, rolling ? index : index + 1);
  return {
    ...(held && isOpen(playback) ? withoutFeedback(held) : snapshot),
    territories: Object.assign(
      { ...snapshot.territories },
      before,
      ...played.map(({ territories }) => territories),
    ),
    battle: scene.battle ?? null,
    legal: {},
    human: false,
    screen: takenBack ? "past" : "play",
  };
}

/** A lesson in one view: it sends the learner's input, and announces and replays the answer. */

import { kindOf } from "../lessonKinds/index.js";
import { boardOf, hasLesson } from "../store/screens.js";
import { plainText, sentences } from "../words/index.js";

/** @import { TaughtScreen } from "../types.js" */
/** @import { Page } from "../calls.js" */
/** @import { Attempt, Draft } from "../store/lesson.js" */
/** @import { State } from "../store/state.js" */

/**
 * Milliseconds for which feedback is shown before the map takes another answer. A burst of faster
 * presses, however long, counts as one: the feedback on its first press must be read first.
 */
export const READ = 700;

/**
 * @param {Page} page
 * @param {object} o
 * @param {(action: import("../types.js").Action) => void} o.send
 * @param {(text: string) => void} o.announce
 * @param {Pick<ReturnType<typeof import("./playbackController.js").createPlayback>, "playScenes"|"endScenes">} o.playback
 * @param {() => void} o.reveal scrolls up to the top of the widget if it is out of sight
 */
export function createLessonController({ root, store, say, map, signal }, o) {
  const { send: sendAction, announce, playback } = o;
  /** The timer until the feedback has been read. @type {ReturnType<typeof setTimeout>|undefined} */
  let reading;
  signal.addEventListener("abort", () => clearTimeout(reading));
  /** Whether the learner is moving to another step, so that the focus must follow. */
  let stepping = false;

  /** @param {string} selector */
  const focus = (selector) =>
    /** @type {HTMLElement|null} */ (root.querySelector(selector))?.focus();

  /** Focus the text of a new step, and scroll to its sentence and map. */
  function begin() {
    const text = /** @type {HTMLElement|null} */ (root.querySelector("[data-step]"));
    text?.focus({ preventScroll: true });
    o.reveal();
  }

  /** @param {Partial<Draft>} change */
  const change = (change) => store.dispatch({ type: "lesson_draft", change });

  /** @param {Partial<Attempt>} change */
  const changeAttempt = (change) => store.dispatch({ type: "lesson_attempt", change });

  /** @param {Record<string, any>} action */
  function send(action) {
    playback.endScenes();
    stepping = /^(next|back|skip|go)$/.test(action.do);
    sendAction({ type: "lesson", ...action });
  }

  function check() {
    const { snapshot, lesson } = store.get();
    if (!lesson || !hasLesson(snapshot)) return;
    const answer = kindOf(snapshot.lesson).answer?.(snapshot.lesson, lesson.draft) ?? null;
    if (answer !== null) send({ do: "check", answer });
  }

  /** Keep other answers from being judged for a while, so that the last feedback is read. */
  function letRead() {
    clearTimeout(reading);
    store.dispatch({ type: "lesson_fresh", fresh: true });
    reading = setTimeout(() => store.dispatch({ type: "lesson_fresh", fresh: false }), READ);
  }

  return {
    /** The calls of the lesson's views. */
    actions: {
      change,
      changeAttempt,
      send,
      check,
      /** Clear the answer for another try; if there are several places, the right ones stay. */
      answerAgain() {
        const { snapshot } = store.get();
        const kept = hasLesson(snapshot) ? snapshot.lesson.feedback?.kept : null;
        change({ answer: "", places: kept ?? [] });
        focus("[data-answer]");
      },
      /** Send an action of any kind. @param {import("../types.js").Action} action */
      tryAction(action) {
        playback.endScenes();
        sendAction(action);
      },
      skipScenes: playback.endScenes,
      playScenes: playback.playScenes,
    },

    /** Whether Enter on the map chooses a territory there instead of pressing the filled button. */
    isChoosing() {
      const { snapshot } = store.get();
      return hasLesson(snapshot) && !snapshot.lesson.done && Boolean(kindOf(snapshot.lesson).press);
    },

    /**
     * Whether Enter hands in the answer, since it is complete and the focus is on its last place;
     * then Enter does not take that place back.
     * @param {string} at
     */
    isReadyAt(at) {
      const { snapshot, lesson } = store.get();
      if (!lesson || !hasLesson(snapshot)) return false;
      const { isReadyAt } = kindOf(snapshot.lesson);
      return !snapshot.lesson.done && Boolean(isReadyAt?.(snapshot.lesson, lesson.draft, at));
    },

    /** Handle a click on the map, and return whether it belonged to the lesson. @param {string} t */
    selectTerritory(t) {
      const { snapshot, lesson } = store.get();
      if (!lesson || !hasLesson(snapshot)) return false;
      if (lesson.fresh) {
        letRead();
        return true;
      }
      // A press during the scenes ends them, and does nothing else.
      if (store.get().playback.scenes) {
        playback.endScenes();
        return true;
      }
      if (snapshot.lesson.done) return true;
      const { press, acts } = kindOf(snapshot.lesson);
      const { board } = store.get();
      press?.(
        { lesson: snapshot.lesson, board, draft: lesson.draft, change, changeAttempt, check },
        t,
      );
      return Boolean(press) || !acts;
    },

    /** React to a new snapshot. @param {State} prev the state before it */
    receive(prev) {
      const { snapshot, lesson } = store.get();
      if (!lesson || !prev.lesson || !hasLesson(snapshot)) return;
      const { feedback } = snapshot.lesson;
      if (lesson.begun !== prev.lesson.begun) {
        // The new step may be about another part of the map.
        map()?.whole();
        if (stepping) queueMicrotask(begin);
      }
      stepping = false;
      if (!feedback || feedback.n === prev.lesson.feedback) return;
      const { heading, blocks, hint, back, scenes, status } = feedback;
      const judged = /^(right|wrong|refused)$/.test(status);
      if (judged) letRead();
      const taken = back ? say("page-lesson-taken-back") : "";
      playback.playScenes(scenes, boardOf(prev.snapshot).territories, back, {
        held: hasLesson(prev.snapshot) ? prev.snapshot : undefined,
        revealed() {
          if (judged) letRead();
          announce(sentences(say, heading, plainText(blocks), hint ?? "", taken));
        },
      });
    },
  };
}

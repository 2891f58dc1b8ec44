/** The kinds of steps; only a kind's own file knows its name. */

import { challengeKind } from "./challenge.js";
import { chanceKind } from "./chance.js";
import { doKind } from "./do.js";
import { pointKind } from "./point.js";
import { predictKind } from "./predict.js";
import { refuseKind } from "./refuse.js";

/** @import { LessonKind } from "../calls.js" */
/** @import { Shown } from "../pageTypes.js" */
/** @import { LessonPart, Snapshot } from "../types.js" */

const KINDS = [doKind, predictKind, chanceKind, refuseKind, pointKind, challengeKind];

/** The kind for a position that asks nothing and is simply played. @type {LessonKind} */
const PLAYED = { id: "", acts: true };

/** Find the kind of a lesson's step; a game has none, and is simply played.
 * @param {LessonPart|null} lesson @returns {LessonKind} */
export const kindOf = (lesson) => KINDS.find(({ id }) => id === lesson?.kind) ?? PLAYED;

/**
 * Whether a single learner is asked a question: nothing is played, so a battle has no buttons.
 * @param {Snapshot|Shown} snapshot
 */
export const isQuestion = (snapshot) =>
  snapshot.screen === "lesson" && !kindOf(snapshot.lesson).acts;

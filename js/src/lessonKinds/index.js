/** The kinds of steps, each in a file of its own that alone knows it by its name. */

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

/** A position that asks nothing: it is played. @type {LessonKind} */
const PLAYED = { id: "", acts: true };

/** The kind of a lesson's step; a game has none, and is played.
 * @param {LessonPart|null} lesson @returns {LessonKind} */
export const kindOf = (lesson) => KINDS.find(({ id }) => id === lesson?.kind) ?? PLAYED;

/** A single learner is asked something: nothing is played, so a battle has no buttons there.
 * @param {Snapshot|Shown} snapshot */
export const isQuestion = (snapshot) =>
  snapshot.screen === "lesson" && !kindOf(snapshot.lesson).acts;

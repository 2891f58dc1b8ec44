/**
 * The things shown before the newest position: a game's rolls, while the dice are in the air; a
 * lesson's scenes; and moments of the past. Snapshots and scenes wait in one queue; timers in the
 * controller lead from one to the next.
 */

import {
  boardOf,
  hasGame,
  hasLesson,
  movesOf,
  NO_CHOICE,
  ofGame,
  partsIn,
  rollingIn,
} from "./screens.js";

/** @import { Battle, GameScreen, Holding, Moment, Scene, Snapshot, TaughtScreen } from "../types.js" */
/** @import { PastScreen, Scenery, Shown } from "../pageTypes.js" */

/**
 * Something to show: a position that the kernel has sent, or a scene of a lesson.
 * @typedef {{snapshot: Snapshot, scene?: undefined}|{scene: Scene, snapshot?: undefined}} Step
 */

/**
 * The position after the scenes of a lesson so far.
 * @typedef {object} Scenes
 * @property {Scene|null} shown the last scene whose dice lie still
 * @property {Battle|null} fought the last battle in the scenes
 * @property {Record<string, Holding>} territories as they are after these scenes; at first, as they
 *   were before them
 * @property {boolean} putBack whether the action is put back afterwards
 * @property {TaughtScreen|null} held the screen shown next to the map until the last dice lie still; null
 *   if the outcome is already known
 */

/**
 * @typedef {object} Playback
 * @property {Step[]} queue the next step first; rolling dice belong to the first step
 * @property {"idle"|"rolling"|"resting"} phase `rolling`: dice are in the air; `resting`: the last
 *   step stays for a moment before the next one
 * @property {boolean} hurried whether the remaining rolls of a series are shown without dice
 * @property {Scenes|null} scenes
 * @property {Moment|null} moment the moment shown while looking back
 */

/**
 * @typedef {{type: "step_queued", snapshot: Snapshot}
 *   | {type: "scenes_queued", scenes: Scene[], before: Scenes["territories"], putBack: boolean, held: TaughtScreen|null}
 *   | {type: "dice_thrown"}
 *   | {type: "step_shown", rests: boolean}
 *   | {type: "rested"}
 *   | {type: "hurried"}
 *   | {type: "scenes_ended"}
 *   | {type: "moment", moment: Moment|null}} PlaybackEvent
 */

/** @type {Playback} */
export const IDLE = { queue: [], phase: "idle", hurried: false, scenes: null, moment: null };

/** @param {Playback} playback @param {PlaybackEvent} event @returns {Playback} */
export function reducePlayback(playback, event) {
  switch (event.type) {
    case "step_queued":
      return { ...playback, queue: withSnapshot(playback.queue, event.snapshot) };
    case "scenes_queued": {
      const { before: territories, putBack, held } = event;
      const scenes = { shown: null, fought: null, territories, putBack, held };
      return { ...playback, queue: event.scenes.map((scene) => ({ scene })), scenes };
    }
    case "dice_thrown":
      return { ...playback, phase: "rolling" };
    case "step_shown":
      return withoutFirst(playback, event.rests);
    case "rested":
      return { ...playback, phase: "idle" };
    case "hurried": {
      const phase = playback.phase === "resting" ? "idle" : playback.phase;
      return { ...playback, phase, hurried: true };
    }
    case "scenes_ended":
      return withoutScenes(playback);
    case "moment":
      return { ...playback, moment: event.moment };
  }
}

/**
 * Queue a snapshot. If it shows a position that is already queued, but with an answer or a
 * different setting, it replaces the queued one.
 * @param {Step[]} queue
 * @param {Snapshot} snapshot
 * @returns {Step[]}
 */
function withSnapshot(queue, snapshot) {
  const at = queue.findIndex((step) => step.snapshot?.seq === snapshot.seq);
  return at < 0
    ? [...queue, { snapshot }]
    : queue.map((step, i) => (i === at ? { snapshot } : step));
}

/** @param {Playback} playback @param {boolean} rests @returns {Playback} */
function withoutFirst({ queue: [first, ...queue], hurried, scenes, moment }, rests) {
  const { scene, snapshot } = first ?? {};
  return {
    queue,
    phase: rests ? "resting" : "idle",
    // A series ends where a person has to decide.
    hurried: hurried && !(snapshot && boardOf(snapshot).human && !rollingIn(snapshot)),
    scenes:
      scenes && scene
        ? {
            ...scenes,
            shown: scene,
            fought: scene.battle ?? scenes.fought,
            territories: { ...scenes.territories, ...scene.territories },
          }
        : scenes,
    moment,
  };
}

/** @param {Playback} playback @returns {Playback} */
export const withoutScenes = (playback) =>
  playback.scenes ? { ...playback, queue: [], phase: "idle", scenes: null } : playback;

/** Return the battle whose dice are in the air; its outcome is hidden until they lie still.
 * @param {Playback} playback @returns {Battle|null} */
export function rollingBattle({ phase, queue: [first] }) {
  if (phase !== "rolling" || !first) return null;
  const { scene, snapshot } = first;
  return (scene ?? boardOf(snapshot)).battle ?? null;
}

/** Return the battle that the scenes have reached. @param {Playback} playback */
export const foughtBattle = (playback) =>
  rollingBattle(playback) ?? playback.scenes?.fought ?? null;

/** Whether some dice of the scenes still have to come to rest. @param {Playback} playback */
export const hidesOutcome = ({ phase, queue }) =>
  phase === "rolling" || queue.some(({ scene }) => scene?.battle);

/**
 * Return the snapshot on the screen: the present, the past moment in view, or a scene of a lesson.
 * @param {{snapshot: Snapshot, playback: Playback, ui: {past: object|null}}} state
 * @returns {Shown}
 */
export function shownSnapshot({ snapshot, playback, ui }) {
  if (hasLesson(snapshot)) return playback.scenes ? sceneSnapshot(snapshot, playback) : snapshot;
  return ui.past && playback.moment && hasGame(snapshot)
    ? momentSnapshot(snapshot, playback.moment)
    : boardOf(snapshot);
}

/**
 * Build a snapshot of a scene, in which no action is possible. Until the dice lie still, it hides
 * the outcome and the losses.
 * @param {TaughtScreen} snapshot
 * @param {Playback} playback
 * @returns {TaughtScreen|Scenery}
 */
function sceneSnapshot(snapshot, playback) {
  const { queue, phase, scenes } = playback;
  const scene = phase === "rolling" ? queue[0]?.scene : scenes?.shown;
  if (!scenes || !scene) return snapshot;
  const { held, territories, putBack } = scenes;
  return {
    ...(held && hidesOutcome(playback) ? withoutFeedback(held) : snapshot),
    territories: { ...snapshot.territories, ...territories },
    battle: scene.battle ?? null,
    legal: {},
    human: false,
    put_back: putBack,
  };
}

/** @param {TaughtScreen} snapshot @returns {TaughtScreen} */
const withoutFeedback = (snapshot) => ({
  ...snapshot,
  lesson: { ...snapshot.lesson, feedback: null },
});

/**
 * Build a snapshot of a past moment, in which no action is possible.
 * @param {GameScreen|PastScreen} snapshot the present one
 * @param {Moment} moment
 * @returns {PastScreen}
 */
export const momentSnapshot = (snapshot, moment) => ({
  ...ofGame(snapshot),
  ...moment,
  ...NO_CHOICE,
  screen: "past",
});

/**
 * List the earlier turns that can be shown without a kernel.
 * @param {{turns: Moment[], snapshot: Snapshot}} state
 */
export const turnsBefore = ({ turns, snapshot }) =>
  snapshot.screen === "play" || snapshot.screen === "over"
    ? turns.filter(({ at }) => at < snapshot.moves)
    : [];

/**
 * Choose the moment to show in place of the requested one if there is no kernel: the next known
 * moment in the same direction. The present counts as known.
 * @param {{turns: Moment[], snapshot: Snapshot, playback: Playback}} state
 * @param {number} at
 * @returns {Moment}
 */
export function knownMoment(state, at) {
  const { snapshot, playback } = state;
  const before = turnsBefore(state);
  const moves = movesOf(snapshot);
  const now = present(snapshot, before.at(-1)?.at ?? moves);
  const known = [...before, now];
  if (at > (playback.moment?.at ?? moves)) return known.find((moment) => moment.at >= at) ?? now;
  return known.filter((moment) => moment.at <= at).at(-1) ?? before[0] ?? now;
}

/** Return the present as a moment. @param {Snapshot} snapshot @param {number} begun when its turn began @returns {Moment} */
function present(snapshot, begun) {
  const { moves: at = 0, recent = [], log_length = 0, chances = null } = partsIn(snapshot);
  const times = { at, news: 0, round_before: begun, round_after: at };
  return { ...boardOf(snapshot), ...times, recent, log_length, chances };
}

/** Return the log lines for the action of a moment. @param {Pick<Moment, "recent"|"news">} moment */
export const newsOf = ({ recent, news }) =>
  news ? recent.slice(-news).map((line) => ({ ...line, text: line.latest ?? line.text })) : [];

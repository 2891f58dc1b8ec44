/** Shows what came of a move in a lesson, scene by scene, on the map and with its dice. */

import { isOpen } from "../store/lesson.js";
import { rollOf } from "../store/mapView.js";

/** @typedef {import("../lessonTypes.js").Scene} Scene */
/** @typedef {import("../store/lesson.js").Playback} Playback */

/** How long a scene stands, with dice to read and without, in ms. */
const ROLLED = 1500;
const MOVED = 700;
/** Dice of a lesson roll as long as a person's in a game. */
const PACE = 1;

/**
 * @param {object} o
 * @param {import("../store/state.js").Store} o.store
 * @param {() => import("../pageTypes.js").MapHandle|null} o.map
 * @param {() => boolean} o.reducedMotion
 * @param {(pace: number) => void} o.rolls is told when dice begin to roll
 * @param {AbortSignal} o.signal
 */
export function createScenePlayback({ store, map, reducedMotion, rolls, signal }) {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  /** Called once, when no dice of these scenes are to come to rest any more. @type {() => void} */
  let reveal = () => {};
  const current = () => store.get().lesson?.playback ?? null;

  /** @param {Playback|null} playback */
  function show(playback) {
    store.dispatch({ type: "lesson_playback", playback });
    if (playback && isOpen(playback)) return;
    const revealed = reveal;
    reveal = () => {};
    revealed();
  }

  function stop() {
    clearTimeout(timer);
    if (!current()) return;
    show(null);
    map()?.skip();
  }

  /** @param {Playback} playback @param {number} index */
  function open(playback, index) {
    const scene = playback.scenes[index];
    if (!scene) return stop();
    const opened = { ...playback, index, rolling: Boolean(scene.battle) };
    show(opened);
    const roll = scene.battle && rollOf({ ...store.get().snapshot, battle: scene.battle });
    if (!roll) return settle(opened);
    rolls(PACE);
    map()?.roll(roll, PACE, () => settle(opened));
  }

  /** The board as it is now shows what the last scene ends with. @param {Playback} opened */
  function isShownAnyway({ scenes, index, takenBack }) {
    if (takenBack || index < scenes.length - 1) return false;
    const { battle } = scenes[index] ?? {};
    const lying = rollOf(store.get().snapshot);
    return (
      !battle ||
      (lying?.source === battle.source &&
        lying.target === battle.target &&
        String(lying.pairs) === String(battle.pairs))
    );
  }

  /** The dice lie still, if there are any. @param {Playback} opened */
  function settle(opened) {
    if (!current() || signal.aborted) return;
    if (isShownAnyway(opened)) stop();
    else show({ ...opened, rolling: false });
    const { battle } = opened.scenes[opened.index] ?? {};
    if (battle) map()?.flash([{ type: "rolled", seat: null, ...battle }]);
    if (!current()) return;
    timer = setTimeout(next, battle ? ROLLED : MOVED);
  }

  function next() {
    const playback = current();
    if (playback) open(playback, playback.index + 1);
  }

  signal.addEventListener("abort", () => clearTimeout(timer));

  return {
    /**
     * @param {Scene[]} scenes
     * @param {Playback["before"]} before
     * @param {boolean} takenBack
     * @param {{held?: import("../types.js").Snapshot, revealed?: () => void}} [outcome] `held`: shown
     *   until the outcome may show; `revealed`: called then
     */
    play(scenes, before, takenBack, { held, revealed = () => {} } = {}) {
      stop();
      // One change without dice is what the map shows anyway.
      const plain = !takenBack && scenes.length < 2 && !scenes.some(({ battle }) => battle);
      if (!scenes.length || plain || reducedMotion()) return revealed();
      reveal = revealed;
      open({ scenes, before, takenBack, index: 0, rolling: false, held: held ?? null }, 0);
    },
    stop,

    /** Ends what is played while its dice roll; whether any did. */
    skipDice() {
      const playback = current();
      if (!playback || !isOpen(playback)) return false;
      stop();
      return true;
    },
  };
}

/** Shows what came of a move in a lesson, scene by scene, on the map and with its dice. */

/** @typedef {import("../lessonTypes.js").Scene} Scene */
/** @typedef {import("../store/lesson.js").Playback} Playback */

/** Faces that are shown while dice roll, and how long each, in ms. */
const FACES = 3;
const FACE = 110;
/** How long a scene stands, with dice to read and without, in ms. */
const ROLLED = 1500;
const MOVED = 700;

/**
 * @param {object} o
 * @param {import("./controller.js").Store} o.store
 * @param {(events: any[]) => void} o.flash
 * @param {() => boolean} o.reducedMotion
 * @param {AbortSignal} o.signal
 */
export function createScenePlayback({ store, flash, reducedMotion, signal }) {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  const current = () => store.get().lesson?.playback ?? null;

  /** @param {Playback|null} playback */
  const show = (playback) => store.dispatch({ type: "lesson_playback", playback });

  function stop() {
    clearTimeout(timer);
    if (current()) show(null);
  }

  /** @param {Playback} playback @param {number} index */
  function open(playback, index) {
    const scene = playback.scenes[index];
    if (!scene) return stop();
    show({ ...playback, index, diceFrame: scene.battle ? 0 : null });
    timer = scene.battle ? setTimeout(tumble, FACE) : setTimeout(next, MOVED);
  }

  function next() {
    const playback = current();
    if (playback) open(playback, playback.index + 1);
  }

  function tumble() {
    const playback = current();
    if (!playback) return;
    const { scenes, index, diceFrame } = playback;
    const frame = diceFrame === null || diceFrame + 1 >= FACES ? null : diceFrame + 1;
    show({ ...playback, diceFrame: frame });
    if (frame === null) {
      flash([{ type: "rolled", seat: null, ...scenes[index]?.battle }]);
      timer = setTimeout(next, ROLLED);
    } else timer = setTimeout(tumble, FACE);
  }

  signal.addEventListener("abort", () => clearTimeout(timer));

  return {
    /**
     * @param {Scene[]} scenes
     * @param {Playback["before"]} before
     * @param {boolean} takenBack
     */
    play(scenes, before, takenBack) {
      stop();
      // One change without dice is what the map shows anyway.
      const plain = !takenBack && scenes.length < 2 && !scenes.some(({ battle }) => battle);
      if (!scenes.length || plain || reducedMotion()) return;
      open({ scenes, before, takenBack, index: 0, diceFrame: null }, 0);
    },
    stop,
  };
}

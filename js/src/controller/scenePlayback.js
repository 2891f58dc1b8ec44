/** Plays what came of a move, scene by scene, on the map and with its dice. */

/** @typedef {import("../lessonTypes.js").Scene} Scene */
/** @typedef {import("../lessonTypes.js").Taught} Taught */
/** @typedef {ReturnType<typeof createReel>} Reel */

/** Faces that are shown while dice roll, and how long each, in ms. */
const FACES = 3;
const FACE = 110;
/** How long a scene stands, with dice to read and without, in ms. */
const ROLLED = 1500;
const MOVED = 700;

/**
 * @param {object} o
 * @param {() => void} o.changed draws
 * @param {(events: any[]) => void} o.flash
 * @param {() => boolean} o.reduced
 * @param {AbortSignal} o.signal
 */
export function createReel({ changed, flash, reduced, signal }) {
  /** @type {Scene[]} */
  let scenes = [];
  let back = false;
  let at = -1;
  /** Face of the tumbling dice; null when they lie still. @type {number|null} */
  let face = null;
  /** @type {Record<string, import("../types.js").Holding>} */
  let start = {};
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  function stop() {
    clearTimeout(timer);
    scenes = [];
    at = -1;
    face = null;
  }

  /** @param {number} n */
  function open(n) {
    at = n;
    const scene = scenes[at];
    if (!scene) {
      stop();
      changed();
      return;
    }
    face = scene.battle ? 0 : null;
    changed();
    if (face === null) settle(scene);
    else timer = setTimeout(tumble, FACE);
  }

  function tumble() {
    face = face === null || face + 1 >= FACES ? null : face + 1;
    changed();
    const scene = scenes[at];
    if (face === null && scene) settle(scene);
    else timer = setTimeout(tumble, FACE);
  }

  /** @param {Scene} scene */
  function settle({ battle }) {
    if (battle) flash([{ type: "rolled", seat: null, ...battle }]);
    timer = setTimeout(() => open(at + 1), battle ? ROLLED : MOVED);
  }

  signal.addEventListener("abort", stop);

  /** What stood and stands on the map after so many scenes. @param {number} n */
  const after = (n) => Object.assign({}, start, ...scenes.slice(0, n).map((s) => s.territories));

  return {
    /**
     * @param {Scene[]} played
     * @param {Record<string, import("../types.js").Holding>} from the map before
     * @param {boolean} takenBack
     */
    play(played, from, takenBack) {
      stop();
      // One change without dice is what the map shows anyway.
      const plain = !takenBack && played.length < 2 && !played.some(({ battle }) => battle);
      if (!played.length || plain || reduced()) return;
      scenes = played;
      start = from;
      back = takenBack;
      open(0);
    },
    stop,
    get playing() {
      return at >= 0;
    },
    get back() {
      return back;
    },
    get face() {
      return face;
    },
    /** "2 of 3" */
    get place() {
      return `${at + 1} of ${scenes.length}`;
    },
    /**
     * The snapshot as the scene has it; the snapshot itself where nothing is played.
     * @param {Taught} snapshot
     * @returns {Taught}
     */
    snapshot(snapshot) {
      const scene = scenes[at];
      if (!scene) return snapshot;
      return {
        ...snapshot,
        territories: { ...snapshot.territories, ...after(face === null ? at + 1 : at) },
        battle: scene.battle ?? null,
        legal: {},
        human: false,
        screen: back ? "past" : "play",
      };
    },
  };
}

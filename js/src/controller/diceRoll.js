/** Dice that tumble before they lie still. */

/** Faces shown while dice roll, and how long each, in ms: 300 ms in all. */
const FRAMES = 3;
const FRAME = 100;

/**
 * @param {object} o
 * @param {import("./controller.js").Store} o.store
 * @param {() => boolean} o.reducedMotion
 * @param {AbortSignal} o.signal
 */
export function createDiceRoll({ store, reducedMotion, signal }) {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  signal.addEventListener("abort", () => clearTimeout(timer));

  /** @param {number|null} frame */
  function show(frame) {
    if (frame !== null)
      timer = setTimeout(() => show(frame + 1 < FRAMES ? frame + 1 : null), FRAME);
    store.dispatch({ type: "dice_frame", frame });
  }

  return {
    /** Rolls the dice that have come with the newest snapshot. @param {import("../types.js").Snapshot} prev */
    animate(prev) {
      const { snapshot } = store.get();
      const { battle } = snapshot;
      if (snapshot.lesson || !battle || battle.pending || !battle.pairs) return;
      if (prev.game_id !== snapshot.game_id || prev.battle?.n === battle.n) return;
      if (reducedMotion() || snapshot.bots.speed === "instant" || snapshot.seq < prev.seq) return;
      clearTimeout(timer);
      show(0);
    },
  };
}

/** What goes on by itself: bots where the kernel has no threads, and armies of one placing after the other. */

import { repeatTerritory } from "../store/selection.js";

/**
 * @param {object} o
 * @param {import("./controller.js").Store} o.store
 * @param {(action: import("../types.js").Action) => void} o.send
 * @param {AbortSignal} o.signal
 */
export function createPacing({ store, send, signal }) {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  signal.addEventListener("abort", () => clearTimeout(timer));

  return {
    /** The page gives the beat for the bots, where nobody else does. */
    resumeBots() {
      clearTimeout(timer);
      const { tick, paused } = store.get().snapshot.bots;
      if (tick !== undefined && !paused) timer = setTimeout(() => send({ type: "resume" }), tick);
    },
    /** Places the next army of "all of them there". */
    placeNext() {
      const { snapshot, ui } = store.get();
      const territory = repeatTerritory(ui, snapshot);
      if (territory && snapshot.legal.place?.territories.includes(territory)) {
        send({ type: "place", territory, armies: 1 });
      }
    },
  };
}

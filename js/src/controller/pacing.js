/**
 * What goes on by itself: bots where the kernel has no threads, and armies that are placed one after
 * the other, by "all of them there" or by clicks that come quicker than the kernel answers.
 */

import { clickingSeat, waitsForBots } from "../store/ahead.js";
import { repeatTerritory, restCanBePlaced } from "../store/selection.js";

/** @typedef {import("../types.js").Action} Action */

/**
 * @param {object} o
 * @param {import("../store/state.js").Store} o.store
 * @param {(action: Action) => void} o.send
 * @param {() => Action[]} o.pending actions that the kernel has not answered
 * @param {AbortSignal} o.signal
 */
export function createPacing({ store, send, pending, signal }) {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  /** Armies that wait for the answer to the one before, or for a turn in set-up, and when they may
   * be placed. @type {{when: string, actions: Action[]}} */
  let queue = { when: "", actions: [] };
  signal.addEventListener("abort", () => clearTimeout(timer));

  /** The game, the phase and the seat for which a click counts now. */
  function now() {
    const { snapshot } = store.get();
    return `${snapshot.game_id} ${snapshot.phase} ${clickingSeat(snapshot)}`;
  }

  /** @param {Action} action */
  function isLegal({ type, territory }) {
    const { snapshot } = store.get();
    const { place, claim } = snapshot.legal;
    if (type === "place_rest") return restCanBePlaced(snapshot);
    return type === "place" ? place?.territories.includes(territory) : claim?.includes(territory);
  }

  return {
    /** The page gives the beat for the bots, where nobody else does. */
    resumeBots() {
      clearTimeout(timer);
      const { tick, paused } = store.get().snapshot.bots;
      if (tick !== undefined && !paused) timer = setTimeout(() => send({ type: "resume" }), tick);
    },
    /** Places an army, or all that are left, at once, or as soon as the one before is answered and the bots have placed
     * theirs. @param {Action} action */
    play(action) {
      const waits = pending().some(({ type }) => type === action.type);
      if (!waits && !waitsForBots(store.get().snapshot)) send(action);
      else if (queue.when === now()) queue.actions.push(action);
      else queue = { when: now(), actions: [action] };
    },
    /** Whoever does something else does not want what was clicked before. */
    forget() {
      queue.actions = [];
    },
    /** Places the next army of "all of them there", or the next that was clicked. */
    placeNext() {
      const { snapshot, ui } = store.get();
      if (waitsForBots(snapshot)) return;
      const territory = repeatTerritory(ui, snapshot);
      const next = territory ? { type: "place", territory, armies: 1 } : queue.actions.shift();
      const here = territory || queue.when === now();
      // What is not possible any more, after the last army or in another's turn, was not meant; nor
      // what was clicked before a lesson took the first of those clicks back.
      const taken = snapshot.lesson?.feedback?.back;
      if (next && here && !taken && isLegal(next)) send(next);
      else queue.actions = [];
    },
  };
}

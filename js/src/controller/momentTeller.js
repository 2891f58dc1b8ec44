/** The timers that show great moments one after another, and the presses that end them. */

import { BREAKS, TELLS, WON } from "../momentTimes.js";

/** @import { Page } from "../calls.js" */
/** @import { BoardMoment } from "../pageTypes.js" */

/**
 * @param {Pick<Page, "root"|"store"|"map"|"signal">} page
 * @param {object} o
 * @param {() => boolean} o.reducedMotion
 */
export function createMomentTeller({ root, store, map, signal }, { reducedMotion }) {
  /** The moment that is shown, or about to be. @type {BoardMoment|null} */
  let current = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  /** @param {BoardMoment} moment @param {boolean} still */
  function begin(moment, still) {
    timer = setTimeout(over, moment.kind === "won" ? WON : TELLS);
    store.dispatch({ type: "moment_told" });
    map()?.tell(moment, still);
  }

  const over = () => store.dispatch({ type: "moment_over" });

  /** End the moment for people who do not want to wait. */
  function end() {
    if (store.get().telling.queue.length) store.dispatch({ type: "moments_over" });
  }

  root.addEventListener("keydown", end, true);
  // Wait until the click is over: the pressed element must not be redrawn or moved before the press counts.
  // Moments that the click itself causes are still shown.
  root.addEventListener(
    "pointerup",
    () => {
      const told = store.get().telling.queue.length;
      if (told)
        setTimeout(() =>
          store.batch(() => {
            for (let n = told; n; n -= 1) over();
          }),
        );
    },
    true,
  );
  signal.addEventListener("abort", () => clearTimeout(timer));

  return {
    /** Begin and end moments. Call after each drawing. */
    look() {
      const next = store.get().telling.queue[0] ?? null;
      if (next === current) return;
      const [before, still] = [current, reducedMotion()];
      clearTimeout(timer);
      if (before) map()?.tell(null, still);
      current = next;
      if (!next) return;
      // Without motion there are only words, and the laurel has words of its own.
      if (still && next.kind === "won") over();
      else if (still || before) begin(next, still);
      else timer = setTimeout(() => begin(next, still), BREAKS);
    },
  };
}

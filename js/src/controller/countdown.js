/** The countdown of a question in a class. The kernel says once how much time is left; the page counts down by itself. */

/** @import { Page } from "../calls.js" */
/** @import { Snapshot } from "../types.js" */

/**
 * Smaller differences, in ms, between a new time and the page's own count are ignored, since
 * messages take a moment.
 */
const APART = 1000;

/**
 * @param {Page} page
 * @param {() => void} redraw called when the time is over
 */
export function createCountdown({ root, signal }, redraw) {
  /**
   * The moment when the time is over, by the page's clock, in ms; null without a limit.
   * @type {number|null}
   */
  let ends = null;
  /** Whether the end has been drawn. */
  let over = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  signal.addEventListener("abort", () => clearTimeout(timer));

  const rest = () => (ends === null ? null : Math.max(0, ends - performance.now()));

  /** Write the time left, now and every second. */
  function look() {
    clearTimeout(timer);
    const ms = rest();
    if (ms === null || signal.aborted) return;
    for (const node of root.querySelectorAll("[data-countdown]")) {
      node.textContent = asClock(Math.ceil(ms / 1000));
    }
    if (ms) timer = setTimeout(look, ms % 1000 || 1000);
    else if (!over) {
      over = true;
      redraw();
    }
  }

  return {
    /** Take the time left from a snapshot. @param {Snapshot} snapshot */
    receive(snapshot) {
      const { left } =
        (snapshot.screen === "class" && snapshot.classroom) ||
        (snapshot.screen === "pupil" && snapshot.pupil) ||
        {};
      const told = left === undefined ? null : performance.now() + left * 1000;
      if (told === null || ends === null || Math.abs(told - ends) > APART) ends = told;
      over &&= rest() === 0;
    },
    /** Call after each drawing. */
    look,
    /** Return whether there is time left; null without a limit. */
    timeLeft: () => (ends === null ? null : rest() !== 0),
  };
}

/** @param {number} seconds */
const asClock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

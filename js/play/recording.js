/**
 * Whether a learning platform records what is done: said on the page where it does not, and tried
 * again until it does.
 */

import { openPlatform } from "./platform.js";

/** @typedef {import("./platform.js").Platform} Platform */
/** @typedef {import("./platform.js").Report} Report */
/** @typedef {""|"not-recorded"|"no-platform"} Trouble */

/** Milliseconds until it is tried again. */
const TRY_AGAIN = 10_000;

/**
 * @param {object} given
 * @param {string} given.edition that the page is packed for
 * @param {(trouble: Trouble) => void} given.tell called whenever it changes
 * @param {(given: string) => void} given.meet called with what a platform keeps that is found later
 * @param {(anew: boolean) => (Platform|null)} [given.open]
 * @param {(step: () => void, ms: number) => unknown} [given.later]
 */
export function createRecording({
  edition,
  tell,
  meet,
  open = (anew) => openPlatform(edition, globalThis, undefined, anew),
  later = (step, ms) => setTimeout(step, ms),
}) {
  let platform = open(false);
  /** @type {Trouble} */
  let told = "";
  /** @type {Report|null} */
  let unrecorded = null;
  let isWaiting = false;
  let isOver = false;

  /** @param {Trouble} trouble */
  function say(trouble) {
    if (trouble !== told) tell(trouble);
    told = trouble;
    if (!trouble || isWaiting || isOver) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      if (!isOver) again();
    }, TRY_AGAIN);
  }

  /** @param {Report} report */
  function record(report) {
    unrecorded = platform?.report(report) ? null : report;
    say(unrecorded ? (platform ? "not-recorded" : "no-platform") : "");
  }

  /** Tries it again: with the session as it is, or else with a new one. */
  function again() {
    if (platform && unrecorded) record(unrecorded);
    if (platform && !unrecorded) return;
    const found = open(platform !== null);
    if (!found) return say(platform ? "not-recorded" : "no-platform");
    platform = found;
    unrecorded = null;
    // What it keeps is joined with what has been done before it is told of that.
    meet(handed(found));
    say("");
  }

  return {
    /** What Python begins with. */
    given: platform ? handed(platform) : "{}",
    goesOn: platform?.goesOn ?? false,
    /** Says so at once where there is no platform. */
    begin: () => say(platform ? "" : "no-platform"),
    report: record,

    /** The page is being left. */
    end() {
      if (unrecorded) platform?.report(unrecorded);
      isOver = true;
      platform?.end();
    },
  };
}

/** @param {Platform} platform */
function handed({ given, lost }) {
  return lost ? JSON.stringify({ ...JSON.parse(given), lost }) : given;
}

/**
 * The recording of a learner's work by a learning platform. If recording fails, the page says so,
 * and tries again until it succeeds.
 */

import { openPlatform } from "./platform.js";

/** @typedef {import("./platform.js").Platform} Platform */
/** @typedef {import("./platform.js").Report} Report */
/** @typedef {""|"not-recorded"|"no-platform"} Trouble */

/** Milliseconds until recording is tried again. */
const TRY_AGAIN = 10_000;

/**
 * @param {object} given
 * @param {string} given.edition that the page is packed for
 * @param {(trouble: Trouble) => void} given.tell called with each new kind of trouble, or "" when
 *   there is none
 * @param {(given: string) => void} given.meet called with the data of a platform found later
 * @param {(old: Platform["api"]|null) => (Platform|null)} [given.open] opens a platform;
 *   `old` is an object that has failed to record
 * @param {(step: () => void, ms: number) => unknown} [given.later]
 */
export function createRecording({
  edition,
  tell,
  meet,
  open = (old) => openPlatform(edition, globalThis, undefined, old),
  later = (step, ms) => setTimeout(step, ms),
}) {
  let platform = open(null);
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

  /** Try to record again: in the current session, or else in a new one. */
  function again() {
    if (platform && unrecorded) record(unrecorded);
    if (platform && !unrecorded) return;
    const found = open(platform?.api ?? null);
    if (!found) return say(platform ? "not-recorded" : "no-platform");
    platform = found;
    unrecorded = null;
    // The platform's progress is merged with the learner's before any report to the platform.
    meet(handed(found));
    say("");
  }

  return {
    /** The data that Python begins with. */
    given: platform ? handed(platform) : "{}",
    goesOn: platform?.goesOn ?? false,
    /** Report at once if there is no platform. */
    begin: () => say(platform ? "" : "no-platform"),
    report: record,

    /** End the recording, just before the page is left. */
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

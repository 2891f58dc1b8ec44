/**
 * A learning platform around a packed page, by SCORM 1.2 or 2004: it keeps the learner's progress,
 * and receives score and completion. Only a packed page looks for one. If none is found, or it
 * fails, the lesson continues, and the page says that nothing is recorded; see `recording.js`.
 */

/**
 * @typedef {object} Report Python's report on the lesson
 * @property {string} kept the progress to continue from
 * @property {string} step where the learner is
 * @property {number} score from 0 to 1
 * @property {number} progress the share of the steps that are done, from 0 to 1
 * @property {boolean} done
 */
/** @typedef {Record<string, (...given: string[]) => unknown>} Api */
/** @typedef {NonNullable<ReturnType<typeof openPlatform>>} Platform */

/** The maximum number of windows to search: those above this one, and those above their openers. */
const MOST_WINDOWS = 40;
/** A platform's answer that a call succeeded: usually "true". */
const YES = /^(true|1)$/i;
/** A platform's answer for an element that is empty, or that it does not have. */
const NOTHING = /^(|null|undefined|[Ff]alse)$/;
/** Errors that mean "already initialised"; the first may also mean other things. */
const ALREADY = ["101", "103"];
/** Errors that mean that no session is open. */
const NO_SESSION = ["301", "122", "123"];
/**
 * Errors that mean, when an element is read, that nothing has been written to it, or that the
 * platform does not have it.
 */
const NOTHING_THERE = ["0", "", "401", "402", "403"];
/** The longest time that an element of SCORM 1.2 can hold, in seconds. */
const LONGEST = 9999 * 3600 + 59 * 60 + 59;

/**
 * The names of common elements in both editions.
 * @typedef {{object: string, calls: Record<string, string>, names: Record<string, string>}} Edition
 * @type {Record<string, Edition>}
 */
const EDITIONS = {
  1.2: {
    object: "API",
    calls: {
      begin: "LMSInitialize",
      end: "LMSFinish",
      get: "LMSGetValue",
      set: "LMSSetValue",
      save: "LMSCommit",
      error: "LMSGetLastError",
    },
    names: {
      kept: "cmi.suspend_data",
      step: "cmi.core.lesson_location",
      learner: "cmi.core.student_name",
      mode: "cmi.core.lesson_mode",
      status: "cmi.core.lesson_status",
      exit: "cmi.core.exit",
      time: "cmi.core.session_time",
      score: "cmi.core.score",
      points: "cmi.core.score.raw",
    },
  },
  2004: {
    object: "API_1484_11",
    calls: {
      begin: "Initialize",
      end: "Terminate",
      get: "GetValue",
      set: "SetValue",
      save: "Commit",
      error: "GetLastError",
    },
    names: {
      kept: "cmi.suspend_data",
      step: "cmi.location",
      learner: "cmi.learner_name",
      mode: "cmi.mode",
      status: "cmi.completion_status",
      exit: "cmi.exit",
      time: "cmi.session_time",
      score: "cmi.score",
      points: "cmi.score.raw",
      success: "cmi.success_status",
    },
  },
};
/** A final status: a failed lesson may still be completed. Some platforms store its first letter. */
const FINISHED = /^(completed|passed|c|p)$/i;
const FAILED = /^(failed|f)$/i;
/** A status in which a SCORM 1.2 platform completes a lesson that has reported none by its end. */
const NOT_BEGUN = /^(|not attempted|n|unknown)$/i;
/** Modes for reviewing or trying a lesson, in which nothing is recorded. */
const LOOKS_BACK = /^(review|browse|r|b)$/i;

/**
 * Find the objects that may be the platform: those in the windows above this one, the nearest
 * first, then those above the openers of these windows. Other things of the same name are skipped:
 * a frame, a form, another program, an object that lacks a call.
 * @param {any} view
 * @param {string} name
 * @returns {Api[]}
 */
export function findApis(view, name) {
  const calls = Object.values(EDITIONS).find(({ object }) => object === name)?.calls ?? {};
  // Recording works without the calls for errors, which only explain failures.
  const needed = Object.keys(calls).filter((what) => what !== "error");
  /** @param {any} api */
  const isWhole = (api) => needed.every((what) => typeof api[calls[what] ?? ""] === "function");
  /** @type {Api[]} */
  const apis = [];
  const windows = [view];
  // The openers are added while the windows above are searched, so they come after those.
  for (let n = 0; n < windows.length && n < MOST_WINDOWS; n++) {
    for (const from of above(windows[n])) {
      const found = guarded(() => isWhole(from[name]) && from[name]);
      if (found && !apis.includes(found)) apis.push(found);
      for (const other of [guarded(() => from.opener), guarded(() => from.top.opener)]) {
        if (other && !windows.includes(other)) windows.push(other);
      }
    }
  }
  return apis;
}

/** List a window and those above it, the nearest first. @param {any} view @returns {any[]} */
function above(view) {
  /** @type {any[]} */
  const found = [];
  for (let at = view; at && !found.includes(at) && found.length < MOST_WINDOWS; ) {
    found.push(at);
    const from = at;
    at = guarded(() => from.parent);
  }
  const top = guarded(() => view.top);
  if (top && !found.includes(top)) found.push(top);
  return found;
}

/**
 * Look into a window; return null if it has another origin, since browsers forbid that.
 * @template T @param {() => T} look
 */
function guarded(look) {
  try {
    return look();
  } catch {
    return null;
  }
}

/**
 * Create the functions of a platform, none of which throws.
 * @param {Api} api
 * @param {Edition} edition
 */
function createCalls(api, { calls, names }) {
  /** @param {string} what @param {string[]} given @returns {string|null} null if it fails */
  const call = (what, ...given) =>
    guarded(() => {
      const answer = /** @type {any} */ (api[calls[what] ?? ""])(...given);
      return answer === null || answer === undefined ? "" : String(answer).trim();
    });
  const error = () => call("error") ?? "";
  /** @param {string} what @param {string[]} given @returns {boolean} whether it succeeded */
  const does = (what, ...given) => {
    const answer = call(what, ...given);
    // A platform that answers nothing may report success by its error code.
    return answer !== null && (YES.test(answer) || (answer === "" && error() === "0"));
  };
  return {
    error,
    does,
    /** @param {string} what an element, read as "" if it is empty */
    get(what) {
      const answer = call("get", names[what] ?? "") ?? "";
      return NOTHING.test(answer) ? "" : answer;
    },
    /**
     * Whether an element could not be read, so that its content is unknown.
     * @param {string} what
     */
    isLost(what) {
      const answer = call("get", names[what] ?? "");
      return answer === null || (NOTHING.test(answer) && !NOTHING_THERE.includes(error()));
    },
    /** @param {string} name @param {string|number} value */
    set: (name, value) => does("set", name, String(value)),
  };
}

/**
 * Open a session, or continue one that other code has opened.
 * @param {ReturnType<typeof createCalls>} calls
 */
function begins({ does, error, get }) {
  if (does("begin", "")) return true;
  const why = error();
  const known = ["status", "kept", "learner", "mode"].some((what) => get(what) !== "");
  return known || (ALREADY.includes(why) && !NO_SESSION.includes(error()));
}

/**
 * @param {string|undefined} edition that the page is packed for
 * @param {any} [view]
 * @param {() => number} [now] in ms; a clock that is never adjusted
 * @param {Api|null} [old] an object that does not record: other objects are tried first, and this
 *   one is used only in a new session
 */
export function openPlatform(
  edition,
  view = globalThis,
  now = () => performance.now(),
  old = null,
) {
  const kind = EDITIONS[edition ?? ""];
  if (!kind) return null;
  const apis = findApis(view, kind.object);
  const next = old ? apis.indexOf(old) + 1 : 0;
  const api = [...apis.slice(next), ...apis.slice(0, next)].find((each) => {
    const calls = createCalls(each, kind);
    return each === old ? calls.does("begin", "") : begins(calls);
  });
  if (!api) return null;
  const { names } = kind;
  const calls = createCalls(api, kind);
  const { get, set, does } = calls;
  const began = now();
  const kept = get("kept");
  const isNormal = !LOOKS_BACK.test(get("mode"));
  const status = get("status");
  const wasFinished = FINISHED.test(status);
  const least = points(get("points"));
  let isSilent = true;
  let ended = false;

  return {
    api,
    /** The data that Python begins with. */
    given: JSON.stringify({ kept, learner: get("learner") }),
    goesOn: kept !== "",
    /** Whether the stored progress could not be read. */
    lost: kept === "" && calls.isLost("kept"),

    /**
     * Report the learner's progress. Call only after the learner has done something.
     * @param {Report} report
     * @returns {boolean} whether it is recorded, as far as anybody can know
     */
    report({ kept, step, score, progress, done }) {
      if (!isNormal || ended) return true;
      isSilent = false;
      const raw = Math.max(Math.round(100 * score), least);
      // A platform need not have the following elements.
      set(`${names.score}.min`, 0);
      set(`${names.score}.max`, 100);
      if (edition === "2004") {
        set(`${names.score}.scaled`, raw / 100);
        set("cmi.progress_measure", Math.round(100 * progress) / 100);
        if (done && FAILED.test(get("success"))) set(names.success ?? "", "passed");
      }
      const taken = [
        set(names.kept ?? "", kept),
        set(names.step ?? "", step),
        set(`${names.score}.raw`, raw),
        wasFinished || set(names.status ?? "", done ? "completed" : "incomplete"),
        does("save", ""),
      ];
      return taken.every(Boolean);
    },

    /** End the session, just before the page is left. */
    end() {
      if (ended) return;
      ended = true;
      if (isNormal) {
        // Otherwise, a SCORM 1.2 platform would complete a lesson that reported no status.
        if (isSilent && edition === "1.2" && NOT_BEGUN.test(status)) {
          set(names.status ?? "", "incomplete");
        }
        set(names.time ?? "", duration(edition, now() - began));
        set(names.exit ?? "", "suspend");
        does("save", "");
      }
      does("end", "");
    },
  };
}

/**
 * Parse the points that a platform already has, since they must not be lost.
 * @param {string} text
 */
function points(text) {
  // Some platforms write points with a comma, or with a sign after them.
  const number = Number.parseFloat(text.replace(",", "."));
  return number >= 0 && number <= 100 ? Math.round(number) : 0;
}

/** @param {string|undefined} edition @param {number} ms */
function duration(edition, ms) {
  const seconds = Math.min(Math.max(0, Math.floor(ms / 1000) || 0), LONGEST);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (edition === "2004") return `PT${parts[0]}H${parts[1]}M${parts[2]}S`;
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, "0"));
  return [String(hours).padStart(4, "0"), ...rest].join(":");
}

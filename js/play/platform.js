/**
 * A learning platform around a packed page, by SCORM 1.2 or 2004: it keeps how far the learner has
 * come, and is told of score and completion. Only a packed page looks for one; where none is found,
 * or it fails, the page plays as it does alone.
 */

/**
 * @typedef {object} Report what Python tells of the lesson
 * @property {string} kept what to go on with
 * @property {string} step where the learner is
 * @property {number} score from 0 to 1
 * @property {number} progress likewise, of the steps that are done
 * @property {boolean} done
 */
/** @typedef {Record<string, (...given: string[]) => string>} Api */

/** Windows above that are asked, and again above the one that has opened this: more are a circle. */
const MOST_WINDOWS = 20;

/**
 * The names of common elements in both editions.
 * @type {Record<string, {object: string, calls: Record<string, string>, names: Record<string, string>}>}
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
    },
  },
};
/** The names of a final status. */
const FINISHED = /^(completed|passed|failed)$/;

/**
 * The platform's object, in a window above this one or above the one that has opened it.
 * @param {any} view
 * @param {string} name
 * @returns {Api|null}
 */
export function findApi(view, name) {
  return (
    above(view, name) ??
    above(
      guarded(() => view.top.opener),
      name,
    )
  );
}

/** @param {any} view @param {string} name */
function above(view, name) {
  for (let hops = 0; view && hops < MOST_WINDOWS; hops++) {
    const from = view;
    const found = guarded(() => from[name]);
    if (found) return found;
    const next = guarded(() => from.parent);
    if (!next || next === from) return null;
    view = next;
  }
  return null;
}

/** A window of another origin does not let itself be looked into. @template T @param {() => T} look */
function guarded(look) {
  try {
    return look();
  } catch {
    return null;
  }
}

/**
 * @param {string|undefined} edition that the page is packed for
 * @param {any} [view]
 * @param {() => number} [now] in ms
 */
export function openPlatform(edition, view = globalThis, now = Date.now) {
  const kind = EDITIONS[edition ?? ""];
  const api = kind && findApi(view, kind.object);
  if (!kind || !api) return null;
  const { calls, names } = kind;
  /** @param {string} what @param {string[]} given */
  const call = (what, ...given) => {
    const answer = guarded(() => api[calls[what] ?? ""]?.(...given));
    return answer === null || answer === undefined ? "" : String(answer);
  };
  if (call("begin", "") !== "true") return null;
  const began = now();
  const get = (/** @type {string} */ what) => call("get", names[what] ?? "");
  const set = (/** @type {string|undefined} */ name, /** @type {string|number} */ value) =>
    name && call("set", name, String(value));
  // Somebody who looks back at what was handed in changes nothing.
  const isNormal = !/^(review|browse)$/.test(get("mode"));
  const wasFinished = FINISHED.test(get("status"));
  let ended = false;

  return {
    /** The data that Python begins with. */
    given: JSON.stringify({ kept: get("kept"), learner: get("learner") }),
    goesOn: get("kept") !== "",

    /** @param {Report} report */
    report({ kept, step, score, progress, done }) {
      if (!isNormal || ended) return;
      set(names.kept, kept);
      set(names.step, step);
      set(`${names.score}.min`, 0);
      set(`${names.score}.max`, 100);
      set(`${names.score}.raw`, Math.round(100 * score));
      if (edition === "2004") {
        set(`${names.score}.scaled`, Math.round(100 * score) / 100);
        set("cmi.progress_measure", Math.round(100 * progress) / 100);
      }
      if (!wasFinished) set(names.status, done ? "completed" : "incomplete");
      call("save", "");
    },

    /** The page is being left. */
    end() {
      if (ended) return;
      ended = true;
      if (isNormal) {
        set(names.time, duration(edition, now() - began));
        set(names.exit, "suspend");
        call("save", "");
      }
      call("end", "");
    },
  };
}

/** @param {string|undefined} edition @param {number} ms */
function duration(edition, ms) {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (edition === "2004") return `PT${parts[0]}H${parts[1]}M${parts[2]}S`;
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, "0"));
  return [String(hours).padStart(4, "0"), ...rest].join(":");
}

/** The memory of the browser from one visit to the next: the progress in the lessons. */

const NAME = "risk-widget-lessons";
/** Next to it, for what this version keeps where a newer one has written that. */
const BESIDE = `${NAME}.version-1`;

/**
 * What other tabs keep there is never written over: it is given back instead, to be added to what
 * this one has learned.
 * @param {Storage|null} [storage]
 */
export function createMemory(storage = storageOf()) {
  let own = NAME;
  /** The text that this page has read or written last. */
  let known = "";
  /** What is there may not be written over, and there is no room for a copy. */
  let isFull = false;

  /** The kept text, or "". A browser may refuse to keep anything. @param {string} [name] */
  function get(name = own) {
    try {
      return storage?.getItem(name) ?? "";
    } catch {
      return "";
    }
  }

  /** Whether it is kept now. @param {string} text @param {string} [name] */
  function set(text, name = own) {
    try {
      storage?.setItem(name, text);
      return storage !== null;
    } catch {
      return false;
    }
  }

  return {
    recall() {
      known = get();
      return known;
    },
    /**
     * @param {string} progress
     * @returns {{isKept: boolean, other?: string}} `other`: what another tab has kept meanwhile
     */
    keep(progress) {
      const now = get();
      if (now && now !== known) {
        known = now;
        return { isKept: true, other: now };
      }
      if (isFull || !set(progress)) return { isKept: false };
      known = progress;
      return { isKept: true };
    },
    /** Leaves what is there to the newer version that wrote it. @returns {string} what is kept next to it */
    keepBeside() {
      own = BESIDE;
      known = get();
      return known;
    },
    /** Gives what was read last, and cannot be used, another name. @returns {string} it, or "" */
    putAside() {
      if (!known || get() !== known) return "";
      let number = 1;
      while (get(`${own}.damaged-${number}`)) number += 1;
      const aside = `${own}.damaged-${number}`;
      isFull = !set(known, aside);
      if (isFull) return "";
      set("");
      known = "";
      return aside;
    },
  };
}

/**
 * Whether Python may begin a lesson with something else than what was drawn beforehand: questions from
 * lessons that this browser has met before it.
 * @param {string} progress that was kept
 * @param {string} lesson
 */
export function leadsUpTo(progress, lesson) {
  try {
    const met = Object.keys(JSON.parse(progress).lessons);
    return met.some((name) => name < lesson) && !met.includes(lesson);
  } catch {
    return false;
  }
}

/** @returns {Storage|null} */
function storageOf() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

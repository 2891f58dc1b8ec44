/** The memory of the browser from one visit to the next: the progress in the lessons. */

const NAME = "risk-widget-lessons";

/**
 * What other tabs keep there is never written over: it is given back instead, to be added to what
 * this one has learned.
 * @param {Storage|null} [storage]
 */
export function createMemory(storage = storageOf()) {
  /** The text that this page has read or written last. */
  let known = "";
  /** What is there may not be written over, and there is no room for a copy. */
  let isFull = false;

  /** The kept text, or "". A browser may refuse to keep anything. @param {string} [name] */
  function get(name = NAME) {
    try {
      return storage?.getItem(name) ?? "";
    } catch {
      return "";
    }
  }

  /** Whether it is kept now. @param {string} text @param {string} [name] */
  function set(text, name = NAME) {
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
    /** Gives what was read last, and cannot be used, another name. @returns {string} it, or "" */
    putAside() {
      if (!known || get() !== known) return "";
      let number = 1;
      while (get(`${NAME}.damaged-${number}`)) number += 1;
      const aside = `${NAME}.damaged-${number}`;
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

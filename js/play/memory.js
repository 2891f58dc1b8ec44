/** The browser's memory of the learner's progress, from one visit to the next. */

const NAME = "risk-widget-lessons";

/**
 * Create the memory. Progress stored by other tabs is never overwritten: it is returned instead, to
 * be merged with the progress of this one.
 * @param {string} site the path of the site: a server may have several, which share one storage
 * @param {Storage|null} [storage]
 */
export function createMemory(site, storage = storageOf()) {
  const first = `${NAME} ${site}`;
  let own = first;
  /** The text that this page last read or wrote. */
  let known = "";
  /** Whether the stored text must stay because there is no room for a copy. */
  let isFull = false;

  /** Read the stored text, or "". A browser may refuse to store anything. @param {string} [name] */
  function get(name = own) {
    try {
      return storage?.getItem(name) ?? "";
    } catch {
      return "";
    }
  }

  /**
   * Store a text, and return whether that succeeded.
   * @param {string} text
   * @param {string} [name]
   */
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
     * @returns {{isKept: boolean, other?: string}} `other`: the text that another tab has stored meanwhile
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
    /** Leave the stored text to the newer version that wrote it. @returns {string} this version's own text */
    keepBeside() {
      own = `${first}.version-1`;
      known = get();
      return known;
    },
    /** Rename the last text read, since it is unusable. @returns {string} the text, or "" */
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
 * Whether Python may begin a lesson with questions from earlier lessons, so that it would not begin
 * with the page drawn beforehand.
 * @param {string} progress the stored progress
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

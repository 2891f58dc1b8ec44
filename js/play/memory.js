/** The memory of the browser from one visit to the next: the progress in the lessons. */

const NAME = "risk-widget-lessons";

/** The kept text, or "". A browser may refuse to keep anything. @param {Storage|null} [storage] */
export function recall(storage = storageOf()) {
  try {
    return storage?.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} progress @param {Storage|null} [storage] */
export function keep(progress, storage = storageOf()) {
  try {
    storage?.setItem(NAME, progress);
  } catch {
    // There is no room, or none for us: the progress lasts as long as the page.
  }
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

/** What the browser keeps from one visit to the next: the progress in the lessons. */

const NAME = "risk-widget-lessons";

/** What was kept, or "". A browser may refuse to keep anything. @param {Storage|null} [storage] */
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

/** @returns {Storage|null} */
function storageOf() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

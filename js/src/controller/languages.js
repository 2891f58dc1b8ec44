/** The language of the person at the page: what they have chosen here once, else what the page says. */

import { remembered } from "./remembered.js";

/**
 * JupyterLab's language where nobody has chosen one, whatever the browser's is; and so
 * do the pages that play alone.
 */
const UNCHOSEN = "en-US";

/** @param {(Window & typeof globalThis)|null} view */
export function createLanguages(view) {
  const memory = remembered(view, "language");
  return {
    /** The tags of the languages that are wanted, the best first. */
    wanted() {
      const page = view?.document.documentElement.lang;
      return [
        memory.get(),
        page === UNCHOSEN ? null : page,
        ...(view?.navigator.languages ?? []),
      ].filter((tag) => tag !== null && tag !== undefined && tag !== "");
    },
    /** Is first from now on, wherever this browser remembers it. @param {string} tag */
    choose: (tag) => memory.set(tag),
  };
}

/** Whether a language is one of a tag, be it for another region. @param {string} language @param {string|null|undefined} tag */
export const isOf = (language, tag) =>
  tag?.split("-")[0]?.toLowerCase() === language.split("-")[0]?.toLowerCase();

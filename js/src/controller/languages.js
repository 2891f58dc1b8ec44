/** The languages of the person at the page: their last choice here, else the page's and the browser's. */

import { remembered } from "./remembered.js";

/**
 * The language that JupyterLab reports when no one has chosen one, whatever the browser's language
 * is; standalone pages do the same.
 */
const UNCHOSEN = "en-US";

/** @param {(Window & typeof globalThis)|null} view */
export function createLanguages(view) {
  const memory = remembered(view, "language");
  return {
    /** List the tags of the wanted languages, the preferred one first. */
    wanted() {
      const page = view?.document.documentElement.lang;
      return [
        memory.get(),
        page === UNCHOSEN ? null : page,
        ...(view?.navigator.languages ?? []),
      ].filter((tag) => tag !== null && tag !== undefined && tag !== "");
    },
    /** Make a language the preferred one in this browser. @param {string} tag */
    choose: (tag) => memory.set(tag),
  };
}

/** Whether a language matches a tag, regardless of region. @param {string} language @param {string|null|undefined} tag */
export const isOf = (language, tag) =>
  tag?.split("-")[0]?.toLowerCase() === language.split("-")[0]?.toLowerCase();

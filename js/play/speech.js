/** The languages of the page itself, before Python is ready. */

import { createLanguages, isOf } from "../src/controller/languages.js";

/**
 * Choose the page's language: the first one available among those that the person prefers.
 * @param {string[]} languages
 */
export function spokenHere(languages) {
  const { wanted } = createLanguages(window);
  for (const tag of wanted()) {
    const found = languages.find((language) => isOf(language, tag));
    if (found) return found;
  }
  return "en";
}

/**
 * Translate a page that is written in English.
 * @param {Document} page
 * @param {Record<string, any>} texts by their names in the page, with the `links` in order
 */
export function reword(page, texts) {
  page.title = texts.title;
  for (const node of page.querySelectorAll("[data-word]")) {
    const { word = "", wordOf } = /** @type {HTMLElement} */ (node).dataset;
    if (wordOf) node.setAttribute(wordOf, texts[word]);
    else node.textContent = texts[word];
  }
  for (const [n, link] of page.querySelectorAll("footer a").entries()) {
    link.textContent = texts.links[n];
  }
}

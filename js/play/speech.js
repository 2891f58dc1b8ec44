/** The languages of the page itself, before Python is there. */

import { createLanguages, isOf } from "../src/controller/languages.js";

/**
 * The language that the person wants, of those that the page has; as Python will choose it.
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
 * Words a page again that is written in English.
 * @param {Document} page
 * @param {Record<string, any>} texts by what the page calls them, with the `links` in their order
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

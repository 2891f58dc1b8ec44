/** The choice of a language. */

import { ownName } from "../words/index.js";
import { link, select } from "./controls.js";
import { h } from "./dom.js";

/** @import { FormCtx } from "../calls.js" */

/**
 * Offer all languages, each under its own name; null if there is only one.
 * @param {FormCtx} ctx
 * @param {string} kind of the line
 * @param {boolean} [labelled] whether to show a label; a row of buttons has no room for it
 */
export function languageChoice({ catalog, language, say, setLanguage }, kind, labelled = true) {
  const { languages = [] } = catalog;
  if (languages.length < 2) return null;
  const { compare } = new Intl.Collator(language);
  const names = [...new Set([...languages, language])]
    .map((tag) => /** @type {[string, string]} */ ([tag, ownName(tag)]))
    .sort(([, a], [, b]) => compare(a, b));
  return h(
    `label.${kind}`,
    { key: "language" },
    h(labelled ? "span" : "span.rw-visually-hidden", say("page-language")),
    select(names, language, setLanguage, { "data-action": "language" }),
  );
}

/**
 * Offer the language that an edition is printed in, in that language, while the page speaks another one.
 * @param {FormCtx} ctx
 * @param {string} edition
 */
export function languageOffer({ catalog, language, setLanguage }, edition) {
  const found = catalog.editions.find(({ id }) => id === edition);
  const { language: own = "", invitation = "" } = found ?? {};
  if (!invitation || own === language || !catalog.languages?.includes(own)) return null;
  return link("edition_language", invitation, () => setLanguage(own), {
    key: "language-offer",
    lang: own,
  });
}

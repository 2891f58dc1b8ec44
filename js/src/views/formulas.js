/** Formulas within a sentence, such as "12 territories ÷ 3 → 4." */

import { h } from "./dom.js";

/** What is divided, by what, and what comes of it, with the stop that follows; where words stand in
 * between, as in "÷ 3, at least 3 → 3", the parts before and after them. */
const FORMULA = /(\S+ \S+ ÷ \S+ → \S+|\S+ → \S+|÷ \S+)/;

/**
 * A sentence whose formulas stand on one line each.
 * @param {string} text
 */
export const withFormulas = (text) =>
  text.split(FORMULA).map((part, i) => (i % 2 ? h("span.rw-formula", { key: i }, part) : part));

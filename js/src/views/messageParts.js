/** Helpers for sentences that a message alone cannot express. */

import { h } from "./dom.js";

/** @import { Child } from "./dom.js" */
/** @import { Words } from "../words/index.js" */

/** The parameter that marks the place of a node in a message. */
export const SLOT = "\uFFFC";

/**
 * Put a node into a message at the place of `SLOT`.
 * @param {string} text
 * @param {Child|Child[]} node
 * @param {(text: string) => Child} [draw] draws the text before and after it
 */
export function around(text, node, draw = (part) => part) {
  const [before = "", after = ""] = text.split(SLOT);
  return [before && draw(before), node, after && draw(after)].flat();
}

/** Draw a message whose strong words are marked by `<b>` and `</b>`. @param {string} text */
export const strong = (text) =>
  text.split(/<\/?b>/).map((part, i) => (i % 2 ? h("b", { key: i }, part) : part));

/**
 * Format a chance such as "79%", so that no line breaks within it. Never round a possible outcome
 * to 0, or an uncertain one to 100.
 * @param {Words} say @param {number} p
 */
export function percent(say, p) {
  if (p > 0 && p < 0.005) return say("page-percent-least");
  if (p < 1 && p >= 0.995) return say("page-percent-most");
  return say("page-percent", { percent: Math.round(p * 100) });
}

/** Format a number with `digits` decimals, with the language's decimal mark. @param {number} value @param {number} digits @param {string} language */
export const decimal = (value, digits, language) =>
  value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });

/** Format a number with its sign. @param {number} value @param {number} digits @param {string} [language] needed if it has decimals */
export const signed = (value, digits, language = "en") =>
  `${value < 0 ? "−" : value > 0 ? "+" : ""}${decimal(Math.abs(value), digits, language)}`;

/**
 * A division with its result and the full stop that follows. If there are words in between, as in
 * "÷ 3, at least 3 → 3", the parts before and after these words match separately.
 */
const FORMULA = /(\S+ \S+ ÷ \S+ → \S+|\S+ → \S+|÷ \S+)/;

/** Draw a sentence whose formulas never break across lines. @param {string} text */
export const withFormulas = (text) =>
  text.split(FORMULA).map((part, i) => (i % 2 ? h("span.rw-formula", { key: i }, part) : part));

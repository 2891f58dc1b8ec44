/** Parts of the page's sentences, where a message alone is not enough. */

import { h } from "./dom.js";

/** @import { Child } from "./dom.js" */
/** @import { Words } from "../words/index.js" */

/** Stands in a message for what is no text; a parameter like any other. */
export const SLOT = "\uFFFC";

/**
 * A message around something that is no text: in its place the message was given `SLOT`.
 * @param {string} text
 * @param {Child|Child[]} node
 * @param {(text: string) => Child} [draw] what becomes of the text beside it
 */
export function around(text, node, draw = (part) => part) {
  const [before = "", after = ""] = text.split(SLOT);
  return [before && draw(before), node, after && draw(after)].flat();
}

/** A message in which `<b>` and `</b>` stand around strong words. @param {string} text */
export const strong = (text) =>
  text.split(/<\/?b>/).map((part, i) => (i % 2 ? h("b", { key: i }, part) : part));

/** "79 %", whose number never breaks from its sign; never rounds a possible outcome to 0 or an uncertain one to 100. @param {Words} say @param {number} p */
export function percent(say, p) {
  if (p > 0 && p < 0.005) return say("page-percent-least");
  if (p < 1 && p >= 0.995) return say("page-percent-most");
  return say("page-percent", { percent: Math.round(p * 100) });
}

/** A number with so many decimals, after the mark of the language. @param {number} value @param {number} digits @param {string} language */
export const decimal = (value, digits, language) =>
  value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });

/** A number with its sign. @param {number} value @param {number} digits @param {string} [language] where it has decimals */
export const signed = (value, digits, language = "en") =>
  `${value < 0 ? "−" : value > 0 ? "+" : ""}${decimal(Math.abs(value), digits, language)}`;

/** A division and its result, with the stop that follows; where words stand in
 * between, as in "÷ 3, at least 3 → 3", the parts before and after them. */
const FORMULA = /(\S+ \S+ ÷ \S+ → \S+|\S+ → \S+|÷ \S+)/;

/** A sentence whose formulas stand on one line each. @param {string} text */
export const withFormulas = (text) =>
  text.split(FORMULA).map((part, i) => (i % 2 ? h("span.rw-formula", { key: i }, part) : part));

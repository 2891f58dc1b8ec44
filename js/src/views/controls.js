/** Small pieces of the screen that several panels use. */

import { h } from "./dom.js";
import { icon } from "./symbols.js";

/** @import { Action } from "../types.js" */
/** @import { Ctx } from "../calls.js" */
/** @import { Children } from "./dom.js" */

/**
 * @param {string} name value of `data-action`
 * @param {Children} label
 * @param {(event: Event) => void} click
 * @param {Record<string, any>} [props]
 */
export const button = (name, label, click, { kind = "rw-button", ...props } = {}) =>
  h(`button.${kind}`, { "data-action": name, on: { click }, ...props }, label);

/** @param {string} text */
export const key = (text) => h("kbd", text);

/**
 * A heading with its block.
 * @param {string} id
 * @param {Children} title
 * @param {...Children} kids
 */
export const block = (id, title, ...kids) =>
  h(
    "section.rw-block",
    { key: id, class: `rw-block-${id}` },
    title && h("h2", title),
    ...kids.flat(1),
  );

/**
 * An amount that changes within its range.
 * @typedef {object} Amount
 * @property {Ctx["say"]} say
 * @property {string} label
 * @property {number} value
 * @property {[number, number]} range
 * @property {(n: number) => void} change
 */

/** − or +: one less, or one more. @param {Amount} amount @param {1|-1} by @param {string} [tag] */
function oneMore({ say, label, value, range: [min, max], change }, by, tag = "button") {
  const next = value + by;
  return h(
    tag,
    {
      "aria-label": say(by < 0 ? "page-fewer" : "page-more", { label }),
      "aria-disabled": next < min || next > max,
      on: { click: () => change(next) },
    },
    by < 0 ? "−" : "+",
  );
}

/** − number +, for amounts that change by few. @param {Amount} amount */
export const stepper = (amount) =>
  h(
    "span.rw-stepper",
    { role: "group", "aria-label": amount.label },
    oneMore(amount, -1),
    h("output", amount.value),
    oneMore(amount, 1),
  );

/**
 * A slider with − and + at its ends, so that nothing has to be dragged.
 * @param {Amount & {below?: any}} amount `below`: what stands there instead of the least and the most
 */
export function slider({ below, ...amount }) {
  const { say, label, value, range, change } = amount;
  const [min, max] = range;
  return [
    h(
      "div.rw-slider",
      oneMore(amount, -1, "button.rw-slider-end"),
      h("input.rw-range", {
        type: "range",
        min,
        max,
        step: 1,
        value,
        "aria-label": label,
        disabled: min === max,
        style: `--p:${max > min ? ((value - min) / (max - min)) * 100 : 100}%`,
        on: {
          input: (/** @type {Event} */ e) => change(Number(text(e))),
        },
      }),
      oneMore(amount, 1, "button.rw-slider-end"),
    ),
    h(
      "div.rw-meta.rw-slider-ends",
      below ?? [
        h("span", { key: "least" }, say("page-at-least", { least: min })),
        h("span", { key: "most" }, say("page-at-most", { most: max })),
      ],
    ),
  ];
}

/** Two results side by side, with an arrow between them.
 * @param {[string, number]} left @param {[string, number]} right */
export const fromTo = (left, right) =>
  h(
    "div.rw-from-to",
    h("div", h("small", left[0]), h("span.rw-big-number", left[1])),
    icon("arrow"),
    h("div.rw-after", h("small", right[0]), h("span.rw-big-number", right[1])),
  );

/**
 * Radio buttons in one frame.
 * @template {string|number} T
 * @param {object} o
 * @param {string} o.label
 * @param {string} o.name unique in the view
 * @param {Array<{value: T, label: string}>} o.choices
 * @param {T} o.value
 * @param {(value: T) => void} o.change
 */
export const segments = ({ label, name, choices, value, change }) =>
  h(
    "span.rw-segments",
    { role: "radiogroup", "aria-label": label },
    choices.map((c) =>
      h(
        "label",
        { key: String(c.value), class: c.value === value ? "rw-chosen" : "" },
        h("input", {
          type: "radio",
          name,
          value: c.value,
          checked: c.value === value,
          on: { change: () => change(c.value) },
        }),
        c.label,
      ),
    ),
  );

/** A button that looks like a link. @type {typeof button} */
export const link = (name, label, click, props) =>
  button(name, label, click, { kind: "rw-link", ...props });

/**
 * What unfolds a part of the page, and folds it again.
 * @param {string} text
 * @param {boolean} open
 * @param {() => void} click
 * @param {Record<string, any>} [props]
 */
export const unfolder = (text, open, click, props) =>
  h("button.rw-fold", { "aria-expanded": open, on: { click }, ...props }, text);

/** @param {string} name @param {boolean} checked @param {(value: boolean) => void} change */
export const checkbox = (name, checked, change) =>
  h("input", {
    type: "checkbox",
    checked,
    "data-action": name,
    on: { change: () => change(!checked) },
  });

/** Terms, each with what belongs to it. @param {Array<[term: any, value: any]>} rows */
export const pairs = (rows) =>
  rows.flatMap(([term, value], i) => [
    h("dt", { key: `t${i}` }, term),
    h("dd", { key: `d${i}` }, value),
  ]);

/** The head of a table. @param {...Children} cells of a column each */
export const tableHead = (...cells) =>
  h(
    "thead",
    h(
      "tr",
      cells.map((cell, i) => h("th", { key: i, scope: "col" }, cell)),
    ),
  );

/** @param {Event} event */
export const text = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/**
 * @param {Array<[value: string, label: string]>} options
 * @param {string} value
 * @param {(value: string) => void} pick
 * @param {Record<string, any>} [props]
 */
export const select = (options, value, pick, props = {}) =>
  h(
    "select.rw-field",
    { ...props, value, on: { change: (/** @type {Event} */ e) => pick(text(e)) } },
    options.map(([v, label]) => h("option", { key: v, value: v }, label)),
  );

/**
 * A heading that folds its block; the choice is kept.
 * @param {Ctx} ctx
 * @param {import("../store/state.js").Part} part
 * @param {string} text
 */
export const fold = ({ ui, dispatch }, part, text) =>
  unfolder(text, ui.unfolded[part], () => dispatch({ type: "fold", part }), { "data-fold": part });

/**
 * @template T
 * @param {Ctx} ctx
 * @param {Action} query
 * @param {(answer: T) => any} drawn
 * @param {string} [key] where several stand in a row
 */
export function whenAnswered(ctx, query, drawn, key = "answer") {
  const answer = ctx.answerTo(query);
  if (answer) return drawn(answer);
  return h("p.rw-meta", { key, role: "status" }, ctx.refusalOf(query) ?? "…");
}

/** Opens the review of a game that is over. @param {Ctx} ctx */
export const reviewLink = ({ say, dispatch }) =>
  button("review", say("page-review-open"), () => dispatch({ type: "dialog", dialog: "review" }), {
    kind: "rw-link",
    key: "review",
    "aria-haspopup": "dialog",
  });

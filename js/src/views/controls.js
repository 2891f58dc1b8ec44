/** Small pieces of the screen that several panels use. */

import { showDialog } from "../store/uiEvents.js";
import { h } from "./dom.js";
import { icon } from "./symbols.js";

/** @import { Action } from "../types.js" */
/** @import { Ctx } from "../calls.js" */
/** @import { Children } from "./dom.js" */

/**
 * @param {string} name value of `data-action`
 * @param {Children} label
 * @param {(event: Event) => void} click
 * @param {Record<string, any>} [props] `shortcut`: the key that does the same
 */
export const button = (name, label, click, { kind = "rw-button", shortcut, ...props } = {}) =>
  h(
    `button.${kind}`,
    { "data-action": name, on: { click }, "aria-keyshortcuts": shortcut, ...props },
    label,
    shortcut && keyOnButton(shortcut),
  );

/** Draw a key on its button, if there is room; `aria-keyshortcuts` names it to screen readers. @param {string} text */
export const keyOnButton = (text) => h("kbd.rw-shortcut", { "aria-hidden": "true" }, text);

/**
 * Draw a button with a sign on it.
 * @param {string} name
 * @param {Children} sign
 * @param {string} label
 * @param {(event: Event) => void} click
 * @param {Record<string, any>} [props]
 */
export const tool = (name, sign, label, click, props) =>
  button(name, sign, click, { kind: "rw-tool-button", "aria-label": label, ...props });

/** @param {string} text */
export const key = (text) => h("kbd", text);

/**
 * Draw a block with its heading.
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
 * @property {boolean} [open] whether nothing is chosen yet
 * @property {number} [first] the first value that − and + choose then; without it, − begins at the
 *   greatest value and + at the smallest
 */

/** Draw the − or + button of an amount. @param {Amount} amount @param {1|-1} by @param {string} [tag] */
function stepButton(amount, by, tag = "button") {
  const { say, label, value, range, change, open, first } = amount;
  const [min, max] = range;
  const next = open ? (first ?? (by > 0 ? min : max)) : value + by;
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

/** The sign for a number that is still to be chosen. */
export const UNCHOSEN = "?";

/** Draw "− number +", for amounts that change by small steps. @param {Amount} amount */
export const stepper = (amount) =>
  h(
    "span.rw-stepper",
    { role: "group", "aria-label": amount.label },
    stepButton(amount, -1),
    h("output", amount.open ? UNCHOSEN : amount.value),
    stepButton(amount, 1),
  );

/**
 * @param {object} o
 * @param {string} o.label
 * @param {number} o.value
 * @param {[number, number]} o.range
 * @param {(n: number) => void} o.change
 * @param {boolean} [o.open] whether nothing is chosen yet, so that no thumb is shown
 * @param {Record<string, any>} [props]
 */
export const rangeField = ({ label, value, range: [min, max], change, open }, props) =>
  h("input.rw-range", {
    class: open ? "rw-unchosen" : "",
    "aria-valuetext": open ? UNCHOSEN : null,
    type: "range",
    min,
    max,
    step: 1,
    value,
    "aria-label": label,
    style: `--p:${max > min ? ((value - min) / (max - min)) * 100 : 100}%`,
    on: {
      ...typed((n) => change(Number(n))),
      // A click on the place of the hidden thumb does not change the value, but it must count as
      // choosing the value.
      ...(open && { click: (/** @type {Event} */ event) => change(Number(text(event))) }),
    },
    ...props,
  });

/**
 * Draw a slider with − and + at its ends, so that nothing has to be dragged.
 * @param {Amount & {below?: any}} amount `below`: the content below the slider, instead of the least and the most
 */
export function slider({ below, ...amount }) {
  const { say, range } = amount;
  const [min, max] = range;
  return [
    h(
      "div.rw-slider",
      stepButton(amount, -1, "button.rw-slider-end"),
      rangeField(amount, { disabled: min === max }),
      stepButton(amount, 1, "button.rw-slider-end"),
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

/**
 * Build the amount for the selection's armies.
 * @param {Pick<Ctx, "say"|"dispatch">} ctx
 * @param {string} label
 * @param {number} value
 * @param {[number, number]} range
 * @param {boolean} [open] whether the number is still to be chosen
 * @returns {Amount}
 */
export const armiesChosen = ({ say, dispatch }, label, value, range, open = false) => ({
  say,
  label,
  value,
  range,
  open,
  change: (armies) => dispatch({ type: "amount", armies }),
});

/** Draw two results side by side, with an arrow between them.
 * @param {[string, number|string]} left @param {[string, number|string]} right */
export const fromTo = (left, right) =>
  h(
    "div.rw-from-to",
    h("div", h("small", left[0]), h("span.rw-big-number", left[1])),
    icon("arrow"),
    h("div.rw-after", h("small", right[0]), h("span.rw-big-number", right[1])),
  );

/**
 * Draw radio buttons in one frame.
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
        radio(name, c.value, c.value === value, () => change(c.value)),
        c.label,
      ),
    ),
  );

/** Draw a button that looks like a link. @type {typeof button} */
export const link = (name, label, click, props) =>
  button(name, label, click, { kind: "rw-link", ...props });

/**
 * Draw a button that unfolds a part of the page, and folds it again.
 * @param {string} text
 * @param {boolean} open
 * @param {() => void} click
 * @param {Record<string, any>} [props]
 */
export const unfolder = (text, open, click, props) =>
  h("button.rw-fold", { "aria-expanded": open, on: { click }, ...props }, text);

/**
 * @param {string} name of its group
 * @param {string|number} value
 * @param {boolean} checked
 * @param {() => void} change
 * @param {Record<string, any>} [props]
 */
export const radio = (name, value, checked, change, props) =>
  h("input", { type: "radio", name, value, checked, on: { change }, ...props });

/** @param {string} name @param {boolean} checked @param {(value: boolean) => void} change */
export const checkbox = (name, checked, change) =>
  h("input", {
    type: "checkbox",
    checked,
    "data-action": name,
    on: { change: () => change(!checked) },
  });

/** Draw terms, each with its value. @param {Array<[term: any, value: any]>} rows */
export const termList = (rows) =>
  rows.flatMap(([term, value], i) => [
    h("dt", { key: `t${i}` }, term),
    h("dd", { key: `d${i}` }, value),
  ]);

/** @param {string} tag @param {Children[]} items @param {Record<string, any>} [props] */
export const list = (tag, items, props = {}) =>
  h(
    tag,
    props,
    items.map((item, i) => h("li", { key: i }, item)),
  );

/** Draw the head of a table. @param {...Children} cells one per column; a corner may be empty */
export const tableHead = (...cells) =>
  h(
    "thead",
    h(
      "tr",
      cells.map((cell, i) => (cell ? h("th", { key: i, scope: "col" }, cell) : h("td"))),
    ),
  );

/** Draw the rows of a table. @param {Array<[head: Children, ...cells: Children[]]>} rows */
export const tableBody = (rows) =>
  h(
    "tbody",
    rows.map(([head, ...cells], i) =>
      h(
        "tr",
        { key: i },
        h("th", { scope: "row" }, head),
        cells.map((cell, j) => h("td", { key: j }, cell)),
      ),
    ),
  );

/** @param {Event} event */
export const text = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** Listen to a text field. @param {(value: string) => void} change */
export const typed = (change) => ({ input: (/** @type {Event} */ event) => change(text(event)) });

/** Listen to a form; submitting it never leaves the page. @param {(event: Event) => void} handIn */
export const submitted = (handIn) => ({
  submit: (/** @type {Event} */ event) => {
    event.preventDefault();
    handIn(event);
  },
});

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
    // Chromium adapts the list's width to new options, but not to old options with a new text.
    options.map(([v, label]) => h("option", { key: `${v} ${label}`, value: v }, label)),
  );

/**
 * Draw a heading that folds its block; the choice is remembered.
 * @param {Ctx} ctx
 * @param {import("../store/state.js").Part} part
 * @param {string} text
 */
export const foldButton = ({ ui, dispatch }, part, text) =>
  unfolder(text, ui.unfolded[part], () => dispatch({ type: "fold", part }), { "data-fold": part });

/**
 * @template T
 * @param {Ctx} ctx
 * @param {Action} query
 * @param {(answer: T) => any} drawn
 * @param {string} [key] of this part, if there are several in a row
 */
export function whenAnswered(ctx, query, drawn, key = "answer") {
  const answer = ctx.answerTo(query);
  if (answer) return drawn(answer);
  const waiting = ctx.refusalOf(query) ?? ctx.say("page-lesson-loading");
  return h("p.rw-meta", { key, role: "status" }, waiting);
}

/** Draw the link that opens the review of a finished game. @param {Ctx} ctx */
export const reviewLink = ({ say, dispatch }) =>
  link("review", say("page-review-open"), () => dispatch(showDialog("review")), {
    key: "review",
    "aria-haspopup": "dialog",
  });

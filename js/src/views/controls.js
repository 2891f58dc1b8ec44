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
export const button = (name, label, click, { kind = "rw-btn", ...props } = {}) =>
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
  h("section.rw-blk", { key: id, class: `rw-b-${id}` }, title && h("h2", title), ...kids.flat(1));

/**
 * − number +, for amounts that change by few.
 * @param {object} o
 * @param {Ctx["say"]} o.say
 * @param {string} o.label
 * @param {number} o.value
 * @param {[number, number]} o.range
 * @param {(n: number) => void} o.change
 */
export function stepper({ say, label, value, range: [min, max], change }) {
  /** @param {number} n @param {string} word @param {string} text */
  const by = (n, word, text) =>
    h(
      "button",
      {
        "aria-label": word,
        "aria-disabled": value + n < min || value + n > max,
        on: { click: () => change(value + n) },
      },
      text,
    );
  return h(
    "span.rw-num",
    { role: "group", "aria-label": label },
    by(-1, say("page-fewer", { label }), "−"),
    h("output", value),
    by(1, say("page-more", { label }), "+"),
  );
}

/**
 * A slider with − and + at its ends, so that nothing has to be dragged.
 * @param {object} o
 * @param {Ctx["say"]} o.say
 * @param {string} o.label
 * @param {number} o.value
 * @param {[number, number]} o.range
 * @param {(n: number) => void} o.change
 * @param {any} [o.below] what stands below it instead of the least and the most
 */
export function slider({ say, label, value, range: [min, max], change, below }) {
  /** @param {number} n @param {string} word @param {string} text */
  const end = (n, word, text) =>
    h(
      "button.rw-end",
      {
        "aria-label": word,
        "aria-disabled": value + n < min || value + n > max,
        on: { click: () => change(value + n) },
      },
      text,
    );
  return [
    h(
      "div.rw-slr",
      end(-1, say("page-fewer", { label }), "−"),
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
          input: (/** @type {Event} */ e) =>
            change(Number(/** @type {HTMLInputElement} */ (e.target).value)),
        },
      }),
      end(1, say("page-more", { label }), "+"),
    ),
    h(
      "div.rw-slv",
      below ?? [
        h("span", { key: "least" }, say("page-at-least", { least: min })),
        h("span", { key: "most" }, say("page-at-most", { most: max })),
      ],
    ),
  ];
}

/**
 * Two results side by side, with an arrow between them.
 * @param {[string, number]} left
 * @param {[string, number]} right
 */
export const fromTo = (left, right) =>
  h(
    "div.rw-two",
    h("div", h("small", left[0]), h("span.rw-big", left[1])),
    icon("arrow"),
    h("div.rw-to", h("small", right[0]), h("span.rw-big", right[1])),
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
    "span.rw-seg",
    { role: "radiogroup", "aria-label": label },
    choices.map((c) =>
      h(
        "label",
        { key: String(c.value), class: c.value === value ? "rw-on" : "" },
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
    "select.rw-fld",
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
  h(
    "button.rw-fold",
    {
      "data-fold": part,
      "aria-expanded": ui.unfolded[part],
      on: { click: () => dispatch({ type: "fold", part }) },
    },
    text,
  );

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

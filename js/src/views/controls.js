/** Small pieces of the screen that several panels use. */

import { SEAT_GLYPHS } from "../glyphs.js";
import { h } from "./dom.js";

/** @typedef {import("./dom.js").VNode} VNode */
/** @typedef {import("./dom.js").Children} Children */

/** Signs on a 20 × 20 field: card symbols and pieces. @type {Record<string, string>} */
const SIGNS = {
  infantry:
    "M10 1.8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM6 8.4h8l1.3 5.8h-2.3L12.3 18.4H7.7L7 14.2H4.7z",
  cavalry:
    "M5.6 18.4c0-4.2 2.7-5.6 3.5-8.6L6 11.5 3.9 9.2l4-4.2L9 1.7l2.5 2.4c3.3 1.3 5.2 4.6 5.2 9v5.3z",
  artillery:
    "M1.5 7.5L15.6 3l1.3 3.9-6.1 2A5 5 0 1 1 3.6 10l-1.2-.1zM7.4 11.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM13 14.5h5.5v2.4H12z",
  wild: "M10 1.5l2.5 5.6 6 .7-4.4 4.2 1.2 6-5.3-3-5.3 3 1.2-6L1.5 7.8l6-.7z",
  tripod: "M10 2l2 7.6 6 5.9-7.8-2.5h-.4L2 15.5l6-5.9z",
};
SIGNS.star = SIGNS.wild ?? "";

/** @param {string} name */
export const sign = (name) =>
  h(
    "svg.rw-sign",
    { viewBox: "0 0 20 20", "aria-hidden": "true" },
    h("path", { d: SIGNS[name] ?? SIGNS.infantry, "fill-rule": "evenodd" }),
  );

/** Line drawings for buttons. */
const ICONS = {
  undo: "M4 7h8a4 4 0 0 1 0 8H8M4 7l3-3M4 7l3 3",
  redo: "M16 7H8a4 4 0 0 0 0 8h4M16 7l-3-3M16 7l-3 3",
  more: "M4.5 10h.01M10 10h.01M15.5 10h.01",
  remove: "M6 6l8 8M14 6l-8 8",
  lock: "M4 9h12v8H4zM7 9V6.5a3 3 0 0 1 6 0V9",
  arrow: "M2 10h15M12 5l5 5-5 5",
  warn: "M10 3L18 16.5H2zM10 8v4M10 14.3v.1",
  up: "M5 12l5-5 5 5",
  larger: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  smaller: "M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4",
};

/** @param {keyof typeof ICONS} name */
export const icon = (name) =>
  h(
    `svg.rw-ico.rw-i-${name}`,
    { viewBox: "0 0 20 20", "aria-hidden": "true" },
    h("path", { d: ICONS[name] }),
  );

/**
 * The sign of a seat on its colour; the name always stands beside it.
 * @param {string|null} seat
 * @param {string} [size]
 */
export function chip(seat, size = "") {
  const glyph = SEAT_GLYPHS[/** @type {keyof typeof SEAT_GLYPHS} */ (seat)];
  return h(
    `i.rw-chip.seat.s-${seat}`,
    { class: size, "aria-hidden": "true" },
    glyph && h("svg", { viewBox: "0 0 10 10" }, h("path", { d: glyph })),
  );
}

/**
 * @param {string} hook value of `data-action`
 * @param {Children} label
 * @param {(event: Event) => void} click
 * @param {Record<string, any>} [props]
 */
export const button = (hook, label, click, { kind = "rw-btn", ...props } = {}) =>
  h(`button.${kind}`, { "data-action": hook, on: { click }, ...props }, label);

/** @param {string} text */
export const key = (text) => h("kbd", null, text);

/**
 * A heading with its block.
 * @param {string} id
 * @param {Children} title
 * @param {...Children} kids
 */
export const block = (id, title, ...kids) =>
  h(
    "section.rw-blk",
    { key: id, class: `rw-b-${id}` },
    title && h("h2", null, title),
    ...kids.flat(1),
  );

/** @param {Array<[piece: string, n: number]>} pieces */
export const pieceRow = (pieces) =>
  h(
    "span.rw-pcs",
    { role: "img", "aria-label": pieces.map(([piece, n]) => `${n} ${piece}`).join(", ") || "none" },
    pieces.filter(([, n]) => n).map(([piece, n]) => h("span", null, n, sign(piece))),
  );

/**
 * − number +, for amounts that change by few.
 * @param {object} o
 * @param {string} o.label
 * @param {number} o.value
 * @param {[number, number]} o.range
 * @param {(n: number) => void} o.change
 */
export function stepper({ label, value, range: [min, max], change }) {
  /** @param {number} n @param {string} word @param {string} text */
  const by = (n, word, text) =>
    h(
      "button",
      {
        "aria-label": `${label}: ${word}`,
        "aria-disabled": value + n < min || value + n > max,
        on: { click: () => change(value + n) },
      },
      text,
    );
  return h(
    "span.rw-num",
    { role: "group", "aria-label": label },
    by(-1, "fewer", "−"),
    h("output", null, value),
    by(1, "more", "+"),
  );
}

/**
 * A slider with − and + at its ends, so that nothing has to be dragged.
 * @param {object} o
 * @param {string} o.label
 * @param {number} o.value
 * @param {[number, number]} o.range
 * @param {(n: number) => void} o.change
 */
export function slider({ label, value, range: [min, max], change }) {
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
      null,
      end(-1, `${label}: fewer`, "−"),
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
      end(1, `${label}: more`, "+"),
    ),
    h("div.rw-slv", null, h("span", null, `${min} at least`), h("span", null, `${max} at most`)),
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
    null,
    h("div", null, h("small", null, left[0]), h("span.rw-big", null, left[1])),
    icon("arrow"),
    h("div.rw-to", null, h("small", null, right[0]), h("span.rw-big", null, right[1])),
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

const PIPS = [
  [],
  [5, 5],
  [2.8, 2.8, 7.2, 7.2],
  [2.6, 2.6, 5, 5, 7.4, 7.4],
  [2.8, 2.8, 7.2, 2.8, 2.8, 7.2, 7.2, 7.2],
  [2.7, 2.7, 7.3, 2.7, 5, 5, 2.7, 7.3, 7.3, 7.3],
  [2.9, 2.4, 7.1, 2.4, 2.9, 5, 7.1, 5, 2.9, 7.6, 7.1, 7.6],
];

/**
 * @param {number} face 0: not rolled yet
 * @param {"att"|"def"} side
 * @param {boolean} [idle] stands outside the comparison
 */
export function die(face, side, idle = false) {
  const at = PIPS[face] ?? [];
  return h(
    `svg.rw-die.rw-${side}`,
    {
      class: idle ? "rw-idle" : "",
      viewBox: "0 0 10 10",
      role: "img",
      "aria-label": face ? `die ${face}` : "die, not rolled yet",
      "data-die": face || "",
    },
    h("rect", { x: 0.3, y: 0.3, width: 9.4, height: 9.4, rx: 2 }),
    at.flatMap((x, i) => (i % 2 ? [] : [h("circle", { cx: x, cy: at[i + 1], r: 0.92 })])),
  );
}

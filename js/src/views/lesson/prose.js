/** The texts of lessons: paragraphs and lists, with strong, stressed and literal words. */

import { h } from "../dom.js";

/** @import { Run, TextBlock } from "../../lessonTypes.js" */

/** @param {Run} run @param {number} i */
const inline = (run, i) => {
  const tag = run.strong ? "strong" : run.em ? "em" : run.code ? "code" : null;
  return tag ? h(tag, { key: i }, run.text) : run.text;
};

/** @param {TextBlock[]} blocks */
export function prose(blocks) {
  /** @type {any[]} */
  const drawn = [];
  /** @type {any[]} */
  let items = [];
  const close = () => {
    if (items.length) drawn.push(h("ul.rw-dots", { key: `l${drawn.length}` }, items));
    items = [];
  };
  for (const { kind, runs } of blocks) {
    if (kind === "li") items.push(h("li", { key: items.length }, runs.map(inline)));
    else {
      close();
      drawn.push(h("p", { key: `p${drawn.length}` }, runs.map(inline)));
    }
  }
  close();
  return drawn;
}

/** "Why?": the clause that a number or a refusal rests on, and who prints it. */

import { h } from "./dom.js";
import { list } from "./words.js";

/** @typedef {import("./context.js").Ctx} Ctx */

const WORDS = { printed: "printed in", silent: "silent in", reading: "a reading in" };

/**
 * A clause: what it says, its id, and which editions print it.
 * @param {Ctx} ctx
 * @param {string} id
 * @param {boolean} [told] its text has been said in other words already
 */
export function clause(ctx, id, told = false) {
  const entry = ctx.clause(id);
  const note = entry?.notes?.[ctx.state.edition];
  return h(
    "div.rw-clause",
    { key: id, "data-clause": id },
    !told && h("p", null, entry?.text ?? "…", note && ` ${note}`),
    h("code", null, id),
    entry && marks(ctx, entry.editions),
  );
}

/**
 * @param {Ctx} ctx
 * @param {Record<string, string>} editions
 */
function marks({ catalog }, editions) {
  const titles = new Map(catalog.editions.map((e) => [e.id, e.title.replace(/ \(.*| \d+$/, "")]));
  return /** @type {const} */ (["printed", "reading", "silent"]).map((mark) => {
    const names = Object.keys(editions).filter((edition) => editions[edition] === mark);
    if (!names.length) return null;
    const all = names.length === titles.size && mark === "printed";
    const where = all
      ? "all editions"
      : list(names.map((edition) => titles.get(edition) ?? edition));
    return h("span.rw-mk", { class: `rw-m-${mark}` }, `${WORDS[mark]} ${where}`);
  });
}

/**
 * A link that opens an explanation below it.
 * @param {Ctx} ctx
 * @param {string} id of the explanation, unique among those on the screen
 * @param {string} question
 * @param {string[]} clauses
 * @param {string} [text] said in place of the texts of the clauses
 */
export function why(ctx, id, question, clauses, text) {
  const open = ctx.ui.why === id;
  return [
    h(
      "button.rw-link",
      {
        key: `why-${id}`,
        "data-why": id,
        "aria-expanded": open,
        on: { click: () => ctx.act({ type: "why", id }) },
      },
      question,
    ),
    open &&
      h(
        "div.rw-why",
        { key: `because-${id}` },
        text && h("p", null, text),
        clauses.map((c) => clause(ctx, c, Boolean(text))),
      ),
  ];
}

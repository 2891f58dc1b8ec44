/** A clause: what it says, how this edition has it, and how the others differ. */

import { clauseQuery } from "../store/queries.js";
import { list } from "../words/english.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * How one edition has a clause. `from`: the edition that a silent one takes it from.
 * @typedef {object} ClauseRow
 * @property {string} edition
 * @property {string} title
 * @property {"printed"|"silent"|"reading"} mark
 * @property {string} value
 * @property {string} [where]
 * @property {string} [from]
 * @property {string} [note]
 */
/** @typedef {{id: string, text: string, rows: ClauseRow[], differs: boolean, missing: string[], here?: ClauseRow}} Card */

/** @param {string} title "German (Parker)" */
const short = (title) => title.replace(/ \(.*| \d+$/, "");

/** @param {ClauseRow["mark"]} mark @param {string} text */
const marked = (mark, text) => h("span.rw-mk", { class: `rw-m-${mark}` }, text);

/**
 * A clause with what every edition makes of it.
 * @param {Ctx} ctx
 * @param {string} id
 */
export function clauseCard(ctx, id) {
  /** @type {Card|undefined} */
  const card = ctx.answerTo(clauseQuery(id));
  if (!card?.rows) return h("p.rw-meta", { key: id }, "…");
  const here = card.here ?? card.rows.find(({ edition }) => edition === ctx.snapshot.edition);
  const others = card.rows.filter(({ edition }) => edition !== here?.edition);
  return h(
    "section.rw-card-of",
    { key: id, "data-clause": id },
    h("h3", null, h("code", null, id)),
    h("p", null, card.text),
    here
      ? h(
          "div.rw-here",
          { "data-mark": here.mark },
          marked(here.mark, provenance(here, ctx)),
          here.value && h("b", null, here.value),
          here.note && h("p.rw-meta", null, here.note),
        )
      : h("p.rw-meta", null, `${ctx.snapshot.edition_title} has no such rule.`),
    card.differs
      ? h(
          "dl.rw-others",
          null,
          others.flatMap((row) => [
            h("dt", { key: `t${row.edition}` }, short(row.title)),
            h(
              "dd",
              { key: `d${row.edition}` },
              row.value === here?.value ? "the same" : row.value || "as above",
              " ",
              marked(row.mark, row.mark === "reading" ? "a reading" : row.mark),
            ),
          ]),
        )
      : others.length > 0 &&
          h(
            "p.rw-meta",
            null,
            `The same in the other editions: ${list(others.map((row) => `${short(row.title)} (${row.mark === "reading" ? "a reading" : row.mark})`))}.`,
          ),
    card.missing.length > 0 &&
      h("p.rw-meta", null, `Not in ${list(card.missing.map(short), "or")}.`),
  );
}

/** Where it stands, in words. @param {ClauseRow} row @param {Ctx} ctx */
function provenance({ mark, title, where, from }, { catalog }) {
  const name = short(title);
  const at = where ? `, ${where}` : "";
  if (mark === "printed") return `printed in the ${name} rules${at}`;
  if (mark === "reading") return `a reading of the ${name} rules${at}: the print is not clear`;
  const source = catalog.editions.find(({ id }) => id === from)?.title;
  const taken = source ? `taken from the ${short(source)} rules` : "common play";
  return `the ${name} rules are silent; ${from ? taken : "common play"}`;
}

/**
 * A clause in short, for the book of rules.
 * @param {Ctx} ctx
 * @param {string} id
 */
export function clauseLine(ctx, id) {
  const entry = ctx.clauses[id];
  const { edition } = ctx.snapshot;
  const mark = entry?.editions?.[edition];
  const note = entry?.notes?.[edition];
  return h(
    "div.rw-clause",
    { key: id, "data-clause": id },
    h("p", null, entry?.text ?? "…", note && ` ${note}`),
    h("code", null, id),
    mark && marked(mark, mark === "reading" ? "a reading" : mark),
    h(
      "button.rw-link",
      {
        "data-why": id,
        "aria-haspopup": "dialog",
        "aria-label": `${id} in every edition`,
        on: {
          click: () =>
            ctx.dispatch({
              type: "ask_why",
              why: { id, question: "In every edition", rules: [id] },
            }),
        },
      },
      "in every edition",
    ),
  );
}

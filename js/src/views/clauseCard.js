/** A clause: what it says, how this edition has it, and how the others differ. */

import { clauseQuery } from "../store/queries.js";
import { whenAnswered } from "./answered.js";
import { h } from "./dom.js";

/** @import { Ctx } from "./context.js" */

/**
 * How one edition has a clause. `from`: the edition that a silent one takes it from.
 * @typedef {object} ClauseRow
 * @property {string} edition
 * @property {string} title
 * @property {"printed"|"silent"|"reading"|"house"} mark
 * @property {string} value
 * @property {string} [where]
 * @property {string} [from]
 * @property {string} [note]
 */
/** @typedef {{id: string, text: string, rows: ClauseRow[], differs: boolean, missing: string[], here?: ClauseRow}} Card */

/** @param {string} title "German (Parker)" */
const short = (title) => title.replace(/ \(.*| \d+$/, "");

/** @param {Ctx["say"]} say @param {ClauseRow["mark"]} mark */
const markWord = (say, mark) => say("page-clause-mark", { mark });

/** @param {ClauseRow["mark"]} mark @param {string} text */
const marked = (mark, text) => h("span.rw-mk", { class: `rw-m-${mark}` }, text);

/**
 * A clause with what every edition makes of it.
 * @param {Ctx} ctx
 * @param {string} id
 */
export const clauseCard = (ctx, id) =>
  whenAnswered(ctx, clauseQuery(id), (/** @type {Card} */ card) => drawn(ctx, id, card), id);

/** @param {Ctx} ctx @param {string} id @param {Card} card */
function drawn(ctx, id, card) {
  const { say } = ctx;
  const here = card.here ?? card.rows.find(({ edition }) => edition === ctx.snapshot.edition);
  const others = card.rows.filter(({ edition }) => edition !== here?.edition);
  return h(
    "section.rw-card-of",
    { key: id, "data-clause": id },
    h("h3", h("code", id)),
    h("p", card.text),
    here
      ? h(
          "div.rw-here",
          { "data-mark": here.mark },
          marked(here.mark, provenance(here, ctx)),
          here.value && h("b", here.value),
          here.note && h("p.rw-meta", here.note),
        )
      : h("p.rw-meta", say("page-clause-none", { edition: ctx.snapshot.edition_title })),
    card.differs
      ? h(
          "dl.rw-others",
          others.flatMap((row) => [
            h("dt", { key: `t${row.edition}` }, short(row.title)),
            h(
              "dd",
              { key: `d${row.edition}` },
              row.value === here?.value
                ? say("page-clause-same")
                : row.value || say("page-clause-as-above"),
              " ",
              marked(row.mark, markWord(say, row.mark)),
            ),
          ]),
        )
      : others.length > 0 &&
          h(
            "p.rw-meta",
            say("page-clause-same-in", {
              editions: others.map((row) =>
                say("page-clause-edition", {
                  edition: short(row.title),
                  mark: markWord(say, row.mark),
                }),
              ),
            }),
          ),
    card.missing.length > 0 &&
      h("p.rw-meta", say("page-clause-not-in", { editions: card.missing.map(short) })),
  );
}

/** Where it stands, in words. @param {ClauseRow} row @param {Ctx} ctx */
function provenance({ mark, title, where, from }, { catalog, say }) {
  const source = catalog.editions.find(({ id }) => id === from)?.title;
  return say("page-clause-provenance", {
    mark,
    edition: short(title),
    where: where || null,
    source: source ? short(source) : null,
  });
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
    h("p", entry?.text ?? "…", note && ` ${note}`),
    h("code", id),
    mark && marked(mark, markWord(ctx.say, mark)),
    h(
      "button.rw-link",
      {
        "data-why": id,
        "aria-haspopup": "dialog",
        "aria-label": ctx.say("page-clause-everywhere.label", { clause: id }),
        on: {
          click: () =>
            ctx.dispatch({
              type: "ask_why",
              why: { id, question: ctx.say("page-clause-everywhere.title"), rules: [id] },
            }),
        },
      },
      ctx.say("page-clause-everywhere"),
    ),
  );
}

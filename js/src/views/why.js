/**
 * Explanations: "why?" with the clauses behind a number or a refusal, the rules, and help in
 * a game: the meaning of this part of the turn, and the expert's choice.
 */

import { actionOfHint } from "../store/barButtons.js";
import { STEPS } from "../store/mapView.js";
import { clauseQuery } from "../store/queries.js";
import { isOn } from "../store/screens.js";
import { setLocal } from "../store/uiEvents.js";
import {
  block,
  button,
  link,
  list,
  segments,
  termList,
  tool,
  unfolder,
  whenAnswered,
} from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "../calls.js" */
/** @import { ClauseCard, ClauseRow, Guide, TeachLine } from "../types.js" */

/**
 * Draw a link that opens the explanation.
 * @param {Ctx} ctx
 * @param {string} id unique among the links on the screen
 * @param {string} question
 * @param {string[]} rules clauses, the most important first
 * @param {Omit<import("../store/state.js").WhyQuestion, "id"|"question"|"rules">} [more]
 * @param {{label?: string} & Record<string, any>} [props] `label`: the label, if it is not the question
 */
export const whyLink = ({ dispatch }, id, question, rules, more, { label, ...props } = {}) =>
  h(
    "button.rw-link",
    {
      key: `why-${id}`,
      "data-why": id,
      "aria-haspopup": "dialog",
      on: { click: () => dispatch({ type: "ask_why", why: { id, question, rules, ...more } }) },
      ...props,
    },
    label ?? question,
  );

/** @param {import("../calls.js").Ctx} ctx */
export function whyDialog(ctx) {
  const { ui, explanation } = ctx;
  const { why } = ui;
  if (!why) return [];
  const { text, rules } = why;
  const rows = explanation?.rows ?? [];
  const ids = explanation?.clauses ?? rules;
  return [
    (explanation?.sentence ?? text) &&
      h("p.rw-question", { key: "told", "data-told": why.id }, explanation?.sentence ?? text),
    rows.length > 0 &&
      h(
        "dl.rw-sums.rw-lines",
        { key: "rows" },
        termList(rows.map(({ label, value }) => [label, value])),
      ),
    ...ids.map((id) => clauseCard(ctx, id)),
  ];
}

/**
 * Shorten the title of an edition by leaving out its publisher or year.
 * @param {string} title "German (Parker)"
 */
export const shortTitle = (title) => title.replace(/ \(.*| \d+$/, "");

/** @param {Ctx["say"]} say @param {ClauseRow["mark"]} mark */
const markWord = (say, mark) => say("page-clause-mark", { mark });

/** @param {ClauseRow["mark"]} mark @param {string} text */
const clauseMark = (mark, text) => h("span.rw-mark", { class: `rw-mark-${mark}` }, text);

/**
 * Draw a clause with this edition's version, and on request the other editions'.
 * @param {Ctx} ctx @param {string} id
 */
const clauseCard = (ctx, id) =>
  whenAnswered(
    ctx,
    clauseQuery(id),
    (/** @type {ClauseCard} */ card) => cardBody(ctx, id, card),
    id,
  );

/** @param {Ctx} ctx @param {string} id @param {ClauseCard} card */
function cardBody(ctx, id, card) {
  const { say, ui } = ctx;
  const here = card.here ?? card.rows.find(({ edition }) => edition === ctx.snapshot.edition);
  const others = card.rows.filter(({ edition }) => edition !== here?.edition);
  const open = ui.local.otherEditions?.[id] ?? ui.why?.others ?? false;
  const toggle = () => ctx.dispatch(setLocal("otherEditions", { [id]: !open }));
  return h(
    "section.rw-stack.rw-clause-card",
    { key: id, "data-clause": id },
    h("h3", card.text),
    here
      ? h(
          "div.rw-stack.rw-this-edition",
          { "data-mark": here.mark },
          here.value && h("b", here.value),
          clauseMark(here.mark, provenance(here, ctx)),
          here.note && h("p.rw-meta", here.note),
        )
      : h("p.rw-meta", say("page-clause-none", { edition: ctx.snapshot.edition_title })),
    h(
      "div.rw-row.rw-meta",
      unfolder(say("page-clause-others"), open, toggle, { "data-fold": id }),
      // The id of the clause in the documentation and in records.
      h("code.rw-clause-id", id),
    ),
    open && otherEditions(say, card, others, here?.value),
  );
}

/**
 * @param {Ctx["say"]} say
 * @param {ClauseCard} card
 * @param {ClauseRow[]} others
 * @param {string} [value] the clause's value in this edition
 */
const otherEditions = (say, { differs, missing }, others, value) => [
  differs
    ? h(
        "dl.rw-other-editions",
        termList(
          others.map((row) => [
            shortTitle(row.title),
            [
              row.value === value
                ? say("page-clause-same")
                : row.value || say("page-clause-as-above"),
              " ",
              clauseMark(row.mark, markWord(say, row.mark)),
            ],
          ]),
        ),
      )
    : others.length > 0 &&
      h(
        "p.rw-meta",
        say("page-clause-same-in", {
          editions: others.map((row) =>
            say("page-clause-edition", {
              edition: shortTitle(row.title),
              mark: markWord(say, row.mark),
            }),
          ),
        }),
      ),
  missing.length > 0 &&
    h("p.rw-meta", say("page-clause-not-in", { editions: missing.map(shortTitle) })),
];

/** Name the place of a clause in the printed rules. @param {ClauseRow} row @param {Ctx} ctx */
function provenance({ mark, title, where, from }, { catalog, say }) {
  const source = catalog.editions.find(({ id }) => id === from)?.title;
  return say("page-clause-provenance", {
    mark,
    edition: shortTitle(title),
    where: where || null,
    source: source ? shortTitle(source) : null,
  });
}

/** Draw a clause in short, for the book of rules. @param {Ctx} ctx @param {string} id */
function clauseLine(ctx, id) {
  const entry = ctx.clauses[id];
  const { edition } = ctx.snapshot;
  const mark = entry?.editions?.[edition];
  const note = entry?.notes?.[edition];
  return h(
    "div.rw-flow.rw-meta.rw-clause",
    { key: id, "data-clause": id },
    h("p", entry?.text ?? "…", note && ` ${note}`),
    mark && clauseMark(mark, markWord(ctx.say, mark)),
    whyLink(
      ctx,
      id,
      ctx.say("page-clause-everywhere.title"),
      [id],
      { others: true },
      {
        label: ctx.say("page-clause-everywhere"),
        "aria-label": ctx.say("page-clause-everywhere.label", { clause: id }),
      },
    ),
  );
}

/** The number of territories on the board of the printed rules. */
const PRINTED = 42;

/** Draw every clause, with the rules printed by this edition and the others.
 * @param {import("../calls.js").Ctx} ctx */
export function rulesDialog(ctx) {
  const { say } = ctx;
  const { edition } = ctx.snapshot;
  // Leave out clauses that do not concern this edition, such as those about another edition's mode.
  const ids = Object.keys(ctx.clauses).filter((id) => ctx.clauses[id]?.editions[edition]);
  if (!ids.length) return h("p.rw-meta", "…");
  const size = ctx.board.territories.length;
  const [goal, ...parts] = ctx.turnInShort;
  const groups = [...new Set(ids.map((id) => id.split(".")[0] ?? ""))];
  return [
    goal &&
      h(
        "section.rw-minute",
        { key: "short" },
        h("h3", say("page-rules-turn")),
        h("p", h("b", goal)),
        list("ol", parts),
      ),
    size < PRINTED &&
      h("p", { key: "small" }, say("page-rules-small-board", { printed: PRINTED, size })),
    ...groups.map((group) =>
      h(
        "section",
        { key: group },
        h("h3", say("page-rules-group", { group })),
        ids.filter((id) => id.startsWith(`${group}.`)).map((id) => clauseLine(ctx, id)),
      ),
    ),
  ];
}

/** @param {Ctx} ctx */
export function teachPanel(ctx) {
  const { say, send } = ctx;
  const { guide } = ctx;
  return block(
    "teach",
    [
      guide ? guide.title : say("page-teach"),
      link("teach_off", say("page-teach-off"), () => send({ type: "teach", value: false }), {
        "aria-label": say("page-teach-off.label"),
      }),
    ],
    guide && guideBody(ctx, guide),
  );
}

/** @param {Ctx} ctx @param {Guide} guide */
const guideBody = (ctx, { about, steps, at, now, move, rules }) => [
  // The current step says more than the purpose of this part of the turn.
  !move && !now.length && h("p", { key: "about" }, about),
  at !== null &&
    steps.length > 1 &&
    h(
      "ol.rw-stack.rw-todo",
      { key: "steps", "aria-label": ctx.say("page-teach-steps") },
      steps.map((text, i) =>
        h(
          "li",
          {
            key: i,
            "data-n": i + 1,
            class: i < at ? "rw-done" : "",
            "aria-current": i === at ? "step" : null,
          },
          text,
        ),
      ),
    ),
  // A phase of a single step has little else to say.
  (!move || steps.length === 1 || ctx.nextAction?.type === "end_phase") && [
    at !== null && h("h3", { key: "nowh" }, ctx.say("page-teach-now")),
    lines(ctx, "now", now),
  ],
  move && [
    h("h3", { key: "moveh" }, ctx.say(move.legal ? "page-teach-move" : "page-teach-impossible")),
    lines(ctx, "move", move.lines),
  ],
  ...clausesOfStep(ctx, rules),
];

/**
 * Draw the clauses of the step, folded, since the lines above also lead to them.
 * @param {Ctx} ctx @param {Guide["rules"]} rules
 */
function clausesOfStep(ctx, rules) {
  const open = ctx.ui.local.teach?.rules ?? false;
  const toggle = () => ctx.dispatch(setLocal("teach", { rules: !open }));
  return [
    unfolder(ctx.say("page-teach-rules"), open, toggle, { key: "fold" }),
    open &&
      h(
        "ul.rw-stack.rw-background",
        { key: "rules" },
        rules.map(({ id, text, value }) =>
          h("li", { key: id }, text, value && [" ", h("b", value)], " ", ruleLink(ctx, "t", id)),
        ),
      ),
  ];
}

/** @param {Ctx} ctx @param {string} key @param {TeachLine[]} all */
const lines = (ctx, key, all) =>
  list(
    "ul.rw-stack.rw-told-lines",
    all.map(({ text, rule }, i) => [text, " ", ruleLink(ctx, key + i, rule)]),
    { key, "data-teach": key },
  );

/** Draw the link to every edition's version of a clause, where its id is shown too. */
const ruleLink = (/** @type {Ctx} */ ctx, /** @type {string} */ where, /** @type {string} */ id) =>
  whyLink(ctx, `${where}-${id}`, ctx.say("page-why-so"), [id], undefined, {
    label: ctx.say("page-why"),
  });

/** @param {Ctx} ctx */
export function hintPanel(ctx) {
  const { say, snapshot, ui, dispatch, uid, hint, hintRefused } = ctx;
  if (!ui.hint || !isOn(snapshot)) return null;
  const { level } = ui.hint;
  return block(
    "hint",
    [
      say("page-hint-title"),
      // The button is above the text, since the text's length varies and the button must stay in
      // place from move to move.
      button("do_hint", say("page-hint-do"), () => followHint(ctx), { "aria-disabled": !hint }),
      tool("close_hint", "✕", say("page-hint-close"), () =>
        dispatch({ type: "hint", level: null }),
      ),
    ],
    segments({
      label: say("page-hint-level"),
      name: `${uid}-hint`,
      choices: /** @type {const} */ (["nudge", "plan"]).map((value) => ({
        value,
        label: say("page-hint-levels", { level: value }),
      })),
      value: level,
      change: (value) => dispatch({ type: "hint", level: value }),
    }),
    h(
      "div",
      { key: "text", role: "status" },
      hint
        ? (level === "plan" ? hint.sentences : [hint.nudge]).map((text, i) =>
            h("p", { key: i, class: i ? "rw-meta" : "" }, text),
          )
        : h("p.rw-meta", { key: "waits" }, hintRefused ?? "…"),
      hint &&
        level === "plan" &&
        hint.steps.length > STEPS &&
        h("p.rw-meta", { key: "numbered" }, say("page-hint-numbered", { steps: STEPS })),
    ),
  );
}

/** Carry out the hint. @param {Pick<Ctx, "hint"|"snapshot"|"ui"|"dispatch"|"send">} ctx */
function followHint({ hint, snapshot, ui, dispatch, send }) {
  if (!hint) return;
  dispatch({ type: "hint_followed" });
  send(actionOfHint(snapshot, ui, hint));
}

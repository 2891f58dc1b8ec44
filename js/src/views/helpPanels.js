/** Help in play: what this part of the turn is, and what the expert would do. */

import { block, button, link, segments, unfolder } from "./controls.js";
import { h } from "./dom.js";
import { whyLink } from "./why.js";

/** @import { Guide, TeachLine } from "../types.js" */
/** @import { Ctx } from "../calls.js" */

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
  // Once an action is chosen, only that counts.
  !move && h("p", { key: "about" }, about),
  at !== null &&
    steps.length > 1 &&
    h(
      "ol.rw-todo",
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
  ...behind(ctx, rules),
];

/** The clauses of the step; folded, since the lines above lead to them too.
 * @param {Ctx} ctx @param {Guide["rules"]} rules */
function behind(ctx, rules) {
  const open = ctx.ui.local.teach?.rules ?? false;
  const toggle = () => ctx.dispatch({ type: "local", name: "teach", value: { rules: !open } });
  return [
    unfolder(ctx.say("page-teach-rules"), open, toggle, { key: "fold" }),
    open &&
      h(
        "ul.rw-behind",
        { key: "rules" },
        rules.map(({ id, text, value }) =>
          h("li", { key: id }, text, value && [" ", h("b", value)], " ", ruleLink(ctx, "t", id)),
        ),
      ),
  ];
}

/** @param {Ctx} ctx @param {string} key @param {TeachLine[]} all */
const lines = (ctx, key, all) =>
  h(
    "ul.rw-told-lines",
    { key, "data-teach": key },
    all.map(({ text, rule }, i) => h("li", { key: i }, text, " ", ruleLink(ctx, key + i, rule))),
  );

/** The clause, by its id: opens what every edition makes of it. */
const ruleLink = (/** @type {Ctx} */ ctx, /** @type {string} */ where, /** @type {string} */ id) =>
  whyLink(ctx, `${where}-${id}`, id, [id]);

/** @param {Ctx} ctx */
export function hintPanel(ctx) {
  const { say, snapshot, ui, dispatch, uid, hint, hintRefused } = ctx;
  if (!ui.hint || snapshot.screen !== "play") return null;
  const { level } = ui.hint;
  return block(
    "hint",
    [
      say("page-hint"),
      button("close_hint", "✕", () => dispatch({ type: "hint", level: null }), {
        kind: "rw-tb",
        "aria-label": say("page-hint-close"),
      }),
    ],
    h(
      "div",
      { key: "text", role: "status" },
      hint
        ? (level === "plan" ? hint.sentences : [hint.nudge]).map((text, i) =>
            h("p", { key: i, class: i ? "rw-meta" : "" }, text),
          )
        : h("p.rw-meta", { key: "waits" }, hintRefused ?? "…"),
    ),
    h(
      "div.rw-row",
      { key: "row" },
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
      button("do_hint", say("page-hint-do"), () => followHint(ctx), {
        key: "do",
        "aria-disabled": !hint,
      }),
    ),
  );
}

/** Does what the hint says. @param {Pick<Ctx, "hint"|"dispatch"|"send">} ctx */
function followHint({ hint, dispatch, send }) {
  if (!hint) return;
  dispatch({ type: "hint_followed" });
  send(/** @type {import("../types.js").Action} */ (hint.action));
}

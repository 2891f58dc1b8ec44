/** The coach: its mark, its remarks with their buttons, and the choice of when it speaks. */

import { partsIn, switchesOf } from "../store/screens.js";
import { block, button, link, select, tool } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx, FormCtx } from "../calls.js" */
/** @import { CoachCard } from "../types.js" */

const WHEN = /** @type {const} */ (["off", "mistakes", "decisions"]);

/** Draw the choice of when the coach speaks. @param {FormCtx} ctx @param {Record<string, any>} [props] */
export const coachChoice = ({ newest, say, send }, props) =>
  select(
    WHEN.map((when) => [when, say("page-coach-when", { when })]),
    switchesOf(newest).coach ?? "off",
    (value) => send({ type: "coach", value }),
    {
      "data-action": "coach",
      "aria-label": say("page-coach"),
      title: say("page-coach.about"),
      ...props,
    },
  );

/** Draw the coach's mark on the last decision; its place is kept while the coach is on. @param {Ctx} ctx */
export function coachMark({ live, say }) {
  const { coached } = partsIn(live);
  if (!coached) return null;
  const { mark = "", good } = coached;
  const text = mark && (good ?? say("page-coach-thinking"));
  return h(
    "span.rw-coach-mark",
    { key: "coach-mark", role: "status", "data-coach": mark, title: text || null },
    h("span.rw-visually-hidden", text),
  );
}

/** Draw the coach's remark, if there is one. @param {Ctx} ctx */
export function coachCard(ctx) {
  const { card } = partsIn(ctx.snapshot).coached ?? {};
  return card && remark(ctx, card);
}

/** @param {Ctx} ctx @param {CoachCard} card */
function remark(ctx, card) {
  const { say, send } = ctx;
  const { lost, why, dice, tries, kept, answer } = card;
  const { may_take_back: back, may_keep: keeps, may_show: shows } = card;
  /** @param {string} what */
  const act = (what) => () => send({ type: "coached", do: what });
  return block(
    "coach",
    [say("page-coach"), tool("close_coach", "✕", say("page-coach-close"), act("close"))],
    h(
      "div",
      { key: "text", role: "status" },
      h("p", h("b", lost), tries !== undefined && [" ", say("page-coach-tries", { tries })]),
      h("p.rw-meta", { key: "why" }, answer?.sentences[0] ?? why),
      dice && h("p.rw-meta", { key: "dice" }, dice),
      kept && h("p.rw-meta", { key: "kept" }, say("page-coach-kept")),
    ),
    (back || keeps || shows) &&
      h(
        "div.rw-row.rw-left",
        { key: "buttons" },
        back && !answer && button("find_better", say("page-coach-find"), act("find")),
        back && link("take_it_back", say("page-coach-back"), act("take_back")),
        keeps && button("keep_for_tomorrow", say("page-coach-keep"), act("keep")),
        shows && link("show_better", say("page-coach-show"), act("show")),
      ),
  );
}

/** Draw the outcome of the turn, and late remarks on its decisions, above the log. @param {Ctx} ctx */
export function coachTold({ snapshot }) {
  const { turn, late = [] } = partsIn(snapshot).coached ?? {};
  const told = [...late, turn].filter(Boolean);
  return (
    told.length > 0 &&
    h(
      "div.rw-block.rw-coach-told",
      { key: "coach-told", role: "status" },
      told.map((text, i) => h("p.rw-meta", { key: i }, text)),
    )
  );
}

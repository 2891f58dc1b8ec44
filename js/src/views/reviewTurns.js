/** The turns of a person beside what the expert would have done: worked out where that is wished for. */

import { reviewTurnQuery } from "../store/queries.js";
import { block, button, select } from "./controls.js";
import { h } from "./dom.js";
import { percent, signed } from "./messageParts.js";

/** @import { Ctx } from "./context.js" */

/** @typedef {import("../types.js").ReviewAnswer} Review */
/** @typedef {import("../types.js").ReviewTurnAnswer} ReviewTurn */

/** A chance in percentage points. @param {number} chance */
const points = (chance) => signed(100 * chance, 1);

/** @param {Ctx} ctx @param {Review} review */
export function reviewTurns(ctx, review) {
  const { say, live, ui, dispatch } = ctx;
  const persons = live.seats.filter(({ player }) => player === "human");
  const seats = (persons.length ? persons : live.seats).map(({ seat }) => seat);
  const mine = live.viewer && seats.includes(live.viewer) ? live.viewer : seats[0];
  const { seat = mine, working = false } = ui.local.review ?? {};
  const own = review.turns.filter((turn) => turn.seat === seat);
  /** @type {ReviewTurn[]} */
  const found = own.flatMap(({ turn }) => ctx.answerTo(reviewTurnQuery(live, turn)) ?? []);
  const refused = own.some(({ turn }) => ctx.refusalOf(reviewTurnQuery(live, turn)));
  const open = found.length < own.length && !refused;
  /** @param {object} value */
  const set = (value) => dispatch({ type: "local", name: "review", value });
  const sum = found.reduce((total, { worth }) => total + (worth ?? 0), 0);
  return block(
    "choices",
    say("page-review-choices", { seat, own: seats.length === 1 ? "own" : "none" }),
    h("p.rw-meta", { key: "about" }, say("page-review-choices-about")),
    h(
      "div.rw-row.rw-left",
      { key: "row" },
      seats.length > 1 &&
        select(
          seats.map((each) => [each, say("page-seat", { seat: each })]),
          seat,
          (value) => set({ seat: value, working: false }),
          { key: "seat", "aria-label": say("page-review-whose") },
        ),
      open &&
        button(
          "review_work",
          say(working ? "page-review-stop" : "page-review-work"),
          () => set({ seat, working: !working }),
          { key: "work" },
        ),
      found.length > 0 &&
        h(
          "span.rw-meta",
          { key: "done", role: "status" },
          open
            ? say("page-review-worked", { done: found.length, turns: own.length })
            : say("page-review-sum", { turns: found.length, points: points(sum) }),
        ),
    ),
    found.length > 0 &&
      h(
        "ol.rw-turned",
        { key: "list" },
        found.map((each) =>
          line(
            ctx,
            own.find(({ turn }) => turn === each.turn),
            each,
          ),
        ),
      ),
  );
}

/**
 * A turn, which leads to where it began.
 * @param {Ctx} ctx
 * @param {Review["turns"][number]|undefined} turn
 * @param {ReviewTurn} found
 */
const line = ({ say, dispatch }, turn, { before, after, dice, plan, worth }) =>
  h(
    "li",
    { key: turn?.turn },
    button(
      `turn-${turn?.turn}`,
      [
        h(
          "span",
          { key: "text" },
          h("b", say("page-review-turn", { round: turn?.round ?? 0 })),
          h("span", plan ?? say("page-review-no-plan")),
          h(
            "small",
            say("page-review-way", {
              before: percent(say, before),
              after: percent(say, after),
              dice: points(dice),
            }),
          ),
        ),
        worth !== null &&
          h("span.rw-worth", { key: "worth" }, say("page-review-worth", { points: points(worth) })),
      ],
      () => dispatch({ type: "look_back", at: turn?.at ?? 0 }),
      { kind: "rw-item" },
    ),
  );

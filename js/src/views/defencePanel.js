/** The defender's choice in numbers. */

import { block } from "./controls.js";
import { h } from "./dom.js";
import { percent } from "./messageParts.js";
import { chip } from "./symbols.js";
import { whyLink } from "./whyLink.js";

/** @import { Ctx } from "./context.js" */

/**
 * What each number of dice costs on average.
 * @param {Ctx} ctx
 */
export function defenceTable(ctx) {
  const { snapshot, say } = ctx;
  const { battle, legal } = snapshot;
  const target = battle?.target;
  const averages = /** @type {Defence|undefined} */ (ctx.defence);
  const armies = (/** @type {number|undefined} */ n) => (n === undefined ? "…" : n.toFixed(2));
  return [
    h(
      "table.rw-averages",
      { key: "averages" },
      h("caption.rw-sr", say("page-defence-average", { target })),
      h(
        "thead",
        h(
          "tr",
          h("th", { scope: "col" }, say("page-defence-dice")),
          about(say, battle?.defender, "page-defence-loses"),
          about(say, battle?.attacker, "page-defence-loses"),
          about(say, battle?.defender, "page-defence-holds"),
        ),
      ),
      h(
        "tbody",
        [...(legal.defend ?? [])].reverse().map((n) => {
          const choice = averages?.choices?.find(({ dice }) => dice === n);
          return h(
            "tr",
            { key: n, "data-dice": n },
            h("th", { scope: "row" }, say("page-dice", { dice: n })),
            h("td", armies(choice?.defender)),
            h("td", armies(choice?.attacker)),
            h("td", h("b", choice ? percent(say, choice.hold) : "…")),
          );
        }),
      ),
    ),
    h(
      "div.rw-row",
      { key: "why" },
      h("small", say("page-defence-exact", { target })),
      whyLink(ctx, "defence", say("page-defence-why"), ["attack.defence-dice", "attack.announce"]),
    ),
  ];
}

/**
 * The head of a column about a seat: names may be long, so the eye gets its sign.
 * @param {Ctx["say"]} say
 * @param {string|undefined} seat
 * @param {string} id a message
 */
const about = (say, seat, id) =>
  h(
    "th",
    { scope: "col" },
    chip(seat ?? null),
    h("span.rw-sr", say("page-seat", { seat })),
    " ",
    say(id),
  );

/** @typedef {{choices?: Array<{dice: number, attacker: number, defender: number, hold: number}>}} Defence */

/**
 * What each number of dice costs the defender.
 * @param {Ctx} ctx
 * @param {any} table
 */
export function defencePanel(ctx, table) {
  const { snapshot, say, send } = ctx;
  const { battle, legal } = snapshot;
  if (!battle || !legal.defend) return null;
  const seat = snapshot.actor;
  const row = snapshot.seats.find((s) => s.seat === seat);
  return [
    block(
      "defend",
      say("page-defence"),
      table,
      row &&
        seat &&
        !snapshot.lesson &&
        h(
          "label.rw-check",
          h("input", {
            type: "checkbox",
            checked: row.auto_defend,
            "data-action": "auto_defend",
            on: {
              change: (/** @type {Event} */ e) =>
                send({
                  type: "auto_defend",
                  seat,
                  value: /** @type {HTMLInputElement} */ (e.target).checked,
                }),
            },
          }),
          h("span", say("page-defence-always", { seat })),
        ),
    ),
  ];
}

/** The defender's choice in numbers. */

import { seatName } from "../store/commands.js";
import { capitalize, count } from "../words/english.js";
import { h } from "./dom.js";
import { why } from "./whyLink.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * What each number of dice costs on average.
 * @param {Ctx} ctx
 */
export function defence(ctx) {
  const { snapshot } = ctx;
  const { battle, legal } = snapshot;
  const told = /** @type {import("./battle.js").Defence|undefined} */ (ctx.defence());
  const armies = (/** @type {number|undefined} */ n) => (n === undefined ? "…" : n.toFixed(2));
  return [
    h(
      "table.rw-averages",
      { key: "averages" },
      h("caption.rw-sr", null, "Armies lost on average"),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, "Dice"),
          h("th", { scope: "col" }, `${capitalize(seatName(snapshot, battle?.defender))} loses`),
          h("th", { scope: "col" }, `${capitalize(seatName(snapshot, battle?.attacker))} loses`),
        ),
      ),
      h(
        "tbody",
        null,
        [...(legal.defend ?? [])].reverse().map((n) => {
          const choice = told?.choices?.find(({ dice }) => dice === n);
          return h(
            "tr",
            { key: n, "data-dice": n },
            h("th", { scope: "row" }, count(n, "die", "dice")),
            h("td", null, armies(choice?.defender)),
            h("td", null, armies(choice?.attacker)),
          );
        }),
      ),
    ),
    h(
      "div.rw-row",
      { key: "why" },
      h("small", null, "Armies lost on average, exact."),
      why(ctx, "defence", "Why these dice?", ["attack.defence-dice", "attack.announce"]),
    ),
  ];
}

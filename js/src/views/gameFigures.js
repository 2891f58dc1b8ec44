/** What can be looked up when a game is over: everybody's figures, missions and dice. */

import { block, button } from "./controls.js";
import { h } from "./dom.js";
import { faceLines, seatTable } from "./seatTable.js";
import { chip } from "./symbols.js";

/** @import { Ctx } from "./context.js" */

/** @param {Ctx} ctx */
export function gameFigures({ snapshot, stats, say, dispatch }) {
  if (!stats || snapshot.screen !== "over") return null;
  const { columns, rows, dice, missions } = stats;
  const held = /** @type {Array<[string, string]>} */ (Object.entries(missions));
  return h(
    "div.rw-figures",
    { key: "figures" },
    block(
      "figures",
      say("page-over-players"),
      seatTable(say, say("page-over-players"), {
        seats: rows.map(({ seat }) => seat),
        lines: columns.map(({ id, label }) => [label, rows.map((row) => row[id])]),
      }),
    ),
    held.length > 0 &&
      block(
        "missions",
        say("page-over-missions"),
        h(
          "ul.rw-missions",
          held.map(([seat, text]) => h("li", { key: seat }, chip(seat), h("span", text))),
        ),
      ),
    dice.length > 0 &&
      block(
        "dice",
        say("page-over-dice"),
        seatTable(say, say("page-over-dice"), {
          seats: dice.map(({ seat }) => seat),
          lines: faceLines(say, dice),
        }),
        h("p.rw-meta", say("page-over-dice-fair")),
        button("dice", say("page-fair-every"), () => dispatch({ type: "dialog", dialog: "dice" })),
      ),
  );
}

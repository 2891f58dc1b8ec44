/** What can be looked up when a game is over: everybody's figures, missions and dice. */

import { block } from "./controls.js";
import { h } from "./dom.js";
import { chip } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function gameFigures({ stats, say }) {
  if (!stats) return null;
  const { columns, rows, dice, missions } = stats;
  const held = /** @type {Array<[string, string]>} */ (Object.entries(missions));
  return [
    block(
      "figures",
      say("page-over-players"),
      table(say, say("page-over-players"), {
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
          null,
          held.map(([seat, text]) => h("li", { key: seat }, chip(seat), h("span", null, text))),
        ),
      ),
    dice.length > 0 &&
      block(
        "dice",
        say("page-over-dice"),
        table(say, say("page-over-dice"), {
          seats: dice.map(({ seat }) => seat),
          lines: [
            ...[1, 2, 3, 4, 5, 6].map(
              (face) =>
                /** @type {[string, number[]]} */ ([
                  `${face}`,
                  dice.map(({ faces }) => faces[face - 1] ?? 0),
                ]),
            ),
            [say("page-over-dice-mean"), dice.map(({ mean }) => mean)],
          ],
        }),
        h("p.rw-meta", null, say("page-over-dice-fair")),
      ),
  ];
}

/**
 * A table with a column for each seat.
 * @param {Ctx["say"]} say
 * @param {string} label
 * @param {{seats: string[], lines: Array<[label: string, values: Array<string|number>]>}} rows
 */
const table = (say, label, { seats, lines }) =>
  h(
    "div.rw-scroll",
    { tabindex: 0, role: "region", "aria-label": label },
    h(
      "table.rw-numbers.rw-named",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          seats.map((seat) =>
            h(
              "th",
              { key: seat, scope: "col" },
              chip(seat),
              h("span.rw-sr", null, say("page-seat", { seat })),
            ),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        lines.map(([name, values]) =>
          h(
            "tr",
            { key: name },
            h("th", { scope: "row" }, name),
            values.map((value, i) => h("td", { key: i }, value)),
          ),
        ),
      ),
    ),
  );

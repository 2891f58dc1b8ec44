/** A table of figures with a column for each seat. */

import { h } from "./dom.js";
import { chip } from "./symbols.js";

/**
 * The lines that tell how often each face was rolled, and the mean.
 * @param {import("./context.js").Ctx["say"]} say
 * @param {Array<{faces: number[], mean: number}>} dice of each seat
 * @returns {Array<[label: string, values: number[]]>}
 */
export const faceLines = (say, dice) => [
  ...[1, 2, 3, 4, 5, 6].map(
    (face) =>
      /** @type {[string, number[]]} */ ([
        `${face}`,
        dice.map(({ faces }) => faces[face - 1] ?? 0),
      ]),
  ),
  [say("page-over-dice-mean"), dice.map(({ mean }) => mean)],
];

/**
 * @param {import("./context.js").Ctx["say"]} say
 * @param {string} label
 * @param {{seats: string[], lines: Array<[label: string, values: Array<string|number>]>}} rows
 */
export const seatTable = (say, label, { seats, lines }) =>
  h(
    "div.rw-scroll",
    { tabindex: 0, role: "region", "aria-label": label },
    h(
      "table.rw-numbers.rw-named",
      h(
        "thead",
        h(
          "tr",
          h("td"),
          seats.map((seat) =>
            h(
              "th",
              { key: seat, scope: "col" },
              chip(seat),
              h("span.rw-sr", say("page-seat", { seat })),
            ),
          ),
        ),
      ),
      h(
        "tbody",
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

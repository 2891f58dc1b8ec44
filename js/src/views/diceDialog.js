/** All dice of the game so far: who rolled what, who was lucky, and how to check that all is fair. */

import { diceQuery } from "../store/queries.js";
import { h } from "./dom.js";
import { seatTable } from "./seatTable.js";
import { chip } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** A number of armies or territories with its sign. @param {number|null} value */
const signed = (value) =>
  value === null ? "" : `${value ? (value < 0 ? "−" : "+") : ""}${Math.abs(value).toFixed(1)}`;

/** @param {Ctx} ctx */
export function diceDialog(ctx) {
  const { say, snapshot } = ctx;
  const data = /** @type {import("../types.js").DiceAnswer|undefined} */ (
    ctx.answerTo(diceQuery(snapshot))
  );
  if (!data) return h("p.rw-meta", null, "…");
  const { sentence, seed, rows, rolls } = data;
  return [
    h("p", { key: "sentence" }, sentence),
    rows.length > 0 &&
      seatTable(say, say("page-over-dice"), {
        seats: rows.map(({ seat }) => seat),
        lines: [
          ...[1, 2, 3, 4, 5, 6].map(
            (face) =>
              /** @type {[string, number[]]} */ ([
                `${face}`,
                rows.map(({ faces }) => faces[face - 1] ?? 0),
              ]),
          ),
          [say("page-over-dice-mean"), rows.map(({ mean }) => mean)],
          [say("page-fair-luck"), rows.map(({ luck }) => signed(luck))],
          [say("page-fair-won"), rows.map(({ won }) => signed(won))],
        ],
      }),
    rows.length > 0 && h("p.rw-meta", { key: "meaning" }, say("page-fair-meaning")),
    h("p.rw-seed", { key: "seed" }, seed),
    rolls.length > 0 && everyRoll(ctx, rolls),
  ];
}

/** @param {Ctx} ctx @param {import("../types.js").DiceRoll[]} rolls */
const everyRoll = ({ say, name }, rolls) =>
  h(
    "table.rw-numbers.rw-rolls",
    { key: "rolls", "aria-label": say("page-fair-every") },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        [
          say("page-fair-round"),
          say("page-fair-battle"),
          say("page-fair-attack"),
          say("page-fair-defence"),
          say("page-fair-lost"),
        ].map((column) => h("th", { key: column, scope: "col" }, column)),
      ),
    ),
    h(
      "tbody",
      null,
      // as in the log: the newest comes first
      [...rolls]
        .reverse()
        .map((roll) =>
          h(
            "tr",
            { key: roll.n },
            h("td", null, roll.round),
            h(
              "td",
              null,
              chip(roll.attacker),
              ` ${name(roll.source)} → `,
              chip(roll.defender),
              ` ${name(roll.target)}`,
            ),
            h("td", null, roll.attack.join(" ")),
            h("td", null, roll.defence.join(" ")),
            h("td", null, roll.lost.join(" : ")),
          ),
        ),
    ),
  );

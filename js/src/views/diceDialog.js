/** All dice of the game so far: who rolled what, who was lucky, and how to check that all is fair. */

import { diceQuery } from "../store/queries.js";
import { whenAnswered } from "./answered.js";
import { h } from "./dom.js";
import { faceLines, seatTable } from "./seatTable.js";
import { chip } from "./symbols.js";

/** @import { DiceAnswer, DiceRoll } from "../types.js" */
/** @import { Ctx } from "./context.js" */

/** A number of armies or territories with its sign. @param {number|null} value */
const signed = (value) =>
  value === null ? "" : `${value ? (value < 0 ? "−" : "+") : ""}${Math.abs(value).toFixed(1)}`;

/** @param {Ctx} ctx */
export const diceDialog = (ctx) =>
  whenAnswered(ctx, diceQuery(ctx.snapshot), (/** @type {DiceAnswer} */ dice) => drawn(ctx, dice));

/** @param {Ctx} ctx @param {DiceAnswer} dice */
function drawn(ctx, { sentence, seed, rows, rolls }) {
  const { say } = ctx;
  return [
    h("p", { key: "sentence" }, sentence),
    rows.length > 0 &&
      seatTable(say, say("page-over-dice"), {
        seats: rows.map(({ seat }) => seat),
        lines: [
          ...faceLines(say, rows),
          [say("page-fair-luck"), rows.map(({ luck }) => signed(luck))],
          [say("page-fair-won"), rows.map(({ won }) => signed(won))],
        ],
      }),
    rows.length > 0 && h("p.rw-meta", { key: "meaning" }, say("page-fair-meaning")),
    h("p.rw-seed", { key: "seed" }, seed),
    rolls.length > 0 && everyRoll(ctx, rolls),
  ];
}

/** @param {Ctx} ctx @param {DiceRoll[]} rolls */
const everyRoll = ({ say, name }, rolls) =>
  h(
    "table.rw-numbers.rw-rolls",
    { key: "rolls", "aria-label": say("page-fair-every") },
    h(
      "thead",
      h(
        "tr",
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
      "tbody", // as in the log: the newest comes first
      [...rolls]
        .reverse()
        .map((roll) =>
          h(
            "tr",
            { key: roll.n },
            h("td", roll.round),
            h(
              "td",
              chip(roll.attacker),
              ` ${name(roll.source)} → `,
              chip(roll.defender),
              ` ${name(roll.target)}`,
            ),
            h("td", roll.attack.join(" ")),
            h("td", roll.defence.join(" ")),
            h("td", roll.lost.join(" : ")),
          ),
        ),
    ),
  );

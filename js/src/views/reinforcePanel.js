/** New armies: where they come from, and where they go. */

import { armyRange, repeatTerritory } from "../store/selection.js";
import { seatName } from "../words/english.js";
import { block, button, stepper } from "./controls.js";
import { h } from "./dom.js";
import { sign } from "./symbols.js";
import { whyLink } from "./whyLink.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** More armies than this are shown as a number, not as boxes. */
const MOST_BOXES = 14;

/**
 * Armies left, as boxes while they are few.
 * @param {number} left
 * @param {number} placed
 */
function boxes(left, placed) {
  const few = left + placed <= MOST_BOXES;
  return h(
    "div.rw-boxes",
    null,
    few &&
      h(
        "span",
        { key: "boxes", "aria-hidden": "true" },
        Array.from({ length: placed }, (_, i) => h("i", { key: `p${i}` })),
        Array.from({ length: left }, (_, i) => h("i.rw-full", { key: `l${i}` }, sign("infantry"))),
      ),
    h("p", { key: "text" }, h("b", null, `${left} left`), placed ? `, ${placed} placed` : ""),
  );
}

/** @param {Ctx} ctx */
export function inHandBlock({ snapshot, ui, name, dispatch }) {
  const { selection } = ui;
  const t = selection.kind === "one" ? selection.territory : null;
  const n = snapshot.to_place;
  return block(
    "hand",
    "Armies in hand",
    boxes(n, 0),
    t &&
      !repeatTerritory(ui, snapshot) &&
      n > 1 &&
      h(
        "div.rw-row.rw-gap",
        null,
        h("small", null, `All your armies in hand, one each time your turn comes`),
        button("place_rest", `All ${n} on ${name(t)}`, () =>
          dispatch({ type: "repeat", territory: t }),
        ),
      ),
  );
}

/** @param {Ctx} ctx */
export function reinforceBlock(ctx) {
  const { snapshot, ui, name, dispatch, send } = ctx;
  const { income, to_place: left } = snapshot;
  const placed = Object.values(snapshot.placed).reduce((sum, n) => sum + n, 0);
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  const rules = [...new Set((income ?? []).map(({ rule }) => rule))];
  const total = (income ?? []).reduce((sum, { armies }) => sum + armies, 0);
  const t = selection.kind === "one" ? selection.territory : null;
  const third = snapshot.phase === "reinforce_third";
  return block(
    "reinforce",
    third ? `For ${seatName(snapshot, "third")}` : "Armies this turn",
    income &&
      income.length > 0 && [
        h(
          "dl.rw-sum",
          { key: "sum" },
          income.flatMap((item, i) => [
            h("dt", { key: `t${i}` }, item.label),
            h("dd", { key: `d${i}` }, i ? `+ ${item.armies}` : item.armies),
          ]),
          income.length > 1 && [
            h("dt.rw-tot", { key: "tt" }, "Together"),
            h("dd.rw-tot", { key: "td" }, total),
          ],
        ),
      ],
    boxes(left, placed),
    selection.kind === "one" &&
      t &&
      bounds && [
        h(
          "div.rw-row.rw-gap",
          { key: "on" },
          h(
            "span",
            null,
            h("b", null, `On ${name(t)}`),
            h(
              "small",
              null,
              `${snapshot.territories[t]?.[1] ?? 0} there now → ${(snapshot.territories[t]?.[1] ?? 0) + selection.armies}`,
            ),
          ),
          bounds[1] > 1 &&
            button("place_all", `All ${bounds[1]}`, () =>
              send({ type: "place", territory: t, armies: bounds[1] }),
            ),
          stepper({
            label: "Armies to place",
            value: selection.armies,
            range: bounds,
            change: (armies) => dispatch({ type: "amount", armies }),
          }),
        ),
      ],
    rules.length > 0 &&
      h(
        "div.rw-gap",
        { key: "why" },
        whyLink(ctx, "income", `Why ${total}?`, rules, { about: "income", n: snapshot.seq }),
      ),
    third &&
      h(
        "div.rw-gap",
        { key: "whyt" },
        whyLink(ctx, "third", "Why do I place them?", ["reinforce.third-army"]),
      ),
  );
}

/**
 * What has happened since the seat's last turn, until it places its first army.
 * @param {Ctx["snapshot"]} snapshot
 */
export const sinceBlock = ({ since, placed }) =>
  since && since.length > 1 && !Object.keys(placed).length
    ? block(
        "since",
        "Since your last turn",
        h(
          "ul",
          null,
          since.map((text, i) => h("li", { key: i }, text)),
        ),
      )
    : null;

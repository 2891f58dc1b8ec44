/** An attack before it is rolled. */

import { armyRange, diceChoices } from "../store/selection.js";
import { capitalize, seatName } from "../words/english.js";
import { block, segments, stepper } from "./controls.js";
import { h } from "./dom.js";
import { oddsPanel } from "./oddsPanel.js";
import { whyLink } from "./whyLink.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function attackBlocks(ctx) {
  const { snapshot, ui, uid, dispatch } = ctx;
  const { selection } = ui;
  const allied = snapshot.phase === "attack_third";
  const aside =
    allied &&
    block(
      "allied",
      capitalize(seatName(snapshot, "third")),
      whyLink(ctx, "allied", `Why does ${seatName(snapshot, snapshot.actor)} attack?`, [
        "attack.allied",
      ]),
    );
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "pair" || !bounds) return [aside];
  const dice = diceChoices(snapshot, selection);
  return [
    aside,
    block(
      "attack",
      "This attack",
      h(
        "div.rw-pair",
        null,
        h(
          "div",
          null,
          h("b", null, "Armies"),
          stepper({
            label: "Armies that attack",
            value: selection.armies,
            range: bounds,
            change: (armies) => dispatch({ type: "amount", armies }),
          }),
        ),
        dice.length > 1 &&
          h(
            "div",
            { key: "dice" },
            h("b", null, "Dice"),
            segments({
              label: "Dice",
              name: `${uid}-dice`,
              choices: dice.map((value) => ({ value, label: String(value) })),
              value: selection.dice ?? Math.max(...dice),
              change: (value) => dispatch({ type: "dice", dice: value }),
            }),
          ),
        h("small", { key: "about" }, `${bounds[0]} to ${bounds[1]} armies; one always stays.`),
      ),
    ),
    ...oddsPanel(ctx),
  ];
}

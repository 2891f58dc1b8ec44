/** An attack before it is rolled. */

import { armyRange, diceChoices } from "../store/selection.js";
import { block, segments, stepper } from "./controls.js";
import { h } from "./dom.js";
import { oddsPanel } from "./oddsPanel.js";
import { whyLink } from "./whyLink.js";

/** @import { Ctx } from "./context.js" */

/** @param {Ctx} ctx */
export function attackBlocks(ctx) {
  const { snapshot, ui, uid, say, dispatch } = ctx;
  const { selection } = ui;
  const allied = snapshot.phase === "attack_third";
  const aside =
    allied &&
    block(
      "allied",
      say("page-seat", { seat: "third" }),
      whyLink(ctx, "allied", say("page-attack-why-allied", { seat: snapshot.actor }), [
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
      say("page-attack"),
      h(
        "div.rw-pair",
        h(
          "div",
          h("b", say("page-attack-armies")),
          stepper({
            say,
            label: say("page-attack-armies.label"),
            value: selection.armies,
            range: bounds,
            change: (armies) => dispatch({ type: "amount", armies }),
          }),
        ),
        dice.length > 1 &&
          h(
            "div",
            { key: "dice" },
            h("b", say("page-attack-dice")),
            segments({
              label: say("page-attack-dice"),
              name: `${uid}-dice`,
              choices: dice.map((value) => ({ value, label: String(value) })),
              value: selection.dice ?? Math.max(...dice),
              change: (value) => dispatch({ type: "dice", dice: value }),
            }),
          ),
        h(
          "small",
          { key: "about" },
          say("page-attack-range", { least: bounds[0], most: bounds[1] }),
        ),
      ),
    ),
    ...oddsPanel(ctx),
  ];
}

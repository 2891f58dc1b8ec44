/** Armies that move: into a captured territory, and at the end of a turn. */

import { armyRange } from "../store/selection.js";
import { block, fromTo, slider } from "./controls.js";
import { h } from "./dom.js";
import { whyLink } from "./whyLink.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * Armies that may not move any more this turn.
 * @param {Ctx} ctx
 */
export function tired(ctx) {
  const { snapshot, name } = ctx;
  // One army stays anyway: that it is tired keeps nobody from anything.
  const all = Object.entries(snapshot.tired).filter(
    ([t, n]) =>
      n > 0 &&
      (snapshot.territories[t]?.[1] ?? 0) > 1 &&
      snapshot.territories[t]?.[0] === snapshot.actor,
  );
  if (!all.length) return null;
  return block(
    "tired",
    "Tired armies",
    h(
      "dl.rw-sum",
      null,
      all.flatMap(([t, n]) => [
        h("dt", { key: `t${t}` }, name(t)),
        h("dd", { key: `d${t}` }, `${n} of ${snapshot.territories[t]?.[1] ?? n}`),
      ]),
    ),
    h("div.rw-gap", null, whyLink(ctx, "tired", "Why may they not move?", ["move.tired"])),
  );
}

/** @param {Ctx} ctx */
export function occupyBlock(ctx) {
  const { snapshot, ui, name, dispatch } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "into" || !bounds) return null;
  const { source, target, armies } = selection;
  const left = (snapshot.territories[source]?.[1] ?? 0) - armies;
  return block(
    "occupy",
    "Armies to move in",
    fromTo([name(source), left], [name(target), armies]),
    slider({
      label: "Armies to move in",
      value: armies,
      range: bounds,
      change: (n) => dispatch({ type: "amount", armies: n }),
    }),
    whyLink(ctx, "occupy", `Why at least ${bounds[0]}?`, ["capture.occupy"]),
  );
}

/** @param {Ctx} ctx */
export function fortifyBlock(ctx) {
  const { snapshot, ui, name, dispatch } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "pair" || !bounds) {
    return [
      block(
        "move",
        "Movement",
        h(
          "p",
          null,
          "Armies move from one of your territories to a neighbour of yours. Nothing has to move.",
        ),
        h("div.rw-gap", null, whyLink(ctx, "move", "How often?", ["move.count", "move.adjacent"])),
      ),
    ];
  }
  const { source, target, armies } = selection;
  const left = (snapshot.territories[source]?.[1] ?? 0) - armies;
  const got = (snapshot.territories[target]?.[1] ?? 0) + armies;
  return [
    block(
      "move",
      "Armies to move",
      fromTo([`${name(source)} keeps`, left], [`${name(target)} then has`, got]),
      slider({
        label: "Armies to move",
        value: armies,
        range: bounds,
        change: (n) => dispatch({ type: "amount", armies: n }),
      }),
      whyLink(ctx, "move", `Why at most ${bounds[1]}?`, [
        "move.adjacent",
        "move.count",
        ...(snapshot.tired[source] ? ["move.tired"] : []),
      ]),
    ),
  ];
}

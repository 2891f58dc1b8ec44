/** Armies that move: into a captured territory, and at the end of a turn. */

import { armyRange } from "../store/selection.js";
import { block, fromTo, slider } from "./controls.js";
import { h } from "./dom.js";
import { whyLink } from "./whyLink.js";

/** @import { Ctx } from "./context.js" */

/**
 * Armies that may not move any more this turn.
 * @param {Ctx} ctx
 */
export function tired(ctx) {
  const { snapshot, say, name } = ctx;
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
    say("page-tired"),
    h(
      "dl.rw-sum",
      all.flatMap(([t, n]) => [
        h("dt", { key: `t${t}` }, name(t)),
        h(
          "dd",
          { key: `d${t}` },
          say("page-of", { some: n, all: snapshot.territories[t]?.[1] ?? n }),
        ),
      ]),
    ),
    h("div.rw-gap", whyLink(ctx, "tired", say("page-tired-why"), ["move.tired"])),
  );
}

/** @param {Ctx} ctx */
export function occupyBlock(ctx) {
  const { snapshot, ui, say, name, dispatch } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "into" || !bounds) return null;
  const { source, target, armies } = selection;
  const left = (snapshot.territories[source]?.[1] ?? 0) - armies;
  return block(
    "occupy",
    say("page-occupy"),
    fromTo([name(source), left], [name(target), armies]),
    slider({
      say,
      label: say("page-occupy"),
      value: armies,
      range: bounds,
      change: (n) => dispatch({ type: "amount", armies: n }),
    }),
    snapshot.proposal &&
      h(
        "p.rw-meta",
        { key: "because" },
        say("page-occupy-proposal", { ...snapshot.proposal, source, target }),
      ),
    whyLink(ctx, "occupy", say("page-occupy-why", { least: bounds[0] }), ["capture.occupy"]),
  );
}

/** @param {Ctx} ctx */
export function fortifyBlock(ctx) {
  const { snapshot, ui, say, dispatch } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "pair" || !bounds) {
    return [
      block(
        "move",
        say("page-move"),
        h("p", say("page-move-about")),
        h(
          "div.rw-gap",
          whyLink(ctx, "move", say("page-move-how-often"), ["move.count", "move.adjacent"]),
        ),
      ),
    ];
  }
  const { source, target, armies } = selection;
  const left = (snapshot.territories[source]?.[1] ?? 0) - armies;
  const got = (snapshot.territories[target]?.[1] ?? 0) + armies;
  return [
    block(
      "move",
      say("page-move-armies"),
      fromTo(
        [say("page-move-keeps", { territory: source }), left],
        [say("page-move-gets", { territory: target }), got],
      ),
      slider({
        say,
        label: say("page-move-armies"),
        value: armies,
        range: bounds,
        change: (n) => dispatch({ type: "amount", armies: n }),
      }),
      whyLink(ctx, "move", say("page-move-why", { most: bounds[1] }), [
        "move.adjacent",
        "move.count",
        ...(snapshot.tired[source] ? ["move.tired"] : []),
      ]),
    ),
  ];
}

/** What only the seat in front of the screen may see: its hand, its mission and its capital. */

import { capitalize, count, list } from "../words/english.js";
import { handBlock, trading } from "./cards.js";
import { block, button } from "./controls.js";
import { h } from "./dom.js";
import { icon } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** What only this seat may see; the hand only where it is not a part of the decision. @param {Ctx} ctx */
export function privateBlocks(ctx) {
  const { snapshot, send } = ctx;
  if (snapshot.private === "covered" || snapshot.handover) {
    const seat = snapshot.viewer ?? snapshot.handover?.to;
    const n = snapshot.seats.find((s) => s.seat === seat)?.cards ?? 0;
    const parts = [n > 0 && count(n, "card"), snapshot.mode === "missions" && "1 mission"];
    const hidden = list(parts.filter((part) => part !== false));
    if (!hidden) return [];
    return [
      block(
        "covered",
        "Only for you",
        h(
          "div.rw-covered",
          null,
          icon("lock"),
          h("b", null, "Covered"),
          h("span", null, `${hidden}, not on this page yet`),
          snapshot.screen === "play" &&
            button("reveal", "Show · only to you", () => send({ type: "reveal" })),
        ),
      ),
    ];
  }
  if (snapshot.private === "none") return [];
  const early = /^(claim|place|capital)$/.test(snapshot.phase);
  const hand = early || trading(ctx) ? null : handBlock(ctx);
  return [hand, missionBlock(ctx), capitalBlock(ctx)];
}

/** @param {Ctx} ctx */
function missionBlock({ snapshot: { mission, seats }, send }) {
  if (!mission) return null;
  const shared = seats.filter(({ player, out }) => player === "human" && !out).length > 1;
  return block(
    "mission",
    [
      "Your mission",
      shared && button("conceal", "Cover", () => send({ type: "conceal" }), { kind: "rw-link" }),
    ],
    h("p", { "data-mission": mission.id }, h("b", null, mission.text)),
    mission.progress && h("p.rw-meta", null, mission.progress),
  );
}

/** @param {Ctx} ctx */
function capitalBlock({ snapshot, name }) {
  if (!snapshot.capital) return null;
  const shown = Object.entries(snapshot.capitals_shown);
  return block(
    "capital",
    "Your capital",
    h("p", null, h("b", null, name(snapshot.capital))),
    shown.length > 0 &&
      h(
        "p.rw-meta",
        null,
        `Shown: ${list(shown.map(([seat, t]) => `${name(t)} (${capitalize(seat)})`))}`,
      ),
  );
}

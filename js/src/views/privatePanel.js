/** What only the seat in front of the screen may see: its hand, its mission and its capital. */

import { isPerson, isSetUp } from "../store/selectors.js";
import { handBlock, trading } from "./cards.js";
import { block, button } from "./controls.js";
import { h } from "./dom.js";
import { icon } from "./symbols.js";

/** @import { Ctx } from "./context.js" */

/** Territories that are named one by one; of more the map tells. */
const MOST_NAMED = 6;

/** What only this seat may see; the hand only where it is not a part of the decision. @param {Ctx} ctx */
export function privateBlocks(ctx) {
  const { snapshot, say, send } = ctx;
  if (snapshot.private === "covered" || snapshot.handover) {
    const seat = snapshot.viewer ?? snapshot.handover?.to;
    const cards = snapshot.seats.find((s) => s.seat === seat)?.cards ?? 0;
    const hidden = [
      ...(cards > 0 ? [say("page-covered-cards", { cards })] : []),
      ...(snapshot.mode === "missions" ? [say("page-covered-mission")] : []),
    ];
    if (!hidden.length) return [];
    return [
      block(
        "covered",
        say("page-covered"),
        h(
          "div.rw-covered",
          icon("lock"),
          h("b", say("page-covered-title")),
          h("span", say("page-covered-about", { hidden })),
          snapshot.screen === "play" &&
            button("reveal", say("page-covered-show"), () => send({ type: "reveal" })),
        ),
      ),
    ];
  }
  if (snapshot.private === "none") return [];
  const early = isSetUp(snapshot);
  const hand = early || trading(ctx) ? null : handBlock(ctx);
  return [hand, missionBlock(ctx), capitalBlock(ctx)];
}

/** @param {Ctx} ctx */
function missionBlock({ snapshot: { mission, seats }, say, send }) {
  if (!mission) return null;
  const shared = seats.filter(isPerson).length > 1;
  return block(
    "mission",
    [
      say("page-mission"),
      shared &&
        button("conceal", say("page-mission-cover"), () => send({ type: "conceal" }), {
          kind: "rw-link",
        }),
    ],
    h("p", { "data-mission": mission.id }, h("b", mission.text)),
    mission.progress && h("p.rw-meta", mission.progress),
    mission.to_take.length > 0 &&
      mission.to_take.length <= MOST_NAMED &&
      h("p.rw-meta", say("page-mission-to-take", { territories: mission.to_take })),
  );
}

/** @param {Ctx} ctx */
function capitalBlock({ snapshot, say, name }) {
  if (!snapshot.capital) return null;
  const shown = Object.entries(snapshot.capitals_shown);
  return block(
    "capital",
    say("page-capital-own"),
    h("p", h("b", name(snapshot.capital))),
    shown.length > 0 &&
      h(
        "p.rw-meta",
        say("page-capitals-shown", {
          items: shown.map(([seat, territory]) => say("page-capital-of", { seat, territory })),
        }),
      ),
  );
}

/** What is offered once, quietly, where there is nothing else to show yet. */

import { button } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "../calls.js" */

/** That the board can fill the screen: at the start of the first game. @param {Ctx} ctx */
export function fullScreenOffer({ snapshot, viewport, offers, say, toggleFullScreen }) {
  const { screen, round, lesson, hand, cards } = snapshot;
  const none = !hand?.length && !cards?.earned;
  const early = screen === "play" && !lesson && (round || 0) <= 1 && none;
  if (!early || viewport.full || !viewport.fillable || !offers.isOpen("full_screen")) return null;
  return h(
    "section.rw-offer",
    { key: "offer", "aria-label": say("page-head-full-screen", { full: false }) },
    h("p", say("page-offer-full-screen")),
    h(
      "div.rw-row.rw-left",
      button("accept_full_screen", say("page-head-full-screen", { full: false }), toggleFullScreen),
      button("decline_full_screen", say("page-offer-full-screen.no"), () =>
        offers.settle("full_screen"),
      ),
    ),
  );
}

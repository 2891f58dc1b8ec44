/** Offers made once, in a place that is still empty. */

import { isOn } from "../store/screens.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "../calls.js" */

/** Offer to fill the screen with the board, at the start of the first game. @param {Ctx} ctx */
export function fullScreenOffer({ snapshot, viewport, offers, say, toggleFullScreen }) {
  const { screen, round, hand, cards } = snapshot;
  const early = screen === "play" && round <= 1 && !hand?.length && !cards.earned;
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

/**
 * Suggest turning a phone that is held upright, since even the full-screen map is small on it. The
 * style sheet shows this only on such phones.
 * @param {Ctx} ctx
 */
export function sidewaysOffer({ snapshot, viewport, offers, say, turnSideways }) {
  if (!viewport.full || !isOn(snapshot) || !offers.isOpen("sideways")) return null;
  return h(
    "section.rw-offer.rw-sideways",
    { key: "sideways", "aria-label": say("page-offer-sideways.yes") },
    h("p", say("page-offer-sideways")),
    h(
      "div.rw-row.rw-left",
      button("accept_sideways", say("page-offer-sideways.yes"), turnSideways, {
        kind: "rw-button.rw-primary",
      }),
      button("decline_sideways", say("page-offer-full-screen.no"), () => offers.settle("sideways")),
    ),
  );
}

/** The card that a person has drawn, shown on the map for a moment, in a place where it covers
 * no part that the person needs. */

import { freeSpot } from "../layout/freeSpot.js";

/** @import { Page } from "../calls.js" */

/** Milliseconds for which the card is shown. */
const SHOWN = 2500;
/** Selector of the parts that the card must not cover: choices, chosen and fighting territories, dice, buttons. */
const NEEDED = `.tags :is(:not([aria-disabled]), [data-choice="source"], [data-choice="target"]) > .plate,
  .dice .plate, .zoom button`;

/** @param {Pick<Page, "root"|"store"|"signal">} page */
export function createDrawnCard({ root, store, signal }) {
  /** @type {string|null} */
  let known = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  const putAway = () => store.dispatch({ type: "card_seen" });
  signal.addEventListener("abort", () => clearTimeout(timer));

  /** @param {HTMLElement} card */
  function place(card) {
    const frame = root.querySelector(".rw-map svg")?.getBoundingClientRect();
    const around = card.parentElement?.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    // If the hand is in sight, the card is not shown on the map.
    if (!frame || !around || !width) return;
    const taken = [...root.querySelectorAll(NEEDED)].map((node) => node.getBoundingClientRect());
    const spot = freeSpot(frame, { width, height }, taken);
    card.style.visibility = spot ? "" : "hidden";
    if (!spot) return;
    card.style.left = `${spot.left - around.left}px`;
    card.style.top = `${spot.top - around.top}px`;
  }

  return {
    /** Show or remove the card. Call after each drawing. */
    look() {
      const { ui, playback } = store.get();
      const now = ui.cardOnMap;
      if (now !== known) {
        clearTimeout(timer);
        known = now;
        if (now) timer = setTimeout(putAway, SHOWN);
      }
      if (!now) return;
      const card = /** @type {HTMLElement|null} */ (root.querySelector(".rw-card-news"));
      if (card) place(card);
      // Rolling dice replace the card, and it does not come back.
      else if (playback.phase === "rolling") {
        clearTimeout(timer);
        timer = setTimeout(putAway);
      }
    },
  };
}

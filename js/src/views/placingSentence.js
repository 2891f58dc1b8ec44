/** The sentence while armies are placed in the set-up, and what is chosen for an army. */

import { isBot, isConfirmed } from "../store/selectors.js";

/** @import { Ui } from "../store/state.js" */
/** @import { Snapshot } from "../types.js" */
/** @import { Words } from "../words/index.js" */

/** @typedef {{text: string, sub: string}} Sentence */

/** @param {Snapshot} snapshot @param {Ui} ui @param {Words} say @returns {Sentence} */
export const placeLine = (snapshot, ui, say) => ({
  text: say("page-say-place", { left: snapshot.to_place }),
  sub:
    placedLine(snapshot, ui, say) || say("page-say-place.sub", { confirm: isConfirmed(snapshot) }),
});

/** @param {Snapshot} snapshot @param {Ui} ui @param {Words} say */
export function chosenLine({ placed }, { selection }, say) {
  if (selection.kind !== "one") return "";
  const { territory } = selection;
  const armies = placed[territory];
  return armies
    ? say("page-say-placed", { armies, territory })
    : say("page-say-chosen", { territory });
}

/**
 * The same in the set-up, where a choice lasts from turn to turn: one that nothing has been placed on
 * yet is told only where a button has to be pressed for it.
 * @param {Snapshot} snapshot @param {Ui} ui @param {Words} say
 */
function placedLine(snapshot, ui, say) {
  const { selection } = ui;
  const placed = selection.kind === "one" && snapshot.placed[selection.territory];
  return placed || isConfirmed(snapshot) ? chosenLine(snapshot, ui, say) : "";
}

/**
 * Armies that go to one territory in every turn of set-up. What the bots place in between is told
 * below: what is left in hand would come and go with them.
 * @param {Snapshot} snapshot
 * @param {string} territory
 * @param {Words} say
 * @returns {Sentence}
 */
export function placingLine({ seats, recent, to_place: left }, territory, say) {
  const news = seats.some(isBot) ? recent.at(-1)?.text : null;
  return {
    text: say("page-say-placing", { territory }),
    sub: news ?? say("page-say-placing.sub", { left }),
  };
}

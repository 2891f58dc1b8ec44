/** Says to a screen reader what has happened. */

import { sentences } from "../words/index.js";

/**
 * @param {HTMLElement} live a region that was there before there was anything to say
 * @param {import("../store/state.js").Store} store
 * @param {import("../words/index.js").Words} say
 */
export function createAnnouncer(live, store, say) {
  /** @param {string} text */
  function announce(text) {
    // The same words again are read again only if the text differs.
    if (text) live.textContent = text === live.textContent ? `${text}\u00a0` : text;
  }

  return {
    announce,
    /** Says once what the new lines of the log say. */
    sayNewLines() {
      const { snapshot, announcedLine } = store.get();
      const lines = snapshot.recent.filter(({ n }) => n > announcedLine);
      store.dispatch({ type: "announced" });
      announce(sentences(say, ...lines.map(({ text, latest = text }) => latest)));
    },
  };
}

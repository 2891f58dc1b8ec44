/** Says to a screen reader what has happened. */

/**
 * @param {HTMLElement} live a region that was there before there was anything to say
 * @param {import("./controller.js").Store} store
 */
export function createAnnouncer(live, store) {
  /** @param {string} text */
  function say(text) {
    // The same words again are read again only if the text differs.
    if (text) live.textContent = text === live.textContent ? `${text}\u00a0` : text;
  }

  return {
    say,
    /** Says once what the new lines of the log say. */
    sayNewLines() {
      const { snapshot, announcedLine } = store.get();
      const lines = snapshot.recent.filter(({ n }) => n > announcedLine);
      store.dispatch({ type: "announced" });
      say(lines.map(({ text }) => text).join(" "));
    },
  };
}

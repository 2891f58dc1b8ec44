/** What is offered once, and not again: the browser remembers it if it can. */

const MEMORY = "risk-widget.offered";

/** @param {(Window & typeof globalThis)|null} view */
export function createOffers(view) {
  const settled = new Set(recall());

  function recall() {
    try {
      return (view?.localStorage.getItem(MEMORY) ?? "").split(" ").filter(Boolean);
    } catch {
      return []; // a page without storage of its own
    }
  }

  return {
    /** Whether it has yet to be answered. @param {string} name */
    isOpen: (name) => !settled.has(name),
    /** It was accepted or put off, done unasked, or its time is over. @param {string} name */
    settle(name) {
      if (settled.has(name)) return;
      settled.add(name);
      try {
        view?.localStorage.setItem(MEMORY, [...new Set([...recall(), ...settled])].join(" "));
      } catch {
        // Then it is offered again on another page.
      }
    },
  };
}

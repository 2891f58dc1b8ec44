/** Offers that are made only once: the browser remembers them if it can. */

import { remembered } from "./remembered.js";

/** @param {(Window & typeof globalThis)|null} view */
export function createOffers(view) {
  const memory = remembered(view, "offered");
  const recall = () => (memory.get() ?? "").split(" ").filter(Boolean);
  const settled = new Set(recall());

  return {
    /** Whether the offer has not been answered yet. @param {string} name */
    isOpen: (name) => !settled.has(name),
    /** Close an offer that was accepted, declined or made needless, or whose time is over. @param {string} name */
    settle(name) {
      if (settled.has(name)) return;
      settled.add(name);
      memory.set([...new Set([...recall(), ...settled])].join(" "));
    },
  };
}

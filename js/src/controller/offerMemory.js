/** Offers that are made once, and not again: the browser remembers them if it can. */

import { remembered } from "./remembered.js";

/** @param {(Window & typeof globalThis)|null} view */
export function createOffers(view) {
  const memory = remembered(view, "offered");
  const recall = () => (memory.get() ?? "").split(" ").filter(Boolean);
  const settled = new Set(recall());

  return {
    /** Whether it has yet to be answered. @param {string} name */
    isOpen: (name) => !settled.has(name),
    /** It was accepted or put off, done unasked, or its time is over. @param {string} name */
    settle(name) {
      if (settled.has(name)) return;
      settled.add(name);
      memory.set([...new Set([...recall(), ...settled])].join(" "));
    },
  };
}

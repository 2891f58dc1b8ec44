/**
 * Updates for a form that comes into sight again: in the meantime another notebook may have changed the person's
 * level, and which of their mistakes are due.
 */

import { PERSON } from "../store/queries.js";
import { isGuest } from "../store/screens.js";
import { isFormOpen } from "../store/selectors.js";

/** @import { Page } from "../calls.js" */

/**
 * @param {Page} page
 * @param {import("./requests.js").Requests["send"]} send
 */
export function watchReturns({ root, store, signal }, send) {
  const doc = root.ownerDocument;
  const view = doc.defaultView;
  const returned = () => {
    const state = store.get();
    if (isFormOpen(state) && !isGuest(state.snapshot)) send(PERSON);
  };
  doc.addEventListener("visibilitychange", () => doc.visibilityState === "visible" && returned(), {
    signal,
  });
  // A notebook behind another one is out of sight while the page is visible.
  if (!view || !("IntersectionObserver" in view)) return;
  // The observer's first call comes at the start, when the snapshot is still up to date.
  let known = false;
  const observer = new view.IntersectionObserver((records) => {
    if (known && records.at(-1)?.isIntersecting) returned();
    known = true;
  });
  observer.observe(root);
  signal.addEventListener("abort", () => observer.disconnect());
}

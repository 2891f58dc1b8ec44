/** A press while dice roll ends the roll, and does nothing else: nobody aims at what is not there yet. */

import { createClickSwallow } from "./swallowClick.js";

/** Keys that move the focus or are held with others. */
const PASSES = /^(Tab|Shift|Control|Alt|Meta)$/;
/** Parts of the page that have nothing to do with the roll. */
const APART = ".rw-header,.rw-menu,.rw-veil";

/**
 * @param {HTMLElement} root
 * @param {() => boolean} skip ends what is rolling; whether something was
 */
export function watchSkips(root, skip) {
  const swallowClick = createClickSwallow(root);

  root.addEventListener(
    "pointerdown",
    ({ target }) => {
      const apart = /** @type {Element} */ (target).closest(APART);
      swallowClick(!apart && skip());
    },
    true,
  );
  root.addEventListener(
    "keydown",
    (event) => {
      if (PASSES.test(event.key) || !skip()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

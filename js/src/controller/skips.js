/** A press while dice roll ends the roll, and does nothing else: nobody aims at what is not there yet. */

/** Keys that move the focus or are held with others. */
const PASSES = /^(Tab|Shift|Control|Alt|Meta)$/;
/** Parts of the page that have nothing to do with the roll. */
const APART = ".rw-top,.rw-menu,.rw-veil";

/**
 * @param {HTMLElement} root
 * @param {() => boolean} skip ends what is rolling; whether something was
 */
export function watchSkips(root, skip) {
  /** The click that belongs to a press which has ended a roll. */
  let swallowed = false;

  root.addEventListener(
    "pointerdown",
    ({ target }) => {
      const apart = /** @type {Element} */ (target).closest(APART);
      swallowed = !apart && skip();
    },
    true,
  );
  root.addEventListener(
    "click",
    (event) => {
      if (!swallowed || !event.detail) return;
      swallowed = false;
      event.preventDefault();
      event.stopPropagation();
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

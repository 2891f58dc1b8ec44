/** What a pointer does besides clicking on something. */

/** The menu, and the button that opens it. */
const MENU = ".rw-menu,[data-action=menu]";

/**
 * @param {HTMLElement} root
 * @param {object} o
 * @param {import("../store/state.js").Store} o.store
 * @param {(event: import("../store/state.js").UiEvent) => void} o.dispatch
 * @param {() => HTMLElement|null} o.focused
 * @param {AbortSignal} o.signal
 */
export function watchPointer(root, { store, dispatch, focused, signal }) {
  const isMenuOpen = () => store.get().ui.dialog === "menu";
  const swallowClick = createClickSwallow(root);

  root.addEventListener(
    "pointerdown",
    (event) => {
      const outside = isMenuOpen() && !(/** @type {Element} */ (event.target).closest(MENU));
      if (outside) dispatch({ type: "dialog", dialog: null });
      // A tap that closes the menu does nothing else.
      const closedByTap = outside && event.pointerType === "touch";
      swallowClick(closedByTap);
      if (closedByTap) event.stopPropagation();
    },
    true,
  );
  root.addEventListener("click", ({ target, detail }) => {
    // What was clicked by pointer does not keep the keyboard: Enter is the filled button's.
    const clicked = /** @type {Element} */ (target).closest(".rw-play button");
    if (detail > 0 && clicked && clicked === focused()) root.focus({ preventScroll: true });
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    // An open menu would stay over the board when Tab leaves it.
    const menu = /** @type {Element} */ (target).closest(MENU);
    const next = /** @type {Element|null} */ (relatedTarget);
    // A press on the words of a switch gives the focus to the frame for a moment.
    if (!menu || !next || next === root || next.closest(MENU)) return;
    queueMicrotask(() => {
      // The focus is where it shall be: nothing is given back.
      if (!signal.aborted && isMenuOpen()) store.dispatch({ type: "dialog", dialog: null });
    });
  });
}

/**
 * Keeps the click of a press that has done something already from doing more.
 * @param {HTMLElement} root
 * @returns {(swallows: boolean) => void} at each press, whether the click that comes of it is kept off
 */
export function createClickSwallow(root) {
  let swallows = false;
  root.addEventListener(
    "click",
    (event) => {
      if (!swallows || !event.detail) return;
      swallows = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return (now) => {
    swallows = now;
  };
}

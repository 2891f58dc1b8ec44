/** Where the keyboard is: a dialog takes it and gives it back, and it never gets lost. */

/** @import { Dialog } from "../store/state.js" */

/** @param {Element} element */
export const isReachable = (element) =>
  element.isConnected && !element.closest("[inert],[hidden]") && !element.matches(":disabled");

/**
 * @param {HTMLElement} root of the view
 * @param {object} o
 * @param {() => Dialog|null} o.dialog the one that is open
 * @param {() => {focus: () => void}|null} o.map where it can be played on
 */
export function createFocus(root, { dialog, map }) {
  /** What opened the dialog. @type {HTMLElement|null} */
  let opener = null;

  /** @param {string} selector */
  const find = (selector) => /** @type {HTMLElement|null} */ (root.querySelector(selector));

  /** @returns {HTMLElement|null} the focused element of this view */
  function element() {
    const { activeElement } = /** @type {Document|ShadowRoot} */ (root.getRootNode());
    return activeElement && root.contains(activeElement)
      ? /** @type {HTMLElement} */ (activeElement)
      : null;
  }

  /** The focused element has gone: on to the filled button, else to the map. */
  function rescue() {
    /** @type {NodeListOf<HTMLElement>} */
    const filled = root.querySelectorAll(
      ".rw-veil .rw-p, .rw-say .rw-p, .rw-go .rw-p, .rw-first .rw-p",
    );
    const to = [...filled].find((each) => isReachable(each) && !("deliberate" in each.dataset));
    const board = to ? null : map();
    // Whoever has scrolled to what has gone is not taken elsewhere.
    if (board) board.focus();
    else (to ?? root).focus({ preventScroll: true });
  }

  /** To where it was before a dialog, or the past, took it. */
  function giveBack() {
    const name = opener?.dataset.action;
    // The same button may have been drawn anew.
    const again = name ? find(`.rw-play [data-action="${name}"]`) : null;
    const to = [opener, again].find((each) => each && isReachable(each));
    if (to) to.focus({ preventScroll: true });
    else rescue();
  }

  return {
    element,
    rescue,
    giveBack,
    /** What is focused now shall get it back. */
    remember() {
      opener = element();
    },
    /** A dialog takes the focus, and gives it back. @param {Dialog|null} before */
    move(before) {
      const now = dialog();
      const inside =
        now === "new" ? ".rw-new" : now === "menu" ? ".rw-menu" : now && ".rw-whole .rw-dlg";
      if (inside) {
        const first = find(`${inside} :is(button,input,select):not(:disabled)`);
        const checked = find(`${inside} input:checked`);
        // The form begins with its button: the page is not scrolled past that.
        if (now === "new") (checked ?? first)?.focus({ preventScroll: true });
        else first?.focus();
      } else if (before) giveBack();
    },
    toHint: () => find(".rw-b-hint input:checked")?.focus(),
    toSlider: () => find(".rw-replay .rw-range")?.focus(),
  };
}

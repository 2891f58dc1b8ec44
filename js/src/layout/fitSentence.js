/** The bar is as high whatever it says: what is long is written smaller, as far as it must be. */

/** Sizes of the words that the style sheet knows, the largest first; `alone` has no second line. */
const SIZES = ["large", "small", "smallest", "alone"];

/** @param {HTMLElement} root @returns {() => void} to be called whenever words or room may be others */
export function createSentenceFit(root) {
  let seen = "";
  return () => {
    const bar = root.querySelector(".rw-say");
    const words = /** @type {HTMLElement|null} */ (bar?.querySelector("[data-message]") ?? null);
    if (!bar || !words) return;
    // Buttons take their room from the words. Nothing is measured again that is as it was.
    const now = `${bar.textContent}|${root.style.cssText}|${root.dataset.bar}`;
    if (now === seen && words.dataset.fit) return;
    seen = now;
    for (const size of SIZES) {
      words.dataset.fit = size;
      if (words.scrollHeight <= words.clientHeight) return;
    }
  };
}

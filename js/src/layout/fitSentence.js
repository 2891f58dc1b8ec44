/** The bar is as high whatever it says: what is long is written smaller, as far as it must be. */

/** Sizes of the words that the style sheet knows, the largest first; `alone` has no second line. */
const SIZES = ["large", "small", "smallest", "alone"];
/** So many sentences are known by the size that they had. */
const KNOWN = 500;

/** @param {HTMLElement} root @returns {() => void} to be called whenever words or room may be others */
export function createSentenceFit(root) {
  /** Measuring lays the page out once more. @type {Map<string, string>} */
  const known = new Map();
  return () => {
    const bar = root.querySelector(".rw-sentence-bar");
    const words = /** @type {HTMLElement|null} */ (bar?.querySelector("[data-message]") ?? null);
    if (!bar || !words) return;
    // Buttons take their room from the words. All digits are as wide as each other.
    const text = bar.textContent.replace(/\d/g, "0");
    const now = `${text}|${root.style.cssText}|${root.dataset.bar}`;
    const before = known.get(now);
    if (before) {
      words.dataset.fit = before;
      return;
    }
    for (const size of SIZES) {
      words.dataset.fit = size;
      if (words.scrollHeight <= words.clientHeight) break;
    }
    // Nothing has a height on a page that is not shown.
    if (!words.clientHeight) return;
    if (known.size >= KNOWN) known.clear();
    known.set(now, words.dataset.fit ?? "");
  };
}

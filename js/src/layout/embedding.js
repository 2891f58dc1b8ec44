/**
 * The part of the window that is visible at once. In a frame of another page, the window's height says
 * little: some hosts make the frame as tall as its content, others as tall as the whole notebook.
 */

/** The share of the screen assumed to be visible if it is unknown, and limits in CSS pixels. */
const SHARE = 0.7;
const LEAST = 560;
const MOST = 820;
/** The height, in CSS pixels, below which a frame is still waiting for its real height. */
const GIVEN = 240;
/** Tolerance for borders and rounding, in CSS pixels. */
const SLACK = 2;
/**
 * The visible shares of an element at which the browser reports. There is about one for each pixel of
 * a screen.
 */
const STEPS = Array.from({ length: 1001 }, (_, i) => i / 1000);

/**
 * @typedef {object} Embedding
 * @property {() => number} height of the window that is visible at once, in CSS pixels
 * @property {() => {top: number, bottom: number}} sight the visible part of the window
 * @property {() => boolean} isWindow whether the whole window is visible, so that an element that
 *   fills the window is also visible
 */

/**
 * @param {HTMLElement} root
 * @param {object} o
 * @param {AbortSignal} o.signal
 * @param {() => void} o.changed called when a different part of the window is, or may be, visible
 * @returns {Embedding}
 */
export function watchEmbedding(root, { signal, changed }) {
  const doc = root.ownerDocument;
  const view = /** @type {Window & typeof globalThis} */ (doc.defaultView);
  const whole = () => ({ top: 0, bottom: view.innerHeight });
  if (view.parent === view || !("IntersectionObserver" in view)) {
    return { height: () => view.innerHeight, sight: whole, isWindow: () => true };
  }

  /**
   * What determines the frame's height: the visible part, the content, or neither, if the frame is
   * taller than a screen.
   * @type {"sight"|"content"|"more"}
   */
  let frame = "sight";
  /** The height visible at once, if it is known. @type {number|null} */
  let told = null;
  /** Whether earlier findings may be out of date. */
  let anew = true;
  let sight = whole();
  let width = view.innerWidth;
  let assumed = assumedHeight(view);
  /** Heights that the document needed while the frame was shorter. @type {number[]} */
  let needed = [];

  function judge() {
    // Filling the screen is not the host's doing.
    if (doc.fullscreenElement) return;
    const { innerHeight, innerWidth } = view;
    const follows = needed.some((height) => Math.abs(height - innerHeight) <= SLACK);
    if (frame === "sight" && (follows || innerHeight > view.screen.availHeight)) {
      frame = follows ? "content" : "more";
      anew = true;
    }
    if (innerWidth !== width) {
      width = innerWidth;
      assumed = assumedHeight(view);
      anew = true;
    }
    observeAgain();
  }

  // The widget covers the whole window, so its visible part is the window's.
  const probe = doc.createElement("div");
  probe.style.cssText = "position:fixed;inset:0 auto 0 0;width:1px;visibility:hidden";
  probe.ariaHidden = "true";
  doc.body.append(probe);

  const observer = new view.IntersectionObserver(
    (records) => {
      const own = records.filter(({ target }) => target === probe).at(-1);
      // The window comes into sight with the widget; for a very tall window, the probe does not
      // report that.
      if (!own) observeAgain();
      else read(own);
    },
    { threshold: STEPS },
  );

  function observeAgain() {
    observer.unobserve(probe);
    observer.observe(probe);
  }

  /** @param {IntersectionObserverEntry} record of the probe */
  function read({ intersectionRect: seen, boundingClientRect: all }) {
    if (!seen.height || doc.fullscreenElement) return;
    sight = seen;
    const height = Math.floor(seen.height);
    // A frame cut off at both ends fills the whole visible area.
    if (seen.top > all.top + SLACK && seen.bottom < all.bottom - SLACK) told = height;
    else if (anew) told = frame === "more" ? Math.max(assumed, height) : null;
    anew = false;
    changed();
  }

  const grown = new view.ResizeObserver(() => {
    const { scrollHeight } = doc.documentElement;
    if (scrollHeight > view.innerHeight + 2 * SLACK) needed = [...needed.slice(-2), scrollHeight];
  });

  observer.observe(root);
  observer.observe(probe);
  grown.observe(root);
  view.addEventListener("resize", judge);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    grown.disconnect();
    view.removeEventListener("resize", judge);
    probe.remove();
  });
  judge();

  return {
    height() {
      if (frame === "more") return told ?? assumed;
      const most = frame === "content" || view.innerHeight < GIVEN ? assumed : view.innerHeight;
      return Math.min(most, told ?? most);
    },
    sight: () => sight,
    isWindow: () => frame === "sight",
  };
}

/** Guess the height that a person can see at once. @param {Window} view */
function assumedHeight({ screen, outerHeight }) {
  // The window of the browser need not be as high as the screen.
  const high = Math.min(screen.availHeight, outerHeight || screen.availHeight);
  return Math.round(Math.min(MOST, Math.max(LEAST, high * SHARE)));
}

/**
 * The part of the window that can be seen at once. In a frame of another page, its height says
 * little: some hosts make the frame as high as its content, others as high as the whole notebook.
 */

/** Share of the screen that counts as seen where nothing tells, with its limits in CSS pixels. */
const SHARE = 0.7;
const LEAST = 560;
const MOST = 820;
/** A lower frame has not been given its height yet. */
const GIVEN = 240;
/** Tolerance for borders and rounding, in CSS pixels. */
const SLACK = 2;
/** Shares of an element in sight at which the browser tells of it: each pixel of a screen. */
const STEPS = Array.from({ length: 1001 }, (_, i) => i / 1000);

/**
 * @typedef {object} Embedding
 * @property {() => number} height what can be seen of the window at once, in CSS pixels
 * @property {() => {top: number, bottom: number}} sight the part of the window that is seen now
 * @property {() => boolean} isWindow whether the window is what can be seen: whatever fills it is
 */

/**
 * @param {HTMLElement} root
 * @param {object} o
 * @param {AbortSignal} o.signal
 * @param {() => void} o.changed another part of the window is seen, or may be at once
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
   * The measure of the frame's height: the visible part, its content, or more than a screen holds.
   * @type {"sight"|"content"|"more"}
   */
  let frame = "sight";
  /** The height that can be seen at once, where that has shown. @type {number|null} */
  let told = null;
  /** Whether earlier findings may hold no longer. */
  let anew = true;
  let sight = whole();
  let width = view.innerWidth;
  let assumed = assumedHeight(view);
  /** Heights that the document needed while the frame was lower. @type {number[]} */
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

  // Lies over the whole window, so that what is seen of it is seen of the window.
  const probe = doc.createElement("div");
  probe.style.cssText = "position:fixed;inset:0 auto 0 0;width:1px;visibility:hidden";
  probe.ariaHidden = "true";
  doc.body.append(probe);

  const observer = new view.IntersectionObserver(
    (records) => {
      const own = records.filter(({ target }) => target === probe).at(-1);
      // As the widget comes into sight, the window does; of a very high one this is not told.
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
    // Cut off at both ends, the frame covers all that can be seen.
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

/** The height that a person can probably see at once. @param {Window} view */
function assumedHeight({ screen, outerHeight }) {
  // The window of the browser need not be as high as the screen.
  const high = Math.min(screen.availHeight, outerHeight || screen.availHeight);
  return Math.round(Math.min(MOST, Math.max(LEAST, high * SHARE)));
}

/**
 * How much of the widget can be seen at once: its own width, and the height of what scrolls around it.
 */

/** Taller than any screen. */
const ENDLESS = "100000px";

/** @typedef {{width: number, height: number}} Room in CSS pixels */

/**
 * @param {HTMLElement} root
 * @param {object} o
 * @param {AbortSignal} o.signal
 * @param {() => boolean} o.alone it fills the screen: whatever stands around it does not matter
 * @param {(room: Room) => void} o.changed is called once at the start, and whenever the room changes
 */
export function watchRoom(root, { signal, alone, changed }) {
  const window = /** @type {Window & typeof globalThis} */ (root.ownerDocument.defaultView);
  /** @type {HTMLElement[]} */
  let frames = [];
  let known = "";
  let waiting = 0;

  function measure() {
    const width = root.clientWidth;
    // Not on the page, or hidden: it is measured when it is shown.
    if (!width) return;
    const heights = frames.map((frame) => frame.clientHeight).filter((height) => height > 0);
    const room = { width, height: Math.min(window.innerHeight, ...heights) };
    const now = `${room.width} ${room.height}`;
    if (now === known) return;
    known = now;
    changed(room);
  }

  // What an observer changes of what it watches has to wait for the next frame.
  const observer = new ResizeObserver(() => {
    const lost = !frames.every((frame) => holds(frame, root));
    if (lost || (!frames.length && root.clientWidth)) search();
    window.cancelAnimationFrame(waiting);
    waiting = window.requestAnimationFrame(measure);
  });

  function search() {
    const found = alone() ? [] : boundedScrollers(root);
    if (found.length === frames.length && found.every((frame, i) => frame === frames[i])) return;
    for (const frame of frames) observer.unobserve(frame);
    frames = found;
    for (const frame of frames) observer.observe(frame);
  }

  const resized = () => {
    search();
    measure();
  };
  window.addEventListener("resize", resized);
  signal.addEventListener("abort", () => {
    window.cancelAnimationFrame(waiting);
    observer.disconnect();
    window.removeEventListener("resize", resized);
  });
  observer.observe(root);
  search();
  measure();
  return {
    /** What the widget stands in has changed, such as by filling the screen. */
    again: resized,
    /** The innermost frame that scrolls; null where it is the page. */
    scroller: () => frames[0] ?? null,
  };
}

/** @param {Element} element @returns {Element|null} */
const parentOf = (element) => {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
};

/** Through shadow trees, too. @param {Element} frame @param {Element} element */
function holds(frame, element) {
  for (let at = parentOf(element); at; at = parentOf(at)) if (at === frame) return true;
  return false;
}

/**
 * What scrolls around an element and does not grow with it, from the inside out. Styles alone do not
 * tell: an output of a notebook says that it would scroll, and is as high as what it holds. So the
 * element is made endless for a moment, which nobody sees.
 * @param {HTMLElement} root
 * @returns {HTMLElement[]}
 */
function boundedScrollers(root) {
  const view = root.ownerDocument.defaultView;
  /** @type {HTMLElement[]} */
  const scrolling = [];
  for (let at = parentOf(root); at; at = parentOf(at)) {
    const flow = view?.getComputedStyle(at).overflowY ?? "";
    const own = at !== root.ownerDocument.documentElement && at !== root.ownerDocument.body;
    if (own && /auto|scroll|overlay/.test(flow)) scrolling.push(/** @type {HTMLElement} */ (at));
  }
  if (!scrolling.length) return [];
  const { minHeight } = root.style;
  root.style.minHeight = ENDLESS;
  const bounded = scrolling.filter((frame) => frame.clientHeight < Number.parseInt(ENDLESS, 10));
  root.style.minHeight = minHeight;
  return bounded;
}

/**
 * The visible part of one view: the sizes of its parts, whether they are in sight, and full screen.
 */

import { arrange } from "./arrange.js";
import { watchEmbedding } from "./embedding.js";
import { freeSpot } from "./freeSpot.js";

/** Parts that should be in sight during a decision. In one column, the other parts of the decision
 * are below the map, reached by scrolling. */
const PARTS_IN_COLUMN = '[data-part="sentence"], [data-part="map"]';
const PARTS = `${PARTS_IN_COLUMN}, [data-part="decision"]`;
const ZONES = ".rw-side > *";
/** The margin at the end of a zone, which may be out of sight, in CSS pixels. */
const MARGIN = 12;
/** Tolerance for borders and rounding, in CSS pixels. */
const SLACK = 6;
/**
 * How much of a part may be cut off before the page says so: this many CSS pixels, or a quarter of
 * the part if that is less.
 */
const HIDDEN = 32;
/** The distance from the edge for a button over the widget that finds no free place. */
const BUTTON = 48;
/** Everything that can be pressed, except the map's territories. */
const CONTROLS = "button, input, select, summary, a[href], [data-card]";
/** The pixels, in width or height, by which the window must exceed the widget to be worth filling. */
const GAIN = 40;
/**
 * The size of answers on a wall, as a share of its height; the size of words in a panel, in CSS
 * pixels.
 */
const ANSWERS = 0.036;
const PANEL = 13.5;
/**
 * The minimum height of the part of a dialog that stays within the widget, and of a menu, in CSS
 * pixels.
 */
const DIALOG = 200;

/**
 * @param {HTMLElement} root
 * @param {object} o
 * @param {AbortSignal} o.signal
 * @param {() => Omit<Parameters<typeof arrange>[0], keyof Space>} o.content the input of `arrange`
 *   besides the room
 * @param {(seen: {cut: boolean, full: boolean, fillable: boolean, wall: number}) => void} o.changed
 *   `cut`: a part that the decision needs is out of sight; `full`, `fillable`: the whole screen is
 *   filled, or can be; `wall`: the screen's height on the wall, else 0. Also called when only the
 *   sizes have changed
 */
export function createViewport(root, { signal, content, changed: report }) {
  const doc = root.ownerDocument;
  const view = /** @type {Window & typeof globalThis} */ (doc.defaultView);
  /** @type {Space|null} */
  let room = null;
  /** @type {import("./arrange.js").Arrangement|null} */
  let shape = null;
  let cut = false;
  let looking = 0;
  /** How the screen is filled: by the browser's full screen, or by the page's window; null if it is not. */
  let full = /** @type {"screen"|"window"|null} */ (null);

  /** Whether the screen is filled for a projector. */
  let onWall = false;

  /** Whether the browser has refused full screen. */
  let refused = !doc.fullscreenEnabled;

  function changed() {
    const wall = onWall && full ? view.innerHeight : 0;
    root.classList.toggle("rw-wall", wall > 0);
    root.style.setProperty("--rw-wall-zoom", `${(wall * ANSWERS) / PANEL}`);
    report({ cut, full: full !== null, fillable: isFillable(), wall });
  }

  /** Set the sizes that the style sheet uses. */
  function apply() {
    if (!room) return;
    const given = content();
    const next = { ...arrange({ ...room, ...given }), ratio: given.ratio };
    if (shape && JSON.stringify(next) === JSON.stringify(shape)) return;
    shape = next;
    const { dataset, style } = root;
    dataset.layout = next.layout;
    dataset.bar = next.bar;
    root.classList.toggle("rw-tight", next.tight);
    root.classList.toggle("rw-stacked", next.stacked);
    root.classList.toggle("rw-one-row", next.oneRow);
    root.classList.toggle("rw-table-beside", next.table > 0);
    const { map, panel, pane, strip, table, head, barHeight: bar } = next;
    for (const [name, size] of Object.entries({ map, panel, pane, strip, table, head, bar })) {
      style.setProperty(`--rw-${name}-size`, `${size}px`);
    }
    style.setProperty("--rw-room", `${room.height}px`);
    style.setProperty("--rw-map-ratio", `${next.ratio}`);
  }

  const embedding = watchEmbedding(root, {
    signal,
    changed() {
      watch.measure();
      look();
    },
  });
  const watch = watchRoom(root, {
    signal,
    alone: () => full !== null,
    seen: embedding.height,
    changed(now) {
      room = now;
      apply();
      changed();
      look();
    },
  });

  // ---- in sight --------------------------------------------------------------------------------

  /** Return the part of the page in which the widget is visible. */
  function visible() {
    if (full) return { top: 0, bottom: view.innerHeight };
    const frame = watch.scroller()?.getBoundingClientRect();
    const { top, bottom } = embedding.sight();
    return {
      top: Math.max(top, frame?.top ?? top),
      bottom: Math.min(bottom, frame?.bottom ?? bottom),
    };
  }

  /** Whether much of a part that the decision needs is cut off, and scrolling would help. */
  function isCut() {
    if (full) return false;
    const { top, bottom } = visible();
    const frame = root.getBoundingClientRect();
    const seen = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
    // The widget is off the screen, or already at the top.
    if (seen < 40 || Math.abs(frame.top - top) <= SLACK) return false;
    const parts = shape?.layout === "below" ? PARTS_IN_COLUMN : PARTS;
    return [...root.querySelectorAll(parts)].some((part) => {
      const box = part.getBoundingClientRect();
      const hidden = Math.max(top - box.top, box.bottom - bottom);
      return box.height > 0 && hidden > Math.min(HIDDEN, box.height / 4);
    });
  }

  /** Find an overlay by its class name. Only the top levels are searched, not the map.
   * @param {string} name */
  function overlay(name) {
    const all = [...root.children].flatMap(({ children }) => [...children]);
    return all.find(({ classList }) => classList.contains(name));
  }

  /**
   * Place the button that leads to the decision in the visible part, where it covers no other
   * control.
   * @param {HTMLElement} frame its place @param {{top: number, bottom: number}} seen
   */
  function placeButton(frame, seen) {
    const { left, right, top, bottom } = root.getBoundingClientRect();
    const size = frame.firstElementChild?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const taken = [...root.querySelectorAll(CONTROLS)]
      .filter((node) => !frame.contains(node))
      .map((node) => node.getBoundingClientRect());
    const end = Math.min(bottom, seen.bottom);
    const spot = freeSpot({ left, right, top: Math.max(top, seen.top), bottom: end }, size, taken);
    frame.style.top = `${Math.round((spot?.top ?? end - BUTTON) - top)}px`;
    frame.style.left = `${Math.round((spot?.left ?? left) - left)}px`;
  }

  /**
   * Move overlays into the visible part. `position: sticky` does not work: notebooks wrap each
   * output in a scroll container that never scrolls.
   */
  function float() {
    const { top } = root.getBoundingClientRect();
    const seen = visible();
    const button = /** @type {HTMLElement|null} */ (overlay("rw-out-of-sight"));
    if (button) placeButton(button, seen);
    const menu = /** @type {HTMLElement|null} */ (root.querySelector(".rw-tools > .rw-menu"));
    if (menu) {
      const below = seen.bottom - menu.getBoundingClientRect().top - SLACK;
      menu.style.maxHeight = `${Math.round(Math.max(DIALOG, below))}px`;
    }
    const veil = /** @type {HTMLElement|null} */ (overlay("rw-whole"));
    // A dialog stays where it opened: it may be longer than the screen.
    if (veil && !veil.style.paddingTop) {
      const most = Math.max(0, root.clientHeight - DIALOG);
      veil.style.paddingTop = `${Math.round(16 + Math.min(most, Math.max(0, seen.top - top)))}px`;
    }
  }

  /** Mark the zones of the panel that go on below their lower edge, so that it does not cut them hard. */
  function fade() {
    for (const zone of root.querySelectorAll(ZONES)) {
      const below = zone.scrollHeight - zone.clientHeight - zone.scrollTop;
      zone.toggleAttribute("data-more", below > MARGIN);
    }
  }

  function look() {
    // A dialog is placed before it gets the focus, or the page would scroll to it.
    if (overlay("rw-whole")?.hasAttribute("style") === false) float();
    if (looking || signal.aborted) return;
    looking = view.requestAnimationFrame(() => {
      looking = 0;
      float();
      fade();
      const now = isCut();
      if (now === cut) return;
      cut = now;
      changed();
    });
  }

  // Scroll events do not bubble, but can be captured.
  view.addEventListener("scroll", look, { capture: true, passive: true });

  // ---- the whole screen ------------------------------------------------------------------------

  /**
   * Whether full screen would show more. In a frame that may not use full screen, the window may be
   * no larger than the widget.
   */
  function isFillable() {
    if (!refused || view.parent === view) return true;
    if (!room || !embedding.isWindow()) return false;
    return room.width + GAIN < view.innerWidth || room.height + GAIN < view.innerHeight;
  }

  /** Keep the widget's place while it fills the screen: the frame around it may shrink with its content. */
  function hold() {
    if (root.parentElement) root.parentElement.style.minHeight = `${root.offsetHeight}px`;
  }
  function release() {
    if (root.parentElement) root.parentElement.style.minHeight = "";
  }

  /** @param {typeof full} now */
  function fill(now) {
    if (full === "window" && root.matches(":popover-open")) root.hidePopover();
    full = now;
    root.classList.toggle("rw-full-screen", now !== null);
    if (now === "window" && "showPopover" in root) {
      // The filled screen is in the top layer, outside any container.
      root.popover = "manual";
      root.showPopover();
    } else root.removeAttribute("popover");
    onWall &&= now !== null;
    if (!now) release();
    watch.again();
    changed();
    look();
  }

  async function enter() {
    hold();
    try {
      if (!doc.fullscreenEnabled) throw new Error("not allowed here");
      await root.requestFullscreen();
    } catch {
      if (signal.aborted || full) return;
      refused = true;
      if (isFillable()) fill("window");
      else {
        onWall = false;
        release();
        changed();
      }
    }
  }

  /** Leave full screen, however it was entered. */
  function leave() {
    if (full === "screen") doc.exitFullscreen().catch(() => fill(null));
    else fill(null);
  }

  const filled = () => {
    const own = /** @type {Document|ShadowRoot} */ (root.getRootNode()).fullscreenElement === root;
    if (own && full !== "screen") fill("screen");
    else if (!own && full === "screen") fill(null);
  };
  doc.addEventListener("fullscreenchange", filled);
  signal.addEventListener("abort", () => {
    view.cancelAnimationFrame(looking);
    view.removeEventListener("scroll", look, { capture: true });
    doc.removeEventListener("fullscreenchange", filled);
    if (full === "screen") doc.exitFullscreen().catch(() => {});
    release();
  });

  function bringIntoView() {
    root.scrollIntoView?.({ block: "start" });
    look();
  }

  return {
    /** Call when the board or the kind of content may have changed, before it is drawn. */
    apply,
    /** Update the sizes. Call after each drawing. */
    look,
    toggleFull() {
      if (full) leave();
      else enter();
    },
    /** Fill the screen for a projector, or stop filling it. */
    toggleWall() {
      if (onWall) leave();
      else {
        onWall = true;
        if (full) changed();
        else enter();
      }
    },
    /** Leave full screen or the filled window. Most browsers, but not all, leave full screen on Esc. */
    leave() {
      if (!full) return false;
      leave();
      return true;
    },
    /** Scroll up to the top of the widget if it is out of sight. Call only after a click. */
    reveal() {
      root.scrollTop = 0; // a widget that fills the screen has its own scroll position
      if (root.getBoundingClientRect().top < visible().top) root.scrollIntoView({ block: "start" });
    },
    /** Scroll the top of the widget to the top of the screen. */
    bringIntoView,
    /** Scroll up if the map is out of sight. Call only after a click. */
    showMap() {
      const map = root.querySelector("[data-part=map]")?.getBoundingClientRect();
      if (root.scrollTop || (map && map.top < visible().top)) this.reveal();
    },
    /** Scroll the widget to the top of the screen if a part of it is out of sight. */
    showWhole() {
      const frame = root.getBoundingClientRect();
      const seen = visible();
      if (frame.top < seen.top || frame.bottom > seen.bottom) bringIntoView();
    },
  };
}

// ---- the room -----------------------------------------------------------------------------------

/** A height greater than any screen's. */
const ENDLESS = "100000px";

/** @typedef {{width: number, height: number}} Space in CSS pixels */

/**
 * @param {HTMLElement} root
 * @param {object} o
 * @param {AbortSignal} o.signal
 * @param {() => boolean} o.alone whether it fills the screen, so that its surroundings do not matter
 * @param {() => number} o.seen height of the window visible at once
 * @param {(room: Space) => void} o.changed called once at the start, and whenever the room changes
 */
function watchRoom(root, { signal, alone, seen, changed }) {
  const window = /** @type {Window & typeof globalThis} */ (root.ownerDocument.defaultView);
  /** @type {HTMLElement[]} */
  let frames = [];
  let known = "";
  let waiting = 0;

  function measure() {
    const width = root.clientWidth;
    // A widget off the page or hidden is measured when it is shown.
    if (!width) return;
    const heights = frames.map((frame) => frame.clientHeight).filter((height) => height > 0);
    const most = alone() ? window.innerHeight : seen();
    const room = { width, height: Math.min(most, ...heights) };
    const now = `${room.width} ${room.height}`;
    if (now === known) return;
    known = now;
    changed(room);
  }

  // An observer must not resize the observed element in the same frame.
  const observer = new ResizeObserver(() => {
    const lost = !frames.every((frame) => isInside(frame, root));
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
    /** Measure again after the surroundings have changed, for example by filling the screen. */
    again: resized,
    /** Measure again after more or less of the window has become visible. */
    measure,
    /** Return the innermost frame that scrolls; null if it is the page. */
    scroller: () => frames[0] ?? null,
  };
}

/** @param {Element} element @returns {Element|null} */
const parentOf = (element) => {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
};

/**
 * Whether a frame contains an element, even through shadow trees.
 * @param {Element} frame
 * @param {Element} element
 */
function isInside(frame, element) {
  for (let at = parentOf(element); at; at = parentOf(at)) if (at === frame) return true;
  return false;
}

/**
 * Find the scroll containers around an element that do not grow with it, innermost first. Their
 * styles alone do not identify them: the output area of a notebook has `overflow: auto` and grows
 * all the same. So the element is made very tall for a moment, before anything is painted.
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

// ---- the sentence -------------------------------------------------------------------------------

/** The text sizes in the style sheet, the largest first; `alone` has no second line. */
const SIZES = ["large", "small", "smallest", "alone"];
/** Maximum number of sentences whose size is remembered. */
const KNOWN = 500;

/**
 * @param {HTMLElement} root
 * @returns {() => void} to be called whenever the words or the room may have changed
 */
export function createSentenceFit(root) {
  /** Sizes by sentence and layout, since measuring forces a layout. @type {Map<string, string>} */
  const known = new Map();
  return () => {
    const bar = root.querySelector(".rw-sentence-bar");
    const words = /** @type {HTMLElement|null} */ (bar?.querySelector("[data-message]") ?? null);
    if (!bar || !words) return;
    // The buttons take room from the words. All digits have the same width.
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
    // On a hidden page everything has height 0.
    if (!words.clientHeight) return;
    if (known.size >= KNOWN) known.clear();
    known.set(now, words.dataset.fit ?? "");
  };
}

/**
 * Tell the style sheet how high the words above and below the map on the wall are; the map gets the
 * remaining height.
 * @param {HTMLElement} root
 */
export function measureWall(root) {
  let high = 0;
  for (const each of root.querySelectorAll(".rw-wall-head, .rw-wall-below > .rw-wall-answers")) {
    high += /** @type {HTMLElement} */ (each).offsetHeight;
  }
  if (high) root.style.setProperty("--rw-wall-words", `${high}px`);
}

/**
 * Tell the style sheet how high a lesson's bar and its buttons are. Their heights depend on their
 * words, and on a small screen the buttons must stay in sight while the panel is scrolled.
 * @param {HTMLElement} root
 */
export function measureLessonBar(root) {
  const main = /** @type {HTMLElement|null} */ (root.querySelector(".rw-taught"));
  const bar = /** @type {HTMLElement|null} */ (main?.querySelector(".rw-sentence-bar") ?? null);
  const actions = /** @type {HTMLElement|null} */ (bar?.querySelector(".rw-actions") ?? null);
  if (!main || !bar || !actions) return;
  main.style.setProperty("--rw-say-size", `${bar.offsetHeight}px`);
  main.style.setProperty("--rw-actions-size", `${actions.offsetHeight}px`);
}

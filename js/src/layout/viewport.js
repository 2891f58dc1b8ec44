/**
 * What can be seen of one view: how large its parts may be, whether they are in sight, and the whole
 * screen.
 */

import { arrange } from "./arrange.js";
import { watchRoom } from "./visibleRoom.js";

/** Parts that should be in sight while somebody decides. */
const PARTS = '[data-part="sentence"], [data-part="map"], [data-part="decision"]';
/** Less than this of a part is out of sight: a border, or what rounding leaves. In CSS pixels. */
const SLACK = 6;
/** How far above the edge a button stands that lies over the widget. */
const BUTTON = 48;
/** So much of a dialog is kept within the widget. */
const DIALOG = 200;

/**
 * @param {HTMLElement} root
 * @param {object} o
 * @param {AbortSignal} o.signal
 * @param {() => {ratio: number, lesson: boolean}} o.content the map's width for its height, and whether a lesson is shown
 * @param {(seen: {cut: boolean, full: boolean}) => void} o.changed whether something that the
 *   decision needs is out of sight, or the whole screen is filled; also where the sizes changed
 */
export function createViewport(root, { signal, content, changed: report }) {
  const doc = root.ownerDocument;
  const view = /** @type {Window & typeof globalThis} */ (doc.defaultView);
  /** @type {import("./visibleRoom.js").Room|null} */
  let room = null;
  /** @type {import("./arrange.js").Arrangement|null} */
  let shape = null;
  let cut = false;
  let looking = 0;
  /** How the whole screen is filled: by the browser's own means, or by what the page can do. */
  let full = /** @type {"screen"|"window"|null} */ (null);

  const changed = () => report({ cut, full: full !== null });

  /** Sets the sizes that the style sheet goes by. */
  function apply() {
    if (!room) return;
    const next = arrange({ ...room, ...content() });
    if (shape && JSON.stringify(next) === JSON.stringify(shape)) return;
    shape = next;
    const { dataset, style } = root;
    dataset.layout = next.layout;
    dataset.bar = next.bar;
    root.classList.toggle("rw-tight", next.tight);
    const { map, panel, pane, head, barHeight, tray } = next;
    for (const [name, size] of Object.entries({ map, panel, pane, head, bar: barHeight, tray })) {
      style.setProperty(`--rw-${name}-size`, `${size}px`);
    }
    style.setProperty("--rw-room", `${room.height}px`);
  }

  const watch = watchRoom(root, {
    signal,
    alone: () => full !== null,
    changed(now) {
      room = now;
      apply();
      changed();
      look();
    },
  });

  // ---- in sight --------------------------------------------------------------------------------

  /** The part of the page in which the widget can be seen. */
  function visible() {
    const frame = watch.scroller()?.getBoundingClientRect();
    return {
      top: Math.max(0, frame?.top ?? 0),
      bottom: Math.min(view.innerHeight, frame?.bottom ?? view.innerHeight),
    };
  }

  /** Whether something that the decision needs is cut off, and scrolling would help. */
  function isCut() {
    if (full) return false;
    const { top, bottom } = visible();
    const frame = root.getBoundingClientRect();
    const seen = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
    // Nothing of it is on the screen, or it stands where it should already.
    if (seen < 40 || Math.abs(frame.top - top) <= SLACK) return false;
    return [...root.querySelectorAll(PARTS)].some((part) => {
      const box = part.getBoundingClientRect();
      return box.height > 0 && (box.top < top - SLACK || box.bottom > bottom + SLACK);
    });
  }

  /**
   * What lies over the widget. It stands at its top: nothing is searched for within the map.
   * @param {string} name
   */
  function overlay(name) {
    const all = [...root.children].flatMap(({ children }) => [...children]);
    return all.find(({ classList }) => classList.contains(name));
  }

  /**
   * Puts what lies over the widget where it can be seen. Nothing sticks there by itself: a notebook
   * wraps each output in a frame that would scroll, and never does.
   */
  function float() {
    const { top } = root.getBoundingClientRect();
    const seen = visible();
    const button = /** @type {HTMLElement|null} */ (overlay("rw-out-of-sight"));
    if (button) button.style.top = `${Math.round(seen.bottom - top - BUTTON)}px`;
    const veil = /** @type {HTMLElement|null} */ (overlay("rw-whole"));
    // Where it was opened, it stays: it may be longer than the screen.
    if (veil && !veil.style.paddingTop) {
      const most = Math.max(0, root.clientHeight - DIALOG);
      veil.style.paddingTop = `${Math.round(16 + Math.min(most, Math.max(0, seen.top - top)))}px`;
    }
  }

  function look() {
    // A dialog has its place before the focus goes there, or the page would scroll after it.
    if (overlay("rw-whole")?.hasAttribute("style") === false) float();
    if (looking || signal.aborted) return;
    looking = view.requestAnimationFrame(() => {
      looking = 0;
      float();
      const now = isCut();
      if (now === cut) return;
      cut = now;
      changed();
    });
  }

  // Scrolling does not bubble, but it is captured on its way, wherever it happens.
  view.addEventListener("scroll", look, { capture: true, passive: true });

  // ---- the whole screen ------------------------------------------------------------------------

  /** @param {typeof full} now */
  function fill(now) {
    if (full === "window" && root.matches(":popover-open")) root.hidePopover();
    full = now;
    root.classList.toggle("rw-full-screen", now !== null);
    if (now === "window" && "showPopover" in root) {
      // Above everything, whatever stands around the widget and would hold it in.
      root.popover = "manual";
      root.showPopover();
    } else root.removeAttribute("popover");
    watch.again();
    changed();
    look();
  }

  async function enter() {
    try {
      if (!doc.fullscreenEnabled) throw new Error("not allowed here");
      await root.requestFullscreen();
    } catch {
      if (!signal.aborted && !full) fill("window");
    }
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
  });

  return {
    /** Call when the board or the kind of content may have changed, before it is drawn. */
    apply,
    /** Call when something was drawn. */
    look,
    toggleFull() {
      if (full === "screen") doc.exitFullscreen().catch(() => fill(null));
      else if (full === "window") fill(null);
      else enter();
    },
    /** Leaves the whole screen or window. The browser takes Esc for the former, but not all do. */
    leave() {
      if (!full) return false;
      if (full === "screen") doc.exitFullscreen().catch(() => fill(null));
      else fill(null);
      return true;
    },
    /** Scrolls up to where the widget begins, if that is out of sight: after a click only. */
    reveal() {
      if (root.getBoundingClientRect().top < visible().top) root.scrollIntoView({ block: "start" });
    },
    /** Scrolls so that the widget begins where the screen does. */
    bringIntoView() {
      root.scrollIntoView({ block: "start" });
      look();
    },
  };
}

/**
 * Zooming the map. Two fingers enlarge and move it; one finger or the mouse moves a map larger than
 * its frame. A double tap enlarges the map at that place; another double tap, or a button, shows
 * the whole map again.
 */

import { TWICE } from "./gestures.js";

/** @import { Territory } from "../types.js" */

/** The largest zoom factor. */
const MOST = 4;
/** The factor by which one press of the button zooms. */
const STEP = 1.7;
/**
 * The buttons' distance from the edge, and how far a tag extends around its point, in CSS pixels.
 */
const SIDE = 6;
const TAG = 18;
/**
 * The distance, in CSS pixels, that a finger may move and still count as pointing, not as dragging
 * the map.
 */
const TOUCH_SLOP = 8;
/**
 * The largest distance between the halves of a double tap, in CSS pixels, and the factor by which
 * it enlarges.
 */
const NEAR = 30;
const LEAP = STEP * STEP;

/**
 * @typedef {object} View the visible part
 * @property {number} scale 1: all of it
 * @property {number} x left edge, in map units
 * @property {number} y upper edge, in map units
 */

/**
 * @typedef {object} Size
 * @property {number} w width of the map, in its units
 * @property {number} h its height
 * @property {number} [tall] the height of its frame as a multiple of its own, if that leaves sea above and below
 */

/** @type {View} */
const WHOLE = { scale: 1, x: 0, y: 0 };

/**
 * Keep the visible part within the map, and centred where the frame is higher than the map.
 * @param {View} view
 * @param {Size} size
 * @returns {View}
 */
export function keptInside({ scale, x, y }, { w, h, tall = 1 }) {
  const near = Math.min(MOST, Math.max(1, scale));
  // Rounding errors from zooming must not leave the map just short of its full size.
  const s = near < 1 + 1e-6 ? 1 : near;
  const keep = (/** @type {number} */ at, /** @type {number} */ all, shown = all / s) =>
    shown < all ? Math.min(all - shown, Math.max(0, at)) : (all - shown) / 2;
  return { scale: s, x: keep(x, w), y: keep(y, h, (h * tall) / s) };
}

/**
 * Return the visible part after the point at `from` has moved to `to` and the map has grown by the
 * factor `by`. Both points are shares of the frame, from 0 to 1.
 * @param {View} view
 * @param {Size} size
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number} by
 */
function movedView(view, size, from, to, by) {
  const scale = Math.min(MOST, Math.max(1, view.scale * by));
  const x = view.x + (size.w / view.scale) * from[0] - (size.w / scale) * to[0];
  const high = size.h * (size.tall ?? 1);
  const y = view.y + (high / view.scale) * from[1] - (high / scale) * to[1];
  return keptInside({ scale, x, y }, size);
}

/**
 * The share of the frame to leave around a point, so that the edge does not cut off the point's
 * tag.
 */
const MARGIN = 0.06;

/**
 * Whether a point, with the tag around it, is in the visible part.
 * @param {View} view
 * @param {Size} size
 * @param {[number, number]} point in map units
 */
export function isInSight({ scale, x, y }, { w, h, tall = 1 }, [px, py]) {
  if (scale === 1) return true;
  const [across, down] = [((px - x) * scale) / w, ((py - y) * scale) / (h * tall)];
  return [across, down].every((at) => at > MARGIN - 1e-6 && at < 1 - MARGIN + 1e-6);
}

/**
 * Return the part that shows these points, moved and enlarged no more than necessary; the whole map
 * only if the points are too far apart.
 * @param {View} view
 * @param {Size} size
 * @param {Array<[number, number]>} points in map units
 * @returns {View}
 */
export function viewOn(view, size, points) {
  const room = 1 - MARGIN * 2;
  /** @param {0|1} axis @returns {[number, number]} */
  const ends = (axis) => {
    const all = points.map((point) => point[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [[left, right], [top, bottom]] = [ends(0), ends(1)];
  const high = size.h * (size.tall ?? 1);
  const scale = Math.min(
    view.scale,
    (size.w * room) / Math.max(1, right - left),
    (high * room) / Math.max(1, bottom - top),
  );
  if (scale <= 1) return WHOLE;
  /** @param {number} at @param {number} low @param {number} high @param {number} all */
  const kept = (at, low, high, all) => {
    const shown = all / scale;
    return Math.min(low - shown * MARGIN, Math.max(high - shown * (1 - MARGIN), at));
  };
  const x = kept(view.x, left, right, size.w);
  const y = kept(view.y, top, bottom, high);
  return keptInside({ scale, x, y }, size);
}

/**
 * @param {HTMLElement} frame the element for the buttons
 * @param {SVGSVGElement} svg
 * @param {object} o
 * @param {import("../words/index.js").Words} o.say
 * @param {{w: number, h: number}} o.size of the map, in its units
 * @param {(view: View) => void} o.show
 * @param {() => [number, number]} o.middle the point that the button enlarges, as shares of the frame
 * @param {(touch: import("../pageTypes.js").Pointing) => Territory|null} o.at the territory that a tap means; null: the sea
 * @param {(t: Territory|null) => boolean} o.acts whether a tap there does more than choose, so that two
 *   taps do not make a double tap
 */
export function createZoom(frame, svg, { say, size: { w, h }, show, middle, at: placeOf, acts }) {
  const doc = frame.ownerDocument;
  /** @type {Required<Size>} */
  let size = { w, h, tall: 1 };
  let view = WHOLE;
  /** The last places of the fingers, or of the mouse. @type {Array<[number, number]>} */
  let last = [];
  let begun = /** @type {[number, number]} */ ([0, 0]);
  let moving = false;
  /** The previous tap. @type {{on: Territory|null, x: number, y: number, time: number}|null} */
  let tapped = null;

  /** @param {string} action @param {string} label @param {string} sign @param {() => void} press */
  function button(action, label, sign, press) {
    const made = doc.createElement("button");
    made.type = "button";
    made.className = "rw-button rw-small";
    made.dataset.action = action;
    made.dataset.lmSuppressShortcuts = "true";
    made.setAttribute("aria-label", label);
    made.textContent = sign;
    made.addEventListener("click", press);
    return made;
  }
  const buttons = doc.createElement("div");
  buttons.className = "zoom";
  const larger = button("zoom_in", say("page-map-larger"), "+", () => {
    const at = middle();
    set(movedView(view, size, at, at, STEP));
  });
  const smaller = button("zoom_out", say("page-map-smaller"), "−", () => {
    const at = middle();
    set(movedView(view, size, at, at, 1 / STEP));
    // A hidden button cannot keep the focus.
    if (view.scale === 1) larger.focus({ preventScroll: true });
  });
  const whole = button("whole_map", say("page-map-whole"), say("page-map-whole.short"), () => {
    set(WHOLE);
    larger.focus({ preventScroll: true });
  });
  buttons.append(larger, smaller, whole);
  frame.append(buttons);

  /** @param {View} next */
  function set(next) {
    view = keptInside(next, size);
    const { scale, x, y } = view;
    svg.setAttribute("viewBox", `${x} ${y} ${w / scale} ${(h * size.tall) / scale}`);
    frame.classList.toggle("zoomed", scale > 1);
    whole.hidden = scale === 1;
    smaller.hidden = scale === 1;
    larger.disabled = scale === MOST;
    show(view);
  }

  /** @param {{clientX: number, clientY: number}} point @returns {[number, number]} */
  function share({ clientX, clientY }) {
    const box = svg.getBoundingClientRect();
    return [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  }
  /** @param {Array<[number, number]>} points @returns {[number, number]} */
  const centre = ([a = [0, 0], b = a]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  /** @param {Array<[number, number]>} points in shares of the frame */
  function spread([a, b]) {
    const box = svg.getBoundingClientRect();
    return a && b ? Math.hypot((a[0] - b[0]) * box.width, (a[1] - b[1]) * box.height) : 1;
  }

  /** @param {Array<[number, number]>} points */
  function move(points) {
    if (points.length === last.length) {
      const by = points.length > 1 ? spread(points) / Math.max(1, spread(last)) : 1;
      set(movedView(view, size, centre(last), centre(points), by));
    }
    last = points;
  }

  /** @param {{clientX: number, clientY: number}} at */
  const far = ({ clientX, clientY }) =>
    Math.hypot(clientX - begun[0], clientY - begun[1]) > TOUCH_SLOP;

  /** Whether a line is being dragged from one territory to another, so that the map must not move. */
  const isDragging = () => frame.dataset.dragging !== undefined;

  /** @param {TouchEvent} event */
  function touched(event) {
    const points = [...event.touches];
    const [first] = points;
    last = points.slice(0, 2).map(share);
    if (!first) return;
    if (event.type === "touchstart" && points.length === 1) {
      begun = [first.clientX, first.clientY];
      moving = false;
    }
    // Two fingers move the map, not the page.
    if (points.length > 1 && event.cancelable) event.preventDefault();
  }
  /**
   * If a touch ends a double tap, enlarge that place, or show all of the map again. Return whether
   * it did.
   * @param {TouchEvent} event
   */
  function isDoubleTap({ changedTouches: [finger], timeStamp: time, target }) {
    const { clientX: x = 0, clientY: y = 0 } = finger ?? {};
    const on = placeOf({ target, clientX: x, clientY: y });
    if (!finger || far(finger) || acts(on)) {
      tapped = null;
      return false;
    }
    // Two taps on neighbouring territories choose both, however close together they lie.
    const again =
      tapped?.on === on &&
      time - tapped.time < TWICE &&
      Math.hypot(x - tapped.x, y - tapped.y) < NEAR;
    tapped = again ? null : { on, x, y, time };
    if (!again) return false;
    const at = share(finger);
    set(view.scale === 1 ? movedView(view, size, at, at, LEAP) : WHOLE);
    return true;
  }
  svg.addEventListener("touchstart", touched, { passive: false });
  svg.addEventListener(
    "touchmove",
    (event) => {
      const points = [...event.touches].slice(0, 2);
      const [first] = points;
      if (!first || (points.length < 2 && (view.scale === 1 || isDragging()))) return;
      moving ||= points.length > 1 || far(first);
      if (event.cancelable) event.preventDefault();
      if (moving) move(points.map(share));
    },
    { passive: false },
  );
  svg.addEventListener(
    "touchend",
    (event) => {
      // A gesture that has moved the map chooses no territory, and neither does the second half of
      // a double tap.
      const ends = moving || (!event.touches.length && isDoubleTap(event));
      if (ends && event.cancelable) event.preventDefault();
      touched(event);
    },
    { passive: false },
  );

  svg.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button || view.scale === 1) return;
    begun = [event.clientX, event.clientY];
    last = [share(event)];
    moving = false;
  });
  svg.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || !(event.buttons & 1) || view.scale === 1) return;
    if (isDragging()) return;
    moving ||= far(event);
    if (moving) move([share(event)]);
  });
  // Catch the click before the map takes it for a choice.
  svg.addEventListener(
    "click",
    (event) => {
      if (moving && event.detail > 0) event.stopPropagation();
      moving = false;
    },
    true,
  );

  // Use the shape of the frame, since the visible part takes the frame's shape.
  svg.style.aspectRatio = `${w} / ${h}`;
  const observer = new ResizeObserver(() => {
    const box = svg.getBoundingClientRect();
    const tall = box.width ? Math.max(1, ((box.height / box.width) * w) / h) : 1;
    if (Math.abs(tall - size.tall) < 0.01) return;
    size = { w, h, tall };
    set(view);
  });
  observer.observe(svg);

  set(WHOLE);
  return {
    destroy: () => observer.disconnect(),
    view: () => view,
    /** Show the whole map again. */
    whole() {
      if (view.scale !== 1) set(WHOLE);
    },
    /**
     * Move the buttons to the other side if they would cover fewer of these points there.
     * @param {Array<[number, number]>} points in map units
     */
    giveWay(points) {
      const { scale, x, y } = view;
      // While the whole map is visible, the buttons are on the open sea.
      if (scale === 1) {
        frame.classList.remove("zoom-right");
        return;
      }
      const map = svg.getBoundingClientRect();
      const own = buttons.getBoundingClientRect();
      /** @param {number} left */
      const covered = (left) =>
        points.filter(([px, py]) => {
          const across = map.left + ((px - x) / w) * scale * map.width;
          const down = map.top + ((py - y) / (h * size.tall)) * scale * map.height;
          const beside = Math.max(left - across, across - left - own.width);
          return beside < TAG && Math.max(own.top - down, down - own.bottom) < TAG;
        }).length;
      const right = covered(map.right - SIDE - own.width) < covered(map.left + SIDE);
      frame.classList.toggle("zoom-right", right);
    },
    /** Move the visible part if one of these points is out of sight, or near its edge.
     * @param {Array<[number, number]|undefined>} points in map units */
    reveal(points) {
      const known = points.filter((point) => !!point);
      if (!known.every((point) => isInSight(view, size, point))) set(viewOn(view, size, known));
    },
  };
}

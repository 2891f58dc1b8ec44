/**
 * Presses on the map: a click; a long press (or Shift-click); dragging one territory onto another,
 * with a line that follows the pointer; and a stroke that paints all territories below it.
 */

import { svgMaker } from "./svg.js";

/** @import { Territory } from "../types.js" */

/**
 * Milliseconds within which two taps on a territory count as one: people double-tap on phones out
 * of habit.
 */
export const TWICE = 300;
/** Thresholds of a long press, in ms, and of a drag, in CSS pixels. */
const HELD = 500;
const DRAGGED = 9;

/**
 * @param {HTMLElement} frame
 * @param {object} o
 * @param {(event: MouseEvent) => Territory|null} o.pointed the territory that a press means
 * @param {(t: Territory) => boolean} o.canDrag whether armies can be sent from a territory
 * @param {() => boolean} o.paints whether a drag paints
 * @param {(t: Territory, first: boolean) => void} o.paint `first`: a stroke begins there
 * @param {(t: Territory, how: {ask: boolean}) => void} o.pick
 * @param {(source: Territory, target: Territory) => void} o.drag
 * @param {(source: Territory|null, event?: PointerEvent) => void} o.show draws a line from a territory to the pointer
 */
export function watchPresses(frame, { pointed, canDrag, paints, paint, pick, drag, show }) {
  /** @type {{t: Territory, x: number, y: number, id: number}|null} */
  let from = null;
  let dragging = false;
  /** The last territory of a stroke. @type {Territory|null} */
  let stroked = null;
  /** Whether to ignore the click that ends this press. */
  let done = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  let byTouch = false;
  /** The last tap that counted. @type {{t: Territory, time: number}|null} */
  let tapped = null;

  /**
   * Whether this click is the second half of a double tap.
   * @param {Territory} t @param {number} time
   */
  function isSecondTap(t, time) {
    if (!byTouch) return false;
    if (tapped?.t === t && time - tapped.time < TWICE) return true;
    tapped = { t, time };
    return false;
  }

  function reset() {
    clearTimeout(timer);
    if (dragging) show(null);
    from = stroked = null;
    dragging = false;
    delete frame.dataset.dragging;
  }

  frame.addEventListener("pointerdown", (event) => {
    const other = from !== null;
    reset();
    done = false;
    byTouch = event.pointerType === "touch";
    const t = event.button ? null : pointed(event);
    // A second finger zooms.
    if (!t || other) return;
    from = { t, x: event.clientX, y: event.clientY, id: event.pointerId };
    timer = setTimeout(() => {
      done = true;
      reset();
      pick(t, { ask: true });
    }, HELD);
  });
  frame.addEventListener("pointermove", (event) => {
    if (!from || event.pointerId !== from.id) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAGGED) return;
      clearTimeout(timer);
      if (!canDrag(from.t)) return reset();
      dragging = true;
      frame.dataset.dragging = "";
    }
    if (!paints()) return show(from.t, event);
    for (const t of [stroked ?? from.t, below(event)]) {
      if (!t || t === stroked) continue;
      paint(t, !stroked);
      stroked = t;
    }
  });
  /**
   * Find the territory under the pointer: all events of a press may go to the element where it
   * began.
   * @param {PointerEvent} event
   */
  function below(event) {
    const root = /** @type {Document|ShadowRoot} */ (frame.getRootNode());
    const { clientX, clientY } = event;
    const target = root.elementFromPoint(clientX, clientY);
    return (
      target &&
      pointed(/** @type {MouseEvent} */ (/** @type {unknown} */ ({ target, clientX, clientY })))
    );
  }
  frame.addEventListener("pointerup", (event) => {
    if (from && dragging) {
      const source = from.t;
      const target = below(event);
      const painted = stroked !== null;
      done = true;
      reset();
      if (target && target !== source && !painted) drag(source, target);
    } else reset();
  });
  for (const type of ["pointercancel", "pointerleave"]) frame.addEventListener(type, reset);
  // A long press asks for a number and must not open the browser's menu.
  frame.addEventListener("contextmenu", (event) => {
    if (done || (from && /** @type {PointerEvent} */ (event).pointerType === "touch")) {
      event.preventDefault();
    }
  });
  frame.addEventListener("click", (event) => {
    if (done) {
      done = false;
      return;
    }
    const t = pointed(event);
    if (t && !isSecondTap(t, event.timeStamp)) pick(t, { ask: event.shiftKey });
  });
}

/** Create the line that follows the pointer while a territory is dragged. @param {SVGSVGElement} svg */
export function createDragLine(svg) {
  const line = svgMaker(svg.ownerDocument)("line", { class: "pull", display: "none" });
  svg.append(line);

  /**
   * @param {import("../pageTypes.js").Point|null|undefined} from in map units; null removes the line
   * @param {PointerEvent} [event]
   */
  return function show(from, event) {
    const matrix = svg.getScreenCTM?.();
    if (!from || !event || !matrix) {
      line.setAttribute("display", "none");
      return;
    }
    line.removeAttribute("display");
    const [x1, y1] = from;
    const x2 = (event.clientX - matrix.e) / matrix.a;
    const y2 = (event.clientY - matrix.f) / matrix.d;
    for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) {
      line.setAttribute(name, value.toFixed(1));
    }
  };
}

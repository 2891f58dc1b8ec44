/**
 * Presses on the map: a click, one that is held (or has Shift), and a territory that is dragged onto
 * another, with the line that follows the pointer.
 */

import { svgMaker } from "./svg.js";

/** @import { Territory } from "../types.js" */

/** Two taps on one territory within this time, in ms, are one: a double tap is a habit on phones. */
export const TWICE = 300;
/** Thresholds of a long press, in ms, and of a drag, in CSS pixels. */
const HELD = 500;
const DRAGGED = 9;

/**
 * @param {HTMLElement} frame
 * @param {object} o
 * @param {(event: MouseEvent) => Territory|null} o.pointed what is meant by a press
 * @param {(t: Territory) => boolean} o.canDrag something can be sent from there
 * @param {(t: Territory, how: {ask: boolean}) => void} o.pick
 * @param {(source: Territory, target: Territory) => void} o.drag
 * @param {(source: Territory|null, event?: PointerEvent) => void} o.show a line from there to the pointer
 */
export function watchPresses(frame, { pointed, canDrag, pick, drag, show }) {
  /** @type {{t: Territory, x: number, y: number, id: number}|null} */
  let from = null;
  let dragging = false;
  /** The click that ends this press is to be ignored. */
  let done = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  let byTouch = false;
  /** The tap that counted last. @type {{t: Territory, time: number}|null} */
  let tapped = null;

  /** Whether this click is the second half of a double tap. @param {Territory} t @param {number} time */
  function isSecondTap(t, time) {
    if (!byTouch) return false;
    if (tapped?.t === t && time - tapped.time < TWICE) return true;
    tapped = { t, time };
    return false;
  }

  function reset() {
    clearTimeout(timer);
    if (dragging) show(null);
    from = null;
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
    show(from.t, event);
  });
  frame.addEventListener("pointerup", (event) => {
    if (from && dragging) {
      const source = from.t;
      const root = /** @type {Document|ShadowRoot} */ (frame.getRootNode());
      const under = root.elementFromPoint(event.clientX, event.clientY);
      const target = under && pointed(at(event, under));
      done = true;
      reset();
      if (target && target !== source) drag(source, target);
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

/** The end of a drawn line, where it is: the pointer may be captured by what it began on.
 * @param {PointerEvent} event @param {Element} target */
const at = ({ clientX, clientY }, target) =>
  /** @type {MouseEvent} */ (/** @type {unknown} */ ({ target, clientX, clientY }));

/** The line that follows the pointer while a territory is dragged. @param {SVGSVGElement} svg */
export function createDragLine(svg) {
  const line = svgMaker(svg.ownerDocument)("line", { class: "pull", display: "none" });
  svg.append(line);

  /**
   * @param {import("../pageTypes.js").Point|null|undefined} from in map units; null takes the line away
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

import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchPresses } from "../../src/map/gestures.js";
import { createZoom, isInSight, viewOn } from "../../src/map/zoom.js";

const SIZE = { w: 1600, h: 844 };

describe("a part of the map", () => {
  let zoom;
  let frame;
  let at;
  let acts;
  let on;
  const button = (name) => frame.querySelector(`[data-action="${name}"]`);

  beforeEach(() => {
    document.body.replaceChildren();
    frame = document.body.appendChild(document.createElement("div"));
    const svg = frame.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
    at = [0.5, 0.5];
    acts = vi.fn(() => false);
    const [say, show] = [vi.fn((id) => id), vi.fn()];
    on = () => "brazil";
    const middle = () => at;
    zoom = createZoom(frame, svg, { say, size: SIZE, show, middle, at: (tap) => on(tap), acts });
  });

  /** Tap with a finger; return whether a click follows. */
  function tap(clientX, clientY, timeStamp, to = [clientX, clientY]) {
    const svg = frame.querySelector("svg");
    const touch = (type, [x, y], fingers) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      const finger = { clientX: x, clientY: y };
      const touches = fingers ? [finger] : [];
      for (const [name, value] of Object.entries({ touches, changedTouches: [finger], timeStamp }))
        Object.defineProperty(event, name, { value });
      return svg.dispatchEvent(event);
    };
    touch("touchstart", [clientX, clientY], true);
    return touch("touchend", to, false);
  }

  describe("by a double tap", () => {
    beforeEach(() => {
      frame.querySelector("svg").getBoundingClientRect = () => ({
        ...{ left: 0, top: 0, width: 400, height: 200 },
      });
    });

    it("is enlarged there, then restored, and only the first tap is a click", () => {
      expect(tap(300, 50, 1000)).toBe(true);
      expect(zoom.view().scale).toBe(1);
      expect(tap(306, 52, 1200)).toBe(false);
      const { scale, x, y } = zoom.view();
      expect(scale).toBeGreaterThan(2);
      // The place that was below the finger still is.
      expect(((306 / 400) * SIZE.w - x) * scale).toBeCloseTo((306 / 400) * SIZE.w);
      expect(((52 / 200) * SIZE.h - y) * scale).toBeCloseTo((52 / 200) * SIZE.h);
      tap(100, 50, 3000);
      expect(tap(100, 50, 3100)).toBe(false);
      expect(zoom.view().scale).toBe(1);
    });

    it.each([
      ["two territories", "peru", "brazil"],
      ["a territory and the sea", "peru", null],
    ])("is not recognised on %s, although they are next to each other", (_, left, right) => {
      on = ({ clientX }) => (clientX < 300 ? left : right);
      for (const [x, time] of [
        [299, 1000],
        [301, 1100],
        [299, 1200],
      ])
        expect(tap(x, 50, time)).toBe(true);
      expect(zoom.view().scale).toBe(1);
      expect(tap(298, 50, 1300)).toBe(false);
      expect(zoom.view().scale).toBeGreaterThan(1);
    });

    it.each([
      ["too late", [300, 50, 1400]],
      ["somewhere else", [200, 50, 1100]],
      ["drawn along", [300, 50, 1100, [340, 50]]],
    ])("is not recognised if the second is %s", (_, second) => {
      tap(300, 50, 1000);
      expect(tap(...second)).toBe(true);
      expect(zoom.view().scale).toBe(1);
    });

    it("is not recognised in three taps that each do something, such as placing armies", () => {
      acts.mockReturnValue(true);
      for (const time of [1000, 1100, 1200]) expect(tap(300, 50, time)).toBe(true);
      expect(zoom.view().scale).toBe(1);
    });
  });

  it("shrinks step by step, as it grew, and the focus stays on an available button", () => {
    const { scale: whole } = zoom.view();
    expect([whole, button("zoom_out").hidden]).toEqual([1, true]);
    button("zoom_in").click();
    const once = zoom.view().scale;
    button("zoom_in").click();
    expect(button("zoom_out").hidden).toBe(false);
    expect(button("zoom_out").getAttribute("aria-label")).toBe("page-map-smaller");
    button("zoom_out").focus();
    button("zoom_out").click();
    expect(zoom.view().scale).toBeCloseTo(once);
    expect(document.activeElement).toBe(button("zoom_out"));
    button("zoom_out").click();
    expect(zoom.view()).toEqual({ scale: 1, x: 0, y: 0 });
    expect(button("zoom_out").hidden).toBe(true);
    expect(document.activeElement).toBe(button("zoom_in"));
  });

  it("has its buttons on the other side if they would cover possible choices", () => {
    const box = (left, top, width, height) => ({
      ...{ left, top, width, height },
      ...{ right: left + width, bottom: top + height },
    });
    frame.querySelector("svg").getBoundingClientRect = () => box(0, 0, 400, 200);
    frame.querySelector(".zoom").getBoundingClientRect = () => box(6, 70, 40, 128);
    const isRight = () => frame.classList.contains("zoom-right");
    const below = [(40 / 400) * SIZE.w, 0.6 * SIZE.h];
    zoom.giveWay([below]);
    expect(isRight()).toBe(false);
    at = [0, 0.5];
    button("zoom_in").click();
    const { scale, x, y } = zoom.view();
    const under = [x + (30 / 400 / scale) * SIZE.w, y + (0.6 / scale) * SIZE.h];
    zoom.giveWay([under]);
    expect(isRight()).toBe(true);
    zoom.giveWay([[x + SIZE.w / scale / 2, y]]);
    expect(isRight()).toBe(false);
  });

  it("moves only to a hidden battle, and shows the whole map if it must", () => {
    at = [0, 0];
    button("zoom_in").click();
    const part = zoom.view();
    zoom.reveal([[400, 200], [600, 300], undefined]);
    expect(zoom.view()).toBe(part);
    const fight = [
      [800, 200],
      [1100, 250],
    ];
    zoom.reveal(fight);
    const moved = zoom.view();
    expect(moved.scale).toBe(part.scale);
    expect(fight.every((point) => isInSight(moved, SIZE, point))).toBe(true);
    expect(moved.y).toBe(part.y);
    zoom.reveal([
      [20, 200],
      [1580, 200],
    ]);
    expect(zoom.view().scale).toBe(1);
  });

  it("shows as much more as two distant territories need", () => {
    const apart = [
      [300, 200],
      [1200, 500],
    ];
    const part = viewOn({ scale: 3, x: 0, y: 0 }, SIZE, apart);
    expect(part.scale).toBeGreaterThan(1);
    expect(part.scale).toBeLessThan(3);
    expect(apart.every((point) => isInSight(part, SIZE, point))).toBe(true);
  });

  it("shows everything that is not at its very edge", () => {
    const part = { scale: 2, x: 0, y: 0 };
    const seen = (...point) => isInSight(part, SIZE, point);
    expect([seen(400, 200), seen(795, 200), seen(400, 420), seen(1000, 200)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isInSight({ scale: 1, x: 0, y: 0 }, SIZE, [1599, 200])).toBe(true);
  });
});

describe("taps on a territory", () => {
  /**
   * Count the territories picked by a pointer's presses at these times, in ms after the first.
   */
  function picked(pointerType, presses) {
    const frame = document.createElement("div");
    const picks = [];
    watchPresses(frame, {
      pointed: ({ clientX }) => (clientX ? "peru" : "brazil"),
      canDrag: () => false,
      pick: (t) => picks.push(t),
      drag: () => {},
      show: () => {},
    });
    for (const [time, clientX = 0] of presses) {
      for (const type of ["pointerdown", "pointerup", "click"]) {
        const press = type === "click" ? MouseEvent : PointerEvent;
        const event = new press(type, { clientX, pointerType, detail: 1 });
        Object.defineProperty(event, "timeStamp", { value: time });
        frame.dispatchEvent(event);
      }
    }
    return picks.length;
  }

  it("count as one if a finger taps twice quickly, but as two by the mouse", () => {
    const twice = [[1000], [1180]];
    expect([picked("touch", twice), picked("mouse", twice)]).toEqual([1, 2]);
  });

  it("count as two if they are no double tap", () => {
    expect(picked("touch", [[1000], [1400]])).toBe(2);
    expect(picked("touch", [[1000], [1180, 90]])).toBe(2);
  });
});

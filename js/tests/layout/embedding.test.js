import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchEmbedding } from "../../src/layout/embedding.js";

/** The observers that the page has created. */
let observers = [];
let end = new AbortController();
let root;

function observer() {
  return class {
    constructor(callback) {
      this.callback = callback;
      this.targets = new Set();
      observers.push(this);
    }
    observe(target) {
      this.targets.add(target);
    }
    unobserve(target) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
    }
  };
}

/** @param {number} height of the frame @param {object} [o] */
function frame(height, { outer = 1000, screen = 1040, nested = true } = {}) {
  vi.stubGlobal("IntersectionObserver", observer());
  vi.stubGlobal("ResizeObserver", observer());
  vi.stubGlobal("screen", { availHeight: screen });
  vi.stubGlobal("outerHeight", outer);
  vi.stubGlobal("innerHeight", height);
  vi.stubGlobal("innerWidth", 1000);
  if (nested) vi.stubGlobal("parent", {});
  const changed = vi.fn();
  const embedding = watchEmbedding(root, { signal: end.signal, changed });
  const [seen, grown] = observers;
  const probe = document.body.lastElementChild;
  return {
    ...embedding,
    changed,
    /** Make this part of the frame visible. */
    see(top, bottom) {
      const boundingClientRect = { top: 0, bottom: window.innerHeight };
      const intersectionRect = { top, bottom, height: bottom - top };
      seen.callback([{ target: probe, boundingClientRect, intersectionRect }]);
    },
    /**
     * Make the content this high; a host that follows its content then gives the frame the same
     * height.
     */
    need(scrollHeight) {
      vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(scrollHeight);
      grown.callback([]);
    },
    resize(height, width = window.innerWidth) {
      vi.stubGlobal("innerHeight", height);
      vi.stubGlobal("innerWidth", width);
      window.dispatchEvent(new Event("resize"));
    },
  };
}

beforeEach(() => {
  observers = [];
  end = new AbortController();
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("a page in no frame uses its window and watches nothing", () => {
  const page = frame(2000, { nested: false });
  expect(page.height()).toBe(2000);
  expect(page.sight()).toEqual({ top: 0, bottom: 2000 });
  expect(page.isWindow()).toBe(true);
  expect(observers).toEqual([]);
});

it("a frame with its own height is used as far as it is visible", () => {
  const page = frame(900);
  page.see(0, 900);
  expect(page.height()).toBe(900);
  page.need(916);
  page.resize(950);
  expect([page.height(), page.isWindow()]).toEqual([950, true]);
  page.see(100, 800);
  expect(page.height()).toBe(700);
  expect(page.sight()).toMatchObject({ top: 100, bottom: 800 });
});

it("a frame that follows its content uses the screen's height", () => {
  const page = frame(24);
  expect(page.height()).toBe(700);
  page.see(0, 24);
  page.need(716);
  page.resize(716);
  expect(page.isWindow()).toBe(false);
  page.see(0, 716);
  expect(page.height()).toBe(700);
  // The frame grows with its content, and may then be higher than the screen.
  page.resize(1200);
  page.see(0, 800);
  page.see(100, 900);
  expect(page.height()).toBe(700);
  page.see(100, 750);
  expect(page.height()).toBe(650);
});

it("a frame as high as its earlier content is recognised", () => {
  const page = frame(600);
  expect(page.height()).toBe(600);
  page.need(616);
  page.resize(616);
  expect(page.height()).toBe(700);
});

it("a frame higher than the screen uses its visible part", () => {
  const page = frame(12500);
  expect([page.height(), page.isWindow()]).toEqual([700, false]);
  page.see(0, 760);
  expect(page.height()).toBe(760);
  page.see(300, 1060);
  expect(page.height()).toBe(760);
  // A panel opens below the editor, and closes again.
  page.see(300, 800);
  expect(page.height()).toBe(500);
  page.see(300, 1060);
  expect(page.height()).toBe(760);
  // In another tab, nothing of the frame is visible.
  page.see(0, 0);
  expect(page.height()).toBe(760);
});

it("the edge of a high frame is not taken for the visible part", () => {
  const page = frame(12500);
  page.see(0, 120);
  expect(page.height()).toBe(700);
});

it.each([
  [500, 560],
  [1000, 700],
  [2000, 820],
])("a share of a screen of %i is assumed, within limits", (screen, height) => {
  expect(frame(24, { screen, outer: 0 }).height()).toBe(height);
});

it("the height is measured again when the width changes", () => {
  const page = frame(24);
  page.need(716);
  page.resize(716);
  page.see(20, 620);
  expect(page.height()).toBe(600);
  vi.stubGlobal("outerHeight", 1100);
  page.resize(716, 1400);
  page.see(0, 716);
  expect(page.height()).toBe(728);
});

it("no observer is left behind", () => {
  frame(900);
  expect(document.body.children).toHaveLength(2);
  end.abort();
  expect(document.body.children).toHaveLength(1);
  expect(observers.every(({ targets }) => targets.size === 0)).toBe(true);
});

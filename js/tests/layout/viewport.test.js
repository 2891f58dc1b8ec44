import { afterEach, expect, it, vi } from "vitest";
import { createViewport } from "../../src/layout/viewport.js";

let end = new AbortController();
afterEach(() => {
  end.abort();
  end = new AbortController();
  document.body.replaceChildren();
});

it("the sizes are set at once if the page has room", () => {
  const root = document.body.appendChild(document.createElement("div"));
  Object.defineProperty(root, "clientWidth", { value: 900 });
  const changed = vi.fn();
  const content = () => ({ ratio: 2, lesson: false });
  createViewport(root, { signal: end.signal, content, changed });
  expect(root.dataset.layout).toBe("beside");
  expect(root.style.getPropertyValue("--rw-map-size")).toMatch(/^\d+px$/);
  expect(changed).toHaveBeenCalledWith({ cut: false, full: false, fillable: true, wall: 0 });
});

it.each([
  ["decision", 300, 8, false],
  ["decision", 300, 32, false],
  ["decision", 300, 40, true],
  ["sentence", 64, 20, true],
])("scrolling to a %s of %d px is offered if %d px are hidden: %s", (part, height, hidden, cut) => {
  const root = document.body.appendChild(document.createElement("div"));
  const within = root.appendChild(document.createElement("div"));
  within.dataset.part = part;
  Object.defineProperty(root, "clientWidth", { value: 900 });
  const bottom = innerHeight + hidden;
  root.getBoundingClientRect = () => ({ top: 100, bottom, height: bottom - 100, width: 900 });
  within.getBoundingClientRect = () => ({ top: bottom - height, bottom, height, width: 300 });
  vi.useFakeTimers();
  const changed = vi.fn();
  createViewport(root, { signal: end.signal, content: () => ({ ratio: 2 }), changed });
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersToNextFrame();
  vi.useRealTimers();
  expect(changed.mock.lastCall[0].cut).toBe(cut);
});

it.each([
  [300, 0, true],
  [300, 100, false],
  [200, 0, false],
])(
  "marks a zone of 200 px with %d px of content, scrolled by %d px, if it goes on: %s",
  (content, scrolled, more) => {
    const root = document.body.appendChild(document.createElement("div"));
    const side = root.appendChild(document.createElement("div"));
    side.className = "rw-side";
    const zone = side.appendChild(document.createElement("div"));
    for (const [name, value] of Object.entries({ scrollHeight: content, clientHeight: 200 }))
      Object.defineProperty(zone, name, { value });
    zone.scrollTop = scrolled;
    vi.useFakeTimers();
    createViewport(root, { signal: end.signal, content: () => ({ ratio: 2 }), changed() {} });
    dispatchEvent(new Event("scroll"));
    vi.advanceTimersToNextFrame();
    vi.useRealTimers();
    expect(zone.hasAttribute("data-more")).toBe(more);
  },
);

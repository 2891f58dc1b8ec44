import { afterEach, expect, it, vi } from "vitest";
import { createViewport } from "../../src/layout/viewport.js";

const end = new AbortController();
afterEach(() => {
  end.abort();
  document.body.replaceChildren();
});

it("sets the sizes at once where there is room on the page", () => {
  const root = document.body.appendChild(document.createElement("div"));
  Object.defineProperty(root, "clientWidth", { value: 900 });
  const changed = vi.fn();
  const content = () => ({ ratio: 2, lesson: false });
  createViewport(root, { signal: end.signal, content, changed });
  expect(root.dataset.layout).toBe("beside");
  expect(root.style.getPropertyValue("--rw-map-size")).toMatch(/^\d+px$/);
  expect(changed).toHaveBeenCalledWith({ cut: false, full: false, fillable: true });
});

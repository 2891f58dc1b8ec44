import { afterEach, expect, it, vi } from "vitest";
import { show, tidy } from "../fixtures/widget.js";

afterEach(async () => {
  vi.unstubAllGlobals();
  await tidy();
});

it("says that a browser is too old, in place of a black map", () => {
  vi.stubGlobal("CSS", { supports: () => false });
  const { el } = show("attack");
  expect(el.textContent).toContain("Chrome or Edge 123");
  expect(el.querySelector(".rw")).toBeNull();
});

it("plays where nothing tells what the browser knows", () => {
  vi.stubGlobal("CSS", undefined);
  expect(show("attack").el.querySelector(".rw")).not.toBeNull();
});

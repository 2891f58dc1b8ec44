import { afterEach, expect, it, vi } from "vitest";
import { show, tidy } from "../fixtures/widget.js";

afterEach(async () => {
  vi.unstubAllGlobals();
  await tidy();
});

it("an old browser gets a message in place of a black map", () => {
  vi.stubGlobal("CSS", { supports: () => false });
  const { el } = show("attack");
  expect(el.textContent).toContain("Chrome or Edge 123");
  expect(el.querySelector(".rw")).toBeNull();
});

it("a browser of unknown abilities can play", () => {
  vi.stubGlobal("CSS", undefined);
  expect(show("attack").el.querySelector(".rw")).not.toBeNull();
});

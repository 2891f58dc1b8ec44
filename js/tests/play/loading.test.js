import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, it } from "vitest";
import { createBar } from "../../play/loading.js";

const PAGE = readFileSync(fileURLToPath(import.meta.resolve("../../play/page.html")), "utf8");
const part = (name) => document.querySelector(`[data-bar="${name}"]`);

beforeEach(() => {
  document.body.innerHTML = PAGE.slice(PAGE.indexOf("<header>"), PAGE.indexOf("</body>"));
});

it("the loading page says what is going on and how much is done", () => {
  const bar = createBar(document, "It is kept.");
  bar.show("Loading Python…", 0.404);
  expect(part("stage").textContent).toBe("Loading Python…");
  expect(part("percent").textContent).toBe("40%");
  expect(document.querySelector("progress").value).toBeCloseTo(0.404);
  bar.show("Setting up the board…");
  expect(part("percent").textContent).toBe("");
  expect(document.querySelector("progress").hasAttribute("value")).toBe(false);
});

it("the loading page says that the choices are kept", () => {
  const bar = createBar(document, "It is kept.");
  bar.show("Loading Python…", 0);
  bar.choose();
  expect(part("stage").textContent).toBe("Loading Python… It is kept.");
});

it("the loading page disappears at the end, and reports errors", () => {
  const bar = createBar(document, "It is kept.");
  bar.end("This link leads to no game.");
  expect(part("bar").hidden).toBe(true);
  expect(part("problem").hidden).toBe(false);
  expect(part("problem").textContent).toBe("This link leads to no game.");
  bar.end();
  expect(part("problem").hidden).toBe(true);
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { reword, spokenHere } from "../../play/speech.js";

const FILE = fileURLToPath(import.meta.resolve("../../play/page.html"));
/** The page without parts that a browser would load. */
const PAGE = readFileSync(FILE, "utf8").replace(/<(link|script)[^>]*>(<\/script>)?/g, "");
const LANGUAGES = ["cs", "de", "en", "it", "sv"];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.lang = "";
});

it.each([
  [["de-AT", "en"], null, "de"],
  [["nb-NO", "it"], null, "it"],
  [["fr"], null, "en"],
  [["de"], "cs", "cs"],
])("a page in %s, with %s chosen before, uses %s", (browser, chosen, expected) => {
  document.documentElement.lang = "en-US";
  vi.stubGlobal("navigator", { languages: browser });
  vi.stubGlobal("window", { document, localStorage, navigator: { languages: browser } });
  if (chosen) localStorage.setItem("risk-widget.language", chosen);
  expect(spokenHere(LANGUAGES)).toBe(expected);
});

it("all English texts on the page are translated", () => {
  const doc = new DOMParser().parseFromString(
    PAGE.replace("{links}", "<a>One</a> <a>Two</a>"),
    "text/html",
  );
  const texts = Object.fromEntries(
    ["title", "heading", "board", "site-progress", "site-renew", "site-more"].map((n) => [
      n,
      `⟦${n}⟧`,
    ]),
  );
  reword(doc, { ...texts, links: ["⟦1⟧", "⟦2⟧"] });
  expect(doc.title).toBe("⟦title⟧");
  expect(doc.querySelector("h1").textContent).toBe("⟦heading⟧");
  expect(doc.querySelector("progress").getAttribute("aria-label")).toBe("⟦site-progress⟧");
  expect(doc.querySelector("nav").getAttribute("aria-label")).toBe("⟦site-more⟧");
  expect(doc.querySelector("img").alt).toBe("⟦board⟧");
  expect([...doc.querySelectorAll("footer a")].map((a) => a.textContent)).toEqual(["⟦1⟧", "⟦2⟧"]);
});

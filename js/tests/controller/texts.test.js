import { afterEach, expect, it, vi } from "vitest";
import { downloadText } from "../../src/controller/texts.js";

afterEach(() => vi.restoreAllMocks());

it("saving a text clicks a link in the page and leaves none there", () => {
  vi.useFakeTimers();
  URL.createObjectURL = vi.fn(() => "blob:x");
  URL.revokeObjectURL = vi.fn();
  /** @type {string[]} */
  const clicked = [];
  const note = (/** @type {Event} */ event) => {
    event.preventDefault();
    clicked.push(/** @type {HTMLAnchorElement} */ (event.target).download);
  };
  // A host listens for clicks on the page, so it misses a click on a link outside the document.
  document.body.addEventListener("click", note);
  downloadText(document, { name: "game.txt", type: "text/plain", text: "x" });
  document.body.removeEventListener("click", note);
  expect(clicked).toEqual(["game.txt"]);
  expect(document.querySelector("a")).toBeNull();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:x");
});

/**
 * The language follows the person: the language that a page asks for, its offers, and a change of
 * language.
 */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CATALOG } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

/** The same catalog with a few words changed, so that they differ from the English. */
const OTHER = CATALOG.replace("page-menu-settings = Settings", "page-menu-settings = Mer").replace(
  "page-rules = Rules",
  "page-rules = Regler",
);

/** @param {string} scene @param {string} [language] */
function model(scene, language = "en") {
  const made = createModel(scenes[scene]());
  made.data.language = language;
  made.data.catalog = {
    ...made.data.catalog,
    languages: ["de", "en", "sv"],
    editions: made.data.catalog.editions.map((edition) =>
      edition.id === "nordic"
        ? { ...edition, language: "sv", invitation: "Spela på svenska" }
        : { ...edition, language: "cs", invitation: "Hrát česky" },
    ),
  };
  return made;
}

const asked = (made) => made.sent().filter(({ type }) => type === "language");

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB", "en"]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  document.documentElement.lang = "";
  await tidy();
});

test("a page in an available language requests nothing", () => {
  const made = model("attack");
  show("attack", made);
  expect(asked(made)).toEqual([]);
});

test("the page's language has priority over the browser's", () => {
  document.documentElement.lang = "sv-FI";
  const made = model("attack");
  show("attack", made);
  expect(asked(made)).toEqual([{ type: "language", wanted: ["sv-FI", "en-GB", "en"] }]);
});

test("JupyterLab's default language is no choice", () => {
  document.documentElement.lang = "en-US";
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["cs", "en"]);
  const made = model("attack");
  show("attack", made);
  expect(asked(made)).toEqual([{ type: "language", wanted: ["cs", "en"] }]);
});

test("a single language is neither asked for nor offered", () => {
  document.documentElement.lang = "sv";
  const made = model("attack");
  made.data.catalog = { ...made.data.catalog, languages: ["en"] };
  const { click, find } = show("attack", made);
  click('[data-action="menu"]');
  click('[data-action="menu_settings"]');
  expect(asked(made)).toEqual([]);
  expect(find('[data-action="language"]')).toBe(null);
});

test("a choice in the menu is sent, and has priority later", () => {
  const made = model("attack");
  const { click, find } = show("attack", made);
  click('[data-action="menu"]');
  click('[data-action="menu_settings"]');
  const choice = find('.rw-menu [data-action="language"]');
  expect([...choice.options].map(({ text }) => text)).toEqual(["Deutsch", "English", "Svenska"]);
  expect(choice.value).toBe("en");
  choice.value = "sv";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  expect(asked(made)).toEqual([{ type: "language", wanted: ["sv"], chosen: true }]);
  const later = model("attack");
  show("attack", later);
  expect(asked(later)).toEqual([{ type: "language", wanted: ["sv", "en-GB", "en"] }]);
});

test("the form offers the language of the edition, in that language", () => {
  const made = model("setup");
  const { find, click } = show("setup", made);
  expect(find('[data-action="edition_language"]').textContent).toBe("Spela på svenska");
  expect(find('[data-action="edition_language"]').lang).toBe("sv");
  click('[data-action="edition_language"]');
  expect(asked(made)).toEqual([{ type: "language", wanted: ["sv"], chosen: true }]);
});

test.each([
  ["it is spoken", "sv", ["de", "en", "sv"]],
  ["there is no catalog of it", "en", ["de", "en"]],
])("the edition's language is not offered if %s", (_, language, languages) => {
  const made = model("setup", language);
  made.data.catalog = { ...made.data.catalog, languages };
  const { find } = show("setup", made);
  expect(find('[data-action="edition_language"]')).toBe(null);
});

test("another language rewords everything and keeps all choices", async () => {
  vi.useFakeTimers();
  const made = model("attack");
  const { find, pick, click, settled, root } = show("attack", made);
  await settled();
  const source = "north-africa";
  pick(source);
  pick("southern-europe");
  expect(find(`[data-territory="${source}"][aria-pressed="true"]`)).not.toBe(null);
  click('[data-action="menu"]');
  click('[data-action="menu_settings"]');
  made.data.outbox = [];
  made.data.language = "sv";
  made.data.words = OTHER;
  made.emit("change:language");
  made.emit("change:words");
  await settled();
  expect(find('[data-action="rules"]').textContent).toContain("Regler");
  expect(find(".rw-menu").getAttribute("aria-label")).toBe("Mer");
  expect(find('.rw-menu [data-action="language"]').value).toBe("sv");
  expect(find(`[data-territory="${source}"][aria-pressed="true"]`)).not.toBe(null);
  expect(root.querySelectorAll(".rw-map")).toHaveLength(1);
  // Questions that the kernel answered in English are asked again.
  expect(made.data.outbox.map(({ action }) => action.what)).toContain("odds");
});

test("a language whose words have not arrived changes nothing yet", () => {
  const made = model("attack");
  const { find } = show("attack", made);
  const before = find('[data-action="rules"]').textContent;
  made.data.language = "sv";
  made.data.words = undefined;
  made.emit("change:language");
  expect(find('[data-action="rules"]').textContent).toBe(before);
  made.data.words = OTHER;
  made.emit("change:words");
  expect(find('[data-action="rules"]').textContent).toContain("Regler");
});

// @module-tag thorough
import { afterEach, describe, expect, it } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

afterEach(tidy);

const PAGES = ["menu_files", "menu_others", "menu_settings"];
const entries = (el) => [
  ...el.querySelectorAll(".rw-menu .rw-menu-part > :is(button,label,.rw-menu-item)"),
];
const table = { seats: [], open: false };

describe("the menu", () => {
  it.each(Object.keys(scenes))("has at most nine entries, and no empty page: %s", (scene) => {
    for (const more of [{ host: { table } }, { guest: {} }]) {
      const { el, find, click } = show(scene, createModel({ ...scenes[scene](), ...more }));
      if (!find('[data-action="menu"]')) return;
      click('[data-action="menu"]');
      const first = entries(el);
      expect(first.length).toBeGreaterThan(0);
      expect(first.length).toBeLessThanOrEqual(9);
      for (const page of PAGES.filter((name) => find(`[data-action="${name}"]`))) {
        click(`[data-action="${page}"]`);
        expect(entries(el).length, page).toBeGreaterThan(0);
        click('[data-action="menu_back"]');
        expect(document.activeElement).toBe(find(`[data-action="${page}"]`));
      }
      tidy();
    }
  });

  it("is navigated by arrows, and left one level at a time", () => {
    const { find, click, key, model } = show("attack");
    find('[data-action="menu"]').focus();
    click('[data-action="menu"]');
    const at = () => document.activeElement.dataset.action;
    const press = (name) => key(name, document.activeElement);
    const first = at();
    press("ArrowUp");
    expect(at()).toBe("menu_settings");
    press("ArrowDown");
    expect(at()).toBe(first);
    press("ArrowUp");
    press("ArrowRight");
    expect(at()).toBe("menu_back");
    expect(find(".rw-menu").getAttribute("aria-label")).toBe("Settings");
    press("ArrowLeft");
    expect(at()).toBe("menu_settings");
    press("Enter");
    click('[data-action="menu_settings"]');
    press("Escape");
    expect(at()).toBe("menu_settings");
    press("Escape");
    expect(find(".rw-menu")).toBe(null);
    expect(at()).toBe("menu");
    expect(model.sent()).toEqual([]);
  });

  it("closes completely after a press outside its page", () => {
    const { find, click } = show("attack");
    click('[data-action="menu"]');
    click('[data-action="menu_files"]');
    click('[data-action="menu"]');
    expect(find(".rw-menu")).toBe(null);
  });
});

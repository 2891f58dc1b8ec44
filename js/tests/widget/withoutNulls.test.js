// @module-tag thorough
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

/** Drop null fields, as happens where Python runs in the browser. */
const withoutNulls = (value) =>
  JSON.parse(
    JSON.stringify(value, function (_, each) {
      return each === null && !Array.isArray(this) ? undefined : each;
    }),
  );

/**
 * Return what a widget shows, apart from its own generated ids and from where the focus and the
 * pointer are.
 */
const shown = ({ root }) =>
  root.outerHTML
    .replace(/\brw-?[a-z0-9]+-[a-z0-9]+(?=-)/g, "rw")
    .replace(/ name="[^"]*"| data-lit=""/g, "");

/** List the territories chosen on the widget's map, with their marks. */
const chosen = ({ root }) =>
  [...root.querySelectorAll("[data-territory][data-choice]")].map(({ dataset }) => [
    dataset.territory,
    dataset.choice,
  ]);

describe("a kernel that loses nulls", () => {
  it.each(Object.keys(scenes))("shows the same: %s", (scene) => {
    const whole = show(scene);
    const lost = show(scene, createModel(withoutNulls(scenes[scene]())));
    expect(shown(lost)).toBe(shown(whole));
  });

  it.each(["attack", "fortify"])("lets a pair be chosen: %s", (scene) => {
    const pair = { attack: ["north-africa", "southern-europe"], fortify: ["siam", "india"] }[scene];
    const views = [scenes[scene](), withoutNulls({ ...scenes[scene](), battle: null })];
    views[0].battle = null;
    const [whole, lost] = views.map((state) => show(scene, createModel(state)));
    for (const view of [whole, lost]) for (const t of pair) view.pick(t);
    expect(chosen(lost)).toContainEqual([pair[1], "target"]);
    expect(chosen(lost)).toEqual(chosen(whole));
  });
});

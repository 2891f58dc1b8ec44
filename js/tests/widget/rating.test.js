import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

const counted = { undo: true, host: { uncounting: ["hint", "undo"] } };
const open = (change) => show("attack", createModel({ ...scenes.attack(), ...change }));
const asked = ({ model }, what) =>
  model.data.outbox.filter(({ action }) => action.type === what || action.what === what).length;

describe.each([
  ["hint", "h"],
  ["undo", "u"],
])("a rated game: %s", (what, letter) => {
  const press = {
    button: (view) => view.click(`[data-action="${what}"]`),
    key: (view) => view.key(letter),
  };

  it.each(["button", "key"])("is asked about by the %s before any rating is lost", async (way) => {
    const view = open(counted);
    press[way](view);
    await view.settled();
    expect(asked(view, what)).toBe(0);
    expect(view.find(".rw-dialog").textContent).toContain("no longer counts towards your level");
    expect(document.activeElement.dataset.action).toBe("cancel");
    view.click('[data-action="cancel"]');
    await view.settled();
    expect(asked(view, what)).toBe(0);
    press[way](view);
    view.click('[data-action="confirm"]');
    await view.settled();
    expect(asked(view, what)).toBe(1);
    expect(view.find(".rw-dialog")).toBe(null);
  });

  it.each(["button", "key"])("needs no question by the %s if nothing is lost", async (way) => {
    const others = ["hint", "undo"].filter((other) => other !== what);
    const view = open({ undo: true, host: { uncounting: others } });
    press[way](view);
    await view.settled();
    expect(view.find(".rw-dialog")).toBe(null);
    expect(asked(view, what)).toBe(1);
  });

  it("has a button that warns of the end of rating only while it is rated", () => {
    const title = (change) => open(change).find(`[data-action="${what}"]`).title;
    expect(title(counted)).toContain("no longer counts towards your level");
    tidy();
    expect(title({ undo: true })).toBe("");
  });
});

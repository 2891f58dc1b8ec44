/**
 * The position editor: brushes, keys, impossible positions, and the question before it ends a game.
 */

import { describe, expect, test, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show } from "../fixtures/widget.js";

/** Open the editor. @param {object} [part] of its data @param {object} [change] */
function edit(part = {}, change = {}) {
  const scene = scenes.editor();
  const state = { ...scene, ...change, editor: { ...scene.editor, ...part } };
  return show("editor", createModel(state));
}

const territory = "siam";
const problem = "Siam must have at least one army.";

describe("the position editor", () => {
  test("paints with the chosen brush, and takes an army away with Shift", () => {
    const { model, pick, find, click } = edit();
    expect(find('[data-action="brush"][aria-pressed="true"]').value).toBe("red");
    click('[data-action="brush"][value="blue"]');
    pick(territory);
    expect(model.sent()).toEqual([{ type: "draft", do: "touch", territory, owner: "blue" }]);
    const shift = new MouseEvent("click", { bubbles: true, shiftKey: true });
    find(`[data-territory="${territory}"]`).dispatchEvent(shift);
    expect(model.sent()[1]).toEqual({ type: "draft", do: "armies", territory, more: -1 });
  });

  test("paints the territories under a stroke, once and together, except those of the colour", () => {
    const { model, find, click } = edit();
    click('[data-action="brush"][value="blue"]');
    const { territories } = scenes.editor();
    const on = (t) => find(`[data-territory="${t}"]`);
    const of = (seat) =>
      Object.keys(territories).filter((t) => on(t) && territories[t][0] === seat);
    const [[own], [one, other]] = [of("blue"), of("red")];
    const places = [own, one, one, other, one];
    const begun = on(own);
    const under = vi.spyOn(document, "elementFromPoint");
    vi.spyOn(SVGSVGElement.prototype, "getScreenCTM").mockReturnValue(null);
    const fire = (type, clientX) =>
      begun.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerType: "mouse" }));
    fire("pointerdown", 0);
    for (const [n, t] of places.entries()) {
      under.mockReturnValue(on(t));
      fire("pointermove", 20 * (n + 1));
    }
    fire("pointerup", 20 * places.length);
    begun.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    vi.restoreAllMocks();
    const stroke = { type: "draft", do: "paint", owner: "blue" };
    const paint = (territory, more) => ({ ...stroke, territory, more });
    expect(model.sent()).toEqual([paint(one, 0), paint(other, 1), paint(one, 1)]);
  });

  test("offers the armies of each seat before the game begins, and only then", () => {
    const { model, find } = edit({ in_hand: { red: 4 } }, { phase: "place" });
    const field = find('[data-action="in_hand"]');
    expect([field.value, find('[data-action="captured"]')]).toEqual(["4", null]);
    field.value = "7";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    const [change] = model.sent();
    expect(change).toMatchObject({ do: "change", part: "in_hand", value: 7, seat: "red" });
    expect(edit().find('[data-action="in_hand"]')).toBe(null);
  });

  test("changes the armies of the territory in focus by keys, and the brush by Shift", () => {
    const { model, find, key } = edit();
    const on = find(`g[data-territory="${territory}"]`);
    on.focus();
    key("1", on, { code: "Digit1" });
    key("2", on, { code: "Digit2" });
    key("-", on, { code: "Minus" });
    key("@", on, { code: "Digit2", shiftKey: true });
    expect(model.sent()).toEqual([
      { type: "draft", do: "armies", territory, armies: 1 },
      { type: "draft", do: "armies", territory, armies: 12 },
      { type: "draft", do: "armies", territory, more: -1 },
    ]);
    expect(find('[data-action="brush"][aria-pressed="true"]').value).toBe("blue");
  });

  test("says why a position is impossible, marks where, and offers nothing that needs a possible one", () => {
    const { model, find, message, click, key } = edit({ problem, places: [territory] });
    expect(message()).toContain(problem);
    expect(find(`g.seat[data-territory="${territory}"]`).dataset.choice).toBe("target");
    const label = find(`g.seat[data-territory="${territory}"]`).getAttribute("aria-label");
    expect(label).toContain("impossible");
    for (const name of ["edit_play", "edit_analyse", "edit_copy"]) click(`[data-action="${name}"]`);
    key("Enter");
    expect(model.sent()).toEqual([]);
  });

  test("asks before it ends the game below", () => {
    const { model, message, click } = edit({ ends: 4 });
    click('[data-action="edit_play"]');
    expect(model.sent()).toEqual([]);
    expect(message()).toContain("round 4");
    click('[data-action="cancel"]');
    click('[data-action="edit_analyse"]');
    click('[data-action="confirm"]');
    expect(model.sent()).toEqual([{ type: "draft", do: "analyse" }]);
  });

  test("is offered only if no rated game is on", () => {
    const menu = (change) => {
      const { find, click } = show("attack", createModel({ ...scenes.attack(), ...change }));
      click('[data-action="menu"]');
      click('[data-action="menu_files"]');
      return find('[data-action="edit_position"]');
    };
    expect(menu({})).not.toBeNull();
    expect(menu({ host: { uncounting: ["hint"] } })).toBeNull();
    expect(menu({ guest: {} })).toBeNull();
  });

  test("gives and takes cards, missions and fields", () => {
    const { model, find } = edit();
    const pickIn = (selector, value) => {
      const field = find(selector);
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
    pickIn('select[data-action="turn"]', "blue");
    pickIn('input[data-action="round"]', "");
    pickIn('select[aria-label="Card for Red"]', "wild-1");
    find('[data-action="drop_card"]').click();
    const changed = { type: "draft", do: "change" };
    expect(model.sent()).toEqual([
      { ...changed, part: "turn", value: "blue" },
      { ...changed, part: "round", value: "" },
      { ...changed, part: "card", value: "wild-1", seat: "red" },
      { ...changed, part: "card", value: "siam" },
    ]);
  });
});

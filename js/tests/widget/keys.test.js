// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { gamesInOneWidget, show, tidy, toldKeys } from "../fixtures/widget.js";

/** @type {ReturnType<typeof gamesInOneWidget>} */
let game;
beforeAll(() => {
  vi.useFakeTimers();
  game = gamesInOneWidget();
});
afterAll(tidy);

describe("the key on the filled button", () => {
  const shown = ({ root, find }) =>
    find(".rw-sentence-bar .rw-primary kbd") !== null && !root.classList.contains("rw-enter-taken");
  const pair = ["north-africa", "southern-europe"];

  it.each([
    ["attack", pair, "southern-europe", true],
    ["attack", pair, "north-africa", false],
    ["attack", pair, "egypt", false],
    ["defend", [], "east-africa", true],
    ["defend", [], "brazil", true],
    ["occupy", [], "brazil", true],
    ["fortify", ["siam", "india"], "india", true],
    ["fortify", ["siam", "india"], "siam", false],
  ])("%s: %j chosen, the keyboard on %s: %s", (scene, picks, at, pressed) => {
    const view = game(scene);
    for (const t of picks) view.pick(t);
    const before = view.model.sent().length;
    const territory = view.find(`[data-territory="${at}"]`);
    territory.focus();
    expect(shown(view)).toBe(pressed);
    view.key("Enter", territory);
    expect(view.model.sent().length - before).toBe(pressed ? 1 : 0);
  });

  it.each([
    ["reinforce", { type: "place", territory: "brazil", armies: 1 }],
    ["claim", { type: "claim", territory: "brazil" }],
  ])("is not needed if only a territory is chosen: %s", (scene, action) => {
    const view = game(scene);
    const brazil = view.find('[data-territory="brazil"]');
    brazil.focus();
    view.key("Enter", brazil);
    expect(view.model.sent()).toEqual([action]);
  });

  it("chooses how many for the focused territory", () => {
    const view = game("reinforce");
    const brazil = view.find('[data-territory="brazil"]');
    brazil.focus();
    for (const [at, key] of [
      [0, "3"],
      [9000, "4"],
    ])
      view.key(key, brazil, { timeStamp: at });
    view.key("Enter", brazil);
    expect(view.model.sent()).toEqual([{ type: "place", territory: "brazil", armies: 4 }]);
  });

  it("is shown if no control uses Enter", () => {
    const view = game("attack");
    for (const t of pair) view.pick(t);
    view.find('[data-action="rules"]').focus();
    expect(shown(view)).toBe(false);
    view.root.focus();
    expect(shown(view)).toBe(true);
    view.find(".rw-sentence-bar .rw-primary").focus();
    expect(shown(view)).toBe(true);
  });

  it("is not pressed again by a held key, such as from the winning move", () => {
    const { find } = game("over");
    const again = find('[data-action="again"]');
    const used = (repeat) => {
      const init = { key: "Enter", repeat, bubbles: true, cancelable: true };
      return !again.dispatchEvent(new KeyboardEvent("keydown", init));
    };
    expect([used(true), used(false)]).toEqual([true, false]);
  });

  it("is not there if one Enter too many would leave a game just won", () => {
    const view = game("attack");
    for (const t of pair) view.pick(t);
    view.find(".rw-sentence-bar .rw-primary").focus();
    view.model.answer({ ...scenes.over(), seq: 60 });
    expect(view.find('[data-action="again"] kbd')).toBeNull();
    const { length } = view.model.sent();
    for (let i = 0; i < 2; i++) view.key("Enter", document.activeElement);
    expect(document.activeElement.dataset.action).not.toBe("again");
    expect(view.model.sent()).toHaveLength(length);
  });

  it("follows the choice while the focus stays", () => {
    const view = game("attack");
    view.pick("north-africa");
    view.find('[data-territory="southern-europe"]').focus();
    expect(shown(view)).toBe(false);
    view.key("Enter", document.activeElement);
    expect(shown(view)).toBe(true);
  });
});

describe("the key on a button", () => {
  it.each([
    ["place", ["siam"], "place_for_me", "R"],
    ["place", ["siam"], "place_rest", "A"],
    ["attack", [], "end_phase", "E"],
    ["attack", ["north-africa", "southern-europe"], "roll_until", "F"],
    ["defend", [], "defend-1", "1"],
  ])("%s, %j chosen: %s has %s, which does the same", (scene, picks, action, key) => {
    const press = (how) => {
      const view = game(scene);
      for (const t of picks) view.pick(t);
      view.model.data.outbox = [];
      const button = view.find(`[data-action="${action}"]`);
      expect(button.querySelector("kbd").textContent).toBe(key);
      expect(button.getAttribute("aria-keyshortcuts")).toContain(key);
      how === "key" ? view.key(key.toLowerCase(), view.root) : button.click();
      return view.model.sent();
    };
    expect(press("key")).toEqual(press("click"));
  });
});

describe("the keys", () => {
  const keys = (view) => [...toldKeys(view).values()];

  it.each([
    ["claim", [], ["NP next, previous choice", "Enter claim"]],
    ["reinforce", [], ["Enter place one army", "1–5 place that many there"]],
    ["place", ["siam"], ["A all 12 here, one each turn"]],
    ["reinforce", ["siam"], ["1–5+− armies", "A all 5"]],
    ["attack", [], ["E end phase", "U undo"]],
    ["attack", ["north-africa", "southern-europe"], ["1–3+− armies", "A all 3", "Esc back"]],
    ["defend", [], ["1–2 dice", "Enter 2 dice"]],
    ["occupy", [], ["3–5+− armies", "A all 5", "L fewest: 3", "Enter Move 5 in"]],
    ["fortify", ["siam", "india"], ["1–9+− armies", "A all 11"]],
    ["bot", [], ["←↑→↓ next territory"]],
  ])("%s, %j chosen: has %j", (scene, picks, expected) => {
    const view = game(scene);
    for (const t of picks) view.pick(t);
    expect(keys(view)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["reinforce", [], /armies|all|end phase|back|redo/],
    ["place", [], /armies|all|end phase/],
    ["attack", [], /armies|all|back|redo/],
    ["defend", [], /previous choice|choose|armies|all \d|end phase|back/],
    ["bot", [], /previous choice|Enter|armies|all|end phase|back/],
    ["handover", [], /territory|previous choice|armies|all|end phase|undo/],
  ])("%s, %j chosen: does not mention %s", (scene, picks, missing) => {
    const view = game(scene);
    for (const t of picks) view.pick(t);
    expect(keys(view).join(" · ")).not.toMatch(missing);
  });

  it("name W if a question is possible, and redo after an undo", () => {
    expect(keys(game("attack"))).not.toContain("W why");
    const view = game("fortify");
    expect(keys(view)).toContain("W why");
    view.model.publish({ ...scenes.fortify(), seq: 41, redo: true });
    expect(keys(view)).toContain("Shift+U redo");
  });
});

describe("the keys that the host receives", () => {
  /** Whether the page around the widget hears a key that is pressed in the widget. */
  function isHeard(view, key, held = {}, target = view.root) {
    let heard = false;
    const hear = () => {
      heard = true;
    };
    view.el.addEventListener("keydown", hear);
    view.key(key, target, held);
    view.el.removeEventListener("keydown", hear);
    return heard;
  }

  it.each([
    ["s", { ctrlKey: true }, true],
    ["s", { metaKey: true }, true],
    ["p", { ctrlKey: true, shiftKey: true }, true],
    ["F1", {}, true],
    ["x", {}, false],
    ["b", { shiftKey: true }, false],
    ["ArrowDown", {}, false],
    ["Enter", { shiftKey: true }, false],
    ["Enter", { ctrlKey: true }, false],
    ["Escape", {}, false],
  ])("%s with %j: %s", (key, held, heard) => {
    const view = game("attack");
    expect(isHeard(view, key, held)).toBe(heard);
    expect(isHeard(view, key, held, view.find('[data-territory="brazil"]'))).toBe(heard);
  });

  it("include none typed in a field", () => {
    const view = game("setup");
    view.click('[data-action="choose_everything"]');
    const field = view.find("input.rw-field");
    expect(isHeard(view, "v", { ctrlKey: true }, field)).toBe(false);
    expect(isHeard(view, "a", {}, field)).toBe(false);
  });
});

describe("a keyboard in another script", () => {
  it.each([
    ["e", "KeyE"],
    ["у", "KeyE"],
    ["ε", "KeyE"],
    ["ק", "KeyE"],
    ["ｅ", "KeyE"],
    ["Process", "KeyE"],
  ])("ends the phase with %s at %s", (key, code) => {
    const view = show("attack");
    view.key(key, view.root, { code });
    expect(view.model.sent()).toEqual([{ type: "end_phase" }]);
  });

  it("ends nothing with a Latin keyboard's sign", () => {
    const view = show("attack");
    view.key(".", view.root, { code: "KeyE" });
    expect(view.model.sent()).toEqual([]);
  });
});

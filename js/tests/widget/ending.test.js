import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IN_GAME } from "../../src/views/keyHints.js";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy, toldKeys } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);
afterAll(tidy);

const open = (scene, change, ...names) => {
  const view = show(scene, createModel({ ...scenes[scene](), ...change }));
  for (const name of names) view.click(`[data-action="${name}"]`);
  return view;
};
const unfinished = { over: { ...scenes.over().over, winner: null } };

describe("after the end", () => {
  it.each([
    ["that somebody has won, the whole game is saved", "over", {}, false],
    ["that came too soon, it may go on, with its secrets", "over", unfinished, true],
    ["a guest's screen still has only what the guest may see", "over", { guest: {} }, true],
    ["is not yet: a game has secrets", "attack", {}, true],
  ])("%s", (_, scene, change, secret) => {
    const { find } = open(scene, change, "menu", "menu_files", "save");
    expect(find('[data-action="save_seen"]') !== null).toBe(secret);
    expect(find("[data-secrets]") !== null).toBe(secret);
    expect(find('[data-action="save_whole"]') !== null).toBe(!change.guest);
  });

  it("one press leads from a won game to everything that shares it", () => {
    const { find } = open("over", {}, "save");
    const ways = [...find(".rw-dialog").querySelectorAll(".rw-way > b")];
    expect(ways.map((way) => way.textContent)).toEqual(["Link", "One file", "Film", "Saved game"]);
  });

  it.each([
    ["an ordinary story", 500_000, false],
    ["one that is very long", 512_345, true],
  ])("the dialog names the file of %s", async (_, length, told) => {
    URL.createObjectURL = () => "blob:story";
    URL.revokeObjectURL = () => {};
    const { model, click, find, settled } = open("over", {}, "save");
    click('.rw-dialog [data-action="story"]');
    await settled();
    const { id } = model.data.outbox.find(({ action }) => action.what === "story");
    const data = { text: "-".repeat(length) };
    model.publish({ ...model.data.state, acks: [{ id, ok: true, data }] });
    await settled();
    const said = find(".rw-dialog").textContent;
    expect(said).toMatch(/The file is nordic-missions-[\d-]+\.html\./);
    expect(said.includes("This game is long, so the file takes 512 KB.")).toBe(told);
  });

  it.each([
    ["nordic missions ?? 44", true],
    ["nordic missions 44", false],
  ])(
    "and before it, question marks are explained if there are any: %s",
    async (text, explained) => {
      const { model, find, settled } = open("attack", {}, "menu", "menu_files", "copy_position");
      await settled();
      model.answer({}, { ok: true, data: { text } });
      await settled();
      const said = find(".rw-dialog").textContent;
      expect(said).toContain("One line that describes the game");
      expect(said.includes("Question marks")).toBe(explained);
    },
  );

  it("all keys of a game are listed", () => {
    const { el } = open("over", {}, "keys");
    const rows = [...el.querySelectorAll(".rw-dialog [data-key]")];
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts).toEqual([...new Set(texts)]);
    const told = rows.map(({ dataset }) => dataset.key);
    expect(told).toEqual(expect.arrayContaining(IN_GAME.map(([names]) => names)));
  });

  it("every working key of a game is listed", () => {
    const all = new Set(IN_GAME.map(([names]) => names));
    for (const scene of ["reinforce", "place", "attack", "defend", "occupy", "fortify", "trade"]) {
      const view = open(scene, { undo: true, redo: true });
      const names = [...toldKeys(view).keys()].filter((name) => !/^\d/.test(name));
      expect(names.filter((name) => !all.has(name))).toEqual([]);
      tidy();
    }
  });
});

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);
afterAll(tidy);

const LINKED = {
  content: "game",
  locked: false,
  viewer: null,
  author: "red",
  rival: "blue",
  winner: "red",
  over: true,
  rounds: 8,
  turn: "red",
  moves: 40,
};
const open = (scene, linked, ...names) => {
  const change = linked ? { host: { linked: { ...LINKED, ...linked } } } : {};
  const view = show(scene, createModel({ ...scenes[scene](), ...change }));
  for (const name of names) view.click(`[data-action="${name}"]`);
  return view;
};
const asked = ({ model }) => model.data.outbox.map(({ action }) => action);
const ways = ({ el }) =>
  [...el.querySelectorAll('[data-action^="linked_"]')].map(({ dataset }) => dataset.action);

describe("a game from a link", () => {
  it("says whose it is, and what to do with it", () => {
    const view = open("over", {});
    expect(view.find("[data-linked]").textContent).toMatch(/^A game by .+, 8 rounds\./);
    expect(ways(view)).toEqual(["linked_watch", "linked_turning", "linked_rival"]);
    expect(view.find('[data-action="linked_rival"]').textContent).toContain(
      "Could you win it as Ben?",
    );
  });

  it("is watched from its beginning", () => {
    const view = open("over", {}, "linked_watch");
    expect(view.find(".rw-dialog")).toBe(null);
    expect(asked(view)).toContainEqual(expect.objectContaining({ what: "moment", at: 0 }));
  });

  it("opens its review, with its turning points", () => {
    const view = open("over", {}, "linked_turning");
    expect(view.find(".rw-dialog-review")).not.toBe(null);
  });

  it("is played again from another seat", () => {
    const view = open("over", {}, "linked_rival");
    expect(view.model.sent()).toContainEqual({ type: "from_seat", seat: "blue", at: 0 });
  });

  it("goes on if it is not over", () => {
    const view = open("attack", { over: false, winner: null }, "linked_play");
    expect(view.find(".rw-dialog")).toBe(null);
  });

  it("can only be looked at if it is locked", () => {
    const view = open("over", { content: "seen", locked: true, viewer: "blue", moves: 0 });
    expect(view.find("[data-locked]").textContent).toContain("what Ben may see");
    expect(ways(view)).toEqual([]);
  });

  it("may be a position", () => {
    const view = open("attack", { content: "position", over: false, moves: 0, winner: null });
    expect(view.find("[data-linked]").textContent).toContain("A position: round 8.");
    expect(ways(view)).toEqual(["linked_play"]);
  });

  it("has no card for any other game", () => {
    expect(open("over", null).find(".rw-dialog")).toBe(null);
  });
});

describe("a link can be made", () => {
  const made = async (text, name = "link_seen") => {
    const view = open("attack", null, "menu", "menu_files", "save", name);
    await view.settled();
    const query = asked(view).at(-1);
    view.model.answer({}, { ok: true, data: { text } });
    await view.settled();
    return { ...view, query };
  };

  it("to a seat's view", async () => {
    const { query } = await made("https://x.example/#game=AA");
    expect(query).toMatchObject({ type: "query", what: "link", whole: false });
  });

  it("to the whole game", async () => {
    const { query, find } = await made("https://x.example/#game=AA", "link_whole");
    expect(query).toMatchObject({ type: "query", what: "link", whole: true });
    expect(find("[data-code]").value).toBe("https://x.example/#game=AA");
    expect(find(".rw-dialog").textContent).toContain("on no server");
  });

  it("or without an address says what to do", async () => {
    const { find } = await made("#game=AA");
    expect(find(".rw-dialog").textContent).toContain("Put one before this text");
  });

  it("to a position", async () => {
    const view = open("attack", null, "menu", "menu_files", "copy_position");
    await view.settled();
    view.model.answer({}, { ok: true, data: { text: "nordic" } });
    await view.settled();
    view.click('[data-action="position_link"]');
    await view.settled();
    expect(asked(view).at(-1)).toMatchObject({ what: "link", at: scenes.attack().moves });
    view.model.answer({}, { ok: true, data: { text: "#position=AA" } });
    await view.settled();
    expect(view.find("[data-code]").value).toBe("#position=AA");
  });
});

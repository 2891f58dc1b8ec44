import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { classic } from "../fixtures/board.js";
import { scenes } from "../fixtures/scenes.js";
import { closeAll, createModel, show, tidy } from "../fixtures/widget.js";
import { board as world } from "../fixtures/world.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

describe("snapshots", () => {
  it("older than the one shown change nothing", () => {
    const { model, root } = show("attack");
    model.publish({ ...scenes.fortify(), seq: 39 });
    expect(root.dataset).toMatchObject({ seq: "40", phase: "attack" });
    model.publish({ ...scenes.fortify(), seq: 1, game_id: "another" });
    expect(root.dataset).toMatchObject({ seq: "1", phase: "fortify" });
  });

  it("bring another board, which was waiting for them", () => {
    const { model, root, find } = show("attack", createModel(scenes.attack(), classic()));
    model.data.board = world;
    model.emit("change:board");
    model.emit("change:catalog");
    expect(root.dataset.seq).toBe("40");
    expect(find('[data-territory="alaska"]')).not.toBe(null);
    model.publish({ ...scenes.fortify(), seq: 1, game_id: "another" });
    expect(root.dataset.seq).toBe("1");
    expect(find('[data-territory="alaska"]')).toBe(null);
  });

  it("keep the focus, or move it on when its place is gone", () => {
    const { model, find } = show("attack");
    find('[data-action="rules"]').focus();
    model.publish({ ...scenes.result(), seq: 41 });
    expect(document.activeElement).toBe(find('[data-action="rules"]'));
    find('[data-action="end_phase"]').focus();
    model.publish({ ...scenes.handover(), seq: 42 });
    expect(document.activeElement).toBe(find('[data-action="ready"]'));
  });

  it("do not remove text being typed", async () => {
    const { model, find, settled } = show("attack");
    find('[data-action="menu"]').click();
    find('[data-action="new_game"]').click();
    await settled();
    const field = find('input[aria-label="Player 1: name"]');
    field.value = "Grace";
    field.dispatchEvent(new Event("input"));
    model.publish({ ...scenes.bot(), seq: 41 });
    expect(find('input[aria-label="Player 1: name"]')).toBe(field);
    expect(field.value).toBe("Grace");
  });

  it("are spoken once", () => {
    const { model, find } = show("attack");
    const live = find("[aria-live]");
    expect(live.textContent).toBe("");
    model.publish(scenes.result());
    expect(live.textContent).toContain("6·4·2 against 5·4");
    model.publish({ ...scenes.result(), seq: 42 });
    expect(live.textContent.match(/6·4·2/g)).toHaveLength(1);
  });
});

describe("a kernel that does not answer", () => {
  it("disables every control and says what to do, until it answers", () => {
    const { model, el, find, click } = show("attack");
    model.answer();
    click('[data-action="end_phase"]');
    vi.advanceTimersByTime(10_000);
    expect(find("[role=alert]").textContent).toContain("run the cell again");
    const open = [...el.querySelectorAll("button")].filter((b) => !b.matches(":disabled"));
    expect(open.filter((b) => !b.closest("fieldset[disabled]"))).toEqual([]);
    model.answer();
    expect(find("[role=alert]")).toBe(null);
  });

  it("is reported on a saved page before anybody clicks", () => {
    const { model, find } = show("attack");
    vi.advanceTimersByTime(5_000);
    expect(find("[role=alert]").textContent).toContain("A saved position");
    expect(find("fieldset").disabled).toBe(true);
    model.answer();
    expect(find("[role=alert]")).toBe(null);
    expect(find("fieldset").disabled).toBe(false);
  });
});

describe("two views of one model", () => {
  it("show the same position, and choose each for itself", () => {
    const first = show("attack");
    const second = show("attack", first.model);
    first.pick("siam");
    expect(first.message()).toContain("Siam");
    expect(second.message()).not.toContain("Siam");
    first.model.publish({ ...scenes.fortify(), seq: 41 });
    expect([first.root.dataset.phase, second.root.dataset.phase]).toEqual(["fortify", "fortify"]);
  });

  it("leave nothing behind when they close", async () => {
    const { model, el, click, settled } = show("attack");
    click('[data-action="rules"]');
    await settled();
    closeAll();
    expect(el.childElementCount).toBe(0);
    expect(model.listening()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("where the kernel has no threads", () => {
  it("the page sets the pace of the bots", () => {
    const { model } = show("bot");
    model.publish({
      ...scenes.bot(),
      seq: 42,
      bots: { running: true, paused: false, speed: "fast", tick: 50 },
    });
    expect(model.sent()).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(model.sent()).toEqual([{ type: "resume" }]);
  });
});

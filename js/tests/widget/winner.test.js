import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

describe("the winner's laurel", () => {
  it("names who has won, until it is closed", () => {
    const { find, click } = show("over");
    const { over, seats } = scenes.over();
    const { renamed, name, seat } = seats.find((row) => row.seat === over.winner);
    const called = renamed ? name : seat[0].toUpperCase() + seat.slice(1);
    expect(find(".rw-won-scene h2").textContent).toBe(`${called} wins`);
    // Only the sentence above says why.
    expect(find("[data-message]").textContent).toContain("has won");
    expect(find(".rw-won-scene").textContent).not.toContain("has won");
    expect(find(".rw-map-host").inert).toBe(false);
    click('[data-action="see_board"]');
    expect(find(".rw-won-scene")).toBe(null);
  });

  it("comes after two seconds of the board in the winner's colour", () => {
    const over = scenes.over();
    const model = createModel({ ...scenes.attack(), game_id: over.game_id, moves: over.moves - 1 });
    model.data.reduced_motion = "off";
    const { find } = show("attack", model);
    const { seq } = model.data.state;
    model.publish({ ...over, seq: seq + 1 });
    expect(find("[data-message]").textContent).toContain("has won");
    expect(find(".rw-won-scene")).toBe(null);
    vi.advanceTimersByTime(450);
    expect(find(".rw-sentence-bar").dataset.great).toBe("won");
    expect(find(".sweep.won")).not.toBe(null);
    vi.advanceTimersByTime(2000);
    expect(find(".sweep")).toBe(null);
    expect(find(".rw-won-scene")).not.toBe(null);
  });

  it("is there at once if motion is reduced", () => {
    const over = scenes.over();
    const model = createModel({ ...scenes.attack(), game_id: over.game_id, moves: over.moves - 1 });
    const { find } = show("attack", model);
    model.publish({ ...over, seq: model.data.state.seq + 1 });
    expect(find(".rw-won-scene")).not.toBe(null);
    expect(find(".sweep")).toBe(null);
  });

  it("does not appear after a resignation", () => {
    const snapshot = scenes.over();
    const model = createModel({ ...snapshot, over: { ...snapshot.over, winner: null } });
    expect(show("over", model).find(".rw-won-scene")).toBe(null);
  });
});

describe("the headline", () => {
  const out = { type: "eliminated", seat: "green", by: "red" };
  const knockedOut = (motion) => {
    const attack = scenes.attack();
    const model = createModel(attack);
    model.data.reduced_motion = motion;
    const view = show("attack", model);
    const before = view.message();
    const [seq, moves] = [attack.seq + 1, attack.moves + 1];
    const line = { n: 999, at: moves, seat: "green", kind: "eliminated", text: "Green is out." };
    model.publish({ ...attack, seq, moves, last: [out], recent: [...attack.recent, line] });
    return { ...view, before };
  };

  it("shows the moment for a while in the seat's colour with a face or sign, then the question", () => {
    const { find, message, before } = knockedOut("off");
    expect(message()).toBe(before);
    vi.advanceTimersByTime(450);
    expect(message()).toContain("Green is knocked out.");
    expect(find(".rw-sentence-bar").classList).toContain("seat-red");
    expect(find(".rw-bar-face").dataset.face).toBe("green");
    expect(find(".sweep.out")).not.toBe(null);
    vi.advanceTimersByTime(1500);
    expect(message()).toBe(before);
    expect(find(".sweep")).toBe(null);
  });

  it("is repeated in the log only once it has gone", () => {
    const { find } = knockedOut("off");
    vi.advanceTimersByTime(450);
    expect(find("[data-log]").textContent).not.toContain("Green is out.");
    vi.advanceTimersByTime(1500);
    expect(find("[data-log]").textContent).toContain("Green is out.");
  });

  it("has only words if motion is reduced", () => {
    const { find, message } = knockedOut("on");
    expect(message()).toContain("Green is knocked out.");
    expect(find(".rw-floods")).toBe(null);
    expect(find(".sweep")).toBe(null);
  });
});

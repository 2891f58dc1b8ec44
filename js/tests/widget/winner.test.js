import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

describe("the winner's scene", () => {
  it("names who has won, until somebody wants to see the board", () => {
    const { find, click } = show("over");
    const { over, seats } = scenes.over();
    const { renamed, name, seat } = seats.find((row) => row.seat === over.winner);
    const called = renamed ? name : seat[0].toUpperCase() + seat.slice(1);
    expect(find(".rw-won-scene h2").textContent).toBe(`${called} wins`);
    // Why, the sentence above says, and it alone.
    expect(find("[data-message]").textContent).toContain("has won");
    expect(find(".rw-won-scene").textContent).not.toContain("has won");
    expect(find(".rw-map-host").inert).toBe(true);
    click('[data-action="see_board"]');
    expect(find(".rw-won-scene")).toBe(null);
    expect(find(".rw-map-host").inert).toBe(false);
  });

  it("is not there for a game that was renamed up", () => {
    const snapshot = scenes.over();
    const model = createModel({ ...snapshot, over: { ...snapshot.over, winner: null } });
    expect(show("over", model).find(".rw-won-scene")).toBe(null);
  });
});

describe("a player who is knocked out", () => {
  const out = { type: "eliminated", seat: "green", by: "red" };

  it("has a moment over the map", () => {
    const snapshot = { ...scenes.attack(), last: [out] };
    const { find } = show("attack", createModel(snapshot));
    expect(find(".rw-knocked-out").textContent).toContain("is knocked out");
    expect(find(".rw-knocked-out").getAttribute("aria-hidden")).toBe("true");
  });

  it("stays while the kernel says more of the same position, and goes with the next", () => {
    const snapshot = { ...scenes.attack(), last: [out] };
    const model = createModel(snapshot);
    const { find } = show("attack", model);
    const plate = find(".rw-knocked-out");
    model.publish({ ...snapshot, last: [], acks: [{ id: "x", ok: true }] });
    expect(find(".rw-knocked-out")).toBe(plate);
    model.publish({ ...snapshot, seq: snapshot.seq + 1, last: [] });
    expect(find(".rw-knocked-out")).toBe(null);
  });

  it("has none where nobody is, nor under the winner's scene", () => {
    expect(show("attack").find(".rw-knocked-out")).toBe(null);
    tidy();
    const over = { ...scenes.over(), last: [out] };
    expect(show("over", createModel(over)).find(".rw-knocked-out")).toBe(null);
  });
});

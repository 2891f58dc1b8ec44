import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReel } from "../../src/controller/scenePlayback.js";

const battle = /** @type {any} */ ({ source: "a", target: "b", pairs: [[3, 6, "defence"]] });
const snapshot = /** @type {any} */ ({
  territories: { a: ["red", 5], b: ["blue", 2], c: ["red", 1] },
  battle: null,
  legal: { end_phase: true },
  human: true,
  screen: "play",
});

/** @param {Partial<Parameters<typeof createReel>[0]>} [more] */
function made(more) {
  const changed = vi.fn();
  const flash = vi.fn();
  const end = new AbortController();
  const reel = createReel({
    changed,
    flash,
    reduced: () => false,
    signal: end.signal,
    ...more,
  });
  return { reel, changed, flash, end };
}

/** @type {any} */
const ROLL = { territories: { a: ["red", 4] }, battle };
/** @type {any} */
const MOVE = { territories: { c: ["red", 3] } };

describe("what was played", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows losses when the dice lie still, then gives the board back", () => {
    const { reel, flash } = made();
    reel.play([ROLL], snapshot.territories, true);
    expect(reel.playing).toBe(true);
    expect(reel.snapshot(snapshot).territories.a).toEqual(["red", 5]);
    expect(reel.snapshot(snapshot).battle).toBe(battle);
    expect(reel.snapshot(snapshot).legal).toEqual({});
    while (reel.face !== null) vi.advanceTimersToNextTimer();
    expect(reel.snapshot(snapshot).territories.a).toEqual(["red", 4]);
    expect(flash).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(reel.playing).toBe(false);
    expect(reel.snapshot(snapshot)).toBe(snapshot);
  });

  it("keeps what the scenes before have changed", () => {
    const { reel } = made();
    reel.play([ROLL, MOVE], snapshot.territories, true);
    while (reel.place === "1 of 2") vi.advanceTimersToNextTimer();
    expect(reel.snapshot(snapshot).territories).toMatchObject({ a: ["red", 4], c: ["red", 3] });
  });

  it("starts from the board before, where the move stays", () => {
    const { reel } = made();
    const after = { ...snapshot, territories: { ...snapshot.territories, a: ["red", 4] } };
    reel.play([ROLL], snapshot.territories, false);
    expect(reel.snapshot(after).territories.a).toEqual(["red", 5]);
    expect(reel.snapshot(after).screen).toBe("play");
  });

  it("plays nothing where motion is reduced, or where nothing is worth it", () => {
    const { reel, changed } = made({ reduced: () => true });
    reel.play([ROLL], snapshot.territories, true);
    expect(reel.playing).toBe(false);
    const other = made();
    other.reel.play([MOVE], snapshot.territories, false);
    expect(other.reel.playing).toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });

  it("stops with its view", () => {
    const { reel, changed, end } = made();
    reel.play([ROLL, MOVE], snapshot.territories, true);
    changed.mockClear();
    end.abort();
    vi.runAllTimers();
    expect(changed).not.toHaveBeenCalled();
  });
});

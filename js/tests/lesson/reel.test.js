import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReel } from "../../src/extras/lesson/reel.js";

const battle = /** @type {any} */ ({ source: "a", target: "b", pairs: [[3, 6, "defence"]] });
const state = /** @type {any} */ ({
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
    reel.play([ROLL], state.territories, true);
    expect(reel.playing).toBe(true);
    expect(reel.state(state).territories.a).toEqual(["red", 5]);
    expect(reel.state(state).battle).toBe(battle);
    expect(reel.state(state).legal).toEqual({});
    while (reel.face !== null) vi.advanceTimersToNextTimer();
    expect(reel.state(state).territories.a).toEqual(["red", 4]);
    expect(flash).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(reel.playing).toBe(false);
    expect(reel.state(state)).toBe(state);
  });

  it("keeps what the scenes before have changed", () => {
    const { reel } = made();
    reel.play([ROLL, MOVE], state.territories, true);
    while (reel.place === "1 of 2") vi.advanceTimersToNextTimer();
    expect(reel.state(state).territories).toMatchObject({ a: ["red", 4], c: ["red", 3] });
  });

  it("starts from the board before, where the move stays", () => {
    const { reel } = made();
    const after = { ...state, territories: { ...state.territories, a: ["red", 4] } };
    reel.play([ROLL], state.territories, false);
    expect(reel.state(after).territories.a).toEqual(["red", 5]);
    expect(reel.state(after).screen).toBe("play");
  });

  it("plays nothing where motion is reduced, or where nothing is worth it", () => {
    const { reel, changed } = made({ reduced: () => true });
    reel.play([ROLL], state.territories, true);
    expect(reel.playing).toBe(false);
    const other = made();
    other.reel.play([MOVE], state.territories, false);
    expect(other.reel.playing).toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });

  it("stops with its view", () => {
    const { reel, changed, end } = made();
    reel.play([ROLL, MOVE], state.territories, true);
    changed.mockClear();
    end.abort();
    vi.runAllTimers();
    expect(changed).not.toHaveBeenCalled();
  });
});

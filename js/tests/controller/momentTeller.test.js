import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMomentTeller } from "../../src/controller/momentTeller.js";
import { reduceTelling, SILENT } from "../../src/store/moments.js";
import { createStore } from "../../src/store/state.js";

const taken = { kind: "taken", continent: "europe", seat: "red", bonus: 5, at: "ukraine" };
const out = { kind: "out", seat: "blue", by: "red", at: "ukraine" };
const won = { kind: "won", seat: "red", at: "ukraine" };

function told({ still = false } = {}) {
  const root = document.createElement("div");
  const end = new AbortController();
  const tell = vi.fn();
  const store = createStore(
    (state, event) => ({
      telling: event.queue
        ? { queue: event.queue, told: false }
        : reduceTelling(state.telling, event),
    }),
    { telling: SILENT },
  );
  const map = () => ({ tell });
  const page = { root, store, map, signal: end.signal };
  const { look } = createMomentTeller(page, { reducedMotion: () => still });
  store.subscribe(look);
  return {
    find: (...queue) => store.dispatch({ queue }),
    headline: () => {
      const { queue, told } = store.get().telling;
      return told ? queue[0].kind : null;
    },
    left: () => store.get().telling.queue.length,
    root,
    tell,
    end,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a great moment", () => {
  it.each([taken, out])("has the headline for 1.5 s, once the tag has broken: $kind", (moment) => {
    const { find, headline, tell } = told();
    find(moment);
    vi.advanceTimersByTime(449);
    expect(headline()).toBe(null);
    vi.advanceTimersByTime(1);
    expect(headline()).toBe(moment.kind);
    expect(tell).toHaveBeenLastCalledWith(moment, false);
    vi.advanceTimersByTime(1499);
    expect(headline()).toBe(moment.kind);
    vi.advanceTimersByTime(1);
    expect(headline()).toBe(null);
    expect(tell).toHaveBeenLastCalledWith(null, false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is replaced by the next at once", () => {
    const { find, headline } = told();
    find(out, taken);
    vi.advanceTimersByTime(450);
    expect(headline()).toBe("out");
    vi.advanceTimersByTime(1500);
    expect(headline()).toBe("taken");
    vi.advanceTimersByTime(1500);
    expect(headline()).toBe(null);
  });

  it("keeps the laurel waiting for two seconds of the winner's colour", () => {
    const { find, left } = told();
    find(won);
    vi.advanceTimersByTime(450 + 1999);
    expect(left()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(left()).toBe(0);
  });

  it.each(["pointerup", "keydown"])("ends with a press: %s", (press) => {
    const { find, headline, left, root } = told();
    find(out, taken);
    vi.advanceTimersByTime(450);
    root.dispatchEvent(new Event(press));
    vi.advanceTimersByTime(0); // after the click that completes a press with a pointer
    expect(headline()).toBe(null);
    expect(left()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has only words if motion is reduced, and they come at once", () => {
    const { find, headline, left, tell } = told({ still: true });
    find(taken);
    expect(headline()).toBe("taken");
    expect(tell).toHaveBeenLastCalledWith(taken, true);
    vi.advanceTimersByTime(1500);
    find(won);
    expect(left()).toBe(0);
  });

  it("ends with the page", () => {
    const { find, end } = told();
    find(taken);
    end.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});

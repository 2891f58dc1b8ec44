import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPlayback } from "../../src/controller/playbackController.js";
import { shownSnapshot } from "../../src/store/playback.js";
import { initialState, reduce } from "../../src/store/reducer.js";
import { createStore } from "../../src/store/state.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const battle = { source: "a", target: "b", pairs: [[3, 6, "defence"]] };
const attack = scenes.attack();
const snapshot = {
  ...scenes.lesson_move(),
  // A lesson shows a battle just as a game does.
  seats: attack.seats,
  phase: "attack",
  territories: { a: ["red", 5], b: ["blue", 2], c: ["red", 1] },
  battle: null,
  legal: { end_phase: true },
  lesson: { key: "k", begun: 1, kind: "do", input: "action", outline: {}, feedback: null },
};

function made({ territories = snapshot.territories, reducedMotion = () => false } = {}) {
  const store = createStore(
    reduce,
    initialState({ snapshot: { ...snapshot, territories }, board }),
  );
  const changed = vi.fn();
  store.subscribe(changed);
  const flash = vi.fn();
  let finish = () => {};
  const roll = vi.fn((_roll, { rest }, done) => {
    const timer = setTimeout(done, 900 + rest);
    finish = () => {
      clearTimeout(timer);
      finish = () => {};
      done();
    };
  });
  const map = () => ({ flash, roll, skip: () => finish() });
  const end = new AbortController();
  const dispatch = store.dispatch;
  const root = document.createElement("div");
  const { playScenes, endScenes, receive, leap } = createPlayback(
    { root, store, map, say, signal: end.signal },
    {
      send: vi.fn(),
      fetch: vi.fn(),
      pending: () => [],
      dispatch,
      reducedMotion,
      rolls: vi.fn(),
      accept: (snapshot) => dispatch({ type: "received", snapshot }),
    },
  );
  return {
    play: (played, putBack, outcome) => playScenes(played, snapshot.territories, putBack, outcome),
    playback: () => store.get().playback,
    rolls: () => store.get().playback.phase === "rolling",
    receive,
    leap,
    shown: () => shownSnapshot(store.get()),
    stop: endScenes,
    root,
    store,
    changed,
    flash,
    roll,
    end,
  };
}

const ROLL = { territories: { a: ["red", 4] }, battle };
const MOVE = { territories: { c: ["red", 3] } };

describe("playback in a lesson", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows losses when the dice lie still, then gives the board back", () => {
    const { play, playback, rolls, shown, store, flash } = made();
    play([ROLL], true);
    expect(shown()).toMatchObject({ battle, legal: {}, put_back: true, human: false });
    expect(shown().territories.a).toEqual(["red", 5]);
    while (rolls()) vi.advanceTimersToNextTimer();
    expect(shown().territories.a).toEqual(["red", 4]);
    expect(flash).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(playback().scenes).toBe(null);
    expect(shown()).toBe(store.get().snapshot);
  });

  it("hides the outcome until the last dice lie still", () => {
    const { play, playback, shown, store } = made();
    const held = store.get().snapshot;
    const lesson = { ...snapshot.lesson, done: true, feedback: { n: 1, scenes: [] } };
    store.dispatch({
      type: "received",
      snapshot: { ...held, seq: held.seq + 1, seats: [], lesson },
    });
    const revealed = vi.fn();
    play([ROLL, ROLL, MOVE], false, { held, revealed });
    while (playback().queue.length > 1) {
      expect(shown()).toMatchObject({ seats: held.seats, lesson: { feedback: null } });
      expect(shown().lesson.done).toBeFalsy();
      expect(revealed).not.toHaveBeenCalled();
      vi.advanceTimersToNextTimer();
    }
    expect(shown()).toMatchObject({ seats: [], lesson });
    vi.runAllTimers();
    expect(revealed).toHaveBeenCalledOnce();
  });

  it("gives the board back with the last dice if they stay on it", () => {
    const { play, playback, rolls, shown, store, flash } = made();
    const { snapshot: now } = store.get();
    const lying = { ...battle, n: 1, pending: false };
    store.dispatch({ type: "received", snapshot: { ...now, seq: now.seq + 1, battle: lying } });
    play([MOVE, ROLL], false);
    while (!rolls()) vi.advanceTimersToNextTimer();
    expect(playback().queue).toHaveLength(1);
    vi.advanceTimersToNextTimer();
    expect(playback().scenes).toBe(null);
    expect(shown()).toBe(store.get().snapshot);
    expect(flash).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows the outcome at once if it is skipped or motion is reduced", () => {
    const { play, stop, playback } = made();
    const revealed = vi.fn();
    play([ROLL], false, { revealed });
    expect(revealed).not.toHaveBeenCalled();
    stop();
    expect(playback().scenes).toBe(null);
    made({ reducedMotion: () => true }).play([ROLL], false, { revealed });
    expect(revealed).toHaveBeenCalledTimes(2);
  });

  it("keeps the changes of earlier scenes", () => {
    const { play, playback, shown } = made();
    play([ROLL, MOVE], true);
    while (playback().queue.length) vi.advanceTimersToNextTimer();
    expect(shown().territories).toMatchObject({ a: ["red", 4], c: ["red", 3] });
  });

  it("starts from the previous board if the move stays", () => {
    const { play, shown } = made({ territories: { ...snapshot.territories, a: ["red", 4] } });
    play([ROLL], false);
    expect(shown().territories.a).toEqual(["red", 5]);
    expect(shown().screen).toBe("lesson");
  });

  it("plays nothing if motion is reduced or there is nothing to show", () => {
    const reduced = made({ reducedMotion: () => true });
    reduced.play([ROLL], true);
    const other = made();
    other.play([MOVE], false);
    for (const { playback, changed } of [reduced, other]) {
      expect(playback().scenes).toBe(null);
      expect(changed).not.toHaveBeenCalled();
    }
  });

  it("stops with its view", () => {
    const { play, changed, end } = made();
    play([ROLL, MOVE], true);
    changed.mockClear();
    end.abort();
    vi.runAllTimers();
    expect(changed).not.toHaveBeenCalled();
  });

  it("stops if the kernel begins another step", () => {
    const { play, playback, store } = made();
    play([ROLL, MOVE], true);
    const lesson = { ...snapshot.lesson, begun: 2 };
    store.dispatch({ type: "received", snapshot: { ...snapshot, seq: snapshot.seq + 1, lesson } });
    vi.runAllTimers();
    expect(playback().scenes).toBe(null);
  });
});

describe("a roll of a game", () => {
  const first = snapshot.seq + 1;
  const { lesson: _, ...position } = snapshot;
  const game = { ...attack, ...position, screen: "play", seq: first, moves: 1, human: false };
  const rolled = (n, more) => ({
    ...game,
    seq: first + n - 1,
    moves: n,
    battle: { ...battle, n, pending: false },
    territories: { ...game.territories, a: ["red", 5 - n] },
    ...more,
  });
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function played() {
    const all = made();
    all.store.dispatch({ type: "received", snapshot: game });
    return all;
  }

  it("is shown when its dice lie still, and later events wait", () => {
    const { receive, playback, rolls, store } = played();
    receive(rolled(2));
    receive({ ...rolled(3), battle: rolled(2).battle });
    expect(rolls()).toBe(true);
    expect(store.get().snapshot.moves).toBe(1);
    expect(playback().queue).toHaveLength(2);
    vi.advanceTimersToNextTimer();
    expect(store.get().snapshot.moves).toBe(3);
    expect(playback()).toMatchObject({ queue: [], phase: "idle" });
  });

  it("is not repeated when the next one is undone", () => {
    const { receive, rolls, store } = played();
    receive(rolled(2));
    receive(rolled(3));
    vi.runAllTimers();
    receive({ ...rolled(2), seq: first + 3 });
    expect(rolls()).toBe(false);
    expect(store.get().snapshot.moves).toBe(2);
  });

  it("stays for a moment before the next one in a series", () => {
    const { receive, playback, rolls, store, roll } = played();
    const rolling = { source: "a", target: "b", stop_at: 1 };
    receive(rolled(2, { rolling }));
    receive(rolled(3, { rolling }));
    vi.advanceTimersToNextTimer();
    expect(store.get().snapshot.moves).toBe(2);
    expect(playback().phase).toBe("resting");
    vi.advanceTimersToNextTimer();
    expect(rolls()).toBe(true);
    expect(roll).toHaveBeenCalledTimes(2);
  });

  it("takes half as long if it wins the game for a person", () => {
    const seats = [{ seat: "red", player: "human" }];
    const mine = { seats, battle: { ...battle, attacker: "red", n: 2 } };
    const paces = ["play", "over"].map((screen) => {
      const { receive, roll } = played();
      receive(rolled(2, { ...mine, screen }));
      return roll.mock.calls[0][1].pace;
    });
    expect(paces).toEqual([1, 0.5]);
  });

  it("can be read before the question how many move in", () => {
    const taken = { human: true, battle: { ...battle, attacker: "red", defender: "blue", n: 2 } };
    const moved = { a: ["red", 3], b: ["red", 2], c: ["red", 1] };
    /** @param {object} more */
    const restOf = (more) => {
      const { receive, roll } = played();
      receive(rolled(2, { ...taken, ...more }));
      return roll.mock.calls[0][1].rest;
    };
    expect(restOf({})).toBe(0);
    expect(restOf({ phase: "occupy" })).toBeGreaterThanOrEqual(800);
    expect(restOf({ territories: moved })).toBeGreaterThanOrEqual(800);
    // A bot's captures need no pause, and nobody should have to wait for the end of a won game.
    expect(restOf({ territories: moved, human: false })).toBe(0);
    expect(restOf({ territories: moved, screen: "over" })).toBe(0);
  });

  it("stays only until a press", () => {
    const { receive, store, root } = played();
    const now = { human: true, battle: { ...battle, attacker: "red", defender: "blue", n: 2 } };
    receive(rolled(2, { ...now, phase: "occupy" }));
    vi.advanceTimersByTime(901);
    expect(store.get().snapshot.moves).toBe(1);
    root.dispatchEvent(new Event("pointerdown"));
    expect(store.get().snapshot.moves).toBe(2);
  });

  it("is interrupted by an undo", () => {
    const { receive, rolls, store } = played();
    receive(rolled(2));
    receive({ ...game, seq: first + 2 });
    expect(rolls()).toBe(false);
    expect(store.get().snapshot).toMatchObject({ seq: first + 2, moves: 1 });
  });

  it("is not shown if motion is reduced or bots play at once", () => {
    const still = made({ reducedMotion: () => true });
    still.receive(rolled(2));
    const instant = played();
    instant.receive(rolled(2, { bots: { ...game.bots, speed: "instant" } }));
    for (const { roll, playback } of [still, instant]) {
      expect(roll).not.toHaveBeenCalled();
      expect(playback().queue).toEqual([]);
    }
  });

  describe("a roll against a person", () => {
    const seats = [
      { seat: "red", player: "cautious", continents: [] },
      { seat: "blue", player: "human", continents: [] },
    ];
    const against = { ...battle, attacker: "red", defender: "blue", pending: false };
    const hit = (n, more) => rolled(n, { seats, battle: { ...against, n }, ...more });
    const asked = {
      ...hit(3),
      human: true,
      battle: { ...against, n: 3, pairs: undefined, pending: true },
    };

    it("is shown before any question, even if motion is reduced", () => {
      const { receive, store } = made({ reducedMotion: () => true });
      receive(hit(2));
      receive(asked);
      vi.advanceTimersByTime(1199);
      expect(store.get().snapshot.moves).toBe(2);
      vi.advanceTimersByTime(1);
      expect(store.get().snapshot.moves).toBe(3);
    });

    it("is not cut short by a press", () => {
      const { receive, store, root } = made({ reducedMotion: () => true });
      receive(hit(2));
      receive(asked);
      root.dispatchEvent(new Event("pointerdown"));
      expect(store.get().snapshot.moves).toBe(2);
    });

    it("ends at once if the battle goes on without a question, or for an undo", () => {
      const { receive, store } = made({ reducedMotion: () => true });
      receive(hit(2));
      receive(hit(3));
      expect(store.get().snapshot.moves).toBe(3);
      receive({ ...game, seats, seq: first + 9 });
      expect(store.get().snapshot.moves).toBe(1);
    });

    it("takes no time if bots play at once", () => {
      const { receive, store } = made({ reducedMotion: () => true });
      const bots = { ...game.bots, speed: "instant" };
      receive(hit(2, { bots }));
      receive(hit(3, { bots, battle: { ...against, n: 3, target: "c" } }));
      expect(store.get().snapshot.moves).toBe(3);
    });

    it("is skipped by skipping ahead, up to the next decision", () => {
      const { receive, store, leap } = made({ reducedMotion: () => true });
      receive(hit(2));
      receive(hit(3, { battle: { ...against, n: 3, target: "c" } }));
      expect(store.get().snapshot.moves).toBe(2);
      leap();
      expect(store.get().snapshot.moves).toBe(3);
      receive(hit(4));
      expect(store.get().snapshot.moves).toBe(4);
      receive({ ...asked, seq: first + 4, moves: 5 });
      receive(hit(6));
      receive(hit(7, { human: true }));
      expect(store.get().snapshot.moves).toBe(6);
    });
  });

  describe("a roll among others", () => {
    const bot = (seat) => ({ seat, player: "cautious", continents: [] });
    const of = (defender) => ({
      seats: [bot("red"), bot("green"), { ...bot("blue"), player: "human" }],
      battle: { ...battle, n: 2, attacker: "red", defender, pending: false },
    });
    const paceOf = (defender) => {
      const { receive, roll } = played();
      receive(rolled(2, of(defender)));
      return roll.mock.calls[0][1].pace;
    };

    it("takes half as long as against a person", () => {
      expect(paceOf("green")).toBe(paceOf("blue") / 2);
    });

    it("gets shorter if others wait, and is then left out, unlike one against a person", () => {
      const paces = (defender) => {
        const { receive, roll } = played();
        for (let n = 2; n < 12; n++) {
          const { seats, battle } = of(defender);
          receive(rolled(n, { seats, battle: { ...battle, n, target: n % 2 ? "b" : "c" } }));
        }
        vi.advanceTimersByTime(60_000);
        return roll.mock.calls.map(([, { pace }]) => pace);
      };
      const [whole] = paces("blue");
      expect(paces("blue")).toEqual(Array(10).fill(whole));
      const others = paces("green");
      expect(others.length).toBeLessThan(10);
      expect(Math.min(...others)).toBeLessThan(others[0]);
    });

    it("shows any number of rolls within a second after the last", () => {
      const { receive, store, roll } = played();
      roll.mockImplementation((_roll, { pace, rest }, done) => setTimeout(done, 880 * pace + rest));
      for (let n = 2; n < 60; n++) {
        receive(rolled(n, { ...of("green"), battle: { ...of("green").battle, n } }));
        vi.advanceTimersByTime(10);
      }
      vi.advanceTimersByTime(1000);
      expect(store.get().snapshot.moves).toBe(59);
    });

    it("gives the board to a great moment before it goes on, if bots are not in a hurry", () => {
      const { seats } = of("green");
      const taken = [{ ...seats[0], continents: ["south-america"] }, ...seats.slice(1)];
      const movesAfter = (speed) => {
        const { receive, store } = played();
        const bots = { ...game.bots, speed };
        receive({ ...game, seats, bots, seq: first + 1, moves: 2 });
        receive({ ...game, seats: taken, bots, seq: first + 2, moves: 3 });
        receive({ ...game, seats: taken, bots, seq: first + 3, moves: 4 });
        const at = store.get().snapshot.moves;
        vi.advanceTimersByTime(1500);
        expect(store.get().snapshot.moves).toBe(4);
        return at;
      };
      expect(movesAfter("normal")).toBe(3);
      expect(movesAfter("fast")).toBe(4);
    });

    it.each([
      ["another game", { game_id: "another" }],
      ["an undo", { moves: 1 }],
    ])("gives no pause to a great moment once %s has come", (_, change) => {
      const { seats } = of("green");
      const taken = [{ ...seats[0], continents: ["south-america"] }, ...seats.slice(1)];
      const { receive, store, playback } = played();
      receive({ ...game, seats, seq: first + 1, moves: 2 });
      receive({ ...game, seats: taken, seq: first + 2, moves: 3 });
      expect(playback().phase).toBe("resting");
      receive({ ...game, seats, seq: first + 3, moves: 4, ...change });
      expect(store.get().snapshot).toMatchObject({ seats, ...change });
    });

    it("waits for great moments no longer than 2.5 s between two decisions of a person", () => {
      const { seats } = of("green");
      const held = (n) => (n % 2 ? ["south-america"] : []);
      const { receive, store } = played();
      let n = 1;
      const waited = () => {
        const begun = performance.now();
        for (let more = 0; more < 7; more++) {
          n++;
          const now = [{ ...seats[0], continents: held(n) }, ...seats.slice(1)];
          receive({ ...game, seats: now, seq: first + n, moves: n });
        }
        while (store.get().snapshot.moves < n) vi.advanceTimersByTime(10);
        return performance.now() - begun;
      };
      const decide = () => {
        n++;
        vi.advanceTimersByTime(5000);
        receive({ ...game, seats, seq: first + n, moves: n, human: true });
        vi.advanceTimersByTime(5000);
      };
      expect(waited()).toBe(2500);
      expect(waited()).toBeLessThan(20);
      decide();
      expect(waited()).toBe(2500);
    });
  });

  it("is shown after a person's answer, although the battle's number has been seen before", () => {
    const { receive, roll } = played();
    const open = { ...battle, n: 2, pending: true, pairs: undefined };
    receive(rolled(2, { battle: open }));
    expect(roll).not.toHaveBeenCalled();
    receive(rolled(3, { battle: { ...battle, n: 2, pending: false } }));
    expect(roll).toHaveBeenCalledOnce();
  });
});

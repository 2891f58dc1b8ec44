import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLessonController, READ } from "../../src/controller/lessonController.js";
import { initialState, reduce } from "../../src/store/reducer.js";
import { createStore } from "../../src/store/state.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

/** @param {object} lesson @param {string[]} places */
function lessonWith(lesson, places) {
  const state = {
    snapshot: { lesson: { done: false, kind: "point", input: "territories", ...lesson } },
    lesson: { draft: { answer: "", places, attempt: { verb: "", source: null } } },
  };
  const nothing = vi.fn();
  const page = {
    root: document.createElement("div"),
    store: { get: () => state, dispatch: nothing },
    say,
    map: () => null,
    signal: new AbortController().signal,
  };
  const playback = { playScenes: nothing, endScenes: nothing };
  return createLessonController(/** @type {any} */ (page), {
    send: nothing,
    announce: nothing,
    playback,
    reveal: nothing,
  });
}

describe("Enter on the map", () => {
  it("submits the required number of places and does not undo the last one", () => {
    const all = lessonWith({ picks: 3 }, ["peru", "brazil", "siam"]);
    expect(all.isReadyAt("siam")).toBe(true);
    expect(all.isReadyAt("peru")).toBe(false);
  });

  it("chooses while places are missing, or if no number is required", () => {
    expect(lessonWith({ picks: 3 }, ["peru", "siam"]).isReadyAt("siam")).toBe(false);
    expect(lessonWith({}, ["peru", "siam"]).isReadyAt("siam")).toBe(false);
  });
});

describe("the result of an answer", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const lesson = {
    id: "l",
    key: "k",
    begun: 1,
    kind: "do",
    input: "action",
    outline: {},
    hints: [],
  };
  const snapshot = (feedback) => ({ ...scenes.reinforce(), lesson: { ...lesson, feedback } });
  const verdict = {
    n: 1,
    status: "wrong",
    heading: "Not quite.",
    blocks: [],
    scenes: [],
    back: true,
  };

  function taught(feedback) {
    const store = createStore(reduce, initialState({ snapshot: snapshot(null), board }));
    const playback = {
      endScenes: vi.fn(),
      playScenes: vi.fn((_scenes, _before, _back, { revealed }) => revealed()),
    };
    const page = { root: document.createElement("div"), store, say, map: () => null };
    const controller = createLessonController(
      { ...page, signal: new AbortController().signal },
      { send: vi.fn(), announce: vi.fn(), playback, reveal: vi.fn() },
    );
    const prev = store.get();
    store.dispatch({ type: "received", snapshot: { ...snapshot(feedback), seq: 41 } });
    controller.receive(prev);
    return { store, controller, playback };
  }

  it("stays during a long burst of clicks", () => {
    const { store, controller } = taught(verdict);
    for (let i = 0; i < 8; i++) {
      // The lesson uses the press: nothing is placed.
      expect(controller.selectTerritory("siam")).toBe(true);
      vi.advanceTimersByTime(READ / 2);
    }
    expect(store.get().lesson.fresh).toBe(true);
    vi.advanceTimersByTime(READ);
    expect(controller.selectTerritory("siam")).toBe(false);
  });

  it("does not delay a player who goes on placing", () => {
    const { controller } = taught({ ...verdict, status: "more", back: false });
    expect(controller.selectTerritory("siam")).toBe(false);
  });

  it("ends its scenes at a click that does nothing else", () => {
    const { store, controller, playback } = taught(verdict);
    vi.advanceTimersByTime(READ);
    const queued = { scenes: [{ territories: {} }], before: {}, putBack: true, held: null };
    store.dispatch({ type: "scenes_queued", ...queued });
    expect(controller.selectTerritory("siam")).toBe(true);
    expect(playback.endScenes).toHaveBeenCalled();
  });
});

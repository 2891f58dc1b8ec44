import { describe, expect, it, vi } from "vitest";
import { createLessonController } from "../../src/controller/lessonController.js";
import { say } from "../fixtures/say.js";

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
  });
}

describe("Enter on the map", () => {
  it("hands in as many places as are asked for, and does not take the last one back", () => {
    const all = lessonWith({ picks: 3 }, ["peru", "brazil", "siam"]);
    expect(all.isReadyAt("siam")).toBe(true);
    expect(all.isReadyAt("peru")).toBe(false);
  });

  it("chooses as long as places are missing, or no number is asked for", () => {
    expect(lessonWith({ picks: 3 }, ["peru", "siam"]).isReadyAt("siam")).toBe(false);
    expect(lessonWith({}, ["peru", "siam"]).isReadyAt("siam")).toBe(false);
  });
});

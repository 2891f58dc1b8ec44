import { describe, expect, it } from "vitest";
import { createRecording } from "../../play/recording.js";

const REPORT = { kept: "{}", step: "tie", score: 0.5, progress: 0.5, done: false };

/** Make a page around which platforms come and go. */
function page(first) {
  const world = { there: first, told: [], met: [], waiting: [] };
  world.recording = createRecording({
    edition: "1.2",
    tell: (trouble) => world.told.push(trouble),
    meet: (given) => world.met.push(JSON.parse(given)),
    open: (old) => (old && old === world.there?.api ? null : world.there),
    later: (step) => world.waiting.push(step),
  });
  /** Let some time pass. */
  world.wait = () => {
    for (const step of world.waiting.splice(0)) step();
  };
  return world;
}

/** Make a platform that records while `works` is true. */
function platform(kept = "", lost = false) {
  const made = {
    api: {},
    works: true,
    had: [],
    ended: 0,
    lost,
    goesOn: kept !== "",
    given: JSON.stringify({ kept, learner: "Ada" }),
    report(report) {
      if (made.works) made.had.push(report);
      return made.works;
    },
    end() {
      made.ended++;
    },
  };
  return made;
}

describe("a packed page", () => {
  it("shows nothing if all is well", () => {
    const there = platform("kept");
    const { recording, told, waiting } = page(there);
    recording.begin();
    recording.report(REPORT);
    expect(JSON.parse(recording.given)).toEqual({ kept: "kept", learner: "Ada" });
    expect([recording.goesOn, told, waiting, there.had]).toEqual([true, [], [], [REPORT]]);
  });

  it("reports that saved data could not be requested", () => {
    expect(JSON.parse(page(platform("", true)).recording.given).lost).toBe(true);
  });

  it("says at once that there is no platform, and uses one that comes later", () => {
    const world = page(null);
    const { recording } = world;
    expect([recording.given, recording.goesOn]).toEqual(["{}", false]);
    recording.begin();
    expect(world.told).toEqual(["no-platform"]);
    world.wait();
    recording.report(REPORT);
    expect(world.told, "once is enough").toEqual(["no-platform"]);
    world.there = platform("kept");
    world.wait();
    expect(world.met).toEqual([{ kept: "kept", learner: "Ada" }]);
    expect(world.there.had, "not before the two are joined").toEqual([]);
    expect([world.told.at(-1), world.waiting]).toEqual(["", []]);
  });

  it("says that nothing is recorded, and retries until it is", () => {
    const there = platform();
    const world = page(there);
    world.recording.begin();
    there.works = false;
    world.recording.report(REPORT);
    expect(world.told).toEqual(["not-recorded"]);
    world.wait();
    expect(world.told).toEqual(["not-recorded"]);
    there.works = true;
    world.wait();
    expect([world.told.at(-1), there.had]).toEqual(["", [REPORT]]);
    expect(world.waiting).toEqual([]);
  });

  it("opens a new session if the old one is over", () => {
    const old = platform();
    const world = page(old);
    old.works = false;
    world.recording.report(REPORT);
    world.there = platform();
    world.wait();
    expect([world.met.length, world.told]).toEqual([1, ["not-recorded", ""]]);
    world.recording.report(REPORT);
    expect([old.had, world.there.had]).toEqual([[], [REPORT]]);
  });

  it("tries the next platform if one answers but does not record", () => {
    const one = platform();
    const other = platform("kept");
    one.works = false;
    const waiting = [];
    const met = [];
    const recording = createRecording({
      edition: "1.2",
      tell: () => {},
      meet: (given) => met.push(JSON.parse(given).kept),
      open: (old) => (old === one.api ? other : one),
      later: (step) => waiting.push(step),
    });
    recording.report(REPORT);
    waiting.pop()();
    recording.report(REPORT);
    expect([met, one.had, other.had]).toEqual([["kept"], [], [REPORT]]);
  });

  it("tries once more when the page is left, and then stops", () => {
    const there = platform();
    const world = page(there);
    there.works = false;
    world.recording.report(REPORT);
    there.works = true;
    world.recording.end();
    expect([there.had, there.ended]).toEqual([[REPORT], 1]);
    world.wait();
    expect([there.had, world.waiting]).toEqual([[REPORT], []]);
  });
});

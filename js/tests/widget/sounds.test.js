import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

/** The pitches of the notes that were played. */
let notes = [];

beforeEach(() => {
  vi.useFakeTimers();
  notes = [];
  localStorage.clear();
  const node = (more) => ({ connect: (to) => to, start() {}, stop() {}, ...more });
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      sampleRate = 8000;
      close = async () => {};
      createGain = () => node({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } });
      createOscillator = () => {
        const frequency = {};
        return node({ frequency, start: () => notes.push(frequency.value) });
      };
    },
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await tidy();
});

/** Count the notes heard when the game changes and the answer to a question follows. */
function heard(change, { on = true, motion = "on", speed = "normal" } = {}) {
  if (on) localStorage.setItem("risk-widget.sounds", "on");
  const before = scenes.attack();
  const model = createModel({ ...before, bots: { ...before.bots, speed } });
  model.data.reduced_motion = motion;
  show("attack", model);
  const next = { ...model.data.state, seq: before.seq + 1, moves: before.moves + 1, ...change };
  model.publish(next);
  model.publish({ ...next, last: [], acks: [{ id: "x", ok: true }] });
  vi.advanceTimersByTime(5000);
  return notes.length;
}

const captured = { last: [{ type: "captured", seat: "red", target: "siam", defender: "blue" }] };
const { viewer } = scenes.attack();

describe("a sound", () => {
  it.each([
    ["a capture", 2, captured],
    ["a player who is out", 3, { last: [{ type: "eliminated", seat: "blue", by: "red" }] }],
    ["a card", 1, { last: [{ type: "card_drawn", seat: viewer, card: "siam" }] }],
    ["a win", 4, { ...scenes.over(), seq: 99, game_id: scenes.attack().game_id, moves: 999 }],
    ["nothing", 0, { last: [] }],
  ])("is offered once by %s", (_, number, change) => {
    expect(heard(change)).toBe(number);
  });

  it("has its own switch, whether or not motion is reduced", () => {
    expect(heard(captured, { on: false })).toBe(0);
    expect(heard(captured, { motion: "off" })).toBe(2);
  });

  it("is not played if bots play at once", () => {
    expect(heard(captured, { speed: "instant" })).toBe(0);
  });
});

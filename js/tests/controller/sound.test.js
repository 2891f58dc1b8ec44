import { describe, expect, it } from "vitest";
import { createSounds } from "../../src/controller/sound.js";

/** Make a fake view that records the notes it is asked to play. */
function fakeView({ stored = null, broken = false, touched = true } = {}) {
  const played = [];
  const loudness = [];
  const memory = { "risk-widget.sounds": stored };
  const node = (kind) => ({
    connect: (to) => to,
    frequency: {},
    Q: {},
    gain: {
      setValueAtTime: (loud) => loudness.push(loud),
      exponentialRampToValueAtTime() {},
    },
    start: () => played.push(kind),
    stop() {},
  });
  class AudioContext {
    state = "suspended";
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    constructor() {
      if (broken) throw new Error("too many");
      view.contexts += 1;
    }
    resume = async () => {
      this.state = "running";
    };
    close = async () => {
      view.closed += 1;
    };
    createGain = () => node("gain");
    createBiquadFilter = () => node("filter");
    createOscillator = () => node("note");
    createBufferSource = () => node("knock");
    createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
  }
  const view = {
    contexts: 0,
    closed: 0,
    played,
    loudness,
    memory,
    navigator: { userActivation: { hasBeenActive: touched } },
    AudioContext,
    localStorage: {
      getItem: (key) => memory[key],
      setItem: (key, value) => {
        memory[key] = value;
      },
    },
  };
  return view;
}

const signal = new AbortController().signal;

describe("sounds", () => {
  it("are off at first, and open no device", () => {
    const view = fakeView();
    const sounds = createSounds(view, signal);
    expect(sounds.isOn()).toBe(false);
    sounds.play("dice");
    expect(view.contexts).toBe(0);
  });

  it("are remembered, and audible when switched on", () => {
    const view = fakeView();
    createSounds(view, signal).set(true);
    expect(view.played).toContain("note");
    expect(createSounds(view, signal).isOn()).toBe(true);
    createSounds(view, signal).set(false);
    expect(createSounds(view, signal).isOn()).toBe(false);
  });

  it("knock for dice and play a tune for the rest, on one device", () => {
    const view = fakeView({ stored: "on" });
    const sounds = createSounds(view, signal);
    sounds.play("dice");
    expect(new Set(view.played)).toEqual(new Set(["knock"]));
    sounds.play("win");
    expect(view.played.filter((kind) => kind === "note")).toHaveLength(4);
    expect(view.contexts).toBe(1);
  });

  it.each(["dice", "capture", "continent", "card", "turn", "win"])(
    "are quiet but audible: %s",
    (sound) => {
      const view = fakeView({ stored: "on" });
      createSounds(view, signal).play(sound);
      expect(view.played.length).toBeGreaterThan(0);
      expect(Math.max(...view.loudness)).toBeLessThanOrEqual(0.5);
    },
  );

  it("wait for the first touch of the page", () => {
    const view = fakeView({ stored: "on", touched: false });
    const sounds = createSounds(view, signal);
    sounds.play("dice");
    expect(view.contexts).toBe(0);
    view.navigator.userActivation.hasBeenActive = true;
    sounds.play("dice");
    expect(view.contexts).toBe(1);
  });

  it("close their device with the widget", () => {
    const view = fakeView({ stored: "on" });
    const over = new AbortController();
    createSounds(view, over.signal).play("capture");
    over.abort();
    expect(view.closed).toBe(1);
  });

  it.each([
    ["without a window", null],
    ["without a device", { localStorage: { getItem: () => "on" } }],
    ["with a device that cannot be opened", fakeView({ stored: "on", broken: true })],
    [
      "without storage",
      {
        get localStorage() {
          throw new Error("not allowed");
        },
      },
    ],
  ])("are silent %s", (_, view) => {
    const sounds = createSounds(view, signal);
    sounds.set(true);
    sounds.play("win");
    expect(sounds.isOn()).toBe(true);
  });

  it("are offered with the first roll of a browser, and no more", () => {
    const { signal } = new AbortController();
    const view = fakeView();
    const sounds = createSounds(view, signal);
    expect(sounds.areOffered()).toBe(false);
    sounds.dice(1);
    expect(sounds.areOffered()).toBe(true);
    sounds.dice(1);
    expect(sounds.areOffered()).toBe(false);
    const again = createSounds(view, signal);
    again.dice(1);
    expect(again.areOffered()).toBe(false);
  });

  it("are no longer offered once they are on", () => {
    const sounds = createSounds(fakeView(), new AbortController().signal);
    sounds.dice(1);
    sounds.set(true);
    expect(sounds.areOffered()).toBe(false);
  });
});

/**
 * Short synthesized sounds for dice, captures, continents, cards, the person's turn and a win. They
 * are off until the person switches them on, which the page offers once, at the first roll. If it
 * can, the browser remembers the person's choice, and that the offer was made.
 */

import { remembered } from "./remembered.js";

/** @import { Sound } from "../pageTypes.js" */

/** The volume: just loud enough to be heard. */
const VOLUME = 0.25;
/** Knocks of dice on a table: their time, as a share of the roll, and their loudness. */
const KNOCKS = [
  [0.05, 0.7],
  [0.22, 1],
  [0.34, 0.6],
  [0.52, 0.8],
  [0.63, 0.4],
  [0.78, 0.3],
];
/** Seconds that the knocks of a single roll take. */
const ROLL = 0.55;
/** Notes of a tune: pitch in Hz, start and length in seconds. */
const TUNES = {
  capture: [
    [392, 0, 0.12],
    [587, 0.09, 0.22],
  ],
  continent: [
    [392, 0, 0.14],
    [494, 0.1, 0.14],
    [784, 0.2, 0.4],
  ],
  card: [[880, 0, 0.12]],
  turn: [
    [523, 0, 0.14],
    [659, 0.12, 0.24],
  ],
  win: [
    [392, 0, 0.16],
    [494, 0.14, 0.16],
    [587, 0.28, 0.16],
    [784, 0.42, 0.6],
  ],
};

/** @param {(Window & typeof globalThis)|null} view @param {AbortSignal} signal */
export function createSounds(view, signal) {
  const memory = remembered(view, "sounds");
  const known = memory.get();
  let on = known === "on";
  /** The offer: yet to be made, made now, or made before.
   * @type {"due"|"made"|"over"} */
  let offer = known === null ? "due" : "over";
  /** @type {AudioContext|null} */
  let audio = null;
  signal.addEventListener("abort", () => {
    // Closing a closed context rejects.
    audio?.close().catch(() => {});
  });

  /** Return the audio context; null if there is none, or before the first click. */
  function device() {
    const Context = view?.AudioContext;
    if (!Context) return null;
    // Before the first click, browsers mute the context and log a warning.
    if (!audio && view.navigator?.userActivation?.hasBeenActive === false) return null;
    try {
      audio ??= new Context();
    } catch {
      return null; // too many are open
    }
    if (audio.state === "suspended") audio.resume().catch(() => {});
    return audio;
  }

  /**
   * Create a volume that begins at once and dies away.
   * @param {AudioContext} to
   * @param {number} start
   * @param {number} length in seconds
   * @param {number} loud
   */
  function fading(to, start, length, loud) {
    const gain = to.createGain();
    gain.gain.setValueAtTime(VOLUME * loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    gain.connect(to.destination);
    return gain;
  }

  /** @param {AudioContext} to @param {number} start @param {number} loud */
  function knock(to, start, loud) {
    const length = 0.05;
    const noise = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = to.createBufferSource();
    source.buffer = noise;
    const wood = to.createBiquadFilter();
    wood.type = "bandpass";
    wood.frequency.value = 900 + 900 * Math.random();
    wood.Q.value = 2;
    source.connect(wood).connect(fading(to, start, length, loud * 2));
    source.start(start);
  }

  /** @param {AudioContext} to @param {number} pitch @param {number} start @param {number} length */
  function note(to, pitch, start, length) {
    const tone = to.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    tone.connect(fading(to, start, length, 1));
    tone.start(start);
    tone.stop(start + length);
  }

  return {
    isOn: () => on,
    /** Whether the offer to switch sounds on is shown now. */
    areOffered: () => offer === "made",
    /** Play a roll of dice. This browser's first roll makes the offer, and the next one removes it.
     * @param {number} pace */
    dice(pace) {
      this.play("dice", pace);
      if (offer === "due") memory.set("off");
      offer = offer === "due" ? "made" : "over";
    },
    /** @param {boolean} value */
    set(value) {
      on = value;
      offer = "over";
      memory.set(on ? "on" : "off");
      if (on) this.play("capture");
    },
    /**
     * @param {Sound} sound
     * @param {number} [pace] its length relative to a roll of one's own
     */
    play(sound, pace = 1) {
      const to = on ? device() : null;
      if (!to) return;
      const now = to.currentTime + 0.01;
      if (sound === "dice") {
        for (const [at = 0, loud = 1] of KNOCKS) knock(to, now + at * ROLL * pace, loud);
      } else {
        for (const [pitch = 0, at = 0, length = 0] of TUNES[sound]) {
          note(to, pitch, now + at, length);
        }
      }
    },
  };
}

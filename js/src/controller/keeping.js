/**
 * Unfinished games and the progress in lessons, in the browser's storage: for where the kernel's
 * files go with its machine. The kernel says what is to be kept, and seals what is secret in it.
 */

import { remembered } from "./remembered.js";

/** @import { Page } from "../calls.js" */
/** @import { Model } from "../host/outbox.js" */
/** @import { ForBrowser, KeptCopy } from "../types.js" */

/** Games that are kept; then the one that was played longest ago goes. */
const MOST_GAMES = 4;
/** Milliseconds between two copies. */
const EVERY = 2000;

/** @typedef {{games: KeptCopy[], progress: string}} Stored */

/**
 * @param {Page} page
 * @param {object} o
 * @param {Model} o.model
 * @param {import("./requests.js").Requests["fetch"]} o.fetch
 */
export function createKeeping({ root, store, signal }, { model, fetch }) {
  /** The browser's name for the notebook's folder; "" where nothing is to be kept. */
  const place = model.get("keeps");
  const memory = place ? remembered(root.ownerDocument.defaultView, `kept.${place}`) : null;
  /** The kernel has answered. */
  let begun = false;
  /** The position that was looked at last, and whether it is yet to be kept. */
  let seen = "";
  let due = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let pause;
  signal.addEventListener("abort", () => clearTimeout(pause));

  /** @returns {Stored} */
  function stored() {
    try {
      const { games = [], progress = "" } = JSON.parse(memory?.get() ?? "{}");
      return { games: games.filter((/** @type {any} */ game) => game?.head?.id), progress };
    } catch {
      return { games: [], progress: "" };
    }
  }

  /** Writes as many games as there is room for, the newest first. @param {Stored} all */
  function write({ games, progress }) {
    let left = [...games].sort((a, b) => b.head.saved - a.head.saved).slice(0, MOST_GAMES);
    while (!memory?.set(JSON.stringify({ games: left, progress })) && left.length) {
      left = left.slice(0, -1);
    }
  }

  function ask() {
    if (!begun || !due || pause !== undefined || store.get().disconnected) return;
    due = false;
    pause = setTimeout(() => {
      pause = undefined;
      ask();
    }, EVERY);
    fetch({ type: "keep" }, () => {});
  }

  /** Has the position kept, if it is a new one. Call on every change of the state. */
  function look() {
    const { snapshot } = store.get();
    const now = `${snapshot.game_id} ${snapshot.seq}`;
    if (now !== seen && snapshot.screen !== "setup") due = true;
    seen = now;
    ask();
  }

  return {
    look,
    /** The kernel is there: it gets to know what was kept. */
    begin() {
      if (!memory) return;
      begun = true;
      const { games, progress } = stored();
      const known = progress ? { progress } : {};
      if (games.length || progress) {
        fetch({ type: "kept", games: games.map(({ head }) => head), ...known }, () => {});
      }
      look();
    },
    /** The kernel has said what is to be kept. @param {ForBrowser} news */
    take({ game, over, progress }) {
      if (!memory) return;
      const before = stored();
      const id = game?.head.id ?? over;
      const others = before.games.filter(({ head }) => head.id !== id);
      write({
        games: game ? [game, ...others] : others,
        progress: progress ?? before.progress,
      });
    },
    /** The copy of a game. @param {string} id */
    copyOf: (id) => stored().games.find(({ head }) => head.id === id),
  };
}

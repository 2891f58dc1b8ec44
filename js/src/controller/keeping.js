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

/** Seconds that a clock may be ahead. */
const DAY = 86_400;

/** When a game was kept; now, if some clock was wrong. @param {KeptCopy} game */
function when({ head }) {
  const now = Date.now() / 1000;
  return head.saved > now + DAY ? now : head.saved;
}

/** @param {string} text @returns {any} its data, or null */
function parsed(text) {
  try {
    const found = JSON.parse(text);
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}

/** Whether it has what the kernel will ask for. @param {any} game */
const isCopy = (game) =>
  typeof game?.head?.id === "string" &&
  [game.head.begun, game.head.saved].every((at) => Number.isSafeInteger(at) && at >= 0);

/**
 * @param {Page} page
 * @param {object} o
 * @param {Model} o.model
 * @param {import("./requests.js").Requests["fetch"]} o.fetch
 * @param {(name: string) => void} [o.tellAside] is told the name of what cannot be read
 */
export function createKeeping({ root, store, signal }, { model, fetch, tellAside = () => {} }) {
  /** The browser's name for the notebook's folder; "" where nothing is to be kept. */
  const place = model.get("keeps");
  const view = root.ownerDocument.defaultView;
  const memory = place ? remembered(view, `kept.${place}`) : null;
  /** The progress that this page has told the kernel of, or got from it. */
  let known = "";
  /** What is there cannot be read, and there is no room for a copy. */
  let isFull = false;
  /** The kernel has answered. */
  let begun = false;
  /** The position that was looked at last, and whether it is yet to be kept. */
  let seen = "";
  let due = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let pause;
  signal.addEventListener("abort", () => clearTimeout(pause));

  /** What is kept; a text that cannot be read as a whole is put aside. @returns {Stored} */
  function stored() {
    const text = memory?.get();
    if (!text) return { games: [], progress: "" };
    const found = parsed(text);
    const games = Array.isArray(found?.games) ? found.games.filter(isCopy) : [];
    const progress = typeof found?.progress === "string" ? found.progress : "";
    const { games: given = [], progress: had = "" } = found ?? {};
    if (!found || games.length !== given.length || progress !== had) {
      putAside(text, { games, progress });
    }
    return { games, progress };
  }

  /** @param {string} text @param {Stored} rest what can be read of it */
  function putAside(text, rest) {
    if (isFull) return;
    let number = 1;
    const named = () => `kept.${place}.damaged-${number}`;
    while (remembered(view, named()).get()) number += 1;
    isFull = !remembered(view, named()).set(text);
    if (isFull) return;
    tellAside(`risk-widget.${named()}`);
    memory?.set(JSON.stringify(rest));
  }

  /** Writes as many games as there is room for, the newest first. @param {Stored} all */
  function write({ games, progress }) {
    if (isFull) return;
    let left = [...games].sort((a, b) => when(b) - when(a)).slice(0, MOST_GAMES);
    while (!memory?.set(JSON.stringify({ games: left, progress })) && left.length) {
      left = left.slice(0, -1);
    }
  }

  /** Tells the kernel what is kept. */
  function tell() {
    const { games, progress } = stored();
    known = progress;
    const heads = games.map(({ head }) => head);
    if (heads.length || progress) {
      fetch({ type: "kept", games: heads, ...(progress ? { progress } : {}) }, () => {});
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
      tell();
      look();
    },
    /** The kernel has said what is to be kept. @param {ForBrowser} news */
    take({ game, over, progress, unread }) {
      if (!memory) return;
      const before = stored();
      if (unread && before.progress === known) {
        putAside(memory.get() ?? "", { games: before.games, progress: "" });
        before.progress = known = "";
      }
      const id = game?.head.id ?? over;
      const others = before.games.filter(({ head }) => head.id !== id);
      const games = game ? [game, ...others] : others;
      // What another page has learned is added before it is written over.
      const isNews = before.progress !== "" && before.progress !== known;
      write({ games, progress: isNews ? before.progress : (progress ?? before.progress) });
      if (progress === undefined) return;
      if (isNews) {
        tell();
        fetch({ type: "keep" }, () => {});
      } else known = progress;
    },
    /** The copy of a game. @param {string} id */
    copyOf: (id) => stored().games.find(({ head }) => head.id === id),
  };
}

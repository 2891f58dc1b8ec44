/**
 * Unfinished games and the progress in lessons, in the browser's storage: for where the kernel's
 * files go with its machine. The kernel says what is to be kept, and seals what is secret in it.
 */

import { remembered } from "./remembered.js";

/** @import { Page } from "../calls.js" */
/** @import { Model } from "../host/outbox.js" */
/** @import { ForBrowser, KeptCopy } from "../types.js" */

/** At the end of the name under which this version keeps what it must not mix with a newer one's. */
const BESIDE = ".version-1";
/** Games that are kept; then the one that was played longest ago goes. */
const MOST_GAMES = 4;
/** All that the head of a copy may have; a newer version may know more. */
const IN_HEAD = new Set([
  "id",
  "begun",
  "saved",
  "round",
  "edition",
  "mode",
  "edition_title",
  "mode_title",
  "players",
]);
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

/** What is told of a game that goes. @param {KeptCopy["head"]} head */
const dropped = ({ edition_title: edition, mode_title: mode, round }) => ({ edition, mode, round });

/** @param {string} text @returns {any} its data, or null */
function parsed(text) {
  try {
    const found = JSON.parse(text);
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}

/** Whether a newer version has written it. @param {any} found */
const isNewer = (found) =>
  Object.keys(found ?? {}).some((name) => name !== "games" && name !== "progress") ||
  (Array.isArray(found?.games) &&
    found.games.some((/** @type {any} */ game) =>
      Object.keys(game?.head ?? {}).some((name) => !IN_HEAD.has(name)),
    ));

/** Whether it has what the kernel will ask for. @param {any} game */
const isCopy = (game) =>
  typeof game?.head?.id === "string" &&
  [game.head.begun, game.head.saved].every((at) => Number.isSafeInteger(at) && at >= 0);

/**
 * @param {Page} page
 * @param {object} o
 * @param {Model} o.model
 * @param {import("./requests.js").Requests["fetch"]} o.fetch
 * @param {(code: string, values?: Record<string, any>) => void} o.tell tells the person a sentence
 */
export function createKeeping({ root, store, signal }, { model, fetch, tell: sayIt }) {
  /** The browser's name for the notebook's folder; "" where nothing is to be kept, none for guests. */
  const place = model.get("keeps");
  const view = root.ownerDocument.defaultView;
  let name = `kept.${place}`;
  let memory = place ? remembered(view, name) : null;
  /** The progress that this page has told the kernel of, or got from it. */
  let known = "";
  /** What is there cannot be read, and there is no room for a copy. */
  let isFull = false;
  /** Games that it has been told of that they are no longer kept; "" if nothing is. */
  const gone = new Set();
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
    if (isNewer(found) && keepBeside()) return stored();
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
    const named = () => `${name}.damaged-${number}`;
    while (remembered(view, named()).get()) number += 1;
    isFull = !remembered(view, named()).set(text);
    if (isFull) return;
    sayIt("page-kept-damaged", { name: `risk-widget.${named()}` });
    memory?.set(JSON.stringify(rest));
  }

  /** Leaves what is there to the newer version that wrote it. Returns whether it does so now. */
  function keepBeside() {
    if (name.endsWith(BESIDE)) return false;
    name += BESIDE;
    memory = remembered(view, name);
    sayIt("page-kept-newer");
    return true;
  }

  /**
   * Writes as many games as there is room for, the newest first, and tells which ones go for that.
   * If there is no room even for the newest, what was there stays.
   * @param {Stored} all
   */
  function write({ games, progress }) {
    if (isFull) return tellOnce("", "page-kept-full");
    const newest = [...games].sort((a, b) => when(b) - when(a));
    for (let count = Math.min(MOST_GAMES, newest.length); count >= 0; count -= 1) {
      if (count === 0 && newest.length) break;
      if (!memory?.set(JSON.stringify({ games: newest.slice(0, count), progress }))) continue;
      for (const { head } of newest.slice(count)) {
        tellOnce(head.id, "page-kept-dropped", dropped(head));
      }
      return;
    }
    if (memory?.get()) tellOnce("", "page-kept-full");
  }

  /** @param {string} id of a game; "" for what is about none @param {Parameters<typeof sayIt>} words */
  function tellOnce(id, ...words) {
    if (!gone.has(id)) sayIt(...words);
    gone.add(id);
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
      if (place === "") fetch({ type: "keep" }, () => {}); // it may have something to tell
      if (!memory) return;
      begun = true;
      tell();
      look();
    },
    /** The kernel has said what is to be kept. @param {ForBrowser} news */
    take({ game, over, progress, barred }) {
      if (!memory) return;
      const before = stored();
      if (barred && before.progress === known) {
        if (barred === "newer" && keepBeside()) {
          tell();
          fetch({ type: "keep" }, () => {});
          return;
        }
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

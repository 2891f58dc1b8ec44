/**
 * Unfinished games and the progress in lessons, saved in the browser's storage in case the kernel's
 * files vanish with its machine. The kernel says what to save, and encrypts the secrets in it.
 */

import { remembered } from "./remembered.js";

/** @import { Page } from "../calls.js" */
/** @import { Model } from "../host/outbox.js" */
/** @import { ForBrowser, KeptCopy } from "../types.js" */

/** The suffix of the storage name that this version uses when a newer version's data is stored. */
const BESIDE = ".version-1";
/** The maximum number of games to store; beyond it, the one played longest ago is dropped. */
const MOST_GAMES = 4;
/** The fields that the head of a copy may have in this version. */
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
/** Milliseconds between two copies of a game. */
const EVERY = 2000;

/** @typedef {{games: KeptCopy[], progress: string}} Stored */

/** The maximum number of seconds that a clock may be ahead. */
const DAY = 86_400;

/**
 * Return when a game was saved; the current time, if that time is in the future.
 * @param {KeptCopy} game
 */
function when({ head }) {
  const now = Date.now() / 1000;
  return head.saved > now + DAY ? now : head.saved;
}

/** Pick the details of a dropped game to report. @param {KeptCopy["head"]} head */
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

/** Whether a newer version has written the stored data. @param {any} found */
const isNewer = (found) =>
  Object.keys(found ?? {}).some((name) => name !== "games" && name !== "progress") ||
  (Array.isArray(found?.games) &&
    found.games.some((/** @type {any} */ game) =>
      Object.keys(game?.head ?? {}).some((name) => !IN_HEAD.has(name)),
    ));

/** Whether a stored game has all that the kernel needs. @param {any} game */
const isCopy = (game) =>
  typeof game?.head?.id === "string" &&
  [game.head.begun, game.head.saved].every((at) => Number.isSafeInteger(at) && at >= 0);

/**
 * @param {Page} page
 * @param {object} o
 * @param {Model} o.model
 * @param {import("./requests.js").Requests["fetch"]} o.fetch
 * @param {(code: string, values?: Record<string, any>) => void} o.tell shows the person a sentence
 */
export function createKeeping({ root, store, signal }, { model, fetch, tell: sayIt }) {
  /** The browser's name for the notebook's folder; "" if nothing is to be saved, undefined for guests. */
  const place = model.get("keeps");
  const view = root.ownerDocument.defaultView;
  let name = `kept.${place}`;
  let memory = place ? remembered(view, name) : null;
  /** The progress last sent to the kernel, or received from it. */
  let known = "";
  /** Whether the stored text is unreadable and there is no room to copy it. */
  let isFull = false;
  /** Ids of the games already reported as dropped; "" if nothing can be stored. */
  const gone = new Set();
  /** Whether the kernel has answered. */
  let begun = false;
  /** The last position seen, and whether it still has to be saved. */
  let seen = "";
  let due = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let pause;
  signal.addEventListener("abort", () => clearTimeout(pause));

  /** Read the stored games and progress; put aside a text that is partly unreadable. @returns {Stored} */
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

  /** @param {string} text @param {Stored} rest the readable part of it */
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

  /** Leave the stored data to the newer version that wrote it, and return whether this is the first time. */
  function keepBeside() {
    if (name.endsWith(BESIDE)) return false;
    name += BESIDE;
    memory = remembered(view, name);
    sayIt("page-kept-newer");
    return true;
  }

  /**
   * Write as many games as there is room for, the newest first, and report the dropped ones.
   * If there is no room even for the newest, the stored games stay.
   * @param {Stored} all
   */
  function write({ games, progress }) {
    if (isFull) return tellOnce("", "page-kept-full");
    const newest = [...games].sort((a, b) => when(b) - when(a));
    const fewest = Math.min(1, newest.length);
    for (let count = Math.min(MOST_GAMES, newest.length); count >= fewest; count -= 1) {
      if (!memory?.set(JSON.stringify({ games: newest.slice(0, count), progress }))) continue;
      for (const { head } of newest.slice(count)) {
        tellOnce(head.id, "page-kept-dropped", dropped(head));
      }
      return;
    }
    if (games.length || progress || memory?.get()) tellOnce("", "page-kept-full");
  }

  /** @param {string} id of a game; "" if the sentence is about none @param {Parameters<typeof sayIt>} words */
  function tellOnce(id, ...words) {
    if (!gone.has(id)) sayIt(...words);
    gone.add(id);
  }

  /** Tell the kernel what is stored. */
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

  /** Have a new position saved. Call on every change of the state. */
  function look() {
    const { snapshot } = store.get();
    const now = `${snapshot.game_id} ${snapshot.seq}`;
    if (now !== seen && snapshot.screen !== "setup") due = true;
    seen = now;
    ask();
  }

  return {
    look,
    /** Tell the kernel what was stored, once it answers. */
    begin() {
      if (place === "") fetch({ type: "keep" }, () => {}); // the kernel may have something to say
      if (!memory) return;
      begun = true;
      tell();
      look();
    },
    /** Store what the kernel sends. @param {ForBrowser} news */
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
      // Progress from another page is kept until the kernel has merged it.
      const isNews = before.progress !== "" && before.progress !== known;
      write({ games, progress: isNews ? before.progress : (progress ?? before.progress) });
      if (progress === undefined) return;
      if (isNews) {
        tell();
        fetch({ type: "keep" }, () => {});
      } else known = progress;
    },
    /** Find the copy of a game. @param {string} id */
    copyOf: (id) => stored().games.find(({ head }) => head.id === id),
  };
}

/**
 * Unfinished games and the progress in lessons, saved in the browser's storage in case the kernel's
 * files vanish with its machine. The kernel says what to save, and encrypts the secrets in it.
 */

import { KEPT_HEAD } from "./keptHead.js";
import { remembered } from "./remembered.js";

/** @import { Page } from "../calls.js" */
/** @import { Model } from "../host/outbox.js" */
/** @import { ForBrowser, KeptCopy } from "../types.js" */

/**
 * The version of the stored data. Data that this version must not overwrite has a field `version`,
 * which the first version's data lacks. If the field is missing, unknown fields are kept as they
 * are.
 */
const VERSION = 1;
/** The suffix of the storage name that this version uses when a newer version's data is stored. */
const BESIDE = `.version-${VERSION}`;
/** The maximum number of games that are reported to the kernel. */
const MOST_TOLD = 10;
/**
 * The maximum number of games to store; beyond it, the one played longest ago is dropped. The
 * sentence `page-kept-most` names the number.
 */
const MOST_GAMES = 4;
/** Milliseconds between two copies of a game. */
const EVERY = 2000;

/**
 * The readable part of the stored data, with all fields that this version does not know; the games
 * played last come first.
 * @typedef {{games: KeptCopy[], progress: string}} Stored
 */

/** Pick the details of a dropped game to report. @param {KeptCopy["head"]} head */
const droppedDetails = ({ edition_title: edition, mode_title: mode, round }) => ({
  edition,
  mode,
  round,
});

/** @param {string} text @returns {any} its data, or null */
function parseOrNull(text) {
  try {
    const found = JSON.parse(text);
    return typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whether a newer version has written the stored data. @param {any} found */
const isNewer = (found) => found?.version > VERSION;

/** Whether a game has the fields that the kernel needs; the kernel checks the rest. @param {any} game */
const isCopy = (game) =>
  typeof game?.sealed === "string" &&
  typeof game.head?.id === "string" &&
  /^[\dA-Za-z]{1,64}$/.test(game.head.id) &&
  Object.entries(KEPT_HEAD).every(([name, isNeeded]) => !isNeeded || name in game.head) &&
  [game.head.begun, game.head.saved].every((at) => Number.isSafeInteger(at) && at >= 0);

/**
 * Pick the fields that the kernel knows: a single unknown field makes it refuse the whole list.
 * @param {KeptCopy} game
 * @returns {any}
 */
const headOf = ({ head }) =>
  Object.fromEntries(Object.entries(head).filter(([name]) => Object.hasOwn(KEPT_HEAD, name)));

/**
 * Return the readable part of stored data, and whether that is all of it.
 * @param {any} found
 * @returns {{all: Stored, isWhole: boolean}}
 */
function readable(found) {
  const games = Array.isArray(found?.games) ? found.games.filter(isCopy) : [];
  const progress = typeof found?.progress === "string" ? found.progress : "";
  const { games: given = [], progress: had = "" } = found ?? {};
  const isWhole = found !== null && games.length === given.length && progress === had;
  return { all: { ...found, games, progress }, isWhole };
}

/** Whether a copy of a game continues another copy, even if a clock was set back in between.
 * @param {KeptCopy} game @param {KeptCopy} other */
const isLater = ({ head }, { head: other }) =>
  head.round > other.round || (head.round === other.round && head.saved > other.saved);

/**
 * Merge the games of two stores, keeping the later copy of each game. Only the times at which games
 * were saved give an order across the stores.
 * @param {KeptCopy[]} some
 * @param {KeptCopy[]} more
 */
function merged(some, more) {
  const newest = new Map(some.map((game) => [game.head.id, game]));
  for (const game of more) {
    const other = newest.get(game.head.id);
    if (!other || isLater(game, other)) newest.set(game.head.id, game);
  }
  return [...newest.values()].sort((a, b) => b.head.saved - a.head.saved);
}

/**
 * @param {Page} page
 * @param {object} o
 * @param {Model} o.model
 * @param {import("./requests.js").Requests["fetch"]} o.fetch
 * @param {(code: string, values?: Record<string, any>) => void} o.tell shows the person a sentence
 */
export function createKeeping({ root, store, signal }, { model, fetch, tell: sayIt }) {
  /** The name of the notebook's folder in the storage; "" if nothing is to be saved, undefined for guests. */
  const place = model.get("keeps");
  const view = root.ownerDocument.defaultView;
  let name = `kept.${place}`;
  let memory = place ? remembered(view, name) : null;
  /** Where this version stores its data next to a newer version's. */
  const besideName = name + BESIDE;
  const beside = remembered(view, besideName);
  /** Whether this page has read back the data stored under `besideName`. */
  let isTried = false;
  /** The text from there whose progress the kernel is to merge; "" if there is none. */
  let returning = "";
  /** Whether the kernel has received that text. */
  let isMerged = false;
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
    const found = parseOrNull(text);
    if (isNewer(found) && keepBeside()) return stored();
    const { all, isWhole } = readable(found);
    if (!isWhole) putAside(text, all);
    return all;
  }

  /**
   * @param {string} text
   * @param {Stored} rest the readable part of it
   * @param {typeof memory} [from] where the text is stored
   */
  function putAside(text, rest, from = memory) {
    if (isFull) return;
    let number = 1;
    const named = () => `${name}.damaged-${number}`;
    while (remembered(view, named()).get()) number += 1;
    isFull = !remembered(view, named()).set(text);
    if (isFull) return;
    const isPart = from !== memory || rest.games.length > 0 || rest.progress !== "";
    sayIt(isPart ? "page-kept-partly" : "page-kept-damaged", { name: `risk-widget.${named()}` });
    from?.set(JSON.stringify(rest));
  }

  /** Drop the copies that the kernel can't read, once the whole text is put aside. @param {string[]} unread */
  function leaveOut(unread) {
    const all = stored();
    const games = all.games.filter(({ head }) => !unread.includes(head.id));
    if (games.length < all.games.length) putAside(memory?.get() ?? "", { ...all, games });
  }

  /** Leave the stored data to the newer version that wrote it, and return whether this is the first time. */
  function keepBeside() {
    if (memory === beside) return false;
    name = besideName;
    memory = beside;
    sayIt("page-kept-newer");
    return true;
  }

  /**
   * Read back the data under `besideName`, which this version stored while it took the usual data
   * for a newer version's. The kernel must have taken up the usual progress first; the progress
   * under `besideName` stays until the kernel has merged it.
   */
  function takeBack() {
    const text = memory === beside || isTried ? null : beside.get();
    const found = parseOrNull(text || "null");
    if (!text || isNewer(found)) return;
    isTried = true;
    const { all, isWhole } = readable(found);
    if (!isWhole) putAside(text, all, beside);
    const here = stored();
    if (!write({ ...all, ...here, games: merged(here.games, all.games) })) return;
    const { games, progress } = { ...stored(), progress: all.progress };
    if (progress && progress !== here.progress) returning = JSON.stringify({ games: [], progress });
    beside.set(returning);
    if (!returning) return tell();
    announce({ games, progress }, ({ ok }) => {
      isMerged = ok;
      if (!ok) leaveBeside("unread");
    });
    fetch({ type: "keep" }, () => {});
  }

  /**
   * Leave the progress under `besideName`, since the kernel cannot take it up.
   * @param {string} barred the reason
   */
  function leaveBeside(barred) {
    if (barred === "newer") sayIt("page-kept-newer");
    else putAside(returning, { games: [], progress: "" }, beside);
    returning = "";
    isMerged = false;
  }

  /**
   * Write as many games as there is room for, and report the dropped ones. No times are compared,
   * since a clock may have been set back.
   * If there is no room even for the newest, the stored games stay.
   * @param {Stored} all
   * @returns {boolean} whether anything was written
   */
  function write({ games, progress, ...more }) {
    const fewest = Math.min(1, games.length);
    for (let count = Math.min(MOST_GAMES, games.length); count >= fewest; count -= 1) {
      const text = JSON.stringify({ ...more, games: games.slice(0, count), progress });
      if (isFull || !memory?.set(text)) continue;
      for (const [at, { head }] of games.slice(count).entries()) {
        const isOverLimit = count + at >= MOST_GAMES;
        tellOnce(
          head.id,
          isOverLimit ? "page-kept-most" : "page-kept-dropped",
          droppedDetails(head),
        );
      }
      return true;
    }
    if (games.length || progress || memory?.get()) tellFull();
    return false;
  }

  const tellFull = () => tellOnce("", "page-kept-full");

  /** @param {string} id of a game; "" if the sentence is about none @param {Parameters<typeof sayIt>} words */
  function tellOnce(id, ...words) {
    if (!gone.has(id)) sayIt(...words);
    gone.add(id);
  }

  /** Tell the kernel what is stored. */
  function tell() {
    const all = stored();
    known = all.progress;
    announce(all);
  }

  /** @param {Stored} all @param {(ack: {ok: boolean}) => void} [answered] */
  function announce({ games, progress }, answered = () => {}) {
    const heads = games.slice(0, MOST_TOLD).map(headOf);
    if (heads.length || progress) {
      fetch({ type: "kept", games: heads, ...(progress ? { progress } : {}) }, answered);
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
    tellFull,
    /** Tell the kernel what was stored, once it answers. */
    begin() {
      if (place === "") fetch({ type: "keep" }, () => {}); // the kernel may have something to say
      if (!memory) return;
      begun = true;
      tell();
      // If there is progress to take up first, taking back waits for the kernel's answer.
      if (known === "") takeBack();
      else if (memory !== beside && beside.get()) due = true;
      look();
    },
    /** Store what the kernel sends. @param {ForBrowser} news */
    take({ game, over, progress, barred, unread }) {
      if (!memory) return;
      if (unread) leaveOut(unread);
      let before = stored();
      if (barred && returning) leaveBeside(barred);
      else if (barred && before.progress === known) {
        if (barred === "newer" && keepBeside()) {
          tell();
          fetch({ type: "keep" }, () => {});
          before = stored();
          // The kernel sends the whole progress again once it has merged the progress stored under
          // `besideName`.
          if (before.progress) progress = undefined;
        } else {
          before.progress = known = "";
          putAside(memory.get() ?? "", before);
        }
      }
      const id = game?.head.id ?? over;
      const others = before.games.filter(({ head }) => head.id !== id);
      const games = game ? [game, ...others] : others;
      // Progress from another page is kept until the kernel has merged it.
      const isNews = before.progress !== "" && before.progress !== known;
      const now = isNews ? before.progress : (progress ?? before.progress);
      const isWritten = write({ ...before, games, progress: now });
      if (progress === undefined) return;
      if (isNews) {
        tell();
        fetch({ type: "keep" }, () => {});
        return;
      }
      known = progress;
      if (isWritten && isMerged) {
        if (beside.get() === returning) beside.set("");
        returning = "";
        isMerged = false;
      }
      takeBack();
    },
    /** Find the copy of a game. @param {string} id */
    copyOf: (id) => stored().games.find(({ head }) => head.id === id),
  };
}

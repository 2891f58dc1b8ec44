/** The page's own words, from the catalog that the kernel sends (its messages `page-…`). */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { createFunctions, Several } from "./functions.js";

/** @import { Board } from "../pageTypes.js" */
/** @import { Snapshot } from "../types.js" */
/** @import { Names } from "./functions.js" */

/** @typedef {string|number|boolean|null|undefined} Simple */
/** @typedef {Record<string, Simple|Simple[]>} Params */
/** @typedef {(id: string, params?: Params) => string} Words */
/**
 * A message to be passed to `words(...message)`. @typedef {[id: string, params?: Params]} Message
 */

/** Nothing has a name of its own. @type {import("./functions.js").Names} */
const NO_NAMES = {};
/** Maximum number of cached texts: several screens full. */
const KEPT = 2000;

/**
 * Reads a catalog and returns what says its messages: `words("page-armies", { armies: 3 })`, or
 * `words("page-log.label")` for an attribute. A message that is missing is said by its id, and
 * the console hears of it once.
 * @param {string} source messages in the syntax of Project Fluent
 * @param {string} language
 * @param {() => import("./functions.js").Names} [names] what ids are called now: the same object as
 *   long as they are called the same
 * @returns {Words}
 */
export function createWords(source, language, names = () => NO_NAMES) {
  const { functions, join } = createFunctions(() => bundle, names);
  // Languages unknown to the browser, such as those of the tests, use English plurals.
  const bundle = new FluentBundle([language, "en"], { useIsolating: false, functions });
  bundle.addResource(new FluentResource(source));

  /** @type {Set<string>} */
  const reported = new Set();
  /** @param {string} problem */
  function tell(problem) {
    if (reported.has(problem)) return;
    reported.add(problem);
    // biome-ignore lint/suspicious/noConsole: a catalog has a gap, which nobody else would report.
    console.error(problem);
  }

  /** A parameter as Fluent takes it. @param {Simple|Simple[]} value @returns {any} */
  function wrap(value) {
    if (Array.isArray(value)) return new Several(value.map(wrap), join);
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "boolean") return value ? "yes" : "no";
    return value ?? "none";
  }

  /** @type {Words} */
  function format(id, params = {}) {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      tell(`There is no message ${id}.`);
      return id;
    }
    const wrapped = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, wrap(value)]),
    );
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, wrapped, errors);
    for (const error of errors) tell(`The message ${id} fails: ${error.message}`);
    return text;
  }

  /** Cached texts: most of a screen stays the same between drawings. @type {Map<string, string>} */
  const said = new Map();
  let called = NO_NAMES;
  return (id, params) => {
    const now = names();
    if (now !== called || said.size >= KEPT) said.clear();
    called = now;
    const key = params ? `${id} ${JSON.stringify(params)}` : id;
    const text = said.get(key) ?? format(id, params);
    said.set(key, text);
    return text;
  };
}

/** Sentences, one after the other; what is empty is left out. @param {Words} say @param {...string} parts */
export const sentences = (say, ...parts) =>
  parts
    .filter(Boolean)
    .reduce((first, second) => (first ? say("page-two-sentences", { first, second }) : second), "");

/** The words of a text without its form. @param {import("../types.js").TextBlock[]} blocks */
export const plainText = (blocks) =>
  blocks.map(({ runs }) => runs.map(({ text }) => text).join("")).join(" ");

/** Cached by board: boards are large and do not change. @type {WeakMap<Board, Names>} */
const known = new WeakMap();

/** The board's own names. @param {Board} board @returns {Names} */
export function namesOn(board) {
  let names = known.get(board);
  if (!names) {
    const { territories, continents } = board;
    names = {
      territories: Object.fromEntries(territories.map(({ id, name }) => [id, name])),
      continents: Object.fromEntries(continents.map(({ id, name }) => [id, name])),
    };
    known.set(board, names);
  }
  return names;
}

/**
 * What seats are called: by the names that people gave, else the catalog's words for the colours.
 * @param {Pick<Snapshot, "seats"|"third">} snapshot
 * @param {Words} say
 * @returns {Record<string, string>}
 */
function seatNames({ seats, third }, say) {
  const renamed = seats.filter((seat) => seat.renamed).map(({ seat, name }) => [seat, name]);
  const named = third ? [["third", say("page-third", { kind: third.kind })]] : [];
  return Object.fromEntries([...renamed, ...named]);
}

/** What ids are called now: the same object as long as they are called the same.
 * @param {Words} say @returns {(state: {board: Board, snapshot: Snapshot}) => Names} */
export function createNames(say) {
  /** @type {Names} */
  let names = {};
  /** @type {{board: Board, snapshot: Snapshot}|null} */
  let seen = null;
  return ({ board, snapshot }) => {
    if (seen?.board === board && seen.snapshot === snapshot) return names;
    const other = seen?.board !== board;
    // Set first: `seatNames` says messages, which ask for the names.
    seen = { board, snapshot };
    const seats = seatNames(snapshot, say);
    if (other || JSON.stringify(seats) !== JSON.stringify(names.seats)) {
      names = { ...namesOn(board), seats };
    }
    return names;
  };
}

/**
 * Names a territory, a continent or a wild card by its id.
 * @param {Words} say
 * @param {Board} board
 * @returns {(id: string) => string}
 */
export function createNamer(say, board) {
  const { continents = {} } = namesOn(board);
  return (id) => {
    if (/^wild(-|$)/.test(id)) return say("page-wild-card", { number: id.split("-")[1] });
    return id in continents
      ? say("page-continent", { continent: id })
      : say("page-territory", { territory: id });
  };
}

/**
 * The page's own words, from the catalog that the kernel sends (its messages `page-…`), and the
 * catalogs' functions, which name the kind of a parameter and the form that it should take. The
 * kernel has the same functions (risk_widget/messages/bundle.py).
 */

import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";

/** @import { Board, Shown } from "../pageTypes.js" */

/** @typedef {string|number|boolean|null|undefined} Simple */
/** @typedef {Record<string, Simple|Simple[]>} Params */
/** @typedef {(id: string, params?: Params) => string} Words */
/** A message to be passed to `words(...message)`.
 * @typedef {[id: string, params?: Params]} Message */

/** Names without any entry. @type {Names} */
const NO_NAMES = {};
/** Maximum number of cached texts: several screens full. */
const KEPT = 2000;

/**
 * Read a catalog, and return the function that words its messages: `words("page-armies", { armies:
 * 3 })`, or `words("page-log.label")` for an attribute. For a missing message, it returns the id,
 * and warns once in the console.
 * @param {string} source messages in the syntax of Project Fluent
 * @param {string} language
 * @param {() => Names} [names] the current names by id: the same object as
 *   long as no name changes
 * @returns {Words}
 */
export function createWords(source, language, names = () => NO_NAMES) {
  const { functions, join } = createFunctions(() => bundle, names);
  // Languages unknown to the browser, such as the tests' languages, use English plurals.
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

  /** Convert a parameter for Fluent. @param {Simple|Simple[]} value @returns {any} */
  function wrap(value) {
    if (Array.isArray(value)) return new FluentList(value.map(wrap), join);
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "boolean") return value ? "yes" : "no";
    return isolated(value ?? "none");
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

/** Join sentences, leaving out empty ones. @param {Words} say @param {...string} parts */
export const sentences = (say, ...parts) =>
  parts
    .filter(Boolean)
    .reduce((first, second) => (first ? say("page-two-sentences", { first, second }) : second), "");

/** Return a language's own name, to be used alone: "Svenska". @param {string} tag */
export function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Return the words of a text without formatting. @param {import("../types.js").TextBlock[]} blocks */
export const plainText = (blocks) =>
  blocks.map(({ runs }) => runs.map(({ text }) => text).join("")).join(" ");

/** The names cached by board: boards are large and do not change. @type {WeakMap<Board, Names>} */
const known = new WeakMap();

/** Return the board's own names. @param {Board} board @returns {Names} */
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
 * Name the seats: by the names that people gave, or else by the catalog's words for the colours.
 * @param {Pick<Shown, "seats"|"third">} snapshot
 * @returns {Pick<Names, "seats"|"third">}
 */
const seatNames = ({ seats, third }) => ({
  seats: Object.fromEntries(
    seats.filter((seat) => seat.renamed).map(({ seat, name }) => [seat, name]),
  ),
  third: third?.kind,
});

/**
 * Create a function that returns the current names by id: the same object until a name changes.
 * @returns {(state: {board: Board, snapshot: Shown}) => Names}
 */
export function createNames() {
  /** @type {Names} */
  let names = {};
  /** @type {{board: Board, snapshot: Shown}|null} */
  let seen = null;
  return ({ board, snapshot }) => {
    if (seen?.board === board && seen.snapshot === snapshot) return names;
    const now = { ...namesOn(board), ...seatNames(snapshot) };
    const { seats, third } = names;
    if (
      seen?.board !== board ||
      JSON.stringify([now.seats, now.third]) !== JSON.stringify([seats, third])
    ) {
      names = now;
    }
    seen = { board, snapshot };
    return names;
  };
}

/**
 * Create a function that names a territory, a continent or a wild card by its id.
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

// ---- functions of the catalogs ------------------------------------------------------------------

/** @typedef {import("@fluent/bundle").FluentFunction} FluentFunction */
/** @typedef {import("@fluent/bundle").FluentValue} FluentValue */
/** @typedef {import("@fluent/bundle").Scope} Scope */

/**
 * Names by id; the catalog has all other names. For territories and continents, the catalog's words
 * come before the board's. A player's or an edition's own name comes first.
 * @typedef {object} Names
 * @property {Record<string, string>} [territories]
 * @property {Record<string, string>} [continents]
 * @property {Record<string, string>} [seats]
 * @property {string} [third] the kind of the third army, if the mode has one
 * @property {Record<string, string>} [symbols]
 * @property {Record<string, string>} [cards] territory → symbol
 */

/** @typedef {(id: string, form: string) => string} Name */

const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolate right-to-left text, so that it does not reorder the sentence around it. Text that stands
 * alone is in a `bdi` element.
 * @param {string} text
 */
const isolated = (text) =>
  FROM_THE_RIGHT.test(text) && !text.startsWith("\u2068") ? `\u2068${text}\u2069` : text;

/** Kinds of names, in the order in which an id is looked up. @satisfies {Record<string, keyof Names>} */
const NAMED = /** @type {const} */ ({
  seat: "seats",
  territory: "territories",
  continent: "continents",
  symbol: "symbols",
});
/** Names chosen by players and editions: the catalog does not know their gender. */
const CHOSEN = ["seat", "symbol"];

/** A list as an argument of functions. By default it is joined by "and". @extends {FluentType<FluentValue[]>} */
export class FluentList extends FluentType {
  /** @param {FluentValue[]} items @param {(items: string[]) => string} join */
  constructor(items, join) {
    super(items);
    this.join = join;
  }

  /** @param {Scope} scope */
  toString(scope) {
    return this.join(this.value.map((item) => textOf(item, scope)));
  }
}

/** @param {FluentValue|undefined} value @param {Scope} [scope] */
function textOf(value, scope) {
  if (value === undefined) throw new TypeError("no argument");
  return typeof value === "string" ? value : value.toString(/** @type {any} */ (scope));
}

/** @param {FluentValue|undefined} value */
function itemsOf(value) {
  if (value instanceof FluentList) return value.value;
  throw new TypeError("not a list");
}

/** @param {FluentValue|undefined} value */
function idOf(value) {
  if (value instanceof FluentList) throw new TypeError("not a single thing");
  return textOf(value);
}

/** @param {() => FluentBundle} bundle @param {() => Names} names */
function createFunctions(bundle, names) {
  /**
   * Format a message, or return undefined if there is none. Throw on an error in it.
   * @param {string} id
   * @param {string} [attribute]
   * @param {Record<string, string>} [params]
   */
  function text(id, attribute = "", params = {}) {
    const message = bundle().getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle().formatPattern(pattern, params) : undefined;
  }

  /**
   * Form a name by the catalog's rule for this kind, if it has no form of its own.
   * @type {(kind: string, name: string, form: string) => string}
   */
  const regular = (kind, name, form) => (form && text(`${kind}-named`, form, { name })) || name;

  /** @type {(id: string, form: string, params?: Record<string, string>) => string|undefined} */
  function word(id, form, params) {
    const inflected = form && text(id, form, params);
    const name = inflected || text(id, "", params);
    return inflected || (name && regular(id.split("-")[0] ?? "", name, form));
  }

  /** @type {(kind: "territories"|"continents"|"seats"|"symbols", id: string) => string|undefined} */
  const ownName = (kind, id) => names()[kind]?.[id];

  /** @type {(kind: "territory"|"continent"|"seat"|"symbol", id: string, form: string) => string|undefined} */
  function named(kind, id, form) {
    const name = ownName(NAMED[kind], id);
    return name === undefined ? undefined : isolated(regular(kind, name, form));
  }

  /** Return the id of the message with a seat's name. @param {string} id */
  const seatWord = (id) =>
    id === "third" && names().third ? `third-${names().third}` : `seat-${id}`;

  /** @type {Record<string, Name>} */
  const kinds = {
    TERRITORY: (id, form) => word(`territory-${id}`, form) ?? named("territory", id, form) ?? id,
    CONTINENT: (id, form) => word(`continent-${id}`, form) ?? named("continent", id, form) ?? id,
    SEAT: (id, form) => named("seat", id, form) ?? word(seatWord(id), form) ?? id,
    SYMBOL: (id, form) => named("symbol", id, form) ?? word(`symbol-${id}`, form) ?? id,
    PHASE: (id, form) => word(`phase-${id}`, form) ?? id,
    CARD(id, form) {
      const symbol = names().cards?.[id];
      const kind = /^wild(-|$)/.test(id) ? "wild" : symbol === undefined ? "unknown" : "territory";
      return word(`card-${kind}`, form, { territory: id, symbol: symbol ?? "none" }) ?? id;
    },
  };
  /** @type {Record<string, string>} */
  const plurals = {
    TERRITORY: "TERRITORIES",
    CONTINENT: "CONTINENTS",
    SEAT: "SEATS",
    SYMBOL: "SYMBOLS",
    PHASE: "PHASES",
    CARD: "CARDS",
  };

  /**
   * Join a list in the language's way: "a, b and c", or "a; b; c".
   * @param {string[]} texts
   * @param {string} [kind] "and", "or", or a kind that has no word before the last item
   */
  function join(texts, kind = "and") {
    if (texts.length < 2) return texts[0] ?? "";
    const two =
      (/** @type {string} */ how) => (/** @type {string} */ most, /** @type {string} */ last) =>
        text(`list-${how}`, "", { most, last }) ?? `${most}, ${last}`;
    const most = texts.slice(0, -1).reduce(two(/^(and|or)$/.test(kind) ? "comma" : kind));
    return two(kind)(most, texts.at(-1) ?? "");
  }

  /** @type {(opts: Record<string, FluentValue>, name: string) => string} */
  const option = (opts, name) => (opts[name] === undefined ? "" : String(opts[name]));

  /** @type {Record<string, FluentFunction>} */
  const functions = {
    LIST: ([items], opts) =>
      join(
        itemsOf(items).map((item) => textOf(item)),
        option(opts, "kind") || "and",
      ),
    NUMBER_OF: ([items]) => new FluentNumber(itemsOf(items).length),
    GENDER([who]) {
      const id = idOf(who);
      for (const [kind, many] of Object.entries(NAMED)) {
        const name = ownName(many, id);
        const word = kind === "seat" ? seatWord(id) : `${kind}-${id}`;
        const chosen = name !== undefined && CHOSEN.includes(kind);
        const own = chosen ? undefined : text(word, "gender");
        const known = name !== undefined || bundle().hasMessage(word);
        const found = own ?? (known ? text(`${kind}-named`, "gender") : undefined);
        if (found) return found;
      }
      return "";
    },
    CAPITALISED([what]) {
      const shown = textOf(what);
      return shown.charAt(0).toUpperCase() + shown.slice(1);
    },
    INITIAL: ([what]) =>
      textOf(what)
        .replace(/^\u2068/, "")
        .charAt(0)
        .normalize("NFD")
        .charAt(0)
        .toLowerCase(),
  };
  for (const [one, name] of Object.entries(kinds)) {
    functions[one] = ([id], opts) => name(idOf(id), option(opts, "case"));
    functions[plurals[one] ?? ""] = ([items], opts) =>
      join(
        itemsOf(items).map((item) => name(idOf(item), option(opts, "case"))),
        option(opts, "kind") || "and",
      );
  }
  return { functions, join };
}

/**
 * Abbreviate a continent to two letters if there is no room for its name: "North America" → "NA",
 * "Jižní Amerika" → "JA", "Europe" → "EU". Names that begin alike, or hide a second word, such as
 * "Nordamerika", have initials in the catalog.
 * @param {Words} say @param {string} continent @param {string} title
 */
export function initials(say, continent, title) {
  const own = say("page-continent-initials", { continent });
  if (own !== title) return own;
  return (/ /.test(title) ? title.replace(/(\S)\S* */g, "$1") : title.slice(0, 2)).toUpperCase();
}

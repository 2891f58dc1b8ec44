/**
 * The functions of the catalogs, as the kernel has them too (risk_widget/messages/functions.py):
 * they say what a parameter is, and in which form it is wanted.
 */
import { FluentNumber, FluentType } from "@fluent/bundle";

/** @typedef {import("@fluent/bundle").FluentBundle} FluentBundle */
/** @typedef {import("@fluent/bundle").FluentFunction} FluentFunction */
/** @typedef {import("@fluent/bundle").FluentValue} FluentValue */
/** @typedef {import("@fluent/bundle").Scope} Scope */

/**
 * What ids are called, by id; what is not named here, the catalog names. The catalog's words for
 * territories and continents come before the board's; a player's or an edition's name comes first.
 * @typedef {object} Names
 * @property {Record<string, string>} [territories]
 * @property {Record<string, string>} [continents]
 * @property {Record<string, string>} [seats]
 * @property {Record<string, string>} [symbols]
 * @property {Record<string, string>} [cards] territory → symbol
 */

/** @typedef {(id: string, form: string) => string} Name */

/** A list, for functions. Alone it is joined by "and". @extends {FluentType<FluentValue[]>} */
export class Several extends FluentType {
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
  if (value === undefined) throw new TypeError("an argument is missing");
  return typeof value === "string" ? value : value.toString(/** @type {any} */ (scope));
}

/** @param {FluentValue|undefined} value */
function itemsOf(value) {
  if (value instanceof Several) return value.value;
  throw new TypeError("a function for lists was given something else");
}

/** @param {FluentValue|undefined} value */
function idOf(value) {
  if (value instanceof Several) throw new TypeError("a function for one thing was given a list");
  return textOf(value);
}

/** @param {() => FluentBundle} bundle @param {() => Names} names */
export function createFunctions(bundle, names) {
  /**
   * A message's text, or undefined where there is none. What fails throws.
   * @param {string} id
   * @param {string} [attribute]
   * @param {Record<string, string>} [params]
   */
  function text(id, attribute = "", params = {}) {
    const message = bundle().getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle().formatPattern(pattern, params) : undefined;
  }

  /** @type {(id: string, form: string, params?: Record<string, string>) => string|undefined} */
  const word = (id, form, params) => (form && text(id, form, params)) || text(id, "", params);

  /** @type {(kind: "territories"|"continents"|"seats"|"symbols", id: string) => string|undefined} */
  const ownName = (kind, id) => names()[kind]?.[id];

  /** @type {Record<string, Name>} */
  const kinds = {
    TERRITORY: (id, form) => word(`territory-${id}`, form) ?? ownName("territories", id) ?? id,
    CONTINENT: (id, form) => word(`continent-${id}`, form) ?? ownName("continents", id) ?? id,
    SEAT: (id, form) => ownName("seats", id) ?? word(`seat-${id}`, form) ?? id,
    SYMBOL: (id, form) => ownName("symbols", id) ?? word(`symbol-${id}`, form) ?? id,
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
   * "a, b and c" as the language has it.
   * @param {string[]} texts
   * @param {string} [kind] "and" or "or"
   */
  function join(texts, kind = "and") {
    if (texts.length < 2) return texts[0] ?? "";
    const [last, ...before] = [...texts].reverse();
    const most = before
      .reverse()
      .reduce((most, next) => text("list-comma", "", { most, last: next }) ?? `${most}, ${next}`);
    return text(`list-${kind}`, "", { most, last: last ?? "" }) ?? `${most}, ${last}`;
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
      const own = [
        ...(ownName("seats", id) === undefined ? ["seat"] : []),
        "territory",
        "continent",
        ...(ownName("symbols", id) === undefined ? ["symbol"] : []),
      ];
      return own.map((kind) => text(`${kind}-${id}`, "gender")).find(Boolean) ?? "";
    },
    CAPITALISED([what]) {
      const shown = textOf(what);
      return shown.charAt(0).toUpperCase() + shown.slice(1);
    },
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

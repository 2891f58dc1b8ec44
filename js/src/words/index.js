/** The page's own words, from the catalog that the kernel sends (its messages `page-…`). */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { createFunctions, Several } from "./functions.js";

/** @typedef {string|number|boolean|null|undefined} Simple */
/** @typedef {Record<string, Simple|Simple[]>} Params */
/** @typedef {(id: string, params?: Params) => string} Words */
/** What is to be said: `words(...message)`. @typedef {[id: string, params?: Params]} Message */

/**
 * Reads a catalog and returns what says its messages: `words("page-armies", { armies: 3 })`, or
 * `words("page-log.label")` for an attribute. A message that is missing is said by its id, and
 * the console hears of it once.
 * @param {string} source messages in the syntax of Project Fluent
 * @param {string} language
 * @param {() => import("./functions.js").Names} [names] what ids are called now
 * @returns {Words}
 */
export function createWords(source, language, names = () => ({})) {
  const { functions, join } = createFunctions(() => bundle, names);
  // A language that the browser does not know, such as those of the tests, has English plurals.
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

  /**
   * A parameter as Fluent takes it.
   * @param {Simple|Simple[]} value
   * @returns {any}
   */
  function wrap(value) {
    if (Array.isArray(value)) return new Several(value.map(wrap), join);
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "boolean") return value ? "yes" : "no";
    return value ?? "none";
  }

  return (id, params = {}) => {
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
  };
}

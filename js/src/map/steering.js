/**
 * Moving over the map by keyboard: pure functions from a key and a territory to a territory.
 *
 * @typedef {{id: Territory, name: string}} Named
 */

import { keyMeant } from "../keyMeant.js";

/** @import { Board, Direction, MapView, Shapes } from "../pageTypes.js" */
/** @import { Territory } from "../types.js" */

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** Milliseconds within which typed letters form one word. */
const PAUSE = 900;

/**
 * Return the neighbour that an arrow key leads to, or the territory itself if there is none;
 * undefined for every other key.
 * @param {Shapes["nav"]} nav
 * @param {Territory} from
 * @param {string} key
 * @returns {Territory|undefined}
 */
export function arrowStep(nav, from, key) {
  const direction = ARROWS[key];
  return direction && (nav[from]?.[direction] ?? from);
}

/**
 * Return the next member of a set in a fixed order, starting again at its end.
 * @param {Territory[]} order
 * @param {Set<Territory>} members
 * @param {Territory|null} from
 * @param {1|-1} step
 * @returns {Territory|null} null when the set is empty
 */
export function cycle(order, members, from, step) {
  const n = order.length;
  const start = from === null ? (step > 0 ? -1 : n) : order.indexOf(from);
  for (let i = 1; i <= n; i++) {
    const t = order[(start + step * i + n * 2) % n];
    if (t !== undefined && members.has(t)) return t;
  }
  return null;
}

/**
 * List the territories that N and P step through. With a source: the possible targets, and then the
 * person's other territories, any of which could be the source instead. Otherwise: all territories
 * that can be picked, including enemies that could be attacked from elsewhere.
 * @param {MapView|null} view
 * @param {Territory[]} order the order on the map
 * @returns {{order: Territory[], members: Set<Territory>}} the arguments of `cycle`
 */
export function stepsOf(view, order) {
  if (!view || view.disabled) return { order, members: new Set() };
  const { source, target, candidates = [] } = view.choice ?? {};
  if (!source || !candidates.length) return { order, members: view.pickable };
  const targets = new Set(target ? [...candidates, target] : candidates);
  const seat = view.territories[source]?.[0];
  const others = order.filter((t) => t !== source && !targets.has(t));
  return {
    order: [source, ...order.filter((t) => targets.has(t)), ...others],
    members: new Set([
      ...targets,
      ...others.filter((t) => view.pickable.has(t) && view.territories[t]?.[0] === seat),
    ]),
  };
}

/**
 * Normalise words for a search, dropping the signs that separate or shorten them.
 * @param {string} words
 */
const normalised = (words) => words.toLowerCase().replace(/[\s.'’-]+/g, " ");

/**
 * Find the first territory, at or after `from` in the order of names, whose name starts with the
 * letters; or else one in whose name a later word starts with them; or else one whose name on the
 * map starts with them.
 * @param {Named[]} sorted by name
 * @param {string} letters
 * @param {Territory|null} from
 * @param {(t: Territory) => string} [printed] the name on the map, which may be a shorter one
 * @returns {Territory|null}
 */
export function findByName(sorted, letters, from, printed = () => "") {
  const wanted = normalised(letters);
  const at = Math.max(
    0,
    sorted.findIndex(({ id }) => id === from),
  );
  const around = [...sorted.slice(at), ...sorted.slice(0, at)];
  const found =
    around.find(({ name }) => normalised(name).startsWith(wanted)) ??
    around.find(({ name }) => normalised(name).includes(` ${wanted}`)) ??
    around.find(({ id }) => normalised(printed(id)).startsWith(wanted));
  return found?.id ?? null;
}

/**
 * Collect the letters typed so far. A word started with "/" lasts until it is ended; other words end with a pause.
 */
export function createTypeAhead() {
  let letters = "";
  let explicit = false;
  let last = 0;
  const active = (/** @type {number} */ now) => explicit || (letters !== "" && now - last < PAUSE);
  return {
    active,
    /** Whether the letters stay on the screen until the search is ended. */
    get explicit() {
      return explicit;
    },
    get letters() {
      return letters;
    },
    start() {
      letters = "";
      explicit = true;
    },
    /** @param {string} letter @param {number} now */
    add(letter, now) {
      letters = active(now) ? letters + letter : letter;
      last = now;
      return letters;
    },
    erase() {
      letters = letters.slice(0, -1);
      return letters;
    },
    end() {
      letters = "";
      explicit = false;
    },
  };
}

/**
 * Add the steps across both edges of the map to the neighbours for the arrow keys.
 * @param {Shapes} shapes
 */
export function navOverEdges({ nav, edges, w }) {
  if (edges?.length !== 2) return nav;
  const all = { ...nav };
  for (const [i, [t, [, , [x]]]] of edges.entries()) {
    const to = edges[1 - i]?.[0];
    all[t] = { [x < w / 2 ? "left" : "right"]: to, ...nav[t] };
  }
  return all;
}

/**
 * Create the keyboard control of the map. Keys that it does not use go to `onKey`; a letter that is not
 * used there starts a search by name.
 *
 * @param {{
 *   board: Board,
 *   language?: string,
 *   nav: Shapes["nav"],
 *   current: () => Territory|null,
 *   printed: (t: Territory) => string,
 *   stops: () => {order: Territory[], members: Set<Territory>},
 *   focusOn: (t: Territory|null|undefined) => void,
 *   pick: (t: Territory|null) => void,
 *   onKey: (event: KeyboardEvent, t: Territory|null) => void,
 *   onSearch: (letters: string|null) => void,
 * }} map
 */
export function createSteering(map) {
  const { board, language, nav, current, printed, focusOn, onKey } = map;
  const { compare } = new Intl.Collator(language);
  const byName = [...board.territories].sort((a, b) => compare(a.name, b.name));
  const typing = createTypeAhead();

  /** Continue a search, and return whether the key was part of it.
   * @param {string} key @param {number} timeStamp @param {boolean} isLetter */
  function search(key, timeStamp, isLetter) {
    // A name on the map may be abbreviated, so a letter after its dot is not a command.
    if (isLetter || (typing.explicit && /^[\s.'’-]$/.test(key))) {
      focusOn(findByName(byName, typing.add(key, timeStamp), current(), printed));
    } else if (key === "Backspace") {
      focusOn(findByName(byName, typing.erase(), null, printed));
    } else {
      if (key !== "Shift") typing.end();
      return key === "Escape";
    }
    return true;
  }

  /** @param {Territory|null} from @param {1|-1} step */
  function go(from, step) {
    const { order, members } = map.stops();
    focusOn(cycle(order, members, from, step));
  }

  /** Handle a key, and return whether it was used. @param {KeyboardEvent} event */
  function steer(event) {
    const { timeStamp } = event;
    const key = keyMeant(event);
    const isLetter = /^\p{L}$/u.test(key);
    if (typing.active(timeStamp) && search(key, timeStamp, isLetter)) return true;
    const from = current();
    const beside = from && arrowStep(nav, from, key);
    if (beside) focusOn(beside);
    else if (key === "Home") focusOn(byName[0]?.id);
    else if (key === "End") focusOn(byName.at(-1)?.id);
    else if (key === "Enter" || key === " ") {
      if (!event.repeat) map.pick(from);
    } else if (key === "n" || key === "N") go(from, 1);
    else if (key === "p" || key === "P") go(from, -1);
    else if (key === "/") typing.start();
    else {
      onKey(event, from);
      if (event.defaultPrevented || !isLetter) return false;
      focusOn(findByName(byName, typing.add(key, timeStamp), from, printed));
    }
    return true;
  }

  const show = () => map.onSearch(typing.explicit ? typing.letters : null);
  return {
    /** @param {KeyboardEvent} event */
    keydown(event) {
      // Keys with these modifiers are not for the map; the widget decides what they do.
      if (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)) return;
      event.stopPropagation();
      if (event.key === "Tab") {
        onKey(event, current());
        return;
      }
      if (steer(event)) event.preventDefault();
      show();
    },
    /** End the search when the focus leaves. */
    end() {
      typing.end();
      show();
    },
  };
}

/** The keys of a game: what each does now, and its description. */

import { brushes, isEditor } from "./editor.js";
import { repeatTerritory, restCanBePlaced, restCanGoHere } from "./queuedClicks.js";
import { hasGame, hasLesson, hostPart, isOn, partsIn } from "./screens.js";
import { armyRange, liftedTrade, nextSet } from "./selection.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { UiEvent, Ui } from "./state.js" */
/** @import { Action, EditorScreen } from "../types.js" */
/** @import { Message } from "../words/index.js" */

/** Keys that buttons show, by the names of these buttons. */
export const KEYS = {
  end_phase: "E",
  roll_until: "F",
  place_rest: "A",
  place_for_me: "R",
  skip: "J",
};

/**
 * The effect of a key: a change on the page, an action, or a press of a button, by its name.
 * @typedef {{event: UiEvent}|{send: Action}|{press: string}} Effect
 */

/**
 * @typedef {object} Shortcut
 * @property {string} keys each a capital letter, a digit or a sign
 * @property {boolean} [shift] whether Shift must or must not be held; if undefined, it makes no difference
 * @property {string} [told] how to show the keys, if not literally
 * @property {Message} text the description of its effect
 * @property {(key: string) => Effect} does
 * @property {string} [bar] the button of the bar that it presses; without that button it does nothing
 */

/** Join typed digits into a number within a range. @param {number} from @param {number} to */
const digits = (from, to) =>
  Array.from({ length: Math.max(0, Math.min(to, 9) - from + 1) }, (_, i) => from + i).join("");

/** @param {string} name @param {Message} text @returns {Shortcut} */
const pressed = (name, text) => ({
  keys: KEYS[/** @type {keyof typeof KEYS} */ (name)],
  text,
  does: () => ({ press: name }),
  bar: name,
});

/**
 * List the keys that do something now. Other keys move over the map and through the page.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {Shortcut[]}
 */
export function shortcuts(snapshot, ui) {
  if (isEditor(snapshot)) return ofEditor(snapshot);
  const { screen, human } = snapshot;
  if (ui.past || !(isOn(snapshot) || screen === "over")) return [];
  /** @type {Array<Shortcut|false|null|undefined|"">} */
  const all = [
    ...defence(snapshot),
    ...amounts(snapshot, ui),
    restCanGoHere(ui, snapshot) &&
      ui.selection.kind === "one" && {
        keys: KEYS.place_rest,
        text: ["page-key-rest", { armies: snapshot.to_place }],
        does: () => ({ press: "place_rest" }),
      },
    pressed("end_phase", ["page-key-end-phase"]),
    pressed("roll_until", ["page-key-fight"]),
    pressed("skip", ["page-key-skip"]),
    ...cards(snapshot, ui),
    restCanBePlaced(snapshot) &&
      !repeatTerritory(ui, snapshot) && {
        keys: KEYS.place_for_me,
        text: ["page-key-for-me"],
        does: () => ({ send: { type: "place_rest" } }),
      },
  ];
  // A lesson has hints of its own, and undoes wrong actions automatically.
  if (hasGame(snapshot)) {
    const { undo, redo } = partsIn(snapshot);
    const hints = screen === "play" && human && !hostPart(snapshot).exam;
    all.push(
      hints && {
        keys: "H",
        shift: false,
        text: ["page-key-hint", { level: ui.hint?.level ?? "none" }],
        does: () => ({ press: "hint" }),
      },
      hints &&
        ui.hint && {
          keys: "H",
          shift: true,
          text: ["page-hint-do"],
          does: () => ({ press: "do_hint" }),
        },
      undo && {
        keys: "U",
        shift: false,
        text: ["page-key-undo"],
        does: () => ({ press: "undo" }),
      },
      redo && {
        keys: "U",
        shift: true,
        text: ["page-key-redo"],
        does: () => ({ send: { type: "redo" } }),
      },
    );
  }
  return all.filter((each) => !!each);
}

/**
 * List the keys of the position editor; keys other than letters are handled where the focus on the
 * map is known.
 * @param {EditorScreen} screen @returns {Shortcut[]}
 */
const ofEditor = (screen) => [
  { keys: "", told: "0 – 9 + −", text: ["page-key-armies"], does: () => ({ press: "" }) },
  {
    keys: `1 – ${brushes(screen).length}`,
    shift: true,
    text: ["page-edit-brush"],
    does: () => ({ press: "" }),
  },
  { keys: "U", shift: false, text: ["page-key-undo"], does: () => ({ press: "edit_earlier" }) },
  { keys: "U", shift: true, text: ["page-key-redo"], does: () => ({ press: "edit_later" }) },
];

/** @param {Shown} snapshot @returns {Shortcut[]} */
function defence(snapshot) {
  const { defend } = snapshot.legal;
  if (!defend) return [];
  const [least, most] = [Math.min(...defend), Math.max(...defend)];
  /** @type {Shortcut} */
  const dice = {
    keys: digits(least, most),
    told: most > least ? `${least} – ${most}` : `${least}`,
    text: ["page-key-dice"],
    does: (key) => ({ send: { type: "defend", dice: Number(key) } }),
  };
  return hasLesson(snapshot)
    ? [dice]
    : [dice, { keys: "D", text: ["page-key-always"], does: () => ({ press: "auto_defend" }) }];
}

/** @param {Shown} snapshot @param {Ui} ui @returns {Shortcut[]} */
function amounts(snapshot, { selection }) {
  const bounds = armyRange(snapshot, selection);
  if (!bounds || bounds[0] === bounds[1] || !("armies" in selection)) return [];
  const [least, most] = bounds;
  /** @param {number} armies @returns {Effect} */
  const amount = (armies) => ({ event: { type: "amount", armies } });
  const open = "open" in selection && selection.open;
  return [
    {
      keys: "+-",
      told: `${most > 9 ? "1 – 9" : `${least} – ${most}`} + −`,
      text: ["page-key-armies"],
      does: (key) =>
        key === "+"
          ? amount(open ? least : selection.armies + 1)
          : amount(open ? most : selection.armies - 1),
    },
    { keys: "A", text: ["page-key-all", { armies: most }], does: () => amount(most) },
    ...(selection.kind === "into"
      ? /** @type {Shortcut[]} */ ([
          { keys: "L", text: ["page-key-least", { armies: least }], does: () => amount(least) },
        ])
      : []),
  ];
}

/** @param {Shown} snapshot @param {Ui} ui @returns {Array<Shortcut|null|undefined|false>} */
function cards(snapshot, ui) {
  const [next, trade] = [nextSet(snapshot, ui), liftedTrade(snapshot, ui)];
  return [
    next && {
      keys: "S",
      text: ["page-key-set"],
      does: () => ({ event: { type: "cards", cards: next } }),
    },
    trade && { keys: "T", text: ["page-key-trade"], does: () => ({ send: trade }) },
  ];
}

/** The dialog with the keys that do something now. */

import { repeatTerritory } from "../store/queuedClicks.js";
import { canStepBack } from "../store/selection.js";
import { canSteer, placesAtOnce } from "../store/selectors.js";
import { shortcuts } from "../store/shortcuts.js";
import { key } from "./controls.js";
import { h } from "./dom.js";

/** @import { Command } from "../store/barButtons.js" */
/** @import { Ctx } from "../calls.js" */

/** All keys of a game, for a screen on which few of them do anything.
 * @type {Array<[keys: string, text: string, values?: Record<string, any>]>} */
export const IN_GAME = [
  ["← ↑ → ↓", "page-key-next-territory"],
  ["/", "page-key-find"],
  ["N P", "page-key-next-possible"],
  ["Enter", "page-key-choose"],
  ["1 – 9 + −", "page-key-armies"],
  ["A", "page-key-all.any"],
  ["L", "page-key-least.any"],
  ["R", "page-key-for-me"],
  ["F", "page-key-fight"],
  ["D", "page-key-always"],
  ["S", "page-key-set"],
  ["T", "page-key-trade"],
  ["E", "page-key-end-phase"],
  ["H", "page-key-hint", { level: "none" }],
  ["Shift+H", "page-hint-do"],
  ["U", "page-key-undo"],
  ["Shift+U", "page-key-redo"],
  ["Esc", "page-key-back"],
  ["W", "page-key-why"],
];

/**
 * @typedef {object} Offer
 * @property {boolean} picks whether something on the map can be picked
 * @property {Command|null} filled
 * @property {Command[]} beside
 */

/**
 * List the keys that will do something once the dialog is closed.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
export function keysDialog({ ui: now, snapshot, say }, { picks, filled, beside }) {
  const ui = { ...now, dialog: null };
  const { legal } = snapshot;
  const { selection } = ui;
  const placing = repeatTerritory(ui, snapshot);
  const steers = canSteer(snapshot, ui);
  const choosing = picks && steers;
  const atOnce = choosing && placesAtOnce(snapshot);
  const chosen = selection.kind === "one" ? selection : null;
  const toPlace = selection.kind === "none" ? (legal.place?.max ?? 0) : 0;
  const next = snapshot.screen === "handover" ? snapshot.handover : null;
  /** @param {string} name */
  const open = (name) =>
    !ui.past && [filled, ...beside].some((c) => c?.name === name && !c.disabled);
  /** @type {Array<[keys: string|false|null|undefined, text: string]>} */
  const keys = [
    [ui.past && "← →", say("page-key-next-move")],
    [steers && "← ↑ → ↓", say("page-key-next-territory")],
    [steers && "/", say("page-key-find")],
    [choosing && "N P", say("page-key-next-possible")],
    [
      next && "Enter",
      next
        ? say("page-handover-ready", { seat: next.to, secret: snapshot.phase === "capital" })
        : "",
    ],
    [
      (choosing || (filled && !filled.deliberate)) && "Enter",
      atOnce
        ? say("page-key-at-once", { claim: Boolean(legal.claim), ...(chosen ?? { armies: 1 }) })
        : choosing || !filled
          ? say("page-key-choose")
          : say(...filled.label),
    ],
    [choosing && !chosen && toPlace > 1 && `1 – ${Math.min(toPlace, 9)}`, say("page-key-so-many")],
    [canStepBack(ui, snapshot) && "Esc", say(placing ? "page-key-stop-placing" : "page-key-back")],
    ...shortcuts(snapshot, ui)
      .filter(({ bar }) => !bar || open(bar))
      .map(({ keys, shift, told, text }) => {
        const shown = shift ? say("page-key-with-shift", { key: keys }) : keys;
        /** @type {[string, string]} */
        const row = [told ?? shown, say(...text)];
        return row;
      }),
    ["W", say("page-key-why")],
  ];
  const told = new Set(keys.map(String));
  /** The keys of a game that do nothing now. */
  const others = IN_GAME.map(
    ([names, id, values]) => /** @type {[string, string]} */ ([names, say(id, values)]),
  );
  return [
    h(
      "ul.rw-keys",
      { key: "keys" },
      keys.map(([names, text]) => names && keyRow(names, text)),
    ),
    snapshot.screen === "over" &&
      h(
        "section.rw-keys-in-game",
        { key: "in-game" },
        h("h3", say("page-keys-in-game")),
        h(
          "ul",
          others.map((row) => !told.has(String(row)) && keyRow(...row)),
        ),
      ),
    marksOfMap(snapshot, say),
  ];
}

/** @param {string} names of keys @param {string} text */
const keyRow = (names, text) =>
  h(
    "li",
    { key: names, "data-key": names },
    h(
      "span",
      names.split(" ").map((k) => (k === "–" ? k : key(k))),
    ),
    ` ${text}`,
  );

/** List the signs on the map with their meanings.
 * @param {import("../pageTypes.js").Shown} snapshot @param {import("../words/index.js").Words} say */
function marksOfMap({ mode, third }, say) {
  const capital = mode === "capital";
  /** @type {Array<[string, string, string]|false>} */
  const marks = [
    ["data-choice", "source", "page-mark-chosen"],
    ["data-choice", "target", "page-mark-target"],
    ["data-choice", "possible", "page-mark-choosable"],
    ["data-mark", "changed", "page-mark-changed"],
    ["data-mark", "goal", "page-mark-goal"],
    ["data-mark", "tired", "page-mark-tired"],
    capital && ["data-mark", "capital", "page-mark-capital"],
    capital && ["data-mark", "secret", "page-mark-own-capital"],
    ["data-mark", "hint", "page-mark-hint-this"],
  ];
  return h(
    "section.rw-marks",
    { key: "marks" },
    h("h3", say("page-marks")),
    h("p", say("page-marks-tag", { third: Boolean(third) })),
    h(
      "div.rw-map",
      h(
        "ul.legend",
        marks.map(
          (mark) => mark && h("li", { key: mark[1] }, h("i", { [mark[0]]: mark[1] }), say(mark[2])),
        ),
      ),
    ),
  );
}

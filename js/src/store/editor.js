/**
 * The position editor: its brush, what clicks and keys mean, and the map with its impossible parts.
 */

import { hasLesson, hostPart, isGuest } from "./screens.js";

/** @import { EditorScreen, Owner, Snapshot } from "../types.js" */
/** @import { MapView, Shown } from "../pageTypes.js" */
/** @import { Ui } from "./state.js" */

/** @typedef {import("../types.js").Action} Action */
/**
 * The part of the editor's state that only the page knows. `brush`: the owner to paint with, null
 * for nobody; `at`: the territory that was painted last; `form`: the form in which a position is
 * copied; `ends`: the question that is asked before a position ends a game.
 * @typedef {{brush?: Owner|null, at?: string, form?: string, text?: string, ends?: "play"|"analyse"|null}} LocalEditor
 */

/** @param {Snapshot|Shown} screen @returns {screen is EditorScreen} */
export const isEditor = (screen) => screen.screen === "editor";

/** Whether positions may be edited here: not while a game counts towards a level.
 * @param {Snapshot|Shown} screen */
export function mayEdit(screen) {
  const { uncounting = [], exam } = hostPart(screen);
  return (
    !isGuest(screen) &&
    !hasLesson(screen) &&
    !uncounting.length &&
    (!exam || screen.screen === "over")
  );
}

/** @param {Ui} ui @returns {LocalEditor} */
const local = (ui) => ui.local.editor ?? {};

/**
 * List the owners to paint with, in the order of their keys.
 * @param {EditorScreen} screen @returns {Array<Owner|null>}
 */
export const brushes = ({ seats, third }) => [
  ...seats.map(({ seat }) => seat),
  ...(third ? /** @type {Owner[]} */ (["third"]) : []),
  null,
];

/** @param {EditorScreen} screen @param {Ui} ui @returns {Owner|null} */
export function brushOf(screen, ui) {
  const { brush } = local(ui);
  return brush !== undefined && brushes(screen).includes(brush) ? brush : screen.turn;
}

/**
 * Return the territory whose number of armies can be changed next to the map.
 * @param {EditorScreen} screen @param {Ui} ui
 */
export function touchedLast(screen, ui) {
  const { at = "" } = local(ui);
  return screen.territories[at]?.[0] ? at : null;
}

/** @param {string} act @param {object} [more] @returns {Action} */
export const draft = (act, more) => ({ type: "draft", do: act, ...more });

/**
 * Return the effect of a click on a territory. `ask`: the press was held, or made with Shift.
 * @param {EditorScreen} screen @param {Ui} ui @param {string} territory @param {boolean} [ask]
 */
export const painted = (screen, ui, territory, ask) =>
  ask
    ? draft("armies", { territory, more: -1 })
    : draft("touch", { territory, owner: brushOf(screen, ui) });

/**
 * Return the effect of a stroke over a territory; null if there is none. `joined`: the effect is
 * undone together with the one before.
 * @param {EditorScreen} screen @param {Ui} ui @param {string} territory @param {boolean} joined
 */
export function stroked(screen, ui, territory, joined) {
  const owner = brushOf(screen, ui);
  if (screen.territories[territory]?.[0] === owner) return null;
  return draft("paint", { territory, owner, more: Number(joined) });
}

/** Ask for the position in a form to copy. @param {Snapshot} screen @param {Ui} ui */
export const copyQuery = (screen, ui) => ({
  type: "query",
  what: "draft",
  text: local(ui).form ?? "line",
  n: screen.seq,
});

/** Let every territory be clicked, and mark the impossible ones.
 * @param {MapView} view @param {EditorScreen} screen @param {boolean} disabled @returns {MapView} */
export function editorMap(view, { editor, territories, capitals_shown }, disabled) {
  const { places } = editor;
  const marks = Object.fromEntries(places.map((t) => [t, /** @type {const} */ ("target")]));
  return {
    ...view,
    choice: places.length ? { kind: "refused", candidates: [], on: [], marks } : null,
    pickable: new Set(Object.keys(territories)),
    sources: new Set(Object.keys(territories)),
    paints: true,
    labels: Object.fromEntries(places.map((t) => [t, ["page-edit-problem"]])),
    capitals: Object.fromEntries(
      Object.entries(capitals_shown).map(([seat, t]) => [
        t,
        { seat: /** @type {import("../types.js").Seat} */ (seat), secret: false },
      ]),
    ),
    disabled,
  };
}

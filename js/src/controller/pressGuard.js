/**
 * A guard against presses with effects that nobody intended. After a double click, or a key that is
 * pressed twice or held, only the first press counts: if another button has appeared in the
 * meantime, the second press does nothing at all, not even on the map. Presses on two places of the
 * map always count as two, however close the places are. Players who change a number have seen the
 * new buttons, so the guard ends. An element that ignores a press shows that it has done so.
 *
 * The guard compares the times when presses were made, not when they are handled, since a page may be busy.
 */

import { keyMeant } from "../keyMeant.js";
import { clickingSeat } from "../store/queuedClicks.js";
import { boardOf } from "../store/screens.js";
import { WRITTEN_IN } from "./input.js";

/** @import { Page } from "../calls.js" */

/** Milliseconds for which a new action cannot be pressed, and within which two presses count as double. */
const SETTLES = 500;
/** The largest distance between the two presses of a double press, in CSS pixels. */
const NEAR = { mouse: 10, pen: 16, touch: 30 };
/** Keys that move the focus, change a number, or modify other keys. */
const HARMLESS = /^(Tab|Shift|Control|Alt|Meta|Arrow.*|Page.*|Home|End|[-+])$/;
/** Parts of a turn in which territories are chosen, and a button completes the action. */
const CHOOSES = /^(attack|fortify|capital)/;
/** Actions that mean the same for every seat and in every part of the turn. */
const ALWAYS_THE_SAME = /^(stop|skip)$/;
/** The buttons of the bar; other elements may have a `data-place`, too. */
const IN_BAR = ".rw-actions [data-place]";
/** The elements that react to a press. */
const CONTROL = "[data-action],[data-territory],button,a,label,input,select,textarea,summary";
/** The name for any place on the map that is not a territory. */
const SEA = "~";

/**
 * A press: its device, place, time and intended action; on the map, also the territory there, or the sea, the part
 * of the game, and the snapshot if it chose something.
 * @typedef {{by: string, x: number, y: number, time: number, meaning: unknown, on?: string|null, when?: string,
 *   chose?: unknown}} Press
 */

/**
 * @param {Pick<Page, "root"|"store"|"signal"|"map">} page
 * @returns {{look: () => void}} `look`: after each drawing, finds the places of the bar whose action
 *   has changed
 */
export function createPressGuard({ root, store, map, signal }) {
  /**
   * The last command in each place of the bar, and when it appeared. A place that becomes empty
   * keeps its command.
   * @type {Map<string, {command: string, since: number}>}
   */
  const places = new Map();
  let opened = false;
  /**
   * The choice when the controls were last drawn, with the snapshot and territories for which it
   * was made.
   */
  let chosen = { of: /** @type {unknown} */ (null), at: "", what: "" };
  /** @type {Press|null} */
  let last = null;
  /** The press that takes effect only on release. @type {Press|null} */
  let down = null;
  /** The part of the game in which a held key was pressed. */
  let heldFor = "";
  let swallows = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  /** The element that has ignored a press. @type {Element|null} */
  let ignoring = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let ignoredFor;

  /** @returns {HTMLElement[]} */
  const buttons = () => [...root.querySelectorAll(IN_BAR)].map(asButton);

  /** Identify the seat and the part of its turn. */
  function moment() {
    const { snapshot } = store.get();
    const board = boardOf(snapshot);
    return `${snapshot.game_id} ${clickingSeat(board) ?? board.actor} ${board.phase}`;
  }

  /** Identify the command of a button in the bar, whatever its number.
   * @param {HTMLElement} button */
  const commandOf = ({ dataset: { action = "" } }) =>
    ALWAYS_THE_SAME.test(action) ? action : `${moment()} ${action}`;

  /** @param {Element} node @returns {HTMLElement|null} */
  const inBar = (node) => node.closest(IN_BAR);

  /** Find the place of the map that a press hits, if any. @param {import("../pageTypes.js").Pointing} press */
  function placeOf(press) {
    const target = /** @type {Element|null} */ (press.target);
    return target?.closest(".rw-map svg") ? (map()?.at(press) ?? SEA) : null;
  }

  /** Find the tag of a territory. @param {string|null|undefined} place @returns {HTMLElement|null} */
  const tagOf = (place) =>
    place && place !== SEA ? root.querySelector(`[data-territory="${place}"]`) : null;

  /**
   * Find the effect that a press on this element would have, or else return the element.
   * @param {Element} target
   * @param {string|null} on
   * @returns {unknown}
   */
  function meaningOf(target, on) {
    const button = inBar(target);
    if (button) return commandOf(button);
    const control = /** @type {HTMLElement|null} */ (tagOf(on) ?? target.closest(CONTROL));
    const { action, territory, choice } = control?.dataset ?? {};
    if (!territory) return action ?? control;
    // If clicks do not place armies at once, a second click would undo the choice of the first.
    return `${moment()} ${territory} ${CHOOSES.test(boardOf(store.get().snapshot).phase) ? choice : ""}`;
  }

  /** Find the button of the bar that a key presses, if any. @param {string} key @param {Element} target */
  function pressedBy(key, target) {
    const own =
      key === " " || root.classList.contains("rw-enter-taken") || target.closest("button");
    if (/^(Enter| )$/.test(key) && own) return inBar(target);
    const keyed = (/** @type {HTMLElement} */ each) =>
      (each.getAttribute("aria-keyshortcuts") ?? "").toLowerCase().split(" ");
    return buttons().find((each) => keyed(each).includes(key.toLowerCase())) ?? null;
  }

  /** Whether the action of a button has only just appeared. @param {HTMLElement|null} button @param {number} time */
  function isNew(button, time) {
    const place = places.get(button?.dataset.place ?? "");
    return place !== undefined && time - place.since < SETTLES;
  }

  /** Whether a press follows the last one so closely that both count as one. @param {Press} press */
  function isSecond({ by, x, y, time }) {
    if (last?.by !== by || time - last.time >= SETTLES) return false;
    const near = NEAR[/** @type {keyof typeof NEAR} */ (by)] ?? 0;
    return Math.hypot(x - last.x, y - last.y) <= near;
  }

  /** Whether a press hits a different place on the map from the last one, and not only because the
   * map has moved below it.
   * @param {Press} press */
  function isElsewhere({ on, when }) {
    if (!on || !last?.on || on === last.on || when !== last.when) return false;
    const { x: clientX, y: clientY } = last;
    const scope = /** @type {Document|ShadowRoot} */ (root.getRootNode());
    const target = scope.elementFromPoint(clientX, clientY);
    return placeOf({ target, clientX, clientY }) === last.on;
  }

  /** @param {Press} press @param {HTMLElement|null} button of the bar that it is on */
  function judge(press, button) {
    const strays =
      last !== null && isSecond(press) && last.meaning !== press.meaning && !isElsewhere(press);
    swallows = strays || isNew(button, press.time);
    // Any number of presses in quick succession count as one.
    last = last && strays ? { ...last, time: press.time } : press;
  }

  /** @param {Event} event */
  function swallow(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Swallow a press, and show which element has ignored it. @param {Event} event @param {Element|null} node
   * */
  function ignore(event, node) {
    swallow(event);
    clearTimeout(ignoredFor);
    ignoring?.removeAttribute("data-ignored");
    ignoring = node;
    ignoring?.setAttribute("data-ignored", "");
    ignoredFor = setTimeout(() => ignoring?.removeAttribute("data-ignored"), SETTLES / 2);
  }

  /** @param {Element} target */
  const pressed = (target) =>
    inBar(target) ?? tagOf(map()?.at({ target })) ?? target.closest(CONTROL);

  /** @param {PointerEvent} event */
  function onPointer(event) {
    const { clientX: x, clientY: y, timeStamp: time, pointerType: by } = event;
    const target = /** @type {Element} */ (event.target);
    const on = placeOf(event);
    const chose = on && on !== SEA && store.get().snapshot;
    down = { by, x, y, time, meaning: meaningOf(target, on), on, when: moment(), chose };
    judge(down, inBar(target));
    if (swallows) ignore(event, pressed(target));
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const button = inBar(/** @type {Element} */ (event.target));
    const press = down;
    down = null;
    // A click without a press comes from a screen reader, or from a shortcut of the widget.
    const stray = press
      ? swallows || (button !== null && press.meaning !== commandOf(button))
      : isNew(button, event.timeStamp);
    if (stray) ignore(event, pressed(/** @type {Element} */ (event.target)));
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const { repeat, timeStamp: time } = event;
    const key = keyMeant(event);
    const target = /** @type {Element} */ (event.target);
    down = null;
    if (HARMLESS.test(key) || target.matches(WRITTEN_IN)) return;
    const button = pressedBy(key, target);
    if (repeat) swallows ||= heldFor !== moment();
    else {
      heldFor = moment();
      const meaning = button
        ? commandOf(button)
        : /^(Enter| )$/.test(key)
          ? meaningOf(target, placeOf({ target }))
          : key;
      const press = { by: key, x: 0, y: 0, time, meaning };
      judge(press, button);
      // The space bar takes effect on release.
      if (key === " ") down = press;
    }
    if (swallows) ignore(event, button ?? pressed(target));
  }

  /**
   * Whether the player has chosen a different number, or different cards, since the controls were
   * last rendered.
   */
  function isAdjusted() {
    const { snapshot, ui } = store.get();
    const { armies, dice, open, ...at } = /** @type {Record<string, unknown>} */ (ui.selection);
    const what = JSON.stringify([armies, dice, open, ui.cards, ui.bonus, ui.prefs]);
    const before = chosen;
    chosen = { of: snapshot, at: JSON.stringify(at), what };
    return before.of === snapshot && before.at === chosen.at && before.what !== what;
  }

  /** Mark the actions that cannot be pressed yet. */
  function mark() {
    clearTimeout(timer);
    const now = eventClock();
    let some = false;
    for (const button of buttons()) {
      const fresh = isNew(button, now);
      button.toggleAttribute("data-fresh", fresh);
      some ||= fresh;
    }
    if (some) timer = setTimeout(mark, SETTLES / 10);
  }

  const options = { capture: true, signal };
  root.addEventListener("pointerdown", onPointer, options);
  root.addEventListener("click", onClick, options);
  root.addEventListener("keydown", onKey, options);
  root.addEventListener(
    "pointercancel",
    () => {
      down = null;
    },
    options,
  );
  for (const type of ["mousedown", "pointerup", "mouseup", "dblclick", "keyup"]) {
    root.addEventListener(type, (event) => swallows && swallow(event), options);
  }
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    clearTimeout(ignoredFor);
  });

  return {
    look() {
      // The player's last choice on the map has brought up these buttons, so the next press on them is
      // intended.
      const adjusted = isAdjusted();
      const expected = !opened || adjusted || last?.chose === store.get().snapshot;
      const since = expected ? Number.NEGATIVE_INFINITY : eventClock();
      if (adjusted) for (const place of places.values()) place.since = since;
      const all = buttons();
      // A button that is alone in its row has grown over the place of another one.
      const grown =
        root.classList.contains("rw-stacked") &&
        !all.some(({ dataset }) => dataset.place?.startsWith("more"));
      for (const button of all) {
        const { place = "" } = button.dataset;
        const command = `${commandOf(button)} ${grown}`;
        if (places.get(place)?.command === command) continue;
        places.set(place, { command, since });
      }
      opened = true;
      mark();
    },
  };
}

/** @param {Element} node */
const asButton = (node) => /** @type {HTMLElement} */ (node);

/** Read the clock that times events. */
const eventClock = () => new Event("look").timeStamp;

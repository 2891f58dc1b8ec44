/**
 * Keys, pointer and focus. Plain keys do not reach the host, which has shortcuts of its own.
 */

import { keyMeant } from "../keyMeant.js";
import { brushes, draft, isEditor, touchedLast } from "../store/editor.js";
import { boardOf } from "../store/screens.js";
import { armyRange, canStepBack, clamp, legalPairs, legalTerritories } from "../store/selection.js";
import { canSteer, isMenu, isWholeForm } from "../store/selectors.js";
import { shortcuts } from "../store/shortcuts.js";
import { lookBackTo, setLocal, showDialog } from "../store/uiEvents.js";

/** @import { Page } from "../calls.js" */
/** @import { Effect } from "../store/shortcuts.js" */
/** @import { Dialog, MapSelection, UiEvent } from "../store/state.js" */
/** @import { Action } from "../types.js" */

/** Milliseconds within which typed digits form one number. */
const TYPING = 900;
/** Elements that handle Enter themselves. */
const TAKES_ENTER =
  "a,button:not(.rw-primary),[data-territory],select,textarea,input:not([type=radio],[type=range])";

/** Fields for typing letters. */
export const WRITTEN_IN = "input:not([type=radio],[type=checkbox],[type=range]),select,textarea";

/**
 * Listen to the keys of a view.
 * @param {Page} page
 * @param {object} o
 * @param {() => HTMLElement|null} o.focused the focused element of the view
 * @param {() => boolean} o.isChoosing whether a lesson waits for territories to be chosen
 * @param {(at: string) => boolean} o.isReadyAt whether the action tried at a territory needs only Enter
 * @param {(event: UiEvent) => void} o.dispatch
 * @param {(action: Action) => void} o.send
 * @param {() => boolean} o.leaveFullScreen leaves full screen; returns whether it was on
 * @param {() => boolean} o.pressFilled presses the filled button; returns whether there is one
 * @returns {{onKey: (event: KeyboardEvent) => void, hint: () => void}} `onKey`: for keys that the
 *   map does not use; `hint`: shows the key of the filled button only where that key presses it
 */
export function createKeyboard({ root, store, map }, o) {
  const { focused, isChoosing, isReadyAt, dispatch, send, leaveFullScreen, pressFilled } = o;
  let typed = { n: 0, at: 0 };

  /**
   * Choose several armies for the focused territory, if it is not selected yet.
   * @param {number} armies @returns {MapSelection|false}
   */
  function unchosen(armies) {
    const { place } = boardOf(store.get().snapshot).legal;
    const territory = map()?.focused();
    if (!territory || !place?.territories.includes(territory)) return false;
    const several = place.max > 1 && armies >= 1 && armies <= place.max;
    return several && { kind: "one", territory, armies };
  }

  /** @param {number} digit @param {number} time */
  function typeDigit(digit, time) {
    const { snapshot, ui } = store.get();
    const there = ui.selection.kind === "none" && unchosen(digit);
    const selection = there || ui.selection;
    const bounds = armyRange(boardOf(snapshot), selection);
    if (!bounds) return;
    if (there) dispatch({ type: "select", selection });
    const longer = time - typed.at < TYPING ? typed.n * 10 + digit : digit;
    const most = bounds[1];
    const n = longer <= most ? longer : most > 99 ? most : digit;
    typed = { n, at: time };
    dispatch({ type: "amount", armies: clamp(n, bounds) });
  }

  /**
   * In the position editor, choose the brush, or change the armies of the focused territory.
   * Return whether the key was used.
   * @param {KeyboardEvent} event
   */
  function editorKey({ code, shiftKey, key, timeStamp }) {
    const { snapshot, ui } = store.get();
    if (!isEditor(snapshot)) return false;
    const number = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? Number.NaN);
    if (shiftKey && number >= 0) {
      const brush = brushes(snapshot)[number - 1];
      if (brush !== undefined) dispatch(setLocal("editor", { brush }));
      return true;
    }
    const territory = map()?.focused() ?? touchedLast(snapshot, ui);
    const more = { "+": 1, "-": -1 }[key];
    if (!territory || (!more && !/^\d$/.test(key))) return false;
    dispatch(setLocal("editor", { at: territory }));
    if (more) send(draft("armies", { territory, more }));
    else {
      const digit = Number(key);
      const n = timeStamp - typed.at < TYPING ? typed.n * 10 + digit : digit;
      typed = { n, at: timeStamp };
      send(draft("armies", { territory, armies: n }));
    }
    return true;
  }

  /** Press a button if it exists. @param {string} selector */
  const press = (selector) =>
    /** @type {HTMLElement|null} */ (root.querySelector(selector))?.click();

  /** @param {Effect} effect */
  function carryOut(effect) {
    if ("event" in effect) dispatch(effect.event);
    else if ("send" in effect) send(effect.send);
    else press(`[data-action="${effect.press}"]`);
  }

  /** Handle the keys that work everywhere in the widget, and return whether the key was used.
   * @param {KeyboardEvent} event */
  function command(event) {
    const { timeStamp, shiftKey, ctrlKey, metaKey, altKey } = event;
    const key = keyMeant(event);
    const { snapshot: newest, ui, playback } = store.get();
    const snapshot = boardOf(newest);
    if (ctrlKey || metaKey || altKey) return false;
    if (key === "Escape") {
      const back = ui.dialog || canStepBack(ui, snapshot) || isWholeForm({ snapshot: newest, ui });
      if (back) dispatch({ type: "back" });
      else leaveFullScreen();
      return true;
    }
    // The same key opens and closes the list of keys.
    if (key === "?" && (ui.dialog === "keys" || !(ui.dialog || newest.screen === "setup"))) {
      dispatch(showDialog(ui.dialog ? null : "keys"));
      return true;
    }
    if (ui.dialog || newest.screen === "setup") return false;
    if (/^w$/i.test(key)) {
      press("[data-why]");
      return true;
    }
    // No key works while a scene of a lesson plays.
    if (playback.scenes) return false;
    if (isEditor(snapshot) && editorKey(event)) return true;
    // Caps Lock makes no difference.
    const capital = key.toUpperCase();
    const found = shortcuts(snapshot, ui).find(
      ({ keys, shift = shiftKey }) => shift === shiftKey && keys.includes(capital),
    );
    if (found) carryOut(found.does(key));
    else if (/^\d$/.test(key)) typeDigit(Number(key), timeStamp);
    else return /^[aefhlru]$/i.test(key);
    return true;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (command(event)) event.preventDefault();
  }

  /**
   * Whether Enter presses the filled button: the territory is already chosen, or nothing can be
   * chosen. A click on a target never presses the button, since a double tap must not roll dice.
   * @param {string} at the focused territory
   */
  function settled(at) {
    const { ui, snapshot } = store.get();
    const { selection, past } = ui;
    if (isReadyAt(at)) return true;
    if (isEditor(snapshot)) return false;
    if (past || isChoosing()) return false;
    const { legal } = boardOf(snapshot);
    const end =
      selection.kind === "one"
        ? selection.territory
        : selection.kind === "pair" && selection.target;
    return end === at || !(legalTerritories(legal).length || Object.keys(legalPairs(legal)).length);
  }

  function hint() {
    const at = map()?.focused();
    const taken = at ? !settled(at) : focused()?.matches(`:is(${TAKES_ENTER}):not(form *)`);
    root.classList.toggle("rw-enter-taken", taken ?? false);
  }

  /** Move through the menu and its pages with the arrow keys; return whether the focus is there.
   * @param {KeyboardEvent} event */
  function throughMenu({ key, target }) {
    const at = /** @type {HTMLElement} */ (target);
    const menu = at.closest(".rw-menu");
    if (!menu || at.matches("select,[type=radio]")) return false;
    if (key === "ArrowLeft") dispatch({ type: "back" });
    if (key === "ArrowRight" && at.matches("[aria-haspopup=true]")) at.click();
    /** @type {NodeListOf<HTMLElement>} */
    const entries = menu.querySelectorAll("button,select,[type=checkbox],:checked");
    const all = [...entries];
    const by = { ArrowDown: 1, ArrowUp: all.length - 1 }[key];
    if (by) all[(all.indexOf(at) + by) % all.length]?.focus();
    return true;
  }

  for (const type of ["focusin", "focusout"]) root.addEventListener(type, hint);
  root.addEventListener(
    "keydown",
    (event) => {
      const at = map()?.focused();
      // An Enter still held from the winning action must not start the next game.
      const filled = /** @type {HTMLElement} */ (event.target).matches(".rw-primary");
      if (event.key === "Enter" && event.repeat && filled) event.preventDefault();
      if (event.key !== "Enter" || event.repeat || !at || !settled(at) || !pressFilled()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  root.addEventListener("keydown", (event) => {
    const { snapshot, ui } = store.get();
    const target = /** @type {HTMLElement} */ (event.target);
    const writing = target.matches(WRITTEN_IN);
    if (writing || !isForHost(event)) event.stopPropagation();
    const pressed = event.key === "Enter" && !target.closest(`form,.rw-primary,${TAKES_ENTER}`);
    // N, P and / move over the map from anywhere; arrows do so only where the focused element has
    // no use for them.
    const free = target === root || (target.matches("button") && !event.defaultPrevented);
    const steers = free ? /^([np/]|Arrow.*)$/i : /^[np/]$/i;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = free && plain && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (isMenu(ui.dialog) && /^Arrow/.test(event.key) && throughMenu(event)) {
      event.preventDefault();
    } else if (ui.past && step && !ui.dialog) {
      dispatch(lookBackTo(ui.past.at + step));
      event.preventDefault();
    } else if (canSteer(boardOf(snapshot), ui) && !writing && plain && steers.test(keyMeant(event)))
      map()?.steer(event);
    else if (pressed && !event.repeat && !ui.dialog && pressFilled()) event.preventDefault();
    else if (writing ? event.key === "Escape" : !/^Arrow/.test(event.key)) onKey(event);
  });

  return { onKey, hint };
}

/** The menu, and the button that opens it. */
const MENU = ".rw-menu,[data-action=menu]";

/**
 * @param {Page} page
 * @param {object} o
 * @param {(event: UiEvent) => void} o.dispatch
 * @param {() => HTMLElement|null} o.focused
 */
export function watchPointer({ root, store, signal }, { dispatch, focused }) {
  const isMenuOpen = () => isMenu(store.get().ui.dialog);
  const swallowClick = createClickSwallow(root);

  root.addEventListener(
    "pointerdown",
    (event) => {
      const outside = isMenuOpen() && !(/** @type {Element} */ (event.target).closest(MENU));
      if (outside) dispatch(showDialog(null));
      // A tap that closes the menu does nothing else.
      const closedByTap = outside && event.pointerType === "touch";
      swallowClick(closedByTap);
      if (closedByTap) event.stopPropagation();
    },
    true,
  );
  root.addEventListener("click", ({ target, detail }) => {
    // A clicked button does not keep the focus, so that Enter presses the filled one.
    const clicked = /** @type {Element} */ (target).closest(".rw-play button");
    if (detail > 0 && clicked && clicked === focused()) root.focus({ preventScroll: true });
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    // An open menu closes when Tab leaves it.
    const menu = /** @type {Element} */ (target).closest(MENU);
    const next = /** @type {Element|null} */ (relatedTarget);
    // Pressing the label of a switch focuses the root for a moment.
    if (!menu || !next || next === root || next.closest(MENU)) return;
    queueMicrotask(() => {
      // The focus has already moved elsewhere, so it is not restored.
      if (!signal.aborted && isMenuOpen()) store.dispatch(showDialog(null));
    });
  });
}

/**
 * Whether a key belongs to the host, for example to save or to open its commands. Plain keys are
 * shortcuts of notebooks, too, and X would cut the widget's cell; Enter with a modifier would run
 * the cell again.
 * @param {KeyboardEvent} event
 */
const isForHost = ({ key, ctrlKey, metaKey, altKey }) =>
  /^F\d+$/.test(key) || ((ctrlKey || metaKey || altKey) && key !== "Enter");

/**
 * Suppress the click that follows a press already handled.
 * @param {HTMLElement} root
 * @returns {(swallows: boolean) => void} a function to call at each press, with whether to suppress
 *   its click
 */
export function createClickSwallow(root) {
  let swallows = false;
  root.addEventListener(
    "click",
    (event) => {
      if (!swallows || !event.detail) return;
      swallows = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return (now) => {
    swallows = now;
  };
}

/** @param {Element} element */
export const isReachable = (element) =>
  element.isConnected && !element.closest("[inert],[hidden]") && !element.matches(":disabled");

/**
 * @param {HTMLElement} root of the view
 * @param {object} o
 * @param {() => Dialog|null} o.dialog the open dialog
 * @param {() => {focus: () => void}|null} o.map the map, if it can be played on
 */
export function createFocus(root, { dialog, map }) {
  /** The element that opened the dialog. @type {HTMLElement|null} */
  let opener = null;

  /** @param {string} selector */
  const find = (selector) => /** @type {HTMLElement|null} */ (root.querySelector(selector));

  /** @returns {HTMLElement|null} the focused element of this view */
  function element() {
    const { activeElement } = /** @type {Document|ShadowRoot} */ (root.getRootNode());
    return activeElement && root.contains(activeElement)
      ? /** @type {HTMLElement} */ (activeElement)
      : null;
  }

  /** Focus the filled button, or else the map, after the focused element has gone. */
  function rescue() {
    /** @type {NodeListOf<HTMLElement>} */
    const filled = root.querySelectorAll(
      ".rw-veil .rw-primary, .rw-sentence-bar .rw-primary, .rw-wall-tools .rw-primary, .rw-start-game .rw-primary, .rw-short-form .rw-primary",
    );
    const to = [...filled].find((each) => isReachable(each) && !("deliberate" in each.dataset));
    const board = to ? null : map();
    // Do not scroll away from where the person was reading.
    if (board) board.focus();
    else (to ?? root).focus({ preventScroll: true });
  }

  /** Restore the focus to where it was before a dialog, or before looking back. */
  function giveBack() {
    const name = opener?.dataset.action;
    // The same button may have been drawn again as a new element.
    const again = name ? find(`.rw-play [data-action="${name}"]`) : null;
    const to = [opener, again].find((each) => each && isReachable(each));
    if (to) to.focus({ preventScroll: true });
    else rescue();
  }

  return {
    element,
    rescue,
    giveBack,
    /** Remember the focused element, to restore it later. */
    remember() {
      opener = element();
    },
    /** Focus a dialog that has opened, or restore the focus. @param {Dialog|null} before */
    move(before) {
      const now = dialog();
      const inside =
        now === "new" ? ".rw-new-game" : isMenu(now) ? ".rw-menu" : now && ".rw-whole .rw-dialog";
      if (inside) {
        const first = find(`${inside} :is(button,input,select):not(:disabled)`);
        const checked = find(`${inside} input:checked`);
        // A page of the menu leads back to the entry that opened it.
        const entry = now === "menu" && before && find(`.rw-menu [data-action="${before}"]`);
        // The form begins with its button, which must stay in sight.
        if (now === "new") (checked ?? first)?.focus({ preventScroll: true });
        else (entry || first)?.focus();
      } else if (before) giveBack();
    },
    toSlider: () => find(".rw-replay .rw-range")?.focus(),
  };
}

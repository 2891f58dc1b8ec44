/** The effects: what a person's wish and the kernel's answer set going beyond the state. */

import { primaryCommand } from "../store/barButtons.js";
import { clickOutcome, dragOutcome } from "../store/mapClick.js";
import { wholeSnapshot } from "../store/reducer.js";
import { isPlaying, shownSnapshot } from "../store/selectors.js";
import { createAnnouncer } from "./announcer.js";
import { createFocus } from "./focus.js";
import { createKeyboard } from "./keyboard.js";
import { createLessonController } from "./lessonController.js";
import { createLookBack } from "./lookBack.js";
import { createPacing } from "./pacing.js";
import { watchPointer } from "./pointer.js";
import { createRequests } from "./requests.js";
import { watchSkips } from "./skips.js";
import { createSounds } from "./sound.js";
import { createStage } from "./stage.js";
import { copyText, downloadText } from "./texts.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../pageTypes.js").MapHandle} MapHandle */
/** @typedef {import("../host/outbox.js").Model} Model */
/** @typedef {import("../store/barButtons.js").Command} Command */
/** @typedef {import("../store/state.js").State} State */
/** @typedef {import("../store/state.js").StoreEvent} StoreEvent */
/** @typedef {import("../store/state.js").UiEvent} UiEvent */
/** @typedef {import("../store/state.js").Store} Store */

/**
 * @param {object} o
 * @param {HTMLElement} o.root
 * @param {HTMLElement} o.live the region that a screen reader reads
 * @param {Model} o.model
 * @param {Store} o.store
 * @param {import("../host/outbox.js").Outbox} o.outbox
 * @param {() => MapHandle|null} o.map
 * @param {ReturnType<typeof import("../layout/viewport.js").createViewport>} o.viewport
 * @param {() => void} o.redraw
 * @param {import("../words/index.js").Words} o.say
 * @param {AbortSignal} o.signal
 */
export function createController({
  root,
  live,
  model,
  store,
  outbox,
  map,
  viewport,
  redraw,
  say,
  signal,
}) {
  const requests = createRequests({ store, outbox, say, signal });
  const { send, fetch } = requests;
  const announcer = createAnnouncer(live, store, say);
  const pacing = createPacing({ store, send, pending: outbox.pending, signal });
  const lookBack = createLookBack({ store, fetch, dispatch, signal });
  const sounds = createSounds(root.ownerDocument.defaultView, signal);
  const rolls = (/** @type {number} */ pace) => sounds.play("dice", pace);
  const lesson = createLessonController({
    root,
    store,
    send: sendAndRedraw,
    announce: announcer.announce,
    say,
    map,
    reducedMotion,
    rolls,
    signal,
  });
  const stage = createStage({ store, map, reducedMotion, accept, rolls, signal });
  const focus = createFocus(root, {
    dialog: () => store.get().ui.dialog,
    map() {
      const { snapshot, ui } = store.get();
      return snapshot.screen === "play" && !ui.dialog ? map() : null;
    },
  });
  const keyboard = createKeyboard({
    root,
    store,
    map,
    focused: focus.element,
    isChoosing: lesson.isChoosing,
    isReadyAt: lesson.isReadyAt,
    dispatch,
    send,
    leaveFullScreen: () => viewport.leave(),
    pressFilled,
  });
  watchPointer(root, { store, dispatch, focused: focus.element, signal });
  watchSkips(root, () => stage.skip() || lesson.skipDice());

  /** @returns {boolean} */
  function reducedMotion() {
    const wish = store.get().reducedMotion;
    if (wish === "on" || wish === "off") return wish === "on";
    const view = root.ownerDocument.defaultView;
    return view?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  }

  /** What a person does; the focus follows. @param {UiEvent} event */
  function dispatch(event) {
    const { dialog, past, hint } = store.get().ui;
    store.batch(() => {
      store.dispatch(event);
      const { ui } = store.get();
      if ((ui.dialog && !dialog) || (ui.past && !past)) focus.remember();
    });
    const { ui } = store.get();
    if (ui.past && (!past || (dialog && !ui.dialog))) focus.toSlider();
    else if (past && !ui.past) focus.giveBack();
    else if (ui.hint && !hint && dialog) focus.toHint();
    else if (ui.dialog !== dialog) focus.move(dialog);
    if (ui.dialog === "new" && dialog !== "new") viewport.reveal();
    lookBack.seek();
    if (event.type === "repeat") pacing.placeNext();
  }

  /** A switch shows what holds, not what was pressed. @param {Action} action */
  function sendAndRedraw(action) {
    if (action.type === "place" && action.armies > 1)
      store.dispatch({ type: "placed", armies: action.armies });
    if (/^(place|claim|place_rest)$/.test(action.type)) pacing.play(action);
    else {
      pacing.forget();
      send(action);
    }
    redraw();
  }

  /** Does what a button of the bar says. @param {Command} command */
  function run(command) {
    if (command.disabled) {
      const refusal = store.get().snapshot.legal.end_refused;
      if (refusal) dispatch({ type: "refused", refusal });
    } else if (command.run) command.run();
    else if (command.dialog) dispatch({ type: "dialog", dialog: command.dialog });
    else if (command.name === "back_to_game") dispatch({ type: "look_back", at: null });
    else if (command.name === "play_on" && command.action) startGame(command.action);
    else if (command.name === "stop_placing") dispatch({ type: "repeat", territory: null });
    else if (command.action) sendAndRedraw(command.action);
  }

  /** Does what the filled button does; whether Enter may press one. */
  function pressFilled() {
    const state = store.get();
    // A lesson has buttons of its own, and so has a screen that is handed over.
    if (state.snapshot.lesson || state.snapshot.screen === "handover") {
      /** @type {HTMLElement|null} */
      const button = root.querySelector(".rw-veil .rw-primary, .rw-sentence-bar .rw-primary");
      button?.click();
      return button !== null;
    }
    const command = primaryCommand(shownSnapshot(state), state.ui);
    if (!command || command.deliberate) return false;
    run(command);
    return true;
  }

  /**
   * A territory was clicked, or chosen by key.
   * @param {string} territory
   * @param {{ask?: boolean}} [how] `ask`: it was held, or clicked with Shift
   */
  function selectTerritory(territory, how) {
    const { snapshot, ui, board, disconnected } = store.get();
    if (!disconnected && lesson.selectTerritory(territory)) return;
    follow(clickOutcome(snapshot, ui, board, territory, how));
  }

  /** One territory was dragged onto another. @param {string} source @param {string} target */
  function dragTerritory(source, target) {
    if (!store.get().snapshot.lesson) follow(dragOutcome(store.get().snapshot, source, target));
  }

  /** @param {import("../store/mapClick.js").Outcome} outcome */
  function follow(outcome) {
    const { disconnected, ui } = store.get();
    if (!outcome || disconnected || ui.past) return;
    if ("play" in outcome) {
      // On its way before anything is drawn: drawing takes as long as a part of the answer.
      store.batch(() => {
        pacing.play(outcome.play);
        dispatch({ type: "select", selection: outcome.selection });
      });
    } else if ("selection" in outcome) dispatch({ type: "select", selection: outcome.selection });
    else if ("probe" in outcome) send(outcome.probe);
    else if ("confirm" in outcome) pressFilled();
    else dispatch({ type: "refused", refusal: { rule: "", message: outcome.hint } });
  }

  /** @param {Action} game */
  function startGame(game) {
    store.dispatch({ type: "propose_game", game });
    if (isPlaying(store.get().snapshot)) dispatch({ type: "dialog", dialog: "replace" });
    else send(game);
  }

  function readSettings() {
    store.dispatch({
      type: "settings",
      theme: model.get("theme"),
      reducedMotion: model.get("reduced_motion"),
      catalog: model.get("catalog"),
    });
  }

  /** What follows when the changes of `receive` are drawn. @type {Array<() => void>|null} */
  let following = null;

  /** The kernel has written a snapshot. */
  function receive() {
    following = [];
    store.batch(() => {
      readSettings();
      // A board comes before the first snapshot on it, and waits for that.
      if (model.get("board") !== store.get().board) {
        store.dispatch({ type: "board", board: model.get("board") });
      }
      stage.receive(wholeSnapshot(model.get("state")));
      outbox.alive();
      outbox.settle();
    });
    const all = following;
    following = null;
    for (const afterwards of all) afterwards();
  }

  /** Shows a snapshot. @param {import("../types.js").Snapshot} snapshot */
  function accept(snapshot) {
    const prev = store.get();
    const isNew = () => {
      const { game_id, seq } = store.get().snapshot;
      return game_id !== prev.snapshot.game_id || seq !== prev.snapshot.seq;
    };
    store.batch(() => {
      store.dispatch({ type: "received", snapshot });
      lesson.receive(prev);
      if (isNew() && !store.get().ui.past) announcer.sayNewLines();
    });
    if (!isNew()) return;
    const afterwards = () => {
      if (store.get().ui.past) lookBack.seek();
      else {
        map()?.flash(snapshot.last);
        hear(prev.snapshot, snapshot);
      }
      pacing.placeNext();
      pacing.resumeBots();
    };
    if (following) following.push(afterwards);
    else afterwards();
  }

  /**
   * Lets one hear what a snapshot has brought, where it is not shown at once.
   * @param {import("../types.js").Snapshot} prev
   * @param {import("../types.js").Snapshot} next
   */
  function hear(prev, next) {
    if (next.bots?.speed === "instant") return;
    if (next.screen === "over" && prev.screen !== "over" && next.over?.winner) sounds.play("win");
    else if (next.last.some(({ type }) => type === "captured")) sounds.play("capture");
  }

  return {
    receive,
    readSettings,
    selectTerritory,
    dragTerritory,
    askMissing: requests.askMissing,
    resumeBots: pacing.resumeBots,
    focus,
    keyboard,
    reducedMotion,
    /** What the views may call. @type {import("../calls.js").Calls} */
    calls: {
      dispatch,
      send: sendAndRedraw,
      run,
      fetch,
      startGame,
      startProposedGame() {
        const { proposedGame } = store.get();
        if (proposedGame) send(proposedGame);
      },
      copy: copyText,
      download: downloadText,
      reducedMotion,
      sounds: {
        isOn: sounds.isOn,
        set(value) {
          sounds.set(value);
          redraw();
        },
      },
      toggleFullScreen: () => viewport.toggleFull(),
      bringIntoView: () => viewport.bringIntoView(),
      lessonActions: lesson.actions,
    },
  };
}

/** The effects, outside the state, of a person's input and of the kernel's answers. */

import { primaryCommand } from "../store/barButtons.js";
import { isEditor, painted, stroked } from "../store/editor.js";
import { momentsBetween, soundBetween } from "../store/moments.js";
import {
  boardOfPlans,
  CLOSED,
  clickInPlan,
  dragInPlan,
  localPlans,
  newPlace,
  pathTo,
  planInFocus,
  showsPlans,
} from "../store/plans.js";
import { shownSnapshot } from "../store/playback.js";
import { plansState } from "../store/queries.js";
import {
  boardOf,
  hasGame,
  hasLesson,
  hostPart,
  isGuest,
  isOn,
  newsIn,
  partsIn,
  whole,
} from "../store/screens.js";
import { clickOutcome, dragOutcome } from "../store/selection.js";
import { changeBetween, isPlaying } from "../store/selectors.js";
import { askedPlaces, chapterNumber, draftOf, recordGuess, withMark } from "../store/story.js";
import { lookBackTo, setLocal, showDialog } from "../store/uiEvents.js";
import { sentences } from "../words/index.js";
import { createCountdown } from "./countdown.js";
import { createDrawnCard } from "./drawnCard.js";
import { createFilm } from "./film.js";
import { createFocus, createKeyboard, watchPointer } from "./input.js";
import { createKeeping } from "./keeping.js";
import { createLanguages, isOf } from "./languages.js";
import { createLessonController } from "./lessonController.js";
import { createMomentTeller } from "./momentTeller.js";
import { createOffers } from "./offerMemory.js";
import { watchReturns } from "./onReturn.js";
import { createPlayback } from "./playbackController.js";
import { createPressGuard } from "./pressGuard.js";
import { remembered } from "./remembered.js";
import { createRequests } from "./requests.js";
import { createSounds } from "./sound.js";
import { copyText, downloadText, wholePage } from "./texts.js";

/** @import { Page } from "../calls.js" */
/** @import { Model, Outbox } from "../host/outbox.js" */
/** @import { Command } from "../store/barButtons.js" */
/** @import { Store, UiEvent } from "../store/state.js" */
/** @import { Action, Snapshot } from "../types.js" */

/**
 * @param {Page} page
 * @param {object} o
 * @param {HTMLElement} o.live the live region for screen readers
 * @param {Model} o.model
 * @param {Outbox} o.outbox
 * @param {ReturnType<typeof import("../layout/viewport.js").createViewport>} o.viewport
 * @param {() => void} o.redraw
 */
export function createController(page, { live, model, outbox, viewport, redraw }) {
  const { root, store, map, say, signal } = page;
  // Created first, so that it hears each press before any other listener.
  const guard = createPressGuard(page);
  /** Whether a game requested on this page has begun but is not drawn yet. */
  let begun = false;
  const requests = createRequests(page, outbox, () => {
    begun = true;
  });
  const { send, fetch } = requests;
  const film = createFilm(page, fetch);
  /** Show sentences until they are closed. @param {string[]} sentences */
  function tell(sentences) {
    const before = store.get().ui.local.told?.sentences ?? [];
    store.dispatch(setLocal("told", { sentences: [...before, ...sentences] }));
  }
  const keeping = createKeeping(page, { model, fetch, tell: (...words) => tell([say(...words)]) });
  watchReturns(page, send);
  const announcer = createAnnouncer(live, store, say);
  const view = root.ownerDocument.defaultView;
  const sounds = createSounds(view, signal);
  const printed = remembered(view, "printed-dice");
  if (printed.get() === "on") store.dispatch({ type: "settings", printedDice: true });
  const sure = remembered(view, "sure-battles");
  if (sure.get() === "on") store.dispatch({ type: "settings", sureBattles: true });
  const offers = createOffers(view);
  const languages = createLanguages(view);
  const playback = createPlayback(page, {
    ...requests,
    pending: outbox.pending,
    dispatch,
    reducedMotion,
    rolls: (pace) => sounds.dice(pace),
    accept,
  });
  const { announce } = announcer;
  const countdown = createCountdown(page, redraw);
  countdown.receive(store.get().snapshot);
  const lesson = createLessonController(page, {
    send: sendAndRedraw,
    announce,
    playback,
    reveal: viewport.reveal,
  });
  const focus = createFocus(root, {
    dialog: () => store.get().ui.dialog,
    map() {
      const { snapshot, ui } = store.get();
      return isOn(snapshot) && !ui.dialog ? map() : null;
    },
  });
  const drawnCard = createDrawnCard(page);
  const teller = createMomentTeller(page, { reducedMotion });
  const keyboard = createKeyboard(page, {
    ...lesson,
    focused: focus.element,
    dispatch,
    send,
    leaveFullScreen: () => viewport.leave(),
    pressFilled,
  });
  watchPointer(page, { dispatch, focused: focus.element });

  /** @returns {boolean} */
  function reducedMotion() {
    const wish = store.get().reducedMotion;
    if (wish === "on" || wish === "off") return wish === "on";
    return view?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  }

  /** Carry out a person's event, and move the focus accordingly. @param {UiEvent} event */
  function dispatch(event) {
    const { dialog, past } = store.get().ui;
    store.batch(() => {
      store.dispatch(event);
      const { ui } = store.get();
      if ((ui.dialog && !dialog) || (ui.past && !past)) focus.remember();
    });
    const { ui } = store.get();
    if (ui.past && (!past || (dialog && !ui.dialog))) focus.toSlider();
    else if (past && !ui.past) focus.giveBack();
    else if (ui.dialog !== dialog) focus.move(dialog);
    if (ui.dialog === "new" && dialog !== "new") viewport.reveal();
    playback.seek();
    if (event.type === "repeat") playback.placeNext();
  }

  /**
   * Send an action, and redraw, so that a switch shows the setting in force, not the one just
   * pressed.
   * @param {Action} action
   */
  function sendAndRedraw(action) {
    if (action.type === "place" && action.armies > 1)
      store.dispatch({ type: "placed", armies: action.armies });
    if (/^(place|claim|place_rest)$/.test(action.type)) playback.place(action);
    else {
      playback.dropClicks();
      send(action);
    }
    redraw();
    // Armies from traded cards are placed on the map.
    if (/^(trade|place_rest)$/.test(action.type)) viewport.showMap();
  }

  /**
   * Go on to the person's next decision; only the host may speed up the kernel.
   * @param {Action} action
   */
  function leap({ type }) {
    if (type !== "skip" && !isGuest(store.get().snapshot)) send({ type: "skip" });
    playback.leap();
  }

  /** Carry out the command of a button in the bar. @param {Command} command */
  function run(command) {
    if (command.disabled) {
      const refusal = boardOf(store.get().snapshot).legal.end_refused;
      if (refusal) dispatch({ type: "refused", refusal });
    } else if (command.run) command.run();
    else if (command.dialog) dispatch(showDialog(command.dialog));
    else if (command.event) dispatch(command.event);
    else if (command.name === "play_on" && command.action) startGame(command.action);
    else if (command.action) {
      sendAndRedraw(command.action);
      if (command.leaps) leap(command.action);
    }
  }

  /** Press the filled button, and return whether there is one that Enter may press. */
  function pressFilled() {
    const state = store.get();
    if (isEditor(state.snapshot)) return false;
    // A lesson and a handover screen have buttons of their own.
    if (hasLesson(state.snapshot) || state.snapshot.screen === "handover") {
      /** @type {HTMLElement|null} */
      const button = root.querySelector(
        ".rw-veil .rw-primary, .rw-sentence-bar .rw-primary, .rw-wall-tools .rw-primary",
      );
      button?.click();
      return button !== null;
    }
    const command = primaryCommand(shownSnapshot(state), state.ui);
    if (!command || command.deliberate) return false;
    run(command);
    return true;
  }

  /**
   * Handle a click on a territory, or its choice by key.
   * @param {string} territory
   * @param {{ask?: boolean}} [how] `ask`: whether it was held, or clicked with Shift
   */
  function selectTerritory(territory, how) {
    const state = store.get();
    const { snapshot, ui, board, disconnected } = state;
    const shown = shownSnapshot(state);
    if (askedPlaces(shown, ui).includes(territory))
      return dispatch(recordGuess(chapterNumber(shown, ui), territory));
    if (isEditor(snapshot)) {
      if (disconnected) return;
      dispatch(setLocal("editor", { at: territory }));
      return sendAndRedraw(painted(snapshot, ui, territory, how?.ask));
    }
    const writing = draftOf(shown, ui);
    if (writing?.marking) {
      const value = { draft: withMark(writing.draft, territory) };
      return dispatch(setLocal("comment", value));
    }
    if (!disconnected && (lesson.selectTerritory(territory) || drawPlan(territory))) return;
    follow(clickOutcome(boardOf(snapshot), ui, board, territory, how));
  }

  /** Whether the stroke in progress has painted something. */
  let hasPainted = false;
  /**
   * Paint a territory in the position editor.
   * @param {string} territory @param {boolean} first whether a stroke begins there
   */
  function paintTerritory(territory, first) {
    const { snapshot, ui, disconnected } = store.get();
    if (first) hasPainted = false;
    const action =
      isEditor(snapshot) && !disconnected ? stroked(snapshot, ui, territory, hasPainted) : null;
    if (!action) return;
    hasPainted = true;
    dispatch(setLocal("editor", { at: territory }));
    sendAndRedraw(action);
  }

  /** Handle a drag of one territory onto another. @param {string} source @param {string} target */
  function dragTerritory(source, target) {
    const { snapshot } = store.get();
    if (!hasLesson(snapshot) && !drawPlan(source, target))
      follow(dragOutcome(boardOf(snapshot), source, target));
  }

  /**
   * Use a click or a drag for the plan that is being drawn, and return whether it was used.
   * @param {string} territory @param {string} [target]
   */
  function drawPlan(territory, target) {
    const state = store.get();
    const { ui } = state;
    const shown = shownSnapshot(state);
    const local = localPlans(ui);
    const { answer, waits } = plansState(state);
    if (!showsPlans(ui) || !local.drawing || !answer || shown.screen !== "past") return false;
    const plan = planInFocus(answer, local);
    const place = plan?.place ?? (typeof local.focus === "number" ? local.focus : newPlace(answer));
    const path = pathTo(ui, place);
    const of = `${shown.at}/${path}`;
    // Steps drawn a moment ago count, although the kernel has not answered yet.
    const { written } = local;
    const texts = (waits && written?.of === of && written.texts) || (plan?.texts ?? []);
    const board = boardOfPlans(shown.territories, answer, null, local);
    const drawn = target
      ? dragInPlan(answer, board, texts, territory, target)
      : clickInPlan(answer, board, texts, local.from, territory);
    const next = "from" in drawn ? drawn.from : null;
    dispatch(setLocal("plans", { from: next, step: null }));
    if ("texts" in drawn) {
      send({ type: "plan", at: shown.at, path, text: drawn.texts.join(", ") });
      const value = {
        focus: drawn.texts.length ? place : null,
        sent: (local.sent ?? 0) + 1,
        written: { of, texts: drawn.texts },
      };
      dispatch(setLocal("plans", value));
    }
    return true;
  }

  /** @param {import("../store/selection.js").Outcome} outcome */
  function follow(outcome) {
    const { disconnected, ui } = store.get();
    if (!outcome || disconnected || ui.past) return;
    if ("play" in outcome) {
      // Send before drawing: drawing takes a good part of the time until the answer.
      store.batch(() => {
        playback.place(outcome.play);
        dispatch({ type: "select", selection: outcome.selection });
      });
    } else if ("selection" in outcome) dispatch({ type: "select", selection: outcome.selection });
    else if ("probe" in outcome) send(outcome.probe);
    else if ("confirm" in outcome) pressFilled();
    else dispatch({ type: "refused", refusal: { rule: "", message: outcome.hint } });
  }

  /** Keep a comment on a moment, and show it as readers see it. @param {number} at @param {string} text */
  function writeComment(at, text) {
    fetch({ type: "comment", at, text }, ({ ok, data, message }) => {
      const value = ok ? { open: false, marking: false } : { refused: message };
      const { moment } = store.get().playback;
      store.batch(() => {
        store.dispatch(setLocal("comment", value));
        if (ok && moment?.at === at) {
          const { comment: _, ...rest } = moment;
          store.dispatch({ type: "moment", moment: { ...rest, ...data } });
        }
      });
    });
  }

  /** Close an offer permanently. @param {string} name */
  function settle(name) {
    offers.settle(name);
    redraw();
  }

  /** @param {Action} game */
  function startGame(game) {
    store.dispatch({ type: "propose_game", game });
    if (isPlaying(store.get().snapshot)) dispatch(showDialog("replace"));
    else send(game);
  }

  function readSettings() {
    store.dispatch({
      type: "settings",
      theme: model.get("theme"),
      reducedMotion: model.get("reduced_motion"),
      catalog: model.get("catalog"),
      turns: model.get("turns") ?? [],
    });
  }

  /** Request the texts on the screen again after the kernel's language has changed. */
  function reword() {
    const { log } = store.get();
    store.batch(() => {
      readSettings();
      store.dispatch({ type: "reworded" });
      if (log) send({ type: "query", what: "log" });
      playback.seek();
    });
  }

  /** Tell the kernel which languages are wanted, unless the widget already speaks the first one. @param {string} spoken */
  function wishLanguage(spoken) {
    const wanted = languages.wanted();
    const several = (store.get().catalog.languages?.length ?? 0) > 1;
    if (several && !isOf(spoken, wanted[0])) fetch({ type: "language", wanted }, () => {});
  }

  /** Read the snapshot that the kernel has written. */
  function receive() {
    const { snapshot: prev } = store.get();
    store.batch(() => {
      readSettings();
      // A board arrives before its first snapshot.
      if (model.get("board") !== store.get().board) {
        store.dispatch({ type: "board", board: model.get("board") });
      }
      const now = whole(model.get("state"));
      countdown.receive(now);
      playback.receive(now);
      outbox.alive();
      outbox.settle();
      // Send the next army before drawing, once the previous action is answered.
      if (changeBetween(prev, store.get().snapshot).moved) playback.placeNext();
    });
    // Show the new game from the top: the form may have been scrolled down.
    if (begun) viewport.showWhole();
    begun = false;
  }

  /** Handle a message of the kernel that is not part of a snapshot. @param {Record<string, any>} told */
  function onMessage({ table, told, aside, full, newer, ...kept }) {
    if (told) tell(told);
    if (aside) tell([say("page-kept-damaged", { name: aside })]);
    else if (newer) tell([say("page-kept-newer")]);
    else if (full) keeping.tellFull();
    else if (table) store.dispatch(setLocal("table", table));
    else keeping.take(kept);
  }

  /** Accept a snapshot that may now be shown. @param {Snapshot} snapshot */
  function accept(snapshot) {
    const prev = store.get();
    store.batch(() => {
      store.dispatch({ type: "received", snapshot });
      lesson.receive(prev);
      if (!changeBetween(prev.snapshot, store.get().snapshot).moved) return;
      if (store.get().ui.past) playback.seek();
      else announcer.sayNewLines();
      playback.resumeBots();
    });
    const [edited, edits] = [isEditor(prev.snapshot), isEditor(store.get().snapshot)];
    // A position from the editor is being analysed.
    if (edited && !edits) openAnalysis();
    if (edits !== edited) viewport.showWhole();
  }

  /** The position whose events have been animated. */
  let told = store.get().snapshot;

  /** Animate the events of a snapshot, and play their sounds. Call after drawing it. */
  function showNews() {
    const { snapshot, ui, playback: shown, board } = store.get();
    if (hasGame(snapshot) && snapshot.round > 1) offers.settle("full_screen");
    const prev = told;
    if (!changeBetween(prev, snapshot).moved) return;
    told = snapshot;
    if (ui.past) return;
    map()?.flash(newsIn(snapshot));
    // Events that are not shown make no sound.
    if (snapshot.bots.speed === "instant" || shown.hurried) return;
    const [before, now] = [boardOf(prev), boardOf(snapshot)];
    const sound = soundBetween(before, now, momentsBetween(before, now, board));
    if (sound) sounds.play(sound);
  }

  /** Open the plans of a page made for analysis, without taking the focus. */
  function openAnalysis() {
    const { analyse } = hostPart(store.get().snapshot);
    if (typeof analyse !== "number") return;
    store.batch(() => {
      const value = { ...CLOSED, open: true };
      store.dispatch(setLocal("plans", value));
      store.dispatch(lookBackTo(analyse));
      playback.seek();
    });
  }

  return {
    receive,
    openAnalysis,
    reword,
    wishLanguage,
    onMessage,
    readSettings,
    selectTerritory,
    dragTerritory,
    paintTerritory,
    ask: requests.ask,
    showNews,
    showCard: drawnCard.look,
    tellMoments: teller.look,
    guardPresses: guard.look,
    countDown: countdown.look,
    resumeBots: playback.resumeBots,
    seek: playback.seek,
    keeping,
    focus,
    keyboard,
    reducedMotion,
    /** The calls of the views. @type {import("../calls.js").Calls} */
    calls: {
      dispatch,
      send: sendAndRedraw,
      run,
      fetch,
      startGame,
      goOn({ id, copied }) {
        const kept = copied ? { copy: keeping.copyOf(id) } : {};
        sendAndRedraw({ type: "go_on", game: id, ...kept });
      },
      startProposedGame() {
        const { proposedGame } = store.get();
        if (proposedGame) send(proposedGame);
      },
      copy: copyText,
      download: downloadText,
      wholePage,
      film,
      writeComment,
      reducedMotion,
      sounds: {
        isOn: sounds.isOn,
        areOffered: sounds.areOffered,
        set(value) {
          sounds.set(value);
          redraw();
        },
      },
      setLanguage(tag) {
        languages.choose(tag);
        send({ type: "language", wanted: [tag], chosen: true });
      },
      setPrintedDice(value) {
        printed.set(value ? "on" : "off");
        store.dispatch({ type: "settings", printedDice: value });
      },
      setSureBattles(value) {
        sure.set(value ? "on" : "off");
        store.dispatch({ type: "settings", sureBattles: value });
      },
      offers: { isOpen: offers.isOpen, settle },
      toggleFullScreen() {
        settle("full_screen");
        viewport.toggleFull();
      },
      toggleWall: viewport.toggleWall,
      turnSideways() {
        settle("sideways");
        // If the browser cannot lock the orientation, the offer's text still says to turn the phone.
        const orientation = /** @type {any} */ (view?.screen.orientation);
        orientation?.lock?.("landscape").catch(() => {});
      },
      bringIntoView: () => viewport.bringIntoView(),
      timeLeft: countdown.timeLeft,
      lessonActions: lesson.actions,
    },
  };
}

/**
 * @param {HTMLElement} live a region created before there was anything to announce
 * @param {import("../store/state.js").Store} store
 * @param {import("../words/index.js").Words} say
 */
function createAnnouncer(live, store, say) {
  /** @param {string} text */
  function announce(text) {
    // A screen reader repeats the same words only if the text differs.
    if (text) live.textContent = text === live.textContent ? `${text}\u00a0` : text;
  }

  return {
    announce,
    /** Announce each new line of the log once. */
    sayNewLines() {
      const { snapshot, announcedLine } = store.get();
      const { recent = [] } = partsIn(snapshot);
      const lines = recent.filter(({ n }) => n > announcedLine);
      store.dispatch({ type: "announced" });
      announce(sentences(say, ...lines.map(({ text, latest = text }) => latest)));
    },
  };
}

/**
 * Timers between changes of the store: dice that roll before their result is shown, scenes of a
 * lesson, replaying the past, armies placed one after another, and bots if the kernel has no
 * threads. The store holds the parts of all this that are drawn.
 */

import { keyMeant } from "../keyMeant.js";
import { TELLS } from "../momentTimes.js";
import { rollOf } from "../store/mapView.js";
import { momentsBetween } from "../store/moments.js";
import { hidesOutcome, knownMoment } from "../store/playback.js";
import { nextPlacement, waitsForBots } from "../store/queuedClicks.js";
import { boardOf, hasGame, movesOf, rollingIn } from "../store/screens.js";
import { changeBetween, isTaken, rolledAgainstPerson } from "../store/selectors.js";
import { KEYS } from "../store/shortcuts.js";
import { stopsHere } from "../store/story.js";
import { lookBackTo } from "../store/uiEvents.js";
import { createClickSwallow } from "./input.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { Page } from "../calls.js" */
/** @import { Action, Battle, Scene, Snapshot, TaughtScreen } from "../types.js" */
/** @import { Scenes, Step } from "../store/playback.js" */
/** @import { UiEvent } from "../store/state.js" */
/** @import { Requests } from "./requests.js" */

/** Duration of a roll relative to a person's single roll; `others`: a roll without a person. */
const PACES = { own: 1, bots: 0.6, others: 0.3, series: 0.4 };
/** Factor for fast bots, and for bots that have already rolled again. */
const FAST = 0.5;
/**
 * Milliseconds for which the result of an attack on a person is shown before anything else happens.
 */
const OWN = 1200;
/** Milliseconds for reading dice that have taken a territory, before the next question. */
const READ = 800;
/** Pause between the rolls of a series, in ms. */
const REST = 220;
/**
 * Milliseconds for which great moments of others may hold up the game between two decisions of a
 * person; after that, headlines stay while the game goes on.
 */
const GREATS = 2500;
/** The number of waiting snapshots above which the page skips dice to catch up. */
const MOST_WAITING = 4;
/** Milliseconds for a scene, with and without dice. */
const ROLLED = 1500;
const CHANGED = 700;
/** Milliseconds for each moment while the past is replayed. */
const MOMENT = 700;

/**
 * Whether this is a new battle, or the defender has answered in the same one.
 * @param {Battle|null} before @param {Battle|null} now
 */
const isNewBattle = (before, now) => before?.n !== now?.n || before?.pending !== now?.pending;

/** Whether dice are rolled for the same battle again. @param {Snapshot} prev @param {Shown} next */
function continuesBattle(prev, { battle: now }) {
  const { battle: before } = boardOf(prev);
  return (
    isNewBattle(before, now) && before?.source === now?.source && before?.target === now?.target
  );
}

/** Whether a bot attacks a person, who wants to see all of it. @param {Shown} screen */
function concernsPerson({ seats, battle }) {
  const isPerson = (/** @type {string|undefined} */ id) =>
    seats.find(({ seat }) => seat === id)?.player === "human";
  return isPerson(battle?.defender) && !isPerson(battle?.attacker);
}

/** Keys that move the focus or modify other keys. */
const PASSES = /^(Tab|Shift|Control|Alt|Meta)$/;
/** Parts of the page that have nothing to do with the roll, and buttons that work at any time. */
const APART = ".rw-header,.rw-menu,.rw-veil,[data-action=stop],[data-action=skip]";

/**
 * @param {Page} page
 * @param {object} o
 * @param {Requests["send"]} o.send
 * @param {Requests["fetch"]} o.fetch
 * @param {() => Action[]} o.pending actions that the kernel has not answered
 * @param {(event: UiEvent) => void} o.dispatch
 * @param {() => boolean} o.reducedMotion
 * @param {(pace: number) => void} o.rolls called when dice begin to roll
 * @param {(snapshot: Snapshot) => void} o.accept accepts a snapshot that may now be shown
 */
export function createPlayback({ root, store, map, signal }, o) {
  const { send, fetch, pending, dispatch, reducedMotion, rolls, accept } = o;
  /** The timer until the next step. @type {ReturnType<typeof setTimeout>|undefined} */
  let rest;
  /** The timer until the next moment of the past. @type {ReturnType<typeof setTimeout>|undefined} */
  let moment;
  /** The timer until the bots act. @type {ReturnType<typeof setTimeout>|undefined} */
  let beat;
  /** Called once the last dice of the scenes lie still. @type {() => void} */
  let reveal = () => {};
  /** Whether the result of an attack on a person must stay on screen, whatever else is waiting. */
  let tellsOwn = false;
  /** Whether everything up to a person's next decision is shown immediately. */
  let leaps = false;
  /** The milliseconds of `GREATS` that are left until a person's next decision. */
  let greats = GREATS;
  /** Whether a requested moment has not arrived yet. */
  let seeking = false;

  // ---- rolls and scenes ------------------------------------------------------------------------

  /** Return the roll to show before a step, if any. @param {Step} step */
  function rollFor({ scene, snapshot: next }) {
    const { snapshot: prev, playback, ui, printedDice } = store.get();
    const { battle, dice_colours } = boardOf(prev);
    if (scene) {
      return scene.battle ? rollOf({ battle: scene.battle, dice_colours }, printedDice) : null;
    }
    if (leaps || playback.hurried || !hasGame(next) || ui.past || map() === null) return null;
    const behind = playback.queue.length > MOST_WAITING && !concernsPerson(next);
    if (behind || reducedMotion()) return null;
    // After an undo, the battle before the undone one has already been seen.
    const { newGame, takenBack } = changeBetween(prev, next);
    const follows = !newGame && !takenBack && next.seq > prev.seq;
    const isNew = follows && isNewBattle(battle, next.battle) && next.bots.speed !== "instant";
    return isNew ? rollOf(next, printedDice) : null;
  }

  /**
   * Choose the pace of a step's dice; dice in a lesson roll at a person's pace.
   * @param {Step} step
   */
  function paceOf({ snapshot: next }) {
    const { snapshot: prev, playback } = store.get();
    if (!next || !hasGame(next)) return PACES.own;
    const concerns = concernsPerson(next);
    // If another snapshot is waiting, the bot has already moved on.
    const isLate = playback.queue.length > 1 && !concerns;
    const quick = next.bots.speed === "fast" || isLate ? FAST : 1;
    if (rollingIn(prev) || rollingIn(next)) return PACES.series * quick;
    const of = (/** @type {string|undefined} */ id) => next.seats.find(({ seat }) => seat === id);
    if (of(next.battle?.attacker)?.player !== "human") {
      return (concerns ? PACES.bots : PACES.others) * quick;
    }
    // Nobody should have to wait long for the end of a won game.
    return next.screen === "over" ? FAST : PACES.own;
  }

  /**
   * Compute the pause for reading the dice: after a capture, a question such as how many armies
   * move in draws the eyes away from the dice.
   * @param {Step} step
   */
  function readingTime({ snapshot: next }) {
    if (next?.screen !== "play" || !next.human) return 0;
    return isTaken(next) || next.phase === "occupy" ? READ : 0;
  }

  /** Show the waiting steps up to the next roll. */
  function advance() {
    const { phase, queue, scenes } = store.get().playback;
    if (phase !== "idle") return;
    const [step] = queue;
    if (!step) {
      if (scenes) endScenes();
      return;
    }
    const roll = rollFor(step);
    if (!roll) return show(1);
    const pace = paceOf(step);
    store.dispatch({ type: "dice_thrown" });
    rolls(pace);
    const shown = () => {
      const still = store.get().playback.phase === "rolling";
      if (still && !signal.aborted) show(pace);
    };
    map()?.roll(roll, { pace, rest: readingTime(step) }, shown);
  }

  /** Show the first step of the queue, once its dice, if any, lie still. @param {number} pace */
  function show(pace) {
    const { playback } = store.get();
    const [step] = playback.queue;
    if (!step) return;
    const { scene, snapshot } = step;
    if (scene && isShownAnyway(scene)) endScenes();
    else {
      const time = scene ? (scene.battle ? ROLLED : CHANGED) : restAfter(snapshot, pace);
      const moved = snapshot && changeBetween(store.get().snapshot, snapshot).moved;
      if (moved && boardOf(snapshot).human && !rollingIn(snapshot)) {
        leaps = false;
        greats = GREATS;
      }
      store.batch(() => {
        store.dispatch({ type: "step_shown", rests: time > 0 });
        if (snapshot) accept(snapshot);
      });
      if (time) rest = setTimeout(goOn, time);
    }
    tell();
    if (scene?.battle) map()?.flash([{ type: "rolled", seat: null, ...scene.battle }]);
    if (snapshot) placeNext();
    advance();
  }

  /**
   * Whether a great moment of the other players gets a pause of its own; the end of the game needs
   * none.
   * @param {Snapshot} next
   */
  function isGreat(next) {
    const { snapshot: prev, board, playback } = store.get();
    const free = leaps || playback.hurried || reducedMotion();
    if (next.screen !== "play" || next.human || next.bots.speed !== "normal" || free) return false;
    return momentsBetween(boardOf(prev), next, board).length > 0;
  }

  /** Compute the pause after a great moment, a bot's attack on a person, or a roll in a series.
   * @param {Snapshot} next @param {number} pace */
  function restAfter(next, pace) {
    const [shown, rolling] = [boardOf(next), rollingIn(next)];
    const { battle } = shown;
    const { snapshot: prev, ui } = store.get();
    const instant = next.bots?.speed === "instant";
    const watched = !leaps && !instant && !ui.past;
    tellsOwn =
      watched && rolledAgainstPerson(shown) !== null && isNewBattle(boardOf(prev).battle, battle);
    if (tellsOwn) return OWN;
    if (leaps) return 0;
    if (isGreat(next)) {
      const time = Math.min(TELLS, greats);
      greats -= time;
      return time;
    }
    const rolled = store.get().playback.phase === "rolling" && battle !== null;
    return rolled && rolling && !store.get().playback.hurried ? (REST * pace) / PACES.series : 0;
  }

  function goOn() {
    tellsOwn = false;
    store.batch(() => {
      store.dispatch({ type: "rested" });
      advance();
    });
  }

  /** Show immediately everything that is waiting, and return whether anything was. */
  function skip() {
    const { playback } = store.get();
    if (playback.scenes) {
      if (!hidesOutcome(playback)) return false;
      // The second press of a double click is not meant for dice that have only just begun to roll.
      if (!store.get().lesson?.fresh) endScenes();
      return true;
    }
    if (!playback.queue.length || tellsOwn) return false;
    clearTimeout(rest);
    store.dispatch({ type: "hurried" });
    map()?.skip();
    advance();
    return true;
  }

  /** Show immediately everything up to a person's next decision. */
  function leap() {
    leaps = true;
    tellsOwn = false;
    clearTimeout(rest);
    store.dispatch({ type: "hurried" });
    map()?.skip();
    advance();
  }

  /** Queue or show a snapshot from the kernel. @param {Snapshot} snapshot */
  function receive(snapshot) {
    const { playback, snapshot: shown } = store.get();
    if (playback.scenes) {
      accept(snapshot);
      if (!store.get().playback.scenes) clearTimeout(rest);
      return;
    }
    const last = playback.queue.at(-1)?.snapshot ?? shown;
    const { newGame, takenBack } = changeBetween(last, snapshot);
    // After an undo or a new game, the waiting steps are out of date.
    const stale = newGame || takenBack;
    const board = boardOf(snapshot);
    // If the same battle continues and no one has to decide, only its end matters.
    if (tellsOwn && (stale || (!board.human && continuesBattle(last, board)))) {
      clearTimeout(rest);
      goOn();
    }
    if (stale && !skip() && store.get().playback.phase === "resting") {
      clearTimeout(rest);
      goOn();
    }
    store.dispatch({ type: "step_queued", snapshot });
    advance();
  }

  /** Whether the current board already shows how the last scene ends. @param {Scene} scene */
  function isShownAnyway({ battle }) {
    const { snapshot, playback } = store.get();
    if (playback.scenes?.putBack || playback.queue.length > 1) return false;
    const lying = rollOf(boardOf(snapshot));
    return (
      !battle ||
      (lying?.source === battle.source &&
        lying.target === battle.target &&
        String(lying.pairs) === String(battle.pairs))
    );
  }

  /** Reveal the outcome of the scenes, once their dice lie still. */
  function tell() {
    if (hidesOutcome(store.get().playback)) return;
    const revealed = reveal;
    reveal = () => {};
    revealed();
  }

  function endScenes() {
    if (!store.get().playback.scenes) return;
    clearTimeout(rest);
    store.dispatch({ type: "scenes_ended" });
    tell();
    map()?.skip();
  }

  /**
   * @param {Scene[]} scenes
   * @param {Scenes["territories"]} before
   * @param {boolean} putBack
   * @param {{held?: TaughtScreen, revealed?: () => void}} [outcome] `held`: shown until the outcome
   *   may be seen; `revealed`: called then
   */
  function playScenes(scenes, before, putBack, { held, revealed = () => {} } = {}) {
    endScenes();
    // A single change without dice is visible on the map anyway.
    const plain = !putBack && scenes.length < 2 && !scenes.some(({ battle }) => battle);
    if (!scenes.length || plain || reducedMotion()) return revealed();
    reveal = revealed;
    store.batch(() => {
      store.dispatch({ type: "scenes_queued", scenes, before, putBack, held: held ?? null });
      advance();
    });
  }

  // ---- looking back ----------------------------------------------------------------------------

  /** Request the wanted moment, one at a time: a slider is faster than any kernel. */
  function seek() {
    const { ui, playback, snapshot, disconnected } = store.get();
    clearTimeout(moment);
    if (!ui.past || (seeking && !disconnected)) return;
    const { at, playing } = ui.past;
    if (playback.moment?.at === at) {
      if (!playing) return;
      if (ui.past.chapter === undefined && stopsHere(store.get())) return dispatch(lookBackTo(at));
      if (at >= movesOf(snapshot)) return dispatch(lookBackTo(at));
      const next = () => dispatch({ type: "look_back", at: at + 1, playing: true });
      moment = setTimeout(next, MOMENT / (ui.local.past?.speed ?? 1));
      return;
    }
    if (disconnected) {
      const found = knownMoment(store.get(), at);
      store.batch(() => {
        store.dispatch({ type: "moment", moment: found });
        store.dispatch({ type: "look_back", at: found.at, playing });
      });
      return seek();
    }
    seeking = true;
    fetch({ type: "query", what: "moment", at }, ({ ok, data }) => {
      seeking = false;
      if (ok) store.dispatch({ type: "moment", moment: data });
      else store.dispatch(lookBackTo(null));
      queueMicrotask(seek);
    });
  }

  // ---- armies and bots -------------------------------------------------------------------------

  /**
   * Place an army, or all that are left: at once, or as soon as the kernel has answered the
   * previous action and the bots have placed theirs.
   * @param {Action} action
   */
  function place(action) {
    const waits = pending().some(({ type }) => type === action.type);
    if (waits || waitsForBots(boardOf(store.get().snapshot)))
      store.dispatch({ type: "click_queued", action });
    else send(action);
  }

  /** Drop the queued clicks when the person does something else. */
  function dropClicks() {
    if (store.get().ui.queuedClicks.actions.length) store.dispatch({ type: "clicks_dropped" });
  }

  /** Place the next army of "all of them there", or the next one that was clicked. */
  function placeNext() {
    const { ui, snapshot } = store.get();
    const next = nextPlacement(ui, boardOf(snapshot));
    if (!next || !send(next)) return;
    if (next === ui.queuedClicks.actions[0]) store.dispatch({ type: "click_sent" });
  }

  /** Let the bots act after a delay if the kernel has no threads. */
  function resumeBots() {
    clearTimeout(beat);
    const { tick, paused } = store.get().snapshot.bots;
    if (tick !== undefined && !paused) beat = setTimeout(() => send({ type: "resume" }), tick);
  }

  // ---- a press ends a roll ---------------------------------------------------------------------

  // The press does nothing else: its target was not on the screen yet.
  const swallowClick = createClickSwallow(root);
  root.addEventListener(
    "pointerdown",
    ({ target }) => swallowClick(!(/** @type {Element} */ (target).closest(APART)) && skip()),
    true,
  );
  root.addEventListener(
    "keydown",
    (event) => {
      const passes = PASSES.test(event.key) || keyMeant(event).toUpperCase() === KEYS.skip;
      if (passes || !skip()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  signal.addEventListener("abort", () => {
    for (const timer of [rest, moment, beat]) clearTimeout(timer);
  });

  return { receive, leap, playScenes, endScenes, seek, place, placeNext, dropClicks, resumeBots };
}

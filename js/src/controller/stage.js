/**
 * Lets dice roll before what they have led to is shown. A snapshot with a new roll waits until its
 * dice lie still, and those after it wait behind it: sentence, buttons, tags, log and panel change
 * together, and nothing else waits.
 */

import { rollOf } from "../store/mapView.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */

/** How quick dice are beside those of a single roll: bots', and those of a series. */
const PACES = { own: 1, bots: 0.6, series: 0.4 };
/** Where bots are fast or make haste, this much of that time. */
const FAST = 0.5;
/** How long dice of a series lie before the next ones, in ms. */
const REST = 220;
/** When so many snapshots wait, the page is behind the game, and catches up. */
const MOST_WAITING = 4;

/**
 * @param {object} o
 * @param {import("../store/state.js").Store} o.store
 * @param {() => import("../pageTypes.js").MapHandle|null} o.map
 * @param {() => boolean} o.reducedMotion
 * @param {(snapshot: Snapshot) => void} o.accept shows a snapshot
 * @param {(pace: number) => void} o.rolls is told when dice begin to roll
 * @param {AbortSignal} o.signal
 */
export function createStage({ store, map, reducedMotion, accept, rolls, signal }) {
  /** @type {Snapshot[]} */
  const waiting = [];
  /** Dice roll, or lie for a moment before the next. */
  let busy = false;
  /** The rest of a series is not waited for. */
  let hurried = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  signal.addEventListener("abort", () => clearTimeout(timer));

  /** @param {Snapshot} prev @param {Snapshot} next */
  function isRolled(prev, next) {
    const { battle } = next;
    return (
      map() !== null &&
      battle !== null &&
      rollOf(next) !== null &&
      !next.lesson &&
      !store.get().ui.past &&
      next.game_id === prev.game_id &&
      next.seq > prev.seq &&
      prev.battle?.n !== battle.n &&
      next.bots.speed !== "instant" &&
      !reducedMotion()
    );
  }

  /** @param {Snapshot} prev @param {Snapshot} next */
  function paceOf(prev, next) {
    // A bot that makes haste has rolled again already.
    const quick = next.bots.speed === "fast" || waiting.length > 1 ? FAST : 1;
    if (prev.rolling || next.rolling) return PACES.series * quick;
    const attacker = next.seats.find(({ seat }) => seat === next.battle?.attacker);
    return attacker?.player === "human" ? PACES.own : PACES.bots * quick;
  }

  function go() {
    while (waiting.length && !busy) {
      const [next] = waiting;
      const prev = store.get().snapshot;
      if (!next) return;
      const behind = hurried || waiting.length > MOST_WAITING;
      const roll = behind || !isRolled(prev, next) ? null : rollOf(next);
      if (roll) {
        start(prev, next, roll);
      } else {
        waiting.shift();
        accept(next);
        if (!next.rolling && next.human) hurried = false;
      }
    }
  }

  /** @param {Snapshot} prev @param {Snapshot} next @param {import("../pageTypes.js").MapRoll} roll */
  function start(prev, next, roll) {
    busy = true;
    store.dispatch({ type: "rolling", battle: next.battle });
    const pace = paceOf(prev, next);
    rolls(pace);
    map()?.roll(roll, pace, () => {
      waiting.shift();
      store.batch(() => {
        store.dispatch({ type: "rolling", battle: null });
        accept(next);
      });
      const rest = hurried || !next.rolling ? 0 : (REST * pace) / PACES.series;
      timer = setTimeout(() => {
        busy = false;
        go();
      }, rest);
    });
  }

  /** Shows at once all that has come; whether something had to wait. */
  function skip() {
    if (!waiting.length) return false;
    hurried = true;
    map()?.skip();
    clearTimeout(timer);
    busy = false;
    go();
    return true;
  }

  return {
    skip,
    /** The kernel has sent a snapshot. @param {Snapshot} snapshot */
    receive(snapshot) {
      const last = waiting[waiting.length - 1] ?? store.get().snapshot;
      // Something was taken back, or another game has begun: what waits is overtaken.
      if (waiting.length && (snapshot.game_id !== last.game_id || snapshot.moves < last.moves)) {
        skip();
      }
      // The same position again: with an answer, or with another setting.
      const same = waiting.findIndex(({ seq }) => seq === snapshot.seq);
      if (same >= 0) waiting[same] = snapshot;
      else waiting.push(snapshot);
      go();
    },
  };
}

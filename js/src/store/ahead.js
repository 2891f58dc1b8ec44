/** Clicks ahead of one's turn: in set-up a turn is one army, and bots place theirs between two clicks. */

import { isConfirmed, isPerson } from "./selectors.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Territory} Territory */

/**
 * Bots claim or place, and the turn of a person comes round again.
 * @param {Snapshot} snapshot
 */
export const waitsForBots = ({ screen, phase, human, placing, lesson, bots }) =>
  screen === "play" &&
  /^(claim|place)$/.test(phase) &&
  !human &&
  !placing &&
  !lesson &&
  bots.running &&
  !bots.paused;

/**
 * The seat whose armies are clicked: the one that must act, or the only person while bots do.
 * @param {Snapshot} snapshot
 */
export function clickingSeat({ human, actor, seats }) {
  if (human) return actor;
  const people = seats.filter(isPerson);
  return people.length === 1 ? (people[0]?.seat ?? null) : null;
}

/**
 * What the only person at the screen has in hand while bots place theirs; null at other times.
 * @param {Snapshot} snapshot
 * @param {Pick<import("./state.js").Ui, "inHand">} ui
 */
export function inHandAhead(snapshot, { inHand }) {
  const seat = clickingSeat(snapshot);
  if (!inHand || inHand.seat !== seat || !waitsForBots(snapshot)) return null;
  const onMap = snapshot.seats.find((row) => row.seat === seat)?.armies ?? inHand.onMap;
  return Math.max(0, inHand.left - (onMap - inHand.onMap));
}

/**
 * Where the only person at the screen can place or claim as soon as the bots are done.
 * @param {Snapshot} snapshot
 * @returns {Territory[]}
 */
export function territoriesAhead(snapshot) {
  const seat = clickingSeat(snapshot);
  if (!seat || !waitsForBots(snapshot) || isConfirmed(snapshot)) return [];
  const owner = snapshot.phase === "claim" ? null : seat;
  return Object.entries(snapshot.territories).flatMap(([t, [own]]) => (own === owner ? [t] : []));
}

/**
 * Queued placements, sent one after another: clicks made before the kernel has answered the
 * previous one, or before the person's turn in the set-up (when bots place their armies between two
 * clicks); "all of them there"; and the remaining armies, which the kernel places.
 */

import { isPlacedFor, lessonOf } from "./screens.js";
import { isConfirmed, isPerson } from "./selectors.js";
import { NO_CLICKS } from "./state.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { Action, Territory } from "../types.js" */
/** @import { QueuedClicks, Ui } from "./state.js" */

/** Whether bots are claiming or placing before a person's next turn. @param {Shown} snapshot */
export const waitsForBots = (snapshot) =>
  snapshot.screen === "play" &&
  /^(claim|place)$/.test(snapshot.phase) &&
  !snapshot.human &&
  !snapshot.placing &&
  snapshot.bots.running &&
  !snapshot.bots.paused;

/** Return the seat whose armies a click places: the acting one, or the only person's while bots act.
 * @param {Shown} snapshot */
export function clickingSeat({ human, actor, seats }) {
  if (human) return actor;
  const people = seats.filter(isPerson);
  return people.length === 1 ? (people[0]?.seat ?? null) : null;
}

/**
 * Count the armies in the only person's hand while bots place their armies; null otherwise.
 * @param {Shown} snapshot @param {Pick<Ui, "inHand">} ui
 */
export function inHandAhead(snapshot, { inHand }) {
  const seat = clickingSeat(snapshot);
  if (!inHand || inHand.seat !== seat || !waitsForBots(snapshot)) return null;
  const onMap = snapshot.seats.find((row) => row.seat === seat)?.armies ?? inHand.onMap;
  return Math.max(0, inHand.left - (onMap - inHand.onMap));
}

/** List the territories that the only person can place on or claim once the bots are done.
 * @param {Shown} snapshot @returns {Territory[]} */
export function territoriesAhead(snapshot) {
  const seat = clickingSeat(snapshot);
  if (!seat || !waitsForBots(snapshot) || isConfirmed(snapshot)) return [];
  const owner = snapshot.phase === "claim" ? null : seat;
  return Object.entries(snapshot.territories).flatMap(([t, [own]]) => (own === owner ? [t] : []));
}

/**
 * Return the territory where the acting seat keeps placing armies, if any; while bots take their
 * turns, the territory where the only person does so.
 * @param {Pick<Ui, "repeat">} ui
 * @param {Shown} snapshot
 */
export const repeatTerritory = ({ repeat }, snapshot) =>
  snapshot.phase === "place" ? repeat[clickingSeat(snapshot) ?? ""] : undefined;

/** Whether all armies in hand can go to the chosen territory, one per turn.
 * @param {Ui} ui @param {Shown} snapshot */
export const restCanGoHere = (ui, snapshot) =>
  snapshot.phase === "place" &&
  !isPlacedFor(snapshot) &&
  ui.selection.kind === "one" &&
  snapshot.to_place > 1 &&
  !repeatTerritory(ui, snapshot);

/**
 * Whether the person can still ask the kernel to "place the rest for me".
 * @param {Shown} snapshot
 */
export const restCanBePlaced = (snapshot) =>
  snapshot.screen === "play" &&
  snapshot.human &&
  !snapshot.placing &&
  snapshot.to_place > 1 &&
  (snapshot.legal.claim !== undefined || snapshot.phase === "place");

/** Identify the game, the phase and the seat for which a click counts. @param {Shown} snapshot */
const momentOf = (snapshot) =>
  `${snapshot.game_id} ${snapshot.phase} ${clickingSeat(snapshot) ?? ""}`;

/**
 * @param {QueuedClicks} clicks
 * @param {Shown} snapshot
 * @param {Action} action
 * @returns {QueuedClicks}
 */
export function queueClick({ when, actions }, snapshot, action) {
  const now = momentOf(snapshot);
  return { when: now, actions: [...(when === now ? actions : []), action] };
}

/**
 * Return the clicks that still count in the new position. A click that has become impossible, after
 * the last army or in another player's turn, does not count. Nor do clicks made before a lesson
 * undid the first of them.
 * @param {QueuedClicks} clicks
 * @param {Shown} snapshot
 */
export function settleClicks(clicks, snapshot) {
  const [first] = clicks.actions;
  if (!first || waitsForBots(snapshot)) return clicks;
  const counts = clicks.when === momentOf(snapshot) && !lessonOf(snapshot)?.feedback?.back;
  return counts && isLegal(snapshot, first) ? clicks : NO_CLICKS;
}

/** @param {Shown} snapshot @param {Action} action */
function isLegal(snapshot, { type, territory }) {
  const { place, claim } = snapshot.legal;
  if (type === "place_rest") return restCanBePlaced(snapshot);
  return type === "place" ? place?.territories.includes(territory) : claim?.includes(territory);
}

/**
 * Return the next placement that needs no further click: the next one under "all of them there", or
 * the next queued click.
 * @param {Ui} ui
 * @param {Shown} snapshot
 * @returns {Action|null}
 */
export function nextPlacement(ui, snapshot) {
  if (waitsForBots(snapshot)) return null;
  const territory = repeatTerritory(ui, snapshot);
  if (!territory) return settleClicks(ui.queuedClicks, snapshot).actions[0] ?? null;
  const action = { type: "place", territory, armies: 1 };
  return !lessonOf(snapshot)?.feedback?.back && isLegal(snapshot, action) ? action : null;
}

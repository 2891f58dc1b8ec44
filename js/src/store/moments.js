/**
 * Events between two snapshots that the board shows for a moment: a continent taken or
 * lost.
 */

import { changeBetween, isSetUp } from "./selectors.js";

/** @import { Board, BoardMoment } from "../pageTypes.js" */
/** @import { Snapshot } from "../types.js" */

/** The holder of each whole continent. @param {Snapshot} snapshot */
export const continentsHeld = ({ seats }) =>
  Object.fromEntries(seats.flatMap(({ seat, continents }) => continents.map((c) => [c, seat])));

/**
 * Nothing is told of what was dealt or taken back, nor between the positions of a lesson.
 * @param {Snapshot} prev
 * @param {Snapshot} next
 * @param {Board} board
 * @returns {BoardMoment[]}
 */
export function momentsBetween(prev, next, board) {
  const { newGame } = changeBetween(prev, next);
  if (newGame || next.moves <= prev.moves || next.lesson || isSetUp(prev)) return [];
  // the latest first
  const captures = next.last.filter(({ type }) => type === "captured").reverse();
  const [held, holds] = [continentsHeld(prev), continentsHeld(next)];
  /** @type {BoardMoment[]} */
  const found = [];
  for (const { id, bonus, territories } of board.continents) {
    const [was, is] = [held[id], holds[id]];
    if (was === is) continue;
    const at = captures.find(({ target }) => territories.includes(target))?.target ?? null;
    if (is) found.push({ kind: "taken", continent: id, seat: is, bonus, at });
    else if (was) found.push({ kind: "lost", continent: id, seat: was, bonus, at });
  }
  return found;
}

/**
 * Events between two snapshots that the board shows for a moment: a continent taken or
 * lost.
 */

import { movesOf, newsIn } from "./screens.js";
import { changeBetween, isSetUp } from "./selectors.js";

/** @import { Board, BoardMoment, Shown } from "../pageTypes.js" */

/** Map each fully held continent to its holder. @param {Shown} snapshot */
export const continentsHeld = ({ seats }) =>
  Object.fromEntries(seats.flatMap(({ seat, continents }) => continents.map((c) => [c, seat])));

/**
 * Find the moments between two snapshots; none for what was dealt or taken back, or between positions of a lesson.
 * @param {Shown} prev
 * @param {Shown} next
 * @param {Board} board
 * @returns {BoardMoment[]}
 */
export function momentsBetween(prev, next, board) {
  const { newGame } = changeBetween(prev, next);
  if (newGame || movesOf(next) <= movesOf(prev) || isSetUp(prev)) return [];
  // The latest capture comes first.
  const captures = newsIn(next)
    .filter(({ type }) => type === "captured")
    .reverse();
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

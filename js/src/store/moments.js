/**
 * Great moments: a continent taken or lost, a player knocked out, a whole hand of cards traded for
 * a host of armies, the game won. Each is found between two snapshots, and then announced: the
 * first one waits until the loser's tag has broken, has the headline for a while, and makes way for
 * the next.
 */

import { hasGame, movesOf, newsIn, overOf } from "./screens.js";
import { cardDrawn, changeBetween, isPerson, isSetUp } from "./selectors.js";

/** @import { Board, BoardMoment, Shown, Sound, Telling } from "../pageTypes.js" */
/** @import { GameEvent } from "../types.js" */

/**
 * The maximum number of moments announced per snapshot; a whole turn's worth would block the
 * headline for too long.
 */
const MOST = 3;

/** Map each fully held continent to its holder. @param {Shown} snapshot */
export const continentsHeld = ({ seats }) =>
  Object.fromEntries(seats.flatMap(({ seat, continents }) => continents.map((c) => [c, seat])));

/**
 * Find the moments between two snapshots. There are none after a deal or an undo, or between
 * positions of a lesson. A win leaves room for nothing else.
 * @param {Shown} prev
 * @param {Shown} next
 * @param {Board} board
 * @returns {BoardMoment[]}
 */
export function momentsBetween(prev, next, board) {
  const { newGame } = changeBetween(prev, next);
  if (newGame || movesOf(next) <= movesOf(prev) || isSetUp(prev)) return [];
  const news = newsIn(next);
  // The latest capture comes first.
  const captures = news.filter(({ type }) => type === "captured").reverse();
  // Armies may have moved in after a decision: then the capture itself is no longer news.
  const last = (captures[0] ?? next.battle)?.target ?? null;
  const winner = overOf(prev) ? null : overOf(next)?.winner;
  if (winner) return [{ kind: "won", seat: winner, at: last }];
  const out = news.flatMap(({ type, seat, by }) =>
    type === "eliminated" && seat
      ? [/** @type {const} */ ({ kind: "out", seat, by, at: last })]
      : [],
  );
  return [
    ...out,
    ...continentsBetween(prev, next, board, captures),
    ...tradesOfAll(prev, next),
  ].slice(0, MOST);
}

/**
 * @param {Shown} prev
 * @param {Shown} next
 * @param {Board} board
 * @param {GameEvent[]} captures
 * @returns {BoardMoment[]}
 */
function continentsBetween(prev, next, board, captures) {
  const [held, holds] = [continentsHeld(prev), continentsHeld(next)];
  /** @type {BoardMoment[]} */
  const found = [];
  for (const { id: continent, bonus, territories } of board.continents) {
    const [was, is] = [held[continent], holds[continent]];
    if (was === is) continue;
    const at = captures.find(({ target }) => territories.includes(target))?.target ?? null;
    if (is) found.push({ kind: "taken", continent, seat: is, bonus, at });
    else if (was) found.push({ kind: "lost", continent, seat: was, bonus, at });
  }
  return found;
}

/**
 * Find the trades that have emptied a hand and brought at least half as many armies as the seat
 * had. Any other trade is an ordinary part of a turn.
 * @param {Shown} prev @param {Shown} next @returns {BoardMoment[]}
 */
const tradesOfAll = (prev, next) =>
  newsIn(next).flatMap(({ type, seat, armies = 0 }) => {
    const of = (/** @type {Shown} */ { seats }) => seats.find((row) => row.seat === seat);
    const great = of(next)?.cards === 0 && armies * 2 >= (of(prev)?.armies ?? 0);
    return type === "traded" && seat && great
      ? [{ kind: "cards", seat, bonus: armies, at: null }]
      : [];
  });

// ---- telling ------------------------------------------------------------------------------------

/** @type {Telling} */
export const SILENT = { queue: [], told: false };

/** @param {Telling} telling @param {{type: "moment_told"|"moment_over"|"moments_over"}} event @returns {Telling} */
export function reduceTelling({ queue }, event) {
  if (event.type === "moments_over") return SILENT;
  return event.type === "moment_told"
    ? { queue, told: true }
    : { queue: queue.slice(1), told: false };
}

/** Whether bots have played at instant speed, so that only the result of their turns is shown.
 * @param {Shown} prev @param {Shown} next */
const isUnwatched = (prev, next) =>
  hasGame(next) &&
  next.bots.speed === "instant" &&
  !(prev.turn === next.turn && next.seats.some((row) => row.seat === prev.turn && isPerson(row)));

/**
 * Return the moments that are still to be shown once another position is on the screen.
 * @param {Telling} telling
 * @param {Shown} prev
 * @param {Shown} next
 * @param {Board} board
 */
export function tellingAfter(telling, prev, next, board) {
  const { newGame, moved, takenBack } = changeBetween(prev, next);
  if (newGame || takenBack) return SILENT;
  const all = moved ? momentsBetween(prev, next, board) : [];
  const found = isUnwatched(prev, next) ? all.filter(({ kind }) => kind === "won") : all;
  return found.length ? { queue: found, told: false } : telling;
}

/**
 * Choose the sound of a change: the sound of its greatest moment.
 * @param {Shown} prev
 * @param {Shown} next
 * @param {BoardMoment[]} moments between the two
 * @returns {Sound|null}
 */
export function soundBetween(prev, next, moments) {
  const has = (/** @type {BoardMoment["kind"]} */ wanted) =>
    moments.some(({ kind }) => kind === wanted);
  if (has("won")) return "win";
  if (has("taken") || has("out")) return "continent";
  if (newsIn(next).some(({ type }) => type === "captured")) return "capture";
  if (cardDrawn(next)) return "card";
  const own = next.human && next.turn === next.viewer;
  return own && prev.turn !== next.turn ? "turn" : null;
}

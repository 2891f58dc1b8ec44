/** What ids are called on a board, for the functions of the catalog. */

/** @import { Board } from "../pageTypes.js" */
/** @import { Snapshot } from "../types.js" */
/** @import { Names } from "./functions.js" */
/** @import { Words } from "./index.js" */

/** Boards are large, and do not change. @type {WeakMap<Board, Names>} */
const known = new WeakMap();

/** The board's own names. @param {Board} board @returns {Names} */
export function namesOn(board) {
  let names = known.get(board);
  if (!names) {
    const { territories, continents } = board;
    names = {
      territories: Object.fromEntries(territories.map(({ id, name }) => [id, name])),
      continents: Object.fromEntries(continents.map(({ id, name }) => [id, name])),
    };
    known.set(board, names);
  }
  return names;
}

/**
 * What seats are called: by the names that people gave, else the catalog's words for the colours.
 * @param {Pick<Snapshot, "seats"|"third">} snapshot
 * @param {Words} say
 * @returns {Record<string, string>}
 */
export function seatNames({ seats, third }, say) {
  const renamed = seats.filter((seat) => seat.renamed).map(({ seat, name }) => [seat, name]);
  const named = third ? [["third", say("page-third", { kind: third.kind })]] : [];
  return Object.fromEntries([...renamed, ...named]);
}

/**
 * What ids are called now: the same object as long as they are called the same.
 * @param {Words} say
 * @returns {(state: {board: Board, snapshot: Snapshot}) => Names}
 */
export function createNames(say) {
  /** @type {Names} */
  let names = {};
  /** @type {{board: Board, snapshot: Snapshot}|null} */
  let seen = null;
  return ({ board, snapshot }) => {
    if (seen?.board === board && seen.snapshot === snapshot) return names;
    const other = seen?.board !== board;
    // first: what seats are called is said, too, and asks for the names
    seen = { board, snapshot };
    const seats = seatNames(snapshot, say);
    if (other || JSON.stringify(seats) !== JSON.stringify(names.seats)) {
      names = { ...namesOn(board), seats };
    }
    return names;
  };
}

/**
 * Names a territory, a continent or a wild card by its id.
 * @param {Words} say
 * @param {Board} board
 * @returns {(id: string) => string}
 */
export function createNamer(say, board) {
  const { continents = {} } = namesOn(board);
  return (id) => {
    if (/^wild(-|$)/.test(id)) return say("page-wild-card", { number: id.split("-")[1] });
    return id in continents
      ? say("page-continent", { continent: id })
      : say("page-territory", { territory: id });
  };
}

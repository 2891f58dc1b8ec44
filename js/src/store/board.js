/** What the board tells of its territories. */

/** @typedef {import("../types.js").Board} Board */

import { capitalize } from "../words/english.js";

/**
 * Looks up names by id; an id that the board does not know stands for itself.
 * @param {Board} board
 * @returns {(id: string) => string}
 */
export function territoryNames(board) {
  const names = new Map(
    [...board.territories, ...board.continents].map(({ id, name }) => [id, name]),
  );
  return (id) => names.get(id) ?? capitalize(id);
}

/**
 * Names of the neighbours of a territory, from the board alone.
 * @param {Board} board
 * @param {string} territory
 * @returns {string[]} ids
 */
export const neighbours = (board, territory) =>
  board.borders.flatMap(({ between: [a, b] }) =>
    a === territory ? [b] : b === territory ? [a] : [],
  );

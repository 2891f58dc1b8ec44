/** What the board tells of its territories. */

/** @import { Board } from "../pageTypes.js" */

/**
 * The neighbours of a territory, from the board alone.
 * @param {Board} board
 * @param {string} territory
 * @returns {string[]} ids
 */
export const neighbours = (board, territory) =>
  board.borders.flatMap(({ between: [a, b] }) =>
    a === territory ? [b] : b === territory ? [a] : [],
  );

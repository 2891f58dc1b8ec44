/** Reads the kernel's answers about odds into the form that the panels draw. */

/** @typedef {import("../views/context.js").OddsAnswer} OddsAnswer */

/**
 * @param {any} toTheEnd answer for an attack that goes on until it ends
 * @param {any} stopped answer with the stop rule
 * @returns {OddsAnswer|null}
 */
export function readOdds(toTheEnd, stopped) {
  if (!toTheEnd?.attackers_left) return null;
  return {
    win: toTheEnd.win,
    // Who loses has one army left, the one that had to stay; nobody wins with fewer than two.
    attackers: numbered(toTheEnd.attackers_left).slice(2).reverse(),
    defenders: numbered(toTheEnd.defenders_left).slice(1),
    stop_win: stopped?.win ?? null,
  };
}

/**
 * @param {number[]|undefined} chances by number of armies
 * @returns {Array<[number, number]>}
 */
const numbered = (chances = []) => chances.map((p, n) => [n, p]);

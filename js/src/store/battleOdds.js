/** Reads the kernel's answers about odds into the form that the panels draw. */

/**
 * Odds of a battle, as they are drawn.
 * @typedef {object} BattleOdds
 * @property {number} win chance to capture when attacking until it ends
 * @property {Array<[armies: number, p: number]>} attackers armies left, where the attacker wins
 * @property {Array<[armies: number, p: number]>} defenders armies left, where the defender holds
 * @property {number|null} stop_win chance to capture with the stop rule
 * @property {number|null} hit chance that the next roll costs the defender an army
 */

/**
 * @param {any} toTheEnd answer for an attack that goes on until it ends
 * @param {any} stopped answer with the stop rule
 * @returns {BattleOdds|null}
 */
export function readOdds(toTheEnd, stopped) {
  if (!toTheEnd?.attackers_left) return null;
  return {
    win: toTheEnd.win,
    // Who loses has one army left, the one that had to stay; nobody wins with fewer than two.
    attackers: numbered(toTheEnd.attackers_left).slice(2).reverse(),
    defenders: numbered(toTheEnd.defenders_left).slice(1),
    stop_win: stopped?.win ?? null,
    hit: toTheEnd.hit ?? null,
  };
}

/**
 * @param {number[]|undefined} chances by number of armies
 * @returns {Array<[number, number]>}
 */
const numbered = (chances = []) => chances.map((p, n) => [n, p]);

/** Sets of cards: which are chosen, and what they bring. */

/** @import { Action, Snapshot, TradeOption } from "../types.js" */
/** @import { Ui } from "./state.js" */

/**
 * Sets by what they bring, the most first; of equal ones the first.
 * @param {TradeOption[]} sets
 */
export function bestSets(sets) {
  /** @param {TradeOption} set */
  const worth = ({ armies, bonus = {}, bonus_armies: picked = 0 }) =>
    armies + Object.values(bonus).reduce((sum, n) => sum + n, picked);
  return [...sets].sort((a, b) => worth(b) - worth(a));
}

/**
 * The set that the chosen cards make, if it may be traded now.
 * @param {Snapshot} snapshot
 * @param {Ui} ui
 * @returns {TradeOption|undefined}
 */
export const chosenSet = ({ legal }, ui) =>
  legal.trade?.find(
    ({ cards }) => cards.length === ui.cards.length && cards.every((c) => ui.cards.includes(c)),
  );

/**
 * @param {TradeOption} set
 * @param {Ui} ui
 * @returns {Action|undefined} none while a choice is open
 */
export function tradeAction(set, ui) {
  const fits = set.choose_bonus ?? [];
  if (fits.length > 1 && !ui.bonus) return undefined;
  const bonus = fits.length > 1 ? { bonus: ui.bonus } : {};
  return { type: "trade", cards: set.cards, ...bonus };
}

/** Sets may be traded, and nobody is asked to find them. @param {Snapshot} snapshot */
const offered = ({ legal, lesson, private: shown }) =>
  lesson || shown !== "shown" ? [] : (legal.trade ?? []);

/**
 * The cards of the best set or, where that is chosen, of the next best one; after the last one comes
 * the best again. Null where there is no other.
 * @param {Snapshot} snapshot
 * @param {Ui} ui
 */
export function nextSet(snapshot, ui) {
  const sets = bestSets(offered(snapshot));
  const chosen = chosenSet(snapshot, ui);
  const at = chosen ? sets.indexOf(chosen) : -1;
  const next = sets[(at + 1) % sets.length];
  return next && next !== chosen ? next.cards : null;
}

/**
 * The trade of the chosen set, where nothing is left to be chosen.
 * @param {Snapshot} snapshot
 * @param {Ui} ui
 */
export function chosenTrade(snapshot, ui) {
  const set = offered(snapshot).length ? chosenSet(snapshot, ui) : undefined;
  return set && tradeAction(set, ui);
}

/** The choice under way, on the map and in the hand, within what `legal` offers. */

import { repeatTerritory } from "./queuedClicks.js";
import { NONE } from "./state.js";

/** @import { MapSelection, Ui } from "./state.js" */
/** @import { Action, Legal, Range, Snapshot, TradeOption } from "../types.js" */

/** @param {number} n @param {Range} range */
export const clamp = (n, [min, max]) => Math.max(min, Math.min(max, n));

/** Source → target → range of what this phase moves: attacks or movements. @param {Legal} legal */
export const legalPairs = (legal) => legal.attack ?? legal.fortify ?? {};

/** Territories that can be chosen alone: free ones, own ones, capitals. @param {Legal} legal */
export const legalTerritories = (legal) =>
  legal.claim ?? legal.choose_capital ?? legal.place?.territories ?? [];

/**
 * How many armies the choice may take, or null where there is no such choice.
 * @param {Snapshot} snapshot
 * @param {MapSelection} selection
 * @returns {Range|null}
 */
export function armyRange({ legal }, selection) {
  if (selection.kind === "one" && legal.place) return [1, legal.place.max];
  if (selection.kind === "pair")
    return legalPairs(legal)[selection.source]?.[selection.target] ?? null;
  if (selection.kind === "into") return legal.occupy ?? null;
  return null;
}

/**
 * Numbers of dice that may be rolled for the armies chosen.
 * @param {Snapshot} snapshot
 * @param {MapSelection} selection
 */
export const diceChoices = ({ legal }, selection) =>
  selection.kind === "pair" ? (legal.attack_dice?.[selection.armies] ?? [selection.armies]) : [];

/**
 * @param {Snapshot} snapshot
 * @param {string} source
 * @param {string} target
 * @returns {MapSelection}
 */
export function pairSelection(snapshot, source, target) {
  const armies = legalPairs(snapshot.legal)[source]?.[target]?.[1];
  return armies ? { kind: "pair", source, target, armies, dice: null } : { kind: "from", source };
}

/**
 * What is left of a choice in the position that has come.
 * @param {Pick<Ui, "selection"|"prefs">} ui
 * @param {Snapshot} snapshot
 * @returns {MapSelection}
 */
export function settleSelection({ selection, prefs }, snapshot) {
  const { legal, battle } = snapshot;
  // Somebody else answers or the kernel rolls on: the choice waits.
  if (!Object.keys(legal).length || legal.defend) return selection;
  // Where a lesson only asks about it, the map shows what was before the armies move.
  const acts = (snapshot.lesson?.input ?? "action") === "action";
  if (legal.occupy && battle && acts) {
    const [min, max] = legal.occupy;
    const armies = clamp(snapshot.proposal?.armies ?? max, [min, max]);
    return { kind: "into", source: battle.source, target: battle.target, armies };
  }
  if (selection.kind === "one" && legalTerritories(legal).includes(selection.territory)) {
    return { ...selection, armies: clamp(prefs.place, [1, legal.place?.max ?? 1]) };
  }
  if (selection.kind === "from" && legalPairs(legal)[selection.source]) return selection;
  if (selection.kind === "pair" || selection.kind === "into") {
    const { source, target } = selection;
    if (selection.kind === "pair") {
      const bounds = armyRange(snapshot, selection);
      if (bounds && legal.attack) {
        // As many as before the roll: all that could go, or the fewer that were asked for.
        const armies = clamp(selection.armies, bounds);
        const dice = selection.dice === null ? null : Math.min(selection.dice, armies);
        return { ...selection, armies, dice };
      }
      if (bounds) return { ...selection, armies: clamp(selection.armies, bounds), dice: null };
    }
    // A captured territory may attack onward: the front has moved there.
    if (legal.attack?.[target]) return { kind: "from", source: target };
    if (legal.attack?.[source]) return { kind: "from", source };
  }
  return NONE;
}

/** @param {MapSelection} selection @returns {MapSelection} */
export function stepBack(selection) {
  return selection.kind === "pair"
    ? { kind: "from", source: selection.source }
    : selection.kind === "into"
      ? selection
      : NONE;
}

/** There is something that a step back takes back. @param {Ui} ui @param {Snapshot} snapshot */
export function canStepBack(ui, snapshot) {
  const { legal } = snapshot;
  const chosen = !/none|into/.test(ui.selection.kind) || (legal.trade && ui.cards.length > 0);
  const choosing =
    legal.trade || legalTerritories(legal).length || Object.keys(legalPairs(legal)).length;
  return Boolean(
    ui.past || ui.hint || ui.refusal || repeatTerritory(ui, snapshot) || (chosen && choosing),
  );
}

// ---- sets of cards ------------------------------------------------------------------------------

/** Sets by what they bring, the most first; of equal ones the first. @param {TradeOption[]} sets */
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

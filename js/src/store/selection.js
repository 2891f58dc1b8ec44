/**
 * The choice under way, on the map and in the hand, limited to what `legal` offers; and the effect
 * of a click on a territory.
 */

import { repeatTerritory, territoriesAhead } from "./queuedClicks.js";
import { hasLesson, isOn, lessonOf, partsIn } from "./screens.js";
import { placesAtOnce } from "./selectors.js";
import { NONE } from "./state.js";

/** @import { Board, Shown } from "../pageTypes.js" */
/** @import { MapSelection, Ui } from "./state.js" */
/** @import { Action, Legal, Range, TradeOption } from "../types.js" */

/** @param {number} n @param {Range} range */
export const clamp = (n, [min, max]) => Math.max(min, Math.min(max, n));

/** Map source → target → range of armies, for the attacks or moves of this phase. @param {Legal} legal */
export const legalPairs = (legal) => legal.attack ?? legal.fortify ?? {};

/**
 * List the territories that can be chosen alone: free ones, the person's own, capitals.
 * @param {Legal} legal
 */
export const legalTerritories = (legal) =>
  legal.claim ?? legal.choose_capital ?? legal.place?.territories ?? [];

/**
 * Return the range of armies for the choice, or null if it has none.
 * @param {Shown} snapshot
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

/** List the numbers of dice that the chosen armies may roll.
 * @param {Shown} snapshot @param {MapSelection} selection */
export const diceChoices = ({ legal }, selection) =>
  selection.kind === "pair" ? (legal.attack_dice?.[selection.armies] ?? [selection.armies]) : [];

/** Whether a lesson asks for the number, so that none is chosen beforehand.
 * @param {Shown} snapshot */
export const asksAmount = (snapshot) => Boolean(lessonOf(snapshot)?.asks_amount);

/** Leave the amount of a choice to the learner if the lesson asks for it.
 * @template {MapSelection} T @param {Shown} snapshot @param {T} selection @param {number} least
 * @returns {T} */
const withOpenAmount = (snapshot, selection, least) =>
  asksAmount(snapshot) && "armies" in selection && selection.armies > least
    ? { ...selection, open: true }
    : selection;

/**
 * Whether the dice of an attack still have to be chosen: several numbers are possible, and a lesson
 * asks for the number.
 * @param {Shown} snapshot
 * @param {MapSelection} selection
 */
const awaitsDice = (snapshot, selection) =>
  selection.kind === "pair" &&
  selection.dice === null &&
  asksAmount(snapshot) &&
  Boolean(snapshot.legal.attack) &&
  diceChoices(snapshot, selection).length > 1;

/** Return the amount still to be chosen before the choice becomes an action.
 * @param {Shown} snapshot @param {MapSelection} selection
 * @returns {"armies"|"dice"|null} */
export function missingAmount(snapshot, selection) {
  if ("open" in selection && selection.open) return "armies";
  return awaitsDice(snapshot, selection) ? "dice" : null;
}

/**
 * Choose an attack or a move with all the armies that may go.
 * @param {Shown} snapshot
 * @param {string} source
 * @param {string} target
 * @returns {MapSelection}
 */
export function pairSelection(snapshot, source, target) {
  const [least = 1, armies] = legalPairs(snapshot.legal)[source]?.[target] ?? [];
  if (!armies) return { kind: "from", source };
  /** @type {MapSelection} */
  const pair = { kind: "pair", source, target, armies, dice: null };
  return withOpenAmount(snapshot, pair, least);
}

/**
 * Adjust a choice to the new position.
 * @param {Pick<Ui, "selection"|"prefs">} ui
 * @param {Shown} snapshot
 * @returns {MapSelection}
 */
export function settleSelection({ selection, prefs }, snapshot) {
  const { legal, battle } = snapshot;
  // Another player decides, or the kernel keeps rolling: the choice stays.
  if (!Object.keys(legal).length || legal.defend) return selection;
  // If a lesson only asks for the number, no armies move in yet.
  const acts = (lessonOf(snapshot)?.input ?? "action") === "action";
  if (legal.occupy && battle && acts) {
    const [min, max] = legal.occupy;
    const armies = clamp(partsIn(snapshot).proposal?.armies ?? max, [min, max]);
    const { source, target } = battle;
    return withOpenAmount(snapshot, { kind: "into", source, target, armies }, min);
  }
  // Once an army has been placed, nothing is proposed any more.
  const { front } = partsIn(snapshot);
  if (selection.kind === "none" && front && legal.place) {
    return { kind: "one", territory: front, armies: legal.place.max };
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
        // The same number as before the roll, if it is still possible.
        const armies = clamp(selection.armies, bounds);
        const dice = selection.dice === null ? null : Math.min(selection.dice, armies);
        return { ...selection, armies, dice };
      }
      if (bounds) return { ...selection, armies: clamp(selection.armies, bounds), dice: null };
    }
    // The captured territory is now the front, if it can attack onward.
    if (legal.attack?.[target]) return { kind: "from", source: target, proposed: true };
    if (legal.attack?.[source]) return { kind: "from", source, proposed: true };
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

/** Whether Escape has something to undo on the page. @param {Ui} ui @param {Shown} snapshot */
export function canStepBack(ui, snapshot) {
  const { legal } = snapshot;
  const chosen = !/none|into/.test(ui.selection.kind) || (legal.trade && ui.cards.length > 0);
  const choosing =
    legal.trade || legalTerritories(legal).length || Object.keys(legalPairs(legal)).length;
  return Boolean(
    ui.past || ui.hint || ui.refusal || repeatTerritory(ui, snapshot) || (chosen && choosing),
  );
}

/** Sort sets by their armies, the most first; equal sets keep their order. @param {TradeOption[]} sets */
export function bestSets(sets) {
  /** @param {TradeOption} set */
  const worth = ({ armies, bonus = {}, bonus_armies: picked = 0 }) =>
    armies + Object.values(bonus).reduce((sum, n) => sum + n, picked);
  return [...sets].sort((a, b) => worth(b) - worth(a));
}

/**
 * Find the set that the chosen cards make, if it may be traded now.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {TradeOption|undefined}
 */
export const chosenSet = ({ legal }, ui) =>
  legal.trade?.find(
    ({ cards }) => cards.length === ui.cards.length && cards.every((c) => ui.cards.includes(c)),
  );

/**
 * Return the set that the hand offers: the chosen one or, while no card is chosen, the best.
 * @param {Shown} snapshot
 * @param {Ui} ui
 */
export const liftedSet = (snapshot, ui) =>
  chosenSet(snapshot, ui) ??
  (ui.cards.length || ui.laidDown ? undefined : bestSets(setsOffered(snapshot))[0]);

/**
 * Return the chosen cards or, while none is chosen, the cards of the set that the hand offers.
 * @param {Shown} snapshot @param {Ui} ui
 */
export const liftedCards = (snapshot, ui) =>
  ui.cards.length ? ui.cards : (liftedSet(snapshot, ui)?.cards ?? []);

/**
 * Return the chosen cards after a click on a card. If the card is not lifted as part of the best
 * set, choose the best set with this card; if it is lifted, keep the other lifted cards.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @param {string} card
 */
export function cardsAfterClick(snapshot, ui, card) {
  const lifted = liftedCards(snapshot, ui);
  if (lifted.includes(card)) return lifted.filter((each) => each !== card);
  const sets = ui.cards.length || ui.laidDown ? [] : setsOffered(snapshot);
  const best = bestSets(sets.filter(({ cards }) => cards.includes(card)))[0];
  return best?.cards ?? [...ui.cards, card].slice(-3);
}

/**
 * Return the territory that gets the extra armies if the player trades the set: the picked one, or
 * else the first that fits. A lesson may ask for the place; then none is picked beforehand.
 * @param {Shown} snapshot
 * @param {TradeOption} set
 * @param {Ui} ui
 */
export const bonusPlace = (snapshot, { choose_bonus: fits = [] }, { bonus }) =>
  fits.length > 1 ? (bonus ?? (hasLesson(snapshot) ? null : (fits[0] ?? null))) : null;

/**
 * @param {Shown} snapshot
 * @param {TradeOption} set
 * @param {Ui} ui
 * @returns {Action|undefined} none while a choice is open
 */
export function tradeAction(snapshot, set, ui) {
  const bonus = bonusPlace(snapshot, set, ui);
  if ((set.choose_bonus?.length ?? 0) > 1 && !bonus) return undefined;
  return { type: "trade", cards: set.cards, ...(bonus && { bonus }) };
}

/**
 * Word the button that trades a set: its armies, and where extra armies go. A lesson leaves this
 * out, since it would give the answer.
 * @param {Shown} snapshot
 * @param {TradeOption} set
 * @param {Ui} ui
 * @returns {import("../words/index.js").Message}
 */
export function tradeLabel(snapshot, set, ui) {
  if (hasLesson(snapshot)) return ["page-cards-trade"];
  const picked = bonusPlace(snapshot, set, ui);
  const [given = [], extra = 0] = picked
    ? [[picked], set.bonus_armies ?? 0]
    : [Object.keys(set.bonus ?? {}), Object.values(set.bonus ?? {})[0] ?? 0];
  const places = given.length;
  return ["page-do-trade", { armies: set.armies, extra, on: given, places, named: true }];
}

/** List the sets to offer for trading; none in a lesson, which asks the learner to find them. @param {Shown} snapshot */
const setsOffered = (snapshot) =>
  hasLesson(snapshot) || snapshot.private !== "shown" ? [] : (snapshot.legal.trade ?? []);

/**
 * Return the cards of the next set after the lifted one, counting from the best; after the last
 * set, the best again. Null if there is no other.
 * @param {Shown} snapshot
 * @param {Ui} ui
 */
export function nextSet(snapshot, ui) {
  const sets = bestSets(setsOffered(snapshot));
  const lifted = liftedSet(snapshot, ui);
  const at = lifted ? sets.indexOf(lifted) : -1;
  const next = sets[(at + 1) % sets.length];
  return next && next !== lifted ? next.cards : null;
}

/** Build the action that trades the lifted set.
 * @param {Shown} snapshot @param {Ui} ui */
export function liftedTrade(snapshot, ui) {
  const set = setsOffered(snapshot).length ? liftedSet(snapshot, ui) : undefined;
  return set && tradeAction(snapshot, set, ui);
}

/**
 * The outcome of a click on a territory: a new choice, the filled button, an action that is played
 * at once (with the choice that stays), or an action that the kernel will refuse and explain.
 * @typedef {{selection: MapSelection}
 *   | {confirm: true}
 *   | {play: Action, selection: MapSelection}
 *   | {probe: Action}
 *   | {hint: string}
 *   | null} Outcome
 */

/** The number of armies proposed when a click first asks for a number in a turn. */
const HANDFUL = 5;

/**
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @param {Board} board
 * @param {string} t the territory clicked
 * @param {object} [o]
 * @param {boolean} [o.ask] whether to ask for the number: the territory was held, or clicked with Shift
 * @returns {Outcome}
 */
export function clickOutcome(snapshot, ui, board, t, { ask = false } = {}) {
  const { legal, phase } = snapshot;
  const { selection } = ui;
  if (!isOn(snapshot)) return null;
  if (!snapshot.human && !territoriesAhead(snapshot).includes(t)) return null;
  // Where nothing can attack or move, the click asks the kernel why.
  const ofPairs = legal.end_phase && /^(attack|fortify)/.test(phase);
  if (legal.attack || legal.fortify || ofPairs) return choosePair(snapshot, selection, board, t);
  if (!snapshot.human || legalTerritories(legal).includes(t)) {
    const most = legal.place?.max ?? 1;
    /** @param {number} armies @returns {MapSelection} */
    const chosen = (armies) => ({ kind: "one", territory: t, armies: clamp(armies, [1, most]) });
    const last = ui.prefs.place;
    if (ask && legal.place) return { selection: chosen(last > 1 ? last : HANDFUL) };
    if (!snapshot.human || placesAtOnce(snapshot)) {
      /** @type {Action} */
      const play =
        phase === "claim"
          ? { type: "claim", territory: t }
          : { type: "place", territory: t, armies: 1 };
      return { play, selection: chosen(ui.prefs.place) };
    }
    if (selection.kind === "one" && selection.territory === t) return { confirm: true };
    return { selection: chosen(ui.prefs.place) };
  }
  // The territory is not offered: the kernel refuses it, and names the clause.
  if (phase === "claim") return { probe: { type: "claim", territory: t } };
  if (phase === "capital") return { probe: { type: "choose_capital", territory: t } };
  if (legal.place) return { probe: { type: "place", territory: t, armies: 1 } };
  return null;
}

/**
 * Return the outcome of dragging a territory onto another one.
 * @param {Shown} snapshot
 * @param {string} source
 * @param {string} target
 * @returns {Outcome}
 */
export function dragOutcome(snapshot, source, target) {
  const { legal } = snapshot;
  const moves = legal.attack || legal.fortify;
  if (!snapshot.human || !isOn(snapshot) || !moves || source === target) return null;
  if (moves[source]?.[target]) return { selection: pairSelection(snapshot, source, target) };
  return { probe: { type: legal.attack ? "attack" : "fortify", source, target, armies: 1 } };
}

/**
 * @param {Shown} snapshot
 * @param {MapSelection} selection
 * @param {Board} board
 * @param {string} t
 * @returns {Outcome}
 */
function choosePair(snapshot, selection, board, t) {
  const { legal, territories, actor, phase } = snapshot;
  const offer = legalPairs(legal);
  const armies = (/** @type {string} */ own) => territories[own]?.[1] ?? 0;
  const strongest = (/** @type {string[]} */ own) => own.sort((a, b) => armies(b) - armies(a))[0];
  const source = selection.kind === "from" || selection.kind === "pair" ? selection.source : null;
  if (source) {
    if (t === source) {
      const stays = selection.kind === "pair" || (selection.kind === "from" && selection.proposed);
      return { selection: stays ? { kind: "from", source } : { kind: "none" } };
    }
    if (offer[source]?.[t]) {
      if (selection.kind === "pair" && selection.target === t) return { selection };
      return { selection: pairSelection(snapshot, source, t) };
    }
  }
  if (offer[t]) return { selection: { kind: "from", source: t } };
  const kind = phase === "fortify" ? "fortify" : "attack";
  // In a lesson, keep the chosen source: its refusal may be the point.
  if (kind === "attack" && !(source && hasLesson(snapshot))) {
    // The chosen source cannot attack this target: use the strongest territory that can.
    const from = strongest(Object.keys(offer).filter((own) => offer[own]?.[t]));
    if (from) return { selection: pairSelection(snapshot, from, t) };
  }
  const owner = territories[t]?.[0];
  // A click on another of the seat's territories would choose it as the next source, but it cannot
  // attack.
  const begins = kind === "attack" && owner === actor && !hasLesson(snapshot);
  if (source && !begins) return { probe: { type: kind, source, target: t, armies: 1 } };
  // After a click on a single territory, the refusal names no other one.
  if (!hasLesson(snapshot)) return { probe: { type: kind, source: t, target: t, armies: 1 } };
  const near = neighbours(board, t);
  // A lesson may ask for an attack that the rules refuse, and a click on an enemy means one. So there
  // the refusal may name a territory that was not clicked: the strongest neighbour, which would attack.
  const own = strongest(near.filter((n) => owner !== actor && territories[n]?.[0] === actor));
  if (kind === "attack" && own) {
    return { probe: { type: kind, source: own, target: t, armies: 1 } };
  }
  const target =
    near.find((n) => (territories[n]?.[0] === owner) === (kind === "fortify")) ?? near[0];
  return target ? { probe: { type: kind, source: t, target, armies: 1 } } : null;
}

/**
 * List the neighbours of a territory on the board.
 * @param {Board} board
 * @param {string} territory
 * @returns {string[]} ids
 */
const neighbours = (board, territory) =>
  board.borders.flatMap(({ between: [a, b] }) =>
    a === territory ? [b] : b === territory ? [a] : [],
  );

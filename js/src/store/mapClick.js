/** What a click on a territory means, read from `legal`. */

import { territoriesAhead } from "./queuedClicks.js";
import { legalPairs, legalTerritories, pairSelection } from "./selection.js";
import { placesAtOnce } from "./selectors.js";

/** @import { Board } from "../pageTypes.js" */
/** @import { MapSelection, Ui } from "./state.js" */
/** @import { Action, Snapshot } from "../types.js" */

/**
 * What a click on a territory leads to: a new choice, the filled button, an action that is played
 * at once (with the choice that stays), or one that the kernel will refuse and explain.
 * @typedef {{selection: MapSelection}
 *   | {confirm: true}
 *   | {play: Action, selection: MapSelection}
 *   | {probe: Action}
 *   | {hint: string}
 *   | null} Outcome
 */

/** Armies that are proposed where somebody asks how many, for the first time in a turn. */
const HANDFUL = 5;

/**
 * @param {Snapshot} snapshot
 * @param {Ui} ui
 * @param {Board} board
 * @param {string} t the territory clicked
 * @param {object} [o]
 * @param {boolean} [o.ask] how many shall be asked: the button was held, or clicked with Shift
 * @returns {Outcome}
 */
export function clickOutcome(snapshot, ui, board, t, { ask = false } = {}) {
  const { legal, phase } = snapshot;
  const { selection } = ui;
  if (snapshot.screen !== "play") return null;
  if (!snapshot.human && !territoriesAhead(snapshot).includes(t)) return null;
  if (legal.attack || legal.fortify) return chooseMove(snapshot, selection, board, t);
  if (!snapshot.human || legalTerritories(legal).includes(t)) {
    const most = legal.place?.max ?? 1;
    /** @param {number} armies @returns {MapSelection} */
    const chosen = (armies) => ({
      kind: "one",
      territory: t,
      armies: Math.max(1, Math.min(armies, most)),
    });
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
  // Nothing that is offered: the kernel knows why, and says so with the clause.
  if (phase === "claim") return { probe: { type: "claim", territory: t } };
  if (phase === "capital") return { probe: { type: "choose_capital", territory: t } };
  if (legal.place) return { probe: { type: "place", territory: t, armies: 1 } };
  return null;
}

/**
 * What it leads to when a territory is dragged onto another one.
 * @param {Snapshot} snapshot
 * @param {string} source
 * @param {string} target
 * @returns {Outcome}
 */
export function dragOutcome(snapshot, source, target) {
  const { legal } = snapshot;
  const moves = legal.attack || legal.fortify;
  if (!snapshot.human || snapshot.screen !== "play" || !moves || source === target) return null;
  if (moves[source]?.[target]) return { selection: pairSelection(snapshot, source, target) };
  return { probe: { type: legal.attack ? "attack" : "fortify", source, target, armies: 1 } };
}

/**
 * @param {Snapshot} snapshot
 * @param {MapSelection} selection
 * @param {Board} board
 * @param {string} t
 * @returns {Outcome}
 */
function chooseMove(snapshot, selection, board, t) {
  const { legal, territories, actor } = snapshot;
  const offer = legalPairs(legal);
  const armies = (/** @type {string} */ own) => territories[own]?.[1] ?? 0;
  const strongest = (/** @type {string[]} */ own) => own.sort((a, b) => armies(b) - armies(a))[0];
  const source = selection.kind === "from" || selection.kind === "pair" ? selection.source : null;
  if (source) {
    if (t === source)
      return { selection: selection.kind === "pair" ? { kind: "from", source } : { kind: "none" } };
    if (offer[source]?.[t]) {
      if (selection.kind === "pair" && selection.target === t) return { selection };
      return { selection: pairSelection(snapshot, source, t) };
    }
  }
  if (offer[t]) return { selection: { kind: "from", source: t } };
  const kind = legal.attack ? "attack" : "fortify";
  // In a lesson what was chosen is meant, and a refusal of it may be what there is to learn.
  if (kind === "attack" && !(source && snapshot.lesson)) {
    // A target that was not offered: from the strongest territory that can attack it.
    const from = strongest(Object.keys(offer).filter((own) => offer[own]?.[t]));
    if (from) return { selection: pairSelection(snapshot, from, t) };
  }
  if (source) return { probe: { type: kind, source, target: t, armies: 1 } };
  const near = neighbours(board, t);
  const owner = territories[t]?.[0];
  // An enemy is meant as a target: what is said is why nothing beside it can attack.
  const own = strongest(near.filter((n) => owner !== actor && territories[n]?.[0] === actor));
  if (kind === "attack" && own) {
    return { probe: { type: kind, source: own, target: t, armies: 1 } };
  }
  const target =
    near.find((n) => (territories[n]?.[0] === owner) === (kind === "fortify")) ?? near[0];
  return target ? { probe: { type: kind, source: t, target, armies: 1 } } : null;
}

/**
 * The neighbours of a territory, from the board alone.
 * @param {Board} board
 * @param {string} territory
 * @returns {string[]} ids
 */
const neighbours = (board, territory) =>
  board.borders.flatMap(({ between: [a, b] }) =>
    a === territory ? [b] : b === territory ? [a] : [],
  );

/** Facts that follow from the state. */

import { boardOf, hasLesson, isOn, lessonOf, movesOf, newsIn, partsIn } from "./screens.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { SeatRow, Snapshot } from "../types.js" */
/** @import { State, Ui } from "./state.js" */

/** Identifies the reader of the screen. @param {Snapshot} snapshot */
export function readerOf(snapshot) {
  const { viewer, private: shown } = boardOf(snapshot);
  return `${snapshot.game_id} ${viewer} ${shown}`;
}

/** The changes of a snapshot compared with the one before it.
 * @param {Snapshot|Shown|null} prev @param {Snapshot|Shown} next */
export function changeBetween(prev, next) {
  const sameGame = prev !== null && prev.game_id === next.game_id;
  const [was, is] = [boardOf(prev ?? next), boardOf(next)];
  const sameViewer = sameGame && was.viewer === is.viewer;
  const judged = lessonOf(next)?.feedback;
  return {
    newGame: prev !== null && !sameGame,
    /** It is another position. */
    moved: !sameGame || prev.seq !== next.seq,
    /** It was overtaken on its way. */
    overtaken: sameGame && next.seq < prev.seq,
    takenBack: sameGame && movesOf(next) < movesOf(prev),
    /** A lesson has judged the last action, and put everything back. */
    putBack: Boolean(judged?.back) && judged?.n !== (prev && lessonOf(prev)?.feedback?.n),
    sameTurn: sameGame && was.turn === is.turn,
    samePhase: sameGame && was.phase === is.phase,
    sameViewer,
    sameReader: sameViewer && was.private === is.private,
  };
}

/** The limit of `roll until`: as it was chosen last, where the source still has that many.
 * @param {{snapshot: Shown, ui: Ui}} state */
export function stopAt({ snapshot, ui: { selection, prefs } }) {
  if (selection.kind !== "pair") return 1;
  const most = (snapshot.territories[selection.source]?.[1] ?? 2) - 1;
  return Math.max(1, Math.min(prefs.stopAt ?? 1, most));
}

/** Whether each action waits for its button, on request. @param {Snapshot|Shown} snapshot */
export const isConfirmed = (snapshot) => Boolean(partsIn(snapshot).confirm);

/** A bot that still plays. @param {SeatRow} row */
export const isBot = ({ player, out }) => player !== "human" && !out;

/** A person who still plays. @param {SeatRow} row */
export const isPerson = ({ player, out }) => player === "human" && !out;

/** The seat of the one person at the screen, where there are not more. @param {Shown} snapshot */
export function onlyPerson({ seats }) {
  const [one, ...more] = seats.filter(({ player }) => player === "human");
  return one && !more.length ? one.seat : null;
}

/**
 * The roll that came last, where a bot attacked a person with it.
 * @param {Shown} snapshot
 * @returns {import("../types.js").Battle|null}
 */
export function rolledAgainstPerson(snapshot) {
  const { battle, seats } = snapshot;
  if (hasLesson(snapshot) || !battle?.pairs || battle.pending) return null;
  const of = (/** @type {string} */ seat) => seats.find((row) => row.seat === seat)?.player;
  return of(battle.defender) === "human" && of(battle.attacker) !== "human" ? battle : null;
}

/** The card that the person at the screen has just drawn, if any. @param {Shown} snapshot */
export const cardDrawn = (snapshot) =>
  newsIn(snapshot).find(({ type, seat }) => type === "card_drawn" && seat === snapshot.viewer)
    ?.card;

/** The trade that the person at the screen has just made, if any. @param {Shown} snapshot */
export const setTraded = (snapshot) =>
  newsIn(snapshot).find(({ type, seat }) => type === "traded" && seat === snapshot.viewer);

/** The territory that was attacked last is the attacker's. @param {Shown} snapshot */
export const isTaken = ({ battle, territories }) =>
  battle !== null &&
  battle.defender !== battle.attacker &&
  territories[battle.target]?.[0] === battle.attacker;

/** Armies have moved into what the last attack took. @param {Shown} snapshot */
export const hasMovedIn = (snapshot) => isTaken(snapshot) && !snapshot.legal.occupy;

/** Whether the choice on the map, if any, belongs to a battle.
 * @param {import("../types.js").Battle} battle @param {Ui["selection"]} selection */
export function isAboutBattle({ source, target }, selection) {
  if (selection.kind === "pair") return selection.source === source && selection.target === target;
  if (selection.kind === "from") return selection.source === source || selection.source === target;
  return true;
}

/** Before the first turn. @param {Shown} snapshot */
export const isSetUp = ({ phase }) => /^(claim|place|capital)$/.test(phase);

/**
 * A press on a territory claims it, or places an army, at once. A capital is a secret that is chosen
 * once: that waits for its button.
 * @param {Shown} snapshot
 */
export const placesAtOnce = (snapshot) =>
  Boolean(snapshot.legal.claim || snapshot.legal.place) &&
  !snapshot.legal.choose_capital &&
  !isConfirmed(snapshot);

/** While a dialog is open, nothing behind it can be reached. @param {Ui} ui */
export const isInert = ({ dialog }) => dialog !== null && dialog !== "menu";

/** The form of a new game takes the place of the board. @param {Pick<State, "snapshot"|"ui">} state */
export const isFormOpen = ({ snapshot, ui }) =>
  ui.dialog === "new" || ui.dialog === "replace" || snapshot.screen === "setup";

/** The winner's scene lies over the map. @param {Shown} snapshot @param {Ui} ui */
export const isWinnerShown = (snapshot, ui) =>
  snapshot.screen === "over" &&
  Boolean(snapshot.over.winner) &&
  ui.local.winner?.seen !== snapshot.game_id;

/** Whether the keyboard can move over the map. @param {Shown} snapshot @param {Ui} ui */
export const canSteer = (snapshot, ui) =>
  !ui.dialog &&
  !ui.past &&
  (isOn(snapshot) || snapshot.screen === "over") &&
  !isWinnerShown(snapshot, ui);

/** A game is being played that another one would end. @param {Snapshot|Shown} snapshot */
export const isPlaying = ({ screen }) => screen === "play" || screen === "handover";

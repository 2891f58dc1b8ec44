/** Facts derived from the state. */

import { isEditor } from "./editor.js";
import {
  boardOf,
  hasLesson,
  isOn,
  lessonOf,
  movesOf,
  newsIn,
  storyOf,
  switchesOf,
} from "./screens.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { SeatRow, Snapshot } from "../types.js" */
/** @import { State, Ui } from "./state.js" */

/** Identify the reader of the screen. @param {Snapshot} snapshot */
export function readerOf(snapshot) {
  const { viewer, private: shown } = boardOf(snapshot);
  return `${snapshot.game_id} ${viewer} ${shown}`;
}

/** Compare a snapshot with the previous one.
 * @param {Snapshot|Shown|null} prev @param {Snapshot|Shown} next */
export function changeBetween(prev, next) {
  const sameGame = prev !== null && prev.game_id === next.game_id;
  const [was, is] = [boardOf(prev ?? next), boardOf(next)];
  const sameViewer = sameGame && was.viewer === is.viewer;
  const judged = lessonOf(next)?.feedback;
  return {
    newGame: prev !== null && !sameGame,
    /** Whether the position has changed. */
    moved: !sameGame || prev.seq !== next.seq,
    /** Whether a newer snapshot arrived before this one. */
    overtaken: sameGame && next.seq < prev.seq,
    takenBack: sameGame && movesOf(next) < movesOf(prev),
    /** Whether a lesson has judged the last action and put everything back. */
    putBack: Boolean(judged?.back) && judged?.n !== (prev && lessonOf(prev)?.feedback?.n),
    sameTurn: sameGame && was.turn === is.turn,
    samePhase: sameGame && was.phase === is.phase,
    sameViewer,
    sameReader: sameViewer && was.private === is.private,
  };
}

/**
 * Return the limit of `roll until`: the limit chosen last, if the source has that many armies.
 * @param {{snapshot: Shown, ui: Ui}} state
 */
export function stopAt({ snapshot, ui: { selection, prefs } }) {
  if (selection.kind !== "pair") return 1;
  const most = (snapshot.territories[selection.source]?.[1] ?? 2) - 1;
  return Math.max(1, Math.min(prefs.stopAt ?? 1, most));
}

/**
 * Whether each action waits for its button, as the person has requested.
 * @param {Snapshot|Shown} snapshot
 */
export const isConfirmed = (snapshot) => Boolean(switchesOf(snapshot).confirm);

/** Whether a seat is a bot that still plays. @param {SeatRow} row */
export const isBot = ({ player, out }) => player !== "human" && !out;

/** Whether a seat is a person who still plays. @param {SeatRow} row */
export const isPerson = ({ player, out }) => player === "human" && !out;

/**
 * Return the seat of the only person in the game; null if there are several people, or none.
 * @param {Shown} snapshot
 */
export function onlyPerson({ seats }) {
  const [one, ...more] = seats.filter(({ player }) => player === "human");
  return one && !more.length ? one.seat : null;
}

/**
 * Return the last roll if a bot attacked a person with it; else null.
 * @param {Shown} snapshot
 * @returns {import("../types.js").Battle|null}
 */
export function rolledAgainstPerson(snapshot) {
  const { battle, seats } = snapshot;
  if (hasLesson(snapshot) || !battle?.pairs || battle.pending) return null;
  const of = (/** @type {string} */ seat) => seats.find((row) => row.seat === seat)?.player;
  return of(battle.defender) === "human" && of(battle.attacker) !== "human" ? battle : null;
}

/** Return the card that the person at the screen has just drawn, if any. @param {Shown} snapshot */
export const cardDrawn = (snapshot) =>
  newsIn(snapshot).find(({ type, seat }) => type === "card_drawn" && seat === snapshot.viewer)
    ?.card;

/** Find the trade that the person at the screen has just made, if any. @param {Shown} snapshot */
export const setTraded = (snapshot) =>
  newsIn(snapshot).find(({ type, seat }) => type === "traded" && seat === snapshot.viewer);

/** Whether the last attack took its target. @param {Shown} snapshot */
export const isTaken = ({ battle, territories }) =>
  battle !== null &&
  battle.defender !== battle.attacker &&
  territories[battle.target]?.[0] === battle.attacker;

/** Whether armies have moved into the territory that the last attack took. @param {Shown} snapshot */
export const hasMovedIn = (snapshot) => isTaken(snapshot) && !snapshot.legal.occupy;

/** Whether the choice on the map, if any, belongs to a battle.
 * @param {import("../types.js").Battle} battle @param {Ui["selection"]} selection */
export function isAboutBattle({ source, target }, selection) {
  if (selection.kind === "pair") return selection.source === source && selection.target === target;
  if (selection.kind === "from") return selection.source === source || selection.source === target;
  return true;
}

/** Whether the game is still before its first turn. @param {Shown} snapshot */
export const isSetUp = ({ phase }) => /^(claim|place|capital)$/.test(phase);

/**
 * Whether a press on a territory claims it, or places an army, at once. A capital is a secret that is chosen
 * only once, so it waits for its button.
 * @param {Shown} snapshot
 */
export const placesAtOnce = (snapshot) =>
  Boolean(snapshot.legal.claim || snapshot.legal.place) &&
  !snapshot.legal.choose_capital &&
  !isConfirmed(snapshot);

/** Whether a dialog is the menu, or a page of it.
 * @param {Ui["dialog"]} dialog @returns {dialog is import("./state.js").MenuPage} */
export const isMenu = (dialog) => /^menu/.test(dialog ?? "");

/** Whether an open dialog makes everything behind it inaccessible. @param {Ui} ui */
export const isInert = ({ dialog }) => dialog !== null && !isMenu(dialog);

/** Whether the form of a new game replaces the board. @param {Pick<State, "snapshot"|"ui">} state */
export const isFormOpen = ({ snapshot, ui }) =>
  ui.dialog === "new" || ui.dialog === "replace" || snapshot.screen === "setup";

/**
 * Whether the whole form was opened from the first screen, so that it leads back there.
 * @param {Pick<State, "snapshot"|"ui">} state
 */
export const isWholeForm = ({ snapshot, ui }) =>
  snapshot.screen === "setup" && !snapshot.chosen && Boolean(ui.local.newGame?.everything);

/** Whether the keyboard can move over the map. @param {Shown} snapshot @param {Ui} ui */
export const canSteer = (snapshot, ui) =>
  !ui.dialog &&
  (ui.past
    ? storyOf(snapshot) !== null || Boolean(ui.local.comment?.marking)
    : isOn(snapshot) || snapshot.screen === "over" || isEditor(snapshot));

/**
 * Whether a game is in progress that starting another one would end.
 * @param {Snapshot|Shown} snapshot
 */
export const isPlaying = ({ screen }) => screen === "play" || screen === "handover";

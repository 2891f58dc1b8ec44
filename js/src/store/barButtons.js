/** The buttons of the bar: the filled one, and the others next to it. */

import { draft, mayEdit } from "./editor.js";
import { inHandAhead, repeatTerritory, restCanBePlaced } from "./queuedClicks.js";
import {
  hasGame,
  hasLesson,
  hostPart,
  isGuest,
  isOn,
  isPast,
  isPlacedFor,
  lessonOf,
  rollingIn,
} from "./screens.js";
import {
  asksAmount,
  chosenSet,
  diceChoices,
  missingAmount,
  tradeAction,
  tradeLabel,
} from "./selection.js";
import { isAboutBattle, isPerson, stopAt } from "./selectors.js";
import { KEYS } from "./shortcuts.js";
import { storyCommands } from "./story.js";
import { lookBackTo } from "./uiEvents.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { Action } from "../types.js" */
/** @import { Dialog, Ui, UiEvent } from "./state.js" */

/**
 * A button of the bar: `action` goes to the kernel, `dialog` opens a dialog on the page.
 * @typedef {object} Command
 * @property {string} name value of `data-action`
 * @property {import("../words/index.js").Message} label
 * @property {Action} [action]
 * @property {Dialog} [dialog]
 * @property {() => void} [run] does something else on the page
 * @property {UiEvent} [event] what changes on the page
 * @property {boolean} [disabled] shown, but not possible now; the bar's sentence says why
 * @property {boolean} [deliberate] not pressed by Enter elsewhere on the page: one Enter too many, after the
 *   winning action, would leave the game that has just been won, or answer for another player
 * @property {boolean} [leaps] shows everything up to the person's next decision at once
 * @property {string} [key] the key that presses it; the filled button's is Enter
 */

/** The buttons that end something: no other button ever takes their place. */
const ENDS = /^(end_phase|stop|stop_placing|skip_scenes)$/;

/**
 * Sort the buttons by place, from left to right: the button that ends something, other buttons, and
 * the filled button. Places are the same in every phase, so that no press meant for one button
 * reaches another.
 * @param {Command|null} filled
 * @param {Command[]} beside
 * @returns {{end: Command|null, more: Command[], act: Command|null}}
 */
export function inPlaces(filled, beside) {
  const ending = [...beside, ...(filled ? [filled] : [])].find(({ name }) => ENDS.test(name));
  return {
    end: ending ?? null,
    more: beside.filter((each) => each !== ending),
    act: filled === ending ? null : filled,
  };
}

/** Whether the last roll belongs to the choice on the map.
 * @param {Shown} snapshot @param {Ui} ui */
export const rolledHere = ({ battle }, { selection }) =>
  battle !== null &&
  !battle.pending &&
  selection.kind === "pair" &&
  isAboutBattle(battle, selection);

/** @param {Shown} snapshot @param {Ui} ui */
const attackDice = (snapshot, { selection }) =>
  selection.kind === "pair" ? (selection.dice ?? Math.max(...diceChoices(snapshot, selection))) : 0;

/**
 * Return the chosen attack as an action.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {Action|null}
 */
function chosenAttack(snapshot, ui) {
  const { selection } = ui;
  if (selection.kind !== "pair" || !snapshot.legal.attack) return null;
  if (missingAmount(snapshot, selection)) return null;
  const { source, target, armies } = selection;
  const dice = attackDice(snapshot, ui);
  return { type: "attack", source, target, armies, ...(dice < armies ? { dice } : {}) };
}

/**
 * Offer to roll until the target falls or a limit is reached; in a lesson, only if the step is not
 * about single rolls.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {Command[]}
 */
function fightOn(snapshot, ui) {
  const attack = chosenAttack(snapshot, ui);
  const lesson = lessonOf(snapshot);
  if (!attack || ui.sure || (lesson && !lesson.fight_on)) return [];
  const stop = stopAt({ snapshot, ui });
  return [
    {
      name: "roll_until",
      key: KEYS.roll_until,
      label: ["page-do-fight-on"],
      action: { ...attack, type: "roll_until", stop_at: stop },
    },
  ];
}

/**
 * Fight a battle to its end in one go. The button is named after the roll that it replaces.
 * @param {Action} attack
 * @returns {Command}
 */
const sureBattle = (attack) => ({
  name: "roll",
  label: ["page-do-fight-on", { stop: 1 }],
  action: { ...attack, type: "roll_until", stop_at: 1 },
  leaps: true,
});

/**
 * Build the action that follows the advice of a hint. An attack is advised for its chance of taking
 * the target, so it continues until the target falls or the attackers no longer outnumber its
 * armies. Then the page asks for advice again.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @param {import("../types.js").HintAnswer} hint
 * @returns {Action}
 */
export function actionOfHint({ territories }, { prefs }, { action }) {
  const advised = /** @type {Action} */ (action);
  if (action.type !== "attack") return advised;
  const armies = (/** @type {string} */ t) => territories[t]?.[1] ?? 0;
  const stop = Math.max(prefs.stopAt ?? 1, armies(action.target));
  return {
    ...advised,
    type: "roll_until",
    stop_at: Math.max(1, Math.min(stop, armies(action.source) - 1)),
  };
}

/** Go on with an exam, or open its result.
 * @param {import("../types.js").ExamPart} exam @returns {Command} */
const afterExamGame = ({ number, of }) =>
  number < of
    ? {
        name: "take_exam",
        label: ["page-exam-take", { games: number, next: number + 1 }],
        action: { type: "exam" },
        deliberate: true,
      }
    : { name: "exam", label: ["page-exam-result"], dialog: "exam", deliberate: true };

/**
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {Command|null} what the filled button does; null if the next action is a click on the map
 */
export function primaryCommand(snapshot, ui) {
  const { legal } = snapshot;
  const { selection } = ui;
  const told = storyCommands(snapshot, ui);
  if (told) return told.filled;
  if (snapshot.screen === "over") {
    if (isGuest(snapshot)) return null;
    const { exam } = hostPart(snapshot);
    if (exam) return afterExamGame(exam);
    const action = { type: "again", same_dice: false };
    return { name: "again", label: ["page-do-again"], action, deliberate: true };
  }
  if (isPast(snapshot)) {
    const event = lookBackTo(null);
    return { name: "back_to_game", label: ["page-do-back-to-game"], event };
  }
  if (!isOn(snapshot)) return null;
  const rest = selection.kind === "none" && restCommand(snapshot, ui);
  if (!snapshot.human) {
    if (rest) return rest;
    return snapshot.bots.paused
      ? { name: "resume", label: ["page-do-resume"], action: { type: "resume" } }
      : null;
  }
  if (rollingIn(snapshot) || isPlacedFor(snapshot)) return null;
  if (repeatTerritory(ui, snapshot)) return null;
  if (missingAmount(snapshot, selection)) return null;
  if (legal.defend) {
    const best = hasLesson(snapshot) ? undefined : legal.defend_best;
    // If the number of dice is the lesson's question, no answer stands out.
    if (asksAmount(snapshot) && legal.defend.length > 1) return null;
    // The key that one person has just used to roll must not answer for the defender.
    const dice = best ?? Math.max(...legal.defend);
    return { ...defence(dice), deliberate: isAttackedByPerson(snapshot) };
  }
  if (selection.kind === "into" && legal.occupy) {
    const { armies } = selection;
    const action = { type: "occupy", armies };
    return { name: "occupy", label: ["page-do-occupy", { armies }], action };
  }
  if (selection.kind === "one") {
    const { territory, armies } = selection;
    if (legal.claim) {
      const action = { type: "claim", territory };
      return { name: "claim", label: ["page-do-claim", { territory }], action };
    }
    if (legal.choose_capital) {
      const action = { type: "choose_capital", territory };
      return { name: "choose_capital", label: ["page-do-choose-capital", { territory }], action };
    }
    const action = { type: "place", territory, armies };
    const more = Boolean(snapshot.placed[territory]);
    return { name: "place", label: ["page-do-place", { armies, territory, more }], action };
  }
  if (selection.kind === "pair") {
    const { source, target, armies } = selection;
    const attack = chosenAttack(snapshot, ui);
    if (attack) {
      if (ui.sure) return sureBattle(attack);
      const dice = attackDice(snapshot, ui);
      return { name: "roll", label: ["page-do-roll", { dice }], action: attack };
    }
    const action = { type: "fortify", source, target, armies };
    return { name: "fortify", label: ["page-do-move", { armies }], action };
  }
  if (rest) return rest;
  const set = chosenSet(snapshot, ui);
  const trade = set && tradeAction(snapshot, set, ui);
  if (trade && (snapshot.to_place === 0 || legal.end_refused)) {
    // Where cards are chosen, there is room to name several territories.
    const [id, told] = tradeLabel(snapshot, set, ui);
    return { name: "trade", label: [id, { ...told, named: false }], action: trade };
  }
  // Ending the phase is all that is left to do.
  const idle = selection.kind === "none" && !legal.place && !Object.keys(legal.attack ?? {}).length;
  return legal.end_phase && idle ? endPhase(snapshot) : null;
}

/**
 * Return the action of the filled button, if a person may act; for a whole battle, its first roll.
 * @param {Shown} snapshot @param {Ui} ui
 */
export function nextAction(snapshot, ui) {
  const action = snapshot.human ? primaryCommand(snapshot, ui)?.action : undefined;
  return action?.type === "roll_until" ? (chosenAttack(snapshot, ui) ?? undefined) : action;
}

/** @param {Shown} snapshot */
const isAttackedByPerson = (snapshot) =>
  !hasLesson(snapshot) &&
  snapshot.seats.some((row) => row.seat === snapshot.battle?.attacker && isPerson(row));

/** @param {number} n @returns {Command} */
const defence = (n) => ({
  name: `defend-${n}`,
  key: `${n}`,
  label: ["page-dice", { dice: n }],
  action: { type: "defend", dice: n },
});

/** @param {Shown} snapshot @returns {Command} */
function endPhase(snapshot) {
  /** @type {import("../words/index.js").Message} */
  const label = ["page-do-end-phase", { phase: snapshot.phase }];
  return { name: "end_phase", key: KEYS.end_phase, label, action: { type: "end_phase" } };
}

/**
 * Offer to move in all armies that may, if fewer are chosen.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {Command[]}
 */
function occupyWithAll({ legal }, { selection }) {
  const most = legal.occupy?.[1] ?? 0;
  if (selection.kind !== "into" || selection.armies >= most) return [];
  const action = { type: "occupy", armies: most };
  return [{ name: "occupy_all", label: ["page-do-occupy-all", { armies: most }], action }];
}

/**
 * Offer to place all armies that are left, if fewer are chosen.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {Command[]}
 */
function placeAll({ phase, legal }, { selection }) {
  const most = legal.place?.max ?? 1;
  if (!/^reinforce/.test(phase) || selection.kind !== "one" || selection.armies >= most) return [];
  const action = { type: "place", territory: selection.territory, armies: most };
  return [{ name: "place_all", label: ["page-reinforce-all", { armies: most }], action }];
}

/**
 * Offer to place the remaining armies in the set-up. The button is filled until a territory is
 * chosen, even while bots place their armies; after that it stays next to the filled button.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @returns {Command|null}
 */
function restCommand(snapshot, ui) {
  const asked = ui.queuedClicks.actions.some(({ type }) => type === "place_rest");
  if (asked || repeatTerritory(ui, snapshot)) return null;
  const possible = restCanBePlaced(snapshot);
  if (!possible && (inHandAhead(snapshot, ui) ?? 0) < 2) return null;
  const key = possible ? KEYS.place_for_me : undefined;
  const action = { type: "place_rest" };
  // If Enter is pressed once too often when a game begins, it must not place all armies in hand.
  return { name: "place_for_me", key, label: ["page-in-hand-for-me"], action, deliberate: true };
}

/** @type {Command} */
const SKIP = {
  name: "skip",
  key: KEYS.skip,
  label: ["page-do-skip"],
  action: { type: "skip" },
  leaps: true,
};

/** Whether a person waits for others to play; only the host may hurry them. @param {Shown} snapshot */
const maySkip = (snapshot) =>
  hasGame(snapshot) && !isGuest(snapshot) && snapshot.seats.some(isPerson);

/** @type {Command} */
const newGame = { name: "new_game", label: ["page-do-new-game"], dialog: "new" };

/**
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @param {Command|null} filled
 * @returns {Command[]} the buttons next to the filled one
 */
export function secondaryCommands(snapshot, ui, filled) {
  const { legal } = snapshot;
  const told = storyCommands(snapshot, ui);
  if (told) return told.beside;
  if (snapshot.screen === "over") {
    return [
      { name: "save", label: ["page-do-save"], dialog: "save" },
      ...(isGuest(snapshot) ? [] : [newGame]),
    ];
  }
  if (snapshot.screen === "past" && snapshot.actor && !isGuest(snapshot)) {
    const action = { type: "play_on", at: snapshot.at };
    /** @type {Command[]} */
    const ways = [{ name: "play_on", label: ["page-do-play-on"], action }];
    if (mayEdit(snapshot)) {
      const open = draft("open", { value: "game", at: snapshot.at });
      ways.push({ name: "edit_position", label: ["page-edit-open"], action: open });
    }
    return ways;
  }
  if (!isOn(snapshot)) return [];
  if (repeatTerritory(ui, snapshot))
    return [
      {
        name: "stop_placing",
        label: ["page-do-stop-placing"],
        event: { type: "repeat", territory: null },
      },
    ];
  const placing = isPlacedFor(snapshot);
  const rest = filled?.name === "place_for_me" ? null : restCommand(snapshot, ui);
  const left = rest ? [rest] : [];
  if (!snapshot.human || rollingIn(snapshot) || placing) {
    // A guest may stop only the guest's own series of rolls.
    const rolling = rollingIn(snapshot) && (!isGuest(snapshot) || snapshot.human);
    const running = snapshot.bots.running || rolling || placing;
    if (!running || snapshot.bots.paused) return [];
    /** @type {Command} */
    const stop = { name: "stop", label: ["page-do-stop"], action: { type: "stop" } };
    // There are three places. In the set-up, bots place their armies too quickly to be skipped.
    return [stop, ...(rest ? left : maySkip(snapshot) ? [SKIP] : [])];
  }
  if (rest) return left;
  if (legal.defend) {
    const others = legal.defend.filter((n) => filled?.action?.dice !== n);
    return others.map(defence);
  }
  if (filled?.name === "occupy") return occupyWithAll(snapshot, ui);
  if (filled?.name === "end_phase") return [];
  if (legal.end_phase) {
    return [endPhase(snapshot), ...fightOn(snapshot, ui)];
  }
  const disabled = legal.end_refused ? [{ ...endPhase(snapshot), disabled: true }] : [];
  return [...disabled, ...placeAll(snapshot, ui), ...fightOn(snapshot, ui)];
}

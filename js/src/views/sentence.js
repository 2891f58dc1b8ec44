/** The sentence that says what can be done next. */

import { rolledHere } from "../store/commands.js";
import { newsOf } from "../store/past.js";
import { repeatTerritory } from "../store/selection.js";
import { chosenSet } from "../store/trade.js";
import { capitalize, count, inWords, list, seatName } from "../words/english.js";
import { whenText } from "./lookingBack.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../store/state.js").Ui} Ui */

/** @typedef {(id: string) => string} Namer */

/** @typedef {{text: string, sub: string}} Sentence */

/**
 * @param {Snapshot} snapshot
 * @param {Ui} ui
 * @param {Namer} name
 * @returns {Sentence}
 */
export function sentence(snapshot, ui, name) {
  const { legal, phase, screen } = snapshot;
  if (screen === "setup") return { text: "Choose a game.", sub: "" };
  if (screen === "past") return pastLine(snapshot);
  if (screen === "over" && snapshot.over)
    return { text: snapshot.over.text, sub: overLine(snapshot) };
  if (screen === "handover" && snapshot.handover) {
    const to = capitalize(snapshot.handover.to);
    return {
      text: `Hand the screen to ${to}.`,
      sub: `What only ${to} may see stays covered until ${to} says so.`,
    };
  }
  if (snapshot.rolling) {
    const { source, target, stop_at } = snapshot.rolling;
    const end = `${name(target)} falls or ${name(source)} has ${stop_at} left`;
    return { text: `Rolling until ${end}…`, sub: "" };
  }
  if (!snapshot.human) return botLine(snapshot);
  const again = repeatTerritory(ui, snapshot);
  if (again) {
    const text = `Placing on ${name(again)}, one army each turn…`;
    return { text, sub: `${snapshot.to_place} left in hand.` };
  }
  if (legal.defend) return defendLine(snapshot, name);
  if (phase === "claim") {
    const n = legal.claim?.length ?? 0;
    return {
      text: "Claim a free territory.",
      sub: `${count(n, "territory", "territories")} free.`,
    };
  }
  if (phase === "place") {
    const at = ui.selection.kind === "one" ? `${name(ui.selection.territory)} is chosen.` : "";
    return {
      text: `Place one army; ${snapshot.to_place} left.`,
      sub: at || "Choose one of your territories.",
    };
  }
  if (phase === "capital") {
    return {
      text: "Choose your capital. Only you see it.",
      sub: "It stays covered until it falls.",
    };
  }
  if (legal.occupy) return occupyLine(snapshot, name);
  if (phase === "reinforce_third") {
    return {
      text: forThird(snapshot, `Place ${inDigits(snapshot.to_place)} on its territories.`),
      sub: `${seatName(snapshot, snapshot.turn)}'s turn goes on after that.`,
    };
  }
  if (phase === "reinforce") return reinforceLine(snapshot, ui, name);
  if (phase === "fortify") return fortifyLine(snapshot, ui, name);
  return attackLine(snapshot, ui, name);
}

/** @param {Snapshot} snapshot @returns {Sentence} */
function pastLine(snapshot) {
  const { at = 0, news = 0, recent, moves, bots } = snapshot;
  const lines = newsOf({ recent, news }).map(({ text }) => text);
  if (bots.running) lines.push("Meanwhile the bots play on.");
  return { text: `Looking back: ${whenText(snapshot, at, moves)}.`, sub: lines.join(" ") };
}

/** People who still play. @param {Snapshot} snapshot */
export const persons = ({ seats, lesson }) =>
  lesson ? 1 : seats.filter(({ player, out }) => player === "human" && !out).length;

/** @param {number} n */
const inDigits = (n) => (n === 1 ? "1 army" : `${n} armies`);

/**
 * Whose decision it is, and for whom, where a seat acts for the third army.
 * @param {Snapshot} snapshot
 * @param {string} text what is to be decided
 */
const forThird = (snapshot, text) =>
  `${seatName(snapshot, snapshot.actor)} decides for ${seatName(snapshot, "third")}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** @param {Snapshot} snapshot @returns {Sentence} */
function botLine(snapshot) {
  const seat = seatName(snapshot, snapshot.actor);
  const last = snapshot.recent[snapshot.recent.length - 1];
  const sub = last?.text ?? "";
  const third = /_third$/.test(snapshot.phase) ? ` for ${seatName(snapshot, "third")}` : "";
  if (snapshot.bots.paused) return { text: `${seat} waits: the bots are stopped.`, sub };
  return { text: `${seat} is thinking${third}…`, sub };
}

/** @param {Snapshot} snapshot @returns {string} */
const overLine = (snapshot) =>
  `${count(snapshot.round, "round")}${snapshot.over?.winner ? "" : ", nobody has won"}.`;

/** @param {Snapshot} snapshot @param {Namer} name @returns {Sentence} */
function defendLine(snapshot, name) {
  const { battle } = snapshot;
  if (!battle) return { text: "Choose your dice.", sub: "" };
  const dice = list((snapshot.legal.defend ?? []).map(String), "or");
  const there = (/** @type {string} */ t) => inDigits(snapshot.territories[t]?.[1] ?? 0);
  const against =
    battle.defender === "third" ? `the ${there(battle.target)}` : `your ${there(battle.target)}`;
  const shown = battle.attack?.length
    ? ` The attacker rolled ${list(battle.attack.map(String))}.`
    : "";
  const choice = `Defend with ${dice}.`;
  // Where several people sit at the screen, it is not the one whose turn it is who must answer.
  const called = `${seatName(snapshot, snapshot.actor)}, defend with ${dice}.`;
  const asked =
    battle.defender === "third"
      ? forThird(snapshot, choice)
      : persons(snapshot) > 1
        ? called
        : choice;
  return {
    text: `${capitalize(seatName(snapshot, battle.attacker))} attacks ${name(battle.target)} with ${count(battle.attack_dice, "die", "dice")}. ${asked}`,
    sub: `From ${name(battle.source)}: ${there(battle.source)} against ${against} in ${name(battle.target)}.${shown}`,
  };
}

/** @param {Snapshot} snapshot @param {Namer} name @returns {Sentence} */
function occupyLine(snapshot, name) {
  const [min, max] = snapshot.legal.occupy ?? [1, 1];
  const { source = "", target = "", armies = min, attacker } = snapshot.battle ?? {};
  const move = `Move ${min === max ? min : `${min} to ${max}`} armies in.`;
  return {
    text:
      /** @type {string|undefined} */ (attacker) === "third"
        ? `${name(target)} has fallen. ${forThird(snapshot, move)}`
        : `${name(target)} is yours. ${move}`,
    sub: `At least the ${armies} that attacked; at least 1 stays in ${name(source)}.`,
  };
}

/** @param {Snapshot} snapshot @param {Ui} ui @param {Namer} name @returns {Sentence} */
function reinforceLine(snapshot, ui, name) {
  const { legal, to_place: left } = snapshot;
  const chosen = ui.selection.kind === "one" ? `${name(ui.selection.territory)} is chosen. ` : "";
  const refused = legal.end_refused;
  const must = refused?.rule === "cards.must-trade";
  if (must && refused) {
    return { text: "Trade a set of cards first.", sub: refused.message };
  }
  if (left > 0) {
    const more = Object.keys(snapshot.placed).length ? " more" : "";
    const army = left === 1 ? "army" : "armies";
    const set = chosenSet(snapshot, ui);
    const trade = set
      ? `The chosen set brings ${set.armies} armies.`
      : legal.trade?.length
        ? "You may also trade a set of cards."
        : "";
    return {
      text: `Place ${left}${more} ${army} on your territories.`,
      sub: `${chosen}${trade}` || sinceLine(snapshot) || "Attacking starts when all are placed.",
    };
  }
  return {
    text: "All armies are placed.",
    sub: legal.trade?.length ? "You may still trade a set of cards." : "Attacking comes next.",
  };
}

/** The sum of what has happened since the seat's last turn. @param {Snapshot} snapshot */
const sinceLine = ({ since, placed }) => (Object.keys(placed).length ? "" : (since?.at(-1) ?? ""));

/**
 * What the last attack brought, where the armies have moved in already: the new territory, and
 * who went out with it.
 * @param {Snapshot} snapshot
 * @param {Namer} name
 */
function gains(snapshot, name) {
  const { battle, last } = snapshot;
  const ours =
    battle && !battle.pending && snapshot.territories[battle.target]?.[0] === snapshot.actor;
  if (!ours || battle.attacker !== snapshot.actor) return "";
  const out = last.find(({ type }) => type === "eliminated");
  const cards = last.find(({ type }) => type === "cards_taken")?.count ?? 0;
  const beaten = out
    ? ` ${capitalize(seatName(snapshot, out.seat))} is out of the game${cards ? `: you get ${count(cards, "card")}` : ""}.`
    : "";
  return `${name(battle.target)} is yours.${beaten} `;
}

/** @param {Snapshot} snapshot @param {Ui} ui @param {Namer} name @returns {Sentence} */
function attackLine(snapshot, ui, name) {
  const { legal, territories, battle } = snapshot;
  const { selection } = ui;
  const offer = legal.attack ?? {};
  const armies = (/** @type {string} */ t) => territories[t]?.[1] ?? 0;
  const allied = snapshot.phase === "attack_third";
  const phrase = (/** @type {string} */ text) => (allied ? forThird(snapshot, text) : text);
  if (selection.kind === "pair") {
    const { source, target } = selection;
    const strength = `${armies(source)} against ${armies(target)}.`;
    if (rolledHere(snapshot, ui) && battle) {
      return {
        text: `${lossText(snapshot)} ${phrase("Attack again?")}`,
        sub: `${name(source)} ${armies(source)} against ${name(target)} ${armies(target)}.`,
      };
    }
    const also = Object.keys(offer[source] ?? {}).filter((t) => t !== target);
    const others =
      also.length > 3
        ? ` ${also.length} more can be attacked from here.`
        : also.length
          ? ` ${list(also.map(name))} can be attacked from here too.`
          : "";
    return {
      text: phrase(
        `Attack ${name(target)} from ${name(source)} with ${inDigits(selection.armies)}.`,
      ),
      sub: `${strength}${others}`,
    };
  }
  if (selection.kind === "from") {
    const { source } = selection;
    return {
      text: phrase(`Choose a target for ${name(source)}.`),
      sub: `${gains(snapshot, name)}${capitalize(list(Object.keys(offer[source] ?? {}).map(name), "or"))}.`,
    };
  }
  const n = Object.keys(offer).length;
  const rolled = battle && !battle.pending && battle.n ? `${lossText(snapshot)} ` : "";
  const after = gains(snapshot, name) || rolled;
  if (!n)
    return { text: phrase("No attack is possible."), sub: `${after}End the attack to go on.` };
  return {
    text: phrase("Choose a territory to attack from."),
    sub: `${after}${n} of ${allied ? "its" : "your"} territories can attack.`,
  };
}

/**
 * What the last roll cost.
 * @param {Snapshot} snapshot
 */
export function lossText(snapshot) {
  const { battle } = snapshot;
  const a = battle?.attacker_losses ?? 0;
  const d = battle?.defender_losses ?? 0;
  if (!battle) return "";
  const attacker = capitalize(seatName(snapshot, battle.attacker));
  const defender = seatName(snapshot, battle.defender);
  if (a && a === d) return `${capitalize(inWords(a))} lost on each side.`;
  if (!d) return `${attacker} lost ${inWords(a)}.`;
  if (!a) return `${capitalize(defender)} lost ${inWords(d)}.`;
  return `${attacker} lost ${inWords(a)}, ${defender} ${inWords(d)}.`;
}

/** @param {Snapshot} snapshot @param {Ui} ui @param {Namer} name @returns {Sentence} */
function fortifyLine(snapshot, ui, name) {
  const { legal, territories } = snapshot;
  const { selection } = ui;
  const offer = legal.fortify ?? {};
  if (selection.kind === "pair") {
    const { source, target, armies } = selection;
    const stay = (territories[source]?.[1] ?? 0) - armies;
    const once = snapshot.once ? " It is your one movement." : "";
    return {
      text: `Move ${inDigits(armies)} from ${name(source)} to ${name(target)}.`,
      sub: `${count(stay)} stay${stay === 1 ? "s" : ""} in ${name(source)}.${once}`,
    };
  }
  if (selection.kind === "from") {
    return {
      text: `Choose where the armies of ${name(selection.source)} go.`,
      sub: `${list(Object.keys(offer[selection.source] ?? {}).map(name), "or")}.`,
    };
  }
  const n = Object.keys(offer).length;
  if (!n) {
    const made = snapshot.once === "made" ? "Your one movement has been made." : "";
    return { text: "End your turn.", sub: made || "No movement is possible." };
  }
  const often = snapshot.once ? " There is one movement in a turn." : "";
  return {
    text: "Choose a territory to move armies from, or end your turn.",
    sub: `${n} of your territories can give armies.${often}`,
  };
}

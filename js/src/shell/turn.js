/** The sentence that says what can be done next, and the buttons beside it. */

import { diceChoices, repeating } from "../store.js";
import { newsOf, whenText } from "./past.js";
import { capital, count, inWords, list } from "./words.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").TradeOption} TradeOption */
/** @typedef {import("../store.js").Ui} Ui */
/** @typedef {(id: string) => string} Namer */

/** @typedef {{text: string, sub: string}} Sentence */
/**
 * A button of the bar: `action` goes to the kernel, `dialog` opens something here.
 * @typedef {object} Command
 * @property {string} hook value of `data-action`
 * @property {string} label
 * @property {Action} [action]
 * @property {import("../store.js").Dialog} [dialog]
 * @property {() => void} [run] does something else here
 * @property {boolean} [closed] shown, but not possible now; the sentence says why
 */

/**
 * Who is meant: "Red", "the neutral army".
 * @param {Snapshot} state
 * @param {string|null|undefined} seat
 */
export const who = (state, seat) =>
  seat === "third"
    ? `the ${(state.third?.name ?? "third army").toLowerCase()}`
    : capital(seat ?? "nobody");

/**
 * The set that the chosen cards make, if it may be traded now.
 * @param {Snapshot} state
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

/**
 * The roll that came last belongs to the choice on the map.
 * @param {Snapshot} state
 * @param {Ui} ui
 */
export function rolledHere({ battle }, { pick }) {
  return (
    battle !== null &&
    !battle.pending &&
    pick.at === "pair" &&
    battle.source === pick.source &&
    battle.target === pick.target
  );
}

/** @param {Snapshot} state @param {Ui} ui */
const attackDice = (state, { pick }) =>
  pick.at === "pair" ? (pick.dice ?? Math.max(...diceChoices(state, pick))) : 0;

/**
 * @param {Snapshot} state
 * @param {Ui} ui
 * @returns {Command|null} what the filled button does, null where the map is the action
 */
export function primary(state, ui, name = capital) {
  const { legal } = state;
  const { pick } = ui;
  if (state.screen === "over") return { hook: "new_game", label: "New game", dialog: "new" };
  if (state.screen === "past") return { hook: "back_to_game", label: "Back to the game" };
  if (state.screen !== "play") return null;
  if (!state.human) {
    const resume = state.bots.paused && !state.over;
    return resume ? { hook: "resume", label: "Go on", action: { type: "resume" } } : null;
  }
  if (state.rolling) return null;
  if (repeating(ui, state)) return null;
  if (legal.defend) {
    const most = Math.max(...legal.defend);
    return defence(most);
  }
  if (pick.at === "into" && legal.occupy) {
    const { armies } = pick;
    return { hook: "occupy", label: `Move ${armies} in`, action: { type: "occupy", armies } };
  }
  if (pick.at === "one") {
    const { territory, armies } = pick;
    const where = name(territory);
    if (legal.claim) {
      return { hook: "claim", label: `Claim ${where}`, action: { type: "claim", territory } };
    }
    if (legal.choose_capital) {
      const action = { type: "choose_capital", territory };
      return { hook: "choose_capital", label: `Make ${where} my capital`, action };
    }
    const action = { type: "place", territory, armies };
    return { hook: "place", label: `Place ${armies} on ${where}`, action };
  }
  if (pick.at === "pair") {
    const { source, target, armies } = pick;
    if (legal.attack) {
      const dice = attackDice(state, ui);
      const fewer = dice < armies ? { dice } : {};
      const again = rolledHere(state, ui) ? " again" : "";
      return {
        hook: "roll",
        label: `Roll ${count(dice, "die", "dice")}${again}`,
        action: { type: "attack", source, target, armies, ...fewer },
      };
    }
    const action = { type: "fortify", source, target, armies };
    return { hook: "fortify", label: `Move ${armies}`, action };
  }
  const set = chosenSet(state, ui);
  const trade = set && tradeAction(set, ui);
  if (trade && (state.to_place === 0 || legal.end_refused)) {
    return { hook: "trade", label: `Trade set for ${set.armies}`, action: trade };
  }
  // Nothing is left but to go on.
  const idle = pick.at === "none" && !legal.place && !Object.keys(legal.attack ?? {}).length;
  return legal.end_phase && idle ? endPhase(state) : null;
}

/** @param {number} n @returns {Command} */
const defence = (n) => ({
  hook: `defend-${n}`,
  label: count(n, "die", "dice"),
  action: { type: "defend", dice: n },
});

/** @param {Snapshot} state @returns {Command} */
function endPhase(state) {
  const label = {
    reinforce: "End reinforcement",
    attack: "End attack",
    attack_third: "Stop attacking",
    fortify: "End turn",
  }[state.phase];
  return { hook: "end_phase", label: label ?? "End phase", action: { type: "end_phase" } };
}

/**
 * @param {Snapshot} state
 * @param {Ui} ui
 * @param {Command|null} filled
 * @returns {Command[]} the buttons beside the filled one
 */
export function others(state, ui, filled) {
  const { legal } = state;
  if (state.screen === "over") return [{ hook: "save", label: "Save game", dialog: "save" }];
  if (state.screen !== "play") return [];
  if (repeating(ui, state)) return [{ hook: "stop_placing", label: "Stop placing" }];
  if (!state.human || state.rolling) {
    const running = state.bots.running || state.rolling;
    return running && !state.bots.paused
      ? [{ hook: "stop", label: "Stop", action: { type: "stop" } }]
      : [];
  }
  if (legal.defend) {
    const most = Math.max(...legal.defend);
    return legal.defend.filter((n) => n !== most).map(defence);
  }
  if (filled?.hook === "end_phase") return [];
  if (legal.end_phase) {
    const end = endPhase(state);
    return [state.phase === "fortify" ? { ...end, label: "End turn without moving" } : end];
  }
  return legal.end_refused ? [{ ...endPhase(state), closed: true }] : [];
}

/**
 * @param {Snapshot} state
 * @param {Ui} ui
 * @param {Namer} name
 * @returns {Sentence}
 */
export function sentence(state, ui, name) {
  const { legal, phase, screen } = state;
  if (screen === "setup") return { text: "Choose a game.", sub: "" };
  if (screen === "past") return pastLine(state);
  if (screen === "over" && state.over) return { text: state.over.text, sub: overLine(state) };
  if (screen === "handover" && state.handover) {
    const to = capital(state.handover.to);
    return {
      text: `Hand the screen to ${to}.`,
      sub: `What only ${to} may see stays covered until ${to} says so.`,
    };
  }
  if (state.rolling) {
    const { source, target, stop_at } = state.rolling;
    const end = `${name(target)} falls or ${name(source)} has ${stop_at} left`;
    return { text: `Rolling until ${end}…`, sub: "" };
  }
  if (!state.human) return botLine(state);
  const again = repeating(ui, state);
  if (again) {
    const text = `Placing on ${name(again)}, one army each turn…`;
    return { text, sub: `${state.to_place} left in hand.` };
  }
  if (legal.defend) return defendLine(state, name);
  if (phase === "claim") {
    const n = legal.claim?.length ?? 0;
    return {
      text: "Claim a free territory.",
      sub: `${count(n, "territory", "territories")} free.`,
    };
  }
  if (phase === "place") {
    const at = ui.pick.at === "one" ? `${name(ui.pick.territory)} is chosen.` : "";
    return {
      text: `Place one army; ${state.to_place} left.`,
      sub: at || "Choose one of your territories.",
    };
  }
  if (phase === "capital") {
    return {
      text: "Choose your capital. Only you see it.",
      sub: "It stays covered until it falls.",
    };
  }
  if (legal.occupy) return occupyLine(state, name);
  if (phase === "reinforce_third") {
    return {
      text: forThird(state, `Place ${inDigits(state.to_place)} on its territories.`),
      sub: `${who(state, state.turn)}'s turn goes on after that.`,
    };
  }
  if (phase === "reinforce") return reinforceLine(state, ui, name);
  if (phase === "fortify") return moveLine(state, ui, name);
  return attackLine(state, ui, name);
}

/** @param {Snapshot} state @returns {Sentence} */
function pastLine(state) {
  const { at = 0, news = 0, recent, moves, bots } = state;
  const told = newsOf({ recent, news }).map(({ text }) => text);
  if (bots.running) told.push("Meanwhile the bots play on.");
  return { text: `Looking back: ${whenText(state, at, moves)}.`, sub: told.join(" ") };
}

/** People who still play. @param {Snapshot} state */
const persons = ({ seats, lesson }) =>
  lesson ? 1 : seats.filter(({ player, out }) => player === "human" && !out).length;

/** @param {number} n */
const inDigits = (n) => (n === 1 ? "1 army" : `${n} armies`);

/**
 * Whose decision it is, and for whom, where a seat acts for the third army.
 * @param {Snapshot} state
 * @param {string} text what is to be decided
 */
const forThird = (state, text) =>
  `${who(state, state.actor)} decides for ${who(state, "third")}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** @param {Snapshot} state @returns {Sentence} */
function botLine(state) {
  const seat = who(state, state.actor);
  const last = state.recent[state.recent.length - 1];
  const sub = last?.text ?? "";
  const third = /_third$/.test(state.phase) ? ` for ${who(state, "third")}` : "";
  if (state.bots.paused) return { text: `${seat} waits: the bots are stopped.`, sub };
  return { text: `${seat} is thinking${third}…`, sub };
}

/** @param {Snapshot} state @returns {string} */
const overLine = (state) =>
  `${count(state.round, "round")}${state.over?.winner ? "" : ", nobody has won"}.`;

/** @param {Snapshot} state @param {Namer} name @returns {Sentence} */
function defendLine(state, name) {
  const { battle } = state;
  if (!battle) return { text: "Choose your dice.", sub: "" };
  const dice = list((state.legal.defend ?? []).map(String), "or");
  const there = (/** @type {string} */ t) => inDigits(state.territories[t]?.[1] ?? 0);
  const against =
    battle.defender === "third" ? `the ${there(battle.target)}` : `your ${there(battle.target)}`;
  const shown = battle.attack?.length
    ? ` The attacker rolled ${list(battle.attack.map(String))}.`
    : "";
  const choice = `Defend with ${dice}.`;
  // Where several people sit at the screen, it is not the one whose turn it is who must answer.
  const called = `${who(state, state.actor)}, defend with ${dice}.`;
  const asked =
    battle.defender === "third" ? forThird(state, choice) : persons(state) > 1 ? called : choice;
  return {
    text: `${capital(who(state, battle.attacker))} attacks ${name(battle.target)} with ${count(battle.attack_dice, "die", "dice")}. ${asked}`,
    sub: `From ${name(battle.source)}: ${there(battle.source)} against ${against} in ${name(battle.target)}.${shown}`,
  };
}

/** @param {Snapshot} state @param {Namer} name @returns {Sentence} */
function occupyLine(state, name) {
  const [min, max] = state.legal.occupy ?? [1, 1];
  const { source = "", target = "", armies = min, attacker } = state.battle ?? {};
  const move = `Move ${min === max ? min : `${min} to ${max}`} armies in.`;
  return {
    text:
      /** @type {string|undefined} */ (attacker) === "third"
        ? `${name(target)} has fallen. ${forThird(state, move)}`
        : `${name(target)} is yours. ${move}`,
    sub: `At least the ${armies} that attacked; at least 1 stays in ${name(source)}.`,
  };
}

/** @param {Snapshot} state @param {Ui} ui @param {Namer} name @returns {Sentence} */
function reinforceLine(state, ui, name) {
  const { legal, to_place: left } = state;
  const chosen = ui.pick.at === "one" ? `${name(ui.pick.territory)} is chosen. ` : "";
  const refused = legal.end_refused;
  const must = refused?.rule === "cards.must-trade";
  if (must && refused) {
    return { text: "Trade a set of cards first.", sub: refused.message };
  }
  if (left > 0) {
    const more = Object.keys(state.placed).length ? " more" : "";
    const army = left === 1 ? "army" : "armies";
    const set = chosenSet(state, ui);
    const trade = set
      ? `The chosen set brings ${set.armies} armies.`
      : legal.trade?.length
        ? "You may also trade a set of cards."
        : "";
    return {
      text: `Place ${left}${more} ${army} on your territories.`,
      sub: `${chosen}${trade}` || sinceLine(state) || "Attacking starts when all are placed.",
    };
  }
  return {
    text: "All armies are placed.",
    sub: legal.trade?.length ? "You may still trade a set of cards." : "Attacking comes next.",
  };
}

/** The sum of what has happened since the seat's last turn. @param {Snapshot} state */
const sinceLine = ({ since, placed }) => (Object.keys(placed).length ? "" : (since?.at(-1) ?? ""));

/**
 * What the last attack brought, where the armies have moved in already: the new territory, and
 * who went out with it.
 * @param {Snapshot} state
 * @param {Namer} name
 */
function gains(state, name) {
  const { battle, last } = state;
  const ours = battle && !battle.pending && state.territories[battle.target]?.[0] === state.actor;
  if (!ours || battle.attacker !== state.actor) return "";
  const out = last.find(({ type }) => type === "eliminated");
  const cards = last.find(({ type }) => type === "cards_taken")?.count ?? 0;
  const beaten = out
    ? ` ${capital(who(state, out.seat))} is out of the game${cards ? `: you get ${count(cards, "card")}` : ""}.`
    : "";
  return `${name(battle.target)} is yours.${beaten} `;
}

/** @param {Snapshot} state @param {Ui} ui @param {Namer} name @returns {Sentence} */
function attackLine(state, ui, name) {
  const { legal, territories, battle } = state;
  const { pick } = ui;
  const offer = legal.attack ?? {};
  const armies = (/** @type {string} */ t) => territories[t]?.[1] ?? 0;
  const allied = state.phase === "attack_third";
  const told = (/** @type {string} */ text) => (allied ? forThird(state, text) : text);
  if (pick.at === "pair") {
    const { source, target } = pick;
    const strength = `${armies(source)} against ${armies(target)}.`;
    if (rolledHere(state, ui) && battle) {
      return {
        text: `${losses(state)} ${told("Attack again?")}`,
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
      text: told(`Attack ${name(target)} from ${name(source)} with ${inDigits(pick.armies)}.`),
      sub: `${strength}${others}`,
    };
  }
  if (pick.at === "from") {
    const { source } = pick;
    return {
      text: told(`Choose a target for ${name(source)}.`),
      sub: `${gains(state, name)}${capital(list(Object.keys(offer[source] ?? {}).map(name), "or"))}.`,
    };
  }
  const n = Object.keys(offer).length;
  const rolled = battle && !battle.pending && battle.n ? `${losses(state)} ` : "";
  const after = gains(state, name) || rolled;
  if (!n) return { text: told("No attack is possible."), sub: `${after}End the attack to go on.` };
  return {
    text: told("Choose a territory to attack from."),
    sub: `${after}${n} of ${allied ? "its" : "your"} territories can attack.`,
  };
}

/**
 * What the last roll cost.
 * @param {Snapshot} state
 */
export function losses(state) {
  const { battle } = state;
  const a = battle?.attacker_losses ?? 0;
  const d = battle?.defender_losses ?? 0;
  if (!battle) return "";
  const attacker = capital(who(state, battle.attacker));
  const defender = who(state, battle.defender);
  if (a && a === d) return `${capital(inWords(a))} lost on each side.`;
  if (!d) return `${attacker} lost ${inWords(a)}.`;
  if (!a) return `${capital(defender)} lost ${inWords(d)}.`;
  return `${attacker} lost ${inWords(a)}, ${defender} ${inWords(d)}.`;
}

/** @param {Snapshot} state @param {Ui} ui @param {Namer} name @returns {Sentence} */
function moveLine(state, ui, name) {
  const { legal, territories } = state;
  const { pick } = ui;
  const offer = legal.fortify ?? {};
  if (pick.at === "pair") {
    const { source, target, armies } = pick;
    const stay = (territories[source]?.[1] ?? 0) - armies;
    const once = state.once ? " It is your one movement." : "";
    return {
      text: `Move ${inDigits(armies)} from ${name(source)} to ${name(target)}.`,
      sub: `${count(stay)} stay${stay === 1 ? "s" : ""} in ${name(source)}.${once}`,
    };
  }
  if (pick.at === "from") {
    return {
      text: `Choose where the armies of ${name(pick.source)} go.`,
      sub: `${list(Object.keys(offer[pick.source] ?? {}).map(name), "or")}.`,
    };
  }
  const n = Object.keys(offer).length;
  if (!n) {
    const made = state.once === "made" ? "Your one movement has been made." : "";
    return { text: "End your turn.", sub: made || "No movement is possible." };
  }
  const often = state.once ? " There is one movement in a turn." : "";
  return {
    text: "Choose a territory to move armies from, or end your turn.",
    sub: `${n} of your territories can give armies.${often}`,
  };
}

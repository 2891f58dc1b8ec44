/** The bar with one sentence about the person's possibilities, and one filled button. */

import { inPlaces, rolledHere } from "../store/barButtons.js";
import { newsOf } from "../store/playback.js";
import { repeatTerritory } from "../store/queuedClicks.js";
import {
  hasLesson,
  isOn,
  isPlacedFor,
  lastLine,
  lessonOf,
  momentsIn,
  newsIn,
  overOf,
  partsIn,
  rollingIn,
} from "../store/screens.js";
import { armyRange, asksAmount, chosenSet, missingAmount } from "../store/selection.js";
import {
  cardDrawn,
  isBot,
  isConfirmed,
  isInert,
  isPerson,
  isTaken,
  rolledAgainstPerson,
  setTraded,
} from "../store/selectors.js";
import { sentences } from "../words/index.js";
import { chapterLine } from "./chapters.js";
import { button, key, keyOnButton } from "./controls.js";
import { h } from "./dom.js";
import { botName, faceOf } from "./faces.js";
import { headlineFace } from "./headline.js";
import { whenText } from "./history.js";
import { percent } from "./messageParts.js";
import { whyLink } from "./why.js";

/** @import { PastScreen, Shown } from "../pageTypes.js" */
/** @import { Ctx } from "../calls.js" */
/** @import { Command } from "../store/barButtons.js" */
/** @import { Refusal, Ui } from "../store/state.js" */
/** @import { Params, Words } from "../words/index.js" */

/**
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @param {Words} say
 * @returns {Sentence}
 */
export function sentence(snapshot, ui, say) {
  const { legal, phase } = snapshot;
  if (snapshot.screen === "none") return { text: say("page-say-setup"), sub: "" };
  if (snapshot.screen === "past") return chapterLine(snapshot, ui, say) ?? pastLine(snapshot, say);
  if (snapshot.screen === "over") return { text: snapshot.over.text, sub: overLine(snapshot, say) };
  if (snapshot.screen === "handover") {
    const seat = snapshot.handover.to;
    return {
      text: say("page-say-handover", { seat }),
      sub: say("page-say-handover.sub", { seat }),
    };
  }
  if (isPlacedFor(snapshot)) {
    const sub = say("page-say-placing.sub", { left: snapshot.to_place });
    return { text: say("page-say-placing-for-you"), sub };
  }
  const rolling = rollingIn(snapshot);
  if (rolling) {
    const { source, target, stop_at: left } = rolling;
    return { text: say("page-say-rolling", { source, target, left }), sub: "" };
  }
  const again = repeatTerritory(ui, snapshot);
  if (again && !snapshot.bots.paused) return placingLine(snapshot, again, say);
  if (!snapshot.human) return botLine(snapshot, say);
  if (legal.defend) return defendLine(snapshot, say);
  if (phase === "claim") {
    const free = legal.claim?.length ?? 0;
    return { text: say("page-say-claim"), sub: say("page-say-claim.sub", { free }) };
  }
  if (phase === "place") return placeLine(snapshot, ui, say);
  if (phase === "capital")
    return { text: say("page-say-capital"), sub: say("page-say-capital.sub") };
  if (legal.occupy) return occupyLine(snapshot, say);
  if (phase === "reinforce_third") {
    return {
      text: forThird(snapshot, say, "page-say-place-third", { armies: snapshot.to_place }),
      sub: say("page-say-place-third.sub", { seat: snapshot.turn }),
    };
  }
  if (phase === "reinforce") return reinforceLine(snapshot, ui, say);
  if (phase === "fortify") return fortifyLine(snapshot, ui, say);
  return attackLine(snapshot, ui, say);
}

/** @param {PastScreen} snapshot @param {Words} say @returns {Sentence} */
function pastLine(snapshot, say) {
  const { at, moves, bots } = snapshot;
  const lines = newsOf(snapshot).map(({ text }) => text);
  if (bots.running) lines.push(say("page-say-past.sub"));
  return {
    text: say("page-say-past", { when: whenText(snapshot, at, moves, say) }),
    sub: sentences(say, ...lines),
  };
}

/** Count the people who still play. @param {Shown} snapshot */
const personCount = (snapshot) =>
  hasLesson(snapshot) ? 1 : snapshot.seats.filter(isPerson).length;

/**
 * Word the request to decide. If a seat acts for the third army, say who decides.
 * @param {Shown} snapshot
 * @param {Words} say
 * @param {string} id a message with a form for the middle of a sentence, `third`
 * @param {Params} [params]
 */
const forThird = ({ actor }, say, id, params) =>
  say("page-say-for-third", { actor, what: say(`${id}.third`, params) });

/** @param {Shown} snapshot @param {Words} say @returns {Sentence} */
function botLine(snapshot, say) {
  const { actor: seat, phase, bots, battle } = snapshot;
  // Events that have just happened are in the log.
  const sub = sentences(say, drawnText(snapshot, say), ...momentsIn(snapshot));
  const own = bots.paused ? "" : defenceText(snapshot, say);
  if (own) return { text: own, sub };
  const headline = bots.paused ? "" : partsIn(snapshot).recap?.headline;
  if (headline) return { text: headline, sub };
  if (bots.paused) return { text: say("page-say-bots-stopped", { seat }), sub };
  // Between a bot's attacks, its last attack is the news.
  const attacked = phase === "attack" && battle !== null && battle.attacker === seat;
  const text = attacked
    ? say("page-say-bot-attacks", { seat, source: battle.source, target: battle.target })
    : say("page-say-bot", { seat, phase });
  return { text, sub };
}

/**
 * Describe a bot's attack on a person, which matters more to this person than any other news.
 * @param {Shown} snapshot @param {Words} say
 */
function defenceText(snapshot, say) {
  const battle = rolledAgainstPerson(snapshot);
  if (!battle) return "";
  const { attacker, defender: seat, target, defender_losses: lost } = battle;
  const told = { attacker, seat, target, you: personCount(snapshot) < 2 };
  // Until armies move in, the attacker does not own the captured territory.
  if (isTaken(snapshot) || snapshot.phase === "occupy") return say("page-say-you-lost", told);
  return lost
    ? say("page-say-you-lost-armies", {
        ...told,
        lost,
        left: snapshot.territories[target]?.[1] ?? 0,
      })
    : say("page-say-you-held", { ...told, by: lossText(snapshot, say) });
}

/** @param {import("../types.js").OverScreen} snapshot @param {Words} say */
const overLine = ({ round, over }, say) =>
  say("page-say-over", { rounds: round, won: Boolean(over.winner) });

/**
 * Name the armies on both sides.
 * @param {Shown} snapshot
 * @param {Words} say
 * @param {{source: string, target: string}} battle
 */
function strengths({ territories }, say, { source, target }) {
  const armies = (/** @type {string} */ t) => territories[t]?.[1] ?? 0;
  return say("page-say-strengths", { source, target, own: armies(source), their: armies(target) });
}

/** @param {Shown} snapshot @param {Words} say @returns {Sentence} */
function defendLine(snapshot, say) {
  const { battle, legal, actor } = snapshot;
  if (!battle) return { text: say("page-say-choose-dice"), sub: "" };
  const { source, target, attacker, attack: rolled = [] } = battle;
  const choice = { dice: legal.defend ?? [] };
  const third = battle.defender === "third";
  // With several people at the screen, name the person who has to answer.
  const asked = third
    ? forThird(snapshot, say, "page-say-defend-with", choice)
    : personCount(snapshot) > 1
      ? say("page-say-defend-called", { seat: actor, ...choice })
      : say("page-say-defend-with", choice);
  return {
    text: rolled.length
      ? say("page-say-defend-rolled", { attacker, target, rolled, asked })
      : say("page-say-defend", { attacker, target, dice: battle.attack_dice, asked }),
    sub: strengths(snapshot, say, { source, target }),
  };
}

/** @param {Shown} snapshot @param {Words} say @returns {Sentence} */
function occupyLine(snapshot, say) {
  const [least, most] = snapshot.legal.occupy ?? [1, 1];
  const { source = "", target = "", armies = least, attacker } = snapshot.battle ?? {};
  const range = { least, most, exact: least === most };
  const third = /** @type {string|undefined} */ (attacker) === "third";
  return {
    text: third
      ? say("page-say-fallen", { target, move: forThird(snapshot, say, "page-say-move-in", range) })
      : say("page-say-yours", { target, move: say("page-say-move-in", range) }),
    sub:
      momentsText(snapshot, say) ||
      seriesText(snapshot, say) ||
      say("page-say-move-in.sub", { armies, source }),
  };
}

/** @param {Shown} snapshot */
function goesOn(snapshot) {
  const lesson = lessonOf(snapshot);
  return !lesson || Boolean(lesson.challenge);
}

/** @param {Shown} snapshot @param {Ui} ui @param {Words} say @returns {Sentence} */
function reinforceLine(snapshot, ui, say) {
  const { legal, to_place: left } = snapshot;
  const refused = legal.end_refused;
  if (refused?.rule === "cards.must-trade") {
    return { text: say("page-say-must-trade"), sub: refused.message };
  }
  if (left > 0) {
    const set = chosenSet(snapshot, ui);
    const trade = set
      ? asksAmount(snapshot)
        ? ""
        : say("page-say-set-brings", { armies: set.armies })
      : legal.trade?.length
        ? say("page-say-may-also-trade")
        : "";
    return {
      text: say("page-say-reinforce", { left, more: Object.keys(snapshot.placed).length > 0 }),
      sub:
        sentences(say, broughtText(snapshot, say), chosenLine(snapshot, ui, say), trade) ||
        sinceLine(snapshot) ||
        // In a step, the learner ends each part of the turn; a challenge continues like a game.
        say(`page-say-reinforce.${goesOn(snapshot) ? "sub" : "step"}`),
    };
  }
  return {
    text: say("page-say-all-placed"),
    sub: say(legal.trade?.length ? "page-say-may-still-trade" : "page-say-all-placed.sub"),
  };
}

/** Name the armies that a set has just brought. @param {Shown} snapshot @param {Words} say */
function broughtText(snapshot, say) {
  const trade = setTraded(snapshot);
  return trade ? say("page-say-set-brought", { armies: trade.armies ?? 0 }) : "";
}

/** Return the headline of the news since the seat's last turn. @param {Shown} snapshot */
function sinceLine(snapshot) {
  const { recap } = partsIn(snapshot);
  return Object.keys(snapshot.placed).length ? "" : recap?.headline || recap?.since.at(-1) || "";
}

/**
 * Describe the gain of the last attack once the armies have moved in: the new territory, and any
 * player that it eliminated. Once the next action is chosen, the gain is old news.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @param {Words} say
 */
function gainsText(snapshot, ui, say) {
  const { battle } = snapshot;
  const last = newsIn(snapshot);
  if (ui.chosen || !battle || battle.attacker !== snapshot.actor || !isTaken(snapshot)) return "";
  const out = last.find(({ type }) => type === "eliminated");
  const cards = last.find(({ type }) => type === "cards_taken")?.count ?? 0;
  return sentences(
    say,
    say("page-say-gained", { target: battle.target }),
    out ? say("page-say-beaten", { seat: out.seat, cards }) : "",
    momentsText(snapshot, say),
  );
}

/** Describe the effects of a capture: a whole continent, a mission nearly complete.
 * @param {Shown} snapshot @param {Words} say */
const momentsText = (snapshot, say) =>
  sentences(say, ...momentsIn(snapshot), snapshot.mission?.near ?? "");

/** Name the card that the person at the screen has just drawn. @param {Shown} snapshot @param {Words} say */
function drawnText(snapshot, say) {
  const drawn = cardDrawn(snapshot);
  const card = snapshot.hand?.find((each) => each.card === drawn);
  if (!card) return "";
  const { territory, symbol } = card;
  return territory ? say("page-say-drew", { territory, symbol }) : say("page-say-drew-wild");
}

/** @param {Shown} snapshot @param {Ui} ui @param {Words} say @returns {Sentence} */
function attackLine(snapshot, ui, say) {
  const { legal, battle } = snapshot;
  const { selection } = ui;
  const offer = legal.attack ?? {};
  const third = snapshot.phase === "attack_third";
  /** @type {Words} */
  const ask = (id, params) => (third ? forThird(snapshot, say, id, params) : say(id, params));
  if (selection.kind === "pair") {
    const { source, target } = selection;
    const armies = strengths(snapshot, say, selection);
    if (rolledHere(snapshot, ui) && battle) {
      return {
        text: sentences(
          say,
          failedText(snapshot, say) || lossText(snapshot, say),
          ask("page-say-attack-again"),
        ),
        sub: seriesText(snapshot, say) || beforeEnd(snapshot) || armies,
      };
    }
    if (missingAmount(snapshot, selection)) return amountLine(snapshot, selection, say);
    return {
      text: ask("page-say-attack", { source, target, armies: selection.armies }),
      sub: armies,
    };
  }
  if (selection.kind === "from") {
    const { source } = selection;
    const targets = Object.keys(offer[source] ?? {});
    // While another part of the map is chosen, the last capture is old news.
    const there = battle && [battle.source, battle.target].includes(source);
    return {
      text: ask("page-say-choose-target", { source }),
      sub: sentences(
        say,
        there ? gainsText(snapshot, ui, say) : "",
        say("page-say-choose-target.sub", { targets }),
      ),
    };
  }
  const n = Object.keys(offer).length;
  const rolled = battle && !battle.pending && battle.n ? lossText(snapshot, say) : "";
  const after = gainsText(snapshot, ui, say) || seriesText(snapshot, say) || rolled;
  const id = n ? "page-say-choose-source" : "page-say-no-attack";
  return {
    text: sentences(say, failedText(snapshot, say), ask(id)),
    sub: sentences(say, after, beforeEnd(snapshot) || say(`${id}.sub`, { own: n, third })),
  };
}

/**
 * Ask for the number of armies or dice, if that is the lesson's question.
 * @param {Shown} snapshot
 * @param {Extract<Ui["selection"], {kind: "pair"}>} selection
 * @param {Words} say
 * @returns {Sentence}
 */
function amountLine(snapshot, selection, say) {
  const { source, target, armies } = selection;
  if (missingAmount(snapshot, selection) === "dice")
    return { text: say("page-say-ask-dice", { armies }), sub: say("page-say-ask-dice.sub") };
  const [least, most] = armyRange(snapshot, selection) ?? [1, 1];
  const id = snapshot.legal.attack ? "page-say-ask-attack" : "page-say-ask-move";
  const sub = say("page-say-ask-armies", { least, most, exact: least === most });
  return { text: say(id, { source, target }), sub };
}

/** @param {Shown} snapshot @param {Ui} ui @param {Words} say @returns {Sentence} */
function fortifyLine(snapshot, ui, say) {
  const { legal, territories } = snapshot;
  const single = partsIn(snapshot).single_fortify;
  const { selection } = ui;
  const offer = legal.fortify ?? {};
  if (selection.kind === "pair") {
    if (missingAmount(snapshot, selection)) return amountLine(snapshot, selection, say);
    const { source, target, armies } = selection;
    const stay = (territories[source]?.[1] ?? 0) - armies;
    return {
      text: say("page-say-move", { source, target, armies }),
      sub: sentences(
        say,
        say("page-say-move.sub", { armies: stay, source }),
        single ? say("page-say-one-movement", { ends: !isConfirmed(snapshot) }) : "",
      ),
    };
  }
  if (selection.kind === "from") {
    const { source } = selection;
    const targets = Object.keys(offer[source] ?? {});
    return {
      text: say("page-say-move-where", { source }),
      sub: say("page-say-move-where.sub", { targets }),
    };
  }
  const own = Object.keys(offer).length;
  if (!own) {
    return {
      text: say("page-say-end-turn"),
      sub: sentences(
        say,
        drawnText(snapshot, say),
        say(single === "made" ? "page-say-moved-already" : "page-say-end-turn.sub"),
      ),
    };
  }
  return {
    text: say("page-say-fortify"),
    sub: sentences(
      say,
      drawnText(snapshot, say),
      say("page-say-fortify.sub", { own }),
      single ? say("page-say-one-movement-in-turn") : "",
    ),
  };
}

// ---- armies in the set-up -----------------------------------------------------------------------

/** @typedef {{text: string, sub: string}} Sentence */

/** @param {Shown} snapshot @param {Ui} ui @param {Words} say @returns {Sentence} */
const placeLine = (snapshot, ui, say) => ({
  text: say("page-say-place", { left: snapshot.to_place }),
  sub:
    placedLine(snapshot, ui, say) || say("page-say-place.sub", { confirm: isConfirmed(snapshot) }),
});

/** @param {Shown} snapshot @param {Ui} ui @param {Words} say */
function chosenLine({ placed }, { selection }, say) {
  if (selection.kind !== "one") return "";
  const { territory } = selection;
  const armies = placed[territory];
  return armies
    ? say("page-say-placed", { armies, territory })
    : say("page-say-chosen", { territory });
}

/**
 * Describe the choice in the set-up; the choice lasts from turn to turn. A territory where nothing
 * has been placed yet is named only if placing there needs the press of a button.
 * @param {Shown} snapshot @param {Ui} ui @param {Words} say
 */
function placedLine(snapshot, ui, say) {
  const { selection } = ui;
  const placed = selection.kind === "one" && snapshot.placed[selection.territory];
  return placed || isConfirmed(snapshot) ? chosenLine(snapshot, ui, say) : "";
}

/**
 * Describe the set-up while each turn's armies go to the chosen territory. If there are bots, the
 * line below reports the latest placement; between the bots' placements, the number of armies in hand
 * would only flash by.
 * @param {Shown} snapshot
 * @param {string} territory
 * @param {Words} say
 * @returns {Sentence}
 */
function placingLine(snapshot, territory, say) {
  const { seats, to_place: left } = snapshot;
  const news = seats.some(isBot) ? lastLine(snapshot)?.text : null;
  return {
    text: say("page-say-placing", { territory }),
    sub: news ?? say("page-say-placing.sub", { left }),
  };
}

// ---- the result of a battle ------------------------------------------------------------------

/**
 * Describe the end of an attack that failed: it was repeated up to its limit, or no army is left to
 * continue.
 * @param {Shown} snapshot
 * @param {Words} say
 */
function failedText(snapshot, say) {
  const { battle, territories } = snapshot;
  if (!battle?.n || battle.pending) return "";
  const { source, target, attacker } = battle;
  const [owner] = territories[target] ?? [];
  const [holder, armies] = territories[source] ?? [];
  if (owner === attacker || holder !== attacker || !(partsIn(snapshot).series || armies === 1))
    return "";
  return say("page-say-not-taken", { target });
}

/** How far the losses must be from the average, in armies, to count as luck. */
const LUCK = 1;

/** Describe the losses of a repeated attack. @param {Shown} snapshot @param {Words} say */
function seriesText(snapshot, say) {
  const { series } = partsIn(snapshot);
  if (!series) return "";
  const { beaten, beaten_mean: usual, lost, lost_mean: loss } = series;
  const luck = beaten - usual - (lost - loss);
  const dice = luck >= LUCK ? "kind" : luck <= -LUCK ? "unkind" : "usual";
  return say("page-say-series", { ...series, dice });
}

/** Describe the losses of the last roll. @param {Shown} snapshot @param {Words} say */
function lossText({ battle }, say) {
  if (!battle) return "";
  const { attacker, defender, attacker_losses: a = 0, defender_losses: d = 0 } = battle;
  if (a && a === d) return say("page-say-lost-each", { armies: a });
  if (!d) return say("page-say-lost", { seat: attacker, armies: a });
  if (!a) return say("page-say-lost", { seat: defender, armies: d });
  return say("page-say-lost-both", { attacker, defender, own: a, their: d });
}

// ---- the bar ------------------------------------------------------------------------------------

/** A placeholder for a chance that is not known yet, as wide as most chances. */
const WAITING = 0.88;

/** @typedef {{line: Sentence, filled: Command|null, beside: Command[]}} Bar */

/**
 * Draw the bar with its sentence and its filled button.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {Sentence} o.line
 * @param {Command|null} o.filled
 * @param {Command[]} o.beside
 */
export function sentenceBar(ctx, { line, filled, beside }) {
  const { snapshot, ui, say, disconnected, great } = ctx;
  const next = snapshot.screen === "handover" ? snapshot.handover.to : overOf(snapshot)?.winner;
  const by = great?.kind === "out" ? great.by : great?.seat;
  const seat = by ?? next ?? snapshot.actor ?? snapshot.turn;
  const { refusal } = ui;
  const { taken_back: takenBack } = partsIn(snapshot);
  const { done, feedback } = lessonOf(snapshot) ?? {};
  return h(
    "section.rw-inline.rw-sentence-bar.seat",
    {
      key: "say",
      class: `seat-${seat}${great && !ctx.reducedMotion() ? " rw-floods" : ""}`,
      "data-great": great?.kind,
      "data-solved": done && feedback?.status === "right" ? "" : null,
      "aria-label": say("page-say"),
      "data-part": "sentence",
      inert: isInert(ui),
    },
    great ? headlineFace(ctx) : rivalsFace(ctx),
    h(
      "p",
      { "data-message": "", role: "status" },
      h("span.rw-sentence", line.text),
      refusal
        ? h(
            "span.rw-sub-sentence.rw-refusal",
            { key: "refusal", "data-refusal": refusal.rule },
            refusal.message,
            /^(?!protocol).+\./.test(refusal.rule) && [" · ", refusalLink(ctx, refusal)],
          )
        : h(
            "span.rw-sub-sentence",
            { key: "sub" },
            disconnected ? say("page-say.away") : takenBack || line.sub || "\u00a0",
          ),
    ),
    actions(ctx, filled, beside),
  );
}

/**
 * Draw the buttons, each in its slot. The style sheet keeps the room of empty slots, so that a
 * button that ends something never takes the place of another button.
 * @param {Ctx} ctx
 * @param {Command|null} filled
 * @param {Command[]} beside
 */
export function actions(ctx, filled, beside) {
  const { end, more, act } = inPlaces(filled, beside);
  /** @param {Command} command @param {string} place */
  const drawn = (command, place) => commandButton(ctx, command, place, command === filled);
  return h(
    "div.rw-actions",
    end && drawn(end, "end"),
    more.map((command, i) => drawn(command, `more-${i + 1}`)),
    act && drawn(act, "act"),
  );
}

/** @param {Ctx} ctx @param {Command} command @param {string} place @param {boolean} isFilled */
function commandButton(ctx, command, place, isFilled) {
  const { deliberate, disabled } = command;
  const byEnter = isFilled && !deliberate;
  const keys = [byEnter && "Enter", command.key].filter(Boolean);
  // Besides the filled button, only the dice buttons always show their keys, since no other keys
  // choose dice.
  const shown = byEnter ? "Enter" : command.action?.type === "defend" && command.key;
  const more = !shown && command.key && keyOnButton(command.key);
  const kind = isFilled ? "rw-button.rw-primary" : "rw-button";
  return button(
    command.name,
    [buttonLabel(ctx, command), shown && [" ", key(shown)], more],
    () => ctx.run(command),
    {
      kind,
      // A key of its own, so that the button does not inherit the focus of the previous one.
      key: isFilled ? (deliberate ? "deliberate" : "filled") : command.name,
      "data-place": place,
      ...(command.action?.type === "end_phase" && endWarning(ctx)),
      "data-deliberate": isFilled && deliberate ? "" : null,
      "aria-keyshortcuts": keys.join(" ") || null,
      // While dice are in the air, a press only ends the roll; the buttons for the bots work at any
      // time.
      "aria-disabled":
        disabled ?? (ctx.rolling && !/^(stop|skip)$/.test(command.name) ? true : null),
    },
  );
}

/**
 * Return the coach's words about an almost certain attack, without which the turn brings no card.
 * @param {Shown} snapshot
 */
const beforeEnd = (snapshot) => partsIn(snapshot).coached?.before_end;

/**
 * Mark the button that ends the attacks if the coach has something to say first. The bar says it
 * too, since fingers see no tooltip.
 * @param {Ctx} ctx
 */
function endWarning({ snapshot }) {
  const text = beforeEnd(snapshot);
  return text ? { "data-coached": "", "aria-description": text, title: text } : {};
}

/**
 * Draw the face of the bot that plays now, or of the bot that attacks the defending person.
 * @param {Ctx} ctx
 */
function rivalsFace(ctx) {
  const { snapshot, rolling } = ctx;
  if (!isOn(snapshot)) return null;
  const attacker = rolling?.attacker ?? (snapshot.legal.defend && snapshot.battle?.attacker);
  const seat = attacker ?? snapshot.actor;
  const row = snapshot.seats.find((each) => each.seat === seat);
  return (
    row?.face &&
    h(
      "span.rw-bar-face",
      { key: `face-${seat}`, "data-face": seat },
      faceOf(ctx, row),
      botName(row),
    )
  );
}

/**
 * Word a button, with the chances for its numbers of dice.
 * @param {Ctx} ctx @param {Command} command
 */
function buttonLabel({ snapshot, say, odds, defence }, { label: message, action, name }) {
  const label = say(...message);
  // A lesson shows no chance of an attack: the learner has to judge it.
  if (/^roll/.test(name) && !hasLesson(snapshot)) {
    const until = name === "roll_until";
    const chance = until ? odds?.stop_win : odds?.hit;
    const known = chance !== null && chance !== undefined;
    const told = percent(say, known ? chance : WAITING);
    const text = until
      ? say("page-say-take", { chance: told, stop: action?.stop_at })
      : say("page-say-hit", { chance: told });
    return withChance(label, text, known);
  }
  if (action?.type === "defend" && snapshot.legal.defend) {
    const { dice } = action;
    const choice = defence?.choices.find((each) => each.dice === dice);
    return defenceLabel(say, label, choice);
  }
  return label;
}

/**
 * Label a number of dice with its chance of holding the territory.
 * @param {import("../words/index.js").Words} say
 * @param {string} label
 * @param {import("../types.js").DefenceChoice|undefined} choice
 */
function defenceLabel(say, label, choice) {
  const chance = percent(say, choice?.hold ?? WAITING);
  return withChance(label, say("page-say-hold", { chance }), choice !== undefined);
}

/**
 * Draw a label with its chance below. Until the chance is known, room is reserved for it, so that
 * the button does not grow under the pointer.
 * @param {any} label
 * @param {any} chance
 * @param {boolean} known
 */
const withChance = (label, chance, known) =>
  h("span", label, h("small.rw-chance", unknown(known), chance));

/** @param {boolean} known */
const unknown = (known) => (known ? null : { class: "rw-unknown", "aria-hidden": "true" });

/** @param {Ctx} ctx @param {Refusal} refusal */
const refusalLink = (ctx, { rule, message }) =>
  whyLink(
    ctx,
    "refusal",
    ctx.say("page-why-not"),
    [rule],
    { text: message },
    { label: ctx.say("page-why") },
  );

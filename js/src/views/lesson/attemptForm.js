/** A move of any kind, allowed or not, that a learner puts together. */

import { territoriesNeeded, verbs } from "../../store/attempt.js";
import { capitalize, count, list } from "../../words/english.js";
import { segments, stepper } from "../controls.js";
import { h } from "../dom.js";

/** @typedef {import("../../store/attempt.js").Attempt} Attempt */
/** @typedef {import("../context.js").LessonCtx} LessonCtx */

/** More armies than any attempt needs. */
export const MOST = 50;

/** @type {Record<string, string>} */
const VERBS = {
  place: "Place",
  claim: "Claim",
  choose_capital: "Capital",
  trade: "Trade",
  attack: "Attack",
  fortify: "Move",
  end_phase: "End part",
};

/** @param {LessonCtx} ctx @param {Attempt} attempt */
export function attemptText({ name }, { verb, source, target, armies, cards }) {
  const from = source ? name(source) : "…";
  const to = target ? name(target) : "…";
  // What is missing at the end needs no full stop after its dots.
  const stop = (/** @type {string} */ last) => (last === "…" ? last : `${last}.`);
  switch (verb) {
    case "attack":
      return `Attack ${to} from ${from} with ${count(armies)}.`;
    case "fortify":
      return `Move ${count(armies)} from ${from} to ${stop(to)}`;
    case "place":
      return `Place ${count(armies)} on ${stop(from)}`;
    case "trade":
      return cards.length ? `Trade ${list(cards.map(name))}.` : "Trade three cards.";
    case "end_phase":
      return "End this part of the turn.";
  }
  return verb === "claim" ? `Claim ${stop(from)}` : `Make ${from} your capital.`;
}

/** @param {LessonCtx} ctx */
export function attemptForm(ctx) {
  const { snapshot, uid, name } = ctx;
  const { attempt } = ctx.lesson.draft;
  const { verb, armies, cards } = attempt;
  return h(
    "div.rw-attempt",
    null,
    segments({
      label: "What to try",
      name: `${uid}-verb`,
      choices: verbs(ctx.snapshot).map((value) => ({
        value,
        label: VERBS[value] ?? capitalize(value),
      })),
      value: verb,
      change: (value) =>
        ctx.lessonActions.changeAttempt({ verb: value, source: null, target: null }),
    }),
    verb === "trade" &&
      h(
        "div.rw-held",
        { key: "held" },
        (snapshot.hand ?? []).map(({ card, symbol }) =>
          h(
            "label.rw-check",
            { key: card },
            h("input", {
              type: "checkbox",
              checked: cards.includes(card),
              "data-answer": card,
              on: {
                change: () =>
                  ctx.lessonActions.changeAttempt({
                    cards: cards.includes(card)
                      ? cards.filter((c) => c !== card)
                      : [...cards, card].slice(-3),
                  }),
              },
            }),
            symbol === "wild" ? name(card) : `${name(card)} (${symbol})`,
          ),
        ),
      ),
    territoriesNeeded(verb) > 0 &&
      h(
        "div.rw-row",
        { key: "armies" },
        h("span.rw-ask", null, howTo(ctx, attempt)),
        (territoriesNeeded(verb) === 2 || verb === "place") &&
          stepper({
            label: "Armies to try with",
            value: armies,
            range: [1, MOST],
            change: (n) =>
              ctx.lessonActions.changeAttempt({ armies: Math.max(1, Math.min(MOST, n)) }),
          }),
      ),
  );
}

/** @param {LessonCtx} ctx @param {Attempt} attempt */
function howTo({ name }, { verb, source, target }) {
  if (territoriesNeeded(verb) === 1)
    return source ? [h("b", null, name(source)), " is chosen."] : "Choose a territory on the map.";
  if (!source) return "Choose on the map: first where from, then where to.";
  return [
    "From ",
    h("b", null, name(source)),
    target ? [" to ", h("b", null, name(target)), "."] : ": now choose where to.",
  ].flat();
}

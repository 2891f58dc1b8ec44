/** A move of any kind, allowed or not, that a learner puts together. */

import { territoriesNeeded, verbs } from "../../store/lesson.js";
import { segments, stepper } from "../controls.js";
import { h } from "../dom.js";
import { strong } from "../messageParts.js";

/** @import { Attempt } from "../../store/lesson.js" */
/** @import { LessonCtx } from "../context.js" */

/** More armies than any attempt needs. */
export const MOST = 50;

/** What is tried, as messages. @type {Record<string, string>} */
const TRIES = {
  attack: "page-try-attack",
  fortify: "page-try-move",
  place: "page-try-place",
  end_phase: "page-try-end",
  claim: "page-try-claim",
};

/** @param {LessonCtx} ctx @param {Attempt} attempt */
export function attemptText({ say, name }, { verb, source, target, armies, cards }) {
  if (!verb) return say("page-try");
  if (verb === "trade") {
    return cards.length
      ? say("page-try-trade", { cards: cards.map(name) })
      : say("page-try-trade.none");
  }
  return say(TRIES[verb] ?? "page-try-capital", { source, target, armies });
}

/** @param {LessonCtx} ctx */
export function attemptForm(ctx) {
  const { snapshot, uid, say, name } = ctx;
  const { attempt } = ctx.lesson.draft;
  const { verb, armies, cards } = attempt;
  return h(
    "div.rw-attempt",
    h("span.rw-ask", { "aria-hidden": "true" }, say("page-try")),
    segments({
      label: say("page-try"),
      name: `${uid}-verb`,
      choices: verbs(ctx.snapshot).map((value) => ({
        value,
        label: say("page-try-verb", { verb: value }),
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
            symbol === "wild" ? name(card) : say("page-card", { territory: card, symbol }),
          ),
        ),
      ),
    territoriesNeeded(verb) > 0 &&
      h(
        "div.rw-row",
        { key: "armies" },
        h("span.rw-ask", howTo(ctx, attempt)),
        (territoriesNeeded(verb) === 2 || verb === "place") &&
          stepper({
            say,
            label: say("page-try-armies"),
            value: armies,
            range: [1, MOST],
            change: (n) =>
              ctx.lessonActions.changeAttempt({ armies: Math.max(1, Math.min(MOST, n)) }),
          }),
      ),
  );
}

/** @param {LessonCtx} ctx @param {Attempt} attempt */
function howTo({ say }, { verb, source, target }) {
  const one = territoriesNeeded(verb) === 1;
  return strong(say(one ? "page-try-how-one" : "page-try-how-two", { source, target }));
}

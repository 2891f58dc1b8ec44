/** A kind of step: try an action that the rules refuse. */

import { attemptedAction, territoriesNeeded, verbs } from "../store/lesson.js";
import { dashed } from "../store/mapView.js";
import { segments, stepper } from "../views/controls.js";
import { h } from "../views/dom.js";
import { bar } from "../views/lessonBar.js";
import { strong } from "../views/messageParts.js";

/** @import { LessonCtx } from "../calls.js" */
/** @import { Attempt } from "../store/lesson.js" */
/** @import { Bar } from "../views/sentence.js" */

/** @type {import("../calls.js").LessonKind} */
export const refuseKind = {
  id: "refuse",
  wantsRefusal: true,
  bar: attempting,
  form: attemptForm,
  map({ lesson, draft, refused }) {
    const { verb, source, target } = draft.attempt;
    const choice = source
      ? { source, target: target ?? undefined, arrow: Boolean(target) }
      : refused
        ? { ...refused, kind: /** @type {const} */ ("refused") }
        : { marks: dashed(lesson.outline) };
    return { choice, pickable: territoriesNeeded(verb) > 0 };
  },
  press({ draft: { attempt }, changeAttempt }, t) {
    const { verb, source, target } = attempt;
    if (territoriesNeeded(verb) < 2) changeAttempt({ source: source === t ? null : t });
    // The pair is complete: the next choice starts a new one.
    else if (!source || target) changeAttempt({ source: t, target: null });
    else if (source === t) changeAttempt({ source: null });
    else changeAttempt({ target: t });
  },
  isReadyAt: (_lesson, { attempt }, at) =>
    attemptedAction(attempt) !== null && (attempt.target ?? attempt.source) === at,
};

/** The actions to try, as messages. @type {Record<string, string>} */
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

/** @param {LessonCtx} ctx @returns {Bar} */
function attempting(ctx) {
  const { lesson, say, lessonActions } = ctx;
  const { attempt } = lesson.draft;
  const action = attemptedAction(attempt);
  const missing = !attempt.verb
    ? "page-try-choose"
    : territoriesNeeded(attempt.verb)
      ? "page-try-on-map"
      : "page-try-three-cards";
  const text = attemptText(ctx, attempt);
  if (!action) return bar(text, say(missing), null);
  const run = () => lessonActions.tryAction(action);
  return bar(text, say("page-try.sub"), { name: "try", label: ["page-try-it"], run });
}

/** A number of armies that no attempt exceeds. */
const MOST_ARMIES = 50;

/** @param {LessonCtx} ctx */
function attemptForm(ctx) {
  const { snapshot, uid, say, name } = ctx;
  const { attempt } = ctx.lesson.draft;
  const { verb, armies, cards } = attempt;
  return h(
    "div.rw-stack.rw-attempt",
    h("span.rw-asked", { "aria-hidden": "true" }, say("page-try")),
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
        "div.rw-flow.rw-held",
        { key: "held" },
        (snapshot.hand ?? []).map(({ card, symbol }) =>
          h(
            "label.rw-inline.rw-check",
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
        h("span.rw-asked", howTo(ctx, attempt)),
        (territoriesNeeded(verb) === 2 || verb === "place") &&
          stepper({
            say,
            label: say("page-try-armies"),
            value: armies,
            range: [1, MOST_ARMIES],
            change: (n) =>
              ctx.lessonActions.changeAttempt({ armies: Math.max(1, Math.min(MOST_ARMIES, n)) }),
          }),
      ),
  );
}

/** @param {LessonCtx} ctx @param {Attempt} attempt */
function howTo({ say }, { verb, source, target }) {
  const one = territoriesNeeded(verb) === 1;
  return strong(say(one ? "page-try-how-one" : "page-try-how-two", { source, target }));
}

/** What a step asks for: a choice, a number, places on the map, or a move of any kind. */

import { capitalize, count, list } from "../../words/english.js";
import { button, segments, stepper } from "../controls.js";
import { h } from "../dom.js";

/** @typedef {import("../../lessonTypes.js").Ctx} Ctx */
/** @typedef {import("../../lessonTypes.js").Board} Board */
/** @typedef {import("../../lessonTypes.js").Attempt} Attempt */
/** @typedef {import("../../types.js").Action} Action */

/** Letters of a choice that is a word or two. */
const SHORT = 18;
/** More armies than any attempt needs. */
const MOST = 50;

/** What the draft hands in, or null while there is nothing. @param {Ctx} ctx @param {Board} board */
export function handIn({ snapshot }, { draft }) {
  const { input, kind } = snapshot.lesson;
  if (kind === "refuse") return null;
  if (input === "choice") return draft.answer || null;
  if (input === "number") {
    return /^\s*-?\d{1,8}\s*$/.test(draft.answer) ? Number(draft.answer) : null;
  }
  if (input === "territories") return draft.places.length ? draft.places : null;
  return draft.places[0] ?? null;
}

/** The answer was judged already, and is wrong. @param {Ctx} ctx @param {Board} board */
export function judged({ snapshot }, { draft }) {
  const { feedback, input } = snapshot.lesson;
  if (feedback?.status !== "wrong" || feedback.said === null) return false;
  const now = /^territor|continent/.test(input) ? draft.places : [draft.answer];
  return String(feedback.said) === String(now);
}

/** @param {Ctx} ctx @param {Board} board */
export function answerPart(ctx, board) {
  const { lesson } = ctx.snapshot;
  if (lesson.done) return null;
  switch (lesson.input) {
    case "choice":
      return choices(ctx, board);
    case "number":
      return number(board);
    case "territory":
    case "territories":
      return places(ctx, board);
    case "continent":
      return continents(ctx, board);
  }
  return lesson.kind === "refuse" ? attemptForm(ctx, board) : null;
}

/**
 * Radio buttons, one below the other.
 * @param {Ctx} ctx
 * @param {Board} board
 * @param {Array<{value: string, text: any}>} options
 * @param {string} value
 * @param {(value: string) => void} change
 */
function radios(ctx, board, options, value, change) {
  const { feedback } = ctx.snapshot.lesson;
  const wrong = feedback?.status === "wrong" ? String(feedback.said) : null;
  // Words stand two in a row, sentences do not.
  const short = options.every(({ text }) => typeof text !== "string" || text.length <= SHORT);
  return h(
    "div.rw-choices",
    {
      class: short ? "rw-words" : "",
      role: "radiogroup",
      "aria-label": board.texts?.step.question || "Your answer",
      on: {
        keydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" || event.repeat) return;
          event.preventDefault();
          board.check();
        },
      },
    },
    options.map((option) => {
      const own = option.value === value;
      const bad = option.value === wrong;
      return h(
        "label.rw-choice",
        { key: option.value, class: bad ? "rw-wrong" : own ? "rw-on" : "" },
        h("input", {
          type: "radio",
          name: `${ctx.uid}-answer`,
          value: option.value,
          checked: own,
          "data-answer": option.value,
          on: { change: () => change(option.value) },
        }),
        h("span", null, option.text),
        bad && h("small", null, "✗ your answer"),
      );
    }),
  );
}

/** @param {Ctx} ctx @param {Board} board */
const choices = (ctx, board) =>
  radios(ctx, board, board.texts?.step.choices ?? [], board.draft.answer, (answer) =>
    board.set({ answer }),
  );

/** @param {Ctx} ctx @param {Board} board */
function continents(ctx, board) {
  const options = ctx.board.continents.map(({ id, name }) => ({
    value: id,
    text: [
      h("i.rw-swatch", {
        style: `--cont:var(--rw-c-${id},var(--rw-ink-2))`,
        "aria-hidden": "true",
      }),
      name,
    ],
  }));
  return radios(ctx, board, options, board.draft.places[0] ?? "", (id) =>
    board.set({ places: [id] }),
  );
}

/** @param {Board} board */
function number(board) {
  const { draft, texts } = board;
  const now = Number.parseInt(draft.answer, 10) || 0;
  const to = (/** @type {number} */ n) => board.set({ answer: String(Math.max(0, n)) });
  return h(
    "form.rw-number",
    {
      on: {
        submit: (/** @type {Event} */ event) => {
          event.preventDefault();
          board.check();
        },
      },
    },
    button("fewer", "−", () => to(now - 1), { kind: "rw-btn.rw-sq", "aria-label": "One less" }),
    h("input.rw-fld", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 6,
      "aria-label": texts?.step.question || "Your answer",
      "data-answer": "number",
      value: draft.answer,
      on: {
        input: (/** @type {Event} */ e) =>
          board.set({ answer: /** @type {HTMLInputElement} */ (e.target).value }),
      },
    }),
    button("more", "+", () => to(now + 1), { kind: "rw-btn.rw-sq", "aria-label": "One more" }),
    h("button.rw-btn", { type: "submit", "data-action": "hand_in" }, "Check"),
  );
}

/** @param {Ctx} ctx @param {Board} board */
function places({ snapshot, name }, board) {
  const { draft } = board;
  const several = snapshot.lesson.input === "territories";
  if (!draft.places.length) {
    return h(
      "p.rw-ask",
      null,
      several ? "Choose them on the map, one by one." : "Choose it on the map.",
    );
  }
  return h(
    "div.rw-picks",
    null,
    draft.places.map((t) =>
      h(
        "button.rw-pickd",
        {
          key: t,
          "data-picked": t,
          "aria-label": `${name(t)}: remove`,
          on: { click: () => board.set({ places: draft.places.filter((p) => p !== t) }) },
        },
        name(t),
        h("span", { "aria-hidden": "true" }, " ×"),
      ),
    ),
  );
}

// ---- a move of any kind ------------------------------------------------------------------------

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

/** What can be tried in this phase. @param {Ctx} ctx */
function verbs({ snapshot }) {
  if (/^(claim|place|capital)$/.test(snapshot.phase)) return ["claim", "place", "choose_capital"];
  return ["place", ...(snapshot.hand?.length ? ["trade"] : []), "attack", "fortify", "end_phase"];
}

/**
 * The move to begin with: an attack where the step points from one territory to another, even out of
 * its phase; else the one that stands for the phase.
 * @param {import("../../lessonTypes.js").Taught} snapshot
 */
export function usualVerb({ phase, lesson, to_place, hand }) {
  const placed = (hand ?? []).length > 2 ? "trade" : "end_phase";
  const usual =
    {
      claim: "claim",
      place: "place",
      capital: "choose_capital",
      reinforce: to_place ? "place" : placed,
      fortify: "fortify",
    }[phase] ?? "attack";
  const ends = Object.values(lesson.outline);
  const pair = ends.includes("source") && ends.includes("target");
  return pair && needs(usual) < 2 ? "attack" : usual;
}

/** @param {string} verb */
export const needs = (verb) =>
  /^(attack|fortify)$/.test(verb) ? 2 : /^(place|claim|choose_capital)$/.test(verb) ? 1 : 0;

/**
 * The action that is tried; null while something is missing.
 * @param {Attempt} attempt
 * @returns {Action|null}
 */
export function tried({ verb, source, target, armies, cards }) {
  if (verb === "end_phase") return { type: verb };
  if (verb === "trade") return cards.length === 3 ? { type: verb, cards } : null;
  if (needs(verb) === 2) {
    return source && target ? { type: verb, source, target, armies } : null;
  }
  if (!source) return null;
  return verb === "place"
    ? { type: verb, territory: source, armies }
    : { type: verb, territory: source };
}

/** @param {Ctx} ctx @param {Attempt} attempt */
export function triedInWords({ name }, { verb, source, target, armies, cards }) {
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

/** @param {Ctx} ctx @param {Board} board */
function attemptForm(ctx, board) {
  const { snapshot, uid, name } = ctx;
  const { attempt } = board.draft;
  const { verb, armies, cards } = attempt;
  return h(
    "div.rw-attempt",
    null,
    segments({
      label: "What to try",
      name: `${uid}-verb`,
      choices: verbs(ctx).map((value) => ({ value, label: VERBS[value] ?? capitalize(value) })),
      value: verb,
      change: (value) => board.setAttempt({ verb: value, source: null, target: null }),
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
                  board.setAttempt({
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
    needs(verb) > 0 &&
      h(
        "div.rw-row",
        { key: "armies" },
        h("span.rw-ask", null, howTo(ctx, attempt)),
        (needs(verb) === 2 || verb === "place") &&
          stepper({
            label: "Armies to try with",
            value: armies,
            range: [1, MOST],
            change: (n) => board.setAttempt({ armies: Math.max(1, Math.min(MOST, n)) }),
          }),
      ),
  );
}

/** @param {Ctx} ctx @param {Attempt} attempt */
function howTo({ name }, { verb, source, target }) {
  if (needs(verb) === 1)
    return source ? [h("b", null, name(source)), " is chosen."] : "Choose a territory on the map.";
  if (!source) return "Choose on the map: first where from, then where to.";
  return [
    "From ",
    h("b", null, name(source)),
    target ? [" to ", h("b", null, name(target)), "."] : ": now choose where to.",
  ].flat();
}

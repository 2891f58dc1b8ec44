/** The bar with the one sentence and the one filled button. */

import { isInert } from "../store/selectors.js";
import { button, key } from "./controls.js";
import { h } from "./dom.js";
import { percent } from "./messageParts.js";
import { whyLink } from "./why.js";

/** @import { Command } from "../store/barButtons.js" */
/** @import { Ctx } from "../calls.js" */
/** @import { Refusal } from "../store/state.js" */

/** Stands for a chance that has not come yet, as wide as most. */
const WAITING = 0.88;

/** @typedef {{line: import("./sentence.js").Sentence, filled: Command|null, beside: Command[]}} Bar */

/**
 * The bar with the one sentence and the one filled button.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {import("./sentence.js").Sentence} o.line
 * @param {Command|null} o.filled
 * @param {Command[]} o.beside
 */
export function sentenceBar(ctx, { line, filled, beside }) {
  const { snapshot, ui, say, disconnected, run } = ctx;
  const seat = snapshot.handover?.to ?? snapshot.over?.winner ?? snapshot.actor ?? snapshot.turn;
  const { refusal } = ui;
  return h(
    "section.rw-say.seat",
    {
      key: "say",
      class: `s-${seat}`,
      "aria-label": say("page-say"),
      "data-part": "sentence",
      inert: isInert(ui),
    },
    h(
      "p",
      { "data-message": "", role: "status" },
      h("span.rw-line", line.text),
      refusal
        ? h(
            "span.rw-sub.rw-refusal",
            { key: "refusal", "data-refusal": refusal.rule },
            refusal.message,
            /^(?!protocol).+\./.test(refusal.rule) && [
              " · ",
              h("code", refusal.rule),
              " ",
              refusalLink(ctx, refusal),
            ],
          )
        : h(
            "span.rw-sub",
            { key: "sub" },
            disconnected ? say("page-say.away") : line.sub || "\u00a0",
          ),
    ),
    h(
      "div.rw-acts",
      beside.map((command) =>
        button(command.name, buttonLabel(ctx, command), () => run(command), {
          key: command.name,
          "aria-disabled": command.disabled ?? null,
        }),
      ),
      filled &&
        button(
          filled.name,
          [buttonLabel(ctx, filled), !filled.deliberate && [" ", key("Enter")]],
          () => run(filled),
          // A button of its own does not inherit the focus of the one before it.
          filled.deliberate
            ? { kind: "rw-btn.rw-p", key: "deliberate", "data-deliberate": "" }
            : { kind: "rw-btn.rw-p", key: "filled" },
        ),
    ),
  );
}

/**
 * What a button says; for dice also how good the chances are.
 * @param {Ctx} ctx
 * @param {Command} command
 */
function buttonLabel({ snapshot, say, odds, defence }, { label: message, action, name }) {
  const label = say(...message);
  if ((name === "roll" || name === "roll_until") && !snapshot.lesson) {
    const chance = name === "roll" ? odds?.hit : odds?.stop_win;
    const known = chance !== null && chance !== undefined;
    const id = name === "roll" ? "page-say-hit" : "page-say-take";
    const text = say(id, { chance: percent(say, known ? chance : WAITING) });
    // Where there is little room, only what the chance is of stays.
    return withChance(label, [text, h("span.rw-aside", " ", say(`${id}.more`))], known);
  }
  if (action?.type === "defend" && snapshot.legal.defend) {
    const { dice } = action;
    const choice = defence?.choices.find((each) => each.dice === dice);
    return defenceLabel(say, label, dice, choice, snapshot.battle?.defender === "third");
  }
  return label;
}

/**
 * How likely so many dice hold the territory, and what the next roll costs both sides on average.
 * @param {import("../words/index.js").Words} say
 * @param {string} label
 * @param {number} dice
 * @param {import("../types.js").DefenceChoice|undefined} choice
 * @param {boolean} third it is the third army that defends
 */
function defenceLabel(say, label, dice, choice, third) {
  const known = choice !== undefined;
  const {
    hold,
    defender: lost,
    attacker: beaten,
  } = choice ?? { hold: WAITING, defender: WAITING, attacker: WAITING };
  const aside = (/** @type {string} */ id) => h("span.rw-aside", " ", say(`${id}.more`));
  const held = [say("page-say-hold", { dice, chance: percent(say, hold) }), aside("page-say-hold")];
  const costs = [say("page-say-costs", { lost, beaten, third }), aside("page-say-costs")];
  return withChance([label, " ", h("small", unknown(known), held)], costs, known);
}

/**
 * A label with its chance below. As long as that is not known its room is kept: a button that
 * grew would move under the pointer.
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

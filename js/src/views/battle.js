/** A battle: the attack, its odds, the defender's choice in numbers, and the comparison of the dice. */

import { afterMove } from "../store/mapView.js";
import { hasLesson, lessonOf, rollingIn, switchesOf } from "../store/screens.js";
import { armyRange, diceChoices, missingAmount } from "../store/selection.js";
import { isTaken, stopAt } from "../store/selectors.js";
import {
  armiesChosen,
  block,
  checkbox,
  foldButton,
  link,
  segments,
  select,
  stepper,
  tableHead,
} from "./controls.js";
import { h } from "./dom.js";
import { around, decimal, percent, SLOT } from "./messageParts.js";
import { chip, seatSign } from "./symbols.js";
import { shortTitle, whyLink } from "./why.js";

/** @import { Ctx } from "../calls.js" */

/** @param {Ctx} ctx */
export function attackBlocks(ctx) {
  const { snapshot, ui, uid, say, dispatch } = ctx;
  const { selection } = ui;
  const allied = snapshot.phase === "attack_third";
  const aside =
    allied &&
    block(
      "allied",
      say("page-seat", { seat: "third" }),
      whyLink(ctx, "allied", say("page-attack-why-allied", { seat: snapshot.actor }), [
        "attack.allied",
      ]),
    );
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "pair" || !bounds) return [aside];
  const missing = missingAmount(snapshot, selection);
  const dice = missing === "armies" ? [] : diceChoices(snapshot, selection);
  return [
    aside,
    block(
      "attack",
      say("page-attack"),
      h(
        "div.rw-control-pair",
        h(
          "div",
          h("b", say("page-attack-armies")),
          stepper(
            armiesChosen(
              ctx,
              say("page-attack-armies.label"),
              selection.armies,
              bounds,
              missing === "armies",
            ),
          ),
        ),
        dice.length > 1 &&
          h(
            "div",
            { key: "dice" },
            h("b", say("page-attack-dice")),
            segments({
              label: say("page-attack-dice"),
              name: `${uid}-dice`,
              choices: dice.map((value) => ({ value, label: String(value) })),
              value: selection.dice ?? (missing ? 0 : Math.max(...dice)),
              change: (value) => dispatch({ type: "dice", dice: value }),
            }),
          ),
      ),
    ),
    fightOnBlock(ctx),
  ];
}

// ---- odds ---------------------------------------------------------------------------------------

/**
 * Draw the folded details of "Fight on": where it stops and, in a game, what a battle to the end
 * would leave.
 * @param {Ctx} ctx
 */
export function fightOnBlock(ctx) {
  const { snapshot, ui, say } = ctx;
  const lesson = lessonOf(snapshot);
  if (ui.selection.kind !== "pair" || (lesson && !lesson.fight_on)) return null;
  return block(
    "fight-on",
    foldButton(ctx, "odds", say("page-do-fight-on")),
    ui.unfolded.odds && [stopField(ctx), lesson ? null : oddsInFull(ctx)].flat(),
  );
}

/** Show the armies left on both sides after an attack fought to the end. @param {Ctx} ctx */
function oddsInFull(ctx) {
  const { snapshot, ui, odds, say } = ctx;
  const { selection } = ui;
  if (selection.kind !== "pair" || rollingIn(snapshot)) return null;
  const attacker = snapshot.territories[selection.source]?.[0] ?? null;
  const defender = snapshot.territories[selection.target]?.[0] ?? null;
  const edition = shortTitle(snapshot.edition_title);
  return [
    h(
      "p.rw-meta",
      { key: "hit" },
      say("page-odds-hit", { chance: odds ? percent(say, odds.hit ?? 0) : "…" }),
    ),
    h("p.rw-meta", { key: "exact" }, say("page-odds-exact", { edition })),
    h(
      "div.rw-oddsbar",
      { key: "bar", "aria-hidden": "true" },
      side(attacker, odds?.win ?? 0),
      side(defender, odds ? 1 - odds.win : 0),
    ),
    bars(
      say,
      [odds?.attackers ?? [], attacker, say("page-odds-keeps", { seat: attacker })],
      [odds?.defenders ?? [], defender, say("page-odds-keeps", { seat: defender })],
    ),
    whyLink(ctx, "odds", say("page-odds-how"), ["attack.compare", "attack.defence-dice"], {
      text: say("page-odds-how.about", { source: selection.source }),
    }),
  ];
}

/** @param {string|null} seat @param {number} part */
const side = (seat, part) => h(`i.seat.seat-${seat}`, { style: `flex:${(part * 100).toFixed(1)}` });

/** Width of the drawing, which fits the narrowest panel. */
const BARS_WIDTH = 224;
/** The maximum number of bars in a row. */
const MOST_BARS = 12;
/** Return the number of slots for the bars, enough for words even below a single bar. @param {any[]} items */
const slotCount = ({ length }) => Math.max(length, 4);

/** Draw the armies left, as two rows of bars on one line.
 * @param {Ctx["say"]} say @param {...[Array<[number, number]>, string|null, string]} sides */
function bars(say, ...sides) {
  const all = sides.map(([rows, seat, text]) => ({ ...mergeBars(rows), seat, text }));
  // A side that is almost certain to lose everything has no bars.
  const some = all.filter(({ items }) => items.length);
  const shown = some.length ? some : all;
  const top = Math.max(0.01, ...shown.flatMap(({ items }) => items.map(([, p]) => p)));
  const total = shown.reduce((n, { items }) => n + slotCount(items), 0);
  const gap = 14;
  const step = Math.min(24, (BARS_WIDTH - gap) / total);
  const width = step * 0.82;
  let x = 0;
  const kids = shown.map(({ items, seat }) => {
    const from = x;
    const group = items.map(([label, p], i) => {
      const at = from + i * step;
      const height = (p / top) * 62;
      const middle = at + width / 2;
      return h(
        "g",
        { key: i },
        h("rect", { x: at, y: 86 - height, width, height, rx: 2 }),
        step > 15 && h("text.rw-value", { x: middle, y: 82 - height }, Math.round(p * 100) || "<1"),
        h("text", { x: middle, y: 100 }, label),
      );
    });
    x = from + slotCount(items) * step + gap;
    const end = x - gap - step + width;
    // A label that is aligned at its end has enough room: the label before it ends further to the
    // left.
    const late = from > 0 && items.length > slotCount([]);
    return h(
      `g.seat.seat-${seat}`,
      h("path", { d: `M${from} 86.500H${end}` }),
      group,
      h(
        late ? "text.rw-label-end" : "text.rw-label-start",
        { x: late ? end : from, y: 115 },
        say("page-odds-kept"),
      ),
    );
  });
  const spoken = say("page-odds-spoken", {
    sides: shown.map(({ items, text: side }) =>
      say("page-odds-side", {
        side,
        chances: items.map(([armies, p]) =>
          say("page-odds-chance", { armies, chance: percent(say, p) }),
        ),
      }),
    ),
  });
  return h(
    "svg.rw-chart.rw-bars",
    { key: "bars", viewBox: `0 0 ${BARS_WIDTH} 119`, role: "img", "aria-label": spoken },
    kids,
  );
}

/**
 * Merge bars until each can be seen on its own, and drop the unlikely ends of a long row.
 * @param {Array<[number, number]>} all
 */
function mergeBars(all) {
  const likely = all.filter(([, p]) => p >= 0.005);
  if (likely.length <= MOST_BARS) return { items: likely };
  const step = Math.ceil(likely.length / MOST_BARS);
  /** @type {Array<[string|number, number]>} */
  const items = [];
  for (let i = 0; i < likely.length; i += step) {
    const part = likely.slice(i, i + step);
    items.push([part[0]?.[0] ?? 0, part.reduce((sum, [, p]) => sum + p, 0)]);
  }
  return { items };
}

/**
 * Draw the field for the number of the player's own armies at which "Fight on" stops.
 * @param {Ctx} ctx
 */
function stopField(ctx) {
  const { snapshot, ui, say, dispatch } = ctx;
  const { selection } = ui;
  if (selection.kind !== "pair") return null;
  const { source, target } = selection;
  const most = (snapshot.territories[source]?.[1] ?? 2) - 1;
  return h(
    "label",
    { key: "stop" },
    h("span.rw-visually-hidden", say("page-until-armies.label", { source, target })),
    around(
      say("page-until-armies", { armies: SLOT, source }),
      select(
        Array.from({ length: most }, (_, i) => [`${i + 1}`, `${i + 1}`]),
        `${stopAt(ctx)}`,
        (value) => dispatch({ type: "stop_at", value: Number(value) }),
      ),
      (text) => h("span", { "aria-hidden": "true" }, text),
    ),
  );
}

// ---- defence ------------------------------------------------------------------------------------

/** Show the average costs of each number of dice; the chances of holding are on the buttons.
 * @param {Ctx} ctx */
function averages(ctx) {
  const { snapshot, say, language } = ctx;
  const { battle, legal } = snapshot;
  const armies = (/** @type {number|undefined} */ n) =>
    n === undefined ? "…" : decimal(n, 1, language);
  return h(
    "table.rw-averages",
    { key: "averages", "aria-label": say("page-defence-average") },
    tableHead(
      say("page-defence-dice"),
      seatHead(say, battle?.defender, "page-defence-loses"),
      seatHead(say, battle?.attacker, "page-defence-loses"),
    ),
    h(
      "tbody",
      [...(legal.defend ?? [])].reverse().map((n) => {
        const choice = ctx.defence?.choices.find(({ dice }) => dice === n);
        return h(
          "tr",
          { key: n, "data-dice": n },
          h("th", { scope: "row" }, say("page-dice", { dice: n })),
          h("td", armies(choice?.defender)),
          h("td", armies(choice?.attacker)),
        );
      }),
    ),
  );
}

/**
 * Build the head of a column for a seat: names may be long, so the seat's sign is shown.
 * @param {Ctx["say"]} say
 * @param {string|undefined} seat
 * @param {string} id a message
 */
const seatHead = (say, seat, id) => [...seatSign(say, seat ?? null), " ", say(id)];

/** Offer to answer for the defender, and show what each number of dice costs. @param {Ctx} ctx */
export function defencePanel(ctx) {
  const { snapshot, say, send } = ctx;
  const { battle, legal } = snapshot;
  if (!battle || !legal.defend) return null;
  const seat = snapshot.actor;
  const row = snapshot.seats.find((s) => s.seat === seat);
  return [
    row &&
      seat &&
      !hasLesson(snapshot) &&
      block(
        "defend-for-me",
        "",
        h(
          "label.rw-inline.rw-check",
          checkbox("auto_defend", row.auto_defend ?? false, (value) =>
            send({ type: "auto_defend", seat, value }),
          ),
          h("span", h("b", say("page-defence-for-me")), h("small", say("page-defence-for-me.how"))),
        ),
      ),
    // The explanation gives the costs more exactly, choice by choice.
    !switchesOf(snapshot).teach &&
      block(
        "defend",
        say("page-defence-average"),
        averages(ctx),
        whyLink(ctx, "defence", say("page-defence-why"), [
          "attack.defence-dice",
          "attack.announce",
        ]),
      ),
  ];
}

// ---- the last roll, in words --------------------------------------------------------------------

/** Describe the last roll; the dice themselves are on the map. @param {Ctx} ctx */
export function rollWords(ctx) {
  const { snapshot, say, rolling, sounds } = ctx;
  const battle = rolling ?? snapshot.battle;
  if (!battle?.pairs) return null;
  const settled = rolling === null;
  return h(
    "section.rw-block-roll",
    { key: "roll", "aria-label": say("page-roll") },
    h(
      "div.rw-comparisons",
      battle.pairs.map((_, i) => compared(ctx, i)),
    ),
    // In a game, the dice are on the map.
    hasLesson(snapshot) &&
      h(
        "div.rw-stack.rw-loss",
        loss(ctx, battle.source, battle.attacker_losses ?? 0),
        loss(ctx, battle.target, battle.defender_losses ?? 0),
      ),
    settled &&
      whyLink(ctx, "roll", say("page-roll-why"), [battle.rule ?? "attack.compare"], {
        about: "battle",
        text: lossesExplained(ctx),
        ...(battle.n === undefined ? {} : { n: battle.n }),
      }),
    sounds.areOffered() &&
      link("sound_on", say("page-roll-sound"), () => sounds.set(true), { key: "sound" }),
  );
}

/** Show a compared pair of dice, and who lost an army. @param {Ctx} ctx @param {number} i */
function compared({ snapshot, say, rolling }, i) {
  const { battle } = snapshot;
  const pair = battle?.pairs?.[i];
  if (!battle || rolling || !pair) return h("span.rw-comparison", { key: `c${i}` }, "\u00a0");
  const [a, d, winner] = pair;
  const won = winner === "attack";
  const loser = won ? battle.defender : battle.attacker;
  const sign = a > d ? ">" : a < d ? "<" : "=";
  // For the defender, it is good if the attacker loses an army.
  const good = battle.defender === snapshot.viewer ? !won : won;
  return h(
    "span.rw-comparison",
    { key: `c${i}`, class: good ? "rw-won" : "rw-lost" },
    h("b", `${a} ${sign} ${d}`),
    h(
      "small",
      " ",
      // Names may be long: the loser's sign is shown, and the name is only read out.
      around(say("page-roll-loss", { tie: a === d, sign: SLOT }), seatSign(say, loser)),
    ),
  );
}

/**
 * Show the armies before and after, as in "North Africa 8 7". After a capture, show who holds the
 * territory, and the same armies as on the map.
 * @param {Ctx} ctx
 * @param {string} territory
 * @param {number} lost
 */
function loss({ snapshot, ui, name, rolling }, territory, lost) {
  const fallen = isTaken(snapshot) || snapshot.phase === "occupy";
  const [owner, armies] = afterMove(snapshot, ui.selection)[territory] ?? [null, 0];
  return h(
    "div",
    chip(owner),
    h(
      "span",
      `${name(territory)} `,
      lost && !fallen && rolling === null
        ? h("span.rw-before-after", h("s", armies + lost), " ", h("b", armies))
        : h("b", armies),
    ),
  );
}

/** Explain the losses of a roll, with its numbers. @param {Ctx} ctx */
function lossesExplained({ snapshot, say }) {
  const { battle } = snapshot;
  const tie = battle?.pairs?.find(([a, d]) => a === d);
  if (!tie) return say("page-roll-because");
  return say("page-roll-because.tie", { attack: tie[0], defence: tie[1], winner: tie[2] });
}

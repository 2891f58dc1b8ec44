/** Dice as they are compared, and what they cost. */

import { capitalize, seatName } from "../words/english.js";
import { h } from "./dom.js";
import { chip, die } from "./symbols.js";
import { whyLink } from "./whyLink.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** Dice that there is always room for, so that rolls of fewer stand in the same places. */
const USUAL_DICE = 3;

/**
 * The last roll, or the dice that lie on the table while the defender chooses.
 * @param {Ctx} ctx
 */
export function rollTray(ctx) {
  const { snapshot, rolling } = ctx;
  const battle = rolling ?? snapshot.battle;
  if (!battle || !(battle.pending || battle.pairs)) {
    return h("p.rw-meta.rw-no-dice", { key: "empty" }, "Dice are rolled here.");
  }
  const { attack = [], defence = [], pairs = [], source, target } = battle;
  const settled = rolling === null;
  const attacker = seatName(snapshot, battle.attacker);
  const defender = seatName(snapshot, battle.defender);
  const most = Math.max(USUAL_DICE, battle.attack_dice, attack.length, defence.length);
  const columns = [...Array(most).keys()];
  /** @param {"att"|"def"} side */
  const colourOf = (side) => snapshot.dice_colours[side === "att" ? 0 : 1];
  /** @param {"att"|"def"} side */
  const unrolled = (side) => die(0, colourOf(side));
  /** @param {number[]} dice @param {"att"|"def"} side @param {number} i @param {number} open */
  const cell = (dice, side, i, open) => {
    const face = dice[i];
    if (face === undefined) return i < open ? unrolled(side) : h("span", { key: `${side}${i}` });
    if (!settled) return unrolled(side);
    return die(face, colourOf(side), { idle: pairs.length > 0 && i >= pairs.length });
  };
  const rolled = pairs.length > 0;
  return h(
    "section.rw-b-roll",
    { key: "roll", "aria-label": rolled ? "The roll" : "On the table" },
    h(
      "div.rw-duel",
      { style: `--dice:${most}` },
      label(battle.attacker, capitalize(attacker), "attacks"),
      columns.map((i) => cell(attack, "att", i, battle.attack_dice)),
      rolled && [h("small", null, "high to low"), columns.map((i) => compared(ctx, i))],
      label(battle.defender, capitalize(defender), "defends"),
      columns.map((i) => cell(defence, "def", i, 0)),
    ),
    h(
      "div.rw-loss",
      null,
      loss(ctx, source, battle.attacker, battle.attacker_losses ?? 0),
      loss(ctx, target, battle.defender, battle.defender_losses ?? 0),
      rolled &&
        settled &&
        whyLink(ctx, "roll", "Why these losses?", [battle.rule ?? "attack.compare"], {
          about: "battle",
          text: because(ctx),
          ...(battle.n === undefined ? {} : { n: battle.n }),
        }),
    ),
  );
}

/** @param {string} seat @param {string} name @param {string} role */
const label = (seat, name, role) =>
  h(
    "span.rw-lab",
    null,
    chip(seat),
    h("span", null, h("b", null, name), h("small", null, ` ${role}`)),
  );

/**
 * One column between the dice: the comparison written out.
 * @param {Ctx} ctx
 * @param {number} i
 */
function compared({ snapshot, rolling }, i) {
  const { battle } = snapshot;
  const pair = battle?.pairs?.[i];
  if (!battle || rolling || !pair) {
    const dice = Math.max(battle?.attack?.length ?? 0, battle?.defence?.length ?? 0);
    const lone = !rolling && battle?.pairs?.length && i < dice;
    return h("span.rw-cmp", { key: `c${i}` }, lone ? "no pair" : "\u00a0");
  }
  const [a, d, winner] = pair;
  const won = winner === "attack";
  // The third army has a long name, and stands in the row below anyway.
  const seat = won ? battle.defender : battle.attacker;
  const loser = seat === "third" ? "" : seatName(snapshot, seat);
  const sign = a > d ? ">" : a < d ? "<" : "=";
  return h(
    "span.rw-cmp",
    { key: `c${i}`, class: won ? "rw-won" : "rw-lost" },
    h("b", null, `${a} ${sign} ${d}`),
    h("small", null, ` ${a === d ? "tie: " : ""}${loser} −1`),
  );
}

/**
 * "North Africa 8 7": what stood there and what is left.
 * @param {Ctx} ctx
 * @param {string} territory
 * @param {string} seat
 * @param {number} lost
 */
function loss({ snapshot, name, rolling }, territory, seat, lost) {
  const { battle, legal } = snapshot;
  const [owner, now] = snapshot.territories[territory] ?? [null, 0];
  const fallen =
    battle?.target === territory && owner === battle.attacker && battle.defender !== owner;
  const left = fallen || (legal.occupy && battle?.target === territory) ? 0 : now;
  // After the move into a captured territory the number before the roll cannot be told any more.
  const moved = battle?.source === territory && !legal.occupy && taken(snapshot);
  const settled = rolling === null;
  return h(
    "div",
    null,
    chip(seat),
    h(
      "span",
      null,
      `${name(territory)} `,
      !settled
        ? h("b", null, now)
        : moved
          ? h("b", null, lost ? `−${lost}` : "no loss")
          : lost
            ? [h("s", null, left + lost), " ", h("b", null, left)]
            : h("b", null, left),
    ),
  );
}

/** @param {Ctx["snapshot"]} snapshot */
const taken = ({ battle, territories }) =>
  battle !== null && territories[battle.target]?.[0] === battle.attacker;

/**
 * Why somebody lost armies, with the numbers in it.
 * @param {Ctx} ctx
 */
function because({ snapshot }) {
  const { battle } = snapshot;
  const tie = battle?.pairs?.find(([a, d]) => a === d);
  const start = "Each pair costs one army: the higher die wins it";
  if (!tie) return `${start}.`;
  return `${start}, and a tie such as ${tie[0]} = ${tie[1]} goes to the ${tie[2] === "attack" ? "attacker" : "defender"}.`;
}

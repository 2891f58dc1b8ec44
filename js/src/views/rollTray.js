/** Dice as they are compared, and what they cost. */

import { h } from "./dom.js";
import { around, SLOT } from "./messageParts.js";
import { chip, die } from "./symbols.js";
import { whyLink } from "./why.js";

/** @import { Ctx } from "../calls.js" */

/** Dice that there is always room for, so that rolls of fewer stand in the same places. */
const USUAL_DICE = 3;

/** The last roll, or the dice that lie on the table while the defender chooses. @param {Ctx} ctx */
export function rollTray(ctx) {
  const { snapshot, say, rolling } = ctx;
  const battle = rolling ?? snapshot.battle;
  if (!battle || !(battle.pending || battle.pairs)) {
    const keys = snapshot.human && !ctx.lesson ? "rw-for-keys" : "";
    return h("p.rw-meta.rw-no-dice", { key: "empty", class: keys }, say("page-roll-none"));
  }
  const { attack = [], defence = [], pairs = [], source, target } = battle;
  const settled = rolling === null;
  const most = Math.max(USUAL_DICE, battle.attack_dice, attack.length, defence.length);
  const columns = [...Array(most).keys()];
  /** @param {"att"|"def"} side */
  const colourOf = (side) => snapshot.dice_colours[side === "att" ? 0 : 1];
  /** @param {"att"|"def"} side */
  const unrolled = (side) => die(say, 0, colourOf(side));
  /** @param {number[]} dice @param {"att"|"def"} side @param {number} i @param {number} open */
  const cell = (dice, side, i, open) => {
    const face = dice[i];
    if (face === undefined) return i < open ? unrolled(side) : h("span", { key: `${side}${i}` });
    if (!settled) return unrolled(side);
    return die(say, face, colourOf(side), { idle: pairs.length > 0 && i >= pairs.length });
  };
  const rolled = pairs.length > 0;
  return h(
    "section.rw-b-roll",
    { key: "roll", "aria-label": say(rolled ? "page-roll" : "page-roll-open") },
    h(
      "div.rw-duel",
      { style: `--dice:${most}` },
      side(
        say,
        battle.attacker,
        "page-roll-attacks",
        columns.map((i) => cell(attack, "att", i, battle.attack_dice)),
      ),
      rolled && [h("small", say("page-roll-order")), columns.map((i) => compared(ctx, i))],
      side(
        say,
        battle.defender,
        "page-roll-defends",
        columns.map((i) => cell(defence, "def", i, 0)),
      ),
    ),
    h(
      "div.rw-loss",
      loss(ctx, source, battle.attacker, battle.attacker_losses ?? 0),
      loss(ctx, target, battle.defender, battle.defender_losses ?? 0),
      rolled &&
        settled &&
        whyLink(ctx, "roll", say("page-roll-why"), [battle.rule ?? "attack.compare"], {
          about: "battle",
          text: because(ctx),
          ...(battle.n === undefined ? {} : { n: battle.n }),
        }),
    ),
  );
}

/**
 * A row in the colour of the seat whose dice they are: the dice have those that the edition prints.
 * @param {Ctx["say"]} say
 * @param {string} seat
 * @param {string} role a message
 * @param {any[]} dice
 */
const side = (say, seat, role, dice) =>
  h(
    `div.rw-dice-of.seat.s-${seat}`,
    h(
      "span.rw-lab",
      chip(seat),
      h("span", h("b", say("page-seat", { seat })), h("small", ` ${say(role)}`)),
    ),
    dice,
  );

/** One column between the dice: the comparison written out. @param {Ctx} ctx @param {number} i */
function compared({ snapshot, say, rolling }, i) {
  const { battle } = snapshot;
  const pair = battle?.pairs?.[i];
  if (!battle || rolling || !pair) {
    const dice = Math.max(battle?.attack?.length ?? 0, battle?.defence?.length ?? 0);
    const lone = !rolling && battle?.pairs?.length && i < dice;
    return h("span.rw-cmp", { key: `c${i}` }, lone ? say("page-roll-no-pair") : "\u00a0");
  }
  const [a, d, winner] = pair;
  const won = winner === "attack";
  const loser = won ? battle.defender : battle.attacker;
  const sign = a > d ? ">" : a < d ? "<" : "=";
  return h(
    "span.rw-cmp",
    { key: `c${i}`, class: won ? "rw-won" : "rw-lost" },
    h("b", `${a} ${sign} ${d}`),
    h(
      "small",
      " ",
      // Names may be long: the eye gets the sign of whoever loses, the ear the name.
      around(say("page-roll-loss", { tie: a === d, sign: SLOT }), [
        chip(loser),
        h("span.rw-sr", say("page-seat", { seat: loser })),
      ]),
    ),
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
  const now = snapshot.territories[territory]?.[1] ?? 0;
  const fallen = taken(snapshot);
  // The tray tells of the roll: what has moved into a captured territory stood in the source then.
  const moved =
    fallen && !legal.occupy ? (snapshot.territories[battle?.target ?? ""]?.[1] ?? 0) : 0;
  const left = territory !== battle?.target ? now + moved : fallen || legal.occupy ? 0 : now;
  return h(
    "div",
    chip(seat),
    h(
      "span",
      `${name(territory)} `,
      rolling !== null
        ? h("b", now)
        : lost
          ? h("span.rw-was", h("s", left + lost), " ", h("b", left))
          : h("b", left),
    ),
  );
}

/** The territory that was attacked is the attacker's. @param {Ctx["snapshot"]} snapshot */
const taken = ({ battle, territories }) =>
  battle !== null &&
  battle.defender !== battle.attacker &&
  territories[battle.target]?.[0] === battle.attacker;

/** Why somebody lost armies, with the numbers in it. @param {Ctx} ctx */
function because({ snapshot, say }) {
  const { battle } = snapshot;
  const tie = battle?.pairs?.find(([a, d]) => a === d);
  if (!tie) return say("page-roll-because");
  return say("page-roll-because.tie", { attack: tie[0], defence: tie[1], winner: tie[2] });
}

/** The panel of each phase. */

import { seatName } from "../store/commands.js";
import { armyRange, diceChoices, repeatTerritory } from "../store/reducer.js";
import { capitalize } from "../words/english.js";
import { defendBlock, rollTray } from "./battle.js";
import { privateBlocks, tradeBlock, trading } from "./cards.js";
import { claim } from "./claimPanel.js";
import { block, button, fromTo, segments, sign, slider, stepper } from "./controls.js";
import { defence } from "./defencePanel.js";
import { h } from "./dom.js";
import { overBlocks } from "./gameOver.js";
import { moment, replay } from "./lookingBack.js";
import { odds, oddsInFull } from "./oddsPanel.js";
import { teach } from "./teachPanel.js";
import { why } from "./whyLink.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** More armies than this are shown as a number, not as boxes. */
const MOST_BOXES = 14;

/**
 * What the panel holds: first what the present decision needs, which shall be in sight with the map,
 * and then what one may look at besides.
 * @typedef {{decision: any, more: any}} Panel children, as `h` takes them
 */

/** @param {Ctx} ctx @returns {Panel} */
export function panels(ctx) {
  const { snapshot, ui } = ctx;
  if (snapshot.screen === "over") return { decision: overBlocks(ctx), more: null };
  if (ui.past) {
    const bar = h("div.rw-replay.rw-blk", { key: "replay" }, replay(ctx));
    return { decision: [bar, snapshot.screen === "past" && moment(ctx)], more: null };
  }
  return {
    decision: [phaseBlocks(ctx), taught(ctx)].flat(2),
    more: [moreBlocks(ctx), privateBlocks(ctx)].flat(2),
  };
}

/** Phases in which dice may be rolled. */
const ROLLS = /^(attack|attack_third|defend|occupy)$/;

/**
 * What lies in the tray below the map: the dice, or the cards while they can be traded. It is there,
 * empty, before dice are rolled, so that nothing moves when they are.
 * @param {Ctx} ctx
 */
export function tray(ctx) {
  const { snapshot } = ctx;
  if (!/^(play|past)$/.test(snapshot.screen) || snapshot.phase === "setup") return null;
  if (trading(ctx)) return tradeBlock(ctx);
  const open = snapshot.screen === "play" && (ROLLS.test(snapshot.phase) || !snapshot.human);
  return open || snapshot.battle?.pairs ? rollTray(ctx) : null;
}

/** Explains what is going on, while that is switched on. @param {Ctx} ctx */
const taught = (ctx) => ctx.snapshot.teach && ctx.snapshot.screen === "play" && teach(ctx);

/**
 * What may be worth a look, but is not needed to decide.
 * @param {Ctx} ctx
 */
function moreBlocks(ctx) {
  const { snapshot } = ctx;
  if (snapshot.screen !== "play" || !snapshot.human) return [];
  if (/^reinforce/.test(snapshot.phase)) return [sinceBlock(snapshot)];
  if (/^attack/.test(snapshot.phase)) return [oddsInFull(ctx), tired(ctx)];
  return snapshot.phase === "fortify" ? [tired(ctx)] : [];
}

/** @param {Ctx} ctx */
export function phaseBlocks(ctx) {
  const { snapshot } = ctx;
  if (snapshot.screen === "handover") return [];
  if (!snapshot.human) return [botBlock(ctx)];
  switch (snapshot.phase) {
    case "claim":
      return [claim(ctx)];
    case "place":
      return [inHandBlock(ctx)];
    case "capital":
      return [
        block(
          "choice",
          "A capital",
          why(ctx, "capital", "What is a capital?", [
            "setup.capitals",
            "win.capital",
            "win.capital-falls",
          ]),
        ),
      ];
    case "reinforce":
    case "reinforce_third":
      return [reinforceBlock(ctx)];
    case "attack":
    case "attack_third":
      return attackBlocks(ctx);
    case "defend":
      return [defendBlock(ctx, defence(ctx))];
    case "occupy":
      return [occupyBlock(ctx)];
    case "fortify":
      return [moveBlock(ctx)];
  }
  return [];
}

/** @param {Ctx} ctx */
function botBlock({ snapshot, send, uid }) {
  return block(
    "bots",
    "Bots",
    h(
      "div.rw-row",
      null,
      h("span", null, "Speed"),
      segments({
        label: "Speed of the bots",
        name: `${uid}-speed`,
        choices: /** @type {const} */ (["normal", "fast", "instant"]).map((value) => ({
          value,
          label: capitalize(value),
        })),
        value: snapshot.bots.speed,
        change: (value) => send({ type: "speed", value }),
      }),
    ),
  );
}

/**
 * Armies left, as boxes while they are few.
 * @param {number} left
 * @param {number} placed
 */
function boxes(left, placed) {
  const few = left + placed <= MOST_BOXES;
  return h(
    "div.rw-boxes",
    null,
    few &&
      h(
        "span",
        { key: "boxes", "aria-hidden": "true" },
        Array.from({ length: placed }, (_, i) => h("i", { key: `p${i}` })),
        Array.from({ length: left }, (_, i) => h("i.rw-full", { key: `l${i}` }, sign("infantry"))),
      ),
    h("p", { key: "text" }, h("b", null, `${left} left`), placed ? `, ${placed} placed` : ""),
  );
}

/** @param {Ctx} ctx */
function inHandBlock({ snapshot, ui, name, dispatch }) {
  const { selection } = ui;
  const t = selection.kind === "one" ? selection.territory : null;
  const n = snapshot.to_place;
  return block(
    "hand",
    "Armies in hand",
    boxes(n, 0),
    t &&
      !repeatTerritory(ui, snapshot) &&
      n > 1 &&
      h(
        "div.rw-row.rw-gap",
        null,
        h("small", null, `All your armies in hand, one each time your turn comes`),
        button("place_rest", `All ${n} on ${name(t)}`, () =>
          dispatch({ type: "repeat", territory: t }),
        ),
      ),
  );
}

/** @param {Ctx} ctx */
function reinforceBlock(ctx) {
  const { snapshot, ui, name, dispatch, send } = ctx;
  const { income, to_place: left } = snapshot;
  const placed = Object.values(snapshot.placed).reduce((sum, n) => sum + n, 0);
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  const rules = [...new Set((income ?? []).map(({ rule }) => rule))];
  const total = (income ?? []).reduce((sum, { armies }) => sum + armies, 0);
  const t = selection.kind === "one" ? selection.territory : null;
  const third = snapshot.phase === "reinforce_third";
  return block(
    "reinforce",
    third ? `For ${seatName(snapshot, "third")}` : "Armies this turn",
    income &&
      income.length > 0 && [
        h(
          "dl.rw-sum",
          { key: "sum" },
          income.flatMap((item, i) => [
            h("dt", { key: `t${i}` }, item.label),
            h("dd", { key: `d${i}` }, i ? `+ ${item.armies}` : item.armies),
          ]),
          income.length > 1 && [
            h("dt.rw-tot", { key: "tt" }, "Together"),
            h("dd.rw-tot", { key: "td" }, total),
          ],
        ),
      ],
    boxes(left, placed),
    selection.kind === "one" &&
      t &&
      bounds && [
        h(
          "div.rw-row.rw-gap",
          { key: "on" },
          h(
            "span",
            null,
            h("b", null, `On ${name(t)}`),
            h(
              "small",
              null,
              `${snapshot.territories[t]?.[1] ?? 0} there now → ${(snapshot.territories[t]?.[1] ?? 0) + selection.armies}`,
            ),
          ),
          bounds[1] > 1 &&
            button("place_all", `All ${bounds[1]}`, () =>
              send({ type: "place", territory: t, armies: bounds[1] }),
            ),
          stepper({
            label: "Armies to place",
            value: selection.armies,
            range: bounds,
            change: (armies) => dispatch({ type: "amount", armies }),
          }),
        ),
      ],
    rules.length > 0 &&
      h(
        "div.rw-gap",
        { key: "why" },
        why(ctx, "income", `Why ${total}?`, rules, { about: "income", n: snapshot.seq }),
      ),
    third &&
      h(
        "div.rw-gap",
        { key: "whyt" },
        why(ctx, "third", "Why do I place them?", ["reinforce.third-army"]),
      ),
  );
}

/**
 * What has happened since the seat's last turn, until it places its first army.
 * @param {Ctx["snapshot"]} snapshot
 */
const sinceBlock = ({ since, placed }) =>
  since && since.length > 1 && !Object.keys(placed).length
    ? block(
        "since",
        "Since your last turn",
        h(
          "ul",
          null,
          since.map((text, i) => h("li", { key: i }, text)),
        ),
      )
    : null;

/** @param {Ctx} ctx */
function attackBlocks(ctx) {
  const { snapshot, ui, uid, dispatch } = ctx;
  const { selection } = ui;
  const allied = snapshot.phase === "attack_third";
  const aside =
    allied &&
    block(
      "allied",
      capitalize(seatName(snapshot, "third")),
      why(ctx, "allied", `Why does ${seatName(snapshot, snapshot.actor)} attack?`, [
        "attack.allied",
      ]),
    );
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "pair" || !bounds) return [aside];
  const dice = diceChoices(snapshot, selection);
  return [
    aside,
    block(
      "attack",
      "This attack",
      h(
        "div.rw-pair",
        null,
        h(
          "div",
          null,
          h("b", null, "Armies"),
          stepper({
            label: "Armies that attack",
            value: selection.armies,
            range: bounds,
            change: (armies) => dispatch({ type: "amount", armies }),
          }),
        ),
        dice.length > 1 &&
          h(
            "div",
            { key: "dice" },
            h("b", null, "Dice"),
            segments({
              label: "Dice",
              name: `${uid}-dice`,
              choices: dice.map((value) => ({ value, label: String(value) })),
              value: selection.dice ?? Math.max(...dice),
              change: (value) => dispatch({ type: "dice", dice: value }),
            }),
          ),
        h("small", { key: "about" }, `${bounds[0]} to ${bounds[1]} armies; one always stays.`),
      ),
    ),
    ...odds(ctx),
  ];
}

/**
 * Armies that may not move any more this turn.
 * @param {Ctx} ctx
 */
function tired(ctx) {
  const { snapshot, name } = ctx;
  // One army stays anyway: that it is tired keeps nobody from anything.
  const all = Object.entries(snapshot.tired).filter(
    ([t, n]) =>
      n > 0 &&
      (snapshot.territories[t]?.[1] ?? 0) > 1 &&
      snapshot.territories[t]?.[0] === snapshot.actor,
  );
  if (!all.length) return null;
  return block(
    "tired",
    "Tired armies",
    h(
      "dl.rw-sum",
      null,
      all.flatMap(([t, n]) => [
        h("dt", { key: `t${t}` }, name(t)),
        h("dd", { key: `d${t}` }, `${n} of ${snapshot.territories[t]?.[1] ?? n}`),
      ]),
    ),
    h("div.rw-gap", null, why(ctx, "tired", "Why may they not move?", ["move.tired"])),
  );
}

/** @param {Ctx} ctx */
function occupyBlock(ctx) {
  const { snapshot, ui, name, dispatch } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "into" || !bounds) return null;
  const { source, target, armies } = selection;
  const left = (snapshot.territories[source]?.[1] ?? 0) - armies;
  return block(
    "occupy",
    "Armies to move in",
    fromTo([name(source), left], [name(target), armies]),
    slider({
      label: "Armies to move in",
      value: armies,
      range: bounds,
      change: (n) => dispatch({ type: "amount", armies: n }),
    }),
    why(ctx, "occupy", `Why at least ${bounds[0]}?`, ["capture.occupy"]),
  );
}

/** @param {Ctx} ctx */
function moveBlock(ctx) {
  const { snapshot, ui, name, dispatch } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "pair" || !bounds) {
    return [
      block(
        "move",
        "Movement",
        h(
          "p",
          null,
          "Armies move from one of your territories to a neighbour of yours. Nothing has to move.",
        ),
        h("div.rw-gap", null, why(ctx, "move", "How often?", ["move.count", "move.adjacent"])),
      ),
    ];
  }
  const { source, target, armies } = selection;
  const left = (snapshot.territories[source]?.[1] ?? 0) - armies;
  const got = (snapshot.territories[target]?.[1] ?? 0) + armies;
  return [
    block(
      "move",
      "Armies to move",
      fromTo([`${name(source)} keeps`, left], [`${name(target)} then has`, got]),
      slider({
        label: "Armies to move",
        value: armies,
        range: bounds,
        change: (n) => dispatch({ type: "amount", armies: n }),
      }),
      why(ctx, "move", `Why at most ${bounds[1]}?`, [
        "move.adjacent",
        "move.count",
        ...(snapshot.tired[source] ? ["move.tired"] : []),
      ]),
    ),
  ];
}

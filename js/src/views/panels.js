/** The panel of each phase. */

import { inHandAhead, repeatTerritory } from "../store/queuedClicks.js";
import { isBot, isSetUp } from "../store/selectors.js";
import {
  claimPanel,
  fortifyBlock,
  inHandBlock,
  occupyBlock,
  reinforceBlock,
  sinceBlock,
  tired,
} from "./armyPanels.js";
import { attackBlocks, defencePanel, defenceTable, oddsInFull, rollTray } from "./battle.js";
import { botFailureBlock } from "./botFailure.js";
import { handBlock, privateBlocks, trading } from "./cards.js";
import { block } from "./controls.js";
import { h } from "./dom.js";
import { gameOverPanel } from "./gameOver.js";
import { speedChoice } from "./header.js";
import { lookBackBar, thisAction } from "./history.js";
import { hintPanel, teachPanel, whyLink } from "./why.js";

/** @import { Ctx } from "../calls.js" */

/**
 * The content of the panel: first the controls of the decision, to be in sight with the map, then
 * further information.
 * @typedef {{decision: any, more: any}} Panel children, as `h` takes them
 */

/** @param {Ctx} ctx @returns {Panel} */
export function playPanel(ctx) {
  const { snapshot, ui } = ctx;
  if (snapshot.screen === "over") return { decision: gameOverPanel(ctx), more: null };
  if (ui.past) {
    const bar = h("div.rw-flow.rw-replay.rw-block", { key: "replay" }, lookBackBar(ctx));
    return { decision: [bar, snapshot.screen === "past" && thisAction(ctx)], more: null };
  }
  return {
    decision: [phaseBlocks(ctx), hintPanel(ctx), taught(ctx)].flat(2),
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
export function playTray(ctx) {
  const { snapshot } = ctx;
  if (!/^(play|past)$/.test(snapshot.screen)) return null;
  if (trading(ctx)) return handBlock(ctx);
  // Bots roll no dice before the first turn.
  const rolls = ROLLS.test(snapshot.phase) || !(snapshot.human || isSetUp(snapshot));
  const open = snapshot.screen === "play" && rolls;
  return open || snapshot.battle?.pairs ? rollTray(ctx) : null;
}

/** Explains what is going on, while that is switched on. @param {Ctx} ctx */
const taught = (ctx) => ctx.snapshot.teach && ctx.snapshot.screen === "play" && teachPanel(ctx);

/** What may be worth a look, but is not needed to decide. @param {Ctx} ctx */
function moreBlocks(ctx) {
  const { snapshot } = ctx;
  if (snapshot.screen !== "play" || !snapshot.human) return [];
  if (/^reinforce/.test(snapshot.phase)) return [sinceBlock(ctx)];
  if (/^attack/.test(snapshot.phase)) return [oddsInFull(ctx), tired(ctx)];
  return snapshot.phase === "fortify" ? [tired(ctx)] : [];
}

/** @param {Ctx} ctx */
export function phaseBlocks(ctx) {
  const { snapshot, ui } = ctx;
  if (snapshot.screen === "handover") return [];
  if (snapshot.bot_failure) return [botFailureBlock(ctx)];
  // The person's turns are too short to read anything: the panel stays that of the bots.
  const between = repeatTerritory(ui, snapshot) && snapshot.seats.some(isBot);
  // Bots that place one army each are done in a moment: the panel stays that of the person.
  if (!between && inHandAhead(snapshot, ui)) return [inHandBlock(ctx)];
  if (!snapshot.human || between) return [botBlock(ctx)];
  switch (snapshot.phase) {
    case "claim":
      return [claimPanel(ctx)];
    case "place":
      return [inHandBlock(ctx)];
    case "capital":
      return [
        block(
          "choice",
          ctx.say("page-capital"),
          whyLink(ctx, "capital", ctx.say("page-capital-why"), [
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
      return [defencePanel(ctx, defenceTable(ctx))];
    case "occupy":
      return [occupyBlock(ctx)];
    case "fortify":
      return [fortifyBlock(ctx)];
  }
  return [];
}

/** @param {Ctx} ctx */
const botBlock = (ctx) =>
  block(
    "bots",
    ctx.say("page-bots"),
    h("div.rw-row", h("span", ctx.say("page-bots-speed")), speedChoice(ctx, "speed")),
  );

/** The panel of each phase. */

import { mayAnalyse, showsPlans } from "../store/plans.js";
import { inHandAhead, repeatTerritory } from "../store/queuedClicks.js";
import { hostPart, isGuest, isOn, newsIn, storyOf } from "../store/screens.js";
import { hasMovedIn, isAboutBattle, isBot } from "../store/selectors.js";
import {
  claimPanel,
  fortifyBlock,
  inHandBlock,
  occupyBlock,
  reinforceBlock,
  sinceBlock,
  tired,
} from "./armyPanels.js";
import { attackBlocks, defencePanel, rollWords } from "./battle.js";
import { botFailureBlock } from "./botFailure.js";
import { aimBlocks, handBlock, handShown, trading } from "./cards.js";
import { chapterBlock, chapterList, storyCourse } from "./chapters.js";
import { coachCard, coachTold } from "./coach.js";
import { commentBlock } from "./comments.js";
import { block } from "./controls.js";
import { h } from "./dom.js";
import { gameFigures, gameOverPanel, gameOverStats } from "./gameOver.js";
import { speedChoice } from "./header.js";
import { lookBackBar, thisAction } from "./history.js";
import { fullScreenOffer } from "./offers.js";
import { plansButton, plansPanel } from "./planColumns.js";
import { chancesBlock } from "./playersTable.js";
import { voteBlock } from "./tableDialog.js";
import { hintPanel, teachPanel, whyLink } from "./why.js";

/** @import { Ctx, CtxOf } from "../calls.js" */

/**
 * The content of the panel by zone: the controls of the decision, the seat's aim, and the parts
 * above the log.
 * @typedef {{now: any, aim: any, told: any}} Zones children, as `h` takes them
 */

/** Whether a view draws this kind of screen.
 * @template {import("../pageTypes.js").Shown["screen"]} S @param {Ctx} ctx @param {S} screen @returns {ctx is CtxOf<S>} */
export const draws = (ctx, screen) => ctx.snapshot.screen === screen;

/** @param {Ctx} ctx @returns {Zones} */
export function playPanel(ctx) {
  const { snapshot, ui } = ctx;
  if (draws(ctx, "over"))
    return { now: [...gameOverPanel(ctx), gameFigures(ctx)], aim: null, told: null };
  const aim = aimBlocks(ctx);
  if (showsPlans(ui))
    return plansPanel(ctx, [commentBlock(ctx), thisAction(ctx), rollPlace(ctx), chancesBlock(ctx)]);
  if (ui.past) {
    const told = storyOf(snapshot) !== null;
    const bar = h("div.rw-flow.rw-replay.rw-block", { key: "replay" }, lookBackBar(ctx));
    return {
      // Without a kernel, the message is above the disabled controls.
      now: [
        !ctx.disconnected && bar,
        chapterBlock(ctx),
        !told &&
          mayAnalyse(ctx.live) &&
          h("div.rw-block", { key: "plans" }, plansButton(ctx, true)),
        commentBlock(ctx),
        snapshot.screen === "past" && !told && [thisAction(ctx), rollPlace(ctx)],
      ].flat(1),
      aim: told ? null : aim,
      told: told ? [chapterList(ctx), chancesBlock(ctx)] : chancesBlock(ctx),
    };
  }
  return {
    // The explanation is about the decision, so it is right below the decision's controls.
    now: [phaseBlocks(ctx), rollPlace(ctx), moreBlocks(ctx), taught(ctx), coachCard(ctx)].flat(2),
    aim,
    // An answer that the person asked for is above parts that change with each move.
    told: [voteBlock(ctx), hintPanel(ctx), coachTold(ctx), chancesBlock(ctx), recap(ctx)].flat(1),
  };
}

/** Summarise the others' turns, while a person places armies. @param {Ctx} ctx */
const recap = (ctx) =>
  isOn(ctx.snapshot) &&
  ctx.snapshot.human &&
  /^reinforce/.test(ctx.snapshot.phase) &&
  sinceBlock(ctx);

/**
 * Whether to describe the last roll. In a person's turn, describe it only while no other
 * territories are chosen, and until armies have moved into the captured territory. If they moved in
 * with the roll itself, the description is still news.
 * @param {Ctx} ctx
 */
function rollIsTold({ snapshot, ui, rolling }) {
  const { battle } = snapshot;
  if (rolling || !battle || !isOn(snapshot) || !snapshot.human) return true;
  if (hasMovedIn(snapshot) && !newsIn(snapshot).some(({ type }) => type === "rolled")) return false;
  return isAboutBattle(battle, ui.selection);
}

/**
 * Show the result of the last roll below the controls, so that the result cannot move them.
 * @param {Ctx} ctx
 */
function rollPlace(ctx) {
  const words = rollIsTold(ctx) && rollWords(ctx);
  return words && h("div.rw-block.rw-roll-place", { key: "roll-place" }, words);
}

/**
 * Fill the place next to the players' table: with the hand of cards whenever it may be seen, and
 * with the figures of the game once it is over.
 * @param {Ctx} ctx
 * @returns {{content: any, decides: boolean}} `decides`: whether it is part of the decision
 */
export function playHand(ctx) {
  const { snapshot } = ctx;
  if (draws(ctx, "over")) return { content: gameOverStats(ctx), decides: false };
  if (storyOf(snapshot)) return { content: storyCourse(ctx), decides: false };
  const seen = handShown(ctx);
  // The offer is made only while there are no cards to show.
  const offer = fullScreenOffer(ctx);
  return { content: offer ?? (seen && handBlock(ctx)), decides: seen && trading(ctx) };
}

/** Explain the game, if explanations are switched on. @param {Ctx} ctx */
const taught = (ctx) =>
  ctx.snapshot.screen === "play" && ctx.snapshot.switches.teach && teachPanel(ctx);

/** Mention tired armies, where armies can be sent. @param {Ctx} ctx */
const moreBlocks = (ctx) =>
  isOn(ctx.snapshot) &&
  ctx.snapshot.human &&
  /^(attack|fortify)/.test(ctx.snapshot.phase) &&
  tired(ctx);

/** @param {Ctx} ctx */
export function phaseBlocks(ctx) {
  const { snapshot, ui } = ctx;
  if (snapshot.screen === "handover") return [];
  if (hostPart(snapshot).bot_failure) return [botFailureBlock(ctx)];
  // The person's turns are too short for reading, so keep showing the bots' panel.
  const between = repeatTerritory(ui, snapshot) && snapshot.seats.some(isBot);
  // Bots placing one army each finish in a moment, so keep showing the person's panel.
  if (!between && inHandAhead(snapshot, ui)) return [inHandBlock(ctx)];
  if (!snapshot.human || between) return isGuest(snapshot) ? [] : [botBlock(ctx)];
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
      return [defencePanel(ctx)];
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

/** The whole widget but the map, from what stands over the board to what stands over everything. */

import { primaryCommand, secondaryCommands } from "../store/barButtons.js";
import { isFormOpen, isInert } from "../store/selectors.js";
import { isLesson } from "../store/viewModel.js";
import { dialog, formFrame } from "./dialogs.js";
import { h } from "./dom.js";
import { gameFigures } from "./gameFigures.js";
import { handover } from "./handover.js";
import { header } from "./header.js";
import { keyHints } from "./keyHints.js";
import { knockedOut } from "./knockedOut.js";
import { lessonBar } from "./lesson/lessonBar.js";
import { lessonHeader } from "./lesson/lessonHeader.js";
import { lessonPanel } from "./lesson/lessonPanel.js";
import { lessonTray } from "./lesson/lessonTray.js";
import { repliesBelow } from "./lesson/replies.js";
import { logBlock } from "./log.js";
import { cutOff, disconnectedBanner } from "./notices.js";
import { playPanel, playTray } from "./panels.js";
import { playersTable } from "./playersTable.js";
import { sentence } from "./sentence.js";
import { sentenceBar } from "./sentenceBar.js";
import { winnerShown, winnersScene } from "./winner.js";

/** @import { Ctx } from "./context.js" */

/** What the bar says in play. @param {Ctx} ctx @returns {import("./sentenceBar.js").Bar} */
function playBar(ctx) {
  const { snapshot, ui, say } = ctx;
  const filled = primaryCommand(snapshot, ui);
  const beside = secondaryCommands(snapshot, ui, filled);
  return { line: botsAttack(ctx) ?? sentence(snapshot, ui, say), filled, beside };
}

/**
 * Who attacks whom, while a bot's dice roll: the snapshot is still the one before.
 * @param {Ctx} ctx
 * @returns {import("./sentence.js").Sentence|null}
 */
function botsAttack({ snapshot, rolling, say }) {
  const row = snapshot.seats.find(({ seat }) => seat === rolling?.attacker);
  if (!rolling || !row || row.player === "human") return null;
  const { source, target } = rolling;
  return { text: say("page-say-bot-attacks", { seat: row.seat, source, target }), sub: "" };
}

/**
 * What differs between play and a lesson.
 * @param {Ctx} ctx
 */
const parts = (ctx) =>
  isLesson(ctx)
    ? {
        bar: lessonBar(ctx),
        head: lessonHeader(ctx),
        panel: lessonPanel(ctx),
        dice: lessonTray(ctx),
        replies: repliesBelow(ctx),
      }
    : {
        bar: playBar(ctx),
        head: undefined,
        panel: playPanel(ctx),
        dice: playTray(ctx),
        replies: null,
      };

/**
 * @param {Ctx} ctx
 * @param {import("../pageTypes.js").MapView|null} map what the map shows
 */
export function screen(ctx, map) {
  const { snapshot, live, ui, disconnected } = ctx;
  const { bar, head, panel, dice, replies } = parts(ctx);
  const picks = map !== null && !map.disabled && map.pickable.size > 0;
  const forming = isFormOpen({ snapshot: live, ui });
  const taught = ctx.lesson !== null;
  return [
    disconnectedBanner(ctx),
    h(
      // A fieldset, for what it can do: it closes every control in it.
      "fieldset.rw-play",
      { key: "play", role: "presentation", hidden: forming, disabled: disconnected },
      header(ctx, head),
      h(
        "div.rw-main",
        { key: "main", class: taught ? "rw-taught" : "", inert: isInert(ui) },
        sentenceBar(ctx, bar),
        h(
          "div.rw-mapbox",
          { key: "mapbox", class: snapshot.screen === "past" ? "rw-then" : "" },
          h("div.rw-maphost", {
            key: "map",
            keep: true,
            "data-part": "map",
            inert: live.screen === "handover" || winnerShown(ctx) !== null,
          }),
          knockedOut(ctx),
          winnersScene(ctx),
        ),
        dice && h("div.rw-tray", { key: "tray", "data-part": "decision" }, dice),
        h(
          "div.rw-side",
          { key: "side" },
          h(
            "div.rw-decision",
            { key: "decision", "data-part": live.screen === "handover" ? null : "decision" },
            panel.decision,
          ),
          panel.more,
          !taught && logBlock(ctx),
        ),
        replies && h("div.rw-reply", { key: "reply", "data-part": "decision" }, replies),
        playersTable(ctx),
        gameFigures(ctx),
        keyHints(ctx, { ...bar, picks }),
        handover(ctx),
      ),
    ),
    // Not within the fieldset: a child of that which comes and goes made browsers lose the map.
    cutOff(ctx),
    forming ? formFrame(ctx) : null,
    dialog(ctx),
  ].filter((part) => part !== null);
}

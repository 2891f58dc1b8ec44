/** The whole widget except the map: the parts around the board, and the layers over it. */

import { primaryCommand, secondaryCommands } from "../store/barButtons.js";
import { isEditor } from "../store/editor.js";
import { showsPlans } from "../store/plans.js";
import { ifGivenUpQuery } from "../store/queries.js";
import { isPast } from "../store/screens.js";
import { isFormOpen, isInert, isMenu, isWholeForm } from "../store/selectors.js";
import { lookBackTo, setLocal, showDialog } from "../store/uiEvents.js";
import { isLesson } from "../store/viewModel.js";
import { cardNews } from "./cards.js";
import { classDialog, classTable } from "./classroom.js";
import { button, key, whenAnswered } from "./controls.js";
import { h } from "./dom.js";
import { examDialog } from "./exam.js";
import { loadDialog, positionDialog, saveDialog } from "./files.js";
import { showEverything } from "./firstScreen.js";
import { diceDialog, winnersScene } from "./gameOver.js";
import { fullScreenButton, header, RATING_LOST } from "./header.js";
import { headline } from "./headline.js";
import { fullLog, logBlock, lookBackBar } from "./history.js";
import { keysDialog } from "./keyHints.js";
import { lessonBar, lessonHeader } from "./lessonBar.js";
import { lessonPanel, otherEditions } from "./lessonPanel.js";
import { lessonHand, repliesBelow } from "./lessonReplies.js";
import { linkedDialog } from "./linked.js";
import { mistakesDialog } from "./mistakes.js";
import { newGame } from "./newGame.js";
import { sidewaysOffer } from "./offers.js";
import { draws, playHand, playPanel } from "./panels.js";
import { plansStrip } from "./planColumns.js";
import { playersTable } from "./playersTable.js";
import {
  beginDialog,
  brushStrip,
  copyDialog,
  editorBar,
  editorHeader,
  editorPanel,
} from "./positionEditor.js";
import { reviewDialog } from "./review.js";
import { sentence, sentenceBar } from "./sentence.js";
import { chip, icon } from "./symbols.js";
import { tableDialog } from "./tableDialog.js";
import { isBelow, wall } from "./wall.js";
import { rulesDialog, whyDialog } from "./why.js";

/** @import { Ctx, CtxOf } from "../calls.js" */

/** Build the bar of a game. @param {Ctx} ctx @returns {import("./sentence.js").Bar} */
function playBar(ctx) {
  const { snapshot, ui, say } = ctx;
  const filled = primaryCommand(snapshot, ui);
  const beside = secondaryCommands(snapshot, ui, filled);
  const line = botsAttack(ctx) ?? sentence(snapshot, ui, say);
  return { line: headline(ctx) ?? line, filled, beside };
}

/** Describe the attack of a bot whose dice are rolling, while the snapshot is still the previous one.
 * @param {Ctx} ctx @returns {import("./sentence.js").Sentence|null} */
function botsAttack({ snapshot, rolling, say }) {
  const row = snapshot.seats.find(({ seat }) => seat === rolling?.attacker);
  if (!rolling || !row || row.player === "human") return null;
  const { source, target } = rolling;
  return { text: say("page-say-bot-attacks", { seat: row.seat, source, target }), sub: "" };
}

/**
 * Build the panel of a game in three zones, whose places and heights never change: the current
 * decision, the seat's aim, and the log.
 * @param {Ctx} ctx
 * @param {import("./sentence.js").Sentence} said
 */
function zones(ctx, said) {
  const { now, aim, told } = playPanel(ctx);
  return [
    decision(ctx, now),
    aim &&
      h(
        "div.rw-aim",
        // In the smallest panels, and in languages with long words, the panel has to be scrolled.
        { key: "aim", role: "region", tabindex: 0, "aria-label": ctx.say("page-goal") },
        aim,
      ),
    h("div.rw-story", { key: "story" }, told, logBlock(ctx, said)),
  ];
}

/** Build the panel of a lesson, which is read from top to bottom.
 * @param {import("../calls.js").LessonCtx} ctx */
function lessonSide(ctx) {
  const { decision: now, more } = lessonPanel(ctx);
  return [decision(ctx, now), more];
}

/** @param {Ctx} ctx @param {any} now */
const decision = (ctx, now) =>
  h(
    "div.rw-decision",
    { key: "decision", "data-part": ctx.live.screen === "handover" ? null : "decision" },
    now,
    sidewaysOffer(ctx),
  );

/** @param {Ctx} ctx @returns {ctx is import("./positionEditor.js").EditorCtx} */
const edits = (ctx) => isEditor(ctx.snapshot);

/** Build the parts that differ between a game, a lesson and the position editor. @param {Ctx} ctx */
const parts = (ctx) =>
  edits(ctx)
    ? {
        bar: editorBar(ctx),
        head: null,
        side: editorPanel(ctx),
        hand: { content: null, decides: false },
        replies: brushStrip(ctx),
        editions: null,
      }
    : isLesson(ctx)
      ? {
          bar: lessonBar(ctx),
          head: lessonHeader(ctx),
          side: lessonSide(ctx),
          hand: lessonHand(ctx),
          replies: repliesBelow(ctx),
          editions: otherEditions(ctx),
        }
      : playParts(ctx);

/** @param {Ctx} ctx */
function playParts(ctx) {
  const bar = playBar(ctx);
  const side = zones(ctx, bar.line);
  return { bar, head: undefined, side, hand: playHand(ctx), replies: null, editions: null };
}

/**
 * @param {Ctx} ctx
 * @param {import("../pageTypes.js").MapView|null} map the content of the map
 */
export function screen(ctx, map) {
  const { snapshot, live, ui, disconnected } = ctx;
  const { bar, head, side, hand, replies, editions } = parts(ctx);
  const picks = map !== null && !map.disabled && map.pickable.size > 0;
  const forming = isFormOpen({ snapshot: ctx.newest, ui });
  const taught = ctx.lesson !== null;
  const mapBox = h(
    "div.rw-map-box",
    { key: "mapbox", class: isPast(snapshot) ? "rw-past" : "" },
    h("div.rw-map-host", {
      key: "map",
      keep: true,
      "data-part": "map",
      inert: live.screen === "handover",
    }),
    cardNews(ctx),
    winnersScene(ctx),
  );
  return [
    disconnectedBanner(ctx),
    toldPart(ctx),
    h(
      // A fieldset, since it can disable every control in it.
      "fieldset.rw-play",
      { key: "play", role: "presentation", hidden: forming, disabled: disconnected },
      !ctx.viewport.wall && (edits(ctx) ? editorHeader(ctx) : header(ctx, head)),
      h(
        "div.rw-main",
        { key: "main", class: mainClass(ctx, taught), inert: isInert(ui) },
        ctx.viewport.wall
          ? wall(ctx, bar, mapBox)
          : [
              sentenceBar(ctx, bar),
              mapBox,
              edits(ctx)
                ? replies
                : replies && h("div.rw-reply", { key: "reply", "data-part": "decision" }, replies),
              editions,
              showsPlans(ui) && plansStrip(ctx),
              // In a game, an empty hand keeps its space, so that nothing moves when a card arrives.
              !showsPlans(ui) &&
                !edits(ctx) &&
                (hand.content ||
                  (!taught && live.seats.some(({ player }) => player === "human"))) &&
                h(
                  "div.rw-hand-place",
                  { key: "hand", "data-part": hand.decides ? "decision" : null },
                  hand.content,
                ),
              h("div.rw-side", { key: "side" }, side),
              !showsPlans(ui) && !edits(ctx) && playersTable(ctx),
            ],
        draws(ctx, "handover") && handover(ctx),
      ),
    ),
    // Outside the fieldset: adding and removing its children made browsers lose the map.
    cutOff(ctx),
    forming ? formFrame(ctx) : null,
    dialog(ctx, { ...bar, picks }),
  ].filter((part) => part !== null);
}

/** @param {Ctx} ctx @param {boolean} taught */
function mainClass(ctx, taught) {
  if (ctx.viewport.wall) return isBelow(ctx) ? "rw-wall-below" : "";
  return taught ? "rw-taught" : "";
}

/**
 * Draw the button that scrolls to the decision while a part of it is out of sight.
 * @param {Ctx} ctx
 */
const cutOff = ({ snapshot, say, viewport, disconnected, bringIntoView }) =>
  viewport.cut && !disconnected && (snapshot.human || snapshot.screen === "handover")
    ? h(
        "div.rw-out-of-sight",
        { key: "cut" },
        button("bring_into_view", [icon("up"), say("page-bring-into-view")], bringIntoView),
      )
    : null;

/** Show messages, such as the fate of files, until they are closed. @param {Ctx} ctx */
function toldPart({ ui, say, dispatch }) {
  /** @type {string[]} */
  const sentences = ui.local.told?.sentences ?? [];
  if (!sentences.length) return null;
  return h(
    "div.rw-inline.rw-told",
    { key: "told", role: "status" },
    h("div", ...sentences.map((text, n) => h("p", { key: n }, text))),
    button("close_told", say("page-dialog-close"), () =>
      dispatch(setLocal("told", { sentences: [] })),
    ),
  );
}

/**
 * Draw the banner for a lost kernel, without which the person can still look back.
 * @param {Ctx} ctx
 */
function disconnectedBanner(ctx) {
  const { disconnected, heard, say, ui, turns, dispatch } = ctx;
  if (!disconnected) return null;
  const said = heard ? "page-kernel-away" : "page-kernel-silent";
  const last = turns.at(-1);
  /** @param {string} name @param {string} label @param {number|null} at */
  const look = (name, label, at) =>
    button(name, say(label), () => dispatch(lookBackTo(at)), { key: name });
  return h(
    "div.rw-inline.rw-banner",
    { key: "banner" },
    h("span.rw-warning-sign", { "aria-hidden": "true" }, "!"),
    ui.past
      ? h("div.rw-flow.rw-replay", { key: "replay" }, lookBackBar(ctx))
      : h("div", { key: "said", role: "alert" }, h("b", say(said)), say(`${said}.about`)),
    ui.past
      ? look("back_to_game", "page-do-back-to-saved", null)
      : last && look("look_back", "page-log-look-back", last.at),
  );
}

/** Cover the board until the next person is ready. @param {CtxOf<"handover">} ctx */
function handover({ snapshot, say, send }) {
  const { handover: next } = snapshot;
  const seat = next.to;
  // A capital is chosen out of turn, and in secret.
  const secret = snapshot.phase === "capital";
  return h(
    "div.rw-veil",
    { key: "handover" },
    h(
      "div.rw-stack.rw-dialog.rw-handover.seat",
      {
        class: `seat-${next.to}`,
        role: "dialog",
        "aria-label": say("page-handover.label"),
        "data-part": "decision",
      },
      chip(next.to, "rw-large"),
      h("h2.rw-title", say("page-handover", { seat, secret })),
      h("p", say("page-handover-take", { secret })),
      button(
        "ready",
        [say("page-handover-ready", { seat, secret }), " ", key("Enter")],
        () => send({ type: "ready", seat }),
        { kind: "rw-button.rw-primary" },
      ),
      h(
        "ul",
        next.lines.map((line, i) => h("li", { key: i }, line)),
        h("li", { key: "private" }, say("page-handover-secrets")),
      ),
    ),
  );
}

/**
 * A dialog: its content, the message of its title ("" if the code below draws the title), and
 * whether it is long, so that scrolling keys have to work in it.
 * @typedef {object} DialogParts
 * @property {(ctx: Ctx, offer: import("./keyHints.js").Offer) => any} content
 * @property {string} title
 * @property {boolean} [long]
 */

/**
 * The dialogs by name. Simple questions are below; the menu and the form are elsewhere.
 * @type {Record<Exclude<import("../store/state.js").Dialog, "new"|import("../store/state.js").MenuPage|"end"|"replace"|"hint"|"undo">, DialogParts>}
 */
const DIALOGS = {
  rules: { content: rulesDialog, title: "page-rules", long: true },
  log: { content: fullLog, title: "page-log", long: true },
  why: { content: whyDialog, title: "", long: true },
  save: { content: saveDialog, title: "page-save" },
  load: { content: loadDialog, title: "page-load" },
  linked: { content: linkedDialog, title: "page-linked" },
  position: { content: positionDialog, title: "page-position" },
  dice: { content: diceDialog, title: "page-fair", long: true },
  review: { content: reviewDialog, title: "page-review", long: true },
  keys: { content: keysDialog, title: "page-keys", long: true },
  table: { content: tableDialog, title: "page-table", long: true },
  class: { content: classDialog, title: "page-class", long: true },
  class_table: { content: classTable, title: "page-class-table", long: true },
  mistakes: { content: mistakesDialog, title: "page-mistakes", long: true },
  draft_begin: { content: beginDialog, title: "page-edit-begin" },
  draft_copy: { content: copyDialog, title: "page-copy" },
  exam: { content: examDialog, title: "page-exam", long: true },
};

/**
 * Ask before doing something that cannot be undone. Before a game is given up, offer to save it
 * first; the question comes back after saving.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {string} o.title
 * @param {string} o.text
 * @param {boolean} [o.givesUp] whether the game is given up
 * @param {any} [o.more] the content below the question
 * @param {string} o.yes
 * @param {() => void} o.run
 */
const question = ({ dispatch, say }, { title, text, givesUp = true, more = null, yes, run }) => [
  h("h2.rw-title", title),
  h("p", text),
  more,
  h(
    "div.rw-row.rw-right",
    button("cancel", say("page-dialog-cancel"), () => dispatch(showDialog(null))),
    givesUp &&
      button("save_first", say("page-dialog-save"), () => dispatch({ type: "save_first" })),
    button("confirm", yes, run, { kind: "rw-button.rw-primary" }),
  ),
];

/** Draw the frame of the form for a new game. @param {Ctx} ctx */
const formFrame = (ctx) =>
  h(
    "section.rw-new-game",
    { key: "new", "aria-label": ctx.say("page-new") },
    h(
      "div.rw-row",
      h("h2.rw-title", ctx.say("page-new")),
      ctx.snapshot.screen !== "none" &&
        button(
          "cancel",
          [
            ctx.say("page-do-back-to-game"),
            h(
              "small.rw-last-game",
              ctx.say("page-new-last", {
                edition: ctx.snapshot.edition_title,
                round: ctx.snapshot.round,
              }),
            ),
          ],
          () => ctx.dispatch(showDialog(null)),
        ),
      isWholeForm({ snapshot: ctx.newest, ui: ctx.ui }) &&
        button("back_to_first", ctx.say("page-dialog-back"), () =>
          ctx.dispatch(showEverything(false)),
        ),
      // The head, where this button usually is, is hidden.
      ctx.viewport.full && fullScreenButton(ctx),
    ),
    newGame(ctx),
  );

/** @param {Ctx} ctx @param {import("./keyHints.js").Offer} offer the actions that keys offer now */
function dialog(ctx, offer) {
  const { snapshot, ui, say, dispatch, send } = ctx;
  const close = () => dispatch(showDialog(null));
  const { dialog: open } = ui;
  if (!open || isMenu(open) || open === "new") return null;
  let title = "";
  /** @type {any} */
  let content = null;
  if (open === "end") {
    title = say("page-dialog-end.title");
    content = question(ctx, {
      title,
      text: say("page-dialog-end"),
      more: whenAnswered(
        ctx,
        ifGivenUpQuery(ctx.live),
        (/** @type {{text: string}} */ { text }) =>
          text && h("p", { key: "answer", role: "status" }, text),
      ),
      yes: say("page-dialog-end.yes"),
      run: () => {
        send({ type: "end_now" });
        close();
      },
    });
  } else if (open === "replace") {
    title = say("page-dialog-replace.title");
    content = question(ctx, {
      title,
      text: say("page-dialog-replace", { round: snapshot.round }),
      yes: say("page-dialog-replace.yes"),
      run: ctx.startProposedGame,
    });
  } else if (open === "hint" || open === "undo") {
    title = say(`${RATING_LOST[open]}.title`);
    content = question(ctx, {
      title,
      text: say(RATING_LOST[open]),
      givesUp: false,
      yes: say(`${RATING_LOST[open]}.yes`),
      run: () => {
        if (open === "undo") send({ type: "undo" });
        dispatch(open === "hint" ? { type: "hint", level: "nudge" } : showDialog(null));
      },
    });
  } else {
    const parts = DIALOGS[open];
    title = open === "why" ? (ui.why?.question ?? "") : say(parts.title);
    content = [
      h(
        "div.rw-row",
        h("h2.rw-title", open === "rules" ? `${title} · ${snapshot.edition_title}` : title),
        button("close", say(ui.dialogBelow ? "page-dialog-back" : "page-dialog-close"), close),
      ),
      h(
        "div.rw-scroll",
        parts.long ? { tabindex: 0, role: "region", "aria-label": title } : null,
        parts.content(ctx, offer),
      ),
    ];
  }
  return h(
    "div.rw-veil.rw-whole",
    { key: `dialog-${open}` },
    h(
      `div.rw-stack.rw-dialog.rw-dialog-${open}`,
      { role: "dialog", "aria-modal": true, "aria-label": title },
      content,
    ),
  );
}

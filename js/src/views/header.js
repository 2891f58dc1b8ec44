/** The head of the widget: whose turn it is, the part of the turn, the tools, and the menu. */

import { draft, mayEdit } from "../store/editor.js";
import { SURE } from "../store/queries.js";
import {
  hostPart,
  isGuest,
  isOn,
  isPast,
  lessonOf,
  movesOf,
  overOf,
  partsIn,
  storyOf,
  switchesOf,
} from "../store/screens.js";
import { isInert, isMenu, isPerson, isPlaying, onlyPerson } from "../store/selectors.js";
import { showDialog } from "../store/uiEvents.js";
import { coachChoice, coachMark } from "./coach.js";
import { button, checkbox, segments, tool } from "./controls.js";
import { h } from "./dom.js";
import { lookBack } from "./history.js";
import { languageChoice } from "./language.js";
import { percent } from "./messageParts.js";
import { chip, icon } from "./symbols.js";
import { openTableDialog } from "./tableDialog.js";

/** @import { Ctx } from "../calls.js" */
/** @import { Dialog, MenuPage } from "../store/state.js" */

/**
 * The questions asked before an action that would stop the game from counting towards the person's
 * level.
 */
export const RATING_LOST = { hint: "page-dialog-hint", undo: "page-dialog-undo" };

/** The messages for the parts of a turn. */
const STEPS = ["page-head-reinforce", "page-head-attack", "page-head-move"];

/** @type {Record<string, number>} */
const STEP_OF = {
  reinforce: 0,
  reinforce_third: 0,
  attack: 1,
  defend: 1,
  occupy: 1,
  attack_third: 1,
  fortify: 2,
};

/**
 * @param {Ctx} ctx
 * @param {any} [lesson] the content that replaces the parts of the turn
 */
export function header(ctx, lesson) {
  const { snapshot, newest, say, send, dispatch, ui, rolling, disconnected } = ctx;
  const { full, fillable } = ctx.viewport;
  const { turn, actor, viewer, screen } = snapshot;
  const [over, step] = [overOf(snapshot), lessonOf(snapshot)];
  const past = isPast(snapshot);
  const told = storyOf(snapshot);
  const seat = over ? over.winner : step ? viewer : turn;
  const row = snapshot.seats.find((s) => s.seat === seat);
  const you = !past && seat === (step ? viewer : onlyPerson(snapshot)) && Boolean(seat);
  const what = over
    ? over.winner
      ? "page-head-won"
      : "page-head-ended"
    : step
      ? null
      : screen === "handover"
        ? "page-head-next"
        : actor !== turn && snapshot.phase === "defend" && snapshot.human
          ? "page-head-attacks"
          : row?.player === "human"
            ? turn === viewer && !you && !past
              ? "page-head-your-turn"
              : "page-round"
            : "page-head-bot";
  const name = you ? say("page-head-own", { turn: !over && !step }) : say("page-seat", { seat });
  // A bot may already have placed its armies and rolled: its dice tumble before the other changes
  // are shown.
  const phase = rolling ? "attack" : snapshot.phase;
  const part = over || step ? undefined : STEP_OF[phase];
  const choosing = isMenu(ui.dialog);
  const { exam, uncounting = [] } = hostPart(snapshot);
  const { advice = true, undo, redo } = partsIn(snapshot);
  const helps = isOn(snapshot) && snapshot.human && !disconnected && advice;
  const hinted = ui.hint ? "plan" : "nudge";
  /** @param {"undo"|"redo"} type @param {string} label @param {boolean} [possible] */
  const move = (type, label, possible) => {
    const off = disconnected || screen === "handover" || !possible;
    // `aria-disabled` keeps the focus on the button when nothing is left to undo.
    return tool(type, icon(type), label, () => off || orAsk(type, () => send({ type })), {
      "aria-disabled": off,
      ...warning(type),
    });
  };
  /** Whether the game would no longer count towards the person's level. @param {string} what */
  const uncounts = (what) => uncounting.some((each) => each === what);
  /** Return the title that warns of an exam, or of a game that would no longer count. @param {"hint"|"undo"|"redo"} what */
  const warning = (what) => {
    if (exam) return { title: say("page-exam-without") };
    return what !== "redo" && uncounts(what) ? { title: say(RATING_LOST[what]) } : {};
  };
  /**
   * Do something, after a question if it needs one.
   * @param {"hint"|"undo"|"redo"} what
   * @param {() => void} act
   */
  const orAsk = (what, act) =>
    what !== "redo" && uncounts(what) ? dispatch(showDialog(what)) : act();
  return h(
    "header.rw-inline.rw-header",
    { key: "top", inert: isInert(ui) },
    h(
      "div.rw-inline.rw-whose-turn",
      seat ? [chip(seat), h("b", { key: "b" }, name)] : null,
      h(
        "span.rw-meta",
        { key: "meta" },
        what && say(what, { round: snapshot.round || 0 }),
        exam && ` · ${say("page-exam-game", { ...exam })}`,
      ),
      coachMark(ctx),
    ),
    part === undefined
      ? (lesson ?? h("span.rw-steps", { key: "nosteps" }, ""))
      : h(
          "ol.rw-steps",
          { key: "steps", "aria-label": say("page-head-parts") },
          STEPS.map((id, i) =>
            h(
              "li",
              { class: i < part ? "rw-done" : "", "aria-current": i === part ? "step" : null },
              h("i", { "aria-hidden": "true" }, i < part ? "✓" : i + 1),
              say(id),
            ),
          ),
        ),
    h(
      "div.rw-tools",
      !step &&
        !told && [
          move("undo", say("page-head-undo"), undo),
          move("redo", say("page-head-redo"), redo),
        ],
      !step &&
        !told &&
        button(
          "hint",
          [icon("hint"), say("page-hint")],
          () => helps && orAsk("hint", () => dispatch({ type: "hint", level: hinted })),
          { kind: "rw-tool-button.rw-with-text", "aria-disabled": !helps, ...warning("hint") },
        ),
      button("rules", say("page-rules"), () => dispatch(showDialog("rules")), {
        kind: "rw-tool-button.rw-with-text",
      }),
      tool("keys", "?", say("page-keys"), () => dispatch(showDialog("keys")), {
        "aria-haspopup": "dialog",
      }),
      full && newest.screen !== "pupil" && wallButton(ctx, "rw-tool-button.rw-with-text"),
      (full || fillable) && fullScreenButton(ctx),
      !step &&
        tool(
          "menu",
          icon("more"),
          say("page-menu"),
          () => dispatch(showDialog(choosing ? null : "menu")),
          { "aria-expanded": choosing },
        ),
      step?.can.leave &&
        tool("leave", icon("remove"), say("page-lesson-leave"), () =>
          ctx.lessonActions.send({ do: "leave" }),
        ),
      isMenu(ui.dialog) && menu(ctx, ui.dialog),
    ),
  );
}

/** @param {string} name @param {string} label @param {(event: Event) => void} click */
const item = (name, label, click) => button(name, label, click, { kind: "rw-menu-item" });

/**
 * Draw a switch of the menu.
 * @param {string} name
 * @param {string} label
 * @param {boolean} checked
 * @param {(value: boolean) => void} change
 */
const check = (name, label, checked, change) =>
  h("label.rw-menu-item.rw-check", { key: name }, checkbox(name, checked, change), label);

/** Draw the button that enters or leaves full screen. @param {Ctx} ctx */
export const fullScreenButton = ({ viewport: { full }, say, toggleFullScreen }) =>
  tool(
    "full_screen",
    icon(full ? "smaller" : "larger"),
    say("page-head-full-screen", { full }),
    toggleFullScreen,
    { "aria-pressed": full },
  );

/** Draw the button that shows the widget on a wall, where the screen can be filled.
 * @param {Ctx} ctx @param {string} kind */
export const wallButton = ({ say, toggleWall, viewport: { full, fillable } }, kind) =>
  (full || fillable) &&
  button("wall", say("page-wall"), toggleWall, {
    kind,
    key: "wall",
    title: say("page-wall.about"),
  });

/**
 * The pages of the menu, with the entries that open them.
 * @type {Record<MenuPage, {title: string, entries: (ctx: Ctx) => any[][]}>}
 */
const PAGES = {
  menu: { title: "page-menu", entries: mainEntries },
  menu_files: { title: "page-menu-files", entries: (ctx) => [fileEntries(ctx)] },
  menu_others: { title: "page-menu-others", entries: (ctx) => [otherEntries(ctx)] },
  menu_settings: { title: "page-menu-settings", entries: settings },
};

/** @param {Ctx} ctx @param {MenuPage} page */
function menu(ctx, page) {
  const { say, dispatch } = ctx;
  const { title, entries } = PAGES[page];
  return h(
    "div.rw-menu",
    { key: page, role: "group", "aria-label": say(title) },
    page !== "menu" &&
      button(
        "menu_back",
        [h("span.rw-back", { "aria-hidden": "true" }), h("b", say(title))],
        () => dispatch(showDialog("menu")),
        { kind: "rw-menu-item", title: say("page-dialog-back") },
      ),
    entries(ctx)
      .map((part) => part.filter(Boolean))
      .filter((part) => part.length)
      .map((part, i) => h("div.rw-menu-part", { key: i }, part)),
  );
}

/** Draw an entry of the menu that opens a dialog, or a page of the menu.
 * @param {Ctx} ctx @param {string} name @param {string} label @param {Dialog} dialog */
const opens = ({ say, dispatch }, name, label, dialog) =>
  item(name, say(label), () => dispatch(showDialog(dialog)));

/**
 * Draw the entry that opens a page of the menu, if the page has any entries.
 * @param {Ctx} ctx @param {MenuPage} page
 */
function pageEntry({ say, dispatch }, page) {
  return button(
    page,
    [say(PAGES[page].title), h("span.rw-forward", { "aria-hidden": "true" })],
    () => dispatch(showDialog(page)),
    { kind: "rw-menu-item", "aria-haspopup": "true" },
  );
}

/** @param {Ctx} ctx */
function mainEntries(ctx) {
  const { snapshot, say } = ctx;
  const guest = isGuest(snapshot);
  const seen = snapshot.screen !== "handover";
  return [
    [
      movesOf(snapshot) > 0 &&
        seen &&
        item("look_back", say("page-log-look-back"), () => lookBack(ctx)),
      seen && snapshot.screen !== "none" && opens(ctx, "dice", "page-fair", "dice"),
      !guest && seen && opens(ctx, "mistakes", "page-mistakes", "mistakes"),
    ],
    [
      !guest && opens(ctx, "new_game", "page-menu-new", "new"),
      !storyOf(snapshot) && pageEntry(ctx, "menu_files"),
      hostPart(snapshot).table && pageEntry(ctx, "menu_others"),
      !guest && isPlaying(snapshot) && opens(ctx, "end_now", "page-menu-end", "end"),
    ],
    [
      // On a small screen there is no room for a button of its own.
      opens(ctx, "marks", "page-keys", "keys"),
      pageEntry(ctx, "menu_settings"),
    ],
  ];
}

/** @param {Ctx} ctx */
function fileEntries(ctx) {
  return [
    opens(ctx, "save", "page-menu-save", "save"),
    !isGuest(ctx.snapshot) && opens(ctx, "load", "page-menu-load", "load"),
    opens(ctx, "copy_position", "page-menu-position", "position"),
    mayEdit(ctx.snapshot) &&
      item("edit_position", ctx.say("page-edit-open"), () => ctx.send(draft("open"))),
  ];
}

/** @param {Ctx} ctx */
function otherEntries(ctx) {
  const { say, dispatch, send } = ctx;
  return [
    item("table", say("page-menu-table"), () => openTableDialog(ctx)),
    item("class", say("page-menu-class"), () => {
      dispatch(showDialog(null));
      send({ type: "table", do: "class" });
    }),
  ];
}

/** @param {Ctx} ctx */
function settings(ctx) {
  const { snapshot, say, send } = ctx;
  const playing = isPlaying(snapshot);
  const guest = isGuest(snapshot);
  const { viewer } = snapshot;
  const story = storyOf(snapshot);
  const { confirm, evaluation, teach } = switchesOf(snapshot);
  const persons = snapshot.seats.filter((row) => isPerson(row) && (!guest || row.seat === viewer));
  return [
    [
      !guest &&
        h("div.rw-menu-item", { key: "speed" }, say("page-bots"), speedChoice(ctx, "menu-speed")),
      !guest &&
        check(
          "sure_battles",
          say("page-menu-sure", { chance: percent(say, SURE) }),
          ctx.sureBattles,
          ctx.setSureBattles,
        ),
      languageChoice(ctx, "rw-menu-item"),
    ],
    [
      !story &&
        partsIn(snapshot).advice !== false &&
        h("label.rw-menu-item", { key: "coach" }, say("page-coach"), coachChoice(ctx)),
      !story &&
        check("teach", say("page-menu-teach"), !!teach, (value) => send({ type: "teach", value })),
      !guest &&
        playing &&
        check("evaluation", say("page-menu-evaluation"), !!evaluation, (value) =>
          send({ type: "evaluation", value }),
        ),
      !story &&
        check("confirm_steps", say("page-menu-confirm"), !!confirm, (value) =>
          send({ type: "confirm", value }),
        ),
      ...(playing
        ? persons.map(({ seat, auto_defend = false }) =>
            check(`auto-${seat}`, say("page-menu-defends", { seat }), auto_defend, (value) =>
              send({ type: "auto_defend", seat, value }),
            ),
          )
        : []),
    ],
    [
      check("printed_dice", say("page-menu-printed-dice"), ctx.printedDice, ctx.setPrintedDice),
      check("sounds", say("page-menu-sounds"), ctx.sounds.isOn(), (value) => ctx.sounds.set(value)),
    ],
  ];
}

const SPEEDS = /** @type {const} */ (["normal", "fast", "instant"]);

/**
 * @param {import("../calls.js").Ctx} ctx
 * @param {string} name of the radio buttons, unique in the view
 */
export const speedChoice = ({ snapshot, say, send, uid }, name) =>
  segments({
    label: say("page-bots-speed.label"),
    name: `${uid}-${name}`,
    choices: SPEEDS.map((speed) => ({ value: speed, label: say("page-bots-at", { speed }) })),
    value: snapshot.bots.speed,
    change: (value) => send({ type: "speed", value }),
  });

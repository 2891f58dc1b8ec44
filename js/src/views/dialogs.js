/** What lies over the board: hand-over, questions before something is given up, rules, log. */

import { capitalize } from "../words/english.js";
import { button, chip, key } from "./controls.js";
import { h } from "./dom.js";
import { load, position, save } from "./loadDialog.js";
import { fullLog } from "./log.js";
import { newGame } from "./newGame.js";
import { rules } from "./rulesDialog.js";
import { why } from "./whyDialog.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../types.js").Action} Action */

/** What stands in a dialog, by its name. */
const SCREENS = { rules, log: fullLog, why, save, position };

/**
 * Covers the board until the next person says that it is there.
 * @param {Ctx} ctx
 */
export function handover({ snapshot, send }) {
  const { handover: next } = snapshot;
  if (snapshot.screen !== "handover" || !next) return null;
  const to = capitalize(next.to);
  const named = next.name && next.name.toLowerCase() !== next.to ? `${next.name}, take` : "Take";
  // A capital is chosen out of turn, and in secret.
  const secret = snapshot.phase === "capital";
  return h(
    "div.rw-veil",
    { key: "handover" },
    h(
      "div.rw-dlg.rw-handover.seat",
      {
        class: `s-${next.to}`,
        role: "dialog",
        "aria-label": "Hand-over",
        "data-part": "decision",
      },
      chip(next.to, "rw-xl"),
      h("h2.rw-title", null, secret ? `${to}, choose your capital` : `${to}, it is your turn`),
      h(
        "p",
        null,
        `${named} the screen. Nobody else should look now${secret ? ": only you may know which it is" : ""}.`,
      ),
      button(
        "ready",
        [`I am ${to}: ${secret ? "choose my capital" : "start my turn"} `, key("Enter")],
        () => send({ type: "ready", seat: next.to }),
        {
          kind: "rw-btn.rw-p",
        },
      ),
      h(
        "ul",
        null,
        next.lines.map((line, i) => h("li", { key: i }, line)),
        h(
          "li",
          { key: "private" },
          "What only you may see is sent to this page when you press the button.",
        ),
      ),
    ),
  );
}

/**
 * Asks before something is given up.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {string} o.title
 * @param {string} o.text
 * @param {string} o.yes
 * @param {() => void} o.run
 */
const question = ({ dispatch }, { title, text, yes, run }) => [
  h("h2.rw-title", null, title),
  h("p", null, text),
  h(
    "div.rw-row.rw-right",
    null,
    button("cancel", "Go on playing", () => dispatch({ type: "dialog", dialog: null })),
    button("confirm", yes, run, { kind: "rw-btn.rw-p" }),
  ),
];

/**
 * Where the form of a new game stands.
 * @param {Ctx} ctx
 * @param {(game: Action) => void} start
 */
export const formFrame = (ctx, start) =>
  h(
    "section.rw-new",
    { key: "new", "aria-label": "New game" },
    h(
      "div.rw-row",
      null,
      h("h2.rw-title", null, "New game"),
      ctx.snapshot.screen !== "setup" &&
        button("cancel", "Back to the game", () => ctx.dispatch({ type: "dialog", dialog: null })),
    ),
    newGame(ctx, start),
  );

/**
 * @param {Ctx} ctx
 * @param {() => void} start starts the game of the form
 */
export function dialog(ctx, start) {
  const { snapshot, ui, dispatch, send } = ctx;
  const close = () => dispatch({ type: "dialog", dialog: null });
  const titles = {
    rules: "Rules",
    log: "Log",
    end: "End this game?",
    replace: "Start a new game?",
    why: ui.asked?.question ?? "Why?",
    save: "Save this game",
    load: "Load a game or a position",
    position: "Copy the position",
  };
  /** @type {any} */
  let content = null;
  if (ui.dialog === "end") {
    content = question(ctx, {
      title: titles.end,
      text: "The game stops where it is, and nobody wins. The board stays to be looked at.",
      yes: "End the game",
      run: () => {
        send({ type: "end_now" });
        close();
      },
    });
  } else if (ui.dialog === "replace") {
    content = question(ctx, {
      title: titles.replace,
      text: `The game that is being played, now in round ${snapshot.round}, is given up.`,
      yes: "Start the new game",
      run: start,
    });
  } else if (ui.dialog && ui.dialog !== "menu" && ui.dialog in titles) {
    const screen = /** @type {"rules"|"log"|"why"|"save"|"load"|"position"} */ (ui.dialog);
    const title = titles[screen];
    const long = screen === "rules" || screen === "log" || screen === "why";
    content = [
      h(
        "div.rw-row",
        null,
        h("h2.rw-title", null, screen === "rules" ? `${title} · ${snapshot.edition_title}` : title),
        button("close", ui.under ? "Back" : "Close", close),
      ),
      h(
        "div.rw-scroll",
        long ? { tabindex: 0, role: "region", "aria-label": title } : null,
        screen === "load" ? load(ctx, send) : SCREENS[screen](ctx),
      ),
    ];
  }
  if (!content) return null;
  const name = titles[/** @type {keyof typeof titles} */ (ui.dialog)];
  return h(
    "div.rw-veil.rw-whole",
    { key: `dialog-${ui.dialog}` },
    h(
      `div.rw-dlg.rw-d-${ui.dialog}`,
      { role: "dialog", "aria-modal": true, "aria-label": name },
      content,
    ),
  );
}

/** Above everything once the kernel does not answer. @param {Ctx} ctx */
export const banner = ({ lost }) =>
  lost
    ? h(
        "div.rw-banner",
        { key: "banner", role: "alert" },
        h("span.rw-warn", { "aria-hidden": "true" }, "!"),
        h(
          "div",
          null,
          h("b", null, "The kernel does not answer."),
          "This is the last position it sent; what you did since then may not count. If the kernel was restarted, run the cell again to play on; if another cell is running, wait for it.",
        ),
      )
    : null;

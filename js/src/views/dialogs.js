/** What lies over the board, and is closed again: rules, log, files, questions before a game is given up. */

import { button } from "./controls.js";
import { diceDialog } from "./diceDialog.js";
import { h } from "./dom.js";
import { loadDialog } from "./loadDialog.js";
import { fullLog } from "./log.js";
import { newGame } from "./newGame.js";
import { reviewDialog } from "./reviewDialog.js";
import { rulesDialog } from "./rulesDialog.js";
import { positionDialog, saveDialog } from "./saveDialog.js";
import { whyDialog } from "./whyDialog.js";

/** @import { Ctx } from "./context.js" */

/** What stands in a dialog, by its name. */
const CONTENT = {
  rules: rulesDialog,
  log: fullLog,
  why: whyDialog,
  save: saveDialog,
  load: loadDialog,
  position: positionDialog,
  dice: diceDialog,
  review: reviewDialog,
};

/**
 * Asks before something is given up.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {string} o.title
 * @param {string} o.text
 * @param {string} o.yes
 * @param {() => void} o.run
 */
const question = ({ dispatch, say }, { title, text, yes, run }) => [
  h("h2.rw-title", title),
  h("p", text),
  h(
    "div.rw-row.rw-right",
    button("cancel", say("page-dialog-cancel"), () => dispatch({ type: "dialog", dialog: null })),
    button("confirm", yes, run, { kind: "rw-btn.rw-p" }),
  ),
];

/**
 * Where the form of a new game stands.
 * @param {Ctx} ctx
 */
export const formFrame = (ctx) =>
  h(
    "section.rw-new",
    { key: "new", "aria-label": ctx.say("page-new") },
    h(
      "div.rw-row",
      h("h2.rw-title", ctx.say("page-new")),
      ctx.snapshot.screen !== "setup" &&
        button("cancel", ctx.say("page-do-back-to-game"), () =>
          ctx.dispatch({ type: "dialog", dialog: null }),
        ),
    ),
    newGame(ctx),
  );

/**
 * @param {Ctx} ctx
 */
export function dialog(ctx) {
  const { snapshot, ui, say, dispatch, send } = ctx;
  const close = () => dispatch({ type: "dialog", dialog: null });
  const titles = {
    rules: say("page-rules"),
    log: say("page-log"),
    end: say("page-dialog-end.title"),
    replace: say("page-dialog-replace.title"),
    why: ui.why?.question ?? "",
    save: say("page-save"),
    load: say("page-load"),
    position: say("page-position"),
    dice: say("page-fair"),
    review: say("page-review"),
  };
  /** @type {any} */
  let content = null;
  if (ui.dialog === "end") {
    content = question(ctx, {
      title: titles.end,
      text: say("page-dialog-end"),
      yes: say("page-dialog-end.yes"),
      run: () => {
        send({ type: "end_now" });
        close();
      },
    });
  } else if (ui.dialog === "replace") {
    content = question(ctx, {
      title: titles.replace,
      text: say("page-dialog-replace", { round: snapshot.round }),
      yes: say("page-dialog-replace.yes"),
      run: ctx.startProposedGame,
    });
  } else if (ui.dialog && ui.dialog !== "menu" && ui.dialog in titles) {
    const screen = /** @type {keyof typeof CONTENT} */ (ui.dialog);
    const title = titles[screen];
    const long = /^(rules|log|why|dice|review)$/.test(screen);
    content = [
      h(
        "div.rw-row",
        h("h2.rw-title", screen === "rules" ? `${title} · ${snapshot.edition_title}` : title),
        button("close", say(ui.dialogBelow ? "page-dialog-back" : "page-dialog-close"), close),
      ),
      h(
        "div.rw-scroll",
        long ? { tabindex: 0, role: "region", "aria-label": title } : null,
        CONTENT[screen](ctx),
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

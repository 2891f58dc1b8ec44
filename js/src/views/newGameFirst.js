/** What a newcomer meets: one sentence, one button. All that can be chosen is behind another one. */

import { firstGame } from "../store/gameSetup.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "./context.js" */

/** Opens the puzzle of the day. @type {import("../types.js").Action} */
export const PUZZLE = { type: "lesson", do: "open", step: "puzzle" };

/**
 * Nobody has played here yet, and nobody has asked for more.
 * @param {Ctx} ctx
 */
export const isFirst = ({ snapshot, ui }) =>
  snapshot.screen === "setup" && !snapshot.chosen && !ui.local.newGame?.everything && !ui.form;

/** @param {Ctx} ctx */
export function newGameFirst({ ui, catalog, say, dispatch, send, startGame }) {
  const everything = () =>
    dispatch({ type: "local", name: "newGame", value: { everything: true } });
  return h(
    "form.rw-first",
    {
      // Another element than the whole form: a button of this one must not become one that submits
      // while it is clicked.
      key: "first",
      "aria-label": say("page-new"),
      on: {
        submit: (/** @type {Event} */ event) => {
          event.preventDefault();
          startGame(firstGame(catalog));
        },
      },
    },
    h("p", { key: "about" }, say("page-first")),
    h(
      "div.rw-row.rw-left",
      { key: "go" },
      button("play_now", say("page-first-play"), () => {}, { kind: "rw-btn.rw-p", type: "submit" }),
      button("learn", say("page-new-learn"), () => send({ type: "lesson", do: "open" }), {
        type: "button",
      }),
      button("puzzle", say("page-new-puzzle"), () => send(PUZZLE), { type: "button" }),
      button("choose_everything", say("page-first-everything"), everything, { type: "button" }),
      button("load", say("page-new-load"), () => dispatch({ type: "dialog", dialog: "load" }), {
        type: "button",
      }),
    ),
    h("span.rw-refusal", { role: "status", key: "refusal" }, ui.refusal?.message),
  );
}

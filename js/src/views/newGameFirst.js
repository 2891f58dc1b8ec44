/** What a newcomer meets: one sentence, one button. All that can be chosen is behind another one. */

import { firstGame } from "../store/gameSetup.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** How the course is opened, in a cell below. */
const COURSE = 'rw.play_lesson("01")';

/**
 * Nobody has played here yet, and nobody has asked for more.
 * @param {Ctx} ctx
 */
export const isFirst = ({ snapshot, ui }) =>
  snapshot.screen === "setup" && !ui.local.newGame?.everything && !ui.form;

/** @param {Ctx} ctx */
export function newGameFirst({ ui, catalog, say, dispatch, copy, startGame }) {
  const { learn = false } = ui.local.newGame ?? {};
  /** @param {object} value */
  const set = (value) => dispatch({ type: "local", name: "newGame", value });
  return h(
    "form.rw-first",
    {
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
      button("learn", say("page-first-learn"), () => set({ learn: !learn }), {
        type: "button",
        "aria-expanded": learn,
      }),
      button("choose_everything", say("page-first-everything"), () => set({ everything: true }), {
        type: "button",
      }),
      button("load", say("page-new-load"), () => dispatch({ type: "dialog", dialog: "load" }), {
        type: "button",
      }),
    ),
    h("span.rw-refusal", { role: "status", key: "refusal" }, ui.refusal?.message),
    learn &&
      h(
        "div",
        { key: "learn" },
        h("p", null, say("page-first-course")),
        h("pre.rw-code", { tabindex: 0 }, COURSE),
        button("copy_course", say("page-new-copy-code"), (event) => copy(COURSE, event), {
          kind: "rw-link",
          type: "button",
        }),
      ),
  );
}

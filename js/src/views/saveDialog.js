/** A game, or a position, as a text to keep. */

import { positionQuery } from "../store/queries.js";
import { whenAnswered } from "./answered.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { strong } from "./messageParts.js";

/** @import { Ctx } from "./context.js" */

/**
 * A text to be copied, with its button. Where there is no clipboard, the text is left selected.
 * @param {Ctx} ctx
 * @param {string} screen that remembers what came of it
 * @param {string} label
 * @param {string} text
 */
function copyField({ copy, say, dispatch, ui }, screen, label, text) {
  const said = ui.local[screen]?.said ?? "";
  return [
    h("textarea.rw-fld.rw-text", {
      key: "text",
      readonly: true,
      rows: 4,
      "aria-label": label,
      "data-code": "",
      value: text,
    }),
    h(
      "div.rw-row",
      { key: "copy" },
      h("span.rw-meta", { role: "status" }, said),
      button("copy_text", say("page-copy"), async (event) => {
        const done = await copy(text, event);
        const words = say(done ? "page-copied" : "page-copy-selected");
        dispatch({ type: "local", name: screen, value: { said: words } });
      }),
    ),
  ];
}

/** @param {Ctx["snapshot"]} snapshot */
function fileName({ edition, mode }) {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${edition}-${mode}-${date}.toml`.replace(/[^\w.-]+/g, "-").slice(-80);
}

/** @param {Ctx} ctx */
export function saveDialog(ctx) {
  const { live, ui, say, dispatch, fetch } = ctx;
  const local = ui.local.save ?? {};
  const set = (/** @type {object} */ value) => dispatch({ type: "local", name: "save", value });
  const people = live.seats.filter(({ player }) => player === "human").length;
  const seat = live.private === "shown" ? live.viewer : null;
  /** @param {boolean} whole */
  const ask = (whole) => (/** @type {Event} */ event) => {
    const doc = /** @type {Element} */ (event.currentTarget).ownerDocument;
    fetch({ type: "query", what: "record", whole }, ({ ok, data, message }) => {
      if (!ok) return set({ error: message });
      const name = fileName(live);
      set({ text: data.text, name, error: "", said: "" });
      ctx.download(doc, { name, type: "application/toml", text: data.text });
    });
  };
  return [
    h("p", { key: "what" }, say("page-save-about")),
    h(
      "p.rw-note",
      { key: "secrets", "data-secrets": people },
      strong(say("page-save-secrets", { several: people > 1 })),
    ),
    h(
      "div.rw-row.rw-right",
      { key: "go" },
      button("save_seen", say("page-save-seen", { seat }), ask(false)),
      button("save_whole", say("page-save-whole"), ask(true), { kind: "rw-btn.rw-p" }),
    ),
    local.error && h("p.rw-refusal", { key: "error", role: "alert" }, local.error),
    local.text && [
      h("p", { key: "done", role: "status" }, strong(say("page-save-done", { file: local.name }))),
      ...copyField(ctx, "save", say("page-save-text"), local.text),
    ],
  ];
}

/** @param {Ctx} ctx */
export function positionDialog(ctx) {
  const { snapshot, live, say } = ctx;
  const seat = live.private === "shown" ? live.viewer : null;
  return [
    h("p", { key: "what" }, say("page-position-about", { seat, past: snapshot.screen === "past" })),
    whenAnswered(ctx, positionQuery(snapshot, live), (/** @type {{text: string}} */ { text }) =>
      copyField(ctx, "position", say("page-position-text"), text),
    ),
  ];
}

/** A game, or a position, as a text to keep. */

import { capitalize } from "../words/english.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * A text to be copied, with its button. Where there is no clipboard, the text is left selected.
 * @param {Ctx} ctx
 * @param {string} screen that remembers what came of it
 * @param {string} label
 * @param {string} text
 */
function copyField({ copy, dispatch, ui }, screen, label, text) {
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
      button("copy_text", "Copy", async (event) => {
        const done = await copy(text, event);
        const words = done ? "Copied." : "The text is selected: copy it with Ctrl+C.";
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
  const { live, ui, dispatch, fetch } = ctx;
  const local = ui.local.save ?? {};
  const set = (/** @type {object} */ value) => dispatch({ type: "local", name: "save", value });
  const people = live.seats.filter(({ player }) => player === "human").length;
  const eyes = live.private === "shown" && live.viewer ? capitalize(live.viewer) : "everybody";
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
    h(
      "p",
      { key: "what" },
      "A saved game is a text file with every move and every die. It can be loaded here and looked back at; the whole game can be played on as well.",
    ),
    h(
      "p.rw-note",
      { key: "secrets", "data-secrets": people },
      h("b", null, "The whole game holds every secret: "),
      "all hands, missions and capitals, and the cards to come. ",
      people > 1
        ? "Several people play at this screen: whoever opens the file sees what the others hold."
        : "Whoever opens the file sees what the bots hold.",
    ),
    h(
      "div.rw-row.rw-right",
      { key: "go" },
      button("save_seen", `Save only what ${eyes} may see`, ask(false)),
      button("save_whole", "Save the whole game", ask(true), { kind: "rw-btn.rw-p" }),
    ),
    local.error && h("p.rw-refusal", { key: "error", role: "alert" }, local.error),
    local.text && [
      h(
        "p",
        { key: "done", role: "status" },
        "The file is ",
        h("b", null, local.name),
        ". Not there? Copy the text:",
      ),
      ...copyField(ctx, "save", "The saved game", local.text),
    ],
  ];
}

/** @param {Ctx} ctx */
export function positionDialog(ctx) {
  const { snapshot, live } = ctx;
  const data = ctx.position;
  const eyes = live.private === "shown" && live.viewer ? capitalize(live.viewer) : "everybody";
  return [
    h(
      "p",
      { key: "what" },
      `One line that says where the game stands${snapshot.screen === "past" ? " at the moment that is looked at" : ""}, as ${eyes} may see it. What is hidden is a question mark.`,
    ),
    data?.text
      ? copyField(ctx, "position", "Position", data.text)
      : h("p.rw-meta", { key: "wait" }, data?.refused?.message ?? "…"),
  ];
}

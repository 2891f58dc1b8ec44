/** The screen between two people. */

import { capitalize } from "../words/english.js";
import { button, key } from "./controls.js";
import { h } from "./dom.js";
import { chip } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */

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

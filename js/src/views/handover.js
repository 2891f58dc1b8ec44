/** The screen between two people. */

import { button, key } from "./controls.js";
import { h } from "./dom.js";
import { chip } from "./symbols.js";

/** @import { Ctx } from "./context.js" */

/**
 * Covers the board until the next person says that it is there.
 * @param {Ctx} ctx
 */
export function handover({ snapshot, say, send }) {
  const { handover: next } = snapshot;
  if (snapshot.screen !== "handover" || !next) return null;
  const seat = next.to;
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
        "aria-label": say("page-handover.label"),
        "data-part": "decision",
      },
      chip(next.to, "rw-xl"),
      h("h2.rw-title", say("page-handover", { seat, secret })),
      h("p", say("page-handover-take", { secret })),
      button(
        "ready",
        [say("page-handover-ready", { seat, secret }), " ", key("Enter")],
        () => send({ type: "ready", seat }),
        {
          kind: "rw-btn.rw-p",
        },
      ),
      h(
        "ul",
        next.lines.map((line, i) => h("li", { key: i }, line)),
        h("li", { key: "private" }, say("page-handover-secrets")),
      ),
    ),
  );
}

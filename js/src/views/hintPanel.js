/** What the expert would do now, as far as somebody wants to know; the map shows it meanwhile. */

import { block, button, segments } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "./context.js" */

/** @param {Ctx} ctx */
export function hintPanel(ctx) {
  const { say, snapshot, ui, dispatch, uid, hint, hintRefused } = ctx;
  if (!ui.hint || snapshot.screen !== "play") return null;
  const { level } = ui.hint;
  return block(
    "hint",
    [
      say("page-hint"),
      button("close_hint", "✕", () => dispatch({ type: "hint", level: null }), {
        kind: "rw-tb",
        "aria-label": say("page-hint-close"),
      }),
    ],
    h(
      "div",
      { key: "text", role: "status" },
      hint
        ? (level === "plan" ? hint.sentences : [hint.nudge]).map((text, i) =>
            h("p", { key: i, class: i ? "rw-meta" : "" }, text),
          )
        : h("p.rw-meta", { key: "waits" }, hintRefused ?? "…"),
    ),
    h(
      "div.rw-row",
      { key: "row" },
      segments({
        label: say("page-hint-level"),
        name: `${uid}-hint`,
        choices: /** @type {const} */ (["nudge", "plan"]).map((value) => ({
          value,
          label: say("page-hint-levels", { level: value }),
        })),
        value: level,
        change: (value) => dispatch({ type: "hint", level: value }),
      }),
      button("do_hint", say("page-hint-do"), () => followHint(ctx), {
        key: "do",
        "aria-disabled": !hint,
      }),
    ),
  );
}

/** Does what the hint says. @param {Pick<Ctx, "hint"|"dispatch"|"send">} ctx */
function followHint({ hint, dispatch, send }) {
  if (!hint) return;
  dispatch({ type: "hint_followed" });
  send(/** @type {import("../types.js").Action} */ (hint.action));
}

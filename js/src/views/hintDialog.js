/** What the expert would do now, as far as somebody wants to know. */

import { hintQuery } from "../store/queries.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function hintDialog(ctx) {
  const { say, snapshot, ui, dispatch, send } = ctx;
  const data = /** @type {import("../types.js").HintAnswer|undefined} */ (
    ctx.answerTo(hintQuery(snapshot))
  );
  if (!data) return h("p.rw-meta", null, "…");
  const { places, reason, action } = data;
  const told = ui.local.hint?.told === snapshot.seq;
  return [
    h(
      "p",
      { key: "text" },
      told
        ? reason
        : places.length
          ? say("page-hint-nudge", { places })
          : say("page-hint-nudge-nowhere"),
    ),
    h(
      "div.rw-row.rw-right",
      { key: "row" },
      told
        ? button(
            "do_hint",
            say("page-hint-do"),
            () => {
              send(/** @type {import("../types.js").Action} */ (action));
              dispatch({ type: "dialog", dialog: null });
            },
            { kind: "rw-btn.rw-p" },
          )
        : button("tell_hint", say("page-hint-more"), () =>
            dispatch({ type: "local", name: "hint", value: { told: snapshot.seq } }),
          ),
    ),
  ];
}

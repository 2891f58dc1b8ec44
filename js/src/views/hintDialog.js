/** What the expert would do now, as far as somebody wants to know. */

import { hintQuery } from "../store/queries.js";
import { whenAnswered } from "./answered.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** @typedef {import("../types.js").HintAnswer} HintAnswer */

/** @param {Ctx} ctx */
export const hintDialog = (ctx) =>
  whenAnswered(ctx, hintQuery(ctx.snapshot), (/** @type {HintAnswer} */ hint) => drawn(ctx, hint));

/** @param {Ctx} ctx @param {HintAnswer} hint */
function drawn({ say, snapshot, ui, dispatch, send }, { places, reason, action }) {
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

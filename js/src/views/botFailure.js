/** A bot's failure, and the choice of another bot for its seat. */

import { hostPart } from "../store/screens.js";
import { block, button } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "../calls.js" */

/** Report a bot's failure until another bot has taken over. @param {Ctx} ctx */
export function botFailureBlock({ snapshot, say, send }) {
  const failure = hostPart(snapshot).bot_failure;
  if (!failure) return null;
  const { seat, text, substitute: player } = failure;
  return block(
    "bot-failure",
    say("page-bot-failed"),
    h("p", { role: "alert" }, text),
    h(
      "div.rw-gap.rw-row.rw-left",
      button(
        "replace_bot",
        say("page-do-replace-bot"),
        () => send({ type: "replace_bot", seat, player }),
        { kind: "rw-button.rw-primary" },
      ),
    ),
  );
}

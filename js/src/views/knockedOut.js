/** A player is out of the game: a short moment over the map. The sentence and the log say it, too. */

import { h } from "./dom.js";
import { chip } from "./symbols.js";
import { winnerShown } from "./winner.js";

/** @param {import("./context.js").Ctx} ctx */
export function knockedOut(ctx) {
  const { snapshot, say } = ctx;
  const event = [...snapshot.last].reverse().find(({ type }) => type === "eliminated");
  if (!event?.seat || snapshot.screen === "past" || winnerShown(ctx)) return null;
  return h(
    "p.rw-knocked-out.seat",
    {
      key: `out-${snapshot.seq}`,
      class: `s-${event.seat} ${ctx.reducedMotion() ? "" : "rw-fades"}`,
      "aria-hidden": "true",
    },
    chip(event.seat),
    h("b", say("page-knocked-out", { seat: event.seat })),
  );
}

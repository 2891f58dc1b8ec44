/** Everybody's chance to win, as a bar, and what that takes for granted. */

import { h } from "./dom.js";
import { percent } from "./messageParts.js";
import { chip } from "./symbols.js";

/** @import { Ctx } from "./context.js" */

/** @param {Ctx} ctx */
export function chancesBar({ snapshot, live, say }) {
  const { chances, seats } = snapshot;
  if (!chances) return null;
  // The past is shown without what is private, and yet to the same eyes.
  const knows = live.private === "shown" ? "own" : "none";
  const shares = seats
    .map(({ seat }) => ({ seat, chance: chances[seat] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  return h(
    "div.rw-chances",
    { key: "chances", role: "group", "aria-label": say("page-chances") },
    h(
      "div.rw-shares",
      { "aria-hidden": "true" },
      shares.map(({ seat, chance }) =>
        h("i.seat", { key: seat, class: `s-${seat}`, style: `flex-grow:${chance.toFixed(3)}` }),
      ),
    ),
    h(
      "p.rw-meta",
      say("page-chances"),
      shares.map(({ seat, chance }) =>
        h(
          "span",
          { key: seat },
          chip(seat),
          h("span.rw-sr", say("page-seat", { seat })),
          ` ${percent(say, chance)}`,
        ),
      ),
      h("span", { key: "assumes" }, say("page-chances-assume", { own: knows })),
    ),
  );
}

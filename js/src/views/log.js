/** The whole log. */

import { h } from "./dom.js";
import { logKeys, logLine } from "./playersTable.js";

/** @param {import("./context.js").Ctx} ctx */
export function fullLog(ctx) {
  const { log, snapshot } = ctx;
  if (!log) return h("p.rw-meta", null, "…");
  const now = snapshot.screen === "past" ? snapshot.at : null;
  return h(
    "ol.rw-all",
    { "data-log-all": "", "aria-label": "Log; a line shows its moment", on: { keydown: logKeys } },
    // as beside the map: the newest comes first
    [...log]
      .reverse()
      .map((line, i) => logLine(ctx, line, { first: i === 0, fresh: line.at === now })),
  );
}

/** The whole log. */

import { h } from "../shell/dom.js";
import { logLine } from "../shell/side.js";

/** @param {import("../shell/context.js").Ctx} ctx */
export const fullLog = ({ log }) =>
  log
    ? h(
        "ol.rw-all",
        { "data-log-all": "" },
        log.map((line) => logLine(line, false)),
      )
    : h("p.rw-meta", null, "…");

/** What stands over everything: that the kernel is away, and that something is out of sight. */

import { button } from "./controls.js";
import { h } from "./dom.js";
import { icon } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * While somebody is to decide and cannot see all of it: a button that scrolls there.
 * @param {Ctx} ctx
 */
export const cutOff = ({ snapshot, viewport, disconnected, bringIntoView }) =>
  viewport.cut && !disconnected && (snapshot.human || snapshot.screen === "handover")
    ? h(
        "div.rw-cut",
        { key: "cut" },
        button("bring_into_view", [icon("up"), "Bring into view"], bringIntoView),
      )
    : null;

/** Above everything once the kernel does not answer. @param {Ctx} ctx */
export const disconnectedBanner = ({ disconnected }) =>
  disconnected
    ? h(
        "div.rw-banner",
        { key: "banner", role: "alert" },
        h("span.rw-warn", { "aria-hidden": "true" }, "!"),
        h(
          "div",
          null,
          h("b", null, "The kernel does not answer."),
          "This is the last position it sent; what you did since then may not count. If the kernel was restarted, run the cell again to play on; if another cell is running, wait for it.",
        ),
      )
    : null;

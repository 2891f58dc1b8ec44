/** What stands over everything: that the kernel is away, and that something is out of sight. */

import { button } from "./controls.js";
import { h } from "./dom.js";
import { icon } from "./symbols.js";

/** @import { Ctx } from "./context.js" */

/**
 * While somebody is to decide and cannot see all of it: a button that scrolls there.
 * @param {Ctx} ctx
 */
export const cutOff = ({ snapshot, say, viewport, disconnected, bringIntoView }) =>
  viewport.cut && !disconnected && (snapshot.human || snapshot.screen === "handover")
    ? h(
        "div.rw-cut",
        { key: "cut" },
        button("bring_into_view", [icon("up"), say("page-bring-into-view")], bringIntoView),
      )
    : null;

/** Above everything once the kernel does not answer. @param {Ctx} ctx */
export const disconnectedBanner = ({ disconnected, say }) =>
  disconnected
    ? h(
        "div.rw-banner",
        { key: "banner", role: "alert" },
        h("span.rw-warn", { "aria-hidden": "true" }, "!"),
        h("div", h("b", say("page-kernel-away")), say("page-kernel-away.about")),
      )
    : null;

/** What has happened: the last lines beside the map, and all of them in a dialog. */

import { block, button, link } from "./controls.js";
import { h } from "./dom.js";
import { withFormulas } from "./messageParts.js";
import { chip } from "./symbols.js";

/** @import { Ctx } from "../calls.js" */

/** @param {Ctx} ctx */
export function fullLog(ctx) {
  const { log, snapshot, say } = ctx;
  if (!log) return h("p.rw-meta", "…");
  const now = snapshot.screen === "past" ? snapshot.at : null;
  return h(
    "ol.rw-all",
    { "data-log-all": "", "aria-label": say("page-log.label"), on: { keydown: logKeys } },
    // as beside the map: the newest comes first
    [...log]
      .reverse()
      .map((line, i) => logLine(ctx, line, { first: i === 0, fresh: line.at === now })),
  );
}

/**
 * A line of the log: a button that shows its moment, and one that opens what is folded into it.
 * The log is one tab stop; arrows go on.
 * @param {Ctx} ctx
 * @param {import("../types.js").LogLine} line
 * @param {object} o
 * @param {boolean} o.first the tab stop
 * @param {boolean} o.fresh
 */
function logLine(ctx, line, { first, fresh }) {
  const { ui, log, say, dispatch, send } = ctx;
  const { n, at, seat, text, kind } = line;
  const id = line.first;
  const open = id !== undefined && ui.local.log?.open === id;
  const parts = line.parts ?? log?.find((other) => other.first === id)?.parts ?? [];
  const toggle = () => {
    if (!open && !line.parts) send({ type: "query", what: "log" });
    dispatch({ type: "local", name: "log", value: { open: open ? null : id } });
  };
  return h(
    "li",
    {
      key: id ?? n,
      class: `${fresh ? "rw-fresh" : ""} ${kind === "turn_started" ? "rw-sep" : ""}`,
    },
    seat ? chip(seat) : h("i"),
    h(
      "div",
      moment(ctx, at, text, first ? 0 : -1),
      open &&
        h(
          "ol.rw-parts",
          { key: "parts" },
          // The newest first, as in the log around it.
          parts
            .map((part, i) => h("li", { key: i }, moment(ctx, part.at, part.text, -1)))
            .reverse(),
        ),
    ),
    id !== undefined &&
      button("unfold", open ? "▾" : "▸", toggle, {
        kind: "rw-unfold",
        key: "unfold",
        tabindex: -1,
        "aria-expanded": open,
        "aria-label": say("page-log-unfold"),
      }),
  );
}

/**
 * What happened, as a button that shows the board as it was then.
 * @param {Ctx} ctx
 * @param {number} at
 * @param {string} text
 * @param {number} tabindex
 */
const moment = ({ dispatch }, at, text, tabindex) =>
  h(
    "button.rw-at",
    { "data-at": at, tabindex, on: { click: () => dispatch({ type: "look_back", at }) } },
    withFormulas(text),
  );

/** Up and down in a log. @param {KeyboardEvent} event */
function logKeys(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const list = /** @type {Element} */ (event.currentTarget);
  /** @type {HTMLElement[]} */
  const lines = [...list.querySelectorAll("button")];
  const at = lines.indexOf(/** @type {any} */ (event.target));
  lines[at + step]?.focus();
  event.preventDefault();
}

/** @param {Ctx} ctx */
export function logBlock(ctx) {
  const { snapshot, say, dispatch, send } = ctx;
  const lines = [...snapshot.recent].reverse();
  const fresh = snapshot.screen === "past" ? (snapshot.news ?? 0) : 1;
  return block(
    "log",
    [
      say("page-log"),
      h(
        "span.rw-loglinks",
        snapshot.moves > 0 &&
          snapshot.screen !== "past" &&
          snapshot.screen !== "handover" &&
          link(
            "look_back",
            say("page-log-look-back"),
            () => dispatch({ type: "look_back", at: snapshot.moves }),
            { key: "back" },
          ),
        snapshot.log_length > lines.length &&
          link(
            "log",
            snapshot.screen === "past"
              ? say("page-log-all")
              : say("page-log-all-lines", { lines: snapshot.log_length }),
            () => {
              send({ type: "query", what: "log" });
              dispatch({ type: "dialog", dialog: "log" });
            },
            { key: "all" },
          ),
      ),
    ],
    h(
      "ol",
      { "data-log": "", "aria-label": say("page-log.label"), on: { keydown: logKeys } },
      lines.map((line, i) => logLine(ctx, line, { first: i === 0, fresh: i < fresh })),
    ),
  );
}

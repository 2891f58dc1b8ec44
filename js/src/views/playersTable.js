/** Who plays, and what has happened. */

import { seatName } from "../store/commands.js";
import { capitalize, count } from "../words/english.js";
import { block, chip, pieceRow } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../types.js").SeatRow} SeatRow */

/** What a player is called beside the colour: its name, or what plays it. */
export const played = (/** @type {SeatRow} */ { seat, name, player }) => {
  const own = name && name.toLowerCase() !== seat ? name : "";
  if (player === "human") return own;
  return own && own.toLowerCase() !== player ? `${own} · ${player} bot` : `${player} bot`;
};

/** @param {Ctx} ctx */
export function playersTable(ctx) {
  const { snapshot, board, name } = ctx;
  const over = snapshot.screen === "over";
  /** @param {SeatRow} row */
  const line = (row) => {
    const { seat, out, continents } = row;
    const about = [played(row), seat === snapshot.viewer && "you"].filter(Boolean).join(" · ");
    return h(
      "tr",
      {
        key: seat,
        class: `${seat === snapshot.turn ? "rw-now" : ""} ${out ? "rw-gone" : ""}`,
        "data-seat": seat,
      },
      h(
        "th",
        { scope: "row" },
        h("span.rw-nm", null, chip(seat), h("b", null, capitalize(seat)), h("small", null, about)),
      ),
      out
        ? h(
            "td.rw-l",
            { key: "out", colspan: 6 },
            `out in round ${out.round}`,
            out.by && [", by ", chip(out.by), ` ${seatName(snapshot, out.by)}`],
          )
        : [
            h("td", { key: "t" }, row.territories),
            h("td", { key: "a" }, row.armies),
            h("td.rw-pc", { key: "p" }, pieceRow(row.pieces)),
            h("td", { key: "c" }, row.cards),
            h(
              "td.rw-l",
              { key: "k" },
              continents.length
                ? continents.map((c) => {
                    const title = board.continents.find(({ id }) => id === c)?.name ?? name(c);
                    return h(
                      "span.rw-ct",
                      { key: c, style: `--cont:var(--rw-c-${c},var(--rw-ink-2))` },
                      h("i", { "aria-hidden": "true" }),
                      h("em", null, title),
                      h("span.rw-short", { "aria-hidden": "true" }, initials(title)),
                    );
                  })
                : "–",
            ),
            h("td", { key: "i" }, over ? "–" : row.income === null ? "?" : `+${row.income}`),
          ],
    );
  };
  const { third } = snapshot;
  return h(
    "section.rw-players",
    { key: "players", "aria-label": "Players" },
    h(
      "table",
      null,
      h("caption.rw-sr", null, "Players"),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, "Player"),
          h(
            "th",
            { scope: "col" },
            h("span.rw-w", null, "Territories"),
            h("span.rw-n", { "aria-hidden": "true" }, "Terr."),
          ),
          h("th", { scope: "col" }, "Armies"),
          h("th.rw-pc", { scope: "col" }, "as pieces"),
          h("th", { scope: "col" }, "Cards"),
          h(
            "th.rw-l",
            { scope: "col" },
            h("span.rw-w", null, "Continents"),
            h("span.rw-n", { "aria-hidden": "true" }, "Cont."),
          ),
          h(
            "th",
            { scope: "col" },
            h("span.rw-w", null, "Next income"),
            h("span.rw-n", { "aria-hidden": "true" }, "Next"),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        snapshot.seats.map(line),
        third &&
          h(
            "tr",
            { key: "third", "data-seat": "third" },
            h(
              "th",
              { scope: "row" },
              h(
                "span.rw-nm",
                null,
                chip("third"),
                h("b", null, third.name),
                h("small", null, "nobody"),
              ),
            ),
            h("td", null, third.territories),
            h("td", null, third.armies),
            h("td.rw-pc"),
            h("td", null, "–"),
            h("td.rw-l", null, "–"),
            h("td", null, "half of each"),
          ),
      ),
    ),
  );
}

/** "North America" → "NA", "Europe" → "EU". @param {string} title */
const initials = (title) =>
  (/ /.test(title) ? title.replace(/(\w)\w* */g, "$1") : title.slice(0, 2)).toUpperCase();

/**
 * A line of the log: a button that shows its moment. The log is one tab stop; arrows go on.
 * @param {Ctx} ctx
 * @param {import("../types.js").LogLine} line
 * @param {object} o
 * @param {boolean} o.first the tab stop
 * @param {boolean} o.fresh
 */
export const logLine = ({ dispatch }, { n, at, seat, text, kind }, { first, fresh }) =>
  h(
    "li",
    { key: n, class: `${fresh ? "rw-fresh" : ""} ${kind === "turn_started" ? "rw-sep" : ""}` },
    seat ? chip(seat) : h("i"),
    h(
      "button.rw-at",
      {
        "data-at": at,
        tabindex: first ? 0 : -1,
        on: { click: () => dispatch({ type: "look", at }) },
      },
      text,
    ),
  );

/** Up and down in a log. @param {KeyboardEvent} event */
export function logKeys(event) {
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
  const { snapshot, dispatch, send } = ctx;
  const lines = [...snapshot.recent].reverse();
  const fresh = snapshot.screen === "past" ? (snapshot.news ?? 0) : 1;
  return block(
    "log",
    [
      "Log",
      h(
        "span.rw-loglinks",
        null,
        snapshot.moves > 0 &&
          snapshot.screen !== "past" &&
          snapshot.screen !== "handover" &&
          h(
            "button.rw-link",
            {
              key: "back",
              "data-action": "look_back",
              on: { click: () => dispatch({ type: "look", at: snapshot.moves }) },
            },
            "Look back",
          ),
        snapshot.log_length > lines.length &&
          h(
            "button.rw-link",
            {
              key: "all",
              "data-action": "log",
              on: {
                click: () => {
                  send({ type: "query", what: "log" });
                  dispatch({ type: "dialog", dialog: "log" });
                },
              },
            },
            snapshot.screen === "past" ? "All lines" : `All ${count(snapshot.log_length, "line")}`,
          ),
      ),
    ],
    h(
      "ol",
      { "data-log": "", "aria-label": "Log; a line shows its moment", on: { keydown: logKeys } },
      lines.map((line, i) => logLine(ctx, line, { first: i === 0, fresh: i < fresh })),
    ),
  );
}

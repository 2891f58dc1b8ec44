/** The table of players and their possessions, with each player's chance of winning. */

import { partsIn } from "../store/screens.js";
import { initials } from "../words/index.js";
import { h } from "./dom.js";
import { botName, faceOf } from "./faces.js";
import { around, percent, SLOT } from "./messageParts.js";
import { chip, pieceRow, seatSign } from "./symbols.js";

/** @import { SeatRow } from "../types.js" */
/** @import { Ctx } from "../calls.js" */

/** Name the bot that plays a seat; nothing for a person. */
const playerLabel = (/** @type {Ctx["say"]} */ say, /** @type {SeatRow} */ row) =>
  row.player === "human"
    ? []
    : [botName(row), h("span.rw-bot-level", say("page-players-bot", { bot: row.player }))];

/**
 * Draw a number with a small bar below it, in proportion to the largest number of its column.
 * @param {string} key
 * @param {number|string} shown
 * @param {number} value
 * @param {number} most
 */
const barCell = (key, shown, value, most) =>
  h(
    "td.rw-measure",
    { key, style: `--share:${most ? (Math.max(0, value) / most).toFixed(2) : 0}` },
    shown,
  );

/** @param {Ctx} ctx */
export function playersTable(ctx) {
  const { snapshot, say, name } = ctx;
  const over = snapshot.screen === "over";
  const most = (/** @type {(row: SeatRow) => number} */ of) => Math.max(...snapshot.seats.map(of));
  const largest = {
    territories: most((row) => row.territories),
    armies: most((row) => row.armies),
    income: most((row) => row.income ?? 0),
  };
  /** @param {SeatRow} row */
  const line = (row) => {
    const { seat, out, continents } = row;
    const about = [...playerLabel(say, row), seat === snapshot.viewer && say("page-head-you")];
    return h(
      "tr",
      {
        key: seat,
        class: `seat seat-${seat} ${seat === snapshot.turn ? "rw-on-turn" : ""} ${out ? "rw-eliminated" : ""}`,
        "data-seat": seat,
      },
      h(
        "th",
        { scope: "row" },
        h(
          "span.rw-inline.rw-player-name",
          chip(seat),
          faceOf(ctx, row),
          h(
            "span.rw-player-words",
            h("b", say("page-seat", { seat })),
            h("small.rw-player-about", about),
          ),
        ),
      ),
      out
        ? h(
            "td.rw-text-cell",
            { key: "out", colspan: 6 },
            // Rounds mean nothing on a board set up by a step of a lesson.
            around(
              say(ctx.lesson ? "page-players-out-here" : "page-players-out", {
                round: out.round,
                by: out.by,
                sign: SLOT,
              }),
              out.by && chip(out.by),
            ),
          )
        : [
            barCell("t", row.territories, row.territories, largest.territories),
            barCell("a", row.armies, row.armies, largest.armies),
            h("td.rw-pieces-cell", { key: "p" }, pieceRow(say, row.pieces)),
            h("td", { key: "c" }, row.cards),
            h(
              "td.rw-text-cell.rw-continents-cell",
              { key: "k" },
              continents.length
                ? h(
                    "span.rw-continents",
                    continents.map((c) => {
                      const title = name(c);
                      return h(
                        "span.rw-continent",
                        { key: c, style: `--cont:var(--rw-c-${c},var(--rw-ink-2))` },
                        h("i", { "aria-hidden": "true" }),
                        h("em", title),
                        h("span.rw-initials", { "aria-hidden": "true" }, initials(say, c, title)),
                      );
                    }),
                  )
                : "–",
            ),
            over
              ? h("td", { key: "i" }, "–")
              : barCell(
                  "i",
                  (row.income ?? null) === null ? "?" : `+${row.income}`,
                  row.income ?? 0,
                  largest.income,
                ),
          ],
    );
  };
  const { third } = snapshot;
  return h(
    "section.rw-players",
    {
      key: "players",
      "aria-label": say("page-players"),
      style: `--rows:${snapshot.seats.length + (third ? 1 : 0)}`,
    },
    h(
      "table",
      h("caption.rw-visually-hidden", say("page-players")),
      h(
        "thead",
        h(
          "tr",
          h("th", { scope: "col" }, say("page-players-player")),
          h("th.rw-measured", { scope: "col" }, say("page-players-territories")),
          h("th.rw-measured", { scope: "col" }, say("page-players-armies")),
          h("th.rw-pieces-cell", { scope: "col" }, say("page-players-pieces")),
          h("th", { scope: "col" }, say("page-players-cards")),
          h("th.rw-text-cell.rw-continents-cell", { scope: "col" }, say("page-players-continents")),
          h(
            "th.rw-measured",
            { scope: "col" },
            h("span.rw-whole-title", say("page-players-income")),
            h("span.rw-short-title", { "aria-hidden": "true" }, say("page-players-income.short")),
          ),
        ),
      ),
      h(
        "tbody",
        snapshot.seats.map(line),
        third &&
          h(
            "tr",
            { key: "third", "data-seat": "third" },
            h(
              "th",
              { scope: "row" },
              h(
                "span.rw-inline.rw-player-name",
                chip("third"),
                h(
                  "span.rw-player-words",
                  h("b", say("page-third-title", { kind: third.kind })),
                  h("small", say("page-players-nobody")),
                ),
              ),
            ),
            h("td", third.territories),
            h("td", third.armies),
            h("td.rw-pieces-cell"),
            h("td", "–"),
            h("td.rw-text-cell.rw-continents-cell", "–"),
            h("td", say("page-players-half")),
          ),
      ),
    ),
  );
}

/** Show the chances of winning, while they are switched on. @param {Ctx} ctx */
export function chancesBlock({ snapshot, live, say }) {
  const { seats } = snapshot;
  const { chances } = partsIn(snapshot);
  if (!chances) return null;
  // A past moment hides secrets, but the reader is the same person.
  const knows = live.private === "shown" ? "own" : "none";
  const shares = seats
    .map(({ seat }) => ({ seat, chance: chances[seat] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  return h(
    "div.rw-block.rw-stack.rw-chances",
    { key: "chances", role: "group", "aria-label": say("page-chances") },
    h(
      "div.rw-shares",
      { "aria-hidden": "true" },
      shares.map(({ seat, chance }) =>
        h("i.seat", { key: seat, class: `seat-${seat}`, style: `flex-grow:${chance.toFixed(3)}` }),
      ),
    ),
    h(
      "p.rw-flow.rw-meta",
      say("page-chances"),
      shares.map(({ seat, chance }) =>
        h("span", { key: seat }, ...seatSign(say, seat), ` ${percent(say, chance)}`),
      ),
      h("span", { key: "assumes" }, say("page-chances-assume", { own: knows })),
    ),
  );
}

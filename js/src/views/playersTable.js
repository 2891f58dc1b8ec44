/** Who plays, and what each has. */

import { capitalize, seatName } from "../words/english.js";
import { h } from "./dom.js";
import { chip, pieceRow } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../types.js").SeatRow} SeatRow */

/** What a player is called beside the colour: its name, or what plays it. */
export const playerLabel = (/** @type {SeatRow} */ { seat, name, player }) => {
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
    const about = [playerLabel(row), seat === snapshot.viewer && "you"].filter(Boolean).join(" · ");
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

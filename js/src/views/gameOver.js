/** The end of a game: why it was won, its course, the figures of all players, and all dice. */

import { SEAT_GLYPHS } from "../glyphs.js";
import { diceQuery } from "../store/queries.js";
import { isGuest, overOf } from "../store/screens.js";
import { onlyPerson } from "../store/selectors.js";
import { setLocal, showDialog } from "../store/uiEvents.js";
import { curves, gridLines } from "./charts.js";
import {
  block,
  button,
  link,
  reviewLink,
  segments,
  tableBody,
  tableHead,
  tool,
  whenAnswered,
} from "./controls.js";
import { h } from "./dom.js";
import { botName, faceOf } from "./faces.js";
import { decimal, signed } from "./messageParts.js";
import { foundMistakes, mistakesLink } from "./mistakes.js";
import { chip, seatSign } from "./symbols.js";
import { whyLink } from "./why.js";

/** @import { DiceAnswer, DiceRoll, Seat } from "../types.js" */
/** @import { Ctx, CtxOf } from "../calls.js" */

/** @typedef {{of: "territories"|"armies", table: boolean}} Chart shown as numbers if `table` */

/** @param {Ctx} ctx @returns {Chart} */
const chosen = ({ ui }) => ({ of: "territories", table: false, ...ui.local.over });

/** Show the course of the game, as a chart or as numbers. @param {CtxOf<"over">} ctx */
function gameOverChart(ctx) {
  const { say, dispatch, uid } = ctx;
  const { of, table: asTable } = chosen(ctx);
  /** @param {Partial<Chart>} value */
  const set = (value) => dispatch(setLocal("over", value));
  return block(
    "chart",
    [
      say("page-over-chart"),
      link("table", say("page-over-table"), () => set({ table: !asTable }), {
        key: "table",
        "aria-pressed": asTable,
      }),
      segments({
        label: say("page-over-chart.label"),
        name: `${uid}-chart`,
        choices: /** @type {const} */ (["territories", "armies"]).map((value) => ({
          value,
          label: say("page-over-of", { of: value }),
        })),
        value: of,
        change: (value) => set({ of: value }),
      }),
    ],
    asTable ? table(ctx) : chart(ctx),
  );
}

/** Show the figures of the winner, or of the only person, below the map. @param {CtxOf<"over">} ctx */
export function gameOverStats({ snapshot, say }) {
  const { over } = snapshot;
  const own = over.about && over.about === onlyPerson(snapshot);
  return block(
    "decided",
    say(own ? "page-over-figures.own" : "page-over-figures", { seat: over.about }),
    h(
      "dl.rw-stack.rw-stats",
      over.stats.map(({ label, value }) =>
        h("div", { key: label }, h("dt", label), h("dd", value)),
      ),
    ),
  );
}

/** @param {CtxOf<"over">} ctx */
export function gameOverPanel(ctx) {
  const { snapshot, say, send } = ctx;
  const { over } = snapshot;
  const reason = over.reason.includes(".");
  return [
    gameOverChart(ctx),
    block(
      "after",
      null,
      over.level && h("p.rw-meta", { key: "level", "data-level": "" }, over.level),
      foundMistakes(ctx),
      h(
        "div.rw-gap.rw-row.rw-left",
        reviewLink(ctx),
        !isGuest(snapshot) && mistakesLink(ctx),
        reason &&
          whyLink(ctx, "over", say("page-over-why"), [over.reason], {
            about: "win",
            text: over.text,
            n: snapshot.seq,
          }),
        !isGuest(snapshot) &&
          link("again_same_dice", say("page-do-again-same-dice"), () =>
            send({ type: "again", same_dice: true }),
          ),
      ),
    ),
  ];
}

/** @param {CtxOf<"over">} ctx */
function series(ctx) {
  const { over, seats } = ctx.snapshot;
  const { rounds, [chosen(ctx).of]: values } = over.history;
  return { rounds, values, seats: seats.map(({ seat }) => seat) };
}

/** @param {CtxOf<"over">} ctx */
function table(ctx) {
  const { say } = ctx;
  const { rounds, values, seats } = series(ctx);
  return h(
    "div.rw-scroll",
    { key: "numbers", tabindex: 0, role: "region", "aria-label": say("page-over-table.label") },
    h(
      "table.rw-number-table",
      tableHead(say("page-over-round"), ...seats.map((seat) => say("page-seat", { seat }))),
      tableBody(
        rounds.map((_, i) => [
          roundName(say, rounds, i),
          ...seats.map((seat) => values[seat]?.[i] ?? ""),
        ]),
      ),
    ),
  );
}

/**
 * Name a point of the chart: the start of a round, or the end of the game, which is within the last
 * round.
 * @param {Ctx["say"]} say
 * @param {number[]} rounds
 * @param {number} i
 */
export const roundName = (say, rounds, i) =>
  i > 0 && rounds[i] === rounds[i - 1] ? say("page-over-end") : `${rounds[i]}`;

/** The drawing is about as wide as a laptop's panel, so that letters keep about their size there. */
const W = 220;
const H = 140;
const LEFT = 24;
const RIGHT = 176;
const TOP = 8;
const BOTTOM = 108;

/** @param {CtxOf<"over">} ctx */
function chart(ctx) {
  const { snapshot, say } = ctx;
  const { rounds, values, seats } = series(ctx);
  const last = Math.max(1, rounds.length - 1);
  const most = Math.max(1, ...seats.flatMap((s) => values[s] ?? []));
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((n) => most / n <= 5) ?? 1000;
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ i) => LEFT + ((RIGHT - LEFT) * i) / last;
  const y = (/** @type {number} */ v) => BOTTOM - ((BOTTOM - TOP) * v) / top;
  const every = Math.max(1, Math.ceil(rounds.length / 6));
  const items = seats.map((seat) => {
    const [first = 0] = values[seat] ?? [];
    return say("page-over-first-last", { seat, first, last: values[seat]?.at(-1) ?? 0 });
  });
  return h(
    "svg.rw-chart.rw-line-chart",
    {
      key: "chart",
      viewBox: `0 0 ${W} ${H}`,
      role: "img",
      "aria-label": say("page-over-spoken", { of: chosen(ctx).of, items }),
    },
    gridLines(
      Array.from({ length: top / step + 1 }, (_, i) => i * step),
      { left: LEFT, right: RIGHT, y, written: String },
    ),
    rounds.map((_, i) =>
      i % every
        ? null
        : h("text", { key: `x${i}`, x: x(i), y: BOTTOM + 16 }, roundName(say, rounds, i)),
    ),
    h("text", { key: "xt", x: (LEFT + RIGHT) / 2, y: H - 4 }, say("page-over-axis")),
    curves(
      seats.map((seat) => [seat, values[seat] ?? []]),
      {
        x,
        y,
        right: RIGHT,
        top: TOP,
        bottom: BOTTOM,
        winner: snapshot.over.winner,
        written: String,
      },
    ),
  );
}

// ---- figures ------------------------------------------------------------------------------------

/** @param {CtxOf<"over">} ctx */
export function gameFigures({ stats, say, dispatch, language }) {
  if (!stats) return null;
  const { columns, rows, dice, missions } = stats;
  const held = /** @type {Array<[string, string]>} */ (Object.entries(missions));
  return h(
    "div.rw-figures",
    { key: "figures" },
    block(
      "figures",
      say("page-over-players"),
      seatTable(say, say("page-over-players"), {
        seats: rows.map(({ seat }) => seat),
        lines: columns.map(({ id, label }) => [
          label,
          rows.map((row) => (id === "luck" ? signed(row[id], 1, language) : row[id])),
        ]),
      }),
    ),
    held.length > 0 &&
      block(
        "missions",
        say("page-over-missions"),
        h(
          "ul.rw-stack.rw-missions",
          held.map(([seat, text]) => h("li", { key: seat }, chip(seat), h("span", text))),
        ),
      ),
    dice.length > 0 &&
      block(
        "dice",
        say("page-over-dice"),
        seatTable(say, say("page-over-dice"), {
          seats: dice.map(({ seat }) => seat),
          lines: faceLines(say, dice, language),
        }),
        h("p.rw-meta", say("page-over-dice-fair")),
        button("dice", say("page-fair-every"), () => dispatch(showDialog("dice"))),
      ),
  );
}

// ---- over the map -------------------------------------------------------------------------------

/**
 * The angles of the leaves on each side of the wreath, from its foot to its tip, in degrees from
 * the bottom.
 */
const LEAVES = [14, 36, 58, 80, 102, 124, 146];

/** Draw the winner's laurel in a corner of the map, until it is closed. @param {Ctx} ctx */
export function winnersScene(ctx) {
  const { snapshot, ui, say, dispatch, celebrates } = ctx;
  const { round, seats, game_id: game } = snapshot;
  const seat = overOf(snapshot)?.winner;
  if (!seat || celebrates || ui.local.winner?.seen === game) return null;
  const row = seats.find((one) => one.seat === seat);
  return h(
    "section.rw-won-scene.seat",
    {
      key: "winner",
      class: `seat-${seat} ${ctx.reducedMotion() ? "" : "rw-animated"}`,
      "aria-label": say("page-winner", { seat }),
    },
    h(
      "div.rw-laurel",
      wreath(seat),
      row?.face &&
        h(
          "span.rw-winner-face",
          { key: "face" },
          faceOf(ctx, row, "rw-big-face"),
          h("b", botName(row)),
        ),
      h("h2", say(seat === onlyPerson(snapshot) ? "page-winner-you" : "page-winner", { seat })),
      tool("see_board", "✕", say("page-dialog-close"), () =>
        dispatch(setLocal("winner", { seen: game })),
      ),
      h(
        "p",
        say("page-winner-with", {
          round: round || 0,
          territories: row?.territories ?? 0,
          armies: row?.armies ?? 0,
        }),
      ),
    ),
  );
}

/** Draw the sign of a seat in a wreath. @param {import("../types.js").Seat} seat */
const wreath = (seat) =>
  h(
    "svg.rw-wreath",
    { viewBox: "-60 -60 120 120", "aria-hidden": "true" },
    [-1, 1].map((side) =>
      h(
        "g.rw-leaves",
        { key: side, transform: `scale(${side} 1)` },
        LEAVES.map((degrees) => leaf(degrees)),
      ),
    ),
    h("rect.rw-shield", { x: -27, y: -27, width: 54, height: 54, rx: 12 }),
    h("path.rw-glyph", { d: SEAT_GLYPHS[seat], transform: "translate(-18 -18) scale(3.6)" }),
  );

/** Draw two leaves that grow from one point of the branch. @param {number} degrees */
const leaf = (degrees) =>
  h(
    "g",
    { key: degrees, transform: `rotate(${-degrees}) translate(0 44)` },
    h("path", { d: "M0 0c6-5 13-5 17-1-5 5-11 6-17 1z", transform: "rotate(-28)" }),
    h("path", { d: "M0 0c6-5 13-5 17-1-5 5-11 6-17 1z", transform: "scale(1 -1) rotate(38)" }),
  );

/**
 * Build the lines with the count of each face, and the mean.
 * @param {import("../calls.js").Ctx["say"]} say
 * @param {Array<{faces: number[], mean: number}>} dice of each seat
 * @param {string} language
 * @returns {Array<[label: string, values: Array<string|number>]>}
 */
const faceLines = (say, dice, language) => [
  ...[1, 2, 3, 4, 5, 6].map(
    (face) =>
      /** @type {[string, number[]]} */ ([
        `${face}`,
        dice.map(({ faces }) => faces[face - 1] ?? 0),
      ]),
  ),
  [say("page-over-dice-mean"), dice.map(({ mean }) => decimal(mean, 2, language))],
];

/**
 * @param {import("../calls.js").Ctx["say"]} say
 * @param {string} label
 * @param {{seats: string[], lines: Array<[label: string, values: Array<string|number>]>}} rows
 */
export const seatTable = (say, label, { seats, lines }) =>
  h(
    "div.rw-scroll",
    { tabindex: 0, role: "region", "aria-label": label },
    h(
      "table.rw-number-table.rw-named",
      tableHead("", ...seats.map((seat) => seatSign(say, seat))),
      tableBody(lines.map(([name, values]) => [name, ...values])),
    ),
  );

// ---- all dice of the game -----------------------------------------------------------------------

/** @param {Ctx} ctx */
export const diceDialog = (ctx) =>
  whenAnswered(ctx, diceQuery(ctx.snapshot), (/** @type {DiceAnswer} */ dice) =>
    diceFigures(ctx, dice),
  );

/** @param {Ctx} ctx @param {DiceAnswer} dice */
function diceFigures(ctx, { sentence, seed, rows, rolls }) {
  const { say, language } = ctx;
  const withSign = (/** @type {number|null} */ value) =>
    value === null ? "" : signed(value, 1, language);
  return [
    h("p", { key: "sentence" }, sentence),
    rows.length > 0 &&
      seatTable(say, say("page-over-dice"), {
        seats: rows.map(({ seat }) => seat),
        lines: [
          ...faceLines(say, rows, language),
          [say("page-fair-luck"), rows.map(({ luck }) => withSign(luck))],
          [say("page-fair-won"), rows.map(({ won }) => withSign(won))],
        ],
      }),
    rows.length > 0 && h("p.rw-meta", { key: "meaning" }, say("page-fair-meaning")),
    h("p.rw-seed", { key: "seed" }, seed),
    rolls.length > 0 && everyRoll(ctx, rolls),
  ];
}

/** @param {Ctx} ctx @param {DiceRoll[]} rolls */
const everyRoll = ({ say, name }, rolls) =>
  h(
    "table.rw-number-table.rw-rolls",
    { key: "rolls", "aria-label": say("page-fair-every") },
    tableHead(
      say("page-fair-round"),
      say("page-fair-battle"),
      say("page-fair-attack"),
      say("page-fair-defence"),
      say("page-fair-lost"),
    ),
    h(
      "tbody", // as in the log: the newest comes first
      [...rolls]
        .reverse()
        .map((roll) =>
          h(
            "tr",
            { key: roll.n },
            h("td", roll.round),
            h(
              "td",
              chip(roll.attacker),
              ` ${name(roll.source)} → `,
              chip(roll.defender),
              ` ${name(roll.target)}`,
            ),
            h("td", roll.attack.join(" ")),
            h("td", roll.defence.join(" ")),
            h("td", roll.lost.join(" : ")),
          ),
        ),
    ),
  );

/** The end of a game: why it was won, and how it went. */

import { SEAT_GLYPHS } from "../glyphs.js";
import { block, segments } from "./controls.js";
import { h } from "./dom.js";
import { reviewLink } from "./reviewLink.js";
import { whyLink } from "./whyLink.js";

/** @import { Seat } from "../types.js" */
/** @import { Ctx } from "./context.js" */

/** @typedef {{of: "territories"|"armies", table: boolean}} Chart as numbers where `table` */

/** @param {Ctx} ctx @returns {Chart} */
const chosen = ({ ui }) => ({ of: "territories", table: false, ...ui.local.over });

/** @param {Ctx} ctx */
export function gameOverPanel(ctx) {
  const { snapshot, say, dispatch, send, uid } = ctx;
  const { of, table: asTable } = chosen(ctx);
  /** @param {Partial<Chart>} value */
  const set = (value) => dispatch({ type: "local", name: "over", value });
  const { over } = snapshot;
  if (!over) return [];
  const reason = over.reason.includes(".");
  return [
    block(
      "chart",
      [
        say("page-over-chart"),
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
      h(
        "div.rw-row.rw-left",
        { key: "links" },
        h(
          "button.rw-link",
          { key: "table", "aria-pressed": asTable, on: { click: () => set({ table: !asTable }) } },
          say("page-over-table"),
        ),
        reviewLink(ctx),
      ),
    ),
    block(
      "decided",
      say("page-over-figures", { seat: over.about }),
      h(
        "dl.rw-stats",
        over.stats.map(({ label, value }) =>
          h("div", { key: label }, h("dt", label), h("dd", value)),
        ),
      ),
      h(
        "div.rw-gap.rw-row.rw-left",
        reason &&
          whyLink(ctx, "over", say("page-over-why"), [over.reason], {
            about: "win",
            text: over.text,
            n: snapshot.seq,
          }),
        h(
          "button.rw-link",
          {
            key: "same",
            "data-action": "again_same_dice",
            on: { click: () => send({ type: "again", same_dice: true }) },
          },
          say("page-do-again-same-dice"),
        ),
      ),
    ),
  ];
}

/** @param {Ctx} ctx */
function series(ctx) {
  const { snapshot } = ctx;
  const { history } = snapshot.over ?? {};
  const values = history?.[chosen(ctx).of] ?? /** @type {Record<Seat, number[]>} */ ({});
  return { rounds: history?.rounds ?? [], values, seats: snapshot.seats.map(({ seat }) => seat) };
}

/** @param {Ctx} ctx */
function table(ctx) {
  const { say } = ctx;
  const { rounds, values, seats } = series(ctx);
  return h(
    "div.rw-scroll",
    { key: "numbers", tabindex: 0, role: "region", "aria-label": say("page-over-table.label") },
    h(
      "table.rw-numbers",
      h(
        "thead",
        h(
          "tr",
          h("th", { scope: "col" }, say("page-over-round")),
          seats.map((s) => h("th", { key: s, scope: "col" }, say("page-seat", { seat: s }))),
        ),
      ),
      h(
        "tbody",
        rounds.map((_, i) =>
          h(
            "tr",
            { key: i },
            h("th", { scope: "row" }, roundName(say, rounds, i)),
            seats.map((s) => h("td", { key: s }, values[s]?.[i] ?? "")),
          ),
        ),
      ),
    ),
  );
}

/**
 * What a point of the chart is called: each round as it begins, and the end, which comes in a round
 * that has begun already.
 * @param {Ctx["say"]} say
 * @param {number[]} rounds
 * @param {number} i
 */
export const roundName = (say, rounds, i) =>
  i > 0 && rounds[i] === rounds[i - 1] ? say("page-over-end") : `${rounds[i]}`;

const W = 316;
const H = 178;
const LEFT = 28;
const RIGHT = 262;
const TOP = 8;
const BOTTOM = 144;

/** @param {Ctx} ctx */
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
  // The winner is drawn last, over the others.
  const winner = snapshot.over?.winner;
  const order = [...seats].sort((a, b) => Number(a === winner) - Number(b === winner));
  const ends = spread(
    seats.map((s) => ({ s, y: y(values[s]?.at(-1) ?? 0), n: values[s]?.at(-1) ?? 0 })),
  );
  const items = seats.map((seat) => {
    const [first = 0] = values[seat] ?? [];
    return say("page-over-first-last", { seat, first, last: values[seat]?.at(-1) ?? 0 });
  });
  return h(
    "svg.rw-bars.rw-chart",
    {
      key: "chart",
      viewBox: `0 0 ${W} ${H}`,
      role: "img",
      "aria-label": say("page-over-spoken", { of: chosen(ctx).of, items }),
    },
    Array.from({ length: top / step + 1 }, (_, i) =>
      h(
        "g",
        { key: `y${i}` },
        h("path.rw-grid", { d: `M${LEFT} ${y(i * step)}H${RIGHT}` }),
        h("text.rw-ax", { x: LEFT - 5, y: y(i * step) + 4 }, i * step),
      ),
    ),
    rounds.map((_, i) =>
      i % every
        ? null
        : h("text", { key: `x${i}`, x: x(i), y: BOTTOM + 15 }, roundName(say, rounds, i)),
    ),
    h("text", { key: "xt", x: (LEFT + RIGHT) / 2, y: H - 4 }, say("page-over-axis")),
    order.map((s) => {
      const points = (values[s] ?? []).map((v, i) => `${x(i).toFixed(1)} ${y(v).toFixed(1)}`);
      return h(
        `g.seat.s-${s}`,
        { key: s, class: s === winner ? "rw-winner" : "" },
        h("path.rw-under", { d: `M${points.join("L")}` }),
        h("path.rw-line", { d: `M${points.join("L")}` }),
      );
    }),
    ends.map(({ s, y: at, n }) =>
      h(
        `g.seat.s-${s}.rw-tip`,
        { key: `e${s}`, transform: `translate(${RIGHT + 4} ${at - 6.5})` },
        h("rect", { width: 13, height: 13, rx: 3 }),
        h("path", { d: SEAT_GLYPHS[s], transform: "translate(2.7 2.7) scale(.76)" }),
        h("text.rw-at", { x: 17, y: 10.5 }, n),
      ),
    ),
  );
}

/**
 * Moves the marks at the ends of the lines apart, so that none covers another.
 * @template {{y: number}} T
 * @param {T[]} marks
 * @returns {T[]}
 */
export function spread(marks, gap = 15) {
  const sorted = [...marks].sort((a, b) => a.y - b.y);
  let low = TOP;
  const down = sorted.map((mark) => {
    const at = Math.max(mark.y, low);
    low = at + gap;
    return { ...mark, y: at };
  });
  let high = BOTTOM;
  for (const mark of down.reverse()) {
    mark.y = Math.min(mark.y, high);
    high = mark.y - gap;
  }
  return down;
}

/** The review of a finished game: who was ahead when, its turning points, and the luck of the dice. */

import { reviewQuery, reviewTurnQuery } from "../store/queries.js";
import { isGuest, overOf, storyOf } from "../store/screens.js";
import { lookBackTo, setLocal, showDialog } from "../store/uiEvents.js";
import { curves, gridLines } from "./charts.js";
import { block, button, link, select } from "./controls.js";
import { boardPicture } from "./demoMap.js";
import { h } from "./dom.js";
import { seatTable } from "./gameOver.js";
import { percent, signed } from "./messageParts.js";
import { whenSearched } from "./mistakes.js";

/** @import { Ctx } from "../calls.js" */

/** @typedef {import("../types.js").ReviewAnswer} Review */

const W = 540;
const H = 186;
const LEFT = 44;
const RIGHT = 480;
/** Above the lines there is room for the numbers of the turning points. */
const TOP = 18;
const BOTTOM = 160;
/** Chances marked by grid lines. */
const MARKS = [0, 0.25, 0.5, 0.75, 1];

/** @param {Ctx} ctx */
export const reviewDialog = (ctx) =>
  whenSearched(ctx, reviewQuery, (/** @type {Review} */ review) => reviewContent(ctx, review));

/** @param {Ctx} ctx @param {Review} data */
function reviewContent(ctx, data) {
  const { say, language } = ctx;
  if (data.rounds.length < 2) return h("p.rw-meta", say("page-review-nothing"));
  return [
    block("summary", say("page-review-summary"), h("p", { key: "text" }, data.summary.join(" "))),
    block("points", say("page-review-points"), turningPoints(ctx, data)),
    block("chances", say("page-review-chances"), chart(ctx, data)),
    // Plans need a kernel.
    !storyOf(ctx.live) && reviewTurns(ctx, data),
    block(
      "luck",
      say("page-review-luck"),
      seatTable(say, say("page-review-luck"), {
        seats: data.luck.map(({ seat }) => seat),
        lines: [
          [say("page-fair-luck"), data.luck.map(({ armies }) => signed(armies, 1, language))],
          [say("page-review-luck-chance"), data.luck.map(({ chance }) => pointsText(chance))],
        ],
      }),
    ),
    h("p.rw-meta", { key: "meaning" }, say("page-review-meaning")),
  ];
}

/**
 * List the turning points in the order of play. Each leads to the start of its turn; the largest
 * say which play was better.
 * @param {Ctx} ctx @param {Review} review
 */
const turningPoints = (ctx, { points }) => {
  const { say, dispatch } = ctx;
  return points.length
    ? h(
        "ol.rw-stack.rw-turning-points",
        { key: "list" },
        points.map(({ turn, at, text, told }, i) =>
          h(
            "li",
            { key: turn },
            button(
              `turned-${i + 1}`,
              [h("b", i + 1), " ", h("span", text)],
              () => dispatch(lookBackTo(at)),
              { kind: "rw-menu-item" },
            ),
            told && whatWasBetter(ctx, told, i + 1),
          ),
        ),
      )
    : h("p.rw-meta", { key: "list" }, say("page-review-points-none"));
};

/**
 * Show the board before a turning point, the better plan, and a button to try it.
 * @param {Ctx} ctx
 * @param {import("../types.js").ToldPoint} told
 * @param {number} number of the point
 */
const whatWasBetter = (
  { say, board, snapshot, dispatch, startGame },
  { opened, better, try_at: at, territories },
  number,
) =>
  h(
    "div.rw-told-point",
    { key: "told" },
    boardPicture(board, territories, say("page-review-board")),
    h(
      "div.rw-stack",
      { key: "words" },
      opened && h("p", { key: "opened" }, opened),
      better && h("p", { key: "better" }, better),
      h(
        "div.rw-row.rw-left",
        { key: "ways" },
        !isGuest(snapshot) &&
          at !== null &&
          button(
            `try_${number}`,
            say("page-review-try"),
            () => {
              dispatch(showDialog(null));
              startGame({ type: "play_on", at });
            },
            { key: "try", kind: "rw-button.rw-small" },
          ),
        at !== null &&
          link(`look_${number}`, say("page-review-look"), () => dispatch(lookBackTo(at)), {
            key: "look",
          }),
      ),
    ),
  );

/** Draw the chances as lines, with the numbers of the turning points. @param {Ctx} ctx @param {Review} review */
function chart({ say, live, dispatch }, { rounds, turns, chances, points }) {
  const last = rounds.length - 1;
  const x = (/** @type {number} */ i) => LEFT + ((RIGHT - LEFT) * i) / last;
  const y = (/** @type {number} */ chance) => BOTTOM - (BOTTOM - TOP) * chance;
  const entries = /** @type {Array<[import("../types.js").Seat, number[]]>} */ (
    Object.entries(chances)
  );
  // The start of a round gets its number, if there is room.
  const every = Math.max(1, Math.ceil((rounds[last] ?? 1) / 8));
  const items = entries.map(([seat, values]) =>
    say("page-over-first-last", {
      seat,
      first: percent(say, values[0] ?? 0),
      last: percent(say, values.at(-1) ?? 0),
    }),
  );
  return h(
    "svg.rw-chart.rw-line-chart.rw-wide",
    {
      key: "chart",
      viewBox: `0 0 ${W} ${H}`,
      role: "img",
      "aria-label": say("page-review-spoken", { items }),
    },
    gridLines(MARKS, { left: LEFT, right: RIGHT, y, written: (chance) => percent(say, chance) }),
    rounds.map((round, i) =>
      i > 0 && round !== rounds[i - 1] && (round - 1) % every === 0
        ? h("text", { key: `x${i}`, x: x(i - 1), y: BOTTOM + 13 }, round)
        : null,
    ),
    h("text", { key: "xt", x: (LEFT + RIGHT) / 2, y: H - 2 }, say("page-over-axis")),
    points.map(({ turn }) =>
      h("path.rw-shown-turn", { key: `p${turn}`, d: `M${x(turn)} ${TOP}V${BOTTOM}` }),
    ),
    curves(entries, {
      x,
      y,
      right: RIGHT,
      top: TOP,
      bottom: BOTTOM,
      winner: overOf(live)?.winner,
      written: (chance) => percent(say, chance),
    }),
    points.map(({ turn }, i) =>
      h("text.rw-value", { key: `n${turn}`, x: x(turn), y: TOP - 7 }, i + 1),
    ),
    // For keyboards, the lists below do the same.
    turns.map(({ turn, at }) =>
      h("rect.rw-go-there", {
        key: `t${turn}`,
        x: x(turn - 1),
        y: 0,
        width: x(turn) - x(turn - 1),
        height: BOTTOM,
        "data-turn": turn,
        on: { click: () => dispatch(lookBackTo(at)) },
      }),
    ),
  );
}

/** @typedef {import("../types.js").ReviewTurnAnswer} ReviewTurn */

/** Format a difference of chances in whole percentage points: its error is several points. @param {number} chance */
const pointsText = (chance) => signed(Math.round(100 * chance), 0);

/**
 * A difference of chances in points, and its size, which decides the form of the noun.
 *
 * @param {number} chance
 */
const countedPoints = (chance) => ({
  points: pointsText(chance),
  size: Math.abs(Math.round(100 * chance)),
});

/** @param {Ctx} ctx @param {Review} review */
function reviewTurns(ctx, review) {
  const { say, live, ui, dispatch, search } = ctx;
  const persons = live.seats.filter(({ player }) => player === "human");
  const seats = (persons.length ? persons : live.seats).map(({ seat }) => seat);
  const mine = live.viewer && seats.includes(live.viewer) ? live.viewer : seats[0];
  const { seat = mine, working = false } = ui.local.review ?? {};
  const own = review.turns.filter((turn) => turn.seat === seat);
  /** @type {ReviewTurn[]} */
  const found = own.flatMap(({ turn }) => ctx.answerTo(reviewTurnQuery(live, turn, search)) ?? []);
  const refused = own.some(({ turn }) => ctx.refusalOf(reviewTurnQuery(live, turn, search)));
  const open = found.length < own.length && !refused;
  /** @param {object} value */
  const set = (value) => dispatch(setLocal("review", value));
  const compared = found.flatMap(({ worth }) => worth ?? []);
  const sum = compared.reduce((total, worth) => total + worth, 0);
  return block(
    "choices",
    say("page-review-choices", { seat, own: seats.length === 1 ? "own" : "none" }),
    h(
      "p.rw-meta",
      { key: "about" },
      search?.over && search.pieces
        ? say("page-review-judged-about")
        : say("page-review-choices-about", { points: review.give_or_take }),
    ),
    h(
      "div.rw-row.rw-left",
      { key: "row" },
      seats.length > 1 &&
        select(
          seats.map((each) => [each, say("page-seat", { seat: each })]),
          seat,
          (value) => set({ seat: value, working: false }),
          { key: "seat", "aria-label": say("page-review-whose") },
        ),
      open &&
        button(
          "review_work",
          say(working ? "page-review-stop" : "page-review-work"),
          () => set({ seat, working: !working }),
          { key: "work" },
        ),
      found.length > 0 &&
        h(
          "span.rw-meta",
          { key: "done", role: "status" },
          open
            ? say("page-review-worked", { done: found.length, turns: own.length })
            : found.every(({ judged }) => judged)
              ? say("page-review-judged", { turns: compared.length })
              : say("page-review-sum", { turns: compared.length, ...countedPoints(sum) }),
        ),
    ),
    found.length > 0 &&
      h(
        "ol.rw-stack.rw-turning-points",
        { key: "list" },
        found.map((each) =>
          line(
            ctx,
            own.find(({ turn }) => turn === each.turn),
            each,
          ),
        ),
      ),
  );
}

/**
 * Draw the line of a turn, which leads to the turn's start.
 * @param {Ctx} ctx
 * @param {Review["turns"][number]|undefined} turn
 * @param {ReviewTurn} found
 */
const line = (
  { say, dispatch },
  turn,
  { before, after, dice, plan, opened, won, worth, mistakes },
) =>
  h(
    "li",
    { key: turn?.turn },
    button(
      `turn-${turn?.turn}`,
      [
        h(
          "span",
          { key: "text" },
          h("b", say("page-review-turn", { round: turn?.round ?? 0 })),
          h("span", plan ?? say("page-review-no-plan")),
          mistakes.map((text, i) => h("span", { key: `m${i}` }, text)),
          opened && h("span", opened),
          h(
            "small",
            say("page-review-way", {
              before: percent(say, before),
              after: percent(say, after),
              ...countedPoints(dice),
              won,
            }),
          ),
        ),
        worth !== null &&
          h("span.rw-worth", { key: "worth" }, say("page-review-worth", countedPoints(worth))),
      ],
      () => dispatch(lookBackTo(turn?.at ?? 0)),
      { kind: "rw-menu-item" },
    ),
  );

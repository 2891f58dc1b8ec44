/** The person's mistakes: their trend, what to practise, and the decisions to make again. */

import { mistakesQuery, PERSON } from "../store/queries.js";
/** @import { MistakesAnswer, PersonAnswer } from "../types.js" */
/** @import { Ctx, FormCtx } from "../calls.js" */
/** @import { Children } from "./dom.js" */
import { hostPart } from "../store/screens.js";
import { showDialog } from "../store/uiEvents.js";
import { gridLines } from "./charts.js";
import { block, button, link, list, whenAnswered } from "./controls.js";
import { h } from "./dom.js";

const W = 540;
const H = 132;
const LEFT = 44;
const RIGHT = 530;
const TOP = 8;
const BOTTOM = 120;
/** The rung whose figures are used for comparison. */
const REGULAR = 5;
/** The maximum number of grid lines of the chart above its lowest one. */
const STEPS = 4;

/** @param {Ctx["dispatch"]} dispatch */
export const openMistakes = (dispatch) => dispatch(showDialog("mistakes"));

/** Draw the link that opens the mistakes. @param {FormCtx} ctx */
export const mistakesLink = ({ say, dispatch }) =>
  link("mistakes", say("page-mistakes"), () => openMistakes(dispatch), {
    key: "mistakes",
    "aria-haspopup": "dialog",
  });

/**
 * Return the latest facts about the person, since the snapshot may be old.
 * @param {FormCtx} ctx @returns {Partial<PersonAnswer>}
 */
export const personOf = ({ newest, answerTo }) =>
  answerTo(PERSON) ?? (newest.screen === "setup" ? newest : hostPart(newest));

/** Draw the button in the form that opens the mistakes, if there are any. @param {FormCtx} ctx */
export function mistakesButton(ctx) {
  const { say, dispatch } = ctx;
  if (!personOf(ctx).mistakes) return null;
  return button("mistakes", say("page-mistakes"), () => openMistakes(dispatch), {
    key: "mistakes",
    "aria-haspopup": "dialog",
  });
}

/** Report the search for mistakes after a game, and its result. @param {Ctx} ctx */
export function foundMistakes({ search, say }) {
  if (!search || (search.over && !search.pieces)) return null;
  const { over, compiling, done, pieces, found } = search;
  const going = compiling ? "page-mistakes-compiling" : "page-mistakes-looking";
  return h(
    "p.rw-meta",
    { key: "found", role: "status", "data-search": over ? "over" : "on" },
    over ? say("page-mistakes-found", { found }) : say(going, { done, pieces }),
  );
}

/**
 * Draw an answer about mistakes: the older one until the answer with this game's mistakes arrives.
 * @template T
 * @param {Ctx} ctx
 * @param {typeof mistakesQuery} queryOf
 * @param {(answer: T) => Children} draw
 */
export function whenSearched(ctx, queryOf, draw) {
  const now = queryOf(ctx.newest, ctx.search);
  const before = queryOf(ctx.newest);
  return whenAnswered(ctx, !ctx.answerTo(now) && ctx.answerTo(before) ? before : now, draw);
}

/** @param {Ctx} ctx */
export const mistakesDialog = (ctx) =>
  whenSearched(ctx, mistakesQuery, (/** @type {MistakesAnswer} */ answer) =>
    mistakesContent(ctx, answer),
  );

/** @param {Ctx} ctx @param {MistakesAnswer} answer */
function mistakesContent(ctx, answer) {
  const { rows, due, sentence, advice, lesson, puzzles, trend, kinds, rung } = answer;
  const { say, send, dispatch, search } = ctx;
  /** @param {string} step */
  const open = (step) => () => {
    dispatch(showDialog(null));
    send({ type: "lesson", do: "open", step });
  };
  return [
    search && !search.over && foundMistakes(ctx),
    block(
      "practise",
      say("page-mistakes-next"),
      h("p", { key: "advice" }, advice),
      h(
        "div.rw-row.rw-left",
        { key: "ways" },
        rows.length > 0 &&
          button("play_mistakes", say("page-mistakes-play", { due }), open("mistakes"), {
            kind: "rw-button.rw-primary",
            key: "play",
          }),
        lesson &&
          button("practise_lesson", say("page-mistakes-lesson"), open(lesson), { key: "lesson" }),
        puzzles &&
          button("practise_puzzles", say("page-mistakes-puzzles"), open(`puzzle/${puzzles}`), {
            key: "puzzles",
          }),
      ),
    ),
    trend.length > 0 &&
      block(
        "given",
        say("page-mistakes-given"),
        h("p", { key: "sentence" }, sentence),
        rung && h("p", { key: "rung" }, rung),
        chart(ctx, answer),
        h("h3.rw-meta", { key: "by" }, say("page-mistakes-kinds")),
        list(
          "ul.rw-bullets",
          kinds.map((each) => say("page-mistakes-kind", { ...each })),
          { key: "kinds" },
        ),
        h(
          "p.rw-meta",
          { key: "meaning" },
          say("page-mistakes-meaning", { rung: answer.usual_rung, regular: REGULAR }),
        ),
      ),
    rows.length > 0 &&
      block(
        "own",
        say("page-mistakes-kept"),
        h(
          "ol.rw-stack.rw-turning-points",
          { key: "list" },
          rows.map(({ id, title, game, when, due: isDue }, i) =>
            h(
              "li",
              { key: id },
              button(
                `mistake-${i + 1}`,
                [
                  h("span", { key: "what" }, h("b", title), h("small", game)),
                  h("span.rw-worth", { key: "when", class: isDue ? "rw-due" : "" }, when),
                ],
                open(`mistakes/${id}`),
                { kind: "rw-menu-item" },
              ),
            ),
          ),
        ),
      ),
  ];
}

/**
 * Draw the win chance lost in each of the last games, with its interval, and the usual value on the
 * person's rung.
 * @param {Ctx} ctx @param {MistakesAnswer} answer
 */
function chart({ say }, { trend, usual }) {
  const most = Math.max(...trend.map(([, , high]) => high), 1);
  // One of the lines is always the value of regular players.
  const step = most <= STEPS / 2 ? 0.5 : Math.ceil(most / STEPS);
  const steps = Math.ceil(most / step);
  const top = steps * step;
  const last = trend.length - 1;
  const x = (/** @type {number} */ i) =>
    last ? LEFT + 12 + ((RIGHT - LEFT - 24) * i) / last : (LEFT + RIGHT) / 2;
  const y = (/** @type {number} */ share) => BOTTOM - ((BOTTOM - TOP) * share) / top;
  const marks = Array.from({ length: steps + 1 }, (_, i) => i * step);
  const inPerCent = (/** @type {number} */ share) =>
    say("page-percent", { percent: Math.round(100 * share) });
  const items = trend.map(([, share]) => inPerCent(share));
  return h(
    "svg.rw-chart.rw-line-chart.rw-wide.rw-trend",
    {
      key: "chart",
      viewBox: `0 0 ${W} ${H}`,
      role: "img",
      "aria-label": say("page-mistakes-spoken", { items, regular: REGULAR }),
    },
    gridLines(marks, { left: LEFT, right: RIGHT, y, written: inPerCent }),
    usual !== null && h("path.rw-usual", { key: "usual", d: `M${LEFT} ${y(usual)}H${RIGHT}` }),
    trend.map(([low, , high], i) =>
      h("path.rw-interval", { key: `i${i}`, d: `M${x(i)} ${y(low)}V${y(high)}` }),
    ),
    h("path.rw-trend-line", {
      key: "line",
      d: `M${trend.map(([, share], i) => `${x(i).toFixed(1)} ${y(share).toFixed(1)}`).join("L")}`,
    }),
    trend.map(([, share], i) => h("circle", { key: `c${i}`, cx: x(i), cy: y(share), r: 4 })),
  );
}

/** A game as a story: the chapter in view, the list of chapters, and the chances over time. */

import { storyOf } from "../store/screens.js";
import { chapterNumber, reading, toChapter } from "../store/story.js";
import { lookBackTo } from "../store/uiEvents.js";
import { sentences } from "../words/index.js";
import { curves, gridLines } from "./charts.js";
import { block, button } from "./controls.js";
import { h } from "./dom.js";
import { percent } from "./messageParts.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { Ctx } from "../calls.js" */
/** @import { StoryChapter } from "../types.js" */
/** @import { Ui } from "../store/state.js" */
/** @import { Words } from "../words/index.js" */

/** @type {Record<StoryChapter["kind"], string>} */
const TITLES = {
  start: "page-story-start",
  turn: "page-story-turn",
  move: "page-story-move",
  note: "page-story-note",
  plan: "page-story-plan",
};

/** @param {Words} say @param {StoryChapter} chapter */
const titleOf = (say, { kind, number = 0 }) => say(TITLES[kind], { number });

/**
 * Word the chapter in view for the bar; null between the chapters.
 * @param {Shown} shown @param {Ui} ui @param {Words} say
 * @returns {{text: string, sub: string}|null}
 */
export function chapterLine(shown, ui, say) {
  const now = reading(shown, ui);
  if (!now) return null;
  const { chapter, asked, guess } = now;
  const { asks, text } = chapter;
  if (asks && asked) {
    const [seat, kind] = [asks.seat, asks.kind];
    const how = say(`page-story-ask.${kind === "other" ? "think" : "click"}`);
    return {
      text: say("page-story-ask", { seat, kind }),
      sub: chapter.kind === "note" ? text : how,
    };
  }
  if (!asks) return { text: titleOf(say, chapter), sub: text };
  const right = asks.answer.includes(guess ?? "");
  const verdict = guess ? say("page-story-guessed", { right }) : "";
  return { text: sentences(say, verdict, asks.told) || titleOf(say, chapter), sub: text };
}

/**
 * Show the text of a chapter; the style sheet hides the part that the bar shows.
 * @param {Ctx} ctx
 */
export function chapterBlock({ snapshot, ui }) {
  const now = reading(snapshot, ui);
  if (!now) return null;
  const { chapter, asked } = now;
  const { text, more = [], kind } = chapter;
  return block("chapter", null, [
    (!asked || kind === "note") && text && h("p.rw-in-bar", { key: "text" }, text),
    !asked && more.map((words, i) => h("p", { key: i }, words)),
  ]);
}

/** List the chapters. @param {Ctx} ctx */
export function chapterList(ctx) {
  const { live, ui, say, dispatch } = ctx;
  const { chapters } = storyOf(live) ?? { chapters: [] };
  const here = chapterNumber(live, ui);
  return block(
    "chapters",
    say("page-story-chapters"),
    h(
      "ol.rw-chapters",
      { key: "list" },
      chapters.map((chapter, i) =>
        h(
          "li",
          { key: i },
          button(
            `chapter-${i + 1}`,
            nameOf(ctx, chapter, i),
            () => dispatch(toChapter(chapters, i)),
            {
              kind: "rw-menu-item",
              "aria-current": i === here ? "step" : null,
            },
          ),
        ),
      ),
    ),
  );
}

/**
 * Name a chapter in the list, with its first words, unless they would give an answer away.
 * @param {Ctx} ctx @param {StoryChapter} chapter @param {number} number
 */
function nameOf({ say, ui }, chapter, number) {
  const { asks, kind, text } = chapter;
  const hidden = kind !== "note" && asks && !(number in (ui.local.guesses ?? {}));
  return [
    titleOf(say, chapter),
    text && !hidden && h("small", { key: "text", "aria-hidden": "true" }, text),
  ];
}

/**
 * The sizes of the chart: next to the players' table, and in a wide strip below the map. Letters
 * are about the same size in both.
 */
const SIZES = [
  { name: "narrow", w: 300, h: 150, right: 248, bottom: 122 },
  { name: "wide", w: 860, h: 92, right: 812, bottom: 70 },
];
const LEFT = 38;
const TOP = 12;
/** Chances marked by grid lines. */
const MARKS = [0, 0.5, 1];

/** Draw the chances over time, with the moment in view. @param {Ctx} ctx */
export function storyCourse(ctx) {
  const course = storyOf(ctx.live)?.course;
  return (
    course &&
    block(
      "chart",
      ctx.say("page-review-chances"),
      SIZES.map((size) => chart(ctx, course, size)),
    )
  );
}

/**
 * Draw the chart in one of its sizes. A click goes to a turn.
 * @param {Ctx} ctx
 * @param {import("../types.js").StoryCourse} course
 * @param {typeof SIZES[number]} size
 */
function chart(
  { ui, say, dispatch },
  { rounds, moments, chances },
  { name, w, h: high, right, bottom },
) {
  const last = moments.length - 1;
  const x = (/** @type {number} */ i) => LEFT + ((right - LEFT) * i) / last;
  const y = (/** @type {number} */ chance) => bottom - (bottom - TOP) * chance;
  const entries = /** @type {Array<[import("../types.js").Seat, number[]]>} */ (
    Object.entries(chances)
  );
  const every = Math.max(1, Math.ceil((rounds[last] ?? 1) / 6));
  const at = ui.past?.at ?? moments[last] ?? 0;
  const items = entries.map(([seat, values]) =>
    say("page-over-first-last", {
      seat,
      first: percent(say, values[0] ?? 0),
      last: percent(say, values.at(-1) ?? 0),
    }),
  );
  const written = (/** @type {number} */ chance) => percent(say, chance);
  return h(
    `svg.rw-chart.rw-line-chart.rw-${name}-chart`,
    {
      key: name,
      viewBox: `0 0 ${w} ${high}`,
      role: "img",
      "aria-label": say("page-review-spoken", { items }),
    },
    gridLines(MARKS, { left: LEFT, right, y, written }),
    rounds.map((round, i) =>
      i > 0 && round !== rounds[i - 1] && (round - 1) % every === 0
        ? h("text", { key: `x${i}`, x: x(i - 1), y: bottom + 15 }, round)
        : null,
    ),
    h("path.rw-shown-turn", { key: "now", d: `M${x(turnNumberAt(moments, at))} ${TOP}V${bottom}` }),
    curves(entries, { x, y, right, top: TOP, bottom, written }),
    // For keyboards, the slider and the chapters do the same.
    moments.slice(0, last).map((moment, i) =>
      h("rect.rw-go-there", {
        key: `t${i}`,
        x: x(i),
        y: 0,
        width: x(i + 1) - x(i),
        height: bottom,
        on: { click: () => dispatch(lookBackTo(moment)) },
      }),
    ),
  );
}

/**
 * Return the place of a moment among the moments of the turns, as a number with a fraction.
 * @param {number[]} moments @param {number} at
 */
function turnNumberAt(moments, at) {
  const after = moments.findIndex((moment) => moment > at);
  if (after < 1) return after < 0 ? moments.length - 1 : 0;
  const [from = 0, to = 1] = [moments[after - 1], moments[after]];
  return after - 1 + (at - from) / (to - from);
}

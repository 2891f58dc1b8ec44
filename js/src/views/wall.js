/**
 * The widget on a wall, for a class that looks at a projector: the question, the answers and the
 * map, in letters that can be read from the last row, and nothing else. Buttons appear under the
 * pointer at the lower edge, or with the keyboard's focus.
 */

import { isLesson } from "../store/viewModel.js";
import { answerBars, areHidden, countdown } from "./classroom.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { lessonHand, prose, repliesBelow, stepDice } from "./lessonReplies.js";
import { actions } from "./sentence.js";

/** @import { Ctx, LessonCtx } from "../calls.js" */
/** @import { Bar } from "./sentence.js" */

/**
 * @param {Ctx} ctx
 * @param {Bar} bar
 * @param {any} map the box with the map
 */
export const wall = (ctx, bar, map) => [
  h(
    "div.rw-wall-head",
    { key: "wallhead", "data-part": "sentence" },
    isLesson(ctx)
      ? [h("div.rw-wall-question", { key: "q" }, questionText(ctx)), countdown(ctx)]
      : h("p.rw-wall-question", { key: "say", role: "status" }, bar.line.text),
  ),
  map,
  isLesson(ctx) && answersPart(ctx),
  h(
    "div.rw-inline.rw-wall-tools",
    { key: "walltools" },
    actions(ctx, bar.filled, bar.beside),
    button("leave_wall", ctx.say("page-wall.leave"), ctx.toggleWall),
  ),
];

/**
 * Show the question below its subject. If a step has no question, the task is at the end of its
 * text.
 * @param {LessonCtx} ctx
 */
function questionText({ lesson: { texts } }) {
  const { question, blocks = [] } = texts?.step ?? {};
  const text = prose(blocks.slice(lastParagraph(blocks)));
  if (!question) return text;
  return [
    h("div.rw-wall-about", { key: "about" }, text),
    " ",
    h("p", { key: "question" }, question),
  ];
}

/**
 * Find where the last paragraph begins; a list may follow the paragraph.
 * @param {Array<{kind: string}>} blocks
 */
function lastParagraph(blocks) {
  let at = blocks.length - 1;
  while (at > 0 && blocks[at]?.kind === "li") at -= 1;
  return Math.max(0, at);
}

/** The maximum number of letters in answers that are in four columns, not two. */
const SHORT = 20;

/** @param {LessonCtx} ctx */
function answersPart(ctx) {
  const shown = answers(ctx);
  const { snapshot } = ctx;
  const texts = snapshot.screen === "class" ? answerList(ctx, snapshot.classroom) : [];
  const short = texts.every(({ text }) => String(text).length <= SHORT);
  const columns = Math.max(1, Math.min(short ? 4 : 2, texts.length));
  return h(
    "div.rw-wall-answers",
    { key: "wallanswers", style: `--columns:${columns}`, hidden: !shown.some(Boolean) },
    shown,
  );
}

/**
 * List the answers of a class, with their counts unless the host has folded them away.
 * @param {LessonCtx} ctx @param {import("../types.js").ClassPart} room
 */
const answerList = (ctx, room) =>
  room.bars.length > 0 && !areHidden(ctx) ? room.bars : (ctx.lesson.texts?.step.choices ?? []);

/** @param {LessonCtx} ctx */
function answers(ctx) {
  const { snapshot, kind } = ctx;
  const { content, decides } = lessonHand(ctx);
  const hand = decides && content && h("div.rw-wall-cards", { key: "cards" }, content);
  if (snapshot.screen !== "class") {
    const form = !snapshot.lesson.done && kind.form?.(ctx);
    return [hand, ...(form ? [stepDice(ctx), form] : [repliesBelow(ctx)])];
  }
  const { classroom } = snapshot;
  const texts = answerList(ctx, classroom);
  return [
    hand,
    !snapshot.lesson.done && stepDice(ctx),
    texts === classroom.bars
      ? answerBars(ctx, classroom)
      : texts.length > 0 &&
        h(
          "ul.rw-class-bars",
          { key: "choices" },
          texts.map(({ text }, i) => h("li", { key: i }, h("span", text))),
        ),
  ];
}

/** The ratio of width to height above which the map is so wide that the answers go below it. */
const WIDE = 1.5;

/** Whether the answers are below the map. @param {Ctx} ctx */
export const isBelow = ({ board: { shapes } }) => !shapes || shapes.w / shapes.h > WIDE;

/** The bar and the head of a lesson, with their buttons. */

import { primaryCommand, secondaryCommands } from "../store/barButtons.js";
import { isJudgedWrong, stepsLeft } from "../store/lesson.js";
import { classBar, countdown, pupilBar } from "./classroom.js";
import { tool } from "./controls.js";
import { h } from "./dom.js";
import { sentence } from "./sentence.js";

/** @import { LessonText } from "../types.js" */
/** @import { LessonCtx } from "../calls.js" */
/** @import { Bar } from "./sentence.js" */

/** @param {LessonCtx} ctx @returns {Bar} */
export function lessonBar(ctx) {
  const { snapshot } = ctx;
  if (ctx.lesson.playing) return playing(ctx);
  if (snapshot.screen === "class") return classBar(ctx, snapshot.classroom);
  const bar = ownBar(ctx);
  return snapshot.screen === "pupil" ? pupilBar(ctx, snapshot.pupil, bar) : bar;
}

/** Build the bar for a single learner. @param {LessonCtx} ctx @returns {Bar} */
function ownBar(ctx) {
  const { snapshot, ui, say } = ctx;
  if (snapshot.lesson.done) return finished(ctx);
  if (ctx.kind.bar) return ctx.kind.bar(ctx);
  if (ctx.kind.asks) return questionBar(ctx, ctx.kind.asks(ctx));
  const filled = primaryCommand(snapshot, ui);
  const beside = secondaryCommands(snapshot, ui, filled);
  return {
    line: sentence(snapshot, ui, say),
    filled,
    // An action that is disabled in a game may be tried here: the answer explains the refusal.
    beside: beside.map((command) => ({ ...command, disabled: false })),
  };
}

/**
 * @param {string} text
 * @param {string} sub
 * @param {Bar["filled"]} filled
 * @param {Bar["beside"]} beside
 * @returns {Bar}
 */
export const bar = (text, sub, filled, beside = []) => ({ line: { text, sub }, filled, beside });

/** @param {LessonCtx} ctx @returns {Bar} */
const playing = (ctx) => ({
  line: playedLine(ctx),
  filled: { name: "skip_scenes", label: ["page-do-resume"], run: ctx.lessonActions.skipScenes },
  beside: [],
});

/** @param {LessonCtx} ctx @returns {Bar["line"]} */
function playedLine({ lesson: { putBack, fought }, live, say }) {
  const { feedback } = live.lesson;
  if (putBack) return { text: say("page-lesson-tried-out"), sub: say("page-lesson-tried-out.sub") };
  // The sentence that follows the scenes is shown at once: changing the sentence would flicker.
  if (feedback?.status === "shown") return { text: say(finishedText(feedback)), sub: "" };
  if (!fought) return { text: say("page-lesson-played"), sub: "" };
  const { attacker: seat, source, target } = fought;
  return { text: say("page-say-bot-attacks", { seat, source, target }), sub: "" };
}

/** @param {import("../types.js").LessonFeedback|null} feedback */
function finishedText(feedback) {
  if (feedback?.status === "right") return "page-lesson-solved";
  return feedback?.guess ? "page-lesson-told" : "page-lesson-shown";
}

/**
 * Build the bar of a warm-up question, which leads to the next question, or from the last question
 * to the lesson.
 * @param {LessonCtx} ctx
 * @param {string} text
 * @returns {Bar}
 */
function warmUpBar({ snapshot, lesson: { texts }, say, lessonActions: { send } }, text) {
  const { at, marks } = snapshot.lesson;
  const last = at === marks.length - 1;
  const title = last ? texts?.lesson.following?.[1] : texts?.lesson.steps[at + 1];
  const label = last ? "page-lesson-begin" : "page-lesson-next-question";
  const sub = say("page-lesson-next-is", { title: title ?? "…" });
  return bar(text, sub, { name: "next", label: [label], run: () => send({ do: "next" }) });
}

/** @param {LessonCtx} ctx @returns {Bar} */
function finished(ctx) {
  const { snapshot, lesson, say } = ctx;
  const { send } = ctx.lessonActions;
  const { at, can, feedback, puzzle, warm_up } = snapshot.lesson;
  const { steps = [], following } = lesson.texts?.lesson ?? {};
  const text = say(finishedText(feedback));
  if (warm_up && !puzzle) return warmUpBar(ctx, text);
  const watched = feedback?.status === "shown" && ctx.kind.watched?.(ctx);
  if (watched) {
    return bar(text, watched.sub, watched.play, following ? [nextLesson(ctx, following)] : []);
  }
  const open = stepsLeft(snapshot).find((i) => i !== at) ?? -1;
  /** @type {Bar["beside"]} */
  const again = [
    can.again
      ? { name: "again", label: ["page-lesson-another"], run: () => send({ do: "again" }) }
      : { name: "again", label: ["page-lesson-again"], run: () => send({ do: "retry" }) },
  ];
  const next = () => send({ do: "next" });
  if (puzzle?.over) {
    const sub = [puzzle.back, puzzle.over].join(" ");
    const run = () => send({ do: "leave" });
    return bar(text, sub, can.leave ? { name: "finish", label: SERIES_OVER, run } : null, again);
  }
  if (puzzle?.turn) {
    const label = /** @type {const} */ (["page-turn-next"]);
    const sub = ctx.turn?.result?.sentence ?? say("page-turn-over.sub");
    return bar(say("page-turn-over"), sub, { name: "next", label: [...label], run: next }, again);
  }
  if (puzzle) {
    const sub = puzzle.back ?? say("page-puzzle-right", { number: puzzle.right });
    return bar(text, sub, { name: "next", label: ["page-puzzle-next"], run: next }, again);
  }
  if (can.next) {
    const sub = say("page-lesson-next-is", { title: steps[at + 1] ?? "…" });
    return bar(text, sub, { name: "next", label: ["page-lesson-next"], run: next }, again);
  }
  if (open >= 0) {
    const sub = say("page-lesson-open-is", { title: steps[open] ?? "…" });
    const run = () => send({ do: "go", step: String(open + 1) });
    const label = /** @type {const} */ (["page-lesson-to-step", { step: open + 1 }]);
    return bar(text, sub, { name: "next", label: [...label], run }, again);
  }
  const last = say("page-lesson-last");
  if (!following) return bar(last, say("page-lesson-last.sub"), null, again);
  const sub = say("page-lesson-last-next", { title: following[1] });
  return bar(last, sub, nextLesson(ctx, following), again);
}

/** @type {import("../words/index.js").Message} */
const SERIES_OVER = ["page-puzzle-over"];

/** @param {LessonCtx} ctx @param {NonNullable<LessonText["following"]>} following
 * @returns {import("../store/barButtons.js").Command} */
const nextLesson = ({ lessonActions }, [step, , edition]) => ({
  name: "next_lesson",
  label: ["page-lesson-next-lesson"],
  run: () => lessonActions.send({ do: "open", step, edition }),
});

/** Build the bar of a question, with the button that hands in the answer.
 * @param {LessonCtx} ctx @param {import("../calls.js").Asked} asked @returns {Bar} */
function questionBar(ctx, { question, missing, ready, label = CHECK }) {
  const { kind, snapshot, say, lesson, lessonActions } = ctx;
  const text = say(question);
  if (isJudgedWrong(snapshot.lesson, kind.entered?.(lesson.draft))) {
    const run = lessonActions.answerAgain;
    const sub = say("page-lesson-not-yet");
    return bar(text, sub, { name: "try_again", label: ["page-lesson-try-again"], run });
  }
  if ((kind.answer?.(snapshot.lesson, lesson.draft) ?? null) === null)
    return bar(text, missing ?? say(`${question}.sub`), null);
  const sub = ready ?? say("page-lesson-ready");
  return bar(text, sub, { name: "check", label, run: lessonActions.check });
}

/** @type {import("../words/index.js").Message} */
const CHECK = ["page-lesson-check"];

/** Build the title, such as "Lesson 4 · Combat", or "Lesson 4 · Warm-up" before the lesson.
 * @param {LessonCtx} ctx @param {import("../types.js").LessonTexts} texts */
const titleOf = ({ say, snapshot }, { lesson }) => {
  const id = (snapshot.lesson.warm_up && lesson.following?.[0]) || lesson.id;
  const number = /^0*(\d+)-/.exec(id)?.[1];
  return number ? say("page-lesson-title", { number, title: lesson.title }) : lesson.title;
};

/** Draw the lesson and its progress, which replace the parts of a turn in the head.
 * @param {LessonCtx} ctx */
export function lessonHeader(ctx) {
  const { texts } = ctx.lesson;
  if (!texts) return null;
  const { can, at, marks, puzzle } = ctx.snapshot.lesson;
  // The host decides which step is shown, so a pupil has no step buttons.
  if (ctx.snapshot.screen === "pupil") {
    const head = [h("b", titleOf(ctx, texts)), !ctx.snapshot.pupil.shown && countdown(ctx)];
    return h("div.rw-inline.rw-lesson-header", { key: "chead" }, head);
  }
  /** @param {string} name @param {string} sign @param {string} label @param {"back"|"next"} to */
  const turn = (name, sign, label, to) =>
    tool(name, sign, label, () => can[to] && ctx.lessonActions.send({ do: to }), {
      "aria-disabled": !can[to],
    });
  if (puzzle) {
    return h(
      "div.rw-inline.rw-lesson-header",
      { key: "phead" },
      h("b", texts.lesson.title),
      puzzle.of && stepNumber(ctx, puzzle.place ?? 0, puzzle.of),
      h("span.rw-meta", puzzle.level),
      turn("back", "‹", ctx.say("page-puzzle-back"), "back"),
      turn("skip", "›", ctx.say(puzzle.turn ? "page-turn-next" : "page-puzzle-next"), "next"),
    );
  }
  return h(
    "div.rw-inline.rw-lesson-header",
    { key: "lhead" },
    h("b", titleOf(ctx, texts)),
    turn("back", "‹", ctx.say("page-lesson-back"), "back"),
    progressBar(ctx),
    stepNumber(ctx, at + 1, marks.length),
    turn("skip", "›", ctx.say("page-lesson-next"), "next"),
  );
}

/**
 * Show the number of the step and the total.
 * @param {LessonCtx} ctx @param {number} some @param {number} all
 */
const stepNumber = ({ say, snapshot }, some, all) =>
  h(
    "span.rw-meta.rw-place",
    { key: "place" },
    !snapshot.lesson.puzzle &&
      h("span.rw-visually-hidden", { key: "step" }, `${say("page-lesson-step")} `),
    say("page-of", { some, all }),
  );

/** Draw the progress, with a bar for each step. @param {LessonCtx} ctx */
const progressBar = (ctx) =>
  h(
    "div.rw-progress-bar",
    // A shortcut for the pointer: the list below the panel offers the same steps to everyone.
    { "aria-hidden": "true" },
    ctx.snapshot.lesson.marks.map((mark, i) =>
      h(
        `button.rw-step-${mark}`,
        {
          key: i,
          "data-go": i + 1,
          tabindex: -1,
          class: i === ctx.snapshot.lesson.at ? "rw-current" : "",
          on: { click: () => goToStep(ctx, i) },
        },
        h("i", { "aria-hidden": "true" }, MARK_SIGNS[mark]),
      ),
    ),
  );

/** The signs of open, shown, tried and solved steps. */
export const MARK_SIGNS = { open: "", shown: "◐", tried: "◐", solved: "✓" };

/** @param {import("../calls.js").LessonCtx} ctx @param {number} i a step, from 0 */
export const goToStep = ({ lessonActions }, i) =>
  lessonActions.send({ do: "go", step: String(i + 1) });

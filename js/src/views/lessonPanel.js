/** The panel of a lesson, next to or below the map: its step, the answer, and the course. */

import { stepsLeft } from "../store/lesson.js";
import { courseQuery } from "../store/queries.js";
import { sinceBlock } from "./armyPanels.js";
import { privateBlocks } from "./cards.js";
import { classBlock, classOffers, pupilBlock } from "./classroom.js";
import { block, button, link, list, select, unfolder, whenAnswered } from "./controls.js";
import { h } from "./dom.js";
import { examCard } from "./exam.js";
import { languageChoice } from "./language.js";
import { goToStep, MARK_SIGNS } from "./lessonBar.js";
import { nameAtTheEnd, progressPart } from "./lessonProgress.js";
import { asksForAction, prose } from "./lessonReplies.js";
import { strong } from "./messageParts.js";
import { phaseBlocks } from "./panels.js";
import { shortTitle } from "./why.js";

/** @import { CourseAnswer, LessonTexts } from "../types.js" */
/** @import { LessonCtx } from "../calls.js" */

/** @param {LessonCtx} ctx */
export function lessonPanel(ctx) {
  const { texts } = ctx.lesson;
  if (!texts) {
    const loading = h(
      "p.rw-meta.rw-block",
      { key: "loading", role: "status" },
      ctx.say("page-lesson-loading"),
    );
    return { decision: loading, more: null };
  }
  const { controls, secrets } = playBlocks(ctx);
  return {
    decision: [lessonBlock(ctx, texts), ...controls],
    more: [asksForAction(ctx) && sinceBlock(ctx), ...secrets, stepsBlock(ctx, texts)],
  };
}

/** @param {LessonCtx} ctx @param {LessonTexts} texts */
function lessonBlock(ctx, texts) {
  const { step } = texts;
  return h(
    "section.rw-block.rw-stack.rw-lesson",
    { key: "lesson", "aria-label": ctx.say("page-lesson") },
    h(
      "div.rw-step-head",
      h("h2.rw-step-title", { tabindex: -1, "data-step": step.id }, step.title),
      badge(ctx, texts),
    ),
    h("div.rw-stack.rw-prose", prose(step.blocks)),
    ctx.kind.about?.(ctx),
    // The learner's guess is shown next to the right answer.
    step.question &&
      !ctx.snapshot.lesson.feedback?.guess &&
      h("p.rw-question", { key: "q" }, step.question),
    ctx.snapshot.screen === "class" ? classBlock(ctx, ctx.snapshot.classroom) : ownAnswer(ctx),
  );
}

/** @param {LessonCtx} ctx */
function ownAnswer(ctx) {
  const pupil = ctx.snapshot.screen === "pupil" ? ctx.snapshot.pupil : null;
  const form = !ctx.snapshot.lesson.done && ctx.kind.form?.(ctx);
  if (!pupil) return [form, helpLinks(ctx)];
  const isOpen = !pupil.shown && ctx.timeLeft() !== false;
  const open = isOpen && [form, !pupil.waits && helpLinks(ctx)];
  return [pupilBlock(ctx, pupil), ...(open || [])];
}

/** Show the edition whose rules the step follows. @param {LessonCtx} ctx @param {LessonTexts} texts */
function badge({ snapshot, say }, { step }) {
  const { edition } = snapshot.lesson;
  const title = step.editions.find(({ id }) => id === edition)?.title ?? edition;
  return h(
    "span.rw-inline.rw-meta.rw-badge",
    { key: "ed", "data-edition": edition },
    h("span.rw-visually-hidden", `${say("page-lesson-rules")} `),
    shortTitle(title),
  );
}

/** Offer the same step in other editions, below the board. @param {LessonCtx} ctx */
export function otherEditions({ snapshot, say, lesson, lessonActions }) {
  const editions = lesson.texts?.step.editions ?? [];
  if (editions.length < 2 || snapshot.screen === "pupil") return null;
  return h(
    "div.rw-lesson-editions",
    { key: "editions", role: "group", "aria-label": say("page-lesson-editions") },
    h("span.rw-meta", { key: "label", "aria-hidden": "true" }, say("page-lesson-editions")),
    editions.map(({ id, title }) =>
      button("switch", shortTitle(title), () => lessonActions.send({ do: "switch", edition: id }), {
        key: id,
        kind: "rw-lesson-edition",
        "data-edition": id,
        "aria-pressed": id === snapshot.lesson.edition,
      }),
    ),
  );
}

/** @param {LessonCtx} ctx */
function helpLinks(ctx) {
  const { can, done, hints, puzzle, warm_up } = ctx.snapshot.lesson;
  const pupil = ctx.snapshot.screen === "pupil" ? ctx.snapshot.pupil : null;
  if (done && puzzle) return null;
  const { say } = ctx;
  const { send } = ctx.lessonActions;
  const startOver = () => link("retry", say("page-lesson-start-over"), () => send({ do: "retry" }));
  // The expert's plan is shown afterwards; if dice have been rolled, the turn goes on to its end.
  if (puzzle?.turn) return !puzzle.turn.rolled && ctx.snapshot.lesson.feedback && startOver();
  const own = ctx.kind.help?.(ctx);
  if (!done && own?.instead) return own.instead;
  const hint = can.hint
    ? (own?.hint ?? say("page-lesson-hint", { number: hints.length + 1 }))
    : say("page-lesson-no-hint");
  return h(
    "div.rw-flow.rw-help",
    { key: "help" },
    !done &&
      button("hint", hint, () => can.hint && send({ do: "hint" }), {
        kind: "rw-button.rw-small",
        "aria-disabled": !can.hint,
      }),
    !done &&
      !pupil &&
      button(
        "show_me",
        own?.show.label ?? say("page-lesson-show-me"),
        own?.show.run ?? (() => send({ do: "show_me" })),
        { kind: "rw-button.rw-small" },
      ),
    !puzzle &&
      (warm_up
        ? link("skip_warm_up", say("page-lesson-skip-warm-up"), () => send({ do: "skip" }))
        : startOver()),
  );
}

/** Show the controls of a game that this step needs. @param {LessonCtx} ctx */
function playBlocks(ctx) {
  const { hand, mission, capital: own } = ctx.snapshot;
  if (ctx.lesson.playing) return { controls: [], secrets: [] };
  const secrets = (hand?.length ?? 0) > 0 || mission || own ? privateBlocks(ctx) : [];
  const controls = asksForAction(ctx) ? phaseBlocks(ctx) : [];
  return { controls: controls.flat(3), secrets: secrets.flat(3) };
}

/** @param {LessonCtx} ctx @param {LessonTexts} texts */
function stepsBlock(ctx, texts) {
  const { snapshot } = ctx;
  const { lesson } = snapshot;
  const language = languageChoice(ctx, "rw-language");
  if (snapshot.screen === "pupil")
    return language && h("div.rw-block", { key: "language" }, language);
  const classroom = snapshot.screen === "class" ? snapshot.classroom : null;
  const last = classroom ? classOffers(ctx, classroom) : progressPart(ctx);
  if (lesson.puzzle) {
    return h(
      "div.rw-block",
      { key: "measured" },
      snapshot.screen === "lesson" &&
        puzzleChoices(ctx, lesson.puzzle.choices ?? [], lesson.puzzle.turn ? "turn" : "puzzle"),
      h("p.rw-meta", texts.lesson.summary),
      !classroom &&
        h(
          "p.rw-meta",
          { key: "rating", "data-rating": "" },
          ctx.turn?.rating || lesson.puzzle.rating,
        ),
      courseMap(ctx),
      last,
      language,
    );
  }
  const { advice, able, following } = texts.lesson;
  const over = !lesson.warm_up && !stepsLeft(ctx.snapshot).length;
  const path = snapshot.screen === "lesson" && texts.tonight;
  return block(
    "insteps",
    ctx.say(lesson.warm_up ? "page-lesson-questions" : "page-lesson-steps"),
    path && h("p.rw-path", { key: "path" }, openButton(ctx, "tonight", path, { step: "tonight" })),
    h(
      "ol.rw-step-list",
      { key: "list" },
      texts.lesson.steps.map((title, i) => {
        const mark = lesson.marks[i] ?? "open";
        const here = i === lesson.at;
        const stars = lesson.stars?.[i];
        return h(
          "li",
          { key: i },
          h(
            "button",
            {
              "data-step-mark": mark,
              "aria-current": here ? "step" : null,
              on: { click: () => goToStep(ctx, i) },
            },
            h("i", { "aria-hidden": "true" }, here ? "→" : MARK_SIGNS[mark]),
            title,
            stars && [" ", starSigns(ctx.say, stars)],
            mark !== "open" && h("small", ` ${ctx.say("page-lesson-mark", { mark })}`),
          ),
        );
      }),
    ),
    over &&
      h(
        "div.rw-stack.rw-prose.rw-abilities",
        { key: "able" },
        able.length > 0 && [
          h("p", { key: "can" }, h("b", ctx.say("page-lesson-able"))),
          list("ul.rw-bullets", able, { key: "list" }),
        ],
        advice && h("p", { key: "advice" }, strong(ctx.say("page-lesson-advice", { advice }))),
        following && goOn(ctx, following),
      ),
    nameAtTheEnd(ctx),
    courseMap(ctx),
    last,
    language,
  );
}

/** Draw stars, such as "★★☆", with words for screen readers.
 * @param {LessonCtx["say"]} say @param {[earned: number, of: number]} stars */
const starSigns = (say, [earned, of]) =>
  h(
    "span.rw-stars",
    { key: "stars", "data-stars": earned },
    h("span", { "aria-hidden": "true" }, "★".repeat(earned) + "☆".repeat(of - earned)),
    h("span.rw-visually-hidden", say("page-challenge-stars", { earned, of })),
  );

/** @param {import("../types.js").PuzzleOption} option @returns {[string, string]} */
const optionOf = ({ id, title }) => [id, title];

/** @satisfies {Record<import("../types.js").PuzzleChoice["by"], string>} */
const CHOSEN_BY = /** @type {const} */ ({
  dice: "page-turn-dice",
  kind: "page-puzzle-kind",
  edition: "page-puzzle-edition",
  mode: "page-puzzle-mode",
});

/**
 * Offer "any", except in a choice of dice.
 * @param {LessonCtx["say"]} say @param {string} by @returns {Array<[string, string]>}
 */
const anyOf = (say, by) => (by === "dice" ? [] : [["", say("page-puzzle-any")]]);

/** Draw the choice among the puzzles, or among the turns to plan.
 * @param {LessonCtx} ctx @param {import("../types.js").PuzzleChoice[]} choices @param {"puzzle"|"turn"} [what] */
export const puzzleChoices = ({ say, lessonActions }, choices, what = "puzzle") =>
  choices.length > 0 &&
  h(
    "div.rw-row.rw-left",
    { key: "which" },
    choices.map(({ by, chosen, options }) =>
      h(
        "label.rw-stack.rw-option",
        { key: by },
        h("span.rw-meta", say(CHOSEN_BY[by])),
        select(
          [...anyOf(say, by), ...options.map(optionOf)],
          chosen,
          (value) => {
            const parts = choices.map((each) => (each.by === by ? value : each.chosen));
            const step = parts.some(Boolean) ? [what, ...parts].join("/") : what;
            lessonActions.send({ do: "open", step });
          },
          { "data-choose": by },
        ),
      ),
    ),
  );

// ---- the course ---------------------------------------------------------------------------------

/** Draw the map of the course, folded until the learner opens it. @param {LessonCtx} ctx */
function courseMap(ctx) {
  const open = ctx.lesson.draft.course;
  return h(
    "div.rw-course",
    { key: "course" },
    unfolder(ctx.say("page-course"), open, () => ctx.lessonActions.change({ course: !open }), {
      "data-action": "course",
    }),
    open &&
      whenAnswered(ctx, courseQuery(ctx.snapshot), (/** @type {CourseAnswer} */ course) =>
        courseList(ctx, course),
      ),
  );
}

/** @param {LessonCtx} ctx @param {CourseAnswer} course */
function courseList(ctx, { lessons, tonight, review, exam, about, turns }) {
  const { snapshot } = ctx;
  const { id, warm_up } = snapshot.lesson;
  const here = warm_up ? ctx.lesson.texts?.lesson.following?.[0] : id;
  return h(
    "div",
    { key: "map" },
    h(
      "ol.rw-step-list",
      [tonight, ...lessons].map((lesson) => courseRow(ctx, lesson, lesson.id === here)),
    ),
    snapshot.screen === "lesson" && [
      reviewPart(ctx, review),
      examCard(ctx, exam),
      h(
        "section.rw-stack",
        { key: "turns", "aria-label": ctx.say("page-turn-plan") },
        h("p.rw-meta", turns),
        openButton(ctx, "plan_turn", ctx.say("page-turn-plan"), { step: "turn" }),
      ),
    ],
    about.map((line, i) => h("p.rw-meta", { key: i }, line)),
  );
}

/** The numbers of questions a day to choose from. */
const A_DAY = [0, 5, 10, 20, 50];

/**
 * Draw the questions that are due today.
 * @param {LessonCtx} ctx @param {CourseAnswer["review"]} review
 */
function reviewPart(ctx, { due, a_day, sentence, rows }) {
  const { say, lessonActions } = ctx;
  const most = A_DAY.includes(a_day) ? A_DAY : [...A_DAY, a_day].sort((a, b) => a - b);
  return h(
    "section.rw-stack.rw-review",
    { key: "review", "aria-label": say("page-questions"), "data-due": due },
    h("h3.rw-meta", say("page-questions")),
    h("p.rw-meta", { key: "sentence" }, sentence),
    due > 0 && [
      list(
        "ul.rw-bullets",
        rows.map(([title, source]) => [title, " ", h("small.rw-meta", source)]),
        { key: "rows" },
      ),
      openButton(ctx, "review_questions", say("page-questions-start"), { step: "review" }),
    ],
    h(
      "label.rw-flow.rw-meta",
      { key: "most" },
      say("page-questions-a-day"),
      select(
        most.map((n) => [`${n}`, `${n}`]),
        `${a_day}`,
        (n) => lessonActions.send({ do: "a_day", answer: Number(n) }),
        { "data-action": "a_day" },
      ),
    ),
  );
}

/**
 * @param {LessonCtx} ctx
 * @param {CourseAnswer["lessons"][number]} lesson
 * @param {boolean} here whether this lesson is the open one
 */
function courseRow({ say, lessonActions }, { id, title, done, steps, stars }, here) {
  const mark = done === steps ? "solved" : done ? "shown" : "open";
  const words = [
    h("i", { "aria-hidden": "true" }, here ? "→" : MARK_SIGNS[mark]),
    title,
    stars[1] > 0 && [" ", starSigns(say, stars)],
    h("small", ` ${say("page-course-steps", { done, steps })}`),
  ];
  return h(
    "li",
    { key: id, "data-course": id, "data-done": mark },
    here
      ? h("span.rw-step-row", { "aria-current": "true" }, words)
      : h("button", { on: { click: () => lessonActions.send({ do: "open", step: id }) } }, words),
  );
}

/**
 * Draw the link that opens another lesson in place of this one.
 * @param {LessonCtx} ctx
 * @param {string} name
 * @param {string} label
 * @param {{step: string, edition?: string|null}} wanted
 */
const openButton = ({ lessonActions }, name, label, wanted) =>
  button(name, label, () => lessonActions.send({ do: "open", ...wanted }), {
    kind: "rw-button.rw-small",
  });

/** Offer the next lesson.
 * @param {LessonCtx} ctx @param {[id: string, title: string, edition: string|null]} following */
function goOn(ctx, [step, title, edition]) {
  const { say } = ctx;
  return h(
    "p",
    { key: "next", "data-following": step },
    strong(say("page-lesson-following", { title })),
    " ",
    openButton(ctx, "following", say("page-lesson-open"), { step, edition }),
  );
}

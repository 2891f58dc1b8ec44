/** The panel of a lesson, beside or below the map. */

import { block, button } from "../controls.js";
import { h } from "../dom.js";
import { strong } from "../messageParts.js";
import { phaseBlocks } from "../panels.js";
import { privateBlocks } from "../privatePanel.js";
import { sinceBlock } from "../reinforcePanel.js";
import { answerPart } from "./answerForm.js";
import { courseMap } from "./courseMap.js";
import { goOn } from "./goingOn.js";
import { acting } from "./lessonTray.js";
import { goToStep, MARK_SIGNS } from "./marks.js";
import { progressPart } from "./progress.js";
import { prose } from "./prose.js";
import { inPanel, replies } from "./replies.js";
import { goals, starSigns } from "./stars.js";

/** @import { Texts } from "../../lessonTypes.js" */
/** @import { LessonCtx } from "../context.js" */

/** @param {LessonCtx} ctx */
export function lessonPanel(ctx) {
  const { texts } = ctx.lesson;
  if (!texts) {
    const loading = h(
      "p.rw-meta.rw-blk",
      { key: "loading", role: "status" },
      ctx.say("page-lesson-loading"),
    );
    return { decision: loading, more: null };
  }
  const { controls, secrets } = playBlocks(ctx);
  return {
    decision: [lessonBlock(ctx, texts), ...controls],
    more: [acting(ctx) && sinceBlock(ctx), ...secrets, stepsBlock(ctx, texts)],
  };
}

/** @param {LessonCtx} ctx @param {Texts} texts */
function lessonBlock(ctx, texts) {
  const { step } = texts;
  return h(
    "section.rw-blk.rw-lesson",
    { key: "lesson", "aria-label": ctx.say("page-lesson") },
    h(
      "div.rw-shead",
      h("h2.rw-stitle", { tabindex: -1, "data-step": step.id }, step.title),
      editions(ctx, texts),
    ),
    h("div.rw-prose", prose(step.blocks)),
    goals(ctx),
    // What was guessed stands beside the truth.
    step.question &&
      !ctx.snapshot.lesson.feedback?.guess &&
      h("p.rw-question", { key: "q" }, step.question),
    answerPart(ctx),
    inPanel(ctx) && replies(ctx),
    helpers(ctx),
  );
}

/** @param {LessonCtx} ctx @param {Texts} texts */
function editions(ctx, { step }) {
  const { snapshot, uid } = ctx;
  const { edition } = snapshot.lesson;
  const short = (/** @type {string} */ title) => title.replace(/ \(.*| \d+$/, "");
  if (step.editions.length < 2) {
    const title = short(step.editions[0]?.title ?? edition);
    return h(
      "span.rw-badge",
      { key: "ed", "data-edition": edition },
      h("span.rw-sr", `${ctx.say("page-lesson-rules")} `),
      title,
    );
  }
  return h(
    "label.rw-badge.rw-edition",
    { key: "ed", for: `${uid}-edition`, "data-edition": edition },
    h("span.rw-sr", ctx.say("page-rules")),
    h(
      "select.rw-fld",
      {
        id: `${uid}-edition`,
        "data-action": "switch",
        value: edition,
        on: {
          change: (/** @type {Event} */ e) =>
            ctx.lessonActions.send({
              do: "switch",
              edition: /** @type {HTMLSelectElement} */ (e.target).value,
            }),
        },
      },
      step.editions.map(({ id, title }) => h("option", { key: id, value: id }, short(title))),
    ),
  );
}

/** @param {LessonCtx} ctx */
function helpers(ctx) {
  const { can, done, hints, puzzle, challenge, warm_up } = ctx.snapshot.lesson;
  if (done && puzzle) return null;
  return h(
    "div.rw-help",
    { key: "help" },
    !done &&
      button(
        "hint",
        can.hint
          ? challenge && hints.length > 1
            ? ctx.say("page-challenge-move", { costs: challenge.costs })
            : ctx.say("page-lesson-hint", { number: hints.length + 1 })
          : ctx.say("page-lesson-no-hint"),
        () => can.hint && ctx.lessonActions.send({ do: "hint" }),
        { kind: "rw-btn.rw-small", "aria-disabled": !can.hint },
      ),
    !done &&
      button(
        "show_me",
        ctx.say("page-lesson-show-me"),
        () => ctx.lessonActions.send({ do: "show_me" }),
        {
          kind: "rw-btn.rw-small",
        },
      ),
    !puzzle &&
      (warm_up
        ? button(
            "skip_warm_up",
            ctx.say("page-lesson-skip-warm-up"),
            () => ctx.lessonActions.send({ do: "skip" }),
            { kind: "rw-link" },
          )
        : button(
            "retry",
            ctx.say("page-lesson-start-over"),
            () => ctx.lessonActions.send({ do: "retry" }),
            { kind: "rw-link" },
          )),
  );
}

/** The controls of play, as far as this step needs them. @param {LessonCtx} ctx */
function playBlocks(ctx) {
  const { hand, mission, capital: own } = ctx.snapshot;
  if (ctx.lesson.playing) return { controls: [], secrets: [] };
  const secrets = (hand?.length ?? 0) > 0 || mission || own ? privateBlocks(ctx) : [];
  const controls = acting(ctx) ? phaseBlocks(ctx) : [];
  return { controls: controls.flat(3), secrets: secrets.flat(3) };
}

/** @param {LessonCtx} ctx @param {Texts} texts */
function stepsBlock(ctx, texts) {
  const { lesson } = ctx.snapshot;
  if (lesson.puzzle) {
    return h(
      "div.rw-blk",
      { key: "measured" },
      h("p.rw-meta", texts.lesson.summary),
      progressPart(ctx),
    );
  }
  const { advice, able, following } = texts.lesson;
  const over = !lesson.warm_up && !lesson.marks.includes("open");
  return block(
    "insteps",
    ctx.say(lesson.warm_up ? "page-lesson-questions" : "page-lesson-steps"),
    h(
      "ol.rw-list",
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
        "div.rw-prose.rw-able",
        { key: "able" },
        able.length > 0 && [
          h("p", { key: "can" }, h("b", ctx.say("page-lesson-able"))),
          h(
            "ul.rw-dots",
            { key: "list" },
            able.map((text, i) => h("li", { key: i }, text)),
          ),
        ],
        advice && h("p", { key: "advice" }, strong(ctx.say("page-lesson-advice", { advice }))),
        following && goOn(ctx, following),
      ),
    courseMap(ctx),
    progressPart(ctx),
  );
}

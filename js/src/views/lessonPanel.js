/** The panel of a lesson, beside or below the map: its step, what is answered, and the course. */

import {
  draftAnswer,
  isJudgedWrong,
  numberNow,
  stepsLeft,
  territoriesNeeded,
  verbs,
} from "../store/lesson.js";
import { courseQuery } from "../store/queries.js";
import { sinceBlock } from "./armyPanels.js";
import { privateBlocks } from "./cards.js";
import { classBlock, classOffers, pupilBlock } from "./classroom.js";
import {
  block,
  button,
  link,
  list,
  radio,
  segments,
  slider,
  stepper,
  submitted,
  typed,
  UNCHOSEN,
  unfolder,
  whenAnswered,
} from "./controls.js";
import { h } from "./dom.js";
import { languageChoice } from "./language.js";
import { goToStep, MARK_SIGNS } from "./lessonBar.js";
import { nameAtTheEnd, progressPart } from "./lessonProgress.js";
import { acting, prose } from "./lessonReplies.js";
import { strong } from "./messageParts.js";
import { phaseBlocks } from "./panels.js";

/** @import { CourseAnswer, LessonTexts } from "../types.js" */
/** @import { Attempt } from "../store/lesson.js" */
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
    more: [acting(ctx) && sinceBlock(ctx), ...secrets, stepsBlock(ctx, texts)],
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
    goals(ctx),
    // What was guessed stands beside the truth.
    step.question &&
      !ctx.snapshot.lesson.feedback?.guess &&
      h("p.rw-question", { key: "q" }, step.question),
    ctx.snapshot.classroom ? classBlock(ctx, ctx.snapshot.classroom) : ownAnswer(ctx),
  );
}

/** @param {LessonCtx} ctx */
function ownAnswer(ctx) {
  const { pupil } = ctx.snapshot;
  if (!pupil) return [answerPart(ctx), helpers(ctx)];
  const open = !pupil.shown && [answerPart(ctx), !pupil.waits && helpers(ctx)];
  return [pupilBlock(ctx, pupil), ...(open || [])];
}

/** Without what is said in brackets, or the year. @param {string} title of an edition */
const shortly = (title) => title.replace(/ \(.*| \d+$/, "");

/** The edition that the step is played by. @param {LessonCtx} ctx @param {LessonTexts} texts */
function badge({ snapshot, say }, { step }) {
  const { edition } = snapshot.lesson;
  const title = step.editions.find(({ id }) => id === edition)?.title ?? edition;
  return h(
    "span.rw-inline.rw-meta.rw-badge",
    { key: "ed", "data-edition": edition },
    h("span.rw-visually-hidden", `${say("page-lesson-rules")} `),
    shortly(title),
  );
}

/** Below the board: the same step by another edition. @param {LessonCtx} ctx */
export function otherEditions({ snapshot, say, lesson, lessonActions }) {
  const editions = lesson.texts?.step.editions ?? [];
  if (editions.length < 2 || snapshot.pupil) return null;
  return h(
    "div.rw-lesson-editions",
    { key: "editions", role: "group", "aria-label": say("page-lesson-editions") },
    h("span.rw-meta", { key: "label", "aria-hidden": "true" }, say("page-lesson-editions")),
    editions.map(({ id, title }) =>
      button("switch", shortly(title), () => lessonActions.send({ do: "switch", edition: id }), {
        key: id,
        kind: "rw-lesson-edition",
        "data-edition": id,
        "aria-pressed": id === snapshot.lesson.edition,
      }),
    ),
  );
}

/** Asks before a challenge is watched: the own game would be gone. @param {LessonCtx} ctx */
function watchQuestion({ say, lessonActions: { send, change } }) {
  return h(
    "div.rw-stack.rw-help",
    { key: "watch", role: "group", "aria-label": say("page-challenge-watch") },
    h("p", { role: "status" }, say("page-challenge-watch.ask")),
    h(
      "div.rw-flow",
      button("play_on_own", say("page-challenge-watch.no"), () => change({ asking: false })),
      button("watch", say("page-challenge-watch"), () => {
        change({ asking: false });
        send({ do: "show_me" });
      }),
    ),
  );
}

/** @param {LessonCtx} ctx */
function helpers(ctx) {
  const { can, done, hints, puzzle, challenge, warm_up } = ctx.snapshot.lesson;
  const { pupil } = ctx.snapshot;
  if (done && puzzle) return null;
  if (!done && challenge && ctx.lesson.draft.asking) return watchQuestion(ctx);
  const { say } = ctx;
  const { send, change } = ctx.lessonActions;
  const hint = !can.hint
    ? say("page-lesson-no-hint")
    : challenge && hints.length > 1
      ? say("page-challenge-move", { costs: challenge.costs })
      : say("page-lesson-hint", { number: hints.length + 1 });
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
        say(challenge ? "page-challenge-watch" : "page-lesson-show-me"),
        () => (challenge ? change({ asking: true }) : send({ do: "show_me" })),
        { kind: "rw-button.rw-small" },
      ),
    !puzzle &&
      (warm_up
        ? link("skip_warm_up", say("page-lesson-skip-warm-up"), () => send({ do: "skip" }))
        : link("retry", say("page-lesson-start-over"), () => send({ do: "retry" }))),
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

/** @param {LessonCtx} ctx @param {LessonTexts} texts */
function stepsBlock(ctx, texts) {
  const { lesson, classroom, pupil } = ctx.snapshot;
  const language = languageChoice(ctx, "rw-language");
  if (pupil) return language && h("div.rw-block", { key: "language" }, language);
  const last = classroom ? classOffers(ctx, classroom) : progressPart(ctx);
  if (lesson.puzzle) {
    return h(
      "div.rw-block",
      { key: "measured" },
      h("p.rw-meta", texts.lesson.summary),
      classroom && courseMap(ctx),
      last,
      language,
    );
  }
  const { advice, able, following } = texts.lesson;
  const over = !lesson.warm_up && !stepsLeft(ctx.snapshot).length;
  return block(
    "insteps",
    ctx.say(lesson.warm_up ? "page-lesson-questions" : "page-lesson-steps"),
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

/** "★★☆", with its words for those who hear it.
 * @param {LessonCtx["say"]} say @param {[earned: number, of: number]} stars */
const starSigns = (say, [earned, of]) =>
  h(
    "span.rw-stars",
    { key: "stars", "data-stars": earned },
    h("span", { "aria-hidden": "true" }, "★".repeat(earned) + "☆".repeat(of - earned)),
    h("span.rw-visually-hidden", say("page-challenge-stars", { earned, of })),
  );

/** The turn it is, and what earns each star beyond the first. @param {LessonCtx} ctx */
function goals({ say, snapshot: { lesson } }) {
  const { challenge, done } = lesson;
  if (!challenge) return null;
  const { turn, turns, stars, helped } = challenge;
  return h(
    "p.rw-flow.rw-goals.rw-meta",
    { key: "goals", "data-challenge": turn },
    !done && h("b", { key: "turn" }, say("page-challenge-turn", { turn, turns })),
    h("span", { key: "won" }, "★ ", say("page-challenge-won")),
    stars.map((text, i) =>
      h("span", { key: i, class: helped ? "rw-disabled" : "" }, helped ? "☆ " : "★ ", text),
    ),
  );
}

// ---- what is answered ---------------------------------------------------------------------------

/** Letters of a choice that is a word or two. */
const SHORT = 18;

/** @param {LessonCtx} ctx */
function answerPart(ctx) {
  const { lesson } = ctx.snapshot;
  if (lesson.done) return null;
  switch (lesson.input) {
    case "choice":
      return choices(ctx);
    case "number":
      return number(ctx);
    case "percent":
      return percent(ctx);
    case "territory":
    case "territories":
      return places(ctx);
    case "continent":
      return continents(ctx);
  }
  return lesson.kind === "refuse" ? attemptForm(ctx) : null;
}

/**
 * Radio buttons, one below the other.
 * @param {LessonCtx} ctx
 * @param {Array<{value: string, text: any}>} options
 * @param {string} value
 * @param {(value: string) => void} change
 */
function radios(ctx, options, value, change) {
  const { feedback } = ctx.snapshot.lesson;
  const wrong = feedback?.status === "wrong" ? String(feedback.said) : null;
  // Words stand two in a row, sentences do not.
  const short = options.every(({ text }) => typeof text !== "string" || text.length <= SHORT);
  return h(
    "div.rw-stack",
    {
      class: short ? "rw-word-choices" : "",
      role: "radiogroup",
      "aria-label": ctx.lesson.texts?.step.question || ctx.say("page-lesson-answer"),
      on: {
        keydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" || event.repeat) return;
          event.preventDefault();
          ctx.lessonActions.check();
        },
      },
    },
    options.map((option) => {
      const own = option.value === value;
      const bad = option.value === wrong;
      return h(
        "label.rw-inline.rw-choice",
        { key: option.value, class: bad ? "rw-wrong" : own ? "rw-chosen" : "" },
        radio(`${ctx.uid}-answer`, option.value, own, () => change(option.value), {
          "data-answer": option.value,
        }),
        h("span", option.text),
        bad && h("small", `✗ ${ctx.say("page-mark-your-answer")}`),
      );
    }),
  );
}

/** @param {LessonCtx} ctx */
const choices = (ctx) =>
  radios(ctx, ctx.lesson.texts?.step.choices ?? [], ctx.lesson.draft.answer, (answer) =>
    ctx.lessonActions.change({ answer }),
  );

/** @param {LessonCtx} ctx */
function continents(ctx) {
  const options = ctx.board.continents.map(({ id }) => ({
    value: id,
    text: [
      h("i.rw-swatch", {
        style: `--cont:var(--rw-c-${id},var(--rw-ink-2))`,
        "aria-hidden": "true",
      }),
      ctx.name(id),
    ],
  }));
  return radios(ctx, options, ctx.lesson.draft.places[0] ?? "", (id) =>
    ctx.lessonActions.change({ places: [id] }),
  );
}

/** Something is entered, and has not been judged yet. @param {LessonCtx} ctx */
const canHandIn = ({ snapshot, lesson: { draft } }) =>
  draftAnswer(snapshot, draft) !== null && !isJudgedWrong(snapshot, draft);

/** @param {LessonCtx} ctx */
function number(ctx) {
  const { draft, texts } = ctx.lesson;
  const now = numberNow(ctx.snapshot, draft);
  const to = (/** @type {number} */ n) =>
    ctx.lessonActions.change({ answer: String(Math.max(0, n)) });
  return h(
    "form.rw-number-answer",
    { on: submitted(ctx.lessonActions.check) },
    button("fewer", "−", () => to(now - 1), {
      kind: "rw-button.rw-square",
      "aria-label": ctx.say("page-lesson-one-less"),
    }),
    h("input.rw-field", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 6,
      "aria-label": texts?.step.question || ctx.say("page-lesson-answer"),
      "data-answer": "number",
      value: draft.answer,
      on: typed((answer) => ctx.lessonActions.change({ answer })),
    }),
    button("more", "+", () => to(now + 1), {
      kind: "rw-button.rw-square",
      "aria-label": ctx.say("page-lesson-one-more"),
    }),
    h(
      "button.rw-button",
      // What was wrong is not offered once more.
      { type: "submit", "data-action": "hand_in", disabled: !canHandIn(ctx) },
      ctx.say("page-lesson-check"),
    ),
  );
}

/** The percentage at which − and + of a chance begin: the middle. */
const MIDDLE = 50;

/** A chance, set before anything is rolled; until then the slider stands nowhere. @param {LessonCtx} ctx */
function percent({ say, snapshot, lesson: { draft }, lessonActions }) {
  const said = draftAnswer(snapshot, draft);
  const value = said === null ? MIDDLE : Number(said);
  const shown = (/** @type {number} */ chance) => say("page-percent", { percent: chance });
  return h(
    "div.rw-guess",
    { "data-answer": "percent" },
    slider({
      say,
      label: say("page-lesson-percent"),
      value,
      open: said === null,
      first: MIDDLE,
      range: [0, 100],
      change: (n) => lessonActions.change({ answer: String(Math.max(0, Math.min(100, n))) }),
      below: [
        h("span", { key: "never" }, shown(0)),
        h("output", { key: "said" }, said === null ? UNCHOSEN : shown(value)),
        h("span", { key: "always" }, shown(100)),
      ],
    }),
  );
}

/** @param {LessonCtx} ctx */
function places(ctx) {
  const { snapshot, say, name, lesson } = ctx;
  const { draft } = lesson;
  const several = snapshot.lesson.input === "territories";
  if (!draft.places.length) {
    return h("p.rw-asked", say(several ? "page-lesson-choose-several" : "page-lesson-choose-one"));
  }
  return h(
    "div.rw-flow.rw-picks",
    draft.places.map((t) =>
      h(
        "button.rw-pick",
        {
          key: t,
          "data-picked": t,
          "aria-label": say("page-lesson-remove", { territory: t }),
          on: {
            click: () => ctx.lessonActions.change({ places: draft.places.filter((p) => p !== t) }),
          },
        },
        name(t),
        h("span", { "aria-hidden": "true" }, " ×"),
      ),
    ),
  );
}

/** More armies than any attempt needs. */
const MOST_ARMIES = 50;

/** @param {LessonCtx} ctx */
function attemptForm(ctx) {
  const { snapshot, uid, say, name } = ctx;
  const { attempt } = ctx.lesson.draft;
  const { verb, armies, cards } = attempt;
  return h(
    "div.rw-stack.rw-attempt",
    h("span.rw-asked", { "aria-hidden": "true" }, say("page-try")),
    segments({
      label: say("page-try"),
      name: `${uid}-verb`,
      choices: verbs(ctx.snapshot).map((value) => ({
        value,
        label: say("page-try-verb", { verb: value }),
      })),
      value: verb,
      change: (value) =>
        ctx.lessonActions.changeAttempt({ verb: value, source: null, target: null }),
    }),
    verb === "trade" &&
      h(
        "div.rw-flow.rw-held",
        { key: "held" },
        (snapshot.hand ?? []).map(({ card, symbol }) =>
          h(
            "label.rw-inline.rw-check",
            { key: card },
            h("input", {
              type: "checkbox",
              checked: cards.includes(card),
              "data-answer": card,
              on: {
                change: () =>
                  ctx.lessonActions.changeAttempt({
                    cards: cards.includes(card)
                      ? cards.filter((c) => c !== card)
                      : [...cards, card].slice(-3),
                  }),
              },
            }),
            symbol === "wild" ? name(card) : say("page-card", { territory: card, symbol }),
          ),
        ),
      ),
    territoriesNeeded(verb) > 0 &&
      h(
        "div.rw-row",
        { key: "armies" },
        h("span.rw-asked", howTo(ctx, attempt)),
        (territoriesNeeded(verb) === 2 || verb === "place") &&
          stepper({
            say,
            label: say("page-try-armies"),
            value: armies,
            range: [1, MOST_ARMIES],
            change: (n) =>
              ctx.lessonActions.changeAttempt({ armies: Math.max(1, Math.min(MOST_ARMIES, n)) }),
          }),
      ),
  );
}

/** @param {LessonCtx} ctx @param {Attempt} attempt */
function howTo({ say }, { verb, source, target }) {
  const one = territoriesNeeded(verb) === 1;
  return strong(say(one ? "page-try-how-one" : "page-try-how-two", { source, target }));
}

// ---- the course ---------------------------------------------------------------------------------

/** Folded away until it is asked for. @param {LessonCtx} ctx */
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
function courseList(ctx, { lessons, due, about }) {
  const { say, snapshot } = ctx;
  const { id, warm_up } = snapshot.lesson;
  const here = warm_up ? ctx.lesson.texts?.lesson.following?.[0] : id;
  return h(
    "div",
    { key: "map" },
    h(
      "ol.rw-step-list",
      lessons.map((lesson) => courseRow(ctx, lesson, lesson.id === here)),
    ),
    due > 0 &&
      h(
        "p.rw-meta",
        { key: "due" },
        say("page-course-due", { questions: due }),
        " ",
        opener(ctx, "warm_up", say("page-course-warm-up"), { step: "warm-up" }),
      ),
    about.map((line, i) => h("p.rw-meta", { key: i }, line)),
  );
}

/**
 * @param {LessonCtx} ctx
 * @param {CourseAnswer["lessons"][number]} lesson
 * @param {boolean} here it is the one that is open
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
 * The link to another lesson, in the place of this one.
 * @param {LessonCtx} ctx
 * @param {string} name
 * @param {string} label
 * @param {{step: string, edition?: string|null}} wanted
 */
const opener = ({ lessonActions }, name, label, wanted) =>
  button(name, label, () => lessonActions.send({ do: "open", ...wanted }), {
    kind: "rw-button.rw-small",
  });

/** The lesson that follows.
 * @param {LessonCtx} ctx @param {[id: string, title: string, edition: string|null]} following */
function goOn(ctx, [step, title, edition]) {
  const { say } = ctx;
  return h(
    "p",
    { key: "next", "data-following": step },
    strong(say("page-lesson-following", { title })),
    " ",
    opener(ctx, "following", say("page-lesson-open"), { step, edition }),
  );
}

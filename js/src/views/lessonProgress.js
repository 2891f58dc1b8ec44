/** The part below a lesson: the progress as a file, and the learner's name. */

import { link, submitted, typed } from "./controls.js";
import { h } from "./dom.js";
import { strong } from "./messageParts.js";

/** @import { LessonCtx } from "../calls.js" */

/** The longest text that the kernel reads, in characters. */
const MOST_LETTERS = 1_000_000;
const FILE = "lessons.json";
/** The longest name that the kernel accepts, in characters. */
const MOST_OF_A_NAME = 40;

/** Ask for the learner's name at the end of a lesson, unless it was asked before. @param {LessonCtx} ctx */
export function nameAtTheEnd(ctx) {
  const { learner, marks, warm_up } = ctx.snapshot.lesson;
  const isDue = learner === undefined && !warm_up && marks.every((mark) => mark !== "open");
  return isDue && !ctx.lesson.draft.naming && nameQuestion(ctx);
}

/**
 * Ask once for the learner's name; the learner may leave it out.
 * @param {LessonCtx} ctx
 * @param {boolean} [saving] whether the progress is saved then
 */
function nameQuestion(ctx, saving) {
  const { say, lessonActions } = ctx;
  const { draft } = ctx.lesson;
  /** @param {string} text @param {Event} event */
  const answer = (text, event) => {
    if (saving) save(ctx, event, text);
    else lessonActions.send({ do: "name", text });
    lessonActions.change({ naming: "", name: "" });
  };
  return h(
    "form.rw-stack.rw-name-question",
    {
      key: "whose",
      "aria-label": say("page-name-ask"),
      on: submitted((event) => draft.name.trim() && answer(draft.name, event)),
    },
    h("p", h("b", say("page-name-ask"))),
    h("p.rw-meta", say("page-name-ask.about")),
    h("input.rw-field", {
      type: "text",
      autocomplete: "name",
      maxlength: MOST_OF_A_NAME,
      "aria-label": say("page-name-field"),
      placeholder: say("page-name-field"),
      "data-learner": "",
      dir: "auto",
      value: draft.name,
      on: typed((name) => lessonActions.change({ name })),
    }),
    h(
      "div.rw-flow",
      h(
        "button.rw-button",
        { type: "submit", "data-action": "keep_name", disabled: !draft.name.trim() },
        say(saving ? "page-name-save" : "page-name-keep"),
      ),
      link("no_name", say(saving ? "page-name-save-without" : "page-name-leave-out"), (event) =>
        answer("", event),
      ),
    ),
  );
}

/**
 * Save the progress to a file.
 * @param {LessonCtx} ctx
 * @param {Event} event
 * @param {string} [name] the learner's name from now on
 */
function save({ say, fetch, download, lessonActions }, event, name) {
  const doc = /** @type {Element} */ (event.target).ownerDocument;
  const named = name === undefined ? {} : { text: name };
  fetch({ type: "lesson", do: "save", ...named }, ({ ok, data, message }) => {
    if (ok) download(doc, { name: FILE, type: "application/json", text: data.text });
    const notice = ok
      ? say("page-progress-saved", { file: FILE })
      : (message ?? say("page-progress-not-saved"));
    lessonActions.change({ notice });
  });
}

/** @param {LessonCtx} ctx */
export function progressPart(ctx) {
  const { uid, say, fetch, lessonActions } = ctx;
  const { draft } = ctx.lesson;
  const { learner } = ctx.snapshot.lesson;
  const notify = (/** @type {string} */ notice) => lessonActions.change({ notice });
  /** @param {"save"|"change"} naming */
  const ask = (naming) => (/** @type {Event} */ event) => {
    lessonActions.change({ naming, name: learner ?? "", notice: "" });
    const widget = /** @type {Element} */ (event.target).closest("[data-risk-widget]");
    /** @type {HTMLElement|null|undefined} */ (widget?.querySelector("[data-learner]"))?.focus();
  };
  /** @param {Event} event */
  const load = async ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    const file = field.files?.[0];
    if (!file) return;
    const text = file.size > MOST_LETTERS ? "" : await file.text();
    field.value = "";
    fetch({ type: "lesson", do: "load", text }, ({ ok, message }) =>
      notify(ok ? say("page-progress-loaded") : (message ?? say("page-progress-not-loaded"))),
    );
  };
  return h(
    "div.rw-flow.rw-keep-progress",
    { key: "keep", role: "group", "aria-label": say("page-progress") },
    h("span.rw-meta", say("page-progress")),
    link("save_progress", say("page-progress-save"), (event) =>
      learner === undefined ? ask("save")(event) : save(ctx, event),
    ),
    h(
      "label.rw-link",
      { for: `${uid}-progress` },
      say("page-progress-load"),
      h("input.rw-visually-hidden", {
        id: `${uid}-progress`,
        type: "file",
        accept: ".json,application/json",
        "data-action": "load_progress",
        on: { change: load },
      }),
    ),
    learner !== undefined &&
      h(
        "span.rw-meta",
        { key: "learner", "data-learner-is": learner },
        learner && [strong(say("page-name-is", { name: learner })), " "],
        link("change_name", say(learner ? "page-name-change" : "page-name-add"), ask("change")),
      ),
    draft.naming && nameQuestion(ctx, draft.naming === "save"),
    draft.notice && h("span.rw-meta", { key: "notice", role: "status" }, draft.notice),
  );
}

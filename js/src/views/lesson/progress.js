/** Saving the progress in all lessons to a file, and loading it from one. */

import { button } from "../controls.js";
import { h } from "../dom.js";

/** @import { LessonCtx } from "../context.js" */

/** As long as the kernel reads, in characters. */
const MOST = 1_000_000;
const NAME = "lessons.json";

/** @param {LessonCtx} ctx */
export function progressPart(ctx) {
  const { uid, say, fetch } = ctx;
  const { draft } = ctx.lesson;
  const notify = (/** @type {string} */ notice) => ctx.lessonActions.change({ notice });
  /** @param {Event} event */
  const save = (event) => {
    const doc = /** @type {Element} */ (event.currentTarget).ownerDocument;
    fetch({ type: "lesson", do: "save" }, ({ ok, data, message }) => {
      if (ok) ctx.download(doc, { name: NAME, type: "application/json", text: data.text });
      notify(
        ok
          ? say("page-progress-saved", { file: NAME })
          : (message ?? say("page-progress-not-saved")),
      );
    });
  };
  /** @param {Event} event */
  const load = async ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    const file = field.files?.[0];
    if (!file) return;
    const text = file.size > MOST ? "" : await file.text();
    field.value = "";
    fetch({ type: "lesson", do: "load", text }, ({ ok, message }) =>
      notify(ok ? say("page-progress-loaded") : (message ?? say("page-progress-not-loaded"))),
    );
  };
  return h(
    "div.rw-keep",
    { key: "keep", role: "group", "aria-label": say("page-progress") },
    h("span.rw-meta", say("page-progress")),
    button("save_progress", say("page-progress-save"), save, { kind: "rw-link" }),
    h(
      "label.rw-link",
      { for: `${uid}-progress` },
      say("page-progress-load"),
      h("input.rw-sr", {
        id: `${uid}-progress`,
        type: "file",
        accept: ".json,application/json",
        "data-action": "load_progress",
        on: { change: load },
      }),
    ),
    draft.notice && h("span.rw-meta", { key: "notice", role: "status" }, draft.notice),
  );
}

/** Saving the progress in all lessons to a file, and loading it from one. */

import { button } from "../controls.js";
import { h } from "../dom.js";

/** @typedef {import("../../lessonTypes.js").Ctx} Ctx */
/** @typedef {import("../../lessonTypes.js").LessonParts} LessonParts */

/** As long as the kernel reads, in characters. */
const MOST = 1_000_000;
const NAME = "lessons.json";

/** @param {Document} doc @param {string} text */
function download(doc, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = doc.createElement("a");
  link.href = url;
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @param {Ctx} ctx @param {LessonParts} board */
export function keepPart({ uid }, board) {
  const { desk, draft } = board;
  const say = (/** @type {string} */ said) => board.set({ said });
  /** @param {Event} event */
  const save = (event) => {
    const doc = /** @type {Element} */ (event.currentTarget).ownerDocument;
    desk.fetch({ type: "lesson", do: "save" }, ({ ok, data, message }) => {
      if (ok) download(doc, data.text);
      say(ok ? `Saved as ${NAME}.` : (message ?? "It could not be saved."));
    });
  };
  /** @param {Event} event */
  const load = async ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    const file = field.files?.[0];
    if (!file) return;
    const text = file.size > MOST ? "" : await file.text();
    field.value = "";
    desk.fetch({ type: "lesson", do: "load", text }, ({ ok, message }) =>
      say(ok ? "Loaded." : (message ?? "It could not be loaded.")),
    );
  };
  return h(
    "div.rw-keep",
    { key: "keep", role: "group", "aria-label": "Progress" },
    h("span.rw-meta", null, "Progress"),
    button("save_progress", "Save to a file", save, { kind: "rw-link" }),
    h(
      "label.rw-link",
      { for: `${uid}-progress` },
      "Load from a file",
      h("input.rw-sr", {
        id: `${uid}-progress`,
        type: "file",
        accept: ".json,application/json",
        "data-action": "load_progress",
        on: { change: load },
      }),
    ),
    draft.said && h("span.rw-meta", { key: "said", role: "status" }, draft.said),
  );
}

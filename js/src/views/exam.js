/** The exam: its games so far, their result, and the button that continues it. */

import { examQuery } from "../store/queries.js";
import { lessonOf } from "../store/screens.js";
import { showDialog } from "../store/uiEvents.js";
import { button, link, list, whenAnswered } from "./controls.js";
import { h } from "./dom.js";

/** @import { ExamAnswer } from "../types.js" */
/** @import { Ctx, LessonCtx } from "../calls.js" */

const FILE = "exam.html";
const IN_PYTHON = "rw.RiskWidget().take_exam()";

/** Draw the exam in the dialog of a game. @param {Ctx} ctx */
export const examDialog = (ctx) =>
  whenAnswered(ctx, examQuery(ctx.newest), (/** @type {ExamAnswer} */ exam) =>
    examParts(ctx, exam),
  );

/** Draw the card in the map of the course. @param {LessonCtx} ctx @param {ExamAnswer} exam */
export const examCard = (ctx, exam) =>
  h(
    "section.rw-stack.rw-exam",
    { key: "exam", "aria-label": ctx.say("page-exam") },
    h("h3.rw-meta", ctx.say("page-exam")),
    examParts(ctx, exam),
  );

/** @param {Ctx|LessonCtx} ctx @param {ExamAnswer} exam */
function examParts(ctx, { games, of, sentence, back, page }) {
  const { say, send, dispatch, download, newest } = ctx;
  const lesson = lessonOf(newest);
  const isOver = games.length === of;
  const close = () => dispatch(showDialog(null));
  const take = () => {
    close();
    send({ type: "exam" });
  };
  /** @param {string} step */
  const open = (step) => () => {
    close();
    send({ type: "lesson", do: "open", step });
  };
  return [
    h("p", { key: "sentence", "data-exam": games.length }, sentence),
    h(
      "ol.rw-exam-games",
      { key: "games" },
      Array.from({ length: of }, (_, i) => {
        const [rung, won] = games[i] ?? [];
        return h(
          "li",
          { key: i, class: rung ? (won ? "rw-won" : "rw-lost") : "" },
          h("small", i + 1),
          rung && [
            h("span", { key: "mark", "aria-hidden": "true" }, won ? "✓" : "✗"),
            h(
              "span.rw-visually-hidden",
              { key: "told" },
              say("page-exam-mark", { rung, won: won ? "yes" : "no" }),
            ),
          ],
        );
      }),
    ),
    back.length > 0 && [
      h("p.rw-meta", { key: "go-back" }, say("page-exam-back")),
      list(
        "ul.rw-bullets",
        back.map(([step, title]) => link("exam_back", title, open(step), { key: step })),
        { key: "back" },
      ),
    ],
    h(
      "div.rw-flow",
      { key: "ways" },
      lesson && !lesson.can.leave
        ? h("p.rw-meta", { key: "python" }, say("page-exam-in-python", { call: IN_PYTHON }))
        : button(
            "take_exam",
            isOver
              ? say("page-exam-anew")
              : say("page-exam-take", { games: games.length, next: games.length + 1 }),
            take,
            { kind: isOver ? "rw-button.rw-small" : "rw-button.rw-primary", key: "take" },
          ),
      page &&
        link("save_exam", say("page-exam-save"), (event) =>
          download(/** @type {Element} */ (event.target).ownerDocument, {
            name: FILE,
            type: "text/html",
            text: page,
          }),
        ),
    ),
  ];
}

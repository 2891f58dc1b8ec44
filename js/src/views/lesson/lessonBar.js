/** What the bar says in a lesson, and its buttons. */

import {
  attemptedAction,
  draftAnswer,
  isJudgedWrong,
  territoriesNeeded,
} from "../../store/attempt.js";
import { primaryCommand, secondaryCommands } from "../../store/commands.js";
import { sentence } from "../sentence.js";
import { attemptText } from "./attemptForm.js";

/** @typedef {import("../context.js").LessonCtx} LessonCtx */
/** @typedef {import("../sentenceBar.js").Bar} Bar */

/** @param {LessonCtx} ctx @returns {Bar} */
export function lessonBar(ctx) {
  const { snapshot, ui, name, lesson } = ctx;
  if (lesson.playing) return playing(ctx);
  if (snapshot.lesson.done) return finished(ctx);
  if (snapshot.lesson.kind === "refuse") return attempting(ctx);
  if (snapshot.lesson.input !== "action") return asking(ctx);
  const filled = primaryCommand(snapshot, ui, name);
  const beside = secondaryCommands(snapshot, ui, filled);
  return {
    line: sentence(snapshot, ui, name),
    filled,
    // What is closed in play may be tried here: the answer says why not.
    beside: beside.map((command) => ({ ...command, closed: false })),
  };
}

/** @param {LessonCtx} ctx @returns {Bar} */
const playing = ({ lesson: { takenBack }, lessonActions }) => ({
  line: {
    text: takenBack ? "See what comes of it." : "So it is played.",
    sub: takenBack ? "Played out, then taken back." : "",
  },
  filled: { hook: "skip_scenes", label: "Go on", run: lessonActions.skipScenes },
  beside: [],
});

/** @param {LessonCtx} ctx @returns {Bar} */
function finished({ snapshot, lesson, lessonActions: { send } }) {
  const { marks, at, can, feedback } = snapshot.lesson;
  const titles = lesson.texts?.lesson.steps ?? [];
  const solved = feedback?.status === "right" ? "Solved." : "This is how it is done.";
  const open = marks.indexOf("open");
  const beside = [{ hook: "again", label: "Do it again", run: () => send({ do: "retry" }) }];
  if (can.next) {
    const run = () => send({ do: "next" });
    return {
      line: { text: solved, sub: `Next: ${titles[at + 1] ?? "…"}.` },
      filled: { hook: "next", label: "Next step", run },
      beside,
    };
  }
  if (open >= 0) {
    const run = () => send({ do: "go", step: String(open + 1) });
    return {
      line: { text: solved, sub: `Still open: ${titles[open] ?? "…"}.` },
      filled: { hook: "next", label: `To step ${open + 1}`, run },
      beside,
    };
  }
  return {
    line: { text: "That was the last step.", sub: "The whole lesson is done." },
    filled: null,
    beside,
  };
}

/** What the bar asks for, by the kind of answer. */
const QUESTIONS = {
  choice: ["What is your answer?", "Choose one, then check."],
  number: ["What is your answer?", "Give a number, then check."],
  territory: ["Point at it on the map.", "Click a territory, then check."],
  continent: ["Point at it on the map.", "Click anywhere on a continent, then check."],
  territories: ["Point at them on the map.", "Click each one, then check."],
  action: ["", ""],
};

/** @param {LessonCtx} ctx @returns {Bar} */
function asking({ snapshot, name, lesson: { draft }, lessonActions }) {
  const { input } = snapshot.lesson;
  const [text = "", sub = ""] = QUESTIONS[input];
  if (isJudgedWrong(snapshot, draft)) {
    return {
      line: { text, sub: "Not yet right." },
      filled: { hook: "try_again", label: "Try again", run: lessonActions.answerAgain },
      beside: [],
    };
  }
  const answer = draftAnswer(snapshot, draft);
  const names = draft.places.map(name);
  const what = input === "territories" ? names.length : names[0];
  const label = what === undefined ? "Check" : `Check ${what}`;
  return {
    line: { text, sub: answer === null ? sub : "Ready to be checked." },
    filled: answer === null ? null : { hook: "check", label, run: lessonActions.check },
    beside: [],
  };
}

/** @param {LessonCtx} ctx @returns {Bar} */
function attempting(ctx) {
  const { lesson, lessonActions } = ctx;
  const { attempt } = lesson.draft;
  const action = attemptedAction(attempt);
  const missing = territoriesNeeded(attempt.verb) ? "Choose on the map." : "Choose three cards.";
  return {
    line: { text: attemptText(ctx, attempt), sub: action ? "Nothing bad can happen." : missing },
    filled: action && { hook: "try", label: "Try it", run: () => lessonActions.tryMove(action) },
    beside: [],
  };
}

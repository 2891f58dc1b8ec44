/** The panel of a lesson, beside or below the map. */

import { rollBlock } from "../../shell/battle.js";
import { privateBlocks } from "../../shell/cards.js";
import { h } from "../../shell/dom.js";
import { phaseBlocks } from "../../shell/panels.js";
import { block, button, chip, die } from "../../shell/parts.js";
import { answerPart } from "./answer.js";
import { feedbackPart } from "./feedback.js";
import { keepPart } from "./keep.js";
import { prose } from "./text.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Mark} Mark */

const SIGNS = { open: "", shown: "◐", solved: "✓" };
const WORDS = { open: "open", shown: "shown", solved: "solved" };

/** @param {Ctx} ctx @param {Board} board */
export function panel(ctx, board) {
  const { texts } = board;
  if (!texts) return h("p.rw-meta.rw-blk", { key: "loading", role: "status" }, "Loading…");
  return [lessonBlock(ctx, board, texts), ...playBlocks(ctx, board), stepsBlock(ctx, board, texts)];
}

/** "Lesson 4 · Combat". @param {import("./types.js").Texts} texts */
const headOf = ({ lesson }) => {
  const number = /^0*(\d+)-/.exec(lesson.id)?.[1];
  return number ? `Lesson ${number} · ${lesson.title}` : lesson.title;
};

/** @param {Ctx} ctx @param {Board} board @param {import("./types.js").Texts} texts */
function lessonBlock(ctx, board, texts) {
  const { lesson } = ctx.state;
  const { step } = texts;
  return h(
    "section.rw-blk.rw-lesson",
    { key: "lesson", "aria-label": "Lesson" },
    h(
      "p.rw-lhead",
      null,
      h("b", null, headOf(texts)),
      h("span.rw-meta", null, `step ${lesson.at + 1} of ${lesson.marks.length}`),
    ),
    bars(ctx, board),
    h("h2.rw-stitle", { tabindex: -1, "data-step": step.id }, step.title),
    editions(ctx, board, texts),
    h("div.rw-prose", null, prose(step.blocks)),
    lesson.dice && !board.reel.playing && !lesson.done && thrown(ctx),
    step.question && h("p.rw-question", { key: "q" }, step.question),
    answerPart(ctx, board),
    feedbackPart(ctx, board),
    helpers(ctx, board),
  );
}

/** How far: a bar for each step. @param {Ctx} ctx @param {Board} board */
const bars = ({ state }, board) =>
  h(
    "div.rw-pbar",
    // A short cut for the pointer: the list below says and does the same.
    { "aria-hidden": "true" },
    state.lesson.marks.map((mark, i) =>
      h(
        `button.rw-pstep.rw-p-${mark}`,
        {
          key: i,
          "data-go": i + 1,
          tabindex: -1,
          class: i === state.lesson.at ? "rw-cur" : "",
          on: { click: () => go(board, i) },
        },
        h("i", { "aria-hidden": "true" }, SIGNS[mark]),
      ),
    ),
  );

/** @param {Board} board @param {number} i */
const go = (board, i) => board.lesson({ do: "go", step: String(i + 1) });

/** @param {Ctx} ctx @param {Board} board @param {import("./types.js").Texts} texts */
function editions({ state, uid }, board, { step }) {
  const { edition } = state.lesson;
  if (step.editions.length < 2) {
    return h("p.rw-meta.rw-edition", { key: "ed" }, `Rules: ${step.editions[0]?.title ?? edition}`);
  }
  return h(
    "label.rw-edition",
    { key: "ed", for: `${uid}-edition` },
    h("span.rw-meta", null, "Rules"),
    h(
      "select.rw-fld",
      {
        id: `${uid}-edition`,
        "data-action": "switch",
        value: edition,
        on: {
          change: (/** @type {Event} */ e) =>
            board.lesson({
              do: "switch",
              edition: /** @type {HTMLSelectElement} */ (e.target).value,
            }),
        },
      },
      step.editions.map(({ id, title }) => h("option", { key: id, value: id }, title)),
    ),
  );
}

/** Dice that lie on the table and are not compared yet. @param {Ctx} ctx */
function thrown({ state, name }) {
  const { dice, outline } = state.lesson;
  if (!dice) return null;
  const place = (/** @type {string} */ as) => Object.keys(outline).find((t) => outline[t] === as);
  /** @param {"source"|"target"} as @param {"att"|"def"} side @param {number[]} faces */
  const hand = (as, side, faces) => {
    const t = place(as);
    const owner = t ? (state.territories[t]?.[0] ?? null) : null;
    return h(
      "div",
      { key: side },
      h(
        "span.rw-lab",
        null,
        owner && chip(owner),
        ` ${t ? name(t) : side === "att" ? "Attacker" : "Defender"}`,
      ),
      h(
        "span.rw-dicerow",
        null,
        faces.map((face, i) => h("span", { key: i }, die(face, side))),
      ),
    );
  };
  return h(
    "div.rw-thrown",
    { key: "dice" },
    hand("source", "att", dice.attack),
    h("span.rw-meta", { key: "vs" }, "against"),
    hand("target", "def", dice.defence),
  );
}

/** @param {Ctx} ctx @param {Board} board */
function helpers({ state }, board) {
  const { can, done, hints, feedback } = state.lesson;
  const told = feedback?.status === "hint" ? hints.slice(0, -1) : hints;
  return [
    told.length > 0 &&
      !done &&
      h(
        "ol.rw-hints",
        { key: "hints", "aria-label": "Hints so far" },
        told.map((hint, i) => h("li", { key: i }, hint)),
      ),
    h(
      "div.rw-help",
      { key: "help" },
      !done &&
        button(
          "hint",
          can.hint ? `Hint ${hints.length + 1} of 3` : "No more hints",
          () => can.hint && board.lesson({ do: "hint" }),
          { "aria-disabled": !can.hint },
        ),
      !done && button("show_me", "Show me", () => board.lesson({ do: "show_me" })),
      h(
        "span.rw-turn",
        null,
        button("retry", "Start over", () => board.lesson({ do: "retry" }), { kind: "rw-link" }),
        button("back", "‹ Back", () => can.back && board.lesson({ do: "back" }), {
          kind: "rw-link",
          "aria-disabled": !can.back,
        }),
        button("skip", "Next ›", () => can.next && board.lesson({ do: "next" }), {
          kind: "rw-link",
          "aria-disabled": !can.next,
        }),
      ),
    ),
  ];
}

/** The controls of play, as far as this step needs them. @param {Ctx} ctx @param {Board} board */
function playBlocks(ctx, { reel }) {
  const { state } = ctx;
  const { lesson, hand, mission, capital: own } = state;
  const secrets = (hand?.length ?? 0) > 0 || mission || own ? privateBlocks(ctx) : null;
  const rolled = state.battle && !state.battle.pending ? rollBlock(ctx) : null;
  if (reel.playing) return [rolled];
  const acting = lesson.input === "action" && lesson.kind !== "refuse" && state.human;
  return [acting ? phaseBlocks(ctx) : lesson.done ? rolled : null, secrets].flat(3);
}

/** @param {Ctx} ctx @param {Board} board @param {import("./types.js").Texts} texts */
function stepsBlock(ctx, board, texts) {
  const { lesson } = ctx.state;
  const { advice, able, following } = texts.lesson;
  const over = !lesson.marks.includes("open");
  return block(
    "insteps",
    "In this lesson",
    h(
      "ol.rw-list",
      { key: "list" },
      texts.lesson.steps.map((title, i) => {
        const mark = lesson.marks[i] ?? "open";
        const here = i === lesson.at;
        return h(
          "li",
          { key: i },
          h(
            "button",
            {
              "data-step-mark": mark,
              "aria-current": here ? "step" : null,
              on: { click: () => go(board, i) },
            },
            h("i", { "aria-hidden": "true" }, here ? "→" : SIGNS[mark]),
            title,
            mark !== "open" && h("small", null, ` ${WORDS[mark]}`),
          ),
        );
      }),
    ),
    over &&
      h(
        "div.rw-prose.rw-able",
        { key: "able" },
        able.length > 0 && [
          h("p", { key: "can" }, h("b", null, "You can now")),
          h(
            "ul.rw-dots",
            { key: "list" },
            able.map((text, i) => h("li", { key: i }, text)),
          ),
        ],
        advice && h("p", { key: "advice" }, h("b", null, "A word of advice. "), advice),
        following &&
          h(
            "p",
            { key: "next", "data-following": following[0] },
            h("b", null, "Next lesson: "),
            `${following[1]}. In a cell: `,
            h("code", null, `rw.play_lesson("${following[0]}")`),
          ),
      ),
    keepPart(ctx, board),
  );
}

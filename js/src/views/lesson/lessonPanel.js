/** The panel of a lesson, beside or below the map. */

import { count } from "../../words/english.js";
import { rollTray } from "../battle.js";
import { privateBlocks, tradeBlock, trading } from "../cards.js";
import { block, button, chip, die } from "../controls.js";
import { h } from "../dom.js";
import { phaseBlocks } from "../panels.js";
import { answerPart } from "./answerForm.js";
import { feedbackPart } from "./feedback.js";
import { keepPart } from "./progress.js";
import { prose } from "./prose.js";

/** @typedef {import("../../lessonTypes.js").Ctx} Ctx */
/** @typedef {import("../../lessonTypes.js").Board} Board */
/** @typedef {import("../../lessonTypes.js").Mark} Mark */

const SIGNS = { open: "", shown: "◐", solved: "✓" };
const WORDS = { open: "open", shown: "shown", solved: "solved" };

/** @param {Ctx} ctx @param {Board} board */
export function panel(ctx, board) {
  const { texts } = board;
  if (!texts) {
    const loading = h("p.rw-meta.rw-blk", { key: "loading", role: "status" }, "Loading…");
    return { decision: loading, more: null };
  }
  const { controls, secrets } = playBlocks(ctx, board);
  return {
    decision: [lessonBlock(ctx, board, texts), ...controls],
    more: [...secrets, stepsBlock(ctx, board, texts)],
  };
}

/**
 * What lies in the tray below the map: cards that can be traded, a roll, or dice that are not
 * compared yet.
 * @param {Ctx} ctx
 * @param {Board} board
 */
export function tray(ctx, { reel, texts }) {
  const { lesson, battle } = ctx.snapshot;
  if (!texts) return null;
  if (cardsInTray(ctx)) return tradeBlock(ctx);
  if (lesson.dice && !reel.playing && !lesson.done) return thrown(ctx);
  const shown =
    battle &&
    (battle.pending
      ? acting(ctx) && battle.attack?.length
      : reel.playing || lesson.done || acting(ctx));
  return shown ? rollTray(ctx) : null;
}

/** @param {Ctx} ctx */
const cardsInTray = (ctx) => trading(ctx) && acting(ctx) && !ctx.snapshot.lesson.done;

/**
 * Whether feedback stands in the panel. Below the map it has more room, unless cards are there, or the
 * dice of a step whose answer is not asked for any more.
 * @param {Ctx} ctx
 * @param {Board} board
 */
const inPanel = (ctx, board) =>
  cardsInTray(ctx) || (ctx.snapshot.lesson.done && tray(ctx, board) !== null);

/** The step asks for a move of the game itself. @param {Ctx} ctx */
const acting = ({ snapshot: { lesson, human } }) =>
  lesson.input === "action" && lesson.kind !== "refuse" && human;

/** "Lesson 4 · Combat". @param {import("../../lessonTypes.js").Texts} texts */
const headOf = ({ lesson }) => {
  const number = /^0*(\d+)-/.exec(lesson.id)?.[1];
  return number ? `Lesson ${number} · ${lesson.title}` : lesson.title;
};

/**
 * What stands in the head instead of the parts of a turn: which lesson, and how far it is.
 * @param {Ctx} ctx
 * @param {Board} board
 */
export function head(ctx, board) {
  const { texts } = board;
  if (!texts) return null;
  const { can, at, marks } = ctx.snapshot.lesson;
  /** @param {string} hook @param {string} sign @param {string} label @param {"back"|"next"} to */
  const turn = (hook, sign, label, to) =>
    button(hook, sign, () => can[to] && board.lesson({ do: to }), {
      kind: "rw-tb",
      "aria-label": label,
      "aria-disabled": !can[to],
    });
  return h(
    "div.rw-lhead",
    { key: "lhead" },
    h("b", null, headOf(texts)),
    turn("back", "‹", "Back one step", "back"),
    bars(ctx, board),
    h("span.rw-meta", null, h("span.rw-sr", null, "step "), `${at + 1} of ${marks.length}`),
    turn("skip", "›", "Next step", "next"),
  );
}

/** @param {Ctx} ctx @param {Board} board @param {import("../../lessonTypes.js").Texts} texts */
function lessonBlock(ctx, board, texts) {
  const { step } = texts;
  return h(
    "section.rw-blk.rw-lesson",
    { key: "lesson", "aria-label": "Lesson" },
    h(
      "div.rw-shead",
      null,
      h("h2.rw-stitle", { tabindex: -1, "data-step": step.id }, step.title),
      editions(ctx, board, texts),
    ),
    h("div.rw-prose", null, prose(step.blocks)),
    step.question && h("p.rw-question", { key: "q" }, step.question),
    answerPart(ctx, board),
    inPanel(ctx, board) && replies(ctx, board),
    helpers(ctx, board),
  );
}

/**
 * What stands below the map: what the learner has been told, where that is not in the panel.
 * @param {Ctx} ctx
 * @param {Board} board
 */
export function repliesBelow(ctx, board) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const some = feedback || (!done && hints.length > 0);
  return some && !inPanel(ctx, board) ? replies(ctx, board) : null;
}

/**
 * What came of the last answer, and the hints so far.
 * @param {Ctx} ctx
 * @param {Board} board
 */
function replies(ctx, board) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const hinted = feedback?.status === "hint";
  const before = done ? [] : hinted ? hints.slice(0, -1) : hints;
  const open = hinted || board.draft.hints;
  // Dice that lie in the tray need no words.
  const played = !(done && tray(ctx, board));
  return [
    feedbackPart(ctx, board, { played }),
    before.length > 0 && [
      // An answer is what counts now; the hints can be had again.
      !hinted &&
        h(
          "button.rw-fold.rw-hinted",
          {
            key: "fold",
            "aria-expanded": open,
            on: { click: () => board.set({ hints: !open }) },
          },
          count(before.length, "hint so far", "hints so far"),
        ),
      open &&
        h(
          "ol.rw-hints",
          { key: "hints", "aria-label": "Hints so far" },
          before.map((hint, i) => h("li", { key: i }, hint)),
        ),
    ],
  ].flat();
}

/** How far: a bar for each step. @param {Ctx} ctx @param {Board} board */
const bars = ({ snapshot }, board) =>
  h(
    "div.rw-pbar",
    // A short cut for the pointer: the list below the panel says and does the same.
    { "aria-hidden": "true" },
    snapshot.lesson.marks.map((mark, i) =>
      h(
        `button.rw-pstep.rw-p-${mark}`,
        {
          key: i,
          "data-go": i + 1,
          tabindex: -1,
          class: i === snapshot.lesson.at ? "rw-cur" : "",
          on: { click: () => go(board, i) },
        },
        h("i", { "aria-hidden": "true" }, SIGNS[mark]),
      ),
    ),
  );

/** @param {Board} board @param {number} i */
const go = (board, i) => board.lesson({ do: "go", step: String(i + 1) });

/** @param {Ctx} ctx @param {Board} board @param {import("../../lessonTypes.js").Texts} texts */
function editions({ snapshot, uid }, board, { step }) {
  const { edition } = snapshot.lesson;
  const short = (/** @type {string} */ title) => title.replace(/ \(.*| \d+$/, "");
  if (step.editions.length < 2) {
    const title = short(step.editions[0]?.title ?? edition);
    return h("span.rw-badge", { key: "ed" }, h("span.rw-sr", null, "Rules: "), title);
  }
  return h(
    "label.rw-edition",
    { key: "ed", for: `${uid}-edition` },
    h("span.rw-sr", null, "Rules"),
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
      step.editions.map(({ id, title }) => h("option", { key: id, value: id }, short(title))),
    ),
  );
}

/** Dice that lie on the table and are not compared yet. @param {Ctx} ctx */
function thrown({ snapshot, name }) {
  const { dice, outline } = snapshot.lesson;
  if (!dice) return null;
  const place = (/** @type {string} */ as) => Object.keys(outline).find((t) => outline[t] === as);
  /** @param {"source"|"target"} as @param {"att"|"def"} side @param {number[]} faces */
  const hand = (as, side, faces) => {
    const t = place(as);
    const owner = t ? (snapshot.territories[t]?.[0] ?? null) : null;
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
function helpers({ snapshot }, board) {
  const { can, done, hints } = snapshot.lesson;
  return h(
    "div.rw-help",
    { key: "help" },
    !done &&
      button(
        "hint",
        can.hint ? `Hint ${hints.length + 1} of 3` : "No more hints",
        () => can.hint && board.lesson({ do: "hint" }),
        { kind: "rw-btn.rw-small", "aria-disabled": !can.hint },
      ),
    !done &&
      button("show_me", "Show me", () => board.lesson({ do: "show_me" }), {
        kind: "rw-btn.rw-small",
      }),
    button("retry", "Start over", () => board.lesson({ do: "retry" }), { kind: "rw-link" }),
  );
}

/** The controls of play, as far as this step needs them. @param {Ctx} ctx @param {Board} board */
function playBlocks(ctx, { reel }) {
  const { hand, mission, capital: own } = ctx.snapshot;
  if (reel.playing) return { controls: [], secrets: [] };
  const secrets = (hand?.length ?? 0) > 0 || mission || own ? privateBlocks(ctx) : [];
  const controls = acting(ctx) ? phaseBlocks(ctx) : [];
  return { controls: controls.flat(3), secrets: secrets.flat(3) };
}

/** @param {Ctx} ctx @param {Board} board @param {import("../../lessonTypes.js").Texts} texts */
function stepsBlock(ctx, board, texts) {
  const { lesson } = ctx.snapshot;
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

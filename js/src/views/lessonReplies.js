/**
 * The replies to a learner: the result of the last answer, with a sign, a word and the clauses behind
 * it; the hints so far; and the dice and cards that a step is about.
 */

import { rollWords } from "./battle.js";
import { handBlock, trading } from "./cards.js";
import { link, list, unfolder } from "./controls.js";
import { h } from "./dom.js";
import { percent, strong } from "./messageParts.js";
import { chip, die } from "./symbols.js";
import { turnResult } from "./turnResult.js";
import { whyLink } from "./why.js";

/** @import { Guess, Run, TextBlock } from "../types.js" */
/** @import { LessonCtx } from "../calls.js" */

/**
 * Draw the replies to the learner, always below the map, and any dice that are not described in
 * words.
 * @param {LessonCtx} ctx
 */
export function repliesBelow(ctx) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const some = feedback || (!done && hints.length > 0);
  const dice = stepDice(ctx);
  if (ctx.snapshot.lesson.puzzle?.turn?.over && !ctx.lesson.playing) return [turnResult(ctx)];
  return some || dice ? [...(some ? replies(ctx) : []), dice] : null;
}

/** Draw the dice that a step is about. @param {LessonCtx} ctx */
export function stepDice(ctx) {
  const { done, feedback } = ctx.snapshot.lesson;
  // The chart of a thousand battles matters, not the last roll of one.
  const rolled = feedback?.guess && done ? null : lessonDice(ctx);
  return rolled && h("div.rw-roll-place", { key: "roll-place" }, rolled);
}

/** Draw the cards next to the players' table, if the step has any. @param {LessonCtx} ctx */
export function lessonHand(ctx) {
  const some = !ctx.lesson.playing && (ctx.snapshot.hand?.length ?? 0) > 0;
  const content = some && ctx.snapshot.private === "shown" ? handBlock(ctx) : null;
  return { content, decides: tradesCards(ctx) };
}

/** Show the result of the last answer, and the hints so far. @param {LessonCtx} ctx */
function replies(ctx) {
  const { done, hints, feedback } = ctx.snapshot.lesson;
  const hinted = feedback?.status === "hint";
  const before = done ? [] : hinted ? hints.slice(0, -1) : hints;
  const open = hinted || ctx.lesson.draft.hints;
  // Visible dice need no words.
  const played = !(done && lessonDice(ctx));
  return [
    feedbackPart(ctx, { played }),
    before.length > 0 && [
      // Once an answer is judged, the hints are folded.
      !hinted &&
        unfolder(
          ctx.say("page-lesson-hints-so-far", { hints: before.length }),
          open,
          () => ctx.lessonActions.change({ hints: !open }),
          { key: "fold", class: "rw-hinted" },
        ),
      open &&
        list("ol.rw-stack.rw-hints", before, {
          key: "hints",
          "aria-label": ctx.say("page-lesson-hints"),
        }),
    ],
  ].flat();
}

/** The sign of each kind of reply. @type {Record<string, string>} */
const SIGNS = {
  right: "✓",
  shown: "◐",
  more: "→",
  wrong: "✗",
  refused: "⊘",
  unclear: "?",
  unanswered: "?",
  hint: "i",
  switched: "⇄",
};

const TONES = { right: "good", wrong: "bad", refused: "bad" };

/**
 * @param {LessonCtx} ctx
 * @param {{played: boolean}} o `played`: whether to describe the played action in words, too
 */
function feedbackPart(ctx, { played }) {
  const { feedback } = ctx.snapshot.lesson;
  if (!feedback) return null;
  const { status, n, lines, clauses, back, hint, scenes } = feedback;
  // A wild guess does not count as a mistake.
  const farOff = feedback.guess && status === "wrong";
  const tone = (!farOff && TONES[/** @type {keyof typeof TONES} */ (status)]) || "plain";
  const last = [...scenes].reverse().find(({ battle }) => battle);
  return h(
    `section.rw-stack.rw-feedback.rw-feedback-${tone}`,
    {
      key: `f${n}`,
      class: feedback.guess ? "rw-with-chart" : "",
      "data-feedback": status,
      "aria-label": ctx.say("page-lesson-feedback"),
    },
    h(
      "h2",
      h("span.rw-feedback-sign", { "aria-hidden": "true" }, farOff ? "i" : (SIGNS[status] ?? "i")),
      h("span", feedback.heading),
      // The links of these clauses show what each edition prints.
      clauses.length > 0 &&
        h(
          "span.rw-clause-links",
          { key: "clauses" },
          whyLink(
            ctx,
            "lesson",
            ctx.say("page-lesson-clauses", { clauses: clauses.length }),
            clauses,
          ),
        ),
    ),
    h("div.rw-stack.rw-prose", prose(feedback.blocks)),
    feedback.guess && guessChart(ctx, feedback.guess),
    // A roll that was taken back is described by its dice.
    played &&
      !(back && last?.battle) &&
      lines.length > 0 &&
      list(
        "ul.rw-stack.rw-played",
        lines.map(([text]) => text),
        { key: "lines" },
      ),
    back &&
      h(
        "div.rw-flow.rw-taken",
        { key: "back" },
        last?.battle && !ctx.lesson.playing && dice(last.battle),
        h(
          "span",
          h("span", { "aria-hidden": "true" }, "↶ "),
          ctx.say(ctx.lesson.playing ? "page-lesson-will-be-taken-back" : "page-lesson-taken-back"),
        ),
        !ctx.lesson.playing &&
          scenes.length > 0 &&
          !ctx.reducedMotion() &&
          link("look_again", ctx.say("page-lesson-show-again"), () =>
            ctx.lessonActions.playScenes(scenes, ctx.live.territories, true),
          ),
      ),
    hint && h("p", { key: "hint" }, strong(ctx.say("page-lesson-hint-is", { hint }))),
  );

  /**
   * Write the numbers of the roll that was taken back.
   * @param {import("../types.js").Battle} battle
   */
  function dice({ pairs = [] }) {
    return h(
      "p.rw-dice-pairs",
      { key: "dice", "aria-hidden": "true" },
      pairs.map(([a, d, won], i) =>
        h(
          `span.rw-comparison.${won === "attack" ? "rw-won" : "rw-lost"}`,
          { key: i },
          `${a} ${a > d ? ">" : a < d ? "<" : "="} ${d}`,
        ),
      ),
    );
  }
}

/** Draw a roll, or dice that are not compared yet. @param {LessonCtx} ctx */
function lessonDice(ctx) {
  const { texts, playing } = ctx.lesson;
  const { lesson, battle } = ctx.snapshot;
  if (!texts || lesson.puzzle) return null;
  if (tradesCards(ctx)) return null;
  if (lesson.dice && !playing && !lesson.done) return dicePending(ctx);
  const shown = battle && !battle.pending && (playing || lesson.done || asksForAction(ctx));
  return shown ? rollWords(ctx) : null;
}

/** @param {LessonCtx} ctx */
const tradesCards = (ctx) => trading(ctx) && asksForAction(ctx) && !ctx.snapshot.lesson.done;

/** Whether the step asks for an action of the game itself. @param {LessonCtx} ctx */
export const asksForAction = ({ kind, snapshot: { human } }) => Boolean(kind.acts && human);

/** Draw the dice that are not compared yet. @param {LessonCtx} ctx */
function dicePending({ snapshot, say, name }) {
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
        "span.rw-inline.rw-dice-owner",
        owner && chip(owner),
        ` ${t ? name(t) : say("page-lesson-side", { side })}`,
      ),
      h(
        "span.rw-thrown-dice",
        faces.map((face, i) =>
          h("span", { key: i }, die(say, face, snapshot.dice_colours[side === "att" ? 0 : 1])),
        ),
      ),
    );
  };
  return h(
    "div.rw-flow.rw-thrown",
    { key: "dice" },
    hand("source", "att", dice.attack),
    h("span.rw-meta", { key: "vs" }, say("page-lesson-against")),
    hand("target", "def", dice.defence),
  );
}

const W = 316;
const GAP = 10;
const BARS = 44;
const NUMBERS = 58;
const WORDS = 73;
const SCALE = 92;
const H = 112;

/** @param {LessonCtx} ctx @param {Guess} guess */
function guessChart({ say, snapshot }, { said, exact, taken, fought, ends }) {
  const most = Math.max(...ends.map(([, , battles]) => battles));
  const width = (W - GAP) / ends.length;
  const held = ends.filter(([, defenders]) => defenders > 0).length;
  const middle = held * width + GAP / 2;
  const at = (/** @type {number} */ share) => (share / 100) * W;
  const spoken = [
    say("page-guess-scale", {
      said: say("page-percent", { percent: said }),
      exact: percent(say, exact / 100),
    }),
    say("page-guess-ends", { fought, taken }),
  ];
  return h(
    "svg.rw-chart.rw-guessed",
    { key: "guess", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": spoken.join(" ") },
    ends.map(([attackers, defenders, battles], i) => {
      const won = !defenders;
      const x = i * width + (won ? GAP : 0);
      const high = (BARS * battles) / most;
      return h(
        won ? `g.seat.seat-${snapshot.lesson.you}` : "g.rw-held",
        { key: i },
        h("rect", { x: x + 1, y: BARS - high, width: width - 2, height: high }),
        h("text", { x: x + width / 2, y: NUMBERS }, defenders || attackers),
      );
    }),
    held > 0 && h("text.rw-label-start", { key: "held", x: 0, y: WORDS }, say("page-guess-held")),
    held < ends.length &&
      h("text.rw-label-end", { key: "taken", x: W, y: WORDS }, say("page-guess-taken")),
    h("path.rw-grid", { key: "split", d: `M${middle} 0V${BARS}` }),
    h("path", { key: "scale", d: `M0 ${SCALE}H${W}` }),
    h("path.rw-exact", { key: "exact", d: `M${at(exact)} ${SCALE - 7}V${SCALE + 7}` }),
    h("circle.rw-said", { key: "said", cx: at(said), cy: SCALE, r: 5 }),
    [0, 50, 100].map((n) =>
      h(
        "text",
        {
          key: `n${n}`,
          x: at(n),
          y: H - 3,
          class: { 0: "rw-label-start", 50: "", 100: "rw-label-end" }[n] ?? "",
        },
        say("page-percent", { percent: n }),
      ),
    ),
  );
}

/** @param {Run} run @param {number} i */
const inline = (run, i) => {
  const tag = run.strong ? "strong" : run.em ? "em" : run.code ? "code" : null;
  return tag ? h(tag, { key: i }, run.text) : run.text;
};

/** @param {TextBlock[]} blocks */
export function prose(blocks) {
  /** @type {any[]} */
  const drawn = [];
  /** @type {any[]} */
  let items = [];
  const close = () => {
    if (items.length) drawn.push(h("ul.rw-bullets", { key: `l${drawn.length}` }, items));
    items = [];
  };
  for (const { kind, runs } of blocks) {
    if (kind === "li") items.push(h("li", { key: items.length }, runs.map(inline)));
    else {
      close();
      drawn.push(h("p", { key: `p${drawn.length}` }, runs.map(inline)));
    }
  }
  close();
  return drawn;
}

/** A guess beside the truth: how a thousand battles ended, and where the guess lies. */

import { h } from "../dom.js";

/** @import { Guess } from "../../types.js" */
/** @import { LessonCtx } from "../context.js" */

const W = 316;
const GAP = 10;
const BARS = 44;
const NUMBERS = 58;
const WORDS = 73;
const SCALE = 92;
const H = 112;

/** @param {LessonCtx} ctx @param {Guess} guess */
export function guessChart({ say, snapshot }, { said, exact, taken, fought, ends }) {
  const most = Math.max(...ends.map(([, , battles]) => battles));
  const width = (W - GAP) / ends.length;
  const held = ends.filter(([, defenders]) => defenders > 0).length;
  const middle = held * width + GAP / 2;
  const at = (/** @type {number} */ percent) => (percent / 100) * W;
  const spoken = [
    say("page-guess-scale", { said, exact }),
    say("page-guess-ends", { fought, taken }),
  ];
  return h(
    "svg.rw-bars.rw-guessed",
    { key: "guess", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": spoken.join(" ") },
    ends.map(([attackers, defenders, battles], i) => {
      const won = !defenders;
      const x = i * width + (won ? GAP : 0);
      const high = (BARS * battles) / most;
      return h(
        won ? `g.seat.s-${snapshot.lesson.you}` : "g.rw-held",
        { key: i },
        h("rect", {
          x: x + 1,
          y: BARS - high,
          width: width - 2,
          height: high,
        }),
        h("text", { x: x + width / 2, y: NUMBERS }, defenders || attackers),
      );
    }),
    held > 0 && h("text.rw-side-l", { key: "held", x: 0, y: WORDS }, say("page-guess-held")),
    held < ends.length &&
      h("text.rw-side-r", { key: "taken", x: W, y: WORDS }, say("page-guess-taken")),
    h("path.rw-grid", { key: "split", d: `M${middle} 0V${BARS}` }),
    h("path.rw-scale", { key: "scale", d: `M0 ${SCALE}H${W}` }),
    h("path.rw-exact", { key: "exact", d: `M${at(exact)} ${SCALE - 7}V${SCALE + 7}` }),
    h("circle.rw-said", { key: "said", cx: at(said), cy: SCALE, r: 5 }),
    [0, 50, 100].map((n) =>
      h(
        "text",
        {
          key: `n${n}`,
          x: at(n),
          y: H - 3,
          class: { 0: "rw-side-l", 50: "", 100: "rw-side-r" }[n] ?? "",
        },
        say("page-lesson-percent.value", { chance: n }),
      ),
    ),
  );
}

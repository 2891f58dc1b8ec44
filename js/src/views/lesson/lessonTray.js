/** What lies in the tray below the map in a lesson. */

import { handBlock, trading } from "../cards.js";
import { h } from "../dom.js";
import { rollTray } from "../rollTray.js";
import { chip, die } from "../symbols.js";

/** @import { LessonCtx } from "../context.js" */

/**
 * What lies in the tray below the map: cards that can be traded, a roll, or dice that are not
 * compared yet.
 * @param {LessonCtx} ctx
 */
export function lessonTray(ctx) {
  const { texts, playing } = ctx.lesson;
  const { lesson, battle } = ctx.snapshot;
  if (!texts || lesson.puzzle) return null;
  if (cardsInTray(ctx)) return handBlock(ctx);
  if (lesson.dice && !playing && !lesson.done) return thrown(ctx);
  const shown =
    battle &&
    (battle.pending ? acting(ctx) && battle.attack?.length : playing || lesson.done || acting(ctx));
  return shown ? rollTray(ctx) : null;
}

/** @param {LessonCtx} ctx */
export const cardsInTray = (ctx) => trading(ctx) && acting(ctx) && !ctx.snapshot.lesson.done;

/** The step asks for a move of the game itself. @param {LessonCtx} ctx */
export const acting = ({ snapshot: { lesson, human } }) =>
  lesson.input === "action" && lesson.kind !== "refuse" && human;

/** Dice that lie on the table and are not compared yet. @param {LessonCtx} ctx */
function thrown({ snapshot, say, name }) {
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
      h("span.rw-lab", owner && chip(owner), ` ${t ? name(t) : say("page-lesson-side", { side })}`),
      h(
        "span.rw-dicerow",
        faces.map((face, i) =>
          h("span", { key: i }, die(say, face, snapshot.dice_colours[side === "att" ? 0 : 1])),
        ),
      ),
    );
  };
  return h(
    "div.rw-thrown",
    { key: "dice" },
    hand("source", "att", dice.attack),
    h("span.rw-meta", { key: "vs" }, say("page-lesson-against")),
    hand("target", "def", dice.defence),
  );
}

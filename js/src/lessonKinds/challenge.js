/** A kind of step: a short game against bots, with stars to be won. */

import { button } from "../views/controls.js";
import { h } from "../views/dom.js";

/** @import { LessonCtx } from "../calls.js" */

/** @type {import("../calls.js").LessonKind} */
export const challengeKind = {
  id: "challenge",
  acts: true,
  about: goals,
  help(ctx) {
    const { say, lessonActions, lesson, snapshot } = ctx;
    const { hints, challenge } = snapshot.lesson;
    return {
      instead: lesson.draft.asking ? watchQuestion(ctx) : null,
      hint: hints.length > 1 ? say("page-challenge-move", { costs: challenge?.costs }) : null,
      show: {
        label: say("page-challenge-watch"),
        run: () => lessonActions.change({ asking: true }),
      },
    };
  },
  /** The bar after a challenge that was only watched, which does not count as a win. */
  watched({ say, lessonActions: { send } }) {
    const run = () => send({ do: "retry" });
    return {
      sub: say("page-challenge-watched"),
      play: { name: "again", label: ["page-challenge-play"], run },
    };
  },
};

/** Show the turn, and the conditions for each star beyond the first. @param {LessonCtx} ctx */
function goals({ say, snapshot: { lesson } }) {
  const { challenge, done } = lesson;
  if (!challenge) return null;
  const { turn, turns, stars, helped, dice } = challenge;
  return h(
    "p.rw-flow.rw-goals.rw-meta",
    { key: "goals", "data-challenge": turn },
    // The feedback at the end names the dice, too.
    !done &&
      h(
        "b",
        { key: "turn", title: say("page-challenge-dice", { dice }) },
        say("page-challenge-turn", { turn, turns }),
      ),
    h("span", { key: "won" }, "★ ", say("page-challenge-won")),
    stars.map((text, i) =>
      h("span", { key: i, class: helped ? "rw-disabled" : "" }, helped ? "☆ " : "★ ", text),
    ),
  );
}

/**
 * Ask before a challenge is watched, because watching ends the learner's own game.
 * @param {LessonCtx} ctx
 */
function watchQuestion({ say, lessonActions: { send, change } }) {
  return h(
    "div.rw-stack.rw-help",
    { key: "watch", role: "group", "aria-label": say("page-challenge-watch") },
    h("p", { role: "status" }, say("page-challenge-watch.ask")),
    h(
      "div.rw-flow",
      button("play_on_own", say("page-challenge-watch.no"), () => change({ asking: false })),
      button("watch", say("page-challenge-watch"), () => {
        change({ asking: false });
        send({ do: "show_me" });
      }),
    ),
  );
}

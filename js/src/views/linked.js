/**
 * The facts about a linked game, shown before its board: whose turn it is, and the ways to go on.
 */

import { hostPart } from "../store/screens.js";
import { showDialog } from "../store/uiEvents.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { icon } from "./symbols.js";

/** @import { Ctx } from "../calls.js" */

/** @param {Ctx} ctx */
export function linkedDialog(ctx) {
  const { live, say, dispatch, startGame } = ctx;
  const { linked } = hostPart(live);
  if (!linked) return [];
  const { content, locked, viewer, author, rival, winner, over, rounds, moves } = linked;
  const close = () => dispatch(showDialog(null));
  const isCourse = content === "game" && moves > 0;
  return [
    h(
      "p",
      { key: "about", "data-linked": content },
      content === "position"
        ? say("page-linked-position", { round: rounds })
        : say("page-linked-game", { author, rounds }),
      winner && [" ", say("page-linked-winner", { seat: winner })],
    ),
    locked &&
      h(
        "p.rw-note",
        { key: "locked", "data-locked": "" },
        icon("lock"),
        " ",
        say("page-linked-locked", { seat: viewer ?? null }),
      ),
    h(
      "div.rw-stack",
      { key: "ways" },
      isCourse &&
        button(
          "linked_watch",
          say("page-linked-watch"),
          () => dispatch({ type: "look_back", at: 0, playing: true }),
          { kind: over ? "rw-button.rw-primary" : "rw-button" },
        ),
      isCourse &&
        over &&
        button("linked_turning", say("page-linked-turning"), () => dispatch(showDialog("review"))),
      isCourse &&
        over &&
        button("linked_rival", say("page-linked-rival", { seat: rival }), () => {
          close();
          startGame({ type: "from_seat", seat: rival, at: 0 });
        }),
      isCourse && over && h("p.rw-meta", { key: "dice" }, say("page-linked-rival.about")),
      !over &&
        !locked &&
        button("linked_play", say("page-linked-play", { seat: live.actor }), close, {
          kind: "rw-button.rw-primary",
        }),
    ),
  ];
}

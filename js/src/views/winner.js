/** The winner's scene over the map, until somebody wants to see the board again. */

import { SEAT_GLYPHS } from "../glyphs.js";
import { isWinnerShown } from "../store/selectors.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @import { Ctx } from "./context.js" */

/** Leaves on each side of the wreath, from its foot to its tip, in degrees from the bottom. */
const LEAVES = [14, 36, 58, 80, 102, 124, 146];

/** Whose scene covers the map, if any does. @param {Ctx} ctx */
export function winnerShown({ snapshot, ui }) {
  return isWinnerShown(snapshot, ui) ? (snapshot.over?.winner ?? null) : null;
}

/** @param {Ctx} ctx */
export function winnersScene(ctx) {
  const { snapshot, say, dispatch } = ctx;
  const { round, seats } = snapshot;
  const seat = winnerShown(ctx);
  if (!seat) return null;
  const row = seats.find((one) => one.seat === seat);
  const persons = seats.filter(({ player }) => player === "human");
  const alone = persons.length === 1 && persons[0]?.seat === seat;
  return h(
    "section.rw-won-scene.seat",
    {
      key: "winner",
      class: `s-${seat} ${ctx.reducedMotion() ? "" : "rw-moves"}`,
      "aria-label": say("page-winner", { seat }),
    },
    wreath(seat),
    h("h2", alone ? say("page-winner-you") : say("page-winner", { seat })),
    h(
      "p",
      say("page-winner-with", {
        round: round || 0,
        territories: row?.territories ?? 0,
        armies: row?.armies ?? 0,
      }),
    ),
    button("see_board", say("page-winner-board"), () =>
      dispatch({ type: "local", name: "winner", value: { seen: snapshot.game_id } }),
    ),
  );
}

/** The sign of a seat in a wreath. @param {import("../types.js").Seat} seat */
const wreath = (seat) =>
  h(
    "svg.rw-wreath",
    { viewBox: "-60 -60 120 120", "aria-hidden": "true" },
    [-1, 1].map((side) =>
      h(
        "g.rw-leaves",
        { key: side, transform: `scale(${side} 1)` },
        LEAVES.map((degrees) => leaf(degrees)),
      ),
    ),
    h("rect.rw-shield", { x: -27, y: -27, width: 54, height: 54, rx: 12 }),
    h("path.rw-glyph", { d: SEAT_GLYPHS[seat], transform: "translate(-18 -18) scale(3.6)" }),
  );

/** Two leaves that grow from one point of the branch. @param {number} degrees */
const leaf = (degrees) =>
  h(
    "g",
    { key: degrees, transform: `rotate(${-degrees}) translate(0 44)` },
    h("path", { d: "M0 0c6-5 13-5 17-1-5 5-11 6-17 1z", transform: "rotate(-28)" }),
    h("path", { d: "M0 0c6-5 13-5 17-1-5 5-11 6-17 1z", transform: "scale(1 -1) rotate(38)" }),
  );

/** The headline of a great moment, which takes the place of the bar's sentence for a while. */

import { onlyPerson } from "../store/selectors.js";
import { h } from "./dom.js";
import { botName, faceOf } from "./faces.js";
import { chip } from "./symbols.js";

/** @import { Ctx } from "../calls.js" */

/**
 * Word the moment; null for a win, whose sentence in the bar says why.
 * @param {Pick<Ctx, "great"|"snapshot"|"say">} ctx
 * @returns {{text: string, sub: string}|null}
 */
export function headline({ great, snapshot, say }) {
  if (!great || great.kind === "won") return null;
  const { kind, seat } = great;
  const about = { seat, you: seat === onlyPerson(snapshot) };
  if (kind === "out") return { text: say("page-great-out", about), sub: "" };
  const { bonus: armies } = great;
  if (kind === "cards") return { text: say("page-great-cards", { ...about, armies }), sub: "" };
  const named = { ...about, continent: great.continent };
  return kind === "taken"
    ? { text: say("page-great-taken", named), sub: say("page-map-bonus", { armies }) }
    : { text: say("page-great-lost", named), sub: say("page-map-bonus-lost", { armies }) };
}

/** Draw the face of the bot that the moment is about; people have their sign. @param {Ctx} ctx */
export function headlineFace(ctx) {
  const { great, snapshot } = ctx;
  const row = snapshot.seats.find(({ seat }) => seat === great?.seat);
  return (
    row &&
    h(
      "span.rw-bar-face",
      { key: `great-${row.seat}`, "data-face": row.seat },
      row.face ? [faceOf(ctx, row), botName(row)] : chip(row.seat, "rw-large"),
    )
  );
}

/** The seats in the form of a new game. */

import { button, select, text } from "./controls.js";
import { h } from "./dom.js";
import { chip, icon } from "./symbols.js";

/** @import { Form, FormSeat } from "../store/state.js" */
/** @import { Seat } from "../types.js" */
/** @import { Ctx } from "./context.js" */

/**
 * Who may play a seat, as `select` takes it.
 * @param {Ctx["say"]} say
 * @param {import("../pageTypes.js").Catalog} catalog
 * @returns {Array<[string, string]>}
 */
export const playerChoices = (say, { bots }) => [
  ["human", say("page-person")],
  ...bots.map(
    ({ id, title }) => /** @type {[string, string]} */ ([id, say("page-bot", { title })]),
  ),
];

/**
 * @param {Ctx} ctx
 * @param {Form} form
 * @param {number} i
 * @param {(change: Partial<Form>) => void} set
 */
export function seatRow({ catalog, say }, form, i, set) {
  const row = /** @type {FormSeat} */ (form.seats[i]);
  /** @param {Partial<FormSeat>} change */
  const change = (change) =>
    set({ seats: form.seats.map((s, j) => (j === i ? { ...s, ...change } : s)) });
  /** Takes a colour; whoever had it gets the one that is free now. @param {string} seat */
  const recolour = (seat) =>
    set({
      seats: form.seats.map((s, j) =>
        j === i
          ? { ...s, seat: /** @type {Seat} */ (seat) }
          : s.seat === seat
            ? { ...s, seat: row.seat }
            : s,
      ),
    });
  const up = () => {
    const seats = [...form.seats];
    seats.splice(i - 1, 0, ...seats.splice(i, 1));
    set({ seats });
  };
  const player = i + 1;
  return h(
    "li",
    { key: i },
    h("span.rw-ix", { "aria-hidden": "true" }, i + 1),
    chip(row.seat),
    select(
      catalog.seats.map((s) => [s, say("page-colour", { holder: s })]),
      row.seat,
      recolour,
      { "aria-label": say("page-seat-row-colour", { player }) },
    ),
    h("input.rw-fld", {
      "aria-label": say("page-seat-row-name", { player }),
      maxlength: 40,
      value: row.name,
      placeholder: say("page-colour", { holder: row.seat }),
      on: { input: (/** @type {Event} */ e) => change({ name: text(e) }) },
    }),
    select(
      playerChoices(say, catalog),
      row.player,
      // A bot does not go on under the name of the person that sat there.
      (player) => change(row.player === "human" ? { player, name: "" } : { player }),
      { "aria-label": say("page-seat-row-played-by", { player }) },
    ),
    button("seat_up", icon("up"), up, {
      kind: "rw-tb",
      "aria-label": say("page-seat-row-earlier", { player }),
      disabled: i === 0,
    }),
    button(
      "remove_seat",
      icon("remove"),
      (event) => {
        const list = /** @type {Element} */ (event.currentTarget).closest("ol");
        set({ seats: form.seats.filter((_, j) => j !== i) });
        // The row has gone, and with the last row the focus.
        const rows = [...(list?.querySelectorAll("li") ?? [])];
        rows[Math.min(i, rows.length - 1)]?.querySelector("select")?.focus();
      },
      {
        kind: "rw-tb",
        "aria-label": say("page-seat-row-remove", { player }),
        disabled: form.seats.length < 3,
      },
    ),
  );
}

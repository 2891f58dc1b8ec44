/** The seats in the form of a new game. */

import { capitalize } from "../words/english.js";
import { button, select, text } from "./controls.js";
import { h } from "./dom.js";
import { chip, icon } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../store/state.js").Form} Form */
/** @typedef {import("../types.js").Seat} Seat */

/**
 * @param {Ctx} ctx
 * @param {Form} form
 * @param {number} i
 * @param {(change: Partial<Form>) => void} set
 */
export function seatRow({ catalog }, form, i, set) {
  const row = /** @type {import("../store/state.js").FormSeat} */ (form.seats[i]);
  /** @param {Partial<import("../store/state.js").FormSeat>} change */
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
  const who = `Player ${i + 1}`;
  return h(
    "li",
    { key: i },
    h("span.rw-ix", { "aria-hidden": "true" }, i + 1),
    chip(row.seat),
    select(
      catalog.seats.map((s) => [s, capitalize(s)]),
      row.seat,
      recolour,
      { "aria-label": `${who}: colour` },
    ),
    h("input.rw-fld", {
      "aria-label": `${who}: name`,
      maxlength: 40,
      value: row.name,
      placeholder: capitalize(row.seat),
      on: { input: (/** @type {Event} */ e) => change({ name: text(e) }) },
    }),
    select(
      [
        ["human", "Person"],
        ...catalog.bots.map(
          (b) => /** @type {[string, string]} */ ([b.id, `Bot: ${b.title.toLowerCase()}`]),
        ),
      ],
      row.player,
      // A bot does not go on under the name of the person that sat there.
      (player) => change(row.player === "human" ? { player, name: "" } : { player }),
      { "aria-label": `${who}: played by` },
    ),
    button("seat_up", icon("up"), up, {
      kind: "rw-tb",
      "aria-label": `${who}: play earlier`,
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
        "aria-label": `${who}: remove`,
        disabled: form.seats.length < 3,
      },
    ),
  );
}

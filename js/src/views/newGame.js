/** The form of a new game: every choice is explained, and what is not possible says why. */

import {
  addition,
  closedBecause,
  code,
  defaults,
  freshForm,
  keepMode,
  MOST_SEATS,
  need,
  newGameAction,
  obstacle,
  withMode,
} from "../store/gameSetup.js";
import { capitalize, list } from "../words/english.js";
import { button, select, text } from "./controls.js";
import { h } from "./dom.js";
import { seatRow } from "./newGameSeats.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../store/state.js").Form} Form */
/** @typedef {import("../types.js").Catalog} Catalog */

/**
 * What a mode is, and what choosing it changes at the table.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {{id: string, summary: string, players: number[]}} mode
 */
function modeLine(catalog, form, mode) {
  const more = withMode(catalog, form, mode.id).seats.length - form.seats.length;
  const n = Math.abs(more);
  return more && mode.id !== form.mode
    ? `${mode.summary} For ${need(mode)} players: ${n} seat${n > 1 ? "s" : ""} will be ${more > 0 ? "added" : "taken away"}.`
    : mode.summary;
}

/**
 * @param {Ctx} ctx
 */
export function newGame(ctx) {
  const { snapshot, ui, catalog, dispatch, send, uid, copy, startGame } = ctx;
  const form = ui.form ?? freshForm(snapshot, catalog);
  const edition = catalog.editions.find(({ id }) => id === form.edition);
  /** @param {Partial<Form>} change */
  const set = (change) => dispatch({ type: "form", form: { ...form, ...change } });
  const reason = obstacle(catalog, form);
  const bots = new Map(catalog.bots.map((bot) => [bot.id, bot]));
  const used = [...new Set(form.seats.map(({ player }) => bots.get(player)).filter(Boolean))];
  const persons = form.seats.filter(({ player }) => player === "human").length;
  const waiting = (form.spare ?? []).map(({ seat }) => capitalize(seat));
  const modes = new Map(catalog.editions.flatMap((e) => e.modes.map((m) => [m.id, m])));
  return h(
    "form",
    {
      "aria-label": "New game",
      on: {
        submit: (/** @type {Event} */ event) => {
          event.preventDefault();
          if (!reason) startGame(newGameAction(catalog, form));
        },
      },
    },
    // First, so that it is in sight however low the window is.
    h(
      "div.rw-row.rw-right.rw-go",
      { key: "go" },
      h("span.rw-refusal", { role: "status" }, reason || ui.refusal?.message),
      button("load", "Load a game…", () => dispatch({ type: "dialog", dialog: "load" })),
      button("start_game", "Start game", () => {}, {
        kind: "rw-btn.rw-p",
        type: "submit",
        disabled: Boolean(reason),
      }),
    ),
    h(
      "div.rw-cols",
      { key: "cols" },
      h(
        "div",
        null,
        group(
          "Edition",
          h(
            "div.rw-eds",
            null,
            catalog.editions.map((e) =>
              choice("rw-ed", {
                name: `${uid}-edition`,
                value: e.id,
                on: e.id === form.edition,
                title: e.title,
                text: e.summary,
                pick: () =>
                  set({
                    edition: e.id,
                    options: defaults(catalog, e.id),
                    mode: keepMode(catalog, form, e.id),
                  }),
              }),
            ),
          ),
        ),
        group(
          "Mode",
          h(
            "div.rw-modes",
            null,
            [...modes.values()].map((m) => {
              const own = edition?.modes.find(({ id }) => id === m.id);
              return choice("rw-mode", {
                name: `${uid}-mode`,
                value: m.id,
                on: m.id === form.mode,
                title: m.title,
                text: own ? modeLine(catalog, form, own) : closedBecause(catalog, form, m.id),
                closed: !own,
                pick: () => set(withMode(catalog, form, m.id)),
              });
            }),
          ),
        ),
        group(
          "Board",
          h(
            "div.rw-modes",
            null,
            catalog.boards.map((b) =>
              choice("rw-mode", {
                name: `${uid}-board`,
                value: b.id,
                on: b.id === form.board,
                title: b.name,
                text: b.summary,
                pick: () => set({ board: b.id }),
              }),
            ),
          ),
        ),
        (edition?.options.length ?? 0) > 0 &&
          group(
            `Options of this edition`,
            edition?.options.map((o) =>
              h(
                "label.rw-opt",
                { key: o.id },
                h("span", null, o.title),
                select(
                  o.choices.map(({ label }, i) => [String(i), label]),
                  String(o.choices.findIndex(({ value }) => value === form.options[o.id])),
                  (i) => set({ options: { ...form.options, [o.id]: o.choices[Number(i)]?.value } }),
                ),
              ),
            ),
          ),
      ),
      h(
        "div",
        null,
        group(
          "Seats, in turn order",
          h(
            "ol.rw-seats",
            null,
            form.seats.map((_, i) => seatRow(ctx, form, i, set)),
          ),
          form.seats.length < MOST_SEATS &&
            button("add_seat", "Add a player", () =>
              set({ seats: [...form.seats, addition(catalog, form.seats)] }),
            ),
          h(
            "p.rw-meta",
            { key: "about" },
            used.map((bot) => `${bot?.title}: ${bot?.summary}`).join(" "),
            persons > 1
              ? ` ${persons} persons share this screen: a hand-over screen comes before each private hand.`
              : "",
            persons === 0 ? " The bots play alone; you watch." : "",
            waiting.length > 0 &&
              ` ${list(waiting)} ${waiting.length > 1 ? "come" : "comes"} back with a mode for more players.`,
          ),
        ),
        group(
          "Chance",
          h(
            "div.rw-row.rw-left",
            null,
            h("label", { for: `${uid}-seed` }, "Seed"),
            h("input.rw-fld", {
              id: `${uid}-seed`,
              inputmode: "numeric",
              maxlength: 9,
              value: form.seed,
              placeholder: "any",
              on: { input: (/** @type {Event} */ e) => set({ seed: text(e).trim() }) },
            }),
            button("new_seed", "New seed", () =>
              set({ seed: String(Math.floor(Math.random() * 1e6)) }),
            ),
            h("small", null, "Same seed, same dice."),
          ),
        ),
        h(
          "label.rw-row.rw-left",
          { key: "teach" },
          h("input", {
            type: "checkbox",
            checked: snapshot.teach ?? false,
            "data-action": "teach",
            on: { change: () => send({ type: "teach", value: !snapshot.teach }) },
          }),
          h(
            "span",
            null,
            h("b", null, "Teach me"),
            h("small", null, "explains each part of a turn, and each move, while you play"),
          ),
        ),
        group(
          "The same in code",
          h("pre.rw-code", { tabindex: 0, "data-code": "" }, code(catalog, form, snapshot.teach)),
          button(
            "copy_code",
            "Copy code",
            (event) => copy(code(catalog, form, snapshot.teach), event),
            {
              kind: "rw-link",
            },
          ),
        ),
      ),
    ),
  );
}

/** @param {string} legend @param {...any} kids */
const group = (legend, ...kids) =>
  h("fieldset", { key: legend }, h("legend", null, legend), ...kids);

/**
 * A radio button with a title and a line that explains it.
 * @param {string} kind
 * @param {{name: string, value: string, on: boolean, title: string, text: string, closed?: boolean, pick: () => void}} o
 */
const choice = (kind, { name, value, on, title, text: line, closed = false, pick }) =>
  h(
    `label.${kind}`,
    { key: value, class: `${on ? "rw-on" : ""} ${closed ? "rw-off" : ""}` },
    h("input", {
      type: "radio",
      name,
      value,
      checked: on,
      disabled: closed && !on,
      on: { change: pick },
    }),
    h("b", null, title),
    h("small", null, line),
  );

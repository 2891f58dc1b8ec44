/** The form of a new game: every choice is explained, and what is not possible says why. */

import { capitalize, list } from "../words/english.js";
import { button, chip, icon } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../store/reducer.js").Form} Form */
/** @typedef {import("../types.js").Catalog} Catalog */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Seat} Seat */

const MOST_SEATS = 6;

/**
 * A form as the last game was set up, or a first suggestion.
 * @param {Snapshot} snapshot
 * @param {Catalog} catalog
 * @returns {Form}
 */
export function freshForm(snapshot, catalog) {
  const edition = catalog.editions.find(({ id }) => id === snapshot.edition) ?? catalog.editions[0];
  const seats = snapshot.seats.length
    ? snapshot.seats.map(({ seat, player, name }) => ({
        seat,
        player,
        // Without a name of its own a seat is called by its colour, or by its bot.
        name: name.toLowerCase() === seat || name.toLowerCase() === player ? "" : name,
      }))
    : catalog.seats
        .slice(0, 3)
        .map((seat, i) => ({ seat, player: i ? "cautious" : "human", name: "" }));
  const mode = edition?.modes.find(({ id }) => id === snapshot.mode) ?? edition?.modes[0];
  return {
    edition: edition?.id ?? "",
    mode: mode?.id ?? "",
    board: snapshot.board || (catalog.boards[0]?.id ?? "classic"),
    seats,
    seed: "",
    options: { ...defaults(catalog, edition?.id), ...snapshot.options },
  };
}

/** @param {Catalog} catalog @param {string|undefined} edition */
const defaults = (catalog, edition) =>
  Object.fromEntries(
    (catalog.editions.find(({ id }) => id === edition)?.options ?? []).map((o) => [
      o.id,
      o.default,
    ]),
  );

/**
 * Why a mode cannot be played with these choices, or "" where it can.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {string} mode
 */
export function closedBecause({ editions }, { edition, seats }, mode) {
  const chosen = editions.find(({ id }) => id === edition);
  const found = chosen?.modes.find(({ id }) => id === mode);
  if (!found) return `Not in the ${chosen?.title} rules.`;
  if (found.players.includes(seats.length)) return "";
  return `Needs ${need(found)} players; ${seats.length} ${seats.length === 1 ? "is" : "are"} seated.`;
}

/** @param {{players: number[]}} mode */
const need = ({ players }) =>
  players.length === 1 ? `exactly ${players[0]}` : `${players[0]} to ${players.at(-1)}`;

/**
 * A form in which as many are seated as a mode needs. Bots leave before persons do; who had to
 * leave comes back with a mode for more.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {string} id a mode of the form's edition
 * @returns {Form}
 */
export function withMode(catalog, form, id) {
  const edition = catalog.editions.find(({ id }) => id === form.edition);
  const players = edition?.modes.find((mode) => mode.id === id)?.players ?? [];
  const [least = 2, most = MOST_SEATS] = [players[0], players.at(-1)];
  const seats = [...form.seats];
  const spare = (form.spare ?? []).filter(({ seat }) => seats.every((s) => s.seat !== seat));
  while (seats.length < most && spare.length) seats.push(...spare.splice(0, 1));
  while (seats.length < least) seats.push(addition(catalog, seats));
  while (seats.length > most) {
    const bot = seats.map(({ player }) => player !== "human").lastIndexOf(true);
    spare.unshift(...seats.splice(bot, 1));
  }
  return { ...form, mode: id, seats, spare };
}

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

const SEED = /^\d{1,9}$/;

/**
 * What keeps the game from starting, or "".
 * @param {Catalog} catalog
 * @param {Form} form
 */
export function obstacle(catalog, form) {
  if (form.seed && !SEED.test(form.seed)) return "The seed must be a whole number.";
  return closedBecause(catalog, form, form.mode);
}

/**
 * @param {Catalog} catalog
 * @param {Form} form
 * @returns {import("../types.js").Action}
 */
export function newGameAction(catalog, form) {
  const known = defaults(catalog, form.edition);
  return {
    type: "new_game",
    edition: form.edition,
    mode: form.mode,
    board: form.board,
    seats: form.seats,
    seed: form.seed ? Number(form.seed) : null,
    options: Object.fromEntries(Object.entries(form.options).filter(([id]) => id in known)),
  };
}

/**
 * The same game in Python.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {boolean} [teach] with explanations
 */
export function code(catalog, form, teach = false) {
  const quote = (/** @type {unknown} */ value) =>
    typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
  const known = defaults(catalog, form.edition);
  const options = Object.entries(form.options).filter(([id, v]) => id in known && v !== known[id]);
  const args = [
    `edition=${quote(form.edition)}, mode=${quote(form.mode)}`,
    `seats=[${form.seats.map(({ seat }) => quote(seat)).join(", ")}]`,
    ...(SEED.test(form.seed) ? [`seed=${Number(form.seed)}`] : []),
    ...(form.board === "classic" ? [] : [`board=${quote(form.board)}`]),
    ...(options.length
      ? [`options={${options.map(([id, v]) => `${quote(id)}: ${quote(v)}`).join(", ")}}`]
      : []),
  ];
  const seats = form.seats.map(({ seat, player }) => `${quote(seat)}: ${quote(player)}`).join(", ");
  const named = form.seats.filter(({ name }) => name.trim());
  const names = named.map(({ seat, name }) => `${quote(seat)}: ${quote(name.trim())}`).join(", ");
  const called = names ? `,\n    names={${names}}` : "";
  return `game = rw.Game.new(${args.join(",\n    ")})\nrw.RiskWidget(game, seats={${seats}}${called}${teach ? ", teach=True" : ""})`;
}

/**
 * @param {Ctx} ctx
 * @param {(game: import("../types.js").Action) => void} start
 */
export function newGame(ctx, start) {
  const { snapshot, ui, catalog, dispatch, send, uid, copy } = ctx;
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
          if (!reason) start(newGameAction(catalog, form));
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

/** @param {Event} event */
const text = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {string} legend @param {...any} kids */
const group = (legend, ...kids) =>
  h("fieldset", { key: legend }, h("legend", null, legend), ...kids);

/**
 * @param {Array<[value: string, label: string]>} options
 * @param {string} value
 * @param {(value: string) => void} pick
 * @param {Record<string, any>} [props]
 */
export const select = (options, value, pick, props = {}) =>
  h(
    "select.rw-fld",
    { ...props, value, on: { change: (/** @type {Event} */ e) => pick(text(e)) } },
    options.map(([v, label]) => h("option", { key: v, value: v }, label)),
  );

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

/**
 * The mode stays when the edition has it for this table, else its first that fits.
 * @param {Catalog} catalog
 * @param {Form} form
 * @param {string} edition
 */
function keepMode(catalog, form, edition) {
  const next = { ...form, edition };
  if (!closedBecause(catalog, next, form.mode)) return form.mode;
  const modes = catalog.editions.find(({ id }) => id === edition)?.modes ?? [];
  return (modes.find(({ id }) => !closedBecause(catalog, next, id)) ?? modes[0])?.id ?? form.mode;
}

/** @param {Catalog} catalog @param {Form["seats"]} seats */
function addition(catalog, seats) {
  const taken = new Set(seats.map(({ seat }) => seat));
  const seat = /** @type {Seat} */ (catalog.seats.find((s) => !taken.has(s)));
  return { seat, player: catalog.bots.at(-1)?.id ?? "human", name: "" };
}

/**
 * @param {Ctx} ctx
 * @param {Form} form
 * @param {number} i
 * @param {(change: Partial<Form>) => void} set
 */
function seatRow({ catalog }, form, i, set) {
  const row = /** @type {import("../store/reducer.js").FormSeat} */ (form.seats[i]);
  /** @param {Partial<import("../store/reducer.js").FormSeat>} change */
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

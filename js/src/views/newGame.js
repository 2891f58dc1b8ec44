/** The form of a new game: it explains every choice, and why some choices are not possible. */

import { draft, mayEdit } from "../store/editor.js";
import {
  addedSeat,
  chooseColour,
  chooseEdition,
  chooseMode,
  chooseName,
  chooseOrder,
  choosePlayer,
  choosePlayers,
  code,
  disabledBecause,
  freshForm,
  MOST_SEATS,
  MY_LEVEL,
  moveUp,
  newGameAction,
  obstacle,
  ownChanges,
  playersNeeded,
} from "../store/gameSetup.js";
import { switchesOf } from "../store/screens.js";
import { showDialog } from "../store/uiEvents.js";
import { sentences } from "../words/index.js";
import { coachChoice } from "./coach.js";
import { button, checkbox, link, radio, select, submitted, tool, typed } from "./controls.js";
import { h } from "./dom.js";
import { faceCalled } from "./faces.js";
import { firstScreen, goOnButton, isFirst, levelOf, PUZZLE } from "./firstScreen.js";
import { languageChoice, languageOffer } from "./language.js";
import { mistakesButton } from "./mistakes.js";
import { chip, icon } from "./symbols.js";

/** @import { Catalog } from "../pageTypes.js" */
/** @import { OwnChange } from "../store/gameSetup.js" */
/** @import { Form, FormSeat } from "../store/state.js" */
/** @import { Seat } from "../types.js" */
/** @import { FormCtx } from "../calls.js" */

/**
 * Describe a mode, and how choosing it would change the number of players.
 * @param {FormCtx} ctx
 * @param {Form} form
 * @param {{id: string, summary: string, players: number[]}} mode
 */
function modeLine({ catalog, say }, form, mode) {
  const more = chooseMode(catalog, form, mode.id).seats.length - form.seats.length;
  if (!more || mode.id === form.mode) return mode.summary;
  const change = { ...playersNeeded(mode), seats: Math.abs(more), added: more > 0 };
  return sentences(say, mode.summary, say("page-new-changes-seats", change));
}

/** @param {FormCtx} ctx */
export function newGame(ctx) {
  return isFirst(ctx) ? firstScreen(ctx) : wholeForm(ctx);
}

/** @param {FormCtx} ctx */
function wholeForm(ctx) {
  const { newest, ui, catalog, say, dispatch, send, uid, copy, startGame } = ctx;
  const form = ui.form ?? freshForm(newest, catalog);
  const { teach = false, coach } = switchesOf(newest);
  const edition = catalog.editions.find(({ id }) => id === form.edition);
  /** @param {Form} next */
  const take = (next) => dispatch({ type: "form", form: next });
  /** @param {Partial<Form>} change */
  const set = (change) => take({ ...form, ...change });
  const own = ownChanges(catalog, form);
  const reason = obstacle(catalog, form);
  const goOn = goOnButton(ctx);
  const bots = new Map(catalog.bots.map((bot) => [bot.id, bot]));
  const used = [...new Set(form.seats.map(({ player }) => bots.get(player)).filter(Boolean))];
  const persons = form.seats.filter(({ player }) => player === "human").length;
  const whyDisabled = (/** @type {string} */ mode) => {
    const why = disabledBecause(catalog, form, mode);
    return why ? say(...why) : "";
  };
  const modes = new Map(catalog.editions.flatMap((e) => e.modes.map((m) => [m.id, m])));
  const start = (/** @type {string} */ name) =>
    button(name, say("page-new-start"), () => {}, {
      kind: goOn ? "rw-button" : "rw-button.rw-primary",
      type: "submit",
      disabled: Boolean(reason),
    });
  return h(
    "form",
    {
      key: "everything",
      "aria-label": say("page-new"),
      on: submitted(() => {
        if (!reason) startGame(newGameAction(catalog, form));
      }),
    },
    h(
      "div.rw-row.rw-left.rw-other-ways",
      { key: "ways" },
      button("learn", say("page-new-learn"), () => send({ type: "lesson", do: "open" })),
      button("puzzle", say("page-new-puzzle"), () => send(PUZZLE)),
      mistakesButton(ctx),
      button("load", say("page-new-load"), () => dispatch(showDialog("load"))),
      mayEdit(newest) &&
        button("edit_position", say("page-edit-new"), () =>
          send(draft("open", { value: "dealt" })),
        ),
      languageChoice(ctx, "rw-language", false),
    ),
    // A start button comes before the choices, so that it is in sight even in a low window, and
    // another one after the last of them.
    h(
      "div.rw-start-game",
      { key: "go" },
      h(
        "div.rw-stack.rw-will-start",
        { role: "status", id: `${uid}-own` },
        h("b", { key: "game" }, willStart(ctx, form, own)),
        own.map(({ message }, i) => h("span", { key: `own-${i}` }, say(...message))),
        h(
          "span.rw-refusal",
          { key: "refusal" },
          reason ? say(...reason) : (ui.refusal?.message ?? ""),
        ),
      ),
      goOn,
      start("start_game"),
    ),
    h(
      "div.rw-columns",
      { key: "cols" },
      h(
        "div",
        group(
          say("page-new-edition"),
          languageOffer(ctx, form.edition),
          h(
            "div.rw-stack.rw-editions",
            catalog.editions.map((e) =>
              choice("rw-edition", {
                name: `${uid}-edition`,
                value: e.id,
                on: e.id === form.edition,
                title: e.title,
                text: e.summary,
                pick: () => take(chooseEdition(catalog, form, e.id)),
              }),
            ),
          ),
        ),
      ),
      h(
        "div",
        group(
          [say("page-new-mode"), changedMark(ctx, own, "mode")],
          h(
            "div.rw-modes",
            [...modes.values()].map((m) => {
              const own = edition?.modes.find(({ id }) => id === m.id);
              return choice("rw-mode", {
                name: `${uid}-mode`,
                value: m.id,
                on: m.id === form.mode,
                title: m.title,
                text: own ? modeLine(ctx, form, own) : whyDisabled(m.id),
                disabled: !own,
                pick: () => take(chooseMode(catalog, form, m.id)),
              });
            }),
          ),
        ),
      ),
      h(
        "div.rw-both",
        group(
          [say("page-new-seats"), changedMark(ctx, own, "players")],
          h(
            "ol.rw-stack.rw-seats",
            form.seats.map((_, i) => seatRow(ctx, form, i, own, take)),
          ),
          h(
            "div.rw-row.rw-left",
            { key: "more" },
            form.seats.length < MOST_SEATS &&
              button("add_seat", say("page-new-add-seat"), () =>
                take(choosePlayers(catalog, form, [...form.seats, addedSeat(catalog, form.seats)])),
              ),
            h(
              "label.rw-row.rw-left",
              { key: "order" },
              checkbox("draw_order", form.order === "drawn", (drawn) =>
                take(chooseOrder(form, drawn ? "drawn" : "listed")),
              ),
              h("span", say("page-new-order"), " ", h("small", say("page-new-order.listed"))),
              changedMark(ctx, own, "order"),
            ),
          ),
          h(
            "p.rw-meta",
            { key: "about" },
            sentences(
              say,
              form.seats.some(({ player }) => player === MY_LEVEL)
                ? say("page-my-level.about", levelOf(ctx))
                : "",
              ...used.map((bot) =>
                say("page-new-bot", { title: bot?.title, summary: bot?.summary }),
              ),
              persons > 1 ? say("page-new-shared", { persons }) : "",
              persons === 0 ? say("page-new-bots-alone") : "",
            ),
          ),
        ),
      ),
      h(
        "div",
        group(
          say("page-new-board"),
          h(
            "div.rw-modes",
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
            say("page-new-options"),
            edition?.options.map((o) =>
              h(
                "label.rw-stack.rw-option",
                { key: o.id },
                h("span", o.title),
                select(
                  o.choices.map(({ label }, i) => [String(i), label]),
                  String(o.choices.findIndex(({ value }) => value === form.options[o.id])),
                  (i) => set({ options: { ...form.options, [o.id]: o.choices[Number(i)]?.value } }),
                ),
              ),
            ),
          ),
        group(
          say("page-new-help"),
          h(
            "label.rw-row.rw-left",
            { key: "teach" },
            checkbox("teach", teach, (value) => send({ type: "teach", value })),
            h("span", h("b", say("page-teach")), h("small", say("page-new-teach"))),
          ),
          h(
            "label.rw-stack.rw-option",
            { key: "coach" },
            h("b", say("page-coach")),
            h("small", say("page-coach.about")),
            coachChoice(ctx),
          ),
        ),
      ),
      h(
        "div",
        group(
          say("page-new-chance"),
          h(
            "div.rw-row.rw-left",
            h("label", { for: `${uid}-seed` }, say("page-new-seed")),
            h("input.rw-field", {
              id: `${uid}-seed`,
              inputmode: "numeric",
              maxlength: 9,
              value: form.seed,
              placeholder: say("page-new-seed.any"),
              on: typed((seed) => set({ seed: seed.trim() })),
            }),
            button("new_seed", say("page-new-other-seed"), () =>
              set({ seed: String(Math.floor(Math.random() * 1e6)) }),
            ),
            h("small", say("page-new-seed.about")),
          ),
        ),
        group(
          say("page-new-code"),
          h("pre.rw-code", { tabindex: 0, "data-code": "" }, code(catalog, form, teach, coach)),
          link("copy_code", say("page-new-copy-code"), (event) =>
            copy(code(catalog, form, teach, coach), event),
          ),
        ),
      ),
    ),
    h("div.rw-row.rw-right.rw-start-below", { key: "go-below" }, start("start_below")),
  );
}

/** @param {any} legend @param {...any} kids */
const group = (legend, ...kids) =>
  h("fieldset", { key: [legend].flat()[0] }, h("legend", legend), ...kids);

/**
 * Say which game will start: edition, mode, players, and any board other than the usual one.
 * @param {FormCtx} ctx
 * @param {Form} form
 * @param {OwnChange[]} own
 */
function willStart({ catalog, say }, form, own) {
  const edition = catalog.editions.find(({ id }) => id === form.edition);
  const board = catalog.boards.find(({ id }) => id === form.board);
  const parts = [
    ["edition", edition?.title],
    ["mode", edition?.modes.find(({ id }) => id === form.mode)?.title],
    ["players", say("page-new-so-many", { players: form.seats.length })],
    ...(board && board !== catalog.boards[0] ? [["board", board.name]] : []),
  ];
  return parts.map(([field = "", text], i) => [
    i > 0 && " · ",
    h("span", { key: field, class: isOwn(own, field) ? "rw-own-change" : "" }, text),
  ]);
}

/**
 * Whether the form has by itself changed a field of a player or of the game.
 * @param {OwnChange[]} own @param {string} field @param {number} [player]
 */
const isOwn = (own, field, player) =>
  own.some((change) => change.field === field && change.player === player);

/** Mark a group in which the form has changed something by itself.
 * @param {FormCtx} ctx @param {OwnChange[]} own @param {string} field */
const changedMark = ({ say }, own, field) =>
  isOwn(own, field) &&
  h("small.rw-own-change", { key: "own", "data-own": field }, say("page-new-own"));

/**
 * Draw a radio button with a title and a line that explains it.
 * @param {string} kind
 * @param {{name: string, value: string, on: boolean, title: string, text: string, disabled?: boolean, pick: () => void}} o
 */
const choice = (kind, { name, value, on, title, text: line, disabled = false, pick }) =>
  h(
    `label.${kind}`,
    { key: value, class: `${on ? "rw-chosen" : ""} ${disabled ? "rw-disabled" : ""}` },
    radio(name, value, on, pick, { disabled: disabled && !on }),
    h("b", title),
    h("small", line),
  );

/**
 * List the players for a seat, as options of `select`: the bots on offer, and the seat's present
 * player.
 * @param {FormCtx["say"]} say
 * @param {import("../pageTypes.js").Catalog} catalog
 * @param {string} now the player at the seat
 * @param {Array<[string, string]>} more choices, before the bots
 * @returns {Array<[string, string]>}
 */
export const playerChoices = (say, { bots }, now, ...more) => [
  ["human", say("page-person")],
  ...more,
  ...bots
    .filter(({ id, offered = true }) => offered || id === now)
    .map(
      ({ id, title, beside = null }) =>
        /** @type {[string, string]} */ ([id, say("page-bot", { title, beside })]),
    ),
];

/**
 * @param {FormCtx} ctx
 * @param {Form} form
 * @param {number} i
 * @param {OwnChange[]} own
 * @param {(next: Form) => void} take
 */
function seatRow(ctx, form, i, own, take) {
  const { catalog, say, uid } = ctx;
  const row = /** @type {FormSeat} */ (form.seats[i]);
  const player = i + 1;
  const bot = row.player !== "human";
  /** Mark a field that the form has changed by itself. @param {"colour"|"name"} field */
  const mark = (field) =>
    isOwn(own, field, player)
      ? { "data-own": `${field}-${player}`, "aria-describedby": `${uid}-own` }
      : {};
  return h(
    "li",
    { key: i, class: row.added ? "rw-own-change" : "" },
    h("span.rw-seat-number", { "aria-hidden": "true" }, i + 1),
    (bot && faceCalled({ catalog }, row.seat, row.face)) || chip(row.seat),
    select(
      catalog.seats.map((s) => [s, say("page-colour", { holder: s })]),
      row.seat,
      (seat) => take(chooseColour(form, i, /** @type {Seat} */ (seat))),
      { "aria-label": say("page-seat-row-colour", { player }), ...mark("colour") },
    ),
    h("input.rw-field", {
      "aria-label": say("page-seat-row-name", { player }),
      maxlength: 40,
      dir: "auto",
      value: row.name,
      placeholder: (bot && row.face) || say("page-colour", { holder: row.seat }),
      on: typed((name) => take(chooseName(form, i, name))),
      ...mark("name"),
    }),
    select(
      playerChoices(say, catalog, row.player, [MY_LEVEL, say("page-my-level", levelOf(ctx))]),
      row.player,
      (by) => take(choosePlayer(form, i, by)),
      { "aria-label": say("page-seat-row-played-by", { player }) },
    ),
    tool(
      "seat_up",
      icon("up"),
      say("page-seat-row-earlier", { player }),
      () => take(moveUp(form, i)),
      { disabled: i === 0 },
    ),
    tool(
      "remove_seat",
      icon("remove"),
      say("page-seat-row-remove", { player }),
      (event) => {
        const list = /** @type {Element} */ (event.currentTarget).closest("ol");
        take(
          choosePlayers(
            catalog,
            form,
            form.seats.filter((_, j) => j !== i),
          ),
        );
        // Removing the row removes the focused button with it.
        const rows = [...(list?.querySelectorAll("li") ?? [])];
        rows[Math.min(i, rows.length - 1)]?.querySelector("select")?.focus();
      },
      { disabled: form.seats.length < 3 },
    ),
  );
}

/** The position editor: its head, bar, brushes and fields, and the dialogs that begin and copy a position. */

import { brushes, brushOf, copyQuery, draft, touchedLast } from "../store/editor.js";
import { isSetUp } from "../store/selectors.js";
import { setLocal, showDialog } from "../store/uiEvents.js";
import { block, button, checkbox, segments, select, stepper, tool, typed } from "./controls.js";
import { h } from "./dom.js";
import { copyField } from "./files.js";
import { fullScreenButton } from "./header.js";
import { chip, icon, sign } from "./symbols.js";

/** @import { EditorScreen, Owner } from "../types.js" */
/** @import { Ctx } from "../calls.js" */
/** @import { LocalEditor } from "../store/editor.js" */

/** @typedef {Ctx & {snapshot: EditorScreen}} EditorCtx */

/** @param {Ctx} ctx @param {LocalEditor} value */
const set = ({ dispatch }, value) => dispatch(setLocal("editor", value));

/** @param {Ctx} ctx @param {string} part @param {string|number} value @param {string} [seat] */
const change = ({ send }, part, value, seat) =>
  send(draft("change", { part, value, ...(seat && { seat }) }));

/** @param {Ctx["say"]} say @param {Owner|null} owner */
const ownerName = (say, owner) =>
  owner ? say("page-seat", { seat: owner }) : say("page-edit-nobody");

/** @param {EditorCtx} ctx */
export function editorHeader(ctx) {
  const { snapshot, say, send, dispatch, viewport } = ctx;
  const { undo, redo } = snapshot.editor;
  /** @param {"earlier"|"later"} act @param {"undo"|"redo"} sign @param {boolean} can */
  const turn = (act, sign, can) =>
    tool(`edit_${act}`, icon(sign), say(`page-head-${sign}`), () => can && send(draft(act)), {
      "aria-disabled": !can,
    });
  return h(
    "header.rw-inline.rw-header",
    { key: "top" },
    h("div.rw-inline.rw-whose-turn", h("b", say("page-edit"))),
    h("span.rw-steps"),
    h(
      "div.rw-tools",
      turn("earlier", "undo", undo),
      turn("later", "redo", redo),
      button("rules", say("page-rules"), () => dispatch(showDialog("rules")), {
        kind: "rw-tool-button.rw-with-text",
      }),
      tool("keys", "?", say("page-keys"), () => dispatch(showDialog("keys"))),
      (viewport.full || viewport.fillable) && fullScreenButton(ctx),
      tool("edit_leave", icon("remove"), say("page-edit-leave"), () => send(draft("leave"))),
    ),
  );
}

/** Say whether the position is possible, and offer ways to go on with it.
 * @param {EditorCtx} ctx @returns {import("./sentence.js").Bar} */
export function editorBar(ctx) {
  const { snapshot, ui, say, send } = ctx;
  const { problem, ends } = snapshot.editor;
  /** @type {"play"|"analyse"|null|undefined} */
  const asked = ui.local.editor?.ends;
  if (asked && ends !== undefined && !problem) {
    return {
      line: { text: say("page-dialog-replace", { round: ends }), sub: "" },
      filled: {
        name: "confirm",
        label: ["page-dialog-replace.yes"],
        deliberate: true,
        run: () => send(draft(asked)),
      },
      beside: [
        { name: "cancel", label: ["page-dialog-cancel"], run: () => set(ctx, { ends: null }) },
      ],
    };
  }
  /** @param {"play"|"analyse"} act */
  const go = (act) => () => (ends === undefined ? send(draft(act)) : set(ctx, { ends: act }));
  const command = { disabled: Boolean(problem), deliberate: true };
  return {
    line: { text: problem || say("page-edit-valid"), sub: say("page-edit-how") },
    filled: { name: "edit_play", label: ["page-edit-play"], run: go("play"), ...command },
    beside: [
      {
        name: "edit_analyse",
        label: ["page-plans-analyse"],
        run: go("analyse"),
        disabled: command.disabled,
      },
      {
        name: "edit_copy",
        label: ["page-edit-copy"],
        dialog: "draft_copy",
        disabled: command.disabled,
      },
    ],
  };
}

/** Draw the brushes below the map, and the armies of the territory that was painted last. @param {EditorCtx} ctx */
export function brushStrip(ctx) {
  const { snapshot, ui, say, send, dispatch } = ctx;
  const chosen = brushOf(snapshot, ui);
  const at = touchedLast(snapshot, ui);
  const armies = at ? (snapshot.territories[at]?.[1] ?? 0) : 0;
  const free = Object.values(snapshot.territories).some(([owner]) => !owner);
  return h(
    "div.rw-edit-strip",
    { key: "brushes" },
    h(
      "div.rw-brushes",
      { role: "group", "aria-label": say("page-edit-brush") },
      brushes(snapshot).map((owner, n) =>
        button(
          "brush",
          [chip(owner), h("span", ownerName(say, owner))],
          () => set(ctx, { brush: owner }),
          {
            kind: "rw-brush",
            key: owner ?? "none",
            value: owner ?? "none",
            "aria-pressed": owner === chosen,
            "aria-keyshortcuts": `Shift+${n + 1}`,
          },
        ),
      ),
    ),
    h(
      "div.rw-row.rw-left",
      { key: "more" },
      at && [
        h("b", { key: "at" }, ctx.name(at)),
        stepper({
          say,
          label: say("page-edit-armies", { territory: at }),
          value: armies,
          range: [0, 10 ** 9],
          change: (n) => send(draft("armies", { territory: at, armies: n })),
        }),
      ],
      free &&
        chosen &&
        button("edit_fill", say("page-edit-fill"), () => send(draft("fill", { owner: chosen })), {
          key: "fill",
          kind: "rw-button.rw-small",
        }),
      button("edit_begin", say("page-edit-begin"), () => dispatch(showDialog("draft_begin")), {
        key: "begin",
        kind: "rw-button.rw-small",
        "aria-haspopup": "dialog",
      }),
    ),
  );
}

/** Draw a field with its name. @param {string} name @param {any} content */
const field = (name, content) => h("label.rw-edit-field", { key: name }, h("span", name), content);

/** @param {Ctx} ctx @param {string} part @param {number} value @param {string} [seat] @param {string} [label] */
const input = (ctx, part, value, seat, label) =>
  h("input.rw-field", {
    type: "number",
    min: 0,
    value,
    "data-action": part,
    ...(label && { "aria-label": label }),
    on: {
      change: (/** @type {Event} */ event) => {
        const { value: entered } = /** @type {HTMLInputElement} */ (event.target);
        change(ctx, part, entered === "" ? "" : Number(entered), seat);
      },
    },
  });

/** @param {Ctx} ctx @param {string} part @param {string} label @param {number} value */
const number = (ctx, part, label, value) => field(ctx.say(label), input(ctx, part, value));

/** Draw the fields next to the map. @param {EditorCtx} ctx */
export const editorPanel = (ctx) =>
  h(
    "div.rw-edit-panel",
    { key: "fields" },
    turnFields(ctx),
    seatFields(ctx, "page-edit-to-place", isSetUp(ctx.snapshot), inHandField),
    seatFields(ctx, "page-edit-capitals", ctx.snapshot.editor.has_capitals, capitalField),
    seatFields(ctx, "page-edit-missions", ctx.snapshot.editor.wanted.length > 0, missionField),
    seatFields(ctx, "page-edit-cards", ctx.snapshot.editor.cards.length > 0, cardFields),
    gameFields(ctx),
  );

/** @param {EditorCtx} ctx */
function turnFields(ctx) {
  const { snapshot, say } = ctx;
  const { phase, turn, seats, editor } = snapshot;
  const choices = seats.map(
    ({ seat }) => /** @type {[string, string]} */ ([seat, say("page-seat", { seat })]),
  );
  const phases = editor.phases.map(
    (id) => /** @type {[string, string]} */ ([id, say("page-edit-phase-name", { phase: id })]),
  );
  return block(
    "edit-turn",
    say("page-edit-turn"),
    field(
      say("page-edit-whose"),
      select(choices, turn, (seat) => change(ctx, "turn", seat), { "data-action": "turn" }),
    ),
    field(
      say("page-edit-phase"),
      select(phases, phase, (id) => change(ctx, "phase", id), { "data-action": "phase" }),
    ),
    /^reinforce/.test(phase) && [
      number(ctx, "to_place", "page-edit-to-place", snapshot.to_place),
      !editor.counted && h("small", { key: "given" }, say("page-edit-given")),
    ],
    !isSetUp(ctx.snapshot) &&
      h(
        "label.rw-edit-check",
        { key: "captured" },
        checkbox("captured", editor.captured, (on) => change(ctx, "captured", on ? 1 : 0)),
        say("page-edit-captured"),
      ),
    number(ctx, "round", "page-edit-round", snapshot.round),
    number(ctx, "sets_traded", "page-edit-sets", editor.sets_traded),
  );
}

/**
 * Draw a row for each seat, if there is anything to choose.
 * @param {EditorCtx} ctx @param {string} title @param {boolean} there
 * @param {(ctx: EditorCtx, seat: import("../types.js").Seat) => any} row
 */
const seatFields = (ctx, title, there, row) =>
  there &&
  block(
    title,
    ctx.say(title),
    h(
      "ul.rw-edit-seats",
      ctx.snapshot.seats.map(({ seat }) => h("li", { key: seat }, chip(seat), row(ctx, seat))),
    ),
  );

/** @param {EditorCtx} ctx @param {import("../types.js").Seat} seat */
const inHandField = (ctx, seat) =>
  input(
    ctx,
    "in_hand",
    ctx.snapshot.editor.in_hand[seat] ?? 0,
    seat,
    `${ctx.say("page-edit-to-place")}: ${ctx.say("page-seat", { seat })}`,
  );

/** @param {EditorCtx} ctx @param {import("../types.js").Seat} seat */
function capitalField(ctx, seat) {
  const { snapshot, say, name } = ctx;
  const own = snapshot.editor.capitals[seat];
  const places = Object.keys(snapshot.territories).filter(
    (t) => t === own || snapshot.territories[t]?.[0] === seat,
  );
  /** @type {Array<[string, string]>} */
  const choices = [
    ["", say("page-edit-none")],
    ...sorted(
      ctx,
      places.map((t) => [t, name(t)]),
    ),
  ];
  return select(choices, own ?? "", (t) => change(ctx, "capital", t, seat), {
    "aria-label": say("page-edit-capital", { seat }),
  });
}

/** @param {EditorCtx} ctx @param {import("../types.js").Seat} seat */
function missionField(ctx, seat) {
  const { snapshot, say, catalog } = ctx;
  const { missions, wanted } = snapshot.editor;
  const own = missions[seat];
  if (!own) return h("span.rw-meta", say("page-edit-none"));
  /** @type {Array<[string, string]>} */
  const choices = wanted.map((id) => [id, catalog.missions[id] ?? id]);
  return h(
    "span.rw-edit-mission",
    select(choices, own, (id) => change(ctx, "mission", id, seat), {
      "aria-label": say("page-edit-mission", { seat }),
    }),
    h("small", catalog.missions[own]),
  );
}

/** @param {EditorCtx} ctx @param {import("../types.js").Seat} seat */
function cardFields(ctx, seat) {
  const { snapshot, say, board } = ctx;
  const { hands, cards } = snapshot.editor;
  const symbols = new Map(board.territories.map(({ id, card }) => [id, card]));
  /** @param {string} card */
  const title = (card) =>
    symbols.has(card)
      ? ctx.name(card)
      : say("page-wild-card", { number: card.split("-")[1] ?? "" });
  /** @type {Array<[string, string]>} */
  const left = [
    ["", say("page-edit-add-card")],
    ...sorted(
      ctx,
      cards.map((card) => [card, title(card)]),
    ),
  ];
  return h(
    "span.rw-edit-cards",
    (hands[seat] ?? []).map((card) =>
      button(
        "drop_card",
        [sign(symbols.get(card) ?? "wild"), title(card), icon("remove")],
        () => change(ctx, "card", card),
        {
          kind: "rw-chip-button",
          key: card,
          value: card,
          "aria-label": say("page-edit-drop-card", { card: title(card), seat }),
        },
      ),
    ),
    select(left, "", (card) => card && change(ctx, "card", card, seat), {
      key: "add",
      "aria-label": say("page-edit-card-for", { seat }),
    }),
  );
}

/** @param {Ctx} ctx @param {Array<[string, string]>} rows */
const sorted = ({ language }, rows) => {
  const { compare } = new Intl.Collator(language);
  return rows.sort(([, a], [, b]) => compare(a, b));
};

/** @param {EditorCtx} ctx */
function gameFields(ctx) {
  const { snapshot, say, catalog } = ctx;
  const { edition: id, mode, board, seats } = snapshot;
  const edition = catalog.editions.find((each) => each.id === id);
  /** @type {Array<[string, string]>} */
  const editions = catalog.editions.map((each) => [each.id, each.title]);
  if (!edition) editions.unshift([id, snapshot.edition_title]);
  /** @type {Array<[string, string]>} */
  const modes = (edition?.modes ?? []).map((each) => [each.id, each.title]);
  if (!modes.some(([each]) => each === mode)) modes.unshift([mode, mode]);
  /** @type {Array<[string, string]>} */
  const boards = catalog.boards.map((each) => [each.id, each.name]);
  if (!boards.some(([each]) => each === board)) boards.unshift([board, ctx.board.name]);
  const playing = seats.map(({ seat }) => seat);
  /** @param {string} part @param {string} label @param {Array<[string, string]>} choices @param {string} value */
  const choice = (part, label, choices, value) =>
    field(
      say(label),
      select(choices, value, (to) => change(ctx, part, to), { "data-action": part }),
    );
  return block(
    "edit-game",
    say("page-edit-game"),
    choice("edition", "page-new-edition", editions, id),
    choice("mode", "page-new-mode", modes, mode),
    choice("board", "page-new-board", boards, board),
    h(
      "div.rw-edit-players",
      { key: "seats", role: "group", "aria-label": say("page-new-seats") },
      catalog.seats.map((seat) =>
        h(
          "label.rw-edit-check",
          { key: seat },
          checkbox(`seat_${seat}`, playing.includes(seat), () => change(ctx, "seat", seat)),
          chip(seat),
          h("span", say("page-seat", { seat })),
        ),
      ),
    ),
  );
}

/** Offer the starting positions. @param {Ctx} ctx */
export function beginDialog(ctx) {
  const { snapshot, say, fetch, dispatch, ui } = ctx;
  if (snapshot.screen !== "editor") return null;
  const { text = "", refused = "" } = ui.local.draft_begin ?? {};
  const note = (/** @type {object} */ value) => dispatch(setLocal("draft_begin", value));
  /** @param {string} value @param {object} [more] */
  const begin = (value, more) =>
    fetch(draft("begin", { value, ...more }), ({ ok, message }) => {
      note({ refused: ok ? "" : message });
      if (ok) dispatch(showDialog(null));
    });
  return [
    h(
      "div.rw-row.rw-left",
      { key: "ways" },
      snapshot.editor.from_game &&
        button("begin_game", say("page-edit-begin-game"), () => begin("game")),
      button("begin_dealt", say("page-edit-begin-dealt"), () => begin("dealt")),
      button("begin_empty", say("page-edit-begin-empty"), () => begin("empty")),
    ),
    h(
      "label.rw-stack.rw-option",
      { key: "paste" },
      h("span", say("page-edit-begin-text")),
      h("textarea.rw-field.rw-text-field", {
        rows: 5,
        value: text,
        spellcheck: "false",
        on: typed((entered) => note({ text: entered, refused: "" })),
      }),
    ),
    refused && h("p.rw-refusal", { key: "refused", role: "alert" }, refused),
    h(
      "div.rw-row.rw-right",
      { key: "read" },
      button("begin_text", say("page-load-read"), () => begin("text", { text }), {
        kind: "rw-button.rw-primary",
        disabled: !text.trim(),
      }),
    ),
  ];
}

/** The forms in which a position can be copied, with their names. @type {Record<string, string>} */
const FORMS = {
  line: "page-edit-copy-line",
  lesson: "page-edit-copy-lesson",
  case: "page-edit-copy-case",
  link: "page-edit-copy-link",
};

/** Offer the position in a form to copy. @param {Ctx} ctx */
export function copyDialog(ctx) {
  const { ui, newest, say, uid } = ctx;
  const query = copyQuery(newest, ui);
  const form = query.text;
  const title = FORMS[form] ?? "";
  const answer = ctx.answerTo(query);
  return [
    segments({
      label: say("page-copy"),
      name: `${uid}-form`,
      choices: Object.entries(FORMS).map(([value, label]) => ({ value, label: say(label) })),
      value: form,
      change: (to) => {
        set(ctx, { form: to });
        ctx.dispatch(setLocal("draft_copy", { said: "" }));
      },
    }),
    h("p.rw-meta", { key: "about" }, say(`${title}.about`)),
    ...(answer
      ? copyField(ctx, "draft_copy", say(title), answer.text)
      : [h("p.rw-meta", { key: "wait" }, ctx.refusalOf(query) ?? say("page-lesson-loading"))]),
  ];
}

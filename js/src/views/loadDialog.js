/** A saved game or a position is read, looked at, and played on. */

import { capitalize, count } from "../words/english.js";
import { button, select } from "./controls.js";
import { h } from "./dom.js";
import { chip } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** As long as the kernel reads, in characters. */
const MOST = 1_000_000;

/**
 * @param {Ctx} ctx
 */
export function loadDialog(ctx) {
  const { ui, dispatch, fetch } = ctx;
  const local = ui.local.load ?? {};
  const set = (/** @type {object} */ value) => dispatch({ type: "local", name: "load", value });
  /** @param {string} text */
  const read = (text) => {
    if (text.length > MOST) {
      return set({
        summary: null,
        refused: `The text is too long: at most ${MOST.toLocaleString("en")} characters can be read.`,
      });
    }
    fetch({ type: "query", what: "check", text }, ({ ok, data, message }) =>
      set(
        ok
          ? { text, summary: data, seats: data.seats, refused: "" }
          : { summary: null, refused: message },
      ),
    );
  };
  /** @param {Event} event */
  const chosen = async ({ target }) => {
    const file = /** @type {HTMLInputElement} */ (target).files?.[0];
    if (!file) return;
    const text = file.size > 4 * MOST ? " ".repeat(MOST + 1) : await file.text();
    set({ draft: text.length > MOST ? "" : text });
    read(text);
  };
  return [
    h(
      "label.rw-opt",
      { key: "file" },
      h("span", null, "A saved game"),
      h("input.rw-fld.rw-file", {
        type: "file",
        accept: ".toml,.txt,text/*",
        on: { change: chosen },
      }),
    ),
    h(
      "label.rw-opt",
      { key: "paste" },
      h("span", null, "or a saved game or a position, pasted"),
      h("textarea.rw-fld.rw-text", {
        rows: 3,
        value: local.draft ?? "",
        spellcheck: "false",
        on: {
          input: (/** @type {Event} */ e) =>
            set({
              draft: /** @type {HTMLTextAreaElement} */ (e.target).value,
              summary: null,
              refused: "",
            }),
        },
      }),
    ),
    h(
      "div.rw-row.rw-right",
      { key: "read" },
      button("read_text", "Read it", () => read(local.draft ?? ""), {
        kind: local.summary ? "rw-btn" : "rw-btn.rw-p",
        disabled: !local.draft?.trim(),
      }),
    ),
    (local.refused || ui.refusal) &&
      h(
        "p.rw-refusal",
        { key: "refused", role: "alert", "data-refused": "" },
        local.refused || ui.refusal?.message,
      ),
    local.summary && found(ctx, local, set),
  ];
}

/**
 * What a text holds, and who shall play it: nobody, where parts of it are unknown.
 * @param {Ctx} ctx
 * @param {any} local
 * @param {(value: object) => void} set
 */
function found({ dispatch, send, live, catalog, uid }, { summary, text, seats }, set) {
  const { stopped } = summary;
  const playing = live.screen === "play" || live.screen === "handover";
  const verb = summary.unknown ? "show" : "load";
  const where = summary.winner
    ? `${capitalize(summary.winner)} has won`
    : summary.turn
      ? `${capitalize(summary.turn)}'s turn`
      : "over";
  const players = [
    ["human", "Person"],
    ...catalog.bots.map((b) => [b.id, `Bot: ${b.title.toLowerCase()}`]),
  ];
  return [
    h(
      "p",
      { key: "summary", role: "status", "data-found": summary.kind },
      h("b", null, `${summary.edition_title}, ${summary.mode_title}: `),
      `${summary.round ? `round ${summary.round}` : "setting up"}, ${count(summary.moves, "move")}, ${where}.`,
      summary.unknown &&
        " Only a part of it is known, as one player or a spectator saw it: it can be looked at, but not played on.",
    ),
    stopped &&
      h(
        "div.rw-note",
        { key: "stopped", "data-stopped": stopped.line },
        h("b", null, `It can be played up to line ${stopped.line}, where it stops. `),
        stopped.message,
        " ",
        h("code", null, stopped.rule),
        " ",
        stopped.source &&
          h(
            "button.rw-link",
            {
              "data-why": "stopped",
              "aria-haspopup": "dialog",
              on: {
                click: () =>
                  dispatch({
                    type: "ask_why",
                    why: {
                      id: "stopped",
                      question: "Why does it stop?",
                      rules: [stopped.rule],
                      text: stopped.message,
                    },
                  }),
              },
            },
            "why?",
          ),
      ),
    !summary.unknown &&
      h(
        "ul.rw-who-plays",
        { key: "seats" },
        seats.map((/** @type {any} */ row, /** @type {number} */ i) =>
          h(
            "li",
            { key: row.seat },
            chip(row.seat),
            h("b", null, capitalize(row.seat)),
            h("span.rw-meta", null, row.name),
            select(
              /** @type {Array<[string, string]>} */ (players),
              row.player,
              (player) =>
                set({
                  seats: seats.map((/** @type {any} */ s, /** @type {number} */ j) =>
                    j === i ? { ...s, player } : s,
                  ),
                }),
              { "aria-label": `${capitalize(row.seat)}: played by`, id: `${uid}-seat-${row.seat}` },
            ),
          ),
        ),
      ),
    playing &&
      h(
        "p.rw-note",
        { key: "gives-up" },
        `The game that is being played, now ${live.round ? `in round ${live.round}` : "in set-up"}, is given up for it.`,
      ),
    h(
      "div.rw-row.rw-right",
      { key: "go" },
      button(
        "load_game",
        playing ? `Give it up and ${verb} this` : `${capitalize(verb)} this game`,
        () => send({ type: "load", text, seats }),
        {
          kind: "rw-btn.rw-p",
        },
      ),
    ),
  ];
}

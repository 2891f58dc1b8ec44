/** The head of the widget: whose turn it is, where in the turn, and its tools. */

import { isInert } from "../store/selectors.js";
import { capitalize } from "../words/english.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { menu } from "./menu.js";
import { chip, icon } from "./symbols.js";

/** @typedef {import("./context.js").Ctx} Ctx */

const STEPS = ["Reinforce", "Attack", "Move"];

/** @type {Record<string, number>} */
const STEP_OF = {
  reinforce: 0,
  reinforce_third: 0,
  attack: 1,
  defend: 1,
  occupy: 1,
  attack_third: 1,
  fortify: 2,
};

/**
 * @param {Ctx} ctx
 * @param {any} [lesson] stands instead of the parts of the turn
 */
export function header(ctx, lesson) {
  const { snapshot, send, dispatch, ui, disconnected, viewport, toggleFullScreen } = ctx;
  const { turn, actor, viewer, screen, over } = snapshot;
  const seat = over ? over.winner : snapshot.lesson ? viewer : turn;
  const row = snapshot.seats.find((s) => s.seat === seat);
  const round = snapshot.round ? `round ${snapshot.round}` : "setting up";
  const what = over
    ? over.winner
      ? `won in ${round}`
      : `ended in ${round}`
    : snapshot.lesson
      ? "you"
      : screen === "handover"
        ? `next · ${round}`
        : actor !== turn && snapshot.phase === "defend" && snapshot.human
          ? `attacks · ${round}`
          : row?.player === "human"
            ? turn === viewer && screen !== "past"
              ? `your turn · ${round}`
              : round
            : `bot · ${round}`;
  const name = row?.player === "human" && row.name.toLowerCase() !== seat ? `${row.name} · ` : "";
  const step = over || snapshot.lesson ? undefined : STEP_OF[snapshot.phase];
  const off = disconnected || screen === "handover";
  return h(
    "header.rw-top",
    { key: "top", inert: isInert(ui) },
    h(
      "div.rw-who",
      null,
      seat ? [chip(seat), h("b", { key: "b" }, capitalize(seat))] : null,
      h("span.rw-meta", { key: "meta" }, name + what),
    ),
    step === undefined
      ? (lesson ?? h("span.rw-steps", { key: "nosteps" }, ""))
      : h(
          "ol.rw-steps",
          { key: "steps", "aria-label": "Parts of the turn" },
          STEPS.map((text, i) =>
            h(
              "li",
              { class: i < step ? "rw-done" : "", "aria-current": i === step ? "step" : null },
              h("i", { "aria-hidden": "true" }, i < step ? "✓" : i + 1),
              text,
            ),
          ),
        ),
    h(
      "div.rw-tools",
      null,
      !snapshot.lesson && [
        tool("undo", "Undo", icon("undo"), () => send({ type: "undo" }), off || !snapshot.undo),
        tool("redo", "Redo", icon("redo"), () => send({ type: "redo" }), off || !snapshot.redo),
      ],
      button("rules", "Rules", () => dispatch({ type: "dialog", dialog: "rules" }), {
        kind: "rw-tb.rw-txt",
      }),
      button("full_screen", icon(viewport.full ? "smaller" : "larger"), toggleFullScreen, {
        kind: "rw-tb",
        "aria-label": viewport.full ? "Leave full screen" : "Full screen",
        "aria-pressed": viewport.full,
      }),
      !snapshot.lesson &&
        button(
          "menu",
          icon("more"),
          () => dispatch({ type: "dialog", dialog: ui.dialog === "menu" ? null : "menu" }),
          {
            kind: "rw-tb",
            "aria-label": "More",
            "aria-expanded": ui.dialog === "menu",
          },
        ),
      ui.dialog === "menu" && menu(ctx),
    ),
  );
}

/**
 * @param {string} hook
 * @param {string} label
 * @param {any} content
 * @param {() => void} click
 * @param {boolean} off
 */
const tool = (hook, label, content, click, off) =>
  // Closed by aria-disabled: the focus stays on the button when nothing is left to undo.
  button(hook, content, () => off || click(), {
    kind: "rw-tb",
    "aria-label": label,
    "aria-disabled": off,
  });

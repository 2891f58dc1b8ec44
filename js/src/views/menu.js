/** The menu behind the three dots. */

import { capitalize } from "../words/english.js";
import { button, segments } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** @param {string} hook @param {string} label @param {() => void} click */
export const item = (hook, label, click) => button(hook, label, click, { kind: "rw-item" });

/**
 * A switch of the menu.
 * @param {string} hook
 * @param {string} label
 * @param {boolean} checked
 * @param {(value: boolean) => void} change
 */
export const check = (hook, label, checked, change) =>
  h(
    "label.rw-item.rw-check",
    { key: hook },
    h("input", {
      type: "checkbox",
      checked,
      "data-action": hook,
      on: { change: () => change(!checked) },
    }),
    label,
  );

/** @param {Ctx} ctx */
export function menu({ snapshot, dispatch, send, uid }) {
  const playing = snapshot.screen === "play" || snapshot.screen === "handover";
  const persons = snapshot.seats.filter(({ player, out }) => player === "human" && !out);
  return h(
    "div.rw-menu",
    { key: "menu", role: "group", "aria-label": "More" },
    snapshot.moves > 0 &&
      snapshot.screen !== "handover" &&
      item("look_back", "Look back", () => dispatch({ type: "look_back", at: snapshot.moves })),
    item("save", "Save game…", () => dispatch({ type: "dialog", dialog: "save" })),
    item("load", "Load game or position…", () => dispatch({ type: "dialog", dialog: "load" })),
    item("copy_position", "Copy position…", () => dispatch({ type: "dialog", dialog: "position" })),
    button("new_game", "New game…", () => dispatch({ type: "dialog", dialog: "new" }), {
      kind: "rw-item",
    }),
    playing &&
      button("end_now", "End this game…", () => dispatch({ type: "dialog", dialog: "end" }), {
        kind: "rw-item",
      }),
    h(
      "div.rw-item",
      { key: "speed" },
      "Bots",
      segments({
        label: "Speed of the bots",
        name: `${uid}-menu-speed`,
        choices: /** @type {const} */ (["normal", "fast", "instant"]).map((value) => ({
          value,
          label: capitalize(value),
        })),
        value: snapshot.bots.speed,
        change: (value) => send({ type: "speed", value }),
      }),
    ),
    check("teach", "Teach me: explain each move", !!snapshot.teach, (value) =>
      send({ type: "teach", value }),
    ),
    playing &&
      persons.map(({ seat, auto_defend }) =>
        check(
          `auto-${seat}`,
          `${capitalize(seat)} always defends with the most dice`,
          auto_defend,
          (value) => send({ type: "auto_defend", seat, value }),
        ),
      ),
  );
}

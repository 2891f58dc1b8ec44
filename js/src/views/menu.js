/** The menu behind the three dots. */

import { isPerson } from "../store/selectors.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { speedChoice } from "./speedChoice.js";

/** @import { Ctx } from "./context.js" */

/** @param {string} name @param {string} label @param {() => void} click */
export const item = (name, label, click) => button(name, label, click, { kind: "rw-item" });

/**
 * A switch of the menu.
 * @param {string} name
 * @param {string} label
 * @param {boolean} checked
 * @param {(value: boolean) => void} change
 */
export const check = (name, label, checked, change) =>
  h(
    "label.rw-item.rw-check",
    { key: name },
    h("input", {
      type: "checkbox",
      checked,
      "data-action": name,
      on: { change: () => change(!checked) },
    }),
    label,
  );

/** @param {Ctx} ctx */
export function menu(ctx) {
  const { snapshot, say, dispatch, send } = ctx;
  const playing = snapshot.screen === "play" || snapshot.screen === "handover";
  const persons = snapshot.seats.filter(isPerson);
  return h(
    "div.rw-menu",
    { key: "menu", role: "group", "aria-label": say("page-menu") },
    snapshot.moves > 0 &&
      snapshot.screen !== "handover" &&
      item("look_back", say("page-log-look-back"), () =>
        dispatch({ type: "look_back", at: snapshot.moves }),
      ),
    playing &&
      snapshot.human &&
      item("hint", say("page-menu-hint"), () => dispatch({ type: "hint", level: "nudge" })),
    snapshot.screen !== "handover" &&
      snapshot.screen !== "setup" &&
      item("dice", say("page-fair"), () => dispatch({ type: "dialog", dialog: "dice" })),
    item("save", say("page-menu-save"), () => dispatch({ type: "dialog", dialog: "save" })),
    item("load", say("page-menu-load"), () => dispatch({ type: "dialog", dialog: "load" })),
    item("copy_position", say("page-menu-position"), () =>
      dispatch({ type: "dialog", dialog: "position" }),
    ),
    button("new_game", say("page-menu-new"), () => dispatch({ type: "dialog", dialog: "new" }), {
      kind: "rw-item",
    }),
    playing &&
      button("end_now", say("page-menu-end"), () => dispatch({ type: "dialog", dialog: "end" }), {
        kind: "rw-item",
      }),
    h("div.rw-item", { key: "speed" }, say("page-bots"), speedChoice(ctx, "menu-speed")),
    check("confirm_steps", say("page-menu-confirm"), !!snapshot.confirm, (value) =>
      send({ type: "confirm", value }),
    ),
    check("sounds", say("page-menu-sounds"), ctx.sounds.isOn(), (value) => ctx.sounds.set(value)),
    playing &&
      check("evaluation", say("page-menu-evaluation"), !!snapshot.evaluation, (value) =>
        send({ type: "evaluation", value }),
      ),
    check("teach", say("page-menu-teach"), !!snapshot.teach, (value) =>
      send({ type: "teach", value }),
    ),
    playing &&
      persons.map(({ seat, auto_defend }) =>
        check(`auto-${seat}`, say("page-menu-defends", { seat }), auto_defend, (value) =>
          send({ type: "auto_defend", seat, value }),
        ),
      ),
  );
}

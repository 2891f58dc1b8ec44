/**
 * Screens of the second bundle, which a page asks for when it first draws one of them.
 *
 * How to add one: export a function from `extras/index.js` that takes `ctx` and what else it needs
 * and gives what is to be drawn; where it shall stand, call `lazy(ctx, "itsName", …)`.
 */

import { unpackModule } from "../unpack.js";
import { h } from "./dom.js";

/** @typedef {typeof import("../extras/index.js")} Extras */
/** @typedef {Exclude<keyof Extras, "style"|"createSchool">} Screen */
/** @typedef {import("./context.js").Ctx} Ctx */

const PART = "extras";

/**
 * Draws a screen of the second bundle, or that it is being loaded.
 * @template {Screen} S
 * @param {Ctx} ctx
 * @param {S} screen
 * @param {Parameters<Extras[S]> extends [any, ...infer More] ? More : []} more what it takes after `ctx`
 * @returns {any} what `h` takes as a child
 */
export function lazy(ctx, screen, ...more) {
  const { loaded, error } = ctx.extras();
  if (loaded) return /** @type {any} */ (loaded[screen])(ctx, ...more);
  return h(
    "p.rw-meta",
    { key: "loading", role: "status" },
    error ? `This part of the widget could not be loaded: ${error}` : "Loading…",
  );
}

/**
 * Asks the kernel for the second bundle, once, and says when it is here.
 * @param {object} o
 * @param {import("../protocol.js").Outbox} o.outbox
 * @param {(loaded: Extras|null) => void} o.changed
 */
export function createExtras({ outbox, changed }) {
  /** @type {Extras|null} */
  let loaded = null;
  let error = "";
  let asked = false;
  let taken = false;
  return {
    /** What is there; if nothing is, it is asked for. */
    get() {
      if (!asked && !taken) asked = outbox.ask(PART);
      return { loaded, error };
    },
    /**
     * Takes the kernel's answer, to this view or to another one of the same widget.
     * @param {any} message
     */
    async hear(message) {
      if (message?.part !== PART) return;
      outbox.heard(PART);
      if (taken) return;
      taken = true;
      try {
        if (message.error) throw message.error;
        loaded = await unpackModule(message.packed);
      } catch (problem) {
        error = String(problem);
      }
      changed(loaded);
    },
  };
}

/** What goes to the kernel, and what its answers change. */

import { isAsked, neededQueries } from "../store/queries.js";
import { readerOf } from "../store/selectors.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Ack} Ack */
/** @typedef {import("../store/state.js").Store} Store */

/** Actions that leave the position as it is: they need not wait for each other. */
const KEEPS_POSITION = /^(query|speed|teach|auto_defend|stop|resume)$/;

/** @typedef {ReturnType<typeof createRequests>} Requests */

/**
 * @param {object} o
 * @param {Store} o.store
 * @param {import("../host/outbox.js").Outbox} o.outbox
 * @param {import("../words/index.js").Words} o.say
 * @param {AbortSignal} o.signal
 */
export function createRequests({ store, outbox, say, signal }) {
  const isClosed = () => store.get().disconnected || signal.aborted;

  /** @param {Action} action */
  function send(action) {
    const { snapshot, ui, disconnected } = store.get();
    if (disconnected) return;
    const moves = !KEEPS_POSITION.test(action.type);
    // A second click on the same button is not a second action.
    if (moves && outbox.pending().some(({ type }) => !KEEPS_POSITION.test(type))) return;
    if (moves && ui.refusal) store.dispatch({ type: "sent" });
    const reader = readerOf(snapshot);
    outbox.send(action, snapshot.seq, (ack) => {
      // What one person has asked is not for the next one, nor for a screen that has been covered.
      if (action.type === "query" && reader !== readerOf(store.get().snapshot)) return;
      if (ack.ok) accepted(action, ack.data);
      else refused(action, ack);
    });
  }

  /** @param {Action} action @param {Ack} ack */
  function refused(action, ack) {
    if (action.type === "query") {
      store.dispatch({ type: "answered", query: action, answer: { refused: ack } });
      return;
    }
    const { rule = "", message = say("page-not-possible"), source } = ack;
    store.dispatch({ type: "refused", refusal: { rule, message, source } });
  }

  /** @param {Action} action @param {any} data */
  function accepted(action, data) {
    if (action.type === "lesson" && data?.key)
      store.dispatch({ type: "lesson_texts", texts: data });
    if (action.what === "log") store.dispatch({ type: "log", lines: data?.lines ?? [] });
    else if (action.type === "query") {
      store.dispatch({ type: "answered", query: action, answer: data });
    }
    if (/^(new_game|load)$/.test(action.type)) store.dispatch({ type: "game_started" });
  }

  /**
   * Asks once; the answer is not kept.
   * @param {Action} query
   * @param {(ack: Ack) => void} answer
   */
  function fetch(query, answer) {
    const { snapshot, disconnected } = store.get();
    if (!disconnected) outbox.send(query, snapshot.seq, (ack) => signal.aborted || answer(ack));
  }

  /** The texts of the step at hand. */
  function askTexts() {
    const { snapshot, lesson } = store.get();
    const key = snapshot.lesson?.key;
    if (!lesson || key === undefined || key in lesson.texts) return;
    store.dispatch({ type: "lesson_texts_asked", key });
    queueMicrotask(() =>
      fetch({ type: "query", what: "lesson" }, ({ ok, data }) => {
        if (ok) store.dispatch({ type: "lesson_texts", texts: data });
        if (data?.key !== key) store.dispatch({ type: "lesson_texts_missing", key });
      }),
    );
  }

  return {
    send,
    fetch,
    /** Asks what the screen needs and nobody has asked yet. Call on every change of the state. */
    askMissing() {
      if (!isClosed()) {
        for (const query of neededQueries(store.get())) {
          if (isAsked(store.get(), query)) continue;
          store.dispatch({ type: "asked", query });
          // After the drawing: what is sent does not change it.
          queueMicrotask(() => isClosed() || send(query));
        }
      }
      askTexts();
    },
  };
}

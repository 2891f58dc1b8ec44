/** Requests to the kernel, and the changes that its answers cause. */

import { readerOf } from "../store/selectors.js";

/** @import { Page } from "../calls.js" */
/** @import { Ack, Action } from "../types.js" */

/** Actions that do not change the position, so they need not wait for each other. */
const KEEPS_POSITION =
  /^(query|speed|teach|evaluation|confirm|auto_defend|stop|skip|resume|keep|kept|table|language|plan)$/;

/** Changes to a draft: each of them counts, however quickly they follow one another. */
const EDITS = /^(touch|paint|armies|fill|change|earlier|later)$/;

/** Whether an action has to wait until another one of this kind has been answered. @param {Action} action */
const mustWait = ({ type, do: act }) =>
  !KEEPS_POSITION.test(type) && !(type === "draft" && EDITS.test(act));

/** Actions that put another game on the screen. */
const BEGINS_GAME = /^(new_game|again|play_on|from_seat|load|go_on)$/;

/** @typedef {ReturnType<typeof createRequests>} Requests */

/**
 * @param {Page} page
 * @param {import("../host/outbox.js").Outbox} outbox
 * @param {() => void} gameBegun called when a game requested here has begun
 */
export function createRequests({ store, say, signal }, outbox, gameBegun) {
  const isClosed = () => store.get().disconnected || signal.aborted;

  /** Send an action unless another one must be answered first, and return whether it was sent. @param {Action} action */
  function send(action) {
    const { snapshot, ui, disconnected } = store.get();
    if (disconnected) return false;
    // A second click on the same button is not a second action.
    if (mustWait(action) && outbox.pending().some(mustWait)) return false;
    const moves = !KEEPS_POSITION.test(action.type);
    if ((moves || action.type === "plan") && ui.refusal) store.dispatch({ type: "sent" });
    const reader = readerOf(snapshot);
    outbox.send(action, snapshot.seq, (ack) => {
      // An answer is dropped if another person is reading, or the screen was covered.
      if (action.type === "query" && reader !== readerOf(store.get().snapshot)) return;
      if (ack.ok) accepted(action, ack.data);
      else refused(action, ack);
    });
    return true;
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
    if (BEGINS_GAME.test(action.type)) {
      store.dispatch({ type: "game_started" });
      gameBegun();
    }
  }

  /** Ask once, without storing the answer. @param {Action} query @param {(ack: Ack) => void} answer */
  function fetch(query, answer) {
    const { snapshot, disconnected } = store.get();
    if (!disconnected) outbox.send(query, snapshot.seq, (ack) => signal.aborted || answer(ack));
  }

  /** Request the texts of a step. @param {string} key */
  const fetchTexts = (key) =>
    fetch({ type: "query", what: "lesson" }, ({ ok, data }) => {
      if (ok) store.dispatch({ type: "lesson_texts", texts: data });
      if (data?.key !== key) store.dispatch({ type: "lesson_texts_missing", key });
    });

  /** Questions that have been sent. @type {WeakSet<object>} */
  const sent = new WeakSet();

  return {
    send,
    fetch,
    /** Send the pending questions of the store. Call on every change of the state. */
    ask() {
      const { answers, lesson } = store.get();
      for (const open of [...Object.values(answers), ...Object.values(lesson?.texts ?? {})]) {
        if (!open?.asked || sent.has(open)) continue;
        sent.add(open);
        // Send after drawing, since the drawing does not depend on the answer.
        queueMicrotask(() => {
          if (isClosed()) return;
          if (open.key) fetchTexts(open.key);
          else send(open.asked);
        });
      }
    },
  };
}

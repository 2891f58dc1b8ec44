/**
 * The browser's side of the two traits: `outbox` holds the actions that wait for their answer, and
 * `state.acks` brings the answers.
 *
 * The outbox is a list because the host sends one message at a time and merges later writes, so
 * that the last value wins; a list loses nothing.
 */

/** @import { Ack, Action, OutboxItem, Snapshot } from "../types.js" */

/** Time without an answer after which the kernel counts as lost, in ms. */
export const ACK_TIMEOUT = 10_000;
/** The same time for a kernel that has never answered, as in a saved page. */
export const GREETING_TIMEOUT = 5_000;
/** Milliseconds until answered items leave the outbox, so that tidying does not delay the next click. */
const TIDY_DELAY = 400;

/**
 * The part of the host's model used here.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: any) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, handler: (...args: any[]) => void) => void} on
 * @property {(event: string, handler: (...args: any[]) => void) => void} off
 */

/** @typedef {ReturnType<typeof createOutbox>} Outbox */

/** Make an id that no other view can have made; `randomUUID` is missing on plain http pages. */
export function newId() {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(words, (word) => word.toString(36)).join("-");
}

/**
 * @param {Model} model
 * @param {object} hooks
 * @param {(lost: boolean, heard: boolean) => void} hooks.onLost called when an answer is overdue,
 *   and when one comes at last; `heard`: whether the kernel has ever answered
 * @param {AbortSignal} hooks.signal ends the timers
 */
export function createOutbox(model, { onLost, signal }) {
  /** @type {Map<string, {action: Action, answer: (ack: Ack) => void}>} */
  const waiting = new Map();
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let alarm;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let tidying;
  let lost = false;
  let heard = false;

  signal.addEventListener("abort", () => {
    clearTimeout(alarm);
    clearTimeout(tidying);
  });

  /** @returns {OutboxItem[]} the items that the kernel has not answered */
  function unanswered() {
    const acks = /** @type {Snapshot|undefined} */ (model.get("state"))?.acks ?? [];
    const done = new Set(acks.map(({ id }) => id));
    return /** @type {OutboxItem[]} */ (model.get("outbox") ?? []).filter(
      ({ id }) => !done.has(id),
    );
  }

  /** @param {boolean} now */
  function setLost(now) {
    if (now === lost) return;
    lost = now;
    onLost(lost, heard);
  }

  /** Record that the kernel has written something. */
  function onAnswer() {
    heard = true;
    setLost(false);
    watch();
  }

  function watch() {
    clearTimeout(alarm);
    const time = heard ? ACK_TIMEOUT : GREETING_TIMEOUT;
    if (waiting.size && !signal.aborted) alarm = setTimeout(() => setLost(true), time);
  }

  return {
    /**
     * @param {Action} action
     * @param {number} baseSeq `seq` of the snapshot that the action was chosen on
     * @param {(ack: Ack) => void} [answer]
     */
    send(action, baseSeq, answer = () => {}) {
      const id = newId();
      waiting.set(id, { action, answer });
      if (waiting.size === 1) watch();
      model.set("outbox", [...unanswered(), { id, base_seq: baseSeq, action }]);
      model.save_changes();
    },

    /** Deliver the answers that a new snapshot brings. Call on every change of `state`. */
    settle() {
      const acks = /** @type {Snapshot|undefined} */ (model.get("state"))?.acks ?? [];
      const mine = acks.filter(({ id }) => waiting.has(id));
      if (!mine.length) return;
      // Both steps come before the callbacks: an answer may send the next action.
      const answers = mine.map((ack) => ({ ack, item: waiting.get(ack.id) }));
      for (const { id } of mine) waiting.delete(id);
      onAnswer();
      for (const { ack, item } of answers) item?.answer(ack);
      clearTimeout(tidying);
      tidying = setTimeout(() => {
        const left = unanswered();
        if (left.length === (model.get("outbox") ?? []).length) return;
        model.set("outbox", left);
        model.save_changes();
      }, TIDY_DELAY);
    },

    /** Record that the host closed the connection. */
    close: () => setLost(true),
    /** Record that the kernel has written something, so it is alive. */
    alive: onAnswer,
    /** @returns {Action[]} */
    pending: () => [...waiting.values()].map(({ action }) => action),
  };
}

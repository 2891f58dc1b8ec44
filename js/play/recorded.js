/** A recorded game in place of a kernel: it answers the queries of a page that looks back at the game. */

import { createModel } from "./model.js";

/** @import { Moment } from "../src/types.js" */

/**
 * The recording made by `recorded` in `risk_widget/host/story.py`.
 * @typedef {object} Recording
 * @property {import("./model.js").Traits} traits
 * @property {Array<Record<string, any>>} moments the first one, and then the changes from each to
 *   the next
 * @property {Record<string, any>} answers by the words of the query
 * @property {string} refused why there is no other answer
 */

/** Put the moments together again. @param {Recording["moments"]} changes @returns {Moment[]} */
export function momentsOf(changes) {
  /** @type {any} */
  let last = {};
  return changes.map((change) => {
    const territories = { ...last.territories, ...change.territories };
    last = { ...last, ...change, territories };
    return last;
  });
}

/**
 * Return the words that name a query; its answer is recorded under them.
 * @param {{what: string, id?: string, about?: string, n?: number}} query
 */
const wordsOf = ({ what, id, about, n }) =>
  [what, what === "clause" && id, what === "why" && about, about === "battle" && n]
    .filter((word) => word !== undefined && word !== false)
    .join(":");

/** Make the model of a page that shows a recorded game. @param {Recording} recording */
export function recordedModel({ traits, moments: changes, answers, refused }) {
  const moments = momentsOf(changes);
  /** @param {any} action */
  function answer(action) {
    if (action.type !== "query") return undefined;
    if (action.what === "here") return null;
    return action.what === "moment" ? moments[action.at] : answers[wordsOf(action)];
  }
  const model = createModel(traits, (outbox) => {
    const acks = outbox.map(({ id, action }) => {
      const data = answer(action);
      return data === undefined
        ? { id, ok: false, rule: "", message: refused }
        : { id, ok: true, data };
    });
    // Answer later: the sender does not expect an answer before `send` returns.
    queueMicrotask(() => model.receive({ state: { ...model.get("state"), acks } }));
  });
  return model;
}

/** A recorded game in place of a kernel: it answers the queries of a page that looks back at the game. */

import { createModel } from "./model.js";

/** @import { Moment } from "../src/types.js" */

/**
 * The recording made by `recorded` in `risk_widget/host/story.py`.
 * @typedef {object} Recording
 * @property {import("./model.js").Traits} traits
 * @property {Record<string, [any[], number[]]>} moments by name of a value: the value in the first
 *   moment and its changes, and the number of moments that each of them lasts
 * @property {Record<string, any>} answers by the words of the query
 * @property {string} refused why there is no other answer
 */

/**
 * How the changes of large values are put into effect; any other value is written whole.
 * @type {Record<string, (before: any, change: any) => any>}
 */
const CHANGES = {
  territories: (before, change) => ({ ...before, ...change }),
  seats: (before, change) =>
    before.map((/** @type {object} */ row, /** @type {number} */ n) => ({ ...row, ...change[n] })),
  recent: (before, [gone, stay, ...lines]) => [...before.slice(gone, gone + stay), ...lines],
};

/** Put the moments together again. @param {Recording["moments"]} columns @returns {Moment[]} */
export function momentsOf(columns) {
  /** @type {any[]} */
  const moments = [];
  for (const [name, [changes, lasting]] of Object.entries(columns)) {
    const put = CHANGES[name] ?? ((_, now) => now);
    /** @type {any} */
    let value;
    let at = 0;
    changes.forEach((change, n) => {
      value = n > 0 ? put(value, change) : change;
      for (let left = lasting[n] ?? 0; left > 0; left--) {
        moments[at] ??= {};
        moments[at++][name] = value;
      }
    });
  }
  return moments;
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
export function recordedModel({ traits, moments: columns, answers, refused }) {
  const moments = momentsOf(columns);
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

/** Questions to the kernel that a drawing asks, each once, and their answers as long as they hold. */

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../store/viewModel.js").ClauseText} ClauseText */

const ALL_CLAUSES = { type: "query", what: "clause" };
/** Answers that hold only in the position in which they were given. */
const OF_A_POSITION = /"(odds|defence|teach)"/;

/**
 * @param {object} o
 * @param {() => import("../types.js").Snapshot} o.state the newest snapshot
 * @param {(query: Action) => void} o.send
 * @param {() => boolean} o.closed nothing can be asked any more
 */
export function createAnswers({ state, send, closed }) {
  /** By question; undefined while the kernel has not answered. @type {Map<string, any>} */
  const known = new Map();

  /** @param {Action} query */
  function keyOf({ source, target, ...rest }) {
    const { territories } = state();
    return JSON.stringify([source, target, territories[source], territories[target], rest]);
  }

  /**
   * The answer to a question, undefined as long as it is not there.
   * @param {Action|null} query
   */
  function ask(query) {
    if (!query) return undefined;
    const key = keyOf(query);
    if (!closed() && !known.has(key)) {
      known.set(key, undefined);
      // After the drawing that asks: sending draws nothing, but its answer does.
      queueMicrotask(() => closed() || send(query));
    }
    return known.get(key);
  }

  return {
    ask,
    /** @param {Action} query @param {any} answer */
    set: (query, answer) => known.set(keyOf(query), answer),
    /** A clause by its id, alone or out of all. @param {string} id @returns {ClauseText|null} */
    clause: (id) =>
      known.get(keyOf(ALL_CLAUSES))?.clauses?.[id] ?? ask({ ...ALL_CLAUSES, id }) ?? null,
    clauses: () => Object.keys(ask(ALL_CLAUSES)?.clauses ?? {}),
    /**
     * Drops what holds no more.
     * @param {{all: boolean, moved: boolean}} o `all`: another game, or another reader
     */
    forget({ all, moved }) {
      if (all) known.clear();
      for (const key of moved ? known.keys() : []) {
        if (OF_A_POSITION.test(key)) known.delete(key);
      }
    },
  };
}

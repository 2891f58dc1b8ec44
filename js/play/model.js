/**
 * A stand-in for the model of a notebook's widget: traits that both sides read.
 * Here the other side is a worker.
 */

/** @typedef {Record<string, any>} Traits */
/** @typedef {(...given: any[]) => void} Handler */
/** @typedef {ReturnType<typeof createModel>} PageModel */

/**
 * @param {Traits} first
 * @param {(outbox: any[]) => void} send called with the outbox each time the page writes it
 */
export function createModel(first, send) {
  const values = { ...first };
  /** @type {Map<string, Set<Handler>>} */
  const handlers = new Map();

  /** @param {string} event @param {any} [value] */
  const emit = (event, value) => {
    for (const handler of [...(handlers.get(event) ?? [])]) handler(model, value);
  };

  const model = {
    /** @param {string} name */
    get: (name) => values[name],
    /** @param {string} name @param {any} value */
    set(name, value) {
      values[name] = value;
      emit(`change:${name}`, value);
    },
    save_changes: () => send(values.outbox),
    /** @param {string} event @param {Handler} handler */
    on(event, handler) {
      const some = handlers.get(event) ?? new Set();
      handlers.set(event, some.add(handler));
    },
    /** @param {string} event @param {Handler} handler */
    off(event, handler) {
      handlers.get(event)?.delete(handler);
    },

    /** Take in traits from Python: all are set before any of them is announced. @param {Traits} traits */
    receive(traits) {
      Object.assign(values, traits);
      for (const [name, value] of Object.entries(traits)) emit(`change:${name}`, value);
    },
    /**
     * Take in Python's first traits, and announce only the ones that differ from the page's.
     * @param {Traits} traits
     */
    begin({ outbox: _, ...traits }) {
      const same = (/** @type {string} */ name) =>
        JSON.stringify(traits[name]) === JSON.stringify(values[name]);
      model.receive(Object.fromEntries(Object.entries(traits).filter(([name]) => !same(name))));
    },
    /**
     * Answer questions whose answers are known before Python is ready.
     * @param {Array<{id: string, action: {type: string, what?: string}}>} outbox
     * @param {Record<string, any>} answers by question
     */
    foresee(outbox, answers) {
      const acks = outbox
        .filter(({ action }) => action.type === "query" && (action.what ?? "") in answers)
        .map(({ id, action }) => ({ id, ok: true, data: answers[action.what ?? ""] }));
      if (acks.length) model.receive({ state: { ...values.state, acks } });
    },
    /** Pass on a message from Python. @param {any} message */
    tell(message) {
      for (const handler of handlers.get("msg:custom") ?? []) handler(message);
    },
    /** Signal that Python is still starting, so that the page keeps waiting for its answers. */
    alive: () => emit("change:state", values.state),
  };
  return model;
}

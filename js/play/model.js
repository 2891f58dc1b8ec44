/**
 * A stand-in for the model of a notebook's widget: traits that both sides read.
 * Here the other side is a worker.
 */

/** @typedef {Record<string, any>} Traits */
/** @typedef {(...given: any[]) => void} Handler */
/** @typedef {ReturnType<typeof createModel>} PageModel */

/**
 * @param {Traits} first
 * @param {(outbox: any[]) => void} send called with the outbox whenever the page has written it
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

    /** Python has written traits: all are there before any of them is told of. @param {Traits} traits */
    receive(traits) {
      Object.assign(values, traits);
      for (const [name, value] of Object.entries(traits)) emit(`change:${name}`, value);
    },
    /** Python begins with these: only what the page has otherwise is new to it. @param {Traits} traits */
    begin({ outbox: _, ...traits }) {
      const same = (/** @type {string} */ name) =>
        JSON.stringify(traits[name]) === JSON.stringify(values[name]);
      model.receive(Object.fromEntries(Object.entries(traits).filter(([name]) => !same(name))));
    },
    /**
     * Answers questions of which the answer is known before Python is there.
     * @param {Array<{id: string, action: {type: string, what?: string}}>} outbox
     * @param {Record<string, any>} answers by what is asked
     */
    foresee(outbox, answers) {
      const acks = outbox
        .filter(({ action }) => action.type === "query" && (action.what ?? "") in answers)
        .map(({ id, action }) => ({ id, ok: true, data: answers[action.what ?? ""] }));
      if (acks.length) model.receive({ state: { ...values.state, acks } });
    },
    /** Python says what is to be kept. @param {any} message */
    tell(message) {
      for (const handler of handlers.get("msg:custom") ?? []) handler(message);
    },
    /** Python is on its way: whoever waits for an answer need not give it up. */
    alive: () => emit("change:state", values.state),
  };
  return model;
}

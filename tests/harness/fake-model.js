/**
 * Plays the host of an anywidget front end: the model's side of get, set, save_changes, on and off,
 * and the kernel's side through `host`. Keeps a log of what was sent. Custom messages come in through `hear`.
 */
export function fakeModel(state, onSave) {
  const values = structuredClone(state);
  const dirty = new Set();
  const listeners = new Map();
  const log = [];
  const emit = (event, ...args) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...args);
  };
  const assign = (key, value) => {
    values[key] = value;
    emit(`change:${key}`, model, value);
  };
  const model = {
    get: (key) => values[key],
    set(key, value) {
      if (Object.is(values[key], value)) return;
      dirty.add(key);
      assign(key, value);
      emit("change", model);
    },
    save_changes() {
      const update = {};
      for (const key of dirty) update[key] = structuredClone(values[key]);
      dirty.clear();
      log.push({ update });
      if (onSave) onSave(update);
    },
    on(event, listener) {
      if (!listeners.has(event)) listeners.set(event, new Set());
      listeners.get(event).add(listener);
    },
    off(event, listener) {
      if (!event) listeners.clear();
      else if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
    },
    widget_manager: {
      async get_model() {
        throw new Error("the harness has no widget manager");
      },
    },

    /** The kernel sets traits. */
    host(patch) {
      for (const [key, value] of Object.entries(patch)) assign(key, value);
      emit("change", model);
    },
    /** The kernel sends a custom message. */
    hear: (content) => emit("msg:custom", content, []),
    log,
    listeners: () => [...listeners.values()].reduce((n, set) => n + set.size, 0),
  };
  return model;
}

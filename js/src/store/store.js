/** Holds the state, and says when it has changed. */

/**
 * @template State, Event
 * @param {(state: State, event: Event) => State} reduce
 * @param {State} initial
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** What the listeners have been told of last. */
  let announced = initial;
  /** Batches that are open, one within the other. */
  let depth = 0;
  let announcing = false;
  /** @type {Array<() => void>} */
  const listeners = [];

  function announce() {
    // What a listener changes is announced when all have heard of what was before.
    if (depth || announcing) return;
    announcing = true;
    try {
      while (announced !== state) {
        announced = state;
        for (const listener of listeners) listener();
      }
    } finally {
      announcing = false;
    }
  }

  /** @param {() => void} change */
  function batch(change) {
    depth++;
    try {
      change();
    } finally {
      depth--;
    }
    announce();
  }

  return {
    get: () => state,
    /** @param {Event} event */
    dispatch(event) {
      state = reduce(state, event);
      announce();
    },
    /** Several changes that are announced as one. */
    batch,
    /** Listeners are called in the order in which they came. @param {() => void} listener */
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}

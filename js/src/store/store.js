/** Holds the state, and says when it has changed. */

/**
 * @template State, Event
 * @param {(state: State, event: Event) => State} reduce
 * @param {State} initial
 * @param {(state: State) => State} [complete] what a state needs besides before listeners hear of it
 */
export function createStore(reduce, initial, complete = (state) => state) {
  let state = complete(initial);
  /** What the listeners have been told of last. */
  let announced = state;
  /** Batches that are open, one within the other. */
  let depth = 0;
  let announcing = false;
  /** @type {Array<() => void>} */
  const listeners = [];

  function announce() {
    // Changes by listeners are announced after all listeners have been called.
    if (depth || announcing) return;
    announcing = true;
    try {
      while (announced !== state) {
        state = complete(state);
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

/** Brings the moments that are looked at, and goes on to the next by itself. */

/** Time for which a moment is shown while the past is played, in ms. */
const MOMENT = 700;

/**
 * @param {object} o
 * @param {import("../store/state.js").Store} o.store
 * @param {import("./requests.js").Requests["fetch"]} o.fetch
 * @param {(event: import("../store/state.js").UiEvent) => void} o.dispatch
 * @param {AbortSignal} o.signal
 */
export function createLookBack({ store, fetch, dispatch, signal }) {
  let waiting = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  signal.addEventListener("abort", () => clearTimeout(timer));

  /** Asks for the moment that is wanted, one at a time: a slider is faster than any kernel. */
  function seek() {
    const { ui, moment, snapshot, disconnected } = store.get();
    clearTimeout(timer);
    if (!ui.past || waiting || disconnected) return;
    const { at, playing } = ui.past;
    if (moment?.at === at) {
      if (playing && at < snapshot.moves) {
        timer = setTimeout(
          () => dispatch({ type: "look_back", at: at + 1, playing: true }),
          MOMENT / (ui.local.past?.speed ?? 1),
        );
      } else if (playing) dispatch({ type: "look_back", at });
      return;
    }
    waiting = true;
    fetch({ type: "query", what: "moment", at }, ({ ok, data }) => {
      waiting = false;
      if (ok) store.dispatch({ type: "moment", moment: data });
      else store.dispatch({ type: "look_back", at: null });
      queueMicrotask(seek);
    });
  }

  return { seek };
}

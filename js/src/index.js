import { unpackBoard } from "./board.js";
import { createView } from "./shell/view.js";

/**
 * The widget's front end, as the host loads it. Each view has its own state; views of one model
 * share nothing but the model.
 */
export default {
  /** @param {{model: any, el: HTMLElement, signal?: AbortSignal}} host */
  async render({ model, el, signal }) {
    // Hosts that give no signal call what is returned.
    const end = new AbortController();
    signal?.addEventListener("abort", () => end.abort());
    let packed = model.get("board");
    let board = await unpackBoard(packed);
    // Another one may have come meanwhile.
    while (packed !== model.get("board")) {
      packed = model.get("board");
      board = await unpackBoard(packed);
    }
    if (!end.signal.aborted) createView({ model, el, signal: end.signal, board });
    return () => end.abort();
  },
};

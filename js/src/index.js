import { createWidget } from "./widget.js";

/**
 * The widget's front end, as the host loads it. Each view has its own state; views of one model
 * share nothing but the model.
 */
export default {
  /** @param {{model: any, el: HTMLElement, signal?: AbortSignal}} host */
  render({ model, el, signal }) {
    // Hosts that give no signal call what is returned.
    const end = new AbortController();
    signal?.addEventListener("abort", () => end.abort());
    createWidget({ model, el, signal: end.signal });
    return () => end.abort();
  },
};

import { createWidget } from "./widget.js";

/**
 * The widget's front end, in the form that the host loads. Each view has its own state; views of one model
 * share nothing but the model.
 */
export default {
  /** @param {{model: any, el: HTMLElement, signal?: AbortSignal}} host */
  render({ model, el, signal }) {
    // A host that gives no signal calls the returned function instead.
    const end = new AbortController();
    signal?.addEventListener("abort", () => end.abort());
    createWidget({ model, el, signal: end.signal });
    return () => end.abort();
  },
};

/**
 * Shows the built widget over a model: if the page offers `kernelSend`, a real Python widget in the
 * test's process, and otherwise `window.initial`. Messages are passed as JSON text, because a
 * browser's driver takes far longer over objects.
 */
import { fakeModel } from "./fake-model.js";

const bridged = typeof window.kernelSend === "function";
const apply = (messages) => {
  for (const data of messages) {
    if (data.method === "update") model.host(data.state);
    else model.hear(data.content);
  }
};
const toKernel = async (message) =>
  apply(JSON.parse(await window.kernelSend(JSON.stringify(message))));
const model = fakeModel(
  bridged ? JSON.parse(await window.kernelState()) : (window.initial ?? {}),
  bridged && ((state) => toKernel({ method: "update", state, buffer_paths: [] })),
);
window.model = model;
window.fromPython = (messages) => apply(JSON.parse(messages));

// As in anywidget's front end: one style sheet in the head, for all views.
const css = await (await fetch("/static/widget.css")).text();
document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
// As in marimo, where a view is in a shadow tree.
const shadow = (host) => {
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return root.appendChild(document.createElement("div"));
};

const { default: widget } = await import("/static/widget.js");
const ended = new AbortController();
const experimental = {
  async invoke() {
    throw new Error("the harness does not offer invoke");
  },
};
await widget.initialize?.({ model, signal: ended.signal, experimental });

/** Show a view of the model in the element with this id; more than one may be shown. */
window.mount = async (id, { inShadow = false } = {}) => {
  const host = document.getElementById(id);
  const el = inShadow ? shadow(host) : host;
  const gone = new AbortController();
  const clean = await widget.render?.({ model, el, signal: gone.signal, experimental });
  return () => {
    gone.abort();
    clean?.();
    el.replaceChildren();
  };
};
const unmountRoot = await window.mount("root");
window.unmount = () => {
  unmountRoot();
  ended.abort();
};
window.ready = true;

/**
 * The code that the host loads for each widget. It finds two other models. `shared` has the data
 * common to all widgets of a notebook (code, styles, words, board); it is sent and saved once.
 * `live` has the data that changes during a game.
 */

import { unpack } from "./host/unpack.js";

/** @import { Model } from "./host/outbox.js" */

/**
 * The model that anywidget hands over.
 * @typedef {Model & {
 *   send: (content: unknown) => unknown,
 *   widget_manager: { get_model: (id: string) => Promise<PartModel> },
 * }} HostModel
 */
/** @typedef {Pick<Model, "get"|"on"|"off">} PartModel */
/** @typedef {{default: typeof import("./index.js").default, styles: string}} FrontEnd */

/**
 * The state shared by the loaders of a page, each of them a separate module.
 * @typedef {object} Page
 * @property {Map<string, Promise<FrontEnd>>} frontEnds by digest
 * @property {Promise<unknown>} turn resolves when the next view may be drawn
 */
const KEY = Symbol.for("risk_widget");
const STYLE_ID = "risk_widget-styles";

/** @returns {Page} */
function pageState() {
  const global = /** @type {{[KEY]?: Page}} */ (globalThis);
  global[KEY] ??= { frontEnds: new Map(), turn: Promise.resolve() };
  return global[KEY];
}

/** @param {HostModel} model @param {string} reference as ipywidgets writes it */
const find = (model, reference) =>
  model.widget_manager.get_model(reference.replace("IPY_MODEL_", ""));

/**
 * Find the shared model. A page opened after this model was sent, such as a notebook reopened while
 * its kernel runs, may not have it; then the kernel sends another one.
 * @param {HostModel} model
 * @param {PartModel} live
 * @param {AbortSignal} signal
 */
async function findShared(model, live, signal) {
  while (!signal.aborted) {
    const reference = live.get("shared");
    try {
      return await find(model, reference);
    } catch {
      await nextShared(model, live, signal);
    }
  }
  return null;
}

/** @param {HostModel} model @param {PartModel} live @param {AbortSignal} signal */
function nextShared(model, live, signal) {
  return new Promise((resolve) => {
    const done = () => {
      live.off("change:shared", done);
      resolve(undefined);
    };
    live.on("change:shared", done);
    signal.addEventListener("abort", done);
    model.send({ lacks: live.get("shared") });
  });
}

/** @param {PartModel} shared @returns {Promise<FrontEnd>} */
function loadFrontEnd(shared) {
  const { frontEnds } = pageState();
  const digest = shared.get("digest");
  const loading = frontEnds.get(digest) ?? importPacked(shared.get("packed"));
  frontEnds.set(digest, loading);
  return loading;
}

/** @param {string} packed @returns {Promise<FrontEnd>} */
async function importPacked(packed) {
  const { code, styles } = await unpack(packed);
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return { default: (await import(url)).default, styles };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Add one style sheet for all views of a page: the newest widget's.
 * @param {HTMLElement} el
 * @param {string} digest
 * @param {string} styles
 */
function addStyles(el, digest, styles) {
  const doc = el.ownerDocument;
  const root = el.getRootNode();
  const place = root instanceof ShadowRoot ? root : doc.head;
  let sheet = place.querySelector(`#${STYLE_ID}`);
  if (!sheet) {
    sheet = doc.createElement("style");
    sheet.id = STYLE_ID;
    place.append(sheet);
  }
  if (sheet.getAttribute("data-digest") === digest) return;
  sheet.setAttribute("data-digest", digest);
  sheet.textContent = styles;
}

/**
 * Combine the three models into one; the shared model has what the widget's own leaves out.
 * @param {HostModel} model
 * @param {PartModel} live
 * @param {PartModel} shared
 * @returns {Model}
 */
const combine = (model, live, shared) => ({
  get(name) {
    const value = live.get(name);
    const own = value === undefined ? model.get(name) : value;
    return own ?? shared.get(name) ?? textsOf(live, shared)?.[name];
  },
  set: (name, value) => model.set(name, value),
  save_changes: () => model.save_changes(),
  on(event, handler) {
    for (const part of [live, model]) part.on(event, handler);
    if (event === WORDS_CAME) shared.on("change", handler);
  },
  off(event, handler) {
    for (const part of [live, model]) part.off(event, handler);
    if (event === WORDS_CAME) shared.off("change", handler);
  },
});

const WORDS_CAME = "change:words";

/** Return the texts in the language of a widget. @param {PartModel} live @param {PartModel} shared */
const textsOf = (live, shared) => shared.get(`in_${live.get("language")}`);

/** Wait for the texts of a widget's language, which may come a moment after the widget.
 * @param {PartModel} live @param {PartModel} shared @param {AbortSignal} signal */
async function waitForTexts(live, shared, signal) {
  while (!signal.aborted && live.get("words") === null && !textsOf(live, shared)) {
    await new Promise((resolve) => {
      const done = () => {
        shared.off("change", done);
        resolve(undefined);
      };
      shared.on("change", done);
      signal.addEventListener("abort", done);
    });
  }
}

/** Milliseconds that a view waits for an idle page: on a busy machine this may take a long time. */
const LONGEST_WAIT = 1000;

/** Resolve when the page is idle, or after `LONGEST_WAIT`. */
const idle = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback(resolve, { timeout: LONGEST_WAIT });
    else setTimeout(resolve);
  });

/**
 * Draw when it is this view's turn and the page is idle. Drawing many views at once would block a
 * slow page, including the models of other widgets, to which anywidget gives only 2 s to begin.
 * @param {() => void} draw
 */
function inTurn(draw) {
  const page = pageState();
  const drawn = page.turn.then(idle).then(draw);
  page.turn = drawn.catch(() => {});
  return drawn;
}

export default {
  /** @param {{model: HostModel, el: HTMLElement, signal?: AbortSignal}} host */
  async render({ model, el, signal }) {
    // A host that gives no signal calls the returned function instead.
    const end = new AbortController();
    signal?.addEventListener("abort", () => end.abort());
    const live = await find(model, model.get("live"));
    const shared = await findShared(model, live, end.signal);
    if (shared) {
      const frontEnd = await loadFrontEnd(shared);
      await waitForTexts(live, shared, end.signal);
      await inTurn(() => {
        if (end.signal.aborted) return;
        addStyles(el, shared.get("digest"), frontEnd.styles);
        frontEnd.default.render({ model: combine(model, live, shared), el, signal: end.signal });
      });
    }
    return () => end.abort();
  },
};

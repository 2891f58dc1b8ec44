/** One view of the widget: store, controller and views put together and drawn. */

import { createController } from "./controller/controller.js";
import { isReachable } from "./controller/input.js";
import { partsOf } from "./faceParts.js";
import { createOutbox, newId } from "./host/outbox.js";
import {
  createSentenceFit,
  createViewport,
  measureLessonBar,
  measureWall,
} from "./layout/viewport.js";
import { isQuestion, kindOf } from "./lessonKinds/index.js";
import { boardNamedBy } from "./map/boardNames.js";
import { createMap } from "./map/index.js";
import { hasFreeCorner } from "./map/labels.js";
import { shownMap } from "./store/mapView.js";
import { withQuestions } from "./store/queries.js";
import { initialState, reduce } from "./store/reducer.js";
import { boardOf, hasLesson, lessonOf, whole } from "./store/screens.js";
import { isConfirmed, isSetUp } from "./store/selectors.js";
import { createStore } from "./store/state.js";
import { viewModel } from "./store/viewModel.js";
import { patch } from "./views/dom.js";
import { screen } from "./views/screen.js";
import { createNamer, createNames, createWords } from "./words/index.js";

/** @import { State } from "./store/state.js" */

/**
 * @param {object} host
 * @param {import("./host/outbox.js").Model} host.model
 * @param {HTMLElement} host.el
 * @param {AbortSignal} host.signal
 */
export function createWidget({ model, el, signal }) {
  if (isOldBrowser()) {
    el.textContent = createWords(model.get("words"), model.get("language"))("page-old-browser");
    return;
  }
  const { root, stage, live } = createFrame(el);
  const uid = `rw${newId()}`;
  const origin = el.ownerDocument.defaultView?.location.origin ?? "";
  const store = createStore(
    reduce,
    initialState({
      snapshot: whole(model.get("state")),
      board: model.get("board"),
      catalog: model.get("catalog"),
      theme: model.get("theme"),
      reducedMotion: model.get("reduced_motion"),
      turns: model.get("turns") ?? [],
    }),
    withQuestions,
  );
  /** The state that is drawn. @type {State|null} */
  let drawn = null;
  /** @type {import("./pageTypes.js").MapHandle|null} */
  let map = null;
  /** Whether the map's language still differs from the widget's. */
  let redrawMap = false;

  const names = createNames();
  let language = "";
  /** The source of the catalog of words in use. */
  let source = "";
  let words = /** @type {import("./words/index.js").Words} */ ((id) => id);
  readWords();
  /** Word a message in the widget's current language. @type {import("./words/index.js").Words} */
  const say = (id, params) => words(id, params);

  /**
   * Read the words, and return whether they have changed. They may arrive later than their
   * language.
   */
  function readWords() {
    const [tag, text] = [model.get("language"), model.get("words")];
    if (text === undefined || (tag === language && text === source)) return false;
    [language, source] = [tag, text];
    words = createWords(source, language, () => {
      const { board, snapshot } = store.get();
      return names({ board, snapshot: boardOf(snapshot) });
    });
    return true;
  }

  /** Follow a change of the kernel's language: no text in the old language stays. */
  function readLanguage() {
    if (!readWords()) return;
    redrawMap = true;
    controller.reword();
  }

  const outbox = createOutbox(model, {
    signal,
    onLost: (lost, heard) => store.dispatch({ type: "connection", lost, heard }),
  });
  const viewport = createViewport(root, {
    signal,
    content() {
      const { board, snapshot } = store.get();
      const { w = 2, h = 1 } = board.shapes ?? {};
      const { seats, third } = boardOf(snapshot);
      const players = seats.length + (third ? 1 : 0) || undefined;
      const crowded = Boolean(board.shapes) && !hasFreeCorner(board.shapes);
      const lesson = hasLesson(snapshot);
      const fewButtons = lesson ? isQuestion(snapshot) : isSetUp(boardOf(snapshot));
      return { ratio: w / h, lesson, fewButtons, players, crowded };
    },
    changed: (seen) => store.dispatch({ type: "viewport", ...seen }),
  });
  const page = { root, store, map: () => map, say, signal };
  const controller = createController(page, { live, model, outbox, viewport, redraw: draw });
  const { focus, keyboard, calls } = controller;
  const fitSentence = createSentenceFit(root);

  /** @param {HTMLElement} host @param {State["board"]} board */
  const drawMap = (host, board) =>
    createMap(host, boardNamedBy(board, store.get().catalog.on_map, say), {
      root: el,
      say,
      language,
      faceOf(seat) {
        const { snapshot, catalog } = store.get();
        return partsOf(catalog, boardOf(snapshot).seats.find((row) => row.seat === seat)?.face);
      },
      onPick: controller.selectTerritory,
      onDrag: controller.dragTerritory,
      onPaint: controller.paintTerritory,
      onKey: keyboard.onKey,
      reducedMotion: controller.reducedMotion,
    });

  function draw() {
    const state = store.get();
    const focused = focus.element();
    const renamed = drawn && drawn.catalog.on_map !== state.catalog.on_map;
    if (redrawMap || renamed || (drawn && drawn.board !== state.board)) {
      map?.destroy();
      map = null;
      redrawMap = false;
    }
    drawn = state;
    const name = createNamer(say, state.board);
    const kind = kindOf(lessonOf(state.snapshot));
    const ctx = { ...viewModel(state), ...calls, uid, say, name, language, kind, origin };
    const onMap = shownMap(ctx);
    labelRoot(root, state, ctx.snapshot);
    viewport.apply();
    patch(stage, screen(ctx, onMap));
    const host = /** @type {HTMLElement} */ (root.querySelector(".rw-map-host"));
    if (!map && state.board.shapes) map = drawMap(host, state.board);
    map?.legible(state.viewport.wall);
    if (onMap) map?.update(onMap);
    /** @type {HTMLElement|null} */
    const why = root.querySelector("[data-key='W']");
    if (why) why.hidden = !root.querySelector(".rw-play [data-why]");
    fitSentence();
    measureLessonBar(root);
    measureWall(root);
    if (focused && !isReachable(focused)) focus.rescue();
    keyboard.hint();
    controller.guardPresses();
    controller.countDown();
    controller.showCard();
    viewport.look();
  }

  /** @param {string} event @param {(message: any) => void} handler */
  function listen(event, handler) {
    model.on(event, handler);
    signal.addEventListener("abort", () => model.off(event, handler));
  }

  for (const trait of ["language", "words"]) listen(`change:${trait}`, readLanguage);
  listen("change:state", () => {
    // A host may report the language or the snapshot first.
    readLanguage();
    controller.receive();
  });
  listen("msg:custom", controller.onMessage);
  for (const trait of ["theme", "reduced_motion", "catalog", "turns"]) {
    listen(`change:${trait}`, controller.readSettings);
  }
  listen("comm:close", outbox.close);
  listen("comm_live_update", outbox.close);
  signal.addEventListener("abort", () => {
    map?.destroy();
    root.remove();
  });

  // Without a kernel, as in a saved page, nothing is answered, and the page must not look as if it
  // could act.
  outbox.send({ type: "query", what: "here" }, store.get().snapshot.seq, controller.keeping.begin);
  controller.wishLanguage(language);
  controller.ask();
  draw();
  for (const listener of [
    controller.ask,
    draw,
    controller.showNews,
    controller.tellMoments,
    controller.keeping.look,
  ]) {
    store.subscribe(listener);
  }
  controller.openAnalysis();
  controller.resumeBots();
  // A story begins in the past.
  controller.seek();
}

/** Whether the browser is too old for the style sheet's colours: its map would be black. */
const isOldBrowser = () => globalThis.CSS?.supports?.("color", "light-dark(#000, #fff)") === false;

/** Create the elements that are never redrawn. @param {HTMLElement} el */
function createFrame(el) {
  const doc = el.ownerDocument;
  const root = doc.createElement("div");
  root.className = "rw";
  root.tabIndex = -1;
  // All of the widget's languages are written left to right, whatever the page around it is.
  root.dir = "ltr";
  for (const name of ["data-risk-widget", "data-lm-suppress-shortcuts"]) {
    root.setAttribute(name, "true");
  }
  // Created empty, because screen readers do not announce the text that a live region is created
  // with.
  const live = doc.createElement("p");
  live.className = "rw-visually-hidden";
  live.setAttribute("aria-live", "polite");
  const stage = doc.createElement("div");
  root.append(stage, live);
  el.append(root);
  return { root, stage, live };
}

/**
 * Set the attributes of the outermost element, for styles and tests.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {import("./pageTypes.js").Shown} shown
 */
function labelRoot(root, { snapshot, disconnected, theme, lesson }, shown) {
  const { dataset } = root;
  const board = boardOf(snapshot);
  dataset.phase = board.screen === "none" ? "" : board.phase;
  dataset.actor = board.actor ?? "";
  dataset.seq = String(snapshot.seq);
  dataset.screen = hasLesson(snapshot) ? "play" : snapshot.screen;
  dataset.human = String(board.human);
  dataset.confirm = String(isConfirmed(snapshot));
  if (shown === board) delete dataset.past;
  else dataset.past = shown.screen === "past" ? String(shown.at) : "";
  root.toggleAttribute("data-reading", lesson?.fresh ?? false);
  root.classList.toggle("rw-stale", disconnected);
  root.style.colorScheme = theme === "light" || theme === "dark" ? theme : "";
}

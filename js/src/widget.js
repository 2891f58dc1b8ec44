/** One view of the widget: draws the snapshot, turns what a person does into actions. */

import { createFocus, reachable } from "./controller/focus.js";
import { createKeyboard } from "./controller/keyboard.js";
import { createSchool } from "./controller/lessonController.js";
import { createAnswers } from "./controller/queries.js";
import { createOutbox, newId } from "./host/outbox.js";
import { keepHeight } from "./layout/keepHeight.js";
import { createViewport } from "./layout/viewport.js";
import { createMap } from "./map/index.js";
import { readOdds } from "./store/battleOdds.js";
import { territoryNames } from "./store/board.js";
import { primaryCommand, secondaryCommands } from "./store/commands.js";
import { clickOutcome } from "./store/mapClick.js";
import { mapView } from "./store/mapView.js";
import { pastSnapshot } from "./store/past.js";
import { reduce } from "./store/reducer.js";
import { armyRange, repeatTerritory } from "./store/selection.js";
import { inert, stopAt } from "./store/selectors.js";
import { initial } from "./store/state.js";
import { dialog, formFrame } from "./views/dialogs.js";
import { h, patch } from "./views/dom.js";
import { handover } from "./views/handover.js";
import { header } from "./views/header.js";
import { keyLine } from "./views/keyHints.js";
import { logBlock } from "./views/log.js";
import { banner, cutOff } from "./views/notices.js";
import { panels, tray } from "./views/panels.js";
import { playersTable } from "./views/playersTable.js";
import { sentence } from "./views/sentence.js";
import { sayBar } from "./views/sentenceBar.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Ack} Ack */
/** @typedef {import("./store/state.js").UiEvent} UiEvent */
/** @typedef {import("./store/commands.js").Command} Command */
/** @typedef {import("./views/context.js").Ctx} Ctx */
/** @typedef {ReturnType<typeof createSchool>} School */

/** Faces shown while dice roll, and how long each, in ms: 300 ms in all. */
const FRAMES = 3;
const FRAME = 100;
/** Time for which a moment is shown while the past is played, in ms. */
const MOMENT = 700;
/** Actions that do not change the position: they need not wait for each other. */
const UNHURRIED = /^(query|speed|teach|auto_defend|stop|resume)$/;

/** Whose eyes the screen is for. @param {Snapshot} state */
const readerOf = ({ game_id, viewer, private: shown }) => `${game_id} ${viewer} ${shown}`;
/** What a snapshot without a game leaves out. */
const NO_GAME = /** @type {Partial<Snapshot>} */ ({
  seats: [],
  territories: {},
  recent: [],
  last: [],
  legal: {},
  tired: {},
  placed: {},
  battle: null,
  rolling: null,
  over: null,
  handover: null,
  third: null,
  moves: 0,
  private: "none",
  options: {},
});

/**
 * @param {object} host
 * @param {import("./host/outbox.js").Model} host.model
 * @param {HTMLElement} host.el
 * @param {AbortSignal} host.signal
 */
export function createView({ model, el, signal }) {
  const doc = el.ownerDocument;
  const uid = `rw${newId()}`;
  const root = doc.createElement("div");
  root.className = "rw";
  root.tabIndex = -1;
  for (const name of ["data-risk-widget", "data-lm-suppress-shortcuts"]) {
    root.setAttribute(name, "true");
  }
  // Made before there is anything to say: a live region that is born with its text stays silent.
  const live = doc.createElement("p");
  live.className = "rw-sr";
  live.setAttribute("aria-live", "polite");
  const stage = doc.createElement("div");
  root.append(stage, live);
  el.append(root);

  /** The board that is drawn. @type {import("./types.js").Board} */
  let board = model.get("board");
  let state = read();
  let ui = initial();
  let lost = false;
  /** @type {Ctx["log"]} */
  let log = null;
  /** @type {number|null} */
  let frame = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let ticking;
  /** @type {import("./types.js").MapHandle|null} */
  let map = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let beat;
  /** The game of the form, while it is asked whether the present one is given up. @type {Action|null} */
  let wanted = null;
  /** The moment that is shown while somebody looks back. @type {import("./types.js").Moment|null} */
  let moment = null;
  /** A moment has been asked for. */
  let seeking = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let playing;
  let spoken = 0;
  /** It has been drawn once. */
  let drawn = false;
  let name = territoryNames(board);
  /** @type {Ctx["memo"]} */
  const memo = {};
  /** What a lesson needs, where there is one. @type {School|null} */
  let school = null;

  const outbox = createOutbox(model, {
    signal,
    onLost(now) {
      lost = now;
      render();
    },
  });

  const answers = createAnswers({
    state: () => state,
    send,
    closed: () => lost || signal.aborted,
  });

  const focus = createFocus(root, {
    dialog: () => ui.dialog,
    map: () => (state.screen === "play" && !ui.dialog ? map : null),
  });

  const keyboard = createKeyboard({
    root,
    snapshot: () => state,
    ui: () => ui,
    name: () => name,
    map: () => map,
    focused: focus.element,
    choosing: () => Boolean(school?.choosing()),
    dispatch: act,
    send,
    run,
    leaveFull: () => viewport.leave(),
    pressFilled,
  });

  const viewport = createViewport(root, {
    signal,
    content: () => ({
      ratio: (board.shapes?.w ?? 2) / (board.shapes?.h ?? 1),
      lesson: Boolean(state.lesson),
    }),
    changed: () => drawn && render(),
  });

  /** A lesson may have come. */
  function openSchool() {
    if (school || !state.lesson) return;
    const desk = {
      live: () => state,
      render,
      send,
      fetch,
      reduced,
      say,
      flash: (/** @type {import("./types.js").GameEvent[]} */ events) => map?.flash(events),
      board: () => board,
      toTitle: () => /** @type {HTMLElement|null} */ (root.querySelector("[data-step]"))?.focus(),
      root,
      signal,
    };
    school = createSchool(/** @type {any} */ (desk));
  }

  // ---- what goes out ---------------------------------------------------------------------------

  /** @param {Action} action */
  function send(action) {
    if (lost) return;
    const unhurried = UNHURRIED.test(action.type);
    // A second click on the same button is not a second action.
    if (!unhurried && outbox.pending().some(({ type }) => !UNHURRIED.test(type))) return;
    if (!unhurried && ui.refusal) ui = reduce(ui, { type: "sent" }, state);
    const reader = readerOf(state);
    outbox.send(action, state.seq, (ack) => {
      // What one person has asked is not for the next one, nor for a screen that has been covered.
      if (action.type === "query" && reader !== readerOf(state)) return;
      answered(action, ack);
    });
  }

  /**
   * @param {Action} action
   * @param {Ack} ack
   */
  function answered(action, ack) {
    if (!ack.ok) {
      if (action.type === "query") {
        answers.set(action, { refused: ack });
        return;
      }
      const refusal = {
        rule: ack.rule ?? "",
        message: ack.message ?? "That is not possible.",
        source: ack.source,
      };
      ui = reduce(ui, { type: "refused", refusal }, state);
      return;
    }
    if (action.type === "lesson") school?.heard(ack.data);
    if (action.what === "log") log = ack.data?.lines ?? [];
    else if (action.type === "query") answers.set(action, ack.data);
    if (/^(new_game|load)$/.test(action.type)) {
      ui = reduce({ ...ui, under: null }, { type: "dialog", dialog: null }, state);
      ui = { ...ui, form: null };
    }
  }

  /**
   * Asks once, without remembering the answer.
   * @param {Action} query
   * @param {(ack: Ack) => void} answer
   */
  function fetch(query, answer) {
    if (!lost) outbox.send(query, state.seq, (ack) => signal.aborted || answer(ack));
  }

  /** Asks for the moment that is wanted, one at a time: a slider is faster than any kernel. */
  function seek() {
    const at = ui.past?.at;
    clearTimeout(playing);
    if (at === undefined || seeking || lost) return;
    if (moment?.at === at) {
      if (ui.past?.playing && at < state.moves) {
        playing = setTimeout(() => act({ type: "look", at: at + 1, playing: true }), MOMENT);
      } else if (ui.past?.playing) act({ type: "look", at });
      return;
    }
    seeking = true;
    fetch({ type: "query", what: "moment", at }, (ack) => {
      seeking = false;
      moment = ack.ok && ui.past ? ack.data : null;
      if (!ack.ok) ui = reduce(ui, { type: "look", at: null }, state);
      queueMicrotask(seek);
    });
  }

  /** @param {UiEvent} event */
  function act(event) {
    const before = ui.dialog;
    const { past } = ui;
    ui = reduce(ui, event, state);
    if ((ui.dialog && !before) || (ui.past && !past)) focus.remember();
    if (!ui.past) moment = null;
    if (ui.dialog !== "log") log = null;
    render();
    if (ui.past && (!past || (before && !ui.dialog))) focus.toSlider();
    else if (past && !ui.past) focus.giveBack();
    else if (ui.dialog !== before) focus.move(before);
    if (ui.dialog === "new" && before !== "new") viewport.reveal();
    seek();
    if (event.type === "repeat") goOnPlacing();
  }

  /** @param {Command} command */
  function run(command) {
    if (command.closed) {
      const refused = state.legal.end_refused;
      if (refused) act({ type: "refused", refusal: refused });
    } else if (command.run) command.run();
    else if (command.dialog) act({ type: "dialog", dialog: command.dialog });
    else if (command.hook === "back_to_game") act({ type: "look", at: null });
    else if (command.hook === "stop_placing") act({ type: "repeat", territory: null });
    else if (command.action) {
      send(command.action);
      render();
    }
  }

  /** @param {Action} game */
  function start(game) {
    wanted = game;
    const playing = state.screen === "play" || state.screen === "handover";
    if (playing) act({ type: "dialog", dialog: "replace" });
    else send(game);
  }

  /** @type {Ctx["copy"]} */
  function copy(text, event) {
    const from = /** @type {Element} */ (event.currentTarget).closest(".rw-dlg, .rw-new");
    const box = from?.querySelector("[data-code]");
    const view = doc.defaultView;
    // There is no clipboard on plain http: the text is selected, ready for Ctrl+C.
    function select() {
      if (box instanceof HTMLTextAreaElement) {
        box.focus();
        box.select();
      } else if (box) view?.getSelection()?.selectAllChildren(box);
      return false;
    }
    return (view?.navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      select,
    );
  }

  // ---- choices ---------------------------------------------------------------------------------

  /** @param {string} territory */
  function pick(territory) {
    if (school && state.lesson && !lost && school.pick(territory)) return;
    const outcome = clickOutcome(state, ui, board, territory);
    if (!outcome || lost || ui.past) return;
    if ("selection" in outcome) act({ type: "select", selection: outcome.selection });
    else if ("probe" in outcome) send(outcome.probe);
    else if ("confirm" in outcome) pressFilled();
    else act({ type: "refused", refusal: { rule: "", message: outcome.hint } });
  }

  function pressFilled() {
    const button = /** @type {HTMLElement|null} */ (
      state.lesson ? root.querySelector(".rw-say .rw-p") : null
    );
    const filled = primaryCommand(shown(), ui, name);
    if (button) button.click();
    else if (filled && !state.lesson) run(filled);
    else return false;
    return true;
  }

  // ---- drawing ---------------------------------------------------------------------------------

  /** @returns {boolean} */
  function reduced() {
    const wish = model.get("reduced_motion");
    if (wish === "on" || wish === "off") return wish === "on";
    return doc.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  }

  /** What each choice costs the defender: null where there is none. */
  const defence = () =>
    state.legal.defend
      ? answers.ask({ type: "query", what: "defence", n: state.battle?.n ?? 0 })
      : undefined;

  /** What the odds of the attack under way rest on. @returns {Action|null} */
  function oddsQuestion() {
    const { selection: chosen } = ui;
    if (chosen.kind !== "pair" || !state.legal.attack || !armyRange(state, chosen)) return null;
    const { source, target, armies, dice } = chosen;
    const fewer = dice === null ? {} : { dice };
    return { type: "query", what: "odds", source, target, armies, ...fewer };
  }

  /** What is on the screen: the present, or the moment that is looked at. */
  const shown = () =>
    state.lesson
      ? /** @type {Snapshot} */ (school?.shown(/** @type {any} */ (state)) ?? state)
      : ui.past && moment
        ? pastSnapshot(state, moment)
        : state;

  function render() {
    const had = focus.element();
    const question = oddsQuestion();
    const stop = stopAt({ snapshot: state, ui });
    const stopped = question && stop > 1 ? { ...question, stop_at: stop } : question;
    const now = shown();
    const past = now !== state;
    /** @type {Ctx} */
    const ctx = {
      snapshot: now,
      live: state,
      // A choice that is under way waits.
      ui: past ? { ...ui, selection: { kind: "none" }, cards: [], refusal: null } : ui,
      board,
      catalog: model.get("catalog"),
      name,
      uid,
      send(action) {
        send(action);
        render();
      },
      dispatch: act,
      copy,
      fetch,
      ask: answers.ask,
      next: state.human ? primaryCommand(state, ui, name)?.action : undefined,
      memo,
      defence,
      odds: readOdds(answers.ask(question), answers.ask(stopped)),
      clause: answers.clause,
      clauses: answers.clauses,
      log,
      frame: state.lesson ? (school?.face() ?? null) : past ? null : frame,
      lost,
      viewport,
    };
    root.dataset.phase = state.phase ?? "";
    root.dataset.actor = state.actor ?? "";
    root.dataset.seq = String(state.seq);
    root.dataset.screen = state.screen;
    root.dataset.human = String(state.human ?? false);
    if (past) root.dataset.past = String(now.at ?? "");
    else delete root.dataset.past;
    root.classList.toggle("rw-stale", lost);
    const theme = model.get("theme");
    root.style.colorScheme = theme === "light" || theme === "dark" ? theme : "";

    const forming = ui.dialog === "new" || ui.dialog === "replace" || state.screen === "setup";
    const taught = state.lesson ? school : null;
    const bar = taught?.bar(/** @type {any} */ (ctx)) ?? playBar(now, ctx.ui);
    const view =
      state.screen !== "setup"
        ? mapView(now, ctx.ui, lost || !now.human || now.screen !== "play")
        : null;
    const onMap = view && (taught?.map(/** @type {any} */ (ctx), view) ?? view);
    const picks = onMap !== null && !onMap.disabled && onMap.pickable.size > 0;
    const { decision, more } = taught ? taught.panel(/** @type {any} */ (ctx)) : panels(ctx);
    const replies = taught?.replies(/** @type {any} */ (ctx));
    const dice = taught ? taught.tray(/** @type {any} */ (ctx)) : tray(ctx);
    const behind = inert(ui);
    viewport.apply();
    patch(stage, [
      ...[banner(ctx)].filter((x) => x !== null),
      h(
        // A fieldset, for what it can do: it closes every control in it.
        "fieldset.rw-play",
        { key: "play", role: "presentation", hidden: forming, disabled: lost },
        header(ctx, taught?.head(/** @type {any} */ (ctx))),
        h(
          "div.rw-main",
          { key: "main", class: state.lesson ? "rw-taught" : "", inert: behind },
          sayBar(ctx, { ...bar, run }),
          h(
            "div.rw-mapbox",
            { key: "mapbox", class: now.screen === "past" ? "rw-then" : "" },
            h("div.rw-maphost", {
              key: "map",
              keep: true,
              "data-part": "map",
              inert: state.screen === "handover",
            }),
          ),
          dice && h("div.rw-tray", { key: "tray", "data-part": "decision" }, dice),
          h(
            "div.rw-side",
            { key: "side" },
            h(
              "div.rw-decision",
              { key: "decision", "data-part": state.screen === "handover" ? null : "decision" },
              decision,
            ),
            more,
          ),
          replies && h("div.rw-reply", { key: "reply", "data-part": "decision" }, replies),
          playersTable(ctx),
          !state.lesson && logBlock(ctx),
          handover(ctx),
        ),
        keyLine(ctx, { ...bar, picks }),
      ),
      ...[
        // Not within the fieldset: a child of that which comes and goes made browsers lose the map.
        cutOff(ctx),
        forming ? formFrame(ctx, start) : null,
        dialog(ctx, () => wanted && send(wanted)),
      ].filter((x) => x !== null),
    ]);
    const host = /** @type {HTMLElement} */ (root.querySelector(".rw-maphost"));
    if (!map && board.shapes) {
      const { onKey } = keyboard;
      map = createMap(host, board, { root: el, onPick: pick, onKey, reducedMotion: reduced });
    }
    if (onMap) map?.update(onMap);
    /** @type {HTMLElement} */ (root.querySelector("[data-key='?']")).hidden =
      !root.querySelector("[data-why]");
    if (had && !reachable(had)) focus.rescue();
    keyboard.hint();
    viewport.look();
    drawn = true;
  }

  /** What the bar says in play. @param {Snapshot} now @param {Ctx["ui"]} ui */
  function playBar(now, ui) {
    const filled = primaryCommand(now, ui, name);
    return { line: sentence(now, ui, name), filled, beside: secondaryCommands(now, ui, filled) };
  }

  function tick() {
    frame = frame === null || frame + 1 >= FRAMES ? null : frame + 1;
    if (frame !== null) ticking = setTimeout(tick, FRAME);
    render();
  }

  /** @param {Snapshot} prev */
  function animate(prev) {
    const rolled = state.battle;
    if (state.lesson || !rolled || rolled.pending || !rolled.pairs) return;
    if (prev.game_id !== state.game_id || prev.battle?.n === rolled.n) return;
    if (reduced() || state.bots.speed === "instant" || state.seq < prev.seq) return;
    clearTimeout(ticking);
    frame = 0;
    ticking = setTimeout(tick, FRAME);
  }

  /** Says once what the new lines of the log say. @param {Snapshot} prev */
  function speak(prev) {
    if (prev.game_id !== state.game_id) spoken = 0;
    const lines = state.recent.filter(({ n }) => n > spoken);
    spoken = Math.max(0, ...state.recent.map(({ n }) => n));
    say(lines.map((line) => line.text).join(" "));
  }

  /** @param {string} text */
  function say(text) {
    // The same words again are read again only if the text differs.
    if (text) live.textContent = text === live.textContent ? `${text}\u00a0` : text;
  }

  /** The newest snapshot; before the first game it is not a whole one. @returns {Snapshot} */
  function read() {
    return { ...NO_GAME, ...model.get("state") };
  }

  /** The board is drawn anew. It comes before the first snapshot on it, and waits for that. */
  function changeBoard() {
    board = model.get("board");
    map?.destroy();
    map = null;
    name = territoryNames(board);
  }

  /** @param {boolean} [first] */
  function arrive(first = false) {
    if (model.get("board") !== board) changeBoard();
    const next = read();
    const prev = state;
    // An old snapshot that was overtaken changes nothing, but its answers count.
    const old = next.game_id === prev.game_id && next.seq < prev.seq;
    if (!old) {
      forget(next, prev);
      state = next;
      ui = reduce(ui, { type: "snapshot", prev: first ? null : prev }, state);
    }
    if (!ui.past) moment = null;
    outbox.alive();
    outbox.settle();
    if (first) {
      openSchool();
      spoken = Math.max(0, ...state.recent.map(({ n }) => n));
      render();
      keepGoing();
      return;
    }
    const moved = !old && (prev.seq !== state.seq || prev.game_id !== state.game_id);
    if (moved) animate(prev);
    openSchool();
    if (state.lesson) school?.arrive(/** @type {any} */ (prev));
    render();
    if (!moved) return;
    if (ui.past) seek();
    else {
      map?.flash(state.last);
      speak(prev);
    }
    goOnPlacing();
    keepGoing();
  }

  /**
   * Answers that hold no more: odds of positions that are past, clauses of another game, and what
   * only the one before could see.
   * @param {Snapshot} next
   * @param {Snapshot} prev
   */
  function forget(next, prev) {
    const others = next.viewer !== prev.viewer || next.private !== prev.private;
    answers.forget({ all: next.game_id !== prev.game_id || others, moved: next.seq !== prev.seq });
    if (others) log = null;
    // What was undone may have been another move than the one that is played now.
    if (others || next.game_id !== prev.game_id || next.moves < prev.moves) moment = null;
  }

  /** Where the kernel has no threads, the page gives the beat for what goes on by itself. */
  function keepGoing() {
    clearTimeout(beat);
    const { tick, paused } = state.bots;
    if (tick !== undefined && !paused) beat = setTimeout(() => send({ type: "resume" }), tick);
  }

  /** Places the next army of "all of them there". */
  function goOnPlacing() {
    const territory = repeatTerritory(ui, state);
    if (territory && state.legal.place?.territories.includes(territory)) {
      send({ type: "place", territory, armies: 1 });
    }
  }

  // ---- listening -------------------------------------------------------------------------------

  /** @param {string} event @param {(content: any) => void} handler */
  function listen(event, handler) {
    model.on(event, handler);
    signal.addEventListener("abort", () => model.off(event, handler));
  }

  listen("change:state", () => arrive());
  listen("change:theme", render);
  listen("change:reduced_motion", render);
  listen("change:catalog", render);
  listen("comm:close", outbox.close);
  listen("comm_live_update", outbox.close);

  root.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (ui.dialog === "menu" && !target.closest(".rw-menu,[data-action=menu]")) {
      act({ type: "dialog", dialog: null });
    }
  });
  root.addEventListener("click", (event) => {
    // What was clicked by pointer does not keep the keyboard: Enter is the filled button's.
    const clicked = /** @type {Element} */ (event.target).closest(".rw-play button");
    if (event.detail > 0 && clicked && clicked === focus.element()) {
      root.focus({ preventScroll: true });
    }
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    // An open menu would stay over the board when Tab leaves it.
    const menu = /** @type {Element} */ (target).closest(".rw-menu,[data-action=menu]");
    const next = /** @type {Element|null} */ (relatedTarget);
    // A press on the words of a switch gives the focus to the frame for a moment.
    if (!menu || !next || next === root || next.closest(".rw-menu,[data-action=menu]")) return;
    queueMicrotask(() => {
      if (signal.aborted || ui.dialog !== "menu") return;
      ui = reduce(ui, { type: "dialog", dialog: null }, state);
      render();
    });
  });
  signal.addEventListener("abort", () => {
    clearTimeout(ticking);
    clearTimeout(beat);
    clearTimeout(playing);
    map?.destroy();
    root.remove();
  });

  arrive(true);
  keepHeight(/** @type {HTMLElement} */ (root.querySelector(".rw-keys")), signal);
}

/** The history: the log next to the map and in full, and the bar for looking back at the game. */

import { CLOSED, mayAnalyse } from "../store/plans.js";
import { newsOf } from "../store/playback.js";
import { movesOf, overOf, partsIn, storyOf } from "../store/screens.js";
import { chapterNumber } from "../store/story.js";
import { lookBackTo, setLocal, showDialog } from "../store/uiEvents.js";
import { block, button, link, list, rangeField, reviewLink, segments, tool } from "./controls.js";
import { h } from "./dom.js";
import { withFormulas } from "./messageParts.js";
import { chip } from "./symbols.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { Ctx } from "../calls.js" */

/** @param {Ctx} ctx */
export function fullLog(ctx) {
  const { log, snapshot, say } = ctx;
  if (!log) return h("p.rw-meta", "…");
  const now = snapshot.screen === "past" ? snapshot.at : null;
  return h(
    "ol.rw-whole-log",
    { "data-log-all": "", "aria-label": say("page-log.label"), on: { keydown: logKeys } },
    // As in the log next to the map, the newest line comes first.
    [...log]
      .reverse()
      .map((line, i) => logLine(ctx, line, { first: i === 0, fresh: line.at === now })),
  );
}

/**
 * Draw a line of the log: a button that shows its moment, and one that unfolds its details.
 * The log is one tab stop; arrow keys move within it.
 * @param {Ctx} ctx
 * @param {import("../types.js").LogLine} line
 * @param {object} o
 * @param {boolean} o.first whether it is the tab stop
 * @param {boolean} o.fresh
 */
function logLine(ctx, line, { first, fresh }) {
  const { ui, log, say, dispatch, send } = ctx;
  const { n, at, seat, text, kind } = line;
  const id = line.first;
  const open = id !== undefined && ui.local.log?.open === id;
  const parts = line.parts ?? log?.find((other) => other.first === id)?.parts ?? [];
  const toggle = () => {
    if (!open && !line.parts) send({ type: "query", what: "log" });
    dispatch(setLocal("log", { open: open ? null : id }));
  };
  return h(
    "li",
    {
      key: id ?? n,
      class: `${fresh ? "rw-fresh" : ""} ${kind === "turn_started" ? "rw-turn-start" : ""}`,
    },
    seat ? chip(seat) : h("i"),
    h(
      "div",
      moment(ctx, at, text, first ? 0 : -1),
      open &&
        list(
          "ol.rw-stack.rw-log-parts",
          // The newest first, as in the log around it.
          parts.map((part) => moment(ctx, part.at, part.text, -1)).reverse(),
          { key: "parts" },
        ),
    ),
    id !== undefined &&
      button("unfold", open ? "▾" : "▸", toggle, {
        kind: "rw-unfold",
        key: "unfold",
        tabindex: -1,
        "aria-expanded": open,
        "aria-label": say("page-log-unfold"),
      }),
  );
}

/**
 * Draw a line of the log as a button that shows the board at that time.
 * @param {Ctx} ctx
 * @param {number} at
 * @param {string} text
 * @param {number} tabindex
 */
const moment = ({ dispatch }, at, text, tabindex) =>
  h(
    "button.rw-moment",
    { "data-at": at, tabindex, on: { click: () => dispatch(lookBackTo(at)) } },
    withFormulas(text),
  );

/** Move up and down in a log with the arrow keys. @param {KeyboardEvent} event */
export function logKeys(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const list = /** @type {Element} */ (event.currentTarget);
  /** @type {HTMLElement[]} */
  const lines = [...list.querySelectorAll("button")];
  const at = lines.indexOf(/** @type {any} */ (event.target));
  lines[at + step]?.focus();
  event.preventDefault();
}

/** The kind of line for a great moment. */
const TOLD_AS = {
  taken: "continent_taken",
  lost: "continent_lost",
  out: "eliminated",
  cards: "traded",
  won: "won",
};

/**
 * List the latest lines, the newest first, without those that the bar says now: in the same words,
 * as a great moment, or as the attack that awaits a defender. In the past, the log shows which
 * moment is on the board, so all lines stay.
 * @param {Ctx} ctx
 * @param {{text: string, sub: string}} said the bar's sentences
 */
function latest({ snapshot, great }, said) {
  const lines = [...(partsIn(snapshot).recent ?? [])].reverse();
  if (snapshot.screen === "past") return lines;
  const winner = overOf(snapshot)?.winner;
  const told = great ?? (winner ? /** @type {const} */ ({ kind: "won", seat: winner }) : null);
  const moment =
    told && lines.find(({ kind, seat }) => kind === TOLD_AS[told.kind] && seat === told.seat);
  const attack = snapshot.legal.defend && lines.find(({ kind }) => kind === "attacked");
  // What was said long ago in the same words stays.
  const same = (/** @type {string} */ words) =>
    lines.filter(
      ({ text }, i) => words.includes(text) && lines.findIndex((each) => each.text === text) === i,
    );
  const held = [moment, attack, ...same(said.text), ...same(said.sub)];
  return lines.filter((line) => !held.includes(line));
}

/** Look back at the game, with its plans if they may be compared. @param {Ctx} ctx */
export function lookBack({ snapshot, live, dispatch }) {
  if (mayAnalyse(live)) dispatch(setLocal("plans", { ...CLOSED, open: true }));
  dispatch(lookBackTo(partsIn(snapshot).moves ?? 0));
}

/** @param {Ctx} ctx @param {{text: string, sub: string}} said the bar's sentences */
export function logBlock(ctx, said) {
  const { snapshot, say, dispatch, send, disconnected } = ctx;
  const { moves = 0, log_length: length = 0, recent = [] } = partsIn(snapshot);
  const lines = latest(ctx, said);
  const news = snapshot.screen === "past" ? snapshot.news : 1;
  const fresh = news ? recent.slice(-news) : [];
  return block(
    "log",
    [
      say("page-log"),
      h(
        "span.rw-log-links",
        // Without a kernel, the banner offers to look back.
        !disconnected &&
          moves > 0 &&
          snapshot.screen !== "past" &&
          snapshot.screen !== "handover" &&
          link("look_back", say("page-log-look-back"), () => lookBack(ctx), { key: "back" }),
        length > recent.length &&
          link(
            "log",
            snapshot.screen === "past"
              ? say("page-log-all")
              : say("page-log-all-lines", { lines: length }),
            () => {
              send({ type: "query", what: "log" });
              dispatch(showDialog("log"));
            },
            { key: "all" },
          ),
      ),
    ],
    h(
      "ol",
      { "data-log": "", "aria-label": say("page-log.label"), on: { keydown: logKeys } },
      lines.map((line, i) => logLine(ctx, line, { first: i === 0, fresh: fresh.includes(line) })),
    ),
  );
}

/** Line drawings on a field of 20 × 20. */
const STEP_SIGNS = {
  first: "M5 5v10M15 5l-7 5 7 5z",
  previous: "M13 4.6l-1.5-1.2L5.4 10l6.1 6.6 1.5-1.2L8.1 10z",
  play: "M7 5l8 5-8 5z",
  pause: "M7 5v10M13 5v10",
  next: "M7 4.6l1.5-1.2 6.1 6.6-6.1 6.6L7 15.4l4.9-5.4z",
  last: "M15 5v10M5 5l7 5-7 5z",
  round_before: "M10 5l-6 5 6 5zM16 5l-6 5 6 5z",
  round_after: "M4 5l6 5-6 5zM10 5l6 5-6 5z",
};

/** The speeds for replaying the past. */
const SPEEDS = [1, 2, 4];

/** @param {keyof typeof STEP_SIGNS} name */
const stepSign = (name) =>
  h(
    "svg.rw-icon",
    { key: name, viewBox: "0 0 20 20", "aria-hidden": "true" },
    h("path", { d: STEP_SIGNS[name] }),
  );

/** @param {Ctx} ctx */
export function lookBackBar(ctx) {
  const { snapshot, live, ui, say, dispatch, uid, disconnected } = ctx;
  const { past } = ui;
  if (!past) return [];
  const { at, playing } = past;
  const { speed = 1 } = ui.local.past ?? {};
  const of = movesOf(live);
  const then = snapshot.screen === "past" ? snapshot : null;
  /** @param {number} to */
  const look = (to) => dispatch(lookBackTo(to));
  /** @param {keyof typeof STEP_SIGNS} name @param {string} label @param {number} to */
  const step = (name, label, to) =>
    // `aria-disabled` keeps the focus on the button at either end.
    tool(name, stepSign(name), label, () => to === at || look(to), {
      key: name,
      "aria-disabled": to === at,
    });
  const when =
    then?.at === at ? whenText(snapshot, at, of, say) : say("page-past-move", { at, of });
  return [
    step("first", say("page-past-first"), 0),
    // Without a kernel there are few moments to replay, and little room.
    !disconnected && step("round_before", say("page-past-round-before"), then?.round_before ?? 0),
    step("previous", say("page-past-previous"), Math.max(0, at - 1)),
    tool(
      "play",
      stepSign(playing ? "pause" : "play"),
      say(playing ? "page-past-pause" : "page-past-play"),
      // At the end there is nothing left to play, so the last round is replayed.
      () =>
        dispatch({
          type: "look_back",
          at: at === of ? (then?.round_before ?? 0) : at,
          playing: !playing,
          // The chapter in view has been read.
          ...(storyOf(live) && { chapter: chapterNumber(live, ui) }),
        }),
      { key: "play" },
    ),
    step("next", say("page-past-next"), Math.min(of, at + 1)),
    !disconnected && step("round_after", say("page-past-round-after"), then?.round_after ?? of),
    step("last", say("page-past-last"), of),
    h(
      "output.rw-when",
      { key: "when", "aria-hidden": "true" },
      say("page-of", { some: at, all: of }),
    ),
    live.screen === "over" && !storyOf(live) && !disconnected && reviewLink(ctx),
    !disconnected &&
      segments({
        label: say("page-past-speed"),
        name: `${uid}-past-speed`,
        choices: SPEEDS.map((times) => ({
          value: times,
          label: say("page-past-times", { times }),
        })),
        value: speed,
        change: (value) => dispatch(setLocal("past", { speed: value })),
      }),
    rangeField(
      { label: say("page-past-slider"), value: at, range: [0, of], change: look },
      { key: "slider", "aria-valuetext": when },
    ),
  ];
}

/** Show the result of the past action in view. @param {Ctx} ctx */
export function thisAction(ctx) {
  const { snapshot, say } = ctx;
  const then = snapshot.screen === "past" ? snapshot : null;
  const lines = then ? newsOf(then).map(({ text }) => text) : [];
  return block(
    "then",
    say("page-past-this-move"),
    lines.length
      ? list("ul.rw-stack", lines)
      : h("p.rw-meta", say(then?.at ? "page-past-nothing" : "page-past-before")),
  );
}

/**
 * Name a moment, as in "round 3, move 41 of 120".
 * @param {Pick<Shown, "round">} then the snapshot of that moment
 * @param {number} at
 * @param {number} of
 * @param {Ctx["say"]} say
 */
export const whenText = ({ round }, at, of, say) =>
  say("page-past-when", { round: round || 0, at, of });

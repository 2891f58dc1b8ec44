/** The bar for looking back at the game so far, and what the move did that is looked at. */

import { newsOf } from "../store/playback.js";
import { block, button, reviewLink, segments } from "./controls.js";
import { h } from "./dom.js";

/** @import { Snapshot } from "../types.js" */
/** @import { Ctx } from "../calls.js" */

/** Line drawings on a field of 20 × 20. */
const SIGNS = {
  first: "M5 5v10M15 5l-7 5 7 5z",
  previous: "M13 4.6l-1.5-1.2L5.4 10l6.1 6.6 1.5-1.2L8.1 10z",
  play: "M7 5l8 5-8 5z",
  pause: "M7 5v10M13 5v10",
  next: "M7 4.6l1.5-1.2 6.1 6.6-6.1 6.6L7 15.4l4.9-5.4z",
  last: "M15 5v10M5 5l7 5-7 5z",
  round_before: "M10 5l-6 5 6 5zM16 5l-6 5 6 5z",
  round_after: "M4 5l6 5-6 5zM10 5l6 5-6 5z",
};

/** How many times as fast as usual the past can be played. */
const SPEEDS = [1, 2, 4];

/** @param {keyof typeof SIGNS} name */
const sign = (name) =>
  h(
    "svg.rw-ico",
    { key: name, viewBox: "0 0 20 20", "aria-hidden": "true" },
    h("path", { d: SIGNS[name] }),
  );

/** @param {Ctx} ctx */
export function lookBackBar({ snapshot, live, ui, say, dispatch, uid }) {
  const { past } = ui;
  if (!past) return [];
  const { at, playing } = past;
  const { speed = 1 } = ui.local.past ?? {};
  const of = live.moves;
  /** @param {number} to */
  const look = (to) => dispatch({ type: "look_back", at: to });
  /** @param {keyof typeof SIGNS} name @param {string} label @param {number} to */
  const step = (name, label, to) =>
    // Closed by aria-disabled, so that the focus stays where it is at either end.
    button(name, sign(name), () => to === at || look(to), {
      kind: "rw-tb",
      key: name,
      "aria-label": label,
      "aria-disabled": to === at,
    });
  const when =
    snapshot.at === at ? whenText(snapshot, at, of, say) : say("page-past-move", { at, of });
  return [
    step("first", say("page-past-first"), 0),
    step("round_before", say("page-past-round-before"), snapshot.round_before ?? 0),
    step("previous", say("page-past-previous"), Math.max(0, at - 1)),
    button(
      "play",
      sign(playing ? "pause" : "play"),
      // From the end there is nothing to play: the last round is shown again.
      () =>
        dispatch({
          type: "look_back",
          at: at === of ? (snapshot.round_before ?? 0) : at,
          playing: !playing,
        }),
      {
        kind: "rw-tb",
        key: "play",
        "aria-label": say(playing ? "page-past-pause" : "page-past-play"),
      },
    ),
    step("next", say("page-past-next"), Math.min(of, at + 1)),
    step("round_after", say("page-past-round-after"), snapshot.round_after ?? of),
    step("last", say("page-past-last"), of),
    segments({
      label: say("page-past-speed"),
      name: `${uid}-past-speed`,
      choices: SPEEDS.map((times) => ({ value: times, label: say("page-past-times", { times }) })),
      value: speed,
      change: (value) => dispatch({ type: "local", name: "past", value: { speed: value } }),
    }),
    h("input.rw-range", {
      key: "slider",
      type: "range",
      min: 0,
      max: of,
      step: 1,
      value: at,
      "aria-label": say("page-past-slider"),
      "aria-valuetext": when,
      style: `--p:${of ? (at / of) * 100 : 100}%`,
      on: {
        input: (/** @type {Event} */ e) =>
          look(Number(/** @type {HTMLInputElement} */ (e.target).value)),
      },
    }),
    h(
      "output.rw-when",
      { key: "when", "aria-hidden": "true" },
      say("page-of", { some: at, all: of }),
    ),
  ];
}

/** What the move did that is looked at. @param {Ctx} ctx */
export function thisMove(ctx) {
  const { snapshot, live, say } = ctx;
  const { recent, news = 0 } = snapshot;
  const lines = newsOf({ recent, news });
  return block(
    "then",
    say("page-past-this-move"),
    lines.length
      ? h(
          "ul.rw-then-list",
          lines.map(({ n, text }) => h("li", { key: n }, text)),
        )
      : h("p.rw-meta", say(snapshot.at ? "page-past-nothing" : "page-past-before")),
    live.screen === "over" && reviewLink(ctx),
  );
}

/**
 * "round 3, move 41 of 120".
 * @param {Snapshot} then a snapshot as it was
 * @param {number} at
 * @param {number} of
 * @param {Ctx["say"]} say
 */
export const whenText = ({ round }, at, of, say) =>
  say("page-past-when", { round: round || 0, at, of });

/** What the map offers and what a click on it means, read from `state.legal`. */

import { moves, pair, singles } from "../store.js";
import { newsOf } from "./past.js";
import { neighbours } from "./words.js";

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").MapChoice} MapChoice */
/** @typedef {import("../types.js").MapView} MapView */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../store.js").Ui} Ui */
/** @typedef {import("../store.js").Pick} Pick */

/**
 * What a click on a territory leads to: a new choice, the filled button, or an action that the
 * kernel will refuse and explain.
 * @typedef {{pick: Pick} | {confirm: true} | {probe: Action} | {hint: string} | null} Outcome
 */

/**
 * @param {Snapshot} state
 * @param {Ui} ui
 * @param {Board} board
 * @param {string} t the territory clicked
 * @returns {Outcome}
 */
export function choose(state, ui, board, t) {
  const { legal, phase } = state;
  const { pick } = ui;
  if (!state.human || state.screen !== "play") return null;
  if (legal.attack || legal.fortify) return chooseMove(state, pick, board, t);
  if (singles(legal).includes(t)) {
    if (pick.at === "one" && pick.territory === t) return { confirm: true };
    return {
      pick: {
        at: "one",
        territory: t,
        armies: Math.max(1, Math.min(ui.prefs.place, legal.place?.max ?? 1)),
      },
    };
  }
  // Nothing that is offered: the kernel knows why, and says so with the clause.
  if (phase === "claim") return { probe: { type: "claim", territory: t } };
  if (phase === "capital") return { probe: { type: "choose_capital", territory: t } };
  if (legal.place) return { probe: { type: "place", territory: t, armies: 1 } };
  return null;
}

/**
 * @param {Snapshot} state
 * @param {Pick} pick
 * @param {Board} board
 * @param {string} t
 * @returns {Outcome}
 */
function chooseMove(state, pick, board, t) {
  const { legal, territories } = state;
  const offer = moves(legal);
  const source = pick.at === "from" || pick.at === "pair" ? pick.source : null;
  if (source) {
    if (t === source) return { pick: pick.at === "pair" ? { at: "from", source } : { at: "none" } };
    if (offer[source]?.[t]) {
      if (pick.at === "pair" && pick.target === t) return { pick };
      return { pick: pair(state, source, t) };
    }
  }
  if (offer[t]) return { pick: { at: "from", source: t } };
  const kind = legal.attack ? "attack" : "fortify";
  if (source) return { probe: { type: kind, source, target: t, armies: 1 } };
  if (kind === "attack") {
    // A target first: from the strongest territory that can attack it.
    const from = Object.keys(offer).filter((own) => offer[own]?.[t]);
    from.sort((a, b) => (territories[b]?.[1] ?? 0) - (territories[a]?.[1] ?? 0));
    if (from[0]) return { pick: pair(state, from[0], t) };
  }
  const near = neighbours(board, t);
  const owner = territories[t]?.[0];
  const target =
    near.find((n) => (territories[n]?.[0] === owner) === (kind === "fortify")) ?? near[0];
  return target ? { probe: { type: kind, source: t, target, armies: 1 } } : null;
}

/**
 * @param {Snapshot} state
 * @param {Pick} pick
 * @returns {MapChoice|null}
 */
export function mapChoice(state, pick) {
  const { legal, battle, phase } = state;
  if (state.screen !== "play") return null;
  if (battle && (battle.pending || !state.human)) {
    const { source, target } = battle;
    const ends = [source, target];
    const on = battle.pending && state.human ? ends : Object.keys(state.territories);
    return { kind: "battle", source, target, possible: [], on, arrow: true };
  }
  if (!state.human) return null;
  const kind = legal.attack ? "attack" : "move";
  if (pick.at === "pair" || pick.at === "from") {
    const { source } = pick;
    const target = pick.at === "pair" ? pick.target : undefined;
    const targets = Object.keys(moves(legal)[source] ?? {});
    const possible = targets.filter((t) => t !== target);
    return { kind, source, target, possible, on: [source, ...targets], arrow: !!target };
  }
  if (pick.at === "into") {
    const { source, target } = pick;
    return { kind: "move", source, target, possible: [], on: [source, target], arrow: true };
  }
  if (pick.at === "one") {
    const on = legal.claim ?? legal.choose_capital ?? Object.keys(state.territories);
    return { kind: singleKind(phase), source: pick.territory, possible: [], on };
  }
  const third = phase === "reinforce_third" ? legal.place?.territories : undefined;
  const on = legal.claim ?? legal.choose_capital ?? third ?? Object.keys(moves(legal));
  return on.length
    ? { kind: singles(legal).length ? singleKind(phase) : kind, possible: [], on }
    : null;
}

/** @param {string} phase @returns {MapChoice["kind"]} */
const singleKind = (phase) =>
  phase === "claim" ? "claim" : phase === "capital" ? "capital" : "place";

/**
 * Everything the map draws.
 * @param {Snapshot} state
 * @param {Ui} ui
 * @param {boolean} disabled
 * @returns {MapView}
 */
export function mapView(state, ui, disabled) {
  const { pick } = ui;
  const { legal, battle } = state;
  const choice = state.screen === "past" ? pastChoice(state) : mapChoice(state, pick);
  let { territories } = state;
  if (battle && state.phase === "occupy") {
    // The move is shown as it will be; where somebody else decides, by the fewest armies.
    const { source, target } = battle;
    const [owner, n] = territories[source] ?? [null, 0];
    const moving = pick.at === "into" ? pick.armies : battle.armies;
    territories = { ...territories, [source]: [owner, n - moving], [target]: [owner, moving] };
  }
  const offer = moves(legal);
  const pickable = new Set([...singles(legal), ...Object.keys(offer)]);
  if (choice?.source && offer[choice.source]) {
    for (const t of Object.keys(offer[choice.source] ?? {})) pickable.add(t);
  } else if (legal.attack) {
    for (const targets of Object.values(offer))
      for (const t of Object.keys(targets)) pickable.add(t);
  }
  return {
    territories,
    choice,
    plus: /^reinforce/.test(state.phase) ? state.placed : {},
    held: Object.fromEntries(state.seats.flatMap((s) => s.continents.map((c) => [c, s.seat]))),
    pickable,
    labels: labels(state, choice),
    disabled,
    tired: state.tired,
    capitals: capitals(state),
    third: /^allied/i.test(state.third?.name ?? "") ? "allied" : "neutral",
  };
}

/**
 * Where the move of a moment was made.
 * @param {Snapshot} state
 * @returns {MapChoice|null}
 */
function pastChoice(state) {
  const { battle, recent, news = 0, territories } = state;
  const on = Object.keys(territories);
  const told = newsOf({ recent, news }).filter(({ territory }) => territory);
  if (battle && told.some(({ kind }) => /^(attacked|rolled|captured|occupied)$/.test(kind))) {
    const { source, target } = battle;
    const kind = told.every((line) => line.kind === "occupied") ? "move" : "battle";
    return { kind, source, target, possible: [], on, arrow: true };
  }
  const target = told[0]?.territory;
  return target ? { kind: "past", target, possible: [], on } : null;
}

/**
 * The capitals that the person at the screen knows of.
 * @param {Snapshot} state
 * @returns {MapView["capitals"]}
 */
function capitals({ capital: own, capitals_shown: shown, viewer, seats }) {
  /** @type {MapView["capitals"]} */
  const found = {};
  if (own && viewer) found[own] = { seat: viewer, secret: true };
  for (const { seat } of seats) {
    const at = shown?.[seat];
    if (at) found[at] = { seat, secret: false };
  }
  return found;
}

/**
 * What a screen reader adds to "Brazil, red, 5 armies".
 * @param {Snapshot} state
 * @param {MapChoice|null} choice
 */
function labels({ legal }, choice) {
  /** @type {Record<string, string[]>} */
  const words = {};
  /** @param {string} t @param {string} word */
  const add = (t, word) => {
    words[t] = [...(words[t] ?? []), word];
  };
  if (choice?.kind === "past") {
    return choice.target ? { [choice.target]: "here" } : {};
  }
  const attack = choice?.kind === "attack";
  if (choice?.source)
    add(choice.source, attack ? "attacks" : choice.target ? "from here" : "chosen");
  if (choice?.target) add(choice.target, attack ? "target" : "to here");
  for (const t of choice?.possible ?? []) add(t, attack ? "can be attacked" : "can receive armies");
  if (!choice?.source) {
    for (const t of Object.keys(moves(legal))) add(t, attack ? "can attack" : "can give armies");
  }
  return Object.fromEntries(Object.entries(words).map(([t, list]) => [t, list.join(", ")]));
}

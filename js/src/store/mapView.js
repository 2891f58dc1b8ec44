/** What the map draws of a position and of the choice under way. */

import { newsOf } from "./playback.js";
import { territoriesAhead } from "./queuedClicks.js";
import { legalPairs, legalTerritories } from "./selection.js";

/** @import { MapChoice, MapView } from "../pageTypes.js" */
/** @import { Battle, Snapshot } from "../types.js" */
/** @import { MapSelection, Ui } from "./state.js" */

/**
 * @param {Snapshot} snapshot
 * @param {MapSelection} selection
 * @param {Battle|null} [rolling] whose dice roll now; the snapshot is still the one before
 * @returns {MapChoice|null}
 */
export function mapChoice(snapshot, selection, rolling) {
  const { legal, phase } = snapshot;
  const battle = (!snapshot.human && rolling) || snapshot.battle;
  if (snapshot.screen !== "play") return null;
  if (battle && (battle.pending || !snapshot.human)) {
    const { source, target } = battle;
    const ends = [source, target];
    const on = battle.pending && snapshot.human ? ends : Object.keys(snapshot.territories);
    return { kind: "battle", source, target, candidates: [], on, arrow: true };
  }
  if (!snapshot.human) return null;
  const kind = legal.attack ? "attack" : "move";
  if (selection.kind === "pair" || selection.kind === "from") {
    const { source } = selection;
    const target = selection.kind === "pair" ? selection.target : undefined;
    const targets = Object.keys(legalPairs(legal)[source] ?? {});
    const candidates = targets.filter((t) => t !== target);
    return { kind, source, target, candidates, on: [source, ...targets], arrow: !!target };
  }
  if (selection.kind === "into") {
    const { source, target } = selection;
    return { kind: "move", source, target, candidates: [], on: [source, target], arrow: true };
  }
  if (selection.kind === "one") {
    const on = legal.claim ?? legal.choose_capital ?? Object.keys(snapshot.territories);
    return { kind: singleKind(phase), source: selection.territory, candidates: [], on };
  }
  const third = phase === "reinforce_third" ? legal.place?.territories : undefined;
  const on = legal.claim ?? legal.choose_capital ?? third ?? Object.keys(legalPairs(legal));
  return on.length
    ? { kind: legalTerritories(legal).length ? singleKind(phase) : kind, candidates: [], on }
    : null;
}

/** @param {string} phase @returns {MapChoice["kind"]} */
const singleKind = (phase) =>
  phase === "claim" ? "claim" : phase === "capital" ? "capital" : "place";

/**
 * Everything the map draws.
 * @param {Snapshot} snapshot
 * @param {Ui} ui
 * @param {boolean} disabled
 * @param {Battle|null} [rolling] whose dice roll now
 * @returns {MapView}
 */
export function mapView(snapshot, ui, disabled, rolling) {
  const { selection } = ui;
  const { legal, battle } = snapshot;
  const past = snapshot.screen === "past";
  const choice = past ? pastChoice(snapshot) : mapChoice(snapshot, selection, rolling);
  let { territories } = snapshot;
  if (battle && snapshot.phase === "occupy") {
    // The move is shown as it will be; where somebody else decides, by the fewest armies.
    const { source, target } = battle;
    const [owner, n] = territories[source] ?? [null, 0];
    const moving =
      selection.kind === "into" ? selection.armies : (battle.armies ?? battle.attack_dice);
    territories = { ...territories, [source]: [owner, n - moving], [target]: [owner, moving] };
  }
  const offer = legalPairs(legal);
  const able = [...legalTerritories(legal), ...territoriesAhead(snapshot)];
  const pickable = new Set([...able, ...Object.keys(offer)]);
  const only = choice?.source && (snapshot.lesson || !legal.attack) ? offer[choice.source] : null;
  // An enemy can be clicked whatever is chosen: the attack then comes from another territory.
  for (const targets of only ? [only] : legal.attack ? Object.values(offer) : [])
    for (const t of Object.keys(targets)) pickable.add(t);
  return {
    territories,
    choice,
    plus: /^reinforce/.test(snapshot.phase) ? snapshot.placed : {},
    proposed: proposedArmies(snapshot, selection),
    held: Object.fromEntries(snapshot.seats.flatMap((s) => s.continents.map((c) => [c, s.seat]))),
    pickable,
    sources: new Set(Object.keys(offer)),
    labels: labels(snapshot, choice),
    disabled,
    tired: snapshot.tired,
    capitals: capitals(snapshot),
    changed: snapshot.changed ?? {},
    dice: restingDice(snapshot, selection),
    third: snapshot.third?.kind ?? "neutral",
    // A lesson may ask for just that.
    goal: snapshot.lesson || snapshot.screen === "over" ? null : snapshot.mission,
  };
}

/**
 * Armies that would be placed, where that was asked: one more where some have just been placed is
 * what a next click would do, and nobody's proposal.
 * @param {Snapshot} snapshot
 * @param {MapSelection} selection
 */
function proposedArmies({ phase, placed, legal }, selection) {
  if (!legal.place || !/^reinforce/.test(phase) || selection.kind !== "one") return {};
  const { territory, armies } = selection;
  return armies > 1 || !placed[territory] ? { [territory]: armies } : {};
}

/**
 * The dice of the last roll, as long as that battle is what one looks at: what follows needs the
 * map.
 * @param {Snapshot} snapshot
 * @param {MapSelection} selection
 * @returns {MapView["dice"]}
 */
function restingDice(snapshot, selection) {
  const { source, target, attacker } = snapshot.battle ?? {};
  const movedIn =
    target !== undefined &&
    snapshot.territories[target]?.[0] === attacker &&
    !snapshot.legal.occupy;
  const later = !snapshot.lesson && (movedIn || snapshot.screen === "over");
  const other =
    later ||
    (selection.kind === "pair" && (selection.source !== source || selection.target !== target)) ||
    (selection.kind === "from" && selection.source !== source && selection.source !== target);
  return other ? null : rollOf(snapshot);
}

/**
 * The roll that came last, as the map shows it; null where none did.
 * @param {Snapshot} snapshot
 * @returns {MapView["dice"]}
 */
export function rollOf({ battle, dice_colours: colours }) {
  if (!battle || battle.pending || !battle.pairs) return null;
  const { n = 0, source, target, attacker, defender, attack = [], defence = [], pairs } = battle;
  return { n, source, target, seats: [attacker, defender], attack, defence, pairs, colours };
}

/**
 * Where the move of a moment was made.
 * @param {Snapshot} snapshot
 * @returns {MapChoice|null}
 */
function pastChoice(snapshot) {
  const { battle, recent, news = 0, territories } = snapshot;
  const on = Object.keys(territories);
  const lines = newsOf({ recent, news }).filter(({ territory }) => territory);
  if (battle && lines.some(({ kind }) => /^(attacked|rolled|captured|occupied)$/.test(kind))) {
    const { source, target } = battle;
    const kind = lines.every((line) => line.kind === "occupied") ? "move" : "battle";
    return { kind, source, target, candidates: [], on, arrow: true };
  }
  const target = lines[0]?.territory;
  return target ? { kind: "past", target, candidates: [], on } : null;
}

/**
 * The capitals that the person at the screen knows of.
 * @param {Snapshot} snapshot
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
 * What a screen reader adds to "Brazil, red, 5 armies", as messages.
 * @param {Snapshot} snapshot
 * @param {MapChoice|null} choice
 * @returns {MapView["labels"]}
 */
function labels({ legal }, choice) {
  /** @type {Record<string, string[]>} */
  const marks = {};
  /** @param {string} t @param {string} mark */
  const add = (t, mark) => {
    marks[t] = [...(marks[t] ?? []), mark];
  };
  if (choice?.kind === "past") {
    return choice.target ? { [choice.target]: ["page-mark-here"] } : {};
  }
  const attack = choice?.kind === "attack";
  if (choice?.source)
    add(
      choice.source,
      attack ? "page-mark-attacks" : choice.target ? "page-mark-from-here" : "page-mark-chosen",
    );
  if (choice?.target) add(choice.target, attack ? "page-mark-target" : "page-mark-to-here");
  for (const t of choice?.candidates ?? [])
    add(t, attack ? "page-mark-attackable" : "page-mark-receives");
  if (!choice?.source) {
    for (const t of Object.keys(legalPairs(legal)))
      add(t, attack ? "page-mark-can-attack" : "page-mark-gives");
  }
  return marks;
}

/**
 * The content of the map: the position, the choice under way and a hint; in a lesson also its
 * outlines, the answers, and the action to try.
 */

import { editorMap, isEditor } from "./editor.js";
import { continentsHeld } from "./moments.js";
import { boardOfPlans, localPlans, planInFocus, withPlan } from "./plans.js";
import { newsOf } from "./playback.js";
import { territoriesAhead } from "./queuedClicks.js";
import { hasLesson, isOn, isPast, partsIn } from "./screens.js";
import { legalPairs, legalTerritories } from "./selection.js";
import { hasMovedIn, isAboutBattle } from "./selectors.js";
import { askedPlaces, draftOf, pointedTo } from "./story.js";
import { isLesson } from "./viewModel.js";

/** @import { Board, HintMark, MapChoice, MapHint, MapView, Shown } from "../pageTypes.js" */
/** @import { Draft } from "./lesson.js" */
/** @import { MapSelection, Ui } from "./state.js" */
/** @import { LessonModel, ViewModel } from "./viewModel.js" */
/** @import { Battle, HintAnswer, LessonPart } from "../types.js" */

/**
 * @param {Shown} snapshot
 * @param {MapSelection} selection
 * @param {Battle|null} [rolling] the battle whose dice are rolling; the snapshot is still the previous one
 * @returns {MapChoice|null}
 */
function mapChoice(snapshot, selection, rolling) {
  const { legal, phase } = snapshot;
  const battle = (!snapshot.human && rolling) || snapshot.battle;
  if (!isOn(snapshot)) return null;
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
 * Build the content that the map draws.
 * @param {Shown} snapshot
 * @param {Ui} ui
 * @param {boolean} disabled
 * @param {Battle|null} [rolling] whose dice roll now
 * @param {boolean} [printed] dice have the colours that the edition prints
 * @returns {MapView}
 */
export function mapView(snapshot, ui, disabled, rolling, printed = false) {
  const { selection } = ui;
  const { legal } = snapshot;
  const choice = isPast(snapshot) ? pastChoice(snapshot) : mapChoice(snapshot, selection, rolling);
  const territories = afterMove(snapshot, selection);
  const offer = legalPairs(legal);
  const able = [...legalTerritories(legal), ...territoriesAhead(snapshot)];
  const pickable = new Set([...able, ...Object.keys(offer)]);
  const only =
    choice?.source && (hasLesson(snapshot) || !legal.attack) ? offer[choice.source] : null;
  // An enemy can be clicked whatever is chosen: the attack may then come from another territory.
  for (const targets of only ? [only] : legal.attack ? Object.values(offer) : [])
    for (const t of Object.keys(targets)) pickable.add(t);
  return {
    territories,
    choice,
    plus: /^reinforce/.test(snapshot.phase) ? snapshot.placed : {},
    proposed: proposedArmies(snapshot, selection),
    held: continentsHeld(snapshot),
    pickable,
    sources: new Set(Object.keys(offer)),
    labels: labels(snapshot, choice),
    disabled,
    tired: snapshot.tired,
    capitals: capitals(snapshot),
    changed: partsIn(snapshot).recap?.changed ?? {},
    dice: restingDice(snapshot, selection, printed),
    third: snapshot.third?.kind ?? "neutral",
    // In a lesson, the goal may be the question.
    goal: hasLesson(snapshot) || snapshot.screen === "over" ? null : snapshot.mission,
  };
}

/**
 * Return the territories with their owners and armies as they will be after the current move: into
 * a captured territory, or into the one chosen at the end of a turn. The map and the panel show the
 * same numbers.
 * @param {Shown} snapshot
 * @param {MapSelection} selection
 * @returns {Shown["territories"]}
 */
export function afterMove({ battle, legal, phase, territories }, selection) {
  if (battle && phase === "occupy") {
    // While another player decides, show the fewest armies that may move.
    const { source, target } = battle;
    const [owner, n] = territories[source] ?? [null, 0];
    const moving =
      selection.kind === "into" && !selection.open
        ? selection.armies
        : (legal.occupy?.[0] ?? battle.armies ?? battle.attack_dice);
    return { ...territories, [source]: [owner, n - moving], [target]: [owner, moving] };
  }
  if (legal.fortify && selection.kind === "pair" && !selection.open) {
    const { source, target, armies } = selection;
    const [from, to] = [territories[source], territories[target]];
    if (from && to) {
      const left = from[1] - armies;
      return { ...territories, [source]: [from[0], left], [target]: [to[0], to[1] + armies] };
    }
  }
  return territories;
}

/**
 * Return the armies that the choice would place. One more army on a territory that has just
 * received some is only the effect of the next click, so it is not shown.
 * @param {Shown} snapshot
 * @param {MapSelection} selection
 */
function proposedArmies({ phase, placed, legal }, selection) {
  if (!legal.place || !/^reinforce/.test(phase) || selection.kind !== "one") return {};
  const { territory, armies } = selection;
  return armies > 1 || !placed[territory] ? { [territory]: armies } : {};
}

/**
 * Return the dice of the last roll while its battle is in view: later actions need the
 * map.
 * @param {Shown} snapshot
 * @param {MapSelection} selection
 * @param {boolean} printed
 * @returns {MapView["dice"]}
 */
function restingDice(snapshot, selection, printed) {
  const { battle, human, screen } = snapshot;
  if (!battle || !isAboutBattle(battle, selection)) return null;
  const past = hasLesson(snapshot) || screen === "past";
  const later = !past && ((human && hasMovedIn(snapshot)) || screen === "over");
  return later ? null : rollOf(snapshot, printed);
}

/**
 * Describe the last roll for the map, or the attacker's dice while the defender chooses; null if
 * there is neither.
 * @param {Pick<Shown, "battle"|"dice_colours">} snapshot
 * @param {boolean} [printed] in the colours that the edition prints
 * @returns {MapView["dice"]}
 */
export function rollOf({ battle, dice_colours }, printed = false) {
  if (!battle || !(battle.pending ? battle.attack?.length : battle.pairs)) return null;
  const { n = 0, source, target, attacker, defender } = battle;
  const { attack = [], defence = [], pairs = [] } = battle;
  const colours = printed ? dice_colours : null;
  return { n, source, target, seats: [attacker, defender], attack, defence, pairs, colours };
}

/** Mark the territories of a past moment's action. @param {Shown} snapshot @returns {MapChoice|null} */
function pastChoice(snapshot) {
  const { battle, territories } = snapshot;
  const on = Object.keys(territories);
  const news = snapshot.screen === "past" ? newsOf(snapshot) : [];
  const lines = news.filter(({ territory }) => territory);
  if (battle && lines.some(({ kind }) => /^(attacked|rolled|captured|occupied)$/.test(kind))) {
    const { source, target } = battle;
    const kind = lines.every((line) => line.kind === "occupied") ? "move" : "battle";
    return { kind, source, target, candidates: [], on, arrow: true };
  }
  const target = lines[0]?.territory;
  return target ? { kind: "past", target, candidates: [], on } : null;
}

/** List the capitals that the person at the screen knows of.
 * @param {Shown} snapshot @returns {MapView["capitals"]} */
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
 * List the messages that a screen reader adds to "Brazil, red, 5 armies".
 * @param {Shown} snapshot
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

/**
 * The marks of a draft that is chosen on the map.
 * @typedef {object} DraftOnMap
 * @property {Partial<MapChoice>} choice
 * @property {boolean} pickable whether a click on any territory belongs to the draft
 * @property {Set<string>} [chosen] territories labelled as the answer
 */
/**
 * The part of a kind of step that the map needs.
 * @typedef {object} DrawnKind
 * @property {(drawn: {lesson: LessonPart, board: Board, draft: Draft, refused: Pick<MapChoice, "source"|"target">|null}) => DraftOnMap} [map]
 * @property {MapChoice["kind"]} [mapAfter]
 * @property {boolean} [wantsRefusal]
 */

/** Build the content of the map; null while there is none.
 * @param {ViewModel & {kind?: DrawnKind}} model @returns {MapView|null} */
export function shownMap(model) {
  const { snapshot, ui, disconnected } = model;
  if (snapshot.screen === "none") return null;
  const able = snapshot.human || territoriesAhead(snapshot).length > 0;
  const disabled = disconnected || !able || !isOn(snapshot);
  const { answer } = model.plans;
  const local = localPlans(ui);
  const plan = planInFocus(answer, local);
  const past = answer
    ? { ...snapshot, territories: boardOfPlans(snapshot.territories, answer, plan, local) }
    : snapshot;
  const drawn = mapView(past, ui, disabled, model.rolling, model.printedDice);
  if (isEditor(snapshot)) return editorMap(drawn, snapshot, disconnected);
  if (answer) {
    // The places that a comment points to are shown until a plan is chosen.
    const told = !local.focus && !local.drawing && pointedTo(snapshot, ui);
    return withAsked(told ? withPointed(drawn, model) : withPlan(drawn, plan, local), model);
  }
  const shown = partsIn(snapshot).coached?.card?.answer;
  // The coach's plan is drawn like a hint's, unless a hint is open.
  const view = ui.hint ? withHint(drawn, model.hint, ui) : withAnswer(drawn, shown);
  // Rolling dice are already on the map.
  if (model.rolling) view.dice = null;
  return isLesson(model) ? lessonMapView(model, view) : withAsked(withPointed(view, model), model);
}

/**
 * Add the places that a comment points to.
 * @param {MapView} view
 * @param {ViewModel} model
 * @returns {MapView}
 */
function withPointed(view, { snapshot, ui }) {
  const pointed = pointedTo(snapshot, ui);
  if (!pointed) return view;
  const arrows = /** @type {Array<[string, string]>} */ (pointed.arrows);
  /** @type {MapHint["marks"]} */
  const marks = {};
  for (const [source = "", target = ""] of arrows) {
    if (source) marks[source] = { kind: "here", text: "", label: COMMENTED };
    if (target) marks[target] = { kind: "to", text: "", label: COMMENTED };
  }
  for (const place of pointed.marks) marks[place] ??= { kind: "here", text: "", label: COMMENTED };
  const labels = { ...view.labels };
  for (const t of Object.keys(marks)) labels[t] = [...(labels[t] ?? []), COMMENTED];
  return { ...view, labels, hint: { marks, arrows: arrows.filter(([source]) => source) } };
}

const COMMENTED = "page-mark-comment";

/** Let the reader of a story answer on the map, and the author of a comment mark territories there. @param {MapView} view @param {ViewModel} model @returns {MapView} */
function withAsked(view, { snapshot, ui }) {
  if (draftOf(snapshot, ui)?.marking)
    return { ...view, pickable: new Set(Object.keys(snapshot.territories)), disabled: false };
  const places = askedPlaces(snapshot, ui);
  if (!places.length) return view;
  const choice = /** @type {MapChoice} */ ({ kind: "lesson", candidates: [], on: places });
  return { ...view, choice, pickable: new Set(places), disabled: false };
}

/** @param {Record<string, import("../types.js").Outline>} outline */
export const dashed = (outline) =>
  Object.fromEntries(Object.keys(outline).map((t) => [t, /** @type {const} */ ("possible")]));

/** Return the territories of the refused attempt. @param {LessonPart} lesson @param {DrawnKind} kind */
function refusedTerritories({ feedback }, { wantsRefusal }) {
  const was = feedback?.status === "refused" || (feedback?.status === "right" && wantsRefusal);
  const said = was && feedback.said;
  if (!said || typeof said !== "object") return null;
  const { source, target, territory } = said;
  if (!source && !territory) return null;
  return { source: source ?? undefined, target: target ?? territory ?? undefined };
}

/**
 * @param {LessonModel & {kind?: DrawnKind}} model
 * @param {MapView} view the map as in a game
 * @returns {MapView}
 */
function lessonMapView({ snapshot, board, disconnected, ui, lesson: local, kind = {} }, view) {
  const { draft, playing } = local;
  const { lesson, battle } = snapshot;
  const { feedback } = lesson;
  /** @type {MapChoice} */
  const plain = { kind: "lesson", candidates: [], on: [] };
  if (playing) {
    if (!battle) return { ...view, choice: null };
    const { source, target } = battle;
    return { ...view, choice: { ...plain, kind: "battle", source, target, arrow: true } };
  }
  const wrong = refusedTerritories(lesson, kind);
  const drawn = !lesson.done && kind.map?.({ lesson, board, draft, refused: wrong });
  if (drawn) {
    return {
      ...view,
      choice: { ...plain, ...drawn.choice },
      pickable: new Set(drawn.pickable ? board.territories.map(({ id }) => id) : []),
      labels: lessonLabels(lesson.outline, drawn.chosen ?? new Set()),
      disabled: disconnected,
    };
  }
  if (ui.selection.kind !== "none" || (battle?.pending && snapshot.human)) return view;
  const outline = lesson.done ? (feedback?.outline ?? {}) : lesson.outline;
  // When an action is expected, marked territories must not look like chosen ones.
  const marks = snapshot.human ? dashed(outline) : outline;
  if (wrong) return { ...view, choice: { ...plain, kind: "refused", ...wrong } };
  return {
    ...view,
    choice: { ...plain, kind: kind.mapAfter ?? plain.kind, marks },
    labels: { ...view.labels, ...lessonLabels(marks, new Set()) },
  };
}

/**
 * List the messages of a lesson for a screen reader.
 * @param {Record<string, string>} outline
 * @param {Set<string>} chosen
 * @returns {MapView["labels"]}
 */
function lessonLabels(outline, chosen) {
  /** @type {MapView["labels"]} */
  const marks = {};
  for (const t of Object.keys(outline)) marks[t] = ["page-mark-of-lesson"];
  for (const t of chosen) marks[t] = ["page-mark-your-answer"];
  return marks;
}

/**
 * The maximum number of steps of a plan to draw: more would cover the map, and depend on the dice
 * anyway.
 */
export const STEPS = 5;

/** The message for each kind of mark. */
const CALLED = /** @type {const} */ ({
  look: "page-mark-hint-look",
  this: "page-mark-hint-this",
  put: "page-mark-hint-put",
  from: "page-mark-hint-from",
  to: "page-mark-hint-to",
});

/** @param {keyof typeof CALLED} kind @param {string} [text] @returns {HintMark} */
const mark = (kind, text = "") => ({
  kind: kind === "to" ? "to" : "here",
  text,
  label: CALLED[kind],
});

/**
 * @param {MapView} view
 * @param {HintAnswer|undefined} hint
 * @param {import("./state.js").Ui} ui
 * @returns {MapView}
 */
export function withHint(view, hint, ui) {
  if (!hint || !ui.hint) return view;
  return withMarks(view, ui.hint.level === "plan" ? planMarks(hint) : nudgeMarks(hint));
}

/** @param {MapView} view @param {HintAnswer|undefined} answer @returns {MapView} */
const withAnswer = (view, answer) => (answer ? withMarks(view, planMarks(answer)) : view);

/** @param {MapView} view @param {MapHint} marks @returns {MapView} */
function withMarks(view, marks) {
  const labels = { ...view.labels };
  for (const [t, { label }] of Object.entries(marks.marks)) {
    labels[t] = [...(labels[t] ?? []), label];
  }
  return { ...view, labels, hint: marks };
}

/** @param {HintAnswer} hint @returns {MapHint} */
const nudgeMarks = ({ look }) => ({
  marks: Object.fromEntries(look.map((t) => [t, mark("look")])),
  arrows: [],
});

/** Mark where armies go, or else the source, and number the targets.
 * @param {HintAnswer} hint @returns {MapHint} */
function planMarks({ action, put, steps }) {
  /** @type {MapHint["marks"]} */
  const marks = {};
  const first = steps[0]?.[0];
  if (first && /^(attack|fortify)$/.test(action.type)) marks[first] = mark("from");
  for (const [t, armies] of Object.entries(put)) {
    marks[t] = action.type === "place" ? mark("put", `+${armies}`) : mark("this");
  }
  const shown = steps.slice(0, STEPS);
  for (const [i, [, target = ""]] of shown.entries()) {
    marks[target] ??= mark("to", shown.length > 1 ? `${i + 1}` : "");
  }
  return { marks, arrows: /** @type {Array<[string, string]>} */ (shown) };
}

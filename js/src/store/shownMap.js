/** What the map shows: the position and a choice; of a lesson outlines, answers, the move tried. */

import { asksForPlaces, isAttempting, isPointing, territoriesNeeded } from "./attempt.js";
import { withHint } from "./hintOnMap.js";
import { mapView } from "./mapView.js";
import { territoriesAhead } from "./queuedClicks.js";
import { isLesson } from "./viewModel.js";

/** @import { MapChoice, MapView } from "../pageTypes.js" */
/** @import { LessonModel, ViewModel } from "./viewModel.js" */

/**
 * What the map draws; null while there is none.
 * @param {ViewModel} model
 * @returns {MapView|null}
 */
export function shownMap(model) {
  const { snapshot, live, ui, disconnected } = model;
  if (live.screen === "setup") return null;
  const able = snapshot.human || territoriesAhead(snapshot).length > 0;
  const disabled = disconnected || !able || snapshot.screen !== "play";
  const view = withHint(mapView(snapshot, ui, disabled, model.rolling), model.hint, ui);
  // Those that roll are on the map already.
  if (model.rolling) view.dice = null;
  return isLesson(model) ? lessonMapView(model, view) : view;
}

/** @param {Record<string, import("../lessonTypes.js").Outline>} outline */
const dashed = (outline) =>
  Object.fromEntries(Object.keys(outline).map((t) => [t, /** @type {const} */ ("possible")]));

/** What the attempt that was refused is about. @param {import("../lessonTypes.js").LessonPart} lesson */
function refused({ feedback, kind }) {
  const was = feedback?.status === "refused" || (feedback?.status === "right" && kind === "refuse");
  const said = was && feedback.said;
  if (!said || typeof said !== "object") return null;
  const { source, target, territory } = said;
  if (!source && !territory) return null;
  return { source: source ?? undefined, target: target ?? territory ?? undefined };
}

/**
 * @param {LessonModel} model
 * @param {MapView} view as in play
 * @returns {MapView}
 */
function lessonMapView({ snapshot, board, disconnected, ui, lesson: local }, view) {
  const { draft, playing } = local;
  const { lesson, battle } = snapshot;
  const { feedback } = lesson;
  const all = board.territories.map(({ id }) => id);
  /** @type {MapChoice} */
  const plain = { kind: "lesson", candidates: [], on: [] };
  if (playing) {
    if (!battle) return { ...view, choice: null };
    const { source, target } = battle;
    return { ...view, choice: { ...plain, kind: "battle", source, target, arrow: true } };
  }
  if (isPointing(snapshot)) {
    const inside = new Set(
      board.continents.find(({ id }) => id === draft.places[0])?.territories ?? draft.places,
    );
    const mine = Object.fromEntries([...inside].map((t) => [t, /** @type {const} */ ("target")]));
    return {
      ...view,
      choice: { ...plain, kind: "point", marks: { ...lesson.outline, ...mine } },
      pickable: new Set(all),
      labels: labels(lesson.outline, inside),
      disabled: disconnected,
    };
  }
  const wrong = refused(lesson);
  if (isAttempting(snapshot)) {
    const { verb, source, target } = draft.attempt;
    const chosen = source
      ? { source, target: target ?? undefined, arrow: Boolean(target) }
      : wrong
        ? { ...wrong, kind: /** @type {const} */ ("refused") }
        : { marks: dashed(lesson.outline) };
    return {
      ...view,
      choice: { ...plain, ...chosen },
      pickable: territoriesNeeded(verb) ? new Set(all) : new Set(),
      labels: labels(lesson.outline, new Set()),
      disabled: disconnected,
    };
  }
  if (ui.selection.kind !== "none" || (battle?.pending && snapshot.human)) return view;
  const outline = lesson.done ? (feedback?.outline ?? {}) : lesson.outline;
  // Where a move is to be made, what is marked must not look like what has been chosen.
  const marks = snapshot.human ? dashed(outline) : outline;
  if (wrong) return { ...view, choice: { ...plain, kind: "refused", ...wrong } };
  return {
    ...view,
    choice: { ...plain, kind: asksForPlaces(snapshot) ? "pointed" : plain.kind, marks },
    labels: { ...view.labels, ...labels(marks, new Set()) },
  };
}

/**
 * What a screen reader is told, as messages.
 * @param {Record<string, string>} outline
 * @param {Set<string>} chosen
 * @returns {MapView["labels"]}
 */
function labels(outline, chosen) {
  /** @type {MapView["labels"]} */
  const marks = {};
  for (const t of Object.keys(outline)) marks[t] = ["page-mark-of-lesson"];
  for (const t of chosen) marks[t] = ["page-mark-your-answer"];
  return marks;
}

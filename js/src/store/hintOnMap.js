/** What the map shows of a hint: where to look, or the plan. */

/** @typedef {import("../types.js").HintAnswer} HintAnswer */
/** @typedef {import("../pageTypes.js").MapView} MapView */
/** @typedef {import("../pageTypes.js").MapHint} MapHint */

/** Steps that are drawn: more would cover the map, and the dice decide about them anyway. */
const STEPS = 5;

/**
 * @param {MapView} view
 * @param {HintAnswer|undefined} hint
 * @param {import("./state.js").Ui} ui
 * @returns {MapView}
 */
export function withHint(view, hint, ui) {
  if (!hint || !ui.hint) return view;
  const marks = ui.hint.level === "plan" ? planned(hint) : nudged(hint);
  const labels = { ...view.labels };
  for (const [t, { kind }] of Object.entries(marks.marks)) {
    labels[t] = [...(labels[t] ?? []), `page-mark-hint-${kind}`];
  }
  return { ...view, labels, hint: marks };
}

/** @param {HintAnswer} hint @returns {MapHint} */
const nudged = ({ look }) => ({
  marks: Object.fromEntries(look.map((t) => [t, { kind: "look", text: "" }])),
  arrows: [],
});

/**
 * Where armies are put, or else from where it begins, and the targets by their number.
 * @param {HintAnswer} hint
 * @returns {MapHint}
 */
function planned({ action, put, steps }) {
  /** @type {MapHint["marks"]} */
  const marks = {};
  const shown = steps.slice(0, STEPS);
  const several = shown.length > 1;
  for (const [i, [, target = ""]] of shown.entries()) {
    marks[target] ??= { kind: "to", text: several ? `${i + 1}` : "" };
  }
  for (const [t, armies] of Object.entries(put)) {
    marks[t] =
      action.type === "place" ? { kind: "put", text: `+${armies}` } : { kind: "this", text: "" };
  }
  const first = steps[0]?.[0];
  if (first && /^(attack|fortify)$/.test(action.type)) marks[first] = { kind: "from", text: "" };
  return { marks, arrows: /** @type {Array<[string, string]>} */ (shown) };
}

/** What the map shows of a hint: where to look, or the plan. */

/** @import { HintMark, MapHint, MapView } from "../pageTypes.js" */
/** @import { HintAnswer } from "../types.js" */

/** Steps that are drawn: more would cover the map, and the dice decide about them anyway. */
const STEPS = 5;

/** What each kind of mark is called. */
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
  const marks = ui.hint.level === "plan" ? planned(hint) : nudged(hint);
  const labels = { ...view.labels };
  for (const [t, { label }] of Object.entries(marks.marks)) {
    labels[t] = [...(labels[t] ?? []), label];
  }
  return { ...view, labels, hint: marks };
}

/** @param {HintAnswer} hint @returns {MapHint} */
const nudged = ({ look }) => ({
  marks: Object.fromEntries(look.map((t) => [t, mark("look")])),
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

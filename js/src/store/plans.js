/** Plans for a turn: which one is in view or being drawn, its steps as texts, and its marks on the map. */

import { hostPart, isGuest } from "./screens.js";

/** @import { MapView, Shown } from "../pageTypes.js" */
/** @import { BranchShown, PlanShown, PlansAnswer, Snapshot } from "../types.js" */
/** @import { Ui } from "./state.js" */

/**
 * The part of the plans' state that only the page knows. `on`: the person's own plan that all plans
 * continue, and its moment; `focus`: the plan in view, by its letter, or by its number among the
 * person's own plans; `step`: the plan's step whose board is shown; `drawing`: whether clicks on
 * the map belong to the plan in view, or without one to a new plan; `from`: where the next step
 * begins; `sent`: how many times own plans have been sent, each followed by a new request for all
 * plans; `written`: the steps last drawn (`texts`) or the name last typed for the plan `of`, until
 * the kernel's answer contains them.
 * @typedef {object} LocalPlans
 * @property {boolean} [open]
 * @property {{at: number, path: string}|null} [on]
 * @property {string|number|null} [focus]
 * @property {number|null} [step]
 * @property {boolean} [drawing]
 * @property {string|null} [from]
 * @property {boolean} [playing]
 * @property {number} [sent]
 * @property {{of: string, texts?: string[], name?: string}} [written]
 */

/** The state before anything is chosen. @type {LocalPlans} */
export const CLOSED = {
  open: false,
  on: null,
  focus: null,
  step: null,
  drawing: false,
  from: null,
  playing: false,
};

/** @param {Ui} ui @returns {LocalPlans} */
export const localPlans = (ui) => ui.local.plans ?? {};

/** Whether plans are shown in place of the players. @param {Ui} ui */
export const showsPlans = (ui) => Boolean(ui.past && localPlans(ui).open);

/**
 * Whether plans may be compared: after a game, or in a game that does not count towards a level.
 * @param {Snapshot|Shown} live
 */
export const mayAnalyse = (live) =>
  !isGuest(live) &&
  (live.screen === "over" || (live.screen === "play" && !hostPart(live).uncounting?.length));

/**
 * Return the path of the person's own plan that the plans in view continue; "" at the moment
 * itself.
 * @param {Ui} ui
 */
export function pathOf(ui) {
  const { on } = localPlans(ui);
  return on && on.at === ui.past?.at ? on.path : "";
}

/**
 * Return the path of one of the plans in view, or of a new plan.
 * @param {Ui} ui @param {number} place
 */
export const pathTo = (ui, place) => `${pathOf(ui)}.${place}`.replace(/^\./, "");

/** Return the path of the plan that is continued by the one at the given path. @param {string} path */
export const pathBefore = (path) => path.replace(/\.?\d+$/, "");

/** Return the number of the person's next plan. @param {PlansAnswer} answer */
export const newPlace = ({ plans, faulty }) =>
  plans.filter(({ by }) => by === "own").length + faulty.length;

/**
 * Choose one of the person's own plans in the tree.
 * @param {BranchShown} branch @returns {LocalPlans}
 */
export const branchChosen = ({ at, path }) => ({
  ...CLOSED,
  open: true,
  on: { at, path: pathBefore(path) },
  focus: Number(path.split(".").at(-1)),
  drawing: true,
});

/**
 * Return the board that the plans begin with, or the board after the chosen step of the plan in
 * view.
 * @param {Shown["territories"]} territories the board of the moment
 * @param {PlansAnswer} answer
 * @param {PlanShown|null} plan
 * @param {LocalPlans} local
 * @returns {Shown["territories"]}
 */
export function boardOfPlans(territories, { board }, plan, { step }) {
  const steps = typeof step === "number" && plan ? plan.boards.slice(0, step + 1) : [];
  return Object.assign({}, territories, board, ...steps);
}

/** Find the plan in view: the chosen one, or else the best.
 * @param {PlansAnswer|undefined} answer @param {LocalPlans} local @returns {PlanShown|null} */
export function planInFocus(answer, { focus, drawing }) {
  const found = answer?.plans.find(
    ({ letter, place }) => focus === letter || focus === (place ?? -1),
  );
  if (found || drawing || !answer) return found ?? null;
  return answer.plans.find(({ letter }) => letter === answer.best) ?? null;
}

/** Return the rank of a step in the order of a turn. @param {string} text */
const rankOfStep = (text) =>
  ["trade", "occupy", "place", "attack", "fortify"].indexOf(firstWord(text));
/** @param {string} text */
const firstWord = (text) => text.split(" ", 1)[0] ?? "";
/** List the territories of a step. @param {string} text */
export const placesOf = (text) => (text.split(" ")[1] ?? "").split(">");

/** Insert a step in its place in the turn. @param {string[]} texts @param {string} step */
export const withStep = (texts, step) =>
  [...texts, step]
    .map((text, n) => /** @type {const} */ ([rankOfStep(text), n, text]))
    .sort(([a, n], [b, m]) => a - b || n - m)
    .map(([, , text]) => text);

/**
 * Return the effect of a click on a territory while a plan is drawn: new steps, or the place where
 * the next step begins.
 * @param {{seat: string, to_place: number}} answer
 * @param {Shown["territories"]} territories
 * @param {string[]} texts the steps so far
 * @param {string|null|undefined} from
 * @param {string} t
 * @returns {{texts: string[]}|{from: string|null}}
 */
export function clickInPlan({ seat, to_place }, territories, texts, from, t) {
  const taken = texts
    .filter((text) => firstWord(text) === "attack")
    .map((text) => placesOf(text)[1]);
  const own = territories[t]?.[0] === seat || taken.includes(t);
  if (from && from !== t) return { texts: withStep(texts, stepBetween(own, from, t)) };
  if (from) return { from: null };
  const placed = texts.filter((text) => firstWord(text) === "place");
  const here = placed.filter((text) => placesOf(text)[0] === t);
  if (here.length) return { texts: texts.filter((text) => !here.includes(text)) };
  const left = to_place - placed.reduce((sum, text) => sum + Number(text.split(" ")[2]), 0);
  if (own && left > 0) return { texts: withStep(texts, ["place", t, left].join(" ")) };
  return { from: own ? t : null };
}

/**
 * @param {boolean} own whether the seat holds the target by then
 * @param {string} from
 * @param {string} to
 */
const stepBetween = (own, from, to) => `${own ? "fortify" : "attack"} ${from}>${to}`;

/**
 * Return the effect of a drag while a plan is drawn.
 * @param {{seat: string}} answer
 * @param {Shown["territories"]} territories
 * @param {string[]} texts
 * @param {string} from
 * @param {string} to
 */
export function dragInPlan({ seat }, territories, texts, from, to) {
  const taken = texts.some((text) => firstWord(text) === "attack" && placesOf(text)[1] === to);
  return { texts: withStep(texts, stepBetween(territories[to]?.[0] === seat || taken, from, to)) };
}

/** The maximum number of attacks of a plan on the map: more would cover it. */
const MOST = 8;

/**
 * Draw a plan on the map, with its letter, and let territories be clicked while it is drawn.
 * @param {MapView} view
 * @param {PlanShown|null} plan
 * @param {LocalPlans} local
 * @returns {MapView}
 */
export function withPlan(view, plan, { drawing, from, step }) {
  /** @type {import("../pageTypes.js").MapHint["marks"]} */
  const marks = {};
  const label = "page-mark-plan";
  // After a step, its armies are on the board.
  const put = typeof step === "number" ? {} : plan?.put;
  for (const [t, armies] of Object.entries(put ?? {}))
    marks[t] = { kind: "here", text: `+${armies}`, label };
  const ways = plan?.ways.slice(0, MOST) ?? [];
  for (const [n, [source = "", target = ""]] of ways.entries()) {
    if (n === 0) marks[source] ??= { kind: "here", text: "", label };
    marks[target] ??= { kind: "to", text: `${plan?.letter}${n + 1}`, label };
  }
  const all = Object.keys(view.territories);
  return {
    ...view,
    hint: {
      marks,
      arrows: /** @type {Array<[string, string]>} */ (ways),
      plan: plan?.letter ?? "",
    },
    labels: Object.fromEntries(Object.keys(marks).map((t) => [t, [label]])),
    choice: from && drawing ? { kind: "move", source: from, candidates: [], on: all } : null,
    ...(drawing && { pickable: new Set(all), sources: new Set(all), disabled: false }),
  };
}

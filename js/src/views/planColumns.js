/**
 * Plans for a turn: a column for each below the map, the plan in focus in the panel, and all of the
 * person's own plans as a tree.
 */

import {
  branchChosen,
  CLOSED,
  localPlans,
  newPlace,
  pathBefore,
  pathOf,
  pathTo,
  planInFocus,
} from "../store/plans.js";
import { movesOf } from "../store/screens.js";
import { lookBackTo, setLocal } from "../store/uiEvents.js";
import { block, button, link, text } from "./controls.js";
import { h } from "./dom.js";
import { logKeys, lookBackBar, whenText } from "./history.js";
import { percent } from "./messageParts.js";

/** @import { Ctx } from "../calls.js" */
/** @import { BranchShown, PlanShown, PlansAnswer } from "../types.js" */

/** @param {Ctx} ctx @param {import("../store/plans.js").LocalPlans} value */
const setPlans = ({ dispatch }, value) => dispatch(setLocal("plans", value));

/**
 * Change, add or delete one of the person's own plans.
 * @param {Ctx} ctx @param {number} place @param {{text?: string, name?: string}} edit
 * @param {import("../store/plans.js").LocalPlans} [then] the plan and step in view afterwards
 */
function editBranch(ctx, place, edit, then) {
  const { ui, send } = ctx;
  send({ type: "plan", at: ui.past?.at ?? 0, path: pathTo(ui, place), ...edit });
  setPlans(ctx, { ...then, step: null, sent: (localPlans(ui).sent ?? 0) + 1 });
}

/** Draw the button that shows plans in place of the players, or the players again.
 * @param {Ctx} ctx @param {boolean} open */
export const plansButton = (ctx, open) =>
  button(
    "plans",
    ctx.say(open ? "page-plans" : "page-plans-players"),
    () => setPlans(ctx, { ...CLOSED, open }),
    { key: "plans" },
  );

/** Draw the columns. @param {Ctx} ctx */
export function plansStrip(ctx) {
  const { plans, say, ui } = ctx;
  const { answer, refused } = plans;
  const local = localPlans(ui);
  const focus = planInFocus(answer, local);
  return h(
    "div.rw-plans",
    { key: "plans", role: "group", "aria-label": say("page-plans.label") },
    answer
      ? // The person is working on their own plans, so these are kept in sight.
        [...answer.plans]
          .sort((a, b) => Number(b.by === "own") - Number(a.by === "own"))
          .map((plan) => column(ctx, plan, plan === focus, answer.best))
      : h("p.rw-meta.rw-plans-none", { key: "none" }, refused ?? say("page-plans-waiting")),
    h(
      "div.rw-plan-new",
      { key: "new" },
      answer && [
        playButton(ctx, answer),
        button(
          "draw_plan",
          say("page-plans-add"),
          () =>
            setPlans(ctx, { focus: null, step: null, drawing: true, from: null, playing: false }),
          { key: "draw", "aria-pressed": Boolean(local.drawing && !focus) },
        ),
      ],
      plansButton(ctx, false),
    ),
  );
}

/** @param {Ctx} ctx @param {PlanShown} plan @param {boolean} chosen @param {string} best */
function column(ctx, plan, chosen, best) {
  const { say } = ctx;
  const { letter, by, whose, name, success, steps, games, chance } = plan;
  return h(
    "button.rw-plan",
    {
      key: letter,
      "data-action": `plan_${letter}`,
      "aria-pressed": chosen,
      on: {
        click: () =>
          setPlans(ctx, { focus: letter, step: null, drawing: by === "own", from: null }),
      },
    },
    h(
      "span.rw-plan-name",
      h("b", letter),
      h("small.rw-plan-more", " · ", h("bdi", name || whose)),
      letter === best &&
        h("span.rw-plan-best", { role: "img", "aria-label": say("page-plans-best") }, "▲"),
    ),
    chanceOf(ctx, plan),
    games > 0 && h("span.rw-plan-bar", h("i", { style: `width:${100 * chance}%` })),
    h("small.rw-plan-more", { key: "all" }, say("page-plans-success", { odds: success })),
    steps.slice(0, 2).map((step, n) => h("small.rw-plan-step", { key: n }, step)),
    steps.length > 2 && h("small.rw-plan-step", { key: "more" }, `+${steps.length - 2}`),
  );
}

/** Write the chance of a plan with its error. @param {Ctx} ctx @param {PlanShown} plan */
const chanceOf = ({ say }, { chance, error }) =>
  h(
    "span.rw-plan-chance",
    { key: "chance" },
    h("b", percent(say, chance)),
    h("small", `±${error}`),
  );

/** Draw the panel's three zones while plans are shown.
 * @param {Ctx} ctx @param {any} then the content about the moment, which follows */
export function plansPanel(ctx, then) {
  const { plans, ui, disconnected } = ctx;
  const { answer } = plans;
  const local = localPlans(ui);
  const plan = planInFocus(answer, local);
  const bar = h("div.rw-flow.rw-replay.rw-block", { key: "replay" }, lookBackBar(ctx));
  return {
    now: [!disconnected && bar, continuedPlan(ctx), answer && playing(ctx, answer)],
    aim: answer && (plan || local.drawing) ? steps(ctx, answer, plan) : null,
    told: [
      answer?.faulty.map(({ place, name, steps, why }) =>
        h(
          "p.rw-block",
          { key: `faulty-${place}` },
          h("bdi", name || steps),
          ": ",
          why,
          " ",
          link(`drop_faulty-${place}`, ctx.say("page-plans-drop", { follow: 0 }), () =>
            editBranch(ctx, place, { text: "" }),
          ),
        ),
      ),
      tree(ctx),
      plan && (plan.wins || plan.opens)
        ? h(
            "div.rw-block.rw-stack",
            { key: "told" },
            plan.wins && h("p", { key: "wins" }, plan.wins),
            plan.opens && h("p", { key: "opens" }, plan.opens),
          )
        : null,
      then,
    ].flat(),
  };
}

/** Say which plan the plans in view continue, with a link back to it. @param {Ctx} ctx */
function continuedPlan(ctx) {
  const { plans, say, ui } = ctx;
  const path = pathOf(ui);
  if (!path) return null;
  const at = ui.past?.at ?? 0;
  const on = plans.tree?.branches.find((branch) => branch.at === at && branch.path === path);
  return h(
    "p.rw-block.rw-plan-on",
    { key: "on", role: "status" },
    link("plan_back", [`${say("page-plans-back")}: `, h("bdi", on?.name ?? "")], () =>
      setPlans(ctx, branchChosen(/** @type {BranchShown} */ ({ at, path }))),
    ),
    " ",
    plans.answer && say("page-plans-after", { seat: plans.answer.seat }),
  );
}

/**
 * Draw all of the person's own plans of the game as a tree; arrow keys move within it, as in the
 * log.
 * @param {Ctx} ctx
 */
function tree(ctx) {
  const { plans, say, ui, dispatch } = ctx;
  const { at } = ui.past ?? {};
  const rows = plans.tree?.branches ?? [];
  if (!rows.length) return null;
  const { focus } = localPlans(ui);
  const plan = planInFocus(plans.answer, localPlans(ui));
  const own = plan ? plan.place : focus;
  const here = typeof own === "number" ? pathTo(ui, own) : pathOf(ui);
  const now = rows.find((row) => row.at === at && row.path === here);
  const stop = now ?? rows[0];
  /** @param {BranchShown} row @returns {any} */
  const drawn = (row) =>
    h(
      "li",
      { key: row.path },
      h(
        "button.rw-moment",
        {
          "data-branch": `${row.at}/${row.path}`,
          "aria-current": row === now,
          tabindex: row === stop ? 0 : -1,
          on: {
            click: () => {
              dispatch(setLocal("plans", branchChosen(row)));
              dispatch(lookBackTo(row.at));
            },
          },
        },
        h("bdi", row.name),
        row.more > 0 && ` +${row.more}`,
      ),
      list(rows.filter((each) => each.at === row.at && isUnder(each, row.path))),
    );
  /** @param {BranchShown[]} own */
  const list = (own) => own.length > 0 && h("ul", { key: "list" }, own.map(drawn));
  const moments = [...new Set(rows.map((row) => row.at))];
  return block(
    "branches",
    say("page-branches"),
    h(
      "ul.rw-branches",
      { on: { keydown: logKeys } },
      moments.map((moment) => {
        const own = rows.filter((row) => row.at === moment && isUnder(row, ""));
        return h(
          "li",
          { key: moment },
          h("small", whenText({ round: own[0]?.round ?? 0 }, moment, movesOf(ctx.live), say)),
          list(own),
        );
      }),
    ),
  );
}

/**
 * Whether a plan directly continues the plan at this path.
 * @param {BranchShown} row @param {string} path
 */
const isUnder = (row, path) => pathBefore(row.path) === path;

/**
 * Say what is known about the best plan, and how many games have been played from each.
 * @param {Ctx} ctx @param {PlansAnswer} answer
 */
function playing({ say, ui }, answer) {
  const { playing: on } = localPlans(ui);
  const over = answer.games >= answer.of;
  return h(
    "div.rw-block.rw-stack",
    { key: "playing" },
    h("p", { key: "verdict", role: "status" }, answer.verdict),
    on || answer.games
      ? h("progress.rw-plan-progress", {
          key: "bar",
          max: answer.of,
          value: answer.games,
          "aria-label": say("page-plans-progress", { games: answer.games, of: answer.of }),
        })
      : null,
    on &&
      !over &&
      h(
        "p.rw-meta",
        { key: "done" },
        answer.compiling
          ? say("page-plans-compiling")
          : say("page-plans-progress", { games: answer.games, of: answer.of }),
      ),
  );
}

/**
 * Draw the button that plays games from the plans, or stops.
 * @param {Ctx} ctx @param {PlansAnswer} answer
 */
function playButton(ctx, answer) {
  const { say, ui } = ctx;
  const over = answer.games >= answer.of;
  if (localPlans(ui).playing && !over)
    return button("stop_plans", say("page-plans-stop"), () => setPlans(ctx, { playing: false }), {
      key: "play",
    });
  return button(
    "play_plans",
    say("page-plans-play", { games: answer.of }),
    () => setPlans(ctx, { playing: true }),
    { key: "play", disabled: over },
  );
}

/**
 * List the steps of the plan in focus. In one of the person's own plans, they can be changed.
 * @param {Ctx} ctx @param {PlansAnswer} answer @param {PlanShown|null} plan
 */
function steps(ctx, answer, plan) {
  const { say, ui } = ctx;
  const local = localPlans(ui);
  const own = plan ? plan.by === "own" : true;
  const place = plan?.place ?? newPlace(answer);
  /** @param {string[]} texts */
  const keep = (texts) =>
    // The plan on the screen may have changed in the meantime.
    ctx.plans.waits ||
    editBranch(ctx, place, { text: texts.join(", ") }, texts.length ? {} : { focus: null });
  return block(
    "plan",
    plan
      ? own
        ? h("span.rw-plan-title", `${plan.letter} ·`, nameField(ctx, plan, place))
        : `${plan.letter} · ${plan.whose}`
      : say("page-plans-add"),
    plan &&
      h(
        "p.rw-flow",
        { key: "figures" },
        chanceOf(ctx, plan),
        h("small.rw-meta", say("page-plans-success", { odds: plan.success })),
      ),
    plan &&
      h(
        "p.rw-flow",
        { key: "does" },
        own
          ? [
              link("continue_plan", say("page-plans-on"), () =>
                setPlans(ctx, {
                  ...CLOSED,
                  open: true,
                  on: { at: ui.past?.at ?? 0, path: pathTo(ui, place) },
                }),
              ),
              link("drop_plan", say("page-plans-drop", { follow: plan.follow }), () =>
                editBranch(ctx, place, { text: "" }, { focus: null, drawing: false, from: null }),
              ),
            ]
          : plan.texts.length > 0 &&
              link("keep_plan", say("page-plans-keep"), () =>
                editBranch(
                  ctx,
                  newPlace(answer),
                  { text: plan.texts.join(", ") },
                  { focus: newPlace(answer), drawing: true },
                ),
              ),
      ),
    own && ui.refusal && h("p.rw-refusal", { key: "refused", role: "status" }, ui.refusal.message),
    local.drawing && !plan && h("p.rw-meta", { key: "ask" }, say("page-plans-ask")),
    plan &&
      h(
        "ol.rw-plan-steps",
        { key: "steps", "aria-label": say("page-plans-steps") },
        plan.steps.map((step, n) =>
          h(
            "li",
            { key: n, on: showBoardAfter(ctx, n) },
            // The board shows a step while the pointer is on the step or the step has the focus.
            button(`step_show-${n}`, step, showBoardAfter(ctx, n).focusin, {
              kind: "rw-moment",
              key: "show",
            }),
            own && [
              n > 0 &&
                button(
                  `step_up-${n}`,
                  "↑",
                  () => {
                    const texts = [...plan.texts];
                    texts.splice(n - 1, 0, ...texts.splice(n, 1));
                    keep(texts);
                  },
                  { kind: "rw-unfold", key: "up", "aria-label": say("page-plans-up") },
                ),
              button(
                `step_remove-${n}`,
                "✕",
                () => keep(plan.texts.filter((_, other) => other !== n)),
                { kind: "rw-unfold", key: "remove", "aria-label": say("page-plans-remove") },
              ),
            ],
          ),
        ),
      ),
  );
}

/**
 * Show the board after a step while the pointer is on the step or the step has the focus.
 * @param {Ctx} ctx @param {number} step
 */
function showBoardAfter(ctx, step) {
  const [show, leave] = [() => setPlans(ctx, { step }), () => setPlans(ctx, { step: null })];
  return { pointerenter: show, pointerleave: leave, focusin: show, focusout: leave };
}

/**
 * Draw the field for the name of one of the person's own plans.
 * @param {Ctx} ctx @param {PlanShown} plan @param {number} place
 */
function nameField(ctx, plan, place) {
  const { say, ui } = ctx;
  const of = `${ui.past?.at}/${pathTo(ui, place)}`;
  const { written } = localPlans(ui);
  return h("input.rw-field", {
    key: "name",
    "data-action": "plan_name",
    placeholder: say("page-plans-name"),
    "aria-label": say("page-plans-name"),
    value: written?.of === of ? (written.name ?? plan.name) : plan.name,
    on: {
      input: (/** @type {Event} */ event) => setPlans(ctx, { written: { of, name: text(event) } }),
      change: (/** @type {Event} */ event) => editBranch(ctx, place, { name: text(event) }),
    },
  });
}

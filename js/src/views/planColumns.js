/** Plans for a turn: a column each below the map, and the one in focus in the panel. */

import { localPlans, ownPlans, planInFocus } from "../store/plans.js";
import { block, button } from "./controls.js";
import { h } from "./dom.js";
import { lookBackBar } from "./history.js";
import { percent } from "./messageParts.js";

/** @import { Ctx } from "../calls.js" */
/** @import { PlanShown } from "../types.js" */

/** @param {Ctx} ctx @param {import("../store/plans.js").LocalPlans} value */
const set = ({ dispatch }, value) => dispatch({ type: "local", name: "plans", value });

/** Draw the button that shows plans in place of the players, or the players again.
 * @param {Ctx} ctx @param {boolean} open */
export const plansButton = (ctx, open) =>
  button(
    "plans",
    ctx.say(open ? "page-plans" : "page-plans-players"),
    () => set(ctx, { open, drawing: false, focus: null, playing: false }),
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
      ? [
          ownFirst(answer.plans).map((plan) => column(ctx, plan, plan === focus, answer.best)),
          h(
            "div.rw-plan-new",
            { key: "new" },
            playButton(ctx),
            button(
              "draw_plan",
              say("page-plans-add"),
              () => set(ctx, { focus: null, drawing: true, from: null, playing: false }),
              { key: "draw", "aria-pressed": Boolean(local.drawing && !focus) },
            ),
            plansButton(ctx, false),
          ),
        ]
      : [
          h("p.rw-meta.rw-plans-none", { key: "none" }, refused ?? say("page-plans-waiting")),
          h("div.rw-plan-new", { key: "new" }, plansButton(ctx, false)),
        ],
  );
}

/** The columns from the left: one's own are worked on, so they are in sight. @param {PlanShown[]} plans */
const ownFirst = (plans) => [
  ...plans.filter(({ by }) => by === "own"),
  ...plans.filter(({ by }) => by !== "own"),
];

/** @param {Ctx} ctx @param {PlanShown} plan @param {boolean} chosen @param {string} best */
function column(ctx, plan, chosen, best) {
  const { say } = ctx;
  const { letter, by, whose, success, steps, games, chance } = plan;
  return h(
    "button.rw-plan",
    {
      key: letter,
      "data-action": `plan_${letter}`,
      "data-plan": letter,
      "aria-pressed": chosen,
      on: { click: () => set(ctx, { focus: letter, drawing: by === "own", from: null }) },
    },
    h(
      "span.rw-plan-name",
      h("b", letter),
      h("small.rw-plan-more", ` · ${whose}`),
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
 * @param {Ctx} ctx @param {any} then what follows about the moment */
export function plansPanel(ctx, then) {
  const { plans, ui, disconnected } = ctx;
  const { answer } = plans;
  const local = localPlans(ui);
  const plan = planInFocus(answer, local);
  const bar = h("div.rw-flow.rw-replay.rw-block", { key: "replay" }, lookBackBar(ctx));
  return {
    now: [!disconnected && bar, answer && playing(ctx)],
    aim: answer && (plan || local.drawing) ? steps(ctx, plan) : null,
    told: [
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

/** Say what is known of the best plan, and how far playing on has come. @param {Ctx} ctx */
function playing(ctx) {
  const { plans, say, ui } = ctx;
  const { answer } = plans;
  if (!answer) return null;
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

/** Draw the button that plays on, or stops. @param {Ctx} ctx */
function playButton(ctx) {
  const { plans, say, ui } = ctx;
  const { answer } = plans;
  if (!answer) return null;
  const over = answer.games >= answer.of;
  if (localPlans(ui).playing && !over)
    return button("stop_plans", say("page-plans-stop"), () => set(ctx, { playing: false }), {
      key: "play",
    });
  return button(
    "play_plans",
    say("page-plans-play", { games: answer.of }),
    () => set(ctx, { playing: true }),
    { key: "play", disabled: over },
  );
}

/** List the steps of the plan in focus; one's own can be changed. @param {Ctx} ctx @param {PlanShown|null} plan */
function steps(ctx, plan) {
  const { plans, say, ui, send, snapshot } = ctx;
  const { answer } = plans;
  const local = localPlans(ui);
  const own = plan ? plan.by === "own" : true;
  if (!answer) return null;
  const at = snapshot.screen === "past" ? snapshot.at : 0;
  /** @param {string[]} texts */
  const keep = (texts) => {
    send({ type: "plan", at, text: ownPlans(answer, plan, texts) });
    set(ctx, { sent: (local.sent ?? 0) + 1 });
  };
  return block(
    "plan",
    plan ? `${plan.letter} · ${plan.whose}` : say("page-plans-add"),
    plan &&
      h(
        "p.rw-flow",
        { key: "figures" },
        chanceOf(ctx, plan),
        h("small.rw-meta", say("page-plans-success", { odds: plan.success })),
      ),
    own && ui.refusal && h("p.rw-refusal", { key: "refused", role: "status" }, ui.refusal.message),
    local.drawing && !plan?.texts.length && h("p.rw-meta", { key: "ask" }, say("page-plans-ask")),
    plan &&
      h(
        "ol.rw-plan-steps",
        { key: "steps", "aria-label": say("page-plans-steps") },
        plan.steps.map((step, n) =>
          h(
            "li",
            { key: n },
            h("span", step),
            own &&
              plan.texts.length > 0 && [
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
    plan &&
      own &&
      button(
        "drop_plan",
        say("page-plans-drop"),
        () => {
          set(ctx, { focus: null, drawing: false, from: null });
          keep([]);
        },
        { key: "drop" },
      ),
  );
}

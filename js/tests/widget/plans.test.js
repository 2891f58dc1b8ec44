import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);
afterAll(tidy);

const PLAN = { by: "own", whose: "yours", chance: 0.5, error: 6, games: 0, success: "50%" };
const own = (place, ...texts) => ({
  ...PLAN,
  letter: String.fromCharCode(65 + place),
  place,
  texts,
  steps: texts.map((text) => `step ${text}`),
  ways: texts.map((text) => text.split(" ")[1].split(">")),
  put: {},
  boards: texts.map((text) => ({ [text.split(">")[1]]: ["red", 9] })),
  name: "",
  follow: 0,
  wins: "",
  opens: "",
});

/**
 * Open the plans of a finished game; `reply` answers the pending request with the plans that exist
 * at that moment.
 */
async function analysed(rough = false) {
  const scene = scenes.over();
  const held = {
    brazil: ["red", 6],
    peru: ["blue", 1],
    venezuela: ["blue", 1],
    congo: ["blue", 1],
  };
  const board = { ...scene.territories, ...held };
  const model = createModel({ ...scene, territories: board, moves: 40 });
  const view = show("over", model);
  const { territories, seats } = model.data.state;
  const moment = {
    at: 40,
    round: 3,
    turn: "red",
    phase: "attack",
    actor: "red",
    territories,
    seats,
  };
  const others = { third: null, to_place: 0, capital: null, capitals_shown: {}, tired: {} };
  const more = { income: null, placed: {}, battle: null, chances: null, recent: [], log_length: 0 };
  const around = { round_before: 0, round_after: 40, news: 0 };
  const rest = {
    best: "",
    verdict: "",
    games: 0,
    of: 400,
    compiling: false,
    to_place: 0,
    path: "",
  };
  const reply = async (...plans) => {
    const found = { seat: "red", plans, ...rest, board: {}, faulty: [] };
    const data = {
      moment: { ...moment, ...others, ...more, ...around },
      plans: { ...found, rough },
      play_plans: { ...found, verdict: "after two rounds" },
      branches: { branches: [] },
    };
    for (let waits = true; waits; ) {
      const acks = model.data.outbox.map(({ id, action }) => ({
        id,
        ok: action.type !== "query" || action.what in data,
        data: data[action.what],
      }));
      waits = acks.length > 0;
      model.data.outbox = [];
      model.publish({ ...model.data.state, acks });
      await view.settled();
    }
  };
  view.click('[data-action="look_back"]');
  await view.settled();
  await reply();
  view.click('[data-action="draw_plan"]');
  const draw = (...places) => places.forEach(view.pick);
  return { ...view, reply, draw };
}

describe("a plan that is drawn", () => {
  it("keeps unanswered steps", async () => {
    const { draw, model, reply, settled, el } = await analysed();
    draw("brazil", "peru", "brazil", "venezuela", "venezuela", "congo");
    expect(model.sent().map(({ path, text }) => [path, text])).toEqual([
      ["0", "attack brazil>peru"],
      ["0", "attack brazil>peru, attack brazil>venezuela"],
      ["0", "attack brazil>peru, attack brazil>venezuela, attack venezuela>congo"],
    ]);
    await reply(own(0, "attack brazil>peru", "attack brazil>venezuela"));
    await settled();
    expect(el.querySelectorAll(".rw-plan-steps li").length).toBe(2);
  });

  it("gets a better estimate by itself, and playouts only on request", async () => {
    const { el, find } = await analysed(true);
    expect(el.querySelector(".rw-side").textContent).toContain("after two rounds");
    expect(find('[data-action="play_plans"]').disabled).toBe(false);
    expect(el.querySelector('[data-action="stop_plans"]')).toBe(null);
  });

  it("stays visible until its next step is calculated", async () => {
    const { draw, reply, el } = await analysed();
    draw("brazil", "peru");
    await reply(own(0, "attack brazil>peru"));
    draw("brazil", "venezuela");
    expect(el.querySelectorAll(".rw-plan").length).toBe(1);
  });

  it("shows the board after a step only while the mouse is there", async () => {
    const { draw, reply, find } = await analysed();
    draw("brazil", "peru");
    await reply(own(0, "attack brazil>peru"));
    const armies = () => find('[data-territory="peru"]').dataset.armies;
    const before = armies();
    const point = (type) => find(".rw-plan-steps li").dispatchEvent(new PointerEvent(type));
    point("pointerenter");
    expect(armies()).toBe("9");
    point("pointerleave");
    expect(armies()).toBe(before);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

/** Build a moment at which a turn began: the seat held the whole board. */
function turn(at, seat) {
  const { territories, seats, recent } = scenes.attack();
  return {
    at,
    round: 1,
    turn: seat,
    actor: seat,
    phase: "reinforce",
    territories: Object.fromEntries(Object.keys(territories).map((id) => [id, [seat, at]])),
    seats,
    recent,
    news: 0,
    round_before: 0,
    round_after: at + 1,
  };
}

const MOVES = 40;

/** Open a saved widget: nothing answers. */
function saved({ turns = [turn(10, "blue"), turn(25, "red")], scene = "attack" } = {}) {
  const model = createModel({ ...scenes[scene](), moves: MOVES });
  model.data.turns = turns;
  const page = show(scene, model);
  vi.advanceTimersByTime(6000);
  return { ...page, model };
}

/** List the buttons and fields that can be used. */
const alive = (el) =>
  [...el.querySelectorAll("button,input,select")]
    .filter((control) => !control.closest("fieldset:disabled") && !control.disabled)
    .map((control) => control.dataset.action ?? control.type);

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

describe("a page without a kernel", () => {
  it("says that it is a saved position, and allows only looking back", () => {
    const { find, el } = saved();
    expect(find(".rw-banner").textContent).toContain("A saved position");
    expect(alive(el)).toEqual(["look_back"]);
  });

  it("shows its turns one by one, and comes back", () => {
    const { find, el, click } = saved();
    const at = () => [el.querySelector(".rw").dataset.past, find("output.rw-when")?.textContent];
    click('[data-action="look_back"]');
    expect(at()).toEqual(["25", "25 of 40"]);
    expect(find(".rw-banner .rw-replay")).not.toBe(null);
    expect(el.querySelectorAll(".rw-replay").length).toBe(1);
    click('[data-action="previous"]');
    expect(at()[0]).toBe("10");
    click('[data-action="previous"]');
    expect(at()[0]).toBe("10");
    click('[data-action="next"]');
    expect(at()[0]).toBe("25");
    click('[data-action="next"]');
    expect(at()[0]).toBe("40");
    click('[data-action="first"]');
    expect(at()[0]).toBe("10");
    click('[data-action="back_to_game"]');
    expect(at()[0]).toBe(undefined);
    expect(find(".rw-banner").textContent).toContain("A saved position");
  });

  it("plays its turns", () => {
    const { el, click } = saved();
    const seen = [];
    click('[data-action="look_back"]');
    click('[data-action="first"]');
    click('[data-action="play"]');
    for (let n = 0; n < 40; n += 1) {
      const { past } = el.querySelector(".rw").dataset;
      if (seen.at(-1) !== past) seen.push(past);
      vi.advanceTimersByTime(250);
    }
    expect(seen).toEqual(["10", "25", "40"]);
  });

  it("does not offer looking back without a turn", () => {
    expect(alive(saved({ turns: [] }).el)).toEqual([]);
    expect(alive(saved({ turns: [turn(MOVES, "red")] }).el)).toEqual([]);
    expect(alive(saved({ scene: "handover" }).el)).toEqual([]);
  });

  it("continues when a busy kernel answers at last", () => {
    const { find, el, click, model } = saved();
    click('[data-action="look_back"]');
    model.answer();
    expect(find(".rw-banner")).toBe(null);
    expect(el.querySelectorAll(".rw-replay").length).toBe(1);
    click('[data-action="back_to_game"]');
    expect(alive(el).length).toBeGreaterThan(5);
  });
});

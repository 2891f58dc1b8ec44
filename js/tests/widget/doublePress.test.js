// @module-tag thorough
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { gamesInOneWidget, inHaste, tidy } from "../fixtures/widget.js";

/** @type {ReturnType<typeof gamesInOneWidget>} */
let game;
beforeAll(() => {
  vi.useFakeTimers();
  game = gamesInOneWidget();
});
afterAll(tidy);

const OCCUPY = '[data-action="occupy"]';
const END = '[data-action="end_phase"]';
const ROLL = '[data-action="roll"]';
const pair = ["north-africa", "southern-europe"];

/** Open a game in which a person or a bot attacks a territory. */
function attacked(by) {
  const view = game("defend");
  const { battle } = scenes.defend();
  const seats = scenes
    .defend()
    .seats.map((row) => (row.seat === battle.attacker ? { ...row, player: by } : row));
  view.model.publish({ ...view.model.data.state, seats, seq: 50 });
  return view;
}

/** Answer the actions sent so far with a snapshot. */
const answer = ({ model }, scene) => {
  const state = { ...scenes[scene](), game_id: model.data.state.game_id };
  model.answer({ ...state, seq: model.data.state.seq + 1, moves: model.data.state.moves + 1 });
  model.data.outbox = [];
};

describe("the second press of a double press", () => {
  it("does not end the attack that the first has led to", () => {
    const view = game("occupy");
    inHaste(250, () => {
      view.clickAt(300, 40, OCCUPY);
      answer(view, "attack");
      view.clickAt(300, 40, END);
    });
    expect(view.model.sent()).toEqual([]);
  });

  it("does not end the turn after the attack, by the pointer or by the key", () => {
    for (const press of [(v) => v.clickAt(200, 40, END), (v) => v.key("e"), (v) => v.click(END)]) {
      const view = game("attack");
      inHaste(250, () => {
        press(view);
        expect(view.model.sent()).toEqual([{ type: "end_phase" }]);
        answer(view, "fortify");
        press(view);
      });
      expect(view.model.sent()).toEqual([]);
      press(view);
      expect(view.model.sent()).toEqual([{ type: "end_phase" }]);
    }
  });

  it("does nothing on the map either", () => {
    const view = game("occupy");
    const chosen = () => view.find('[data-territory][data-choice="source"]');
    inHaste(250, () => {
      view.clickAt(300, 40, OCCUPY);
      answer(view, "attack");
      const before = chosen();
      view.clickAt(300, 40, '[data-territory="siam"]');
      expect(chosen()).toBe(before);
      view.clickAt(500, 300, '[data-territory="siam"]');
      expect(chosen()).not.toBe(before);
    });
  });

  it("does nothing, nor do any that follow, until there is a pause", () => {
    const view = game("occupy");
    inHaste(300, () => {
      view.clickAt(300, 40, OCCUPY);
      answer(view, "attack");
      for (let i = 0; i < 4; i++) view.clickAt(300, 40, END);
    });
    expect(view.model.sent()).toEqual([]);
    view.clickAt(300, 40, END);
    expect(view.model.sent()).toEqual([{ type: "end_phase" }]);
  });

  it("counts if it does the same with other numbers", () => {
    const view = game("attack");
    for (const t of pair) view.pick(t);
    view.clickAt(300, 40, ROLL);
    inHaste(100, () => {
      answer(view, "result");
      view.clickAt(300, 40, ROLL);
    });
    expect(view.model.sent()).toMatchObject([{ type: "attack" }]);
  });
});

describe("two presses on the map", () => {
  const tag = (t) => `[data-territory="${t}"]`;
  const land = (t) => `[data-land="${t}"]`;
  const SEA = ".rw-map svg";
  const chosen = ({ find }) =>
    ["source", "target"].map((as) => find(`[data-territory][data-choice="${as}"]`));
  /** @type {Map<string, Element>} */
  const below = new Map();

  beforeEach(() => {
    below.clear();
    vi.spyOn(document, "elementFromPoint").mockImplementation(
      (x, y) => below.get(`${x} ${y}`) ?? null,
    );
    // Without a matrix, a press means the pressed element itself, not the nearest tag.
    vi.spyOn(SVGSVGElement.prototype, "getScreenCTM").mockReturnValue(null);
  });
  afterEach(() => vi.restoreAllMocks());

  /** Press several times, each time on the element at that point on the screen. */
  function press(view, by, ...presses) {
    for (const [selector, x] of presses) {
      below.set(`${x} 40`, view.find(selector));
      view.clickAt(x, 40, selector, by);
    }
    return chosen(view).map((each) => each?.dataset.territory);
  }

  const timings = [
    [40, 0],
    [310, 25],
    [450, 9],
  ];
  const cases = ["touch", "mouse"].flatMap((by) =>
    timings.flatMap(([gap, apart]) => [tag, land].map((part) => [by, gap, apart, part])),
  );

  it("count as two on two territories, even if near and quick", () => {
    for (const [by, gap, apart, part] of cases) {
      const view = game("attack");
      inHaste(gap, () => {
        const found = press(view, by, ...pair.map((t, i) => [part(t), 300 + i * (apart + 1)]));
        expect(found, `${by} ${gap} ms, ${apart} px, ${part("")}`).toEqual(pair);
        // The filled button then works at once for the chosen territories.
        view.clickAt(60, 500, ROLL, by);
      });
      expect(view.model.sent()).toMatchObject([{ type: "attack" }]);
    }
  });

  it("count as two on the sea and then a territory", () => {
    for (const [by, gap, apart, part] of cases) {
      const view = game("attack");
      inHaste(gap, () => {
        const [source] = press(view, by, [SEA, 300], [part(pair[0]), 301 + apart]);
        expect(source, `${by} ${gap} ms, ${apart} px`).toBe(pair[0]);
      });
    }
  });

  it("count as one on the same territory: what is chosen stays chosen", () => {
    for (const [by, gap, , part] of cases) {
      const view = game("attack");
      inHaste(gap, () => {
        const [source] = press(view, by, [part(pair[0]), 300], [part(pair[0]), 304]);
        expect(source, `${by} ${gap} ms`).toBe(pair[0]);
      });
    }
  });

  it("count as one if the map has moved below them", () => {
    const view = game("attack");
    inHaste(200, () => {
      press(view, "touch", [tag(pair[0]), 300]);
      below.set("300 40", view.find(tag(pair[1])));
      view.clickAt(302, 40, tag(pair[1]), "touch");
    });
    expect(chosen(view).map((each) => each?.dataset.territory)).toEqual([pair[0], undefined]);
  });
});

describe("a press that is ignored", () => {
  const held = ({ el }) => [...el.querySelectorAll("[data-ignored],[data-fresh]")];

  it.each([
    ["a button", END],
    ["a territory", '[data-territory="siam"]'],
    ["the tag of a territory whose land is pressed", '[data-territory="siam"]', "[data-land=siam]"],
    ["a button of the header", '[data-action="rules"]'],
  ])("is shown for a moment on its target: %s", (_, selector, on = selector) => {
    const view = game("occupy");
    inHaste(250, () => {
      view.clickAt(300, 40, OCCUPY);
      answer(view, "attack");
      view.clickAt(300, 40, on);
    });
    expect(view.model.sent()).toEqual([]);
    expect(view.find(".rw-dialog")).toBe(null);
    expect(held(view)).toContain(view.find(selector));
    vi.advanceTimersByTime(550);
    expect(view.find("[data-ignored]")).toBe(null);
    expect(held(view)).toEqual([]);
  });

  it("is shown if a key presses a button too soon", () => {
    const view = game("attack");
    view.pick("north-africa");
    inHaste(100, () => {
      view.pick("southern-europe");
      view.key("Enter");
    });
    expect(view.model.sent()).toEqual([]);
    expect(view.find("[data-ignored]")).toBe(view.find(ROLL));
  });
});

describe("a press at another place", () => {
  it("counts at once if the action was there before", () => {
    const view = game("attack");
    view.pick("north-africa");
    inHaste(100, () => {
      view.pick("southern-europe");
      view.clickAt(200, 40, END);
    });
    expect(view.model.sent()).toEqual([{ type: "end_phase" }]);
  });

  it("stops even very fast bots at once", () => {
    const view = game("bot");
    const bots = view.model.data.state;
    inHaste(100, () => {
      for (const [seq, phase] of ["fortify", "reinforce", "attack"].entries()) {
        view.model.publish({ ...bots, seq: 50 + seq, phase });
      }
      expect(view.find('[data-action="stop"]').dataset.fresh).toBe(undefined);
      view.clickAt(300, 40, '[data-action="stop"]');
    });
    expect(view.model.sent()).toEqual([{ type: "stop" }]);
  });

  it("waits if the action has only just appeared", () => {
    const view = game("attack");
    view.pick("north-africa");
    inHaste(100, () => {
      view.pick("southern-europe");
      view.clickAt(300, 40, ROLL);
      view.key("Enter");
    });
    expect(view.model.sent()).toEqual([]);
    expect(view.find(ROLL).dataset.fresh).toBe("");
    view.key("Enter");
    expect(view.model.sent()).toMatchObject([{ type: "attack" }]);
  });
});

describe("a press after a number was changed", () => {
  const FEWER = ".rw-block-occupy .rw-slider button";
  const slide = (view) => {
    const slider = view.find(".rw-block-occupy input");
    slider.value = "3";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };

  /** Return the effects of presses in the half second after an attack has taken its target. */
  function afterCapture(presses) {
    const view = game("attack");
    for (const t of pair) view.pick(t);
    view.clickAt(500, 40, ROLL);
    inHaste(100, () => {
      answer(view, "occupy");
      expect(view.find(OCCUPY).dataset.fresh).toBe("");
      presses(view);
    });
    return view.model.sent();
  }

  it.each([
    ["a slider", slide],
    ["−", (view) => view.clickAt(60, 400, FEWER)],
    ["the keyboard", (view) => view.key("-")],
  ])("counts at once, as does the key: %s", (_, change) => {
    for (const press of [(v) => v.clickAt(300, 40, OCCUPY), (v) => v.key("Enter")]) {
      expect(afterCapture(press)).toEqual([]);
      const sent = afterCapture((view) => {
        change(view);
        press(view);
      });
      expect(sent).toMatchObject([{ type: "occupy" }]);
    }
  });

  it("counts if another button has appeared, as on a phone", () => {
    const view = game("occupy");
    const [least, most] = view.model.data.state.legal.occupy;
    const beside = () => view.find('[data-action="occupy_all"]');
    view.root.classList.add("rw-stacked");
    for (let i = least; i < most; i++) view.key("+");
    expect(beside()).toBe(null);
    inHaste(100, () => {
      view.clickAt(60, 400, FEWER);
      expect(beside()).not.toBe(null);
      view.clickAt(300, 40, OCCUPY);
    });
    view.root.classList.remove("rw-stacked");
    expect(view.model.sent()).toMatchObject([{ type: "occupy" }]);
  });
});

describe("a key", () => {
  it("that is held does not count for the next part of the turn", () => {
    const view = game("attack");
    view.key("e");
    answer(view, "fortify");
    for (let i = 0; i < 5; i++) view.key("e", view.root, { repeat: true });
    expect(view.model.sent()).toEqual([]);
  });

  it("that has rolled for one person does not answer for another", () => {
    const view = attacked("human");
    const target = view.find('[data-territory="brazil"]');
    for (const at of [view.root, target]) view.key("Enter", at);
    expect(view.model.sent()).toEqual([]);
    expect(view.find(".rw-sentence-bar .rw-primary kbd").textContent).toBe("2");
    view.key("2");
    expect(view.model.sent()).toEqual([{ type: "defend", dice: 2 }]);
  });

  it("answers a bot, whose dice no person has rolled", () => {
    const view = attacked("cautious");
    view.key("Enter");
    expect(view.model.sent()).toEqual([{ type: "defend", dice: 2 }]);
  });
});

describe("the slots of the bar", () => {
  const places = ({ find }) =>
    [...find(".rw-actions").children].map(({ dataset }) => dataset.place);

  it.each([
    ["attack", [], ["end"]],
    ["attack", pair, ["end", "more-1", "act"]],
    ["fortify", [], ["end"]],
    ["reinforce", ["brazil"], ["end", "more-1", "act"]],
    ["defend", [], ["more-1", "act"]],
  ])("%s, %j chosen: %j", (scene, picks, expected) => {
    const view = game(scene);
    for (const t of picks) view.pick(t);
    expect(places(view)).toEqual(expected);
  });

  it("keep the ending button at the left, even if nothing else is left to do", () => {
    const view = game("attack");
    const { legal } = scenes.attack();
    view.model.publish({ ...view.model.data.state, seq: 50, legal: { ...legal, attack: {} } });
    expect(places(view)).toEqual(["end"]);
    expect(view.find('[data-place="end"]').matches(".rw-primary")).toBe(true);
  });
});

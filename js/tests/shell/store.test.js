import { describe, expect, it } from "vitest";
import { bestSets, initial, reduce, repeating } from "../../src/store.js";
import { scenes } from "../fixtures/scenes.js";

const pick = (ui, choice, state) => reduce(ui, { type: "pick", pick: choice }, state);
const arrive = (ui, prev, state) => reduce(ui, { type: "snapshot", prev }, state);
const pair = {
  at: "pair",
  source: "north-africa",
  target: "southern-europe",
  armies: 3,
  dice: null,
};

describe("a choice on the map", () => {
  it("lasts over a roll, with no more armies than may still go", () => {
    const before = scenes.attack();
    const after = scenes.result();
    after.legal.attack["north-africa"]["southern-europe"] = [1, 2];
    const ui = arrive(pick(initial(), pair, before), before, after);
    expect(ui.pick).toEqual({ ...pair, armies: 2 });
  });

  it("waits while somebody else answers", () => {
    const attack = scenes.attack();
    const defence = { ...scenes.defend(), turn: "red", seq: 41, actor: "blue" };
    const ui = arrive(pick(initial(), pair, attack), attack, defence);
    expect(arrive(ui, defence, { ...scenes.result(), seq: 42 }).pick).toEqual(pair);
  });

  it("goes on from the captured territory", () => {
    const occupy = scenes.occupy();
    let ui = arrive(pick(initial(), pair, scenes.attack()), scenes.attack(), {
      ...occupy,
      seq: 41,
    });
    expect(ui.pick).toEqual({
      at: "into",
      source: "north-africa",
      target: "southern-europe",
      armies: 5,
    });
    const onward = { ...scenes.attack(), seq: 42 };
    onward.legal.attack["southern-europe"] = { "northern-europe": [1, 3] };
    ui = arrive(ui, { ...occupy, seq: 41 }, onward);
    expect(ui.pick).toEqual({ at: "from", source: "southern-europe" });
  });

  it("leaves the armies at the front where the captured territory is behind it", () => {
    const occupy = { ...scenes.occupy(), rear: true, seq: 41 };
    const ui = arrive(pick(initial(), pair, scenes.attack()), scenes.attack(), occupy);
    expect(ui.pick.armies).toBe(3);
  });

  it("ends with the phase and with the turn", () => {
    const attack = scenes.attack();
    const ui = pick(initial(), pair, attack);
    expect(arrive(ui, attack, { ...scenes.fortify(), seq: 41 }).pick.at).toBe("none");
    expect(arrive(ui, attack, { ...attack, seq: 41, turn: "blue", actor: "blue" }).pick.at).toBe(
      "none",
    );
  });

  it("is not offered any more: then it is gone", () => {
    const attack = scenes.attack();
    const later = { ...scenes.attack(), seq: 41, legal: { attack: {}, end_phase: true } };
    expect(arrive(pick(initial(), pair, attack), attack, later).pick.at).toBe("none");
  });

  it("is not touched by a snapshot that only brings answers", () => {
    const attack = scenes.attack();
    const ui = { ...pick(initial(), pair, attack), refusal: { rule: "x.y", message: "no" } };
    const same = arrive(ui, attack, { ...attack, acks: [{ id: "a", ok: true }] });
    expect(same.pick).toEqual(pair);
    expect(same.refusal).toEqual(ui.refusal);
  });

  it("goes back one step at a time", () => {
    const state = scenes.attack();
    let ui = pick(initial(), pair, state);
    const steps = [];
    for (let i = 0; i < 3; i++) {
      ui = reduce(ui, { type: "back" }, state);
      steps.push(ui.pick.at);
    }
    expect(steps).toEqual(["from", "none", "none"]);
  });
});

describe("amounts", () => {
  it("stay within what is legal", () => {
    const state = scenes.attack();
    const ui = pick(initial(), pair, state);
    const armies = (n) => reduce(ui, { type: "amount", armies: n }, state).pick.armies;
    expect([armies(0), armies(2), armies(99)]).toEqual([1, 2, 3]);
  });

  it("of reinforcements are remembered for the next territory, as far as armies are left", () => {
    const state = scenes.reinforce();
    let ui = pick(initial(), { at: "one", territory: "siam", armies: 1 }, state);
    ui = reduce(ui, { type: "amount", armies: 4 }, state);
    expect(ui.prefs.place).toBe(4);
    const later = { ...state, seq: 41, to_place: 1 };
    later.legal = { place: { ...state.legal.place, max: 1 } };
    expect(arrive(ui, state, later).pick).toEqual({ at: "one", territory: "siam", armies: 1 });
  });

  it("of dice follow the armies again when these change", () => {
    const state = scenes.attack();
    let ui = reduce(pick(initial(), pair, state), { type: "dice", dice: 1 }, state);
    expect(ui.pick.dice).toBe(1);
    ui = reduce(ui, { type: "amount", armies: 2 }, state);
    expect(ui.pick.dice).toBe(null);
  });
});

describe("a refusal", () => {
  it("stays until something happens", () => {
    const state = scenes.attack();
    const refusal = { rule: "attack.adjacent", message: "No border." };
    const ui = reduce(initial(), { type: "refused", refusal }, state);
    expect(arrive(ui, state, { ...state }).refusal).toEqual(refusal);
    expect(arrive(ui, state, { ...state, seq: 41 }).refusal).toBe(null);
    expect(pick(ui, pair, state).refusal).toBe(null);
  });
});

describe("cards", () => {
  it("are three at most, the last ones", () => {
    const state = scenes.reinforce();
    const ui = ["siam", "alberta", "great-britain", "quebec"].reduce(
      (now, card) => reduce(now, { type: "card", card }, state),
      initial(),
    );
    expect(ui.cards).toEqual(["alberta", "great-britain", "quebec"]);
  });

  it("of the best set are chosen when a trade is due", () => {
    const state = scenes.trade();
    expect(arrive(initial(), { ...state, seq: 1 }, state).cards).toEqual([
      "siam",
      "alberta",
      "great-britain",
    ]);
  });

  it("that have left the hand are not chosen any more", () => {
    const state = scenes.reinforce();
    const ui = { ...initial(), cards: ["siam", "brazil"] };
    expect(arrive(ui, { ...state, seq: 39 }, state).cards).toEqual(["siam"]);
  });

  it("sets are sorted by all that they bring", () => {
    const [best] = bestSets([
      { cards: ["a"], armies: 10 },
      { cards: ["b"], armies: 8, bonus: { brazil: 2, peru: 2 } },
    ]);
    expect(best.cards).toEqual(["b"]);
    const [picked] = bestSets([
      { cards: ["a"], armies: 10, bonus: { brazil: 2 } },
      { cards: ["b"], armies: 8, bonus: {}, choose_bonus: ["peru", "brazil"], bonus_armies: 5 },
    ]);
    expect(picked.cards).toEqual(["b"]);
  });
});

describe("placing all armies on one territory", () => {
  it("is one seat's choice and ends with the set-up", () => {
    const state = scenes.place();
    const ui = reduce(initial(), { type: "repeat", territory: "siam" }, state);
    expect(repeating(ui, state)).toBe("siam");
    expect(repeating(ui, { ...state, actor: "blue" })).toBe(undefined);
    expect(arrive(ui, state, { ...scenes.reinforce(), seq: 41 }).repeat).toEqual({});
    expect(repeating(reduce(ui, { type: "back" }, state), state)).toBe(undefined);
  });
});

describe("a new game", () => {
  it("starts with nothing chosen, but keeps what is folded", () => {
    const state = scenes.attack();
    let ui = reduce(pick(initial(), pair, state), { type: "fold", part: "odds" }, state);
    ui = arrive(ui, state, { ...scenes.attack(), game_id: "g2", seq: 1 });
    expect(ui.pick.at).toBe("none");
    expect(ui.open.odds).toBe(false);
  });
});

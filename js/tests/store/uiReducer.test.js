import { describe, expect, it } from "vitest";
import { repeatTerritory } from "../../src/store/queuedClicks.js";
import { reduceUi } from "../../src/store/reducer.js";
import { bestSets, clickOutcome } from "../../src/store/selection.js";
import { initialUi } from "../../src/store/state.js";
import { classic } from "../fixtures/board.js";
import { scenes } from "../fixtures/scenes.js";

const select = (ui, choice, snapshot) =>
  reduceUi(ui, { type: "select", selection: choice }, snapshot);
const arrive = (ui, prev, snapshot) => reduceUi(ui, { type: "snapshot", prev }, snapshot);
const pair = {
  kind: "pair",
  source: "north-africa",
  target: "southern-europe",
  armies: 3,
  dice: null,
};

describe("a choice on the map", () => {
  it("survives a roll, with no more armies than may still attack", () => {
    const before = scenes.attack();
    const after = scenes.result();
    after.legal.attack["north-africa"]["southern-europe"] = [1, 2];
    const ui = arrive(select(initialUi(), pair, before), before, after);
    expect(ui.selection).toEqual({ ...pair, armies: 2 });
  });

  it("waits while somebody else answers", () => {
    const attack = scenes.attack();
    const { moves } = attack;
    const defence = { ...scenes.defend(), turn: "red", seq: 41, actor: "blue", moves };
    const ui = arrive(select(initialUi(), pair, attack), attack, defence);
    expect(arrive(ui, defence, { ...scenes.result(), seq: 42, moves }).selection).toEqual(pair);
  });

  it("is forgotten with an undone move", () => {
    const attack = scenes.attack();
    const before = { ...attack, seq: attack.seq + 1, moves: attack.moves - 1 };
    expect(arrive(select(initialUi(), pair, attack), attack, before).selection.kind).toBe("none");
  });

  it("follows a roll that was not chosen here, and its undo and redo", () => {
    const before = { ...scenes.attack(), battle: null };
    const { source, target } = pair;
    const battle = { ...scenes.result().battle, source, target };
    const after = { ...scenes.result(), battle, moves: before.moves + 1, seq: before.seq + 1 };
    const rolled = arrive(initialUi(), before, after);
    expect(rolled.selection).toMatchObject({ kind: "pair", source, target });
    const undone = arrive(rolled, after, { ...before, seq: before.seq + 2 });
    expect(undone.selection).toMatchObject({ kind: "pair", source, target });
    const elsewhere = { kind: "from", source: "siam" };
    const redone = arrive(select(undone, elsewhere, before), before, { ...after, seq: 99 });
    expect(redone.selection).toMatchObject({ kind: "pair", source, target });
  });

  it("with fewer armies keeps them when its roll is undone", () => {
    const before = { ...scenes.attack(), battle: null };
    const fewer = { ...pair, armies: 1 };
    const battle = { ...scenes.result().battle, source: pair.source, target: pair.target };
    const after = { ...scenes.result(), battle, moves: before.moves + 1, seq: before.seq + 1 };
    const rolled = arrive(select(initialUi(), fewer, before), before, after);
    expect(arrive(rolled, after, { ...before, seq: 99 }).selection).toMatchObject({ armies: 1 });
  });

  it("comes back when the end of the attack is undone", () => {
    const attack = scenes.attack();
    const { territories, legal, turn, moves } = attack;
    const target = { [pair.source]: { "western-europe": [1, 4] } };
    const fortify = {
      ...attack,
      phase: "fortify",
      legal: { fortify: target, end_phase: true },
      seq: attack.seq + 1,
      moves: moves + 1,
    };
    const ended = arrive(select(initialUi(), pair, attack), attack, fortify);
    expect(ended.selection.kind).toBe("none");
    const back = { ...attack, territories, legal, turn, seq: attack.seq + 2 };
    expect(arrive(ended, fortify, back).selection).toEqual(pair);
    // After an undo that goes back further, the position is a different one.
    const earlier = { ...back, moves: moves - 1 };
    expect(arrive(ended, fortify, earlier).selection.kind).toBe("none");
  });

  it("goes on from the captured territory", () => {
    const occupy = scenes.occupy();
    let ui = arrive(select(initialUi(), pair, scenes.attack()), scenes.attack(), {
      ...occupy,
      seq: 41,
    });
    expect(ui.selection).toEqual({
      kind: "into",
      source: "north-africa",
      target: "southern-europe",
      armies: 5,
    });
    const onward = { ...scenes.attack(), seq: 42 };
    onward.legal.attack["southern-europe"] = { "northern-europe": [1, 3] };
    ui = arrive(ui, { ...occupy, seq: 41 }, onward);
    expect(ui.selection).toEqual({ kind: "from", source: "southern-europe", proposed: true });
  });

  it("stays if the preselected territory is clicked, as before every attack", () => {
    const attack = scenes.attack();
    for (const source of Object.keys(attack.legal.attack)) {
      const proposed = { kind: "from", source, proposed: true };
      const ui = { ...initialUi(), selection: proposed };
      const clicked = clickOutcome(attack, ui, classic, source).selection;
      expect(clicked).toEqual({ kind: "from", source });
      const again = clickOutcome(attack, { ...ui, selection: clicked }, classic, source);
      expect(again.selection).toEqual({ kind: "none" });
      for (const target of Object.keys(attack.legal.attack[source])) {
        const pair = clickOutcome(attack, { ...ui, selection: clicked }, classic, target).selection;
        expect(pair).toMatchObject({ kind: "pair", source, target });
      }
    }
  });

  it("moves no armies in if a lesson asks how many", () => {
    const lesson = { ...scenes.lesson_question().lesson, input: "number" };
    const asked = { ...scenes.occupy(), lesson, seq: 41 };
    expect(arrive(initialUi(), scenes.attack(), asked).selection).toEqual({ kind: "none" });
  });

  it("moves in the proposed number, within the limits", () => {
    const occupy = { ...scenes.occupy(), proposal: { armies: 2, behind: 3, ahead: 1 }, seq: 41 };
    const ui = arrive(select(initialUi(), pair, scenes.attack()), scenes.attack(), occupy);
    expect(ui.selection.armies).toBe(3);
  });

  it("ends with the phase and with the turn", () => {
    const attack = scenes.attack();
    const ui = select(initialUi(), pair, attack);
    expect(arrive(ui, attack, { ...scenes.fortify(), seq: 41 }).selection.kind).toBe("none");
    expect(
      arrive(ui, attack, { ...attack, seq: 41, turn: "blue", actor: "blue" }).selection.kind,
    ).toBe("none");
  });

  it("is dropped when it is no longer offered", () => {
    const attack = scenes.attack();
    const later = { ...scenes.attack(), seq: 41, legal: { attack: {}, end_phase: true } };
    expect(arrive(select(initialUi(), pair, attack), attack, later).selection.kind).toBe("none");
  });

  it("is not touched by a snapshot that only brings answers", () => {
    const attack = scenes.attack();
    const ui = { ...select(initialUi(), pair, attack), refusal: { rule: "x.y", message: "no" } };
    const same = arrive(ui, attack, { ...attack, acks: [{ id: "a", ok: true }] });
    expect(same.selection).toEqual(pair);
    expect(same.refusal).toEqual(ui.refusal);
  });

  it("goes back one step at a time", () => {
    const snapshot = scenes.attack();
    let ui = select(initialUi(), pair, snapshot);
    const steps = [];
    for (let i = 0; i < 3; i++) {
      ui = reduceUi(ui, { type: "back" }, snapshot);
      steps.push(ui.selection.kind);
    }
    expect(steps).toEqual(["from", "none", "none"]);
  });
});

describe("amounts", () => {
  it("stay within what is legal", () => {
    const snapshot = scenes.attack();
    const ui = select(initialUi(), pair, snapshot);
    const armies = (n) => reduceUi(ui, { type: "amount", armies: n }, snapshot).selection.armies;
    expect([armies(0), armies(2), armies(99)]).toEqual([1, 2, 3]);
  });

  it("of reinforcements are remembered for the next territory, as far as armies are left", () => {
    const snapshot = scenes.reinforce();
    let ui = select(initialUi(), { kind: "one", territory: "siam", armies: 1 }, snapshot);
    ui = reduceUi(ui, { type: "amount", armies: 4 }, snapshot);
    expect(ui.prefs.place).toBe(4);
    const later = { ...snapshot, seq: 41, to_place: 1 };
    later.legal = { place: { ...snapshot.legal.place, max: 1 } };
    expect(arrive(ui, snapshot, later).selection).toEqual({
      kind: "one",
      territory: "siam",
      armies: 1,
    });
  });

  it("of reinforcements start at one again in each turn", () => {
    const snapshot = scenes.reinforce();
    const one = { kind: "one", territory: "siam", armies: 1 };
    let ui = select(initialUi(), one, snapshot);
    ui = reduceUi(ui, { type: "amount", armies: 4 }, snapshot);
    const next = { ...snapshot, seq: 41, turn: snapshot.turn + 1 };
    ui = arrive(ui, snapshot, next);
    expect(clickOutcome(next, ui, classic(), "siam").selection).toMatchObject(one);
  });

  it("of dice follow the armies again when these change", () => {
    const snapshot = scenes.attack();
    let ui = reduceUi(select(initialUi(), pair, snapshot), { type: "dice", dice: 1 }, snapshot);
    expect(ui.selection.dice).toBe(1);
    ui = reduceUi(ui, { type: "amount", armies: 2 }, snapshot);
    expect(ui.selection.dice).toBe(null);
  });
});

describe("a refusal", () => {
  it("stays until something happens", () => {
    const snapshot = scenes.attack();
    const refusal = { rule: "attack.adjacent", message: "No border." };
    const ui = reduceUi(initialUi(), { type: "refused", refusal }, snapshot);
    expect(arrive(ui, snapshot, { ...snapshot }).refusal).toEqual(refusal);
    expect(arrive(ui, snapshot, { ...snapshot, seq: 41 }).refusal).toBe(null);
    expect(select(ui, pair, snapshot).refusal).toBe(null);
  });
});

describe("cards", () => {
  const chosenBy = (...clicks) => {
    const snapshot = scenes.trade();
    return clicks.reduce(
      (now, card) => reduceUi(now, { type: "card", card }, snapshot),
      initialUi(),
    ).cards;
  };

  it("are three at most, the last ones", () => {
    // The best set is offered, and a click on one of its cards leaves the other two.
    expect(chosenBy("siam")).toEqual(["alberta", "great-britain"]);
    expect(chosenBy("siam", "quebec")).toEqual(["alberta", "great-britain", "quebec"]);
    expect(chosenBy("siam", "quebec", "siam")).toEqual(["great-britain", "quebec", "siam"]);
  });

  it("can all be deselected", () => {
    expect(chosenBy("siam", "alberta", "great-britain")).toEqual([]);
    expect(chosenBy("siam", "alberta", "great-britain", "wild-1")).toEqual(["wild-1"]);
  });

  it("are those of the best set with the card that is clicked", () => {
    expect(chosenBy("wild-1")).toEqual(["siam", "alberta", "wild-1"]);
  });

  it("of the best set are chosen when a trade is due", () => {
    const snapshot = scenes.trade();
    expect(arrive(initialUi(), { ...snapshot, seq: 1 }, snapshot).cards).toEqual([
      "siam",
      "alberta",
      "great-britain",
    ]);
  });

  it("that have left the hand are deselected", () => {
    const snapshot = scenes.reinforce();
    const ui = { ...initialUi(), cards: ["siam", "brazil"] };
    expect(arrive(ui, { ...snapshot, seq: 39 }, snapshot).cards).toEqual(["siam"]);
  });

  it("make sets that are sorted by everything that they bring", () => {
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

describe("a hand with a tradable set", () => {
  it("stays a part of the decision when its last set is traded, until that part of the turn is over", () => {
    const snapshot = scenes.reinforce();
    const { trade: _, ...legal } = snapshot.legal;
    const before = arrive(initialUi(), null, snapshot);
    const traded = { ...snapshot, legal, seq: snapshot.seq + 1 };
    const after = arrive(before, snapshot, traded);
    expect([before.cardsOut, after.cardsOut]).toEqual([true, true]);
    const attack = { ...scenes.attack(), turn: snapshot.turn, seq: snapshot.seq + 2 };
    expect(arrive(after, traded, attack).cardsOut).toBe(false);
    expect(arrive(initialUi(), null, traded).cardsOut).toBe(false);
  });
});

describe("a number of placed armies", () => {
  it("is proposed again at each question of how many, until the turn ends", () => {
    const snapshot = scenes.reinforce();
    const [t, other] = snapshot.legal.place.territories;
    const asked = (ui) => clickOutcome(snapshot, ui, classic(), other, { ask: true }).selection;
    expect(asked(initialUi()).armies).toBe(5);
    const chosen = select(initialUi(), { kind: "one", territory: t, armies: 2 }, snapshot);
    const placed = reduceUi(chosen, { type: "placed", armies: 2 }, snapshot);
    const later = arrive(placed, snapshot, { ...snapshot, seq: snapshot.seq + 1 });
    expect(later.selection.armies).toBe(2);
    expect(asked(later).armies).toBe(2);
    const next = { ...snapshot, seq: snapshot.seq + 2, turn: "green" };
    expect(asked(arrive(later, snapshot, next)).armies).toBe(5);
  });
});

describe("placing all armies on one territory", () => {
  it("is one seat's choice and ends with the set-up", () => {
    const snapshot = scenes.place();
    const ui = reduceUi(initialUi(), { type: "repeat", territory: "siam" }, snapshot);
    expect(repeatTerritory(ui, snapshot)).toBe("siam");
    expect(repeatTerritory(ui, { ...snapshot, actor: "blue" })).toBe(undefined);
    const seats = snapshot.seats.map((row, i) => ({ ...row, player: i ? "easy" : "human" }));
    const bot = { ...snapshot, seats, actor: seats[1].seat, human: false, legal: {} };
    expect(repeatTerritory(ui, bot), "while a bot places in between").toBe("siam");
    expect(repeatTerritory(reduceUi(ui, { type: "back" }, bot), snapshot)).toBe(undefined);
    expect(arrive(ui, snapshot, { ...scenes.reinforce(), seq: 41 }).repeat).toEqual({});
    expect(repeatTerritory(reduceUi(ui, { type: "back" }, snapshot), snapshot)).toBe(undefined);
  });
});

describe("a new game", () => {
  it("starts with nothing chosen, but keeps folded parts", () => {
    const snapshot = scenes.attack();
    let ui = reduceUi(
      select(initialUi(), pair, snapshot),
      { type: "fold", part: "odds" },
      snapshot,
    );
    ui = arrive(ui, snapshot, { ...scenes.attack(), game_id: "g2", seq: 1 });
    expect(ui.selection.kind).toBe("none");
    expect(ui.unfolded.odds).toBe(true);
  });
});

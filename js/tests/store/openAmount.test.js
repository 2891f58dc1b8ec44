import { describe, expect, it } from "vitest";
import { primaryCommand, secondaryCommands } from "../../src/store/barButtons.js";
import { mapView } from "../../src/store/mapView.js";
import { reduceUi } from "../../src/store/reducer.js";
import { clickOutcome, missingAmount } from "../../src/store/selection.js";
import { initialUi } from "../../src/store/state.js";
import { sentence } from "../../src/views/sentence.js";
import { classic as board } from "../fixtures/board.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";

/** Build a step that asks for an amount, in one of the scenes. */
const asked = (scene) => ({
  ...scenes[scene](),
  lesson: { kind: "do", input: "action", asks_amount: true },
});
const arrive = (snapshot, ui = initialUi(), prev = null) =>
  reduceUi(ui, { type: "snapshot", prev }, snapshot);
/** Make the click that completes a choice. */
const chosen = (snapshot, source, target) => {
  const from = { ...initialUi(), selection: { kind: "from", source } };
  return { ...initialUi(), ...clickOutcome(snapshot, from, board, target) };
};

describe("in a lesson's step that asks how many", () => {
  it("no armies move in before their number is chosen", () => {
    const snapshot = asked("occupy");
    const [least, most] = snapshot.legal.occupy;
    expect(most).toBeGreaterThan(least);
    const ui = arrive(snapshot);
    expect(missingAmount(snapshot, ui.selection)).toBe("armies");
    expect(primaryCommand(snapshot, ui)).toBe(null);
    expect(secondaryCommands(snapshot, ui, null)).toEqual([]);
    // The map does not show an answer either.
    const { target } = snapshot.battle;
    expect(mapView(snapshot, ui, false).territories[target][1]).toBe(least);
    const set = reduceUi(ui, { type: "amount", armies: most }, snapshot);
    expect(primaryCommand(snapshot, set).action).toEqual({ type: "occupy", armies: most });
  });

  it("neither armies nor dice of an attack are chosen", () => {
    const snapshot = asked("attack");
    const ui = chosen(snapshot, "north-africa", "southern-europe");
    expect(primaryCommand(snapshot, ui)).toBe(null);
    expect(sentence(snapshot, ui, say)).toEqual({
      text: "How many armies attack Southern Europe from North Africa?",
      sub: "Choose 1 to 3 armies.",
    });
    snapshot.legal.attack_dice = { 1: [1], 2: [1, 2], 3: [1, 2, 3] };
    const armed = reduceUi(ui, { type: "amount", armies: 3 }, snapshot);
    expect(primaryCommand(snapshot, armed)).toBe(null);
    expect(sentence(snapshot, armed, say).text).toBe("How many dice do the 3 armies roll?");
    const rolling = reduceUi(armed, { type: "dice", dice: 2 }, snapshot);
    expect(primaryCommand(snapshot, rolling).action).toMatchObject({ armies: 3, dice: 2 });
  });

  it("no number of defence dice is highlighted", () => {
    const snapshot = asked("defend");
    const filled = primaryCommand(snapshot, initialUi());
    expect(filled).toBe(null);
    const beside = secondaryCommands(snapshot, initialUi(), filled);
    expect(beside.map(({ action }) => action.dice)).toEqual([1, 2]);
  });

  it("the button does not say what a set brings", () => {
    const snapshot = asked("reinforce");
    const cards = ["alaska", "peru", "siam"];
    snapshot.legal.trade = [{ cards, armies: 10 }];
    snapshot.to_place = 0;
    const ui = { ...initialUi(), cards };
    expect(say(...primaryCommand(snapshot, ui).label)).toBe("Trade set");
    expect(sentence({ ...snapshot, to_place: 3 }, ui, say).sub).not.toContain("10");
  });

  it("everything is preselected as in a game if that is not the question", () => {
    const snapshot = { ...scenes.occupy(), lesson: { kind: "do", input: "action" } };
    expect(primaryCommand(snapshot, arrive(snapshot)).action.armies).toBe(snapshot.legal.occupy[1]);
  });
});

describe("a move that a lesson undoes", () => {
  const told = (n, back) => ({
    ...asked("attack"),
    lesson: { ...asked("attack").lesson, feedback: { n, back } },
  });
  const selection = {
    kind: "pair",
    source: "north-africa",
    target: "southern-europe",
    armies: 3,
    dice: 3,
  };

  it("is not offered again by the filled button", () => {
    const before = asked("attack");
    const after = { ...told(1, true), seq: before.seq + 1 };
    const ui = arrive(after, { ...initialUi(), selection, cards: ["peru"] }, before);
    expect(ui.selection.kind).toBe("none");
    expect(ui.cards).toEqual([]);
    expect(primaryCommand(after, ui)).toBe(null);
  });

  it("does not remove later choices", () => {
    const before = told(1, true);
    const after = { ...told(1, true), seq: before.seq + 1 };
    const ui = arrive(after, { ...initialUi(), selection }, before);
    expect(ui.selection.kind).toBe("pair");
  });
});

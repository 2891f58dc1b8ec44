import { describe, expect, it } from "vitest";
import { mapView, shownMap } from "../../src/store/mapView.js";
import { initialState } from "../../src/store/reducer.js";
import { clickOutcome, dragOutcome } from "../../src/store/selection.js";
import { initialUi } from "../../src/store/state.js";
import { viewModel } from "../../src/store/viewModel.js";
import { scenes, switched } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const at = (selection) => ({ ...initialUi(), selection });
const from = (source) => at({ kind: "from", source });

describe("a click on the map", () => {
  it("places an army at once, and stays for more", () => {
    expect(clickOutcome(scenes.reinforce(), initialUi(), board, "siam")).toEqual({
      play: { type: "place", territory: "siam", armies: 1 },
      selection: { kind: "one", territory: "siam", armies: 1 },
    });
    expect(clickOutcome(scenes.claim(), initialUi(), board, "brazil")).toMatchObject({
      play: { type: "claim", territory: "brazil" },
    });
  });

  it("asks how many after a long press, up to the armies available", () => {
    const snapshot = scenes.reinforce();
    const asked = (max) =>
      clickOutcome(
        { ...snapshot, legal: { ...snapshot.legal, place: { ...snapshot.legal.place, max } } },
        initialUi(),
        board,
        "siam",
        { ask: true },
      );
    expect(asked(9)).toEqual({ selection: { kind: "one", territory: "siam", armies: 5 } });
    expect(asked(3).selection.armies).toBe(3);
  });

  it("never chooses a capital at once", () => {
    const capital = { ...scenes.claim(), legal: { choose_capital: ["siam"] } };
    expect(clickOutcome(capital, initialUi(), board, "siam").play).toBe(undefined);
  });

  it("places at once in a lesson as in a game, in every step", () => {
    for (const lesson of [null, {}, { asks_amount: true }]) {
      const snapshot = { ...scenes.reinforce(), lesson };
      const { play } = clickOutcome(snapshot, initialUi(), board, "siam");
      expect(play).toEqual({ type: "place", territory: "siam", armies: 1 });
    }
  });

  it("draws an attack from one territory to another, and asks why if it is impossible", () => {
    expect(dragOutcome(scenes.attack(), "siam", "china").selection).toMatchObject({
      kind: "pair",
      source: "siam",
      target: "china",
    });
    expect(dragOutcome(scenes.attack(), "brazil", "china").probe).toMatchObject({
      source: "brazil",
      target: "china",
    });
    expect(dragOutcome(scenes.reinforce(), "siam", "china")).toBe(null);
  });

  it("chooses, and confirms on the second click if each step is confirmed", () => {
    const snapshot = { ...scenes.reinforce(), ...switched({ confirm: true }) };
    const first = clickOutcome(snapshot, initialUi(), board, "siam");
    expect(first).toEqual({ selection: { kind: "one", territory: "siam", armies: 1 } });
    expect(clickOutcome(snapshot, at(first.selection), board, "siam")).toEqual({ confirm: true });
  });

  it("takes a source, then a target with as many armies as may go", () => {
    const snapshot = scenes.attack();
    expect(clickOutcome(snapshot, initialUi(), board, "siam")).toEqual({
      selection: { kind: "from", source: "siam" },
    });
    expect(clickOutcome(snapshot, from("siam"), board, "china").selection).toMatchObject({
      target: "china",
      armies: 3,
    });
  });

  it("never rolls by a second click on the target", () => {
    const snapshot = scenes.attack();
    const { selection } = clickOutcome(snapshot, from("siam"), board, "china");
    expect(clickOutcome(snapshot, at(selection), board, "china")).toEqual({ selection });
  });

  it("takes the source back when it is clicked again, or changes to another source", () => {
    const snapshot = scenes.attack();
    expect(clickOutcome(snapshot, from("siam"), board, "siam")).toEqual({
      selection: { kind: "none" },
    });
    expect(clickOutcome(snapshot, from("siam"), board, "india")).toEqual({
      selection: { kind: "from", source: "india" },
    });
  });

  it("takes a target first, and then the strongest territory next to it as its source", () => {
    expect(clickOutcome(scenes.attack(), initialUi(), board, "china").selection).toMatchObject({
      source: "siam",
      target: "china",
    });
  });

  it("asks the kernel why something is not possible", () => {
    expect(clickOutcome(scenes.attack(), from("brazil"), board, "yakutsk")).toEqual({
      probe: { type: "attack", source: "brazil", target: "yakutsk", armies: 1 },
    });
    expect(clickOutcome(scenes.reinforce(), initialUi(), board, "china")).toEqual({
      probe: { type: "place", territory: "china", armies: 1 },
    });
    expect(clickOutcome(scenes.attack(), initialUi(), board, "congo").probe).toMatchObject({
      type: "attack",
      source: "congo",
    });
  });

  it("asks why another territory of the player's cannot attack, with any choice", () => {
    const scene = scenes.attack();
    expect(clickOutcome(scene, from("brazil"), board, "congo").probe).toMatchObject({
      type: "attack",
      source: "congo",
    });
    const taught = { ...scene, lesson: {} };
    expect(clickOutcome(taught, from("brazil"), board, "congo").probe).toMatchObject({
      source: "brazil",
      target: "congo",
    });
  });

  it("asks about no other places than those that were clicked", () => {
    let probes = 0;
    const asks = ({ probe }) => {
      probes += 1;
      return [probe.source, probe.target, probe.territory].filter(Boolean);
    };
    const scene = scenes.attack();
    const { siam } = scene.legal.attack;
    const { legal: moves, phase } = scenes.fortify();
    const tried = [
      ...Object.values(scenes).map((made) => made()),
      { ...scene, legal: { ...scene.legal, attack: { siam } } },
      { ...scene, legal: { end_phase: true } },
      { ...scene, legal: { end_phase: true }, phase: "fortify" },
      { ...scene, legal: moves, phase },
    ].filter(({ screen, territories }) => screen === "play" && territories);
    for (const snapshot of tried)
      for (const source of [null, "brazil", "siam"])
        for (const t of Object.keys(snapshot.territories)) {
          const clicked = clickOutcome(snapshot, source ? from(source) : initialUi(), board, t);
          if (clicked?.probe && !snapshot.lesson)
            expect([t, source]).toEqual(expect.arrayContaining(asks(clicked)));
        }
    expect(probes).toBeGreaterThan(100);
  });

  it("attacks from elsewhere what the chosen territory cannot, unless a lesson asks for that", () => {
    const scene = scenes.attack();
    expect(clickOutcome(scene, from("brazil"), board, "china").selection).toMatchObject({
      kind: "pair",
      source: "siam",
      target: "china",
    });
    expect(mapView(scene, from("brazil"), false).pickable).toContain("china");
    const taught = { ...scene, lesson: {} };
    expect(clickOutcome(taught, from("brazil"), board, "china").probe).toMatchObject({
      source: "brazil",
      target: "china",
    });
    expect(mapView(taught, from("brazil"), false).pickable).not.toContain("china");
  });

  it("does nothing while somebody else decides", () => {
    for (const scene of ["bot", "handover", "over", "defend"]) {
      expect(clickOutcome(scenes[scene](), initialUi(), board, "siam"), scene).toBe(null);
    }
  });
});

describe("what the map shows", () => {
  it("dims territories outside the choice, and marks those in it", () => {
    const { choice, pickable } = mapView(scenes.attack(), from("north-africa"), false);
    expect(choice.candidates).toEqual(["southern-europe", "egypt"]);
    expect(choice.on).toEqual(["north-africa", "southern-europe", "egypt"]);
    expect(pickable.has("egypt") && pickable.has("brazil")).toBe(true);
    expect(pickable.has("congo")).toBe(false);
  });

  it("shows a move into a captured territory as it will be", () => {
    const selection = {
      kind: "into",
      source: "north-africa",
      target: "southern-europe",
      armies: 4,
    };
    const { territories } = mapView(scenes.occupy(), at(selection), false);
    expect(territories["north-africa"]).toEqual(["red", 2]);
    expect(territories["southern-europe"]).toEqual(["red", 4]);
  });

  it("shows a movement at the end of a turn as it will be", () => {
    const scene = scenes.fortify();
    const [source] = Object.keys(scene.legal.fortify);
    const [target] = Object.keys(scene.legal.fortify[source]);
    const before = scene.territories;
    const chosen = { kind: "pair", source, target, armies: 1, dice: null };
    const { territories } = mapView(scene, at(chosen), false);
    expect(territories[source]).toEqual([before[source][0], before[source][1] - 1]);
    expect(territories[target]).toEqual([before[target][0], before[target][1] + 1]);
    const open = mapView(scene, at({ ...chosen, open: true }), false);
    expect(open.territories).toEqual(before);
  });

  it("shows a capture as the capturer's before a bot has moved in", () => {
    const bots = { ...scenes.occupy(), human: false, legal: {} };
    const { territories } = mapView(bots, initialUi(), false);
    const { source, target, armies } = bots.battle;
    expect(territories[target]).toEqual(["red", armies]);
    expect(territories[source]?.[1]).toBe((bots.territories[source]?.[1] ?? 0) - armies);
  });

  it("shows armies to be placed differently from placed ones", () => {
    const snapshot = (placed) => ({ ...scenes.reinforce(), placed });
    const siam = (armies) => at({ kind: "one", territory: "siam", armies });
    const shown = (placed, ui) => mapView(snapshot(placed), ui, false).proposed;
    expect(shown({}, siam(1))).toEqual({ siam: 1 });
    expect(shown({ siam: 2 }, siam(1))).toEqual({});
    expect(shown({ siam: 2 }, siam(3))).toEqual({ siam: 3 });
    expect(shown({}, initialUi())).toEqual({});
  });

  it("shows what the player's mission needs only in play", () => {
    const goal = (more) => mapView({ ...scenes.attack(), ...more }, initialUi(), false).goal;
    const mission = { id: "x", text: "", progress: "", continents: ["asia"], to_take: ["china"] };
    expect(goal({ mission })).toBe(mission);
    expect(goal({ mission: null })).toBe(null);
    expect(goal({ mission, screen: "over" })).toBe(null);
    expect(goal({ mission, lesson: {} })).toBe(null);
  });

  it("points at the battle whose dice roll, before the position changes", () => {
    const before = { ...scenes.bot(), battle: scenes.result().battle };
    const ends = ({ source, target }) => [source, target];
    const rolling = { ...before.battle, source: "siam", target: "china" };
    const shown = (snapshot, roll) => ends(mapView(snapshot, initialUi(), true, roll).choice);
    expect(shown(before, rolling)).toEqual(["siam", "china"]);
    expect(shown(before, null)).toEqual(ends(before.battle));
    // The defender still sees where the battle is.
    const defends = scenes.defend();
    expect(shown(defends, { ...defends.battle, pending: null })).toEqual(ends(defends.battle));
  });

  it("describes outlines in words", () => {
    const { labels } = mapView(scenes.attack(), from("north-africa"), false);
    expect(labels).toMatchObject({
      "north-africa": ["page-mark-attacks"],
      egypt: ["page-mark-attackable"],
    });
  });
});

describe("a moment of the past", () => {
  it.each([
    ["attacked", "battle"],
    ["occupied", "move"],
  ])("whose move is logged as %s is shown as a %s", (kind, shown) => {
    const snapshot = scenes.attack();
    const past = {
      ...snapshot,
      screen: "past",
      battle: { source: "siam", target: "china", attacker: "red", defender: "blue" },
      recent: [{ n: 1, seat: "red", kind, text: "", territory: "china" }],
      news: 1,
    };
    expect(mapView(past, initialUi(), true).choice?.kind).toBe(shown);
  });
});

describe("what the map shows in a lesson", () => {
  const shown = (scene, feedback) => {
    const snapshot = { ...scene, lesson: { ...scene.lesson, feedback } };
    return shownMap(viewModel(initialState({ snapshot, board })));
  };

  it("marks the territories of an action that was refused", () => {
    const said = { type: "attack", source: "brazil", target: "china" };
    for (const scene of [scenes.lesson_end(), scenes.lesson_move()]) {
      const { choice, territories } = shown(scene, { status: "refused", said, n: 1 });
      expect(choice).toMatchObject({ kind: "refused", source: "brazil", target: "china" });
      expect(territories).toEqual(scene.territories);
    }
    const wrong = shown(scenes.lesson_end(), { status: "wrong", said, n: 1 });
    expect(wrong.choice.kind).not.toBe("refused");
  });
});

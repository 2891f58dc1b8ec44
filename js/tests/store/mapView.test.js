import { describe, expect, it } from "vitest";
import { clickOutcome } from "../../src/store/mapClick.js";
import { mapView } from "../../src/store/mapView.js";
import { initialUi } from "../../src/store/state.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const at = (selection) => ({ ...initialUi(), selection });
const from = (source) => at({ kind: "from", source });

describe("a click on the map", () => {
  it("chooses, and confirms on the second click where armies are placed", () => {
    const snapshot = scenes.reinforce();
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

  it("goes back when the source is clicked again, and to another source", () => {
    const snapshot = scenes.attack();
    expect(clickOutcome(snapshot, from("siam"), board, "siam")).toEqual({
      selection: { kind: "none" },
    });
    expect(clickOutcome(snapshot, from("siam"), board, "india")).toEqual({
      selection: { kind: "from", source: "india" },
    });
  });

  it("takes a target first, from the strongest territory that reaches it", () => {
    expect(clickOutcome(scenes.attack(), initialUi(), board, "china").selection).toMatchObject({
      source: "siam",
      target: "china",
    });
  });

  it("asks the kernel why something is not possible", () => {
    expect(clickOutcome(scenes.attack(), from("brazil"), board, "china")).toEqual({
      probe: { type: "attack", source: "brazil", target: "china", armies: 1 },
    });
    expect(clickOutcome(scenes.reinforce(), initialUi(), board, "china")).toEqual({
      probe: { type: "place", territory: "china", armies: 1 },
    });
    expect(clickOutcome(scenes.attack(), initialUi(), board, "congo").probe).toMatchObject({
      type: "attack",
      source: "congo",
    });
  });

  it("does nothing while somebody else decides", () => {
    for (const scene of ["bot", "handover", "over", "defend"]) {
      expect(clickOutcome(scenes[scene](), initialUi(), board, "siam"), scene).toBe(null);
    }
  });
});

describe("what the map shows", () => {
  it("pales what is not in the choice, and marks what is", () => {
    const { choice, pickable } = mapView(scenes.attack(), from("north-africa"), false);
    expect(choice.candidates).toEqual(["egypt", "southern-europe"]);
    expect(choice.on).toEqual(["north-africa", "egypt", "southern-europe"]);
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

  it("shows a capture as the capturer's before a bot has moved in", () => {
    const bots = { ...scenes.occupy(), human: false, legal: {} };
    const { territories } = mapView(bots, initialUi(), false);
    const { source, target, armies } = bots.battle;
    expect(territories[target]).toEqual(["red", armies]);
    expect(territories[source]?.[1]).toBe((bots.territories[source]?.[1] ?? 0) - armies);
  });

  it("says in words what outlines say", () => {
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
  ])("whose move is told as %s is shown as a %s", (kind, shown) => {
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

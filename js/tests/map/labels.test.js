import { describe, expect, it } from "vitest";
import * as labels from "../../src/map/labels.js";
import { say } from "../fixtures/say.js";

const territoryLabel = (...of) => labels.territoryLabel(say, ...of);
const legendEntries = (...of) => labels.legendEntries(say, ...of);

describe("a territory's label for a screen reader", () => {
  it("gives its name, owner, armies and possible actions", () => {
    expect(territoryLabel("brazil", ["red", 5], { extra: ["page-mark-attackable"] })).toBe(
      "Brazil, red, 5 armies, can be attacked",
    );
    expect(territoryLabel("peru", ["blue", 1])).toBe("Peru, blue, 1 army");
  });

  it("names the third army and free land", () => {
    expect(territoryLabel("china", ["third", 2])).toBe("China, neutral, 2 armies");
    expect(territoryLabel("china", ["third", 2], { third: "allied" })).toBe(
      "China, allied, 2 armies",
    );
    expect(territoryLabel("china", [null, 0])).toBe("China, unclaimed");
  });

  it("says what the small marks on the tag show", () => {
    expect(territoryLabel("siam", ["red", 9], { placed: 3, tired: 2 })).toBe(
      "Siam, red, 9 armies, 3 just placed, 2 tired",
    );
    expect(territoryLabel("peru", ["blue", 1], { goal: true })).toBe(
      "Peru, blue, 1 army, needed for your mission",
    );
  });

  it("says whose capital it is", () => {
    expect(territoryLabel("peru", ["blue", 4], { capital: { seat: "red", secret: false } })).toBe(
      "Peru, blue, 4 armies, red's capital",
    );
    expect(territoryLabel("peru", ["red", 4], { capital: { seat: "red", secret: true } })).toBe(
      "Peru, red, 4 armies, your secret capital",
    );
  });
});

describe("the legend", () => {
  const choice = { kind: "attack", candidates: [], on: [] };
  const words = (more) => legendEntries({ ...choice, ...more }).map(([, text]) => text);

  it("names the chosen and the pointed-at territory if the map has no room for names", () => {
    const choice = { kind: "attack", source: "brazil", target: "peru", candidates: [], on: [] };
    const words = (more) =>
      legendEntries(choice, { named: () => true, ...more }).map(([, text]) => text);
    expect(words({})).toEqual(["Brazil", "Peru"]);
    expect(words({ pointed: "siam" })).toEqual(["Siam", "Brazil", "Peru"]);
    expect(words({ pointed: "peru" })).toEqual(["Brazil", "Peru"]);
    expect(words({ named: () => false, pointed: "siam" })).toEqual(["attacks", "target"]);
    expect(legendEntries(null, { named: () => true, pointed: "siam" })).toEqual([
      ["pointed", "Siam"],
    ]);
  });

  it("explains only signs on the map", () => {
    expect(legendEntries(null)).toEqual([]);
    expect(words({})).toEqual([]);
    expect(words({ on: ["a"] })).toEqual(["can attack"]);
    expect(words({ source: "a", on: ["a"] })).toEqual(["attacks"]);
    expect(words({ source: "a", target: "b" })).toEqual(["attacks", "target"]);
    expect(words({ source: "a", target: "b", candidates: ["b"] })).toEqual(["attacks", "target"]);
  });

  it("explains a crown, with or without a choice", () => {
    const own = { seat: "red", secret: true };
    const shown = { seat: "blue", secret: false };
    expect(legendEntries(null, { capitals: [own] })).toEqual([["secret", "your capital, secret"]]);
    expect(
      legendEntries({ ...choice, source: "a" }, { capitals: [shown] }).map(([sign]) => sign),
    ).toEqual(["capital", "source"]);
  });

  it("explains an underlined territory", () => {
    expect(legendEntries(null, { goal: true })).toEqual([["goal", "needed for your mission"]]);
  });

  it("explains the mark of tired armies", () => {
    expect(legendEntries(null, { tired: true })).toEqual([["tired", "tired: may not move"]]);
  });

  it("explains the dot of a territory that has changed hands", () => {
    expect(legendEntries(null, { changed: true })).toEqual([
      ["changed", "taken since your last turn"],
    ]);
  });

  it("explains the dashed outline at each step", () => {
    expect(words({ candidates: ["a", "b"] })).toEqual(["can attack"]);
    expect(words({ source: "a", candidates: ["b"] })).toEqual(["attacks", "can be attacked"]);
    expect(words({ source: "a", target: "b", candidates: ["c"] })).toEqual([
      "attacks",
      "target",
      "can be attacked too",
    ]);
    expect(words({ kind: "move", source: "a", candidates: ["c"] })).toEqual([
      "from",
      "can be reached",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { NEEDED, placeNames } from "../../src/map/labelPlacement.js";

/** A name 20 wide and 10 high. */
const name = (id, x, rank = 0, y = 0) => ({ id, blocks: [[x, y, 10, 5]], rank });
const placed = (names, taken = [], gap = 3, spared = []) => placeNames(names, taken, gap, spared);
/** The names without room. */
const without = (names, taken = [], gap = 3) => {
  const found = placed(names, taken, gap);
  return names.map(({ id }) => id).filter((id) => !found.has(id));
};

describe("names on a map", () => {
  it("keep a gap to each other in a line", () => {
    expect(without([name("alberta", 0), name("ontario", 20)])).toEqual(["ontario"]);
    expect(without([name("alberta", 0), name("ontario", 23)])).toEqual([]);
    expect(without([name("alberta", 0), name("ontario", 0, 0, 10)])).toEqual([]);
  });

  it("make way for those that the choice needs", () => {
    expect(without([name("brazil", 0), name("argentina", 5, 1)])).toEqual(["brazil"]);
  });

  it("lie on no tag but their own", () => {
    const tag = /** @type {const} */ ([0, 0, 5, 5]);
    expect(without([name("brazil", 0)], [["brazil", tag]])).toEqual([]);
    expect(without([name("brazil", 0)], [["peru", tag]])).toEqual(["brazil"]);
  });

  it("stand in any case where somebody looks", () => {
    const both = [name("peru", 0, NEEDED), name("brazil", 5, NEEDED)];
    expect(without(both, [["congo", [0, 0, 5, 5]]])).toEqual([]);
  });

  it("stand where they cover least, if they must stand on something", () => {
    const sides = [...name("", 0).blocks, ...name("", 40).blocks, ...name("", 80).blocks];
    const congo = { id: "congo", rank: NEEDED, blocks: sides };
    const tag = (x) => ["peru", [x, 0, 5, 5]];
    const words = ["", [40, 0, 5, 5]];
    const at = (...taken) => placed([congo], taken).get("congo");
    expect(at(tag(0), words, tag(80))).toBe(1);
    expect(at(tag(0), tag(40), tag(93))).toBe(2);
    const egypt = { ...name("egypt", 40, NEEDED), rank: NEEDED + 1 };
    expect(placed([egypt, congo], [tag(0), tag(93)]).get("congo")).toBe(2);
  });

  it("never lie on a number one chooses from, even where somebody looks", () => {
    const spared = [
      ["egypt", [0, 0, 5, 5]],
      ["egypt", [40, 0, 5, 5]],
    ];
    const sides = (...at) => at.map((x) => [x, 0, 10, 5]);
    const congo = (...at) => ({ id: "congo", rank: NEEDED, blocks: sides(...at) });
    const peru = ["peru", [80, 0, 5, 5]];
    expect(placed([congo(0, 40)], spared, 3, spared).has("congo")).toBe(false);
    expect(placed([congo(0, 80)], [...spared, peru], 3, spared).get("congo")).toBe(1);
  });

  it("go to another side of their tag where that is free", () => {
    const india = name("india", 0);
    const siam = { id: "siam", rank: 0, blocks: [...name("", 5).blocks, ...name("", 40).blocks] };
    expect(Object.fromEntries(placed([india, siam]))).toEqual({ india: 0, siam: 1 });
  });

  it("give way to one that has no other room, where they have another side", () => {
    const both = (id, x, other) => ({
      ...name(id, x),
      blocks: [
        [x, 0, 10, 5],
        [other, 0, 10, 5],
      ],
    });
    const names = [both("egypt", 0, 50), name("congo", 5)];
    expect(Object.fromEntries(placed(names))).toEqual({ egypt: 1, congo: 0 });
    expect(without([both("egypt", 0, 20), name("congo", 5)])).toEqual(["congo"]);
    expect(without(names, [["peru", [50, 0, 5, 5]]])).toEqual(["congo"]);
    expect(without([...names, name("kenya", 55)])).toEqual(["kenya"]);
  });
});

import { describe, expect, it } from "vitest";
import { lineBreaks, placeNames } from "../../src/map/names.js";

/** Make a name with these places: blocks 20 wide and 10 high, given by their middles. */
const name = (id, ways, rank = 0) => ({
  id,
  rank,
  ways: ways.map(([x, y = 0]) => ({ block: [x, y, 10, 5] })),
});
/** Return the number of each name's place. */
const placed = (names, gap = 3) => {
  const found = placeNames(names, gap);
  return Object.fromEntries(names.map(({ id, ways }) => [id, ways.indexOf(found.get(id))]));
};

describe("names on a map", () => {
  it("keep a gap to each other in a line", () => {
    const pair = (x, y) => placed([name("alberta", [[0]]), name("ontario", [[x, y]])]).ontario;
    expect([pair(20), pair(23), pair(0, 10)]).toEqual([-1, 0, 0]);
  });

  it("make way for names that the choice needs", () => {
    const names = [name("brazil", [[0]]), name("argentina", [[5]], 1)];
    expect(placed(names)).toEqual({ brazil: -1, argentina: 0 });
  });

  it("move to another side of their tag if that is free", () => {
    const names = [name("india", [[0]]), name("siam", [[5], [40]])];
    expect(placed(names)).toEqual({ india: 0, siam: 1 });
  });

  it("make way for a name that has no other room, as do the names behind them", () => {
    const names = [
      name("egypt", [[0], [50]]),
      name("congo", [[5], [200]]),
      name("kenya", [[45], [100]]),
      name("chad", [[-5], [205]]),
    ];
    expect(Object.values(placed(names))).not.toContain(-1);
    expect(placed([name("egypt", [[0], [20]]), name("congo", [[5]])])).toMatchObject({ congo: 0 });
  });

  it("are split into two lines in the middle, or not at all", () => {
    expect(lineBreaks(["Brazil"])).toEqual([["Brazil"]]);
    expect(lineBreaks(["North", "Africa"])).toEqual([["North", "Africa"], ["North Africa"]]);
    expect(lineBreaks(["Western United States"])).toEqual([
      ["Western United States"],
      ["Western", "United States"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { COVERS, diceSpot, pointsOf } from "../../src/map/dice.js";

const view = { x: 0, y: 0, width: 600, height: 300 };
const size = { width: 100, height: 60 };
const on = ([x, y], [blockX, blockY, width, height]) =>
  Math.abs(x - blockX) < size.width / 2 + width && Math.abs(y - blockY) < size.height / 2 + height;

describe("dice on the map", () => {
  const source = [200, 150];
  const target = [260, 150];
  const spot = (taken) => diceSpot({ source, target, size, view, taken });
  /** @param {number[]} at */
  const tag = ([x, y]) => [x, y, 20, 12];

  it("lie near the battle, and on none of its tags, nor on the arrow", () => {
    const taken = [source, target].map((at) => [tag(at), COVERS.battle]);
    const found = spot(taken);
    for (const [block] of taken) expect(on(found, block)).toBe(false);
    expect(on(found, [230, 150, 0, 0])).toBe(false);
    expect(Math.hypot(found[0] - 230, found[1] - 150)).toBeLessThan(100);
  });

  it("leave what can be chosen free, and rather cover what is out of the choice", () => {
    const battle = [source, target].map((at) => [tag(at), COVERS.battle]);
    const above = [230, 80, 200, 40];
    const below = [230, 220, 200, 40];
    const found = spot([...battle, [above, COVERS.next], [below, COVERS.name]]);
    expect(on(found, above)).toBe(false);
    expect(on(found, below)).toBe(true);
  });

  it("lie beside other tags where they have room, and no farther off than that", () => {
    const needed = [source, target].map((at) => [tag(at), COVERS.battle]);
    const others = [60, 130, 200, 270, 340, 410].flatMap((x) =>
      [60, 105, 195, 240].map((y) => [tag([x, y]), COVERS.tag]),
    );
    const found = spot([...needed, ...others]);
    expect(others.some(([block]) => on(found, block))).toBe(false);
    expect(needed.some(([block]) => on(found, block))).toBe(false);
    expect(Math.hypot(found[0] - 230, found[1] - 150)).toBeLessThan(size.width * 3);
  });

  it("are smaller where only then they cover nothing, and no smaller than they have to be", () => {
    const row = (y) => [300, y, 300, 12];
    const free = (...rows) => spot(rows.map((y) => [row(y), COVERS.next]))[2];
    expect(free(60, 240)).toBe(1);
    expect(free(40, 110, 190, 260)).toBeLessThan(1);
  });

  it("lie off the land of the battle where there is sea beside it", () => {
    const land = pointsOf("M150 60l40 0 40 0 60 0 60 0 0 60 0 60 0 60-60 0-60 0-80 0 0-60 0-60z");
    const found = spot(land.map((point) => [[...point, 0, 0], COVERS.battleLand]));
    expect(land.some((point) => on(found, [...point, 0, 0]))).toBe(false);
  });

  it("know an outline by points that stand apart, of each of its islands", () => {
    expect(pointsOf("M10 10l3 0 20-5zM100 50l0 2z")).toEqual([
      [10, 10],
      [33, 5],
      [100, 50],
    ]);
  });

  it("rather lie far off on a small map, where nothing stands", () => {
    const crowd = [0, 100, 200, 300, 400].map((x) => [[x, 100, 60, 100], COVERS.tag]);
    const at = (small) => diceSpot({ source, target, size, view, taken: crowd, small });
    const far = (small) => Math.hypot(at(small)[0] - 230, at(small)[1] - 150);
    expect(crowd.some(([block]) => on(at(true), block))).toBe(false);
    expect(far(true)).toBeGreaterThanOrEqual(far(false));
  });

  it("lie at the target where the way leads over the edge of the map, and within the view", () => {
    const [x, y] = diceSpot({ source: [590, 20], target: [10, 20], size, view, taken: [] });
    expect([x, y]).toEqual([50, 30]);
  });
});

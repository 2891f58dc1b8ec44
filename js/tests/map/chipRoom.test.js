import { describe, expect, it } from "vitest";
import { COVERS, freest, spotsAround } from "../../src/map/labelPlacement.js";

const tag = { width: 30, height: 17 };
const corner = { right: true, below: false, bare: false };
const spots = spotsAround(tag, 20, corner);
const blocks = spots.map(([x, y]) => [x, y, 10, 8]);

describe("a chip next to a tag", () => {
  it("is at its usual corner if that is free", () => {
    expect(freest(blocks, [])).toBe(0);
    expect(spots[0][0]).toBeGreaterThan(0);
    expect(spots[0][1]).toBeLessThan(0);
    const [left] = spotsAround(tag, 20, { right: false, below: true, bare: false });
    expect(left[0]).toBeLessThan(0);
    expect(left[1]).toBeGreaterThan(0);
  });

  it("moves to where it covers no other tag", () => {
    const above = [0, -20, 40, 14];
    const right = [40, 0, 20, 40];
    const [x, y] =
      spots[
        freest(
          blocks,
          [above, right].map((block) => [block, COVERS.tag]),
        )
      ];
    expect(x).toBeLessThan(0);
    expect(y).toBeGreaterThanOrEqual(0);
  });

  it("covers a name rather than a tag if it must cover something", () => {
    const everywhere = [0, 0, 60, 60];
    const below = [0, 30, 60, 30];
    const taken = [
      [everywhere, COVERS.name],
      [[0, -30, 60, 30], COVERS.tag],
    ];
    expect(spots[freest(blocks, taken)][1]).toBeGreaterThan(0);
    expect(freest(blocks, [[below, COVERS.name]])).toBe(0);
  });

  it("stays clear of a tag with only a number", () => {
    for (const [x, y] of spotsAround(tag, 20, { ...corner, bare: true })) {
      const clear = Math.abs(y) >= tag.height / 2 + 8 || Math.abs(x) >= (tag.width + 20) / 2;
      expect(clear).toBe(true);
    }
  });
});

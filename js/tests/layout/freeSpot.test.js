import { describe, expect, it } from "vitest";
import { freeCorner } from "../../src/layout/freeSpot.js";

const FRAME = { left: 0, top: 0, right: 390, bottom: 206 };
const SIZE = { width: 58, height: 78 };
/** @param {number} left @param {number} top */
const tag = (left, top) => ({ left, top, right: left + 24, bottom: top + 16 });

describe("a corner of the map", () => {
  it("is taken at the lower left while nothing stands there", () => {
    const spot = freeCorner(FRAME, SIZE, [tag(100, 150), tag(30, 20)]);
    expect(spot).toEqual({ left: 4, top: 124, right: 62, bottom: 202 });
  });

  it("is another one where something does", () => {
    expect(freeCorner(FRAME, SIZE, [tag(50, 190)])?.left).toBe(328);
    expect(freeCorner(FRAME, SIZE, [tag(50, 190), tag(350, 150)])?.top).toBe(4);
  });

  it("is not there where each is taken", () => {
    const all = [tag(10, 10), tag(350, 10), tag(10, 180), tag(350, 180)];
    expect(freeCorner(FRAME, SIZE, all)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { freeSpot } from "../../src/layout/freeSpot.js";

const FRAME = { left: 0, top: 0, right: 390, bottom: 206 };
const SIZE = { width: 58, height: 78 };
/** @param {number} left @param {number} top */
const tag = (left, top) => ({ left, top, right: left + 24, bottom: top + 16 });

describe("a free place on the map", () => {
  it("is at the lower left while nothing is there", () => {
    const spot = freeSpot(FRAME, SIZE, [tag(100, 150), tag(30, 20)]);
    expect(spot).toEqual({ left: 4, top: 124, right: 62, bottom: 202 });
  });

  it("is another corner if something is there", () => {
    expect(freeSpot(FRAME, SIZE, [tag(50, 190)])?.left).toBe(328);
    expect(freeSpot(FRAME, SIZE, [tag(50, 190), tag(350, 150)])?.top).toBe(4);
  });

  it("is elsewhere if each corner is taken, and nowhere if everything is", () => {
    const all = [tag(10, 10), tag(350, 10), tag(10, 180), tag(350, 180)];
    expect(freeSpot(FRAME, SIZE, all)).toMatchObject({ left: 36, top: 124 });
    const below = [60, 110, 160, 210, 260, 310].map((x) => tag(x, 180));
    expect(freeSpot(FRAME, SIZE, [...all, ...below])).toMatchObject({ left: 4, top: 100 });
    const rows = [...all, ...below].flatMap(({ left }) =>
      [10, 70, 130, 180].map((y) => tag(left, y)),
    );
    expect(freeSpot(FRAME, SIZE, rows)).toBeNull();
  });
});

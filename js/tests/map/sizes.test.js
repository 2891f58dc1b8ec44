import { describe, expect, it } from "vitest";
import { SIZES } from "../../src/map/labelSizes.js";
import {
  DOWN,
  hitSize,
  nameSpot,
  RING,
  scalesFor,
  tagSize,
  tierFor,
  UP,
} from "../../src/map/sizes.js";

describe("size classes", () => {
  it("change at the widths that the places are designed for", () => {
    expect([400, 779, 780, 1019, 1020, 2000].map(tierFor)).toEqual(["s", "s", "m", "m", "l", "l"]);
  });

  it("give a tag room for its digits", () => {
    expect(tagSize("m", 9).width).toBeLessThan(tagSize("m", 10).width);
    expect(tagSize("m", 99).width).toBeLessThan(tagSize("m", 100).width);
    expect(tagSize("m", 1000)).toEqual(tagSize("m", 100));
  });

  it("leave a tag only its number on a map too small for more", () => {
    expect(scalesFor(340).bare).toBe(false);
    expect(scalesFor(300).bare).toBe(true);
    for (const armies of [1, 10, 100]) {
      expect(tagSize("s", armies, true).width).toBeLessThan(tagSize("s", armies).width * 0.7);
    }
  });

  it("never give a target below 24 px, nor text below 9.5 px", () => {
    for (const tier of ["s", "m", "l"]) {
      const { width, height } = hitSize(tagSize(tier, 1));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    for (let width = 300; width < 2000; width += 10) {
      const { font, digits } = SIZES[tierFor(width)];
      const { tag, text } = scalesFor(width);
      expect(digits * tag).toBeGreaterThanOrEqual(9.5);
      expect(font * text).toBeGreaterThanOrEqual(9.5);
    }
  });
});

describe("the place of a name", () => {
  const spot = (p, lines, rings = 0) => nameSpot(lines, p, "m", tagSize("m", 10), rings);

  it("is clear of the tag on every side", () => {
    const { width, height } = tagSize("m", 10);
    expect(spot("b", ["A"]).y - SIZES.m.font).toBeGreaterThan(height / 2 - 1);
    expect(spot("t", ["A"]).y).toBeLessThan(-height / 2);
    expect(spot("r", ["A"])).toMatchObject({ anchor: "start" });
    expect(spot("r", ["A"]).x).toBeGreaterThan(width / 2);
    expect(spot("l", ["A"])).toMatchObject({ anchor: "end" });
    expect(spot("l", ["A"]).x).toBe(-spot("r", ["A"]).x);
  });

  it("is next to the tag on every side", () => {
    const { width, height } = tagSize("m", 10);
    const [below, above, right] = ["b", "t", "r"].map((side) => spot(side, ["A"]));
    expect(below.y - SIZES.m.font).toBeLessThan(height / 2 + 5);
    expect(above.y).toBeGreaterThan(-height / 2 - 5);
    expect(right.x).toBeLessThan(width / 2 + 5);
  });

  it("begins or ends over the tag at a corner", () => {
    const { width } = tagSize("m", 10);
    for (const [corner, side, x, anchor] of [
      ["tr", "t", -width / 2, "start"],
      ["bl", "b", width / 2, "end"],
    ]) {
      expect(spot(corner, ["A"])).toMatchObject({ x, anchor, y: spot(side, ["A"]).y });
    }
  });

  it("leaves room for a ring, and for more lines above", () => {
    const { width, height } = tagSize("m", 10);
    for (const rings of [1, 2]) {
      const [below, above, right] = ["b", "t", "r"].map((side) => spot(side, ["A"], rings));
      expect(below.y - SIZES.m.font * UP).toBeGreaterThan(height / 2 + rings * RING);
      expect(above.y + SIZES.m.font * DOWN).toBeLessThan(-height / 2 - rings * RING);
      expect(right.x).toBeGreaterThan(width / 2 + rings * RING);
    }
    expect(spot("t", ["A", "B"]).y).toBeLessThan(spot("t", ["A"]).y);
  });

  it("moves no farther for a ring than it must", () => {
    for (const side of ["b", "t", "r"]) {
      const [free, ringed] = [0, 1].map((rings) => spot(side, ["A"], rings));
      expect(Math.hypot(ringed.x - free.x, ringed.y - free.y)).toBeLessThanOrEqual(RING + 1);
    }
  });
});

import { describe, expect, it } from "vitest";
import { arrowBetween, arrowOverEdge, pointAt, slice } from "../../src/map/arrow.js";
import { classic } from "../fixtures/board.js";

const numbers = (path) => path.match(/-?[\d.]+/g).map(Number);
const around = { from: [20, 12], to: [20, 12], k: 2, w: 1600, h: 800 };

/** Return the start and the end of the shaft, and the tip of the head. */
function ends({ shaft, head }) {
  const s = numbers(shaft);
  return { start: s.slice(0, 2), end: s.slice(-2), tip: numbers(head).slice(0, 2) };
}
/** Compute the length from the start, through the middle of the shaft, to the tip. */
function length(arrow) {
  const [x, y, mx, my, ex, ey] = numbers(arrow.shaft);
  const middle = pointAt(
    [
      [x, y],
      [mx, my],
      [ex, ey],
    ],
    0.5,
  );
  const { start, tip } = ends(arrow);
  const from = (/** @type {number[]} */ p) => Math.hypot(p[0] - middle[0], p[1] - middle[1]);
  return from(start) + from(tip);
}
function headLength({ head }) {
  const [x, y, x1, y1, x2, y2] = numbers(head);
  return Math.hypot(x - (x1 + x2) / 2, y - (y1 + y2) / 2);
}
const outside = ([x, y], [cx, cy], [hw, hh], k) =>
  Math.abs(x - cx) >= hw * k || Math.abs(y - cy) >= hh * k;

describe("the arrow", () => {
  it("starts clear of the source's tag and ends clear of the target's", () => {
    for (const to of [
      [600, 400],
      [400, 200],
      [300, 430],
      [800, 90],
    ]) {
      const from = [400, 400];
      const { start, tip } = ends(arrowBetween(from, to, around));
      expect(outside(start, from, around.from, 2)).toBe(true);
      expect(outside(tip, to, around.to, 2)).toBe(true);
    }
  });

  it("ends at its head, with no shaft beyond the tip", () => {
    const { end, tip } = ends(arrowBetween([100, 100], [700, 300], around));
    expect(Math.hypot(end[0] - tip[0], end[1] - tip[1])).toBeLessThan(12 * 2);
  });

  it("is a head that points at the target where tags almost touch", () => {
    const { shaft, head } = arrowBetween([400, 400], [400, 456], around);
    const [x, y, , left, , right] = numbers(head);
    expect(shaft).toBe("");
    expect(x).toBeCloseTo(400);
    expect(left).toBeCloseTo(right);
    expect(y - left).toBeGreaterThan(6 * 2);
    expect(y).toBeLessThanOrEqual(456 - (12 - 3) * 2);
  });

  it("is omitted if it would cover the numbers of overlapping tags", () => {
    for (const to of [
      [466, 400],
      [430, 420],
      [385, 380],
    ]) {
      expect(arrowBetween([400, 400], to, around)).toMatchObject({ shaft: "", head: "", room: [] });
    }
  });

  it("has a smaller head, or comes from the other side, if it would cover a tag", () => {
    const [from, to] = [
      [300, 400],
      [420, 400],
    ];
    const free = arrowBetween(from, to, around);
    const tip = numbers(free.head).slice(0, 2);
    const plates = [[tip[0] - 8, tip[1], 14, 12]];
    const { head } = arrowBetween(from, to, { ...around, plates });
    expect(head).not.toBe(free.head);
    expect(Math.hypot(numbers(head)[0] - tip[0], numbers(head)[1] - tip[1])).toBeGreaterThan(1);
  });

  it("reports the room that it takes, including its head", () => {
    const { shaft, head, room } = arrowBetween([100, 100], [700, 300], around);
    const corners = numbers(head);
    const points = [numbers(shaft).slice(0, 2), [0, 1].map((i) => corners[i])];
    for (const [x, y] of points) {
      const inside = room.some(
        ([cx, cy, wide, high]) => Math.abs(x - cx) <= wide + 0.1 && Math.abs(y - cy) <= high + 0.1,
      );
      expect(inside).toBe(true);
    }
  });

  it("takes the side without a tag in its way", () => {
    const [from, to] = [
      [200, 400],
      [600, 400],
    ];
    const rise = (tags) => numbers(arrowBetween(from, to, { ...around, tags }).shaft)[3] - 400;
    const above = rise([]) < 0 ? -1 : 1;
    const inTheWay = [400, 400 + rise([]) / 2];
    expect(Math.sign(rise([inTheWay]))).toBe(-above);
    // If both sides are taken, the arrow stays as it is.
    expect(rise([inTheWay, [400, 400 - rise([]) / 2]])).toBe(rise([]));
  });

  it("avoids a continent's name unless a tag is on the other side", () => {
    const [from, to] = [
      [200, 400],
      [600, 400],
    ];
    const rise = (more) => numbers(arrowBetween(from, to, { ...around, ...more }).shaft)[3] - 400;
    const free = rise({});
    const name = [400, 400 + free / 2, 60, 15];
    expect(Math.sign(rise({ words: [name] }))).toBe(-Math.sign(free));
    expect(rise({ words: [name], tags: [[400, 400 - free / 2]] })).toBe(free);
  });

  it("stays on the map, also along its edge", () => {
    const { shaft } = arrowBetween([100, 30], [500, 30], around);
    const [x0, y0, mx, my, x1, y1] = numbers(shaft);
    const [, y] = pointAt(
      [
        [x0, y0],
        [mx, my],
        [x1, y1],
      ],
      0.5,
    );
    expect(y).toBeGreaterThan(0);
  });

  it("is drawn for every border of the classic board, at every size", () => {
    const { borders, shapes } = classic();
    for (const [tier, width] of [
      ["s", 600],
      ["m", 850],
      ["l", 1200],
    ]) {
      for (const { between } of borders) {
        for (const [a, b] of [between, [...between].reverse()]) {
          const k = shapes.w / width;
          const arrow = arrowBetween(shapes.place[tier][a].b, shapes.place[tier][b].b, {
            ...around,
            k,
            w: shapes.w,
            h: shapes.h,
          });
          expect(`${arrow.shaft}${arrow.head}`).not.toMatch(/NaN|Infinity/);
          if (arrow.shaft) expect(length(arrow) / k, `${a} → ${b}`).toBeGreaterThan(15);
          else expect(headLength(arrow) / k, `${a} → ${b}`).toBeGreaterThan(6);
        }
      }
    }
  });

  it("can leave over one edge of the map and arrive over the other", () => {
    const out = [
      [62, 132],
      [30, 128],
      [0, 140],
    ];
    const back = [
      [1552, 135],
      [1578, 130],
      [1600, 140],
    ];
    const { shaft, head } = arrowOverEdge([113, 139], [1478, 135], out, back, around);
    const strokes = shaft.split("M").slice(1).map(numbers);
    expect(strokes).toHaveLength(2);
    expect(strokes[0].slice(-2)).toEqual([0, 140]);
    expect(strokes[1].slice(0, 2)).toEqual([1600, 140]);
    expect(numbers(head)[0]).toBeGreaterThan(1478);
  });
});

it("slicing a curve keeps its points", () => {
  const curve = [
    [0, 0],
    [50, 100],
    [100, 0],
  ];
  const part = slice(curve, 0.25, 0.75);
  expect(part[0]).toEqual(pointAt(curve, 0.25));
  expect(part[2]).toEqual(pointAt(curve, 0.75));
  expect(pointAt(part, 0.5)[1]).toBeCloseTo(pointAt(curve, 0.5)[1]);
});

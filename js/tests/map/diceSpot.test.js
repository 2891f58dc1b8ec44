// @module-tag thorough
import { describe, expect, it } from "vitest";
import {
  BESIDE,
  COVERS,
  diceSpot,
  gridOf,
  landCosts,
  OVER,
  pointsOf,
} from "../../src/map/diceSpot.js";
import { attackOn, BOARDS, between, drawnMap } from "../fixtures/drawnMap.js";
import { inTurn } from "../fixtures/turn.js";

const view = { x: 0, y: 0, width: 600, height: 300 };
const size = { width: 100, height: 60 };
const on = ([x, y], [blockX, blockY, width, height]) =>
  Math.abs(x - blockX) < size.width / 2 + width && Math.abs(y - blockY) < size.height / 2 + height;
/** @param {number[]} at */
const tag = ([x, y]) => [x, y, 20, 12];

describe("dice on the map", () => {
  const ends = [tag([200, 150]), tag([260, 150])];
  const battle = ends.map((end) => [end, COVERS.battle]);
  const spot = (...taken) => diceSpot({ ends, size, view, taken: [...battle, ...taken] });

  it("lie next to the battle, and on none of its tags", () => {
    const found = spot();
    for (const end of ends) expect(on(found, end)).toBe(false);
    expect(Math.hypot(found[0] - 230, found[1] - 150)).toBeLessThan(100);
  });

  it("leave possible choices free, and rather cover others", () => {
    const [above, below] = [85, 215].map((y) => [230, y, 200, 40]);
    const found = spot([above, COVERS.next], [below, COVERS.name]);
    expect(on(found, above)).toBe(false);
    expect(on(found, below)).toBe(true);
  });

  it("cover a tag outside the battle rather than lie far off", () => {
    const crowd = [0, 100, 200, 300, 400].map((x) => [[x, 150, 60, 150], COVERS.tag]);
    const [x] = spot(...crowd);
    expect(x - size.width / 2 - 280).toBeLessThan(view.width * 0.25);
  });

  it("lie off the battle's land, even far from any shore", () => {
    const land = pointsOf("M40 20l300 0 0 260-300 0z");
    expect(land).toContainEqual([180, 160]);
    const found = spot(...land.map((point) => [[...point, 0, 0], COVERS.land]));
    expect(land.some((point) => on(found, [...point, 0, 0]))).toBe(false);
  });

  it("lie over the sea next to the battle rather than over the land of others", () => {
    // All the land is above the battle, where the dice would lie otherwise.
    const paths = { north: "M0 0l600 0 0 135-600 0z" };
    const sea = spot();
    const over = landCosts(gridOf(paths, { w: 600, h: 300 }), () => OVER.dim);
    const beside = diceSpot({ ends, size, view, taken: battle, over });
    expect(sea[1]).toBeLessThan(150);
    expect(beside[1] - size.height / 2).toBeGreaterThanOrEqual(130);
  });

  it("know the share of the land below them, and what each territory costs", () => {
    const paths = { west: "M0 0l200 0 0 200-200 0z", east: "M200 0l200 0 0 200-200 0z" };
    const grid = gridOf(paths, { w: 400, h: 400 });
    const cost = landCosts(grid, (t) => (t === "west" ? 10 : 30));
    expect(grid.at.filter((t) => t === "west")).toHaveLength(100);
    expect(cost([100, 100, 60, 60])).toBe(10);
    expect(cost([200, 100, 60, 60])).toBe(20);
    expect(cost([100, 200, 60, 60])).toBe(5);
    expect(cost([100, 300, 60, 60])).toBe(0);
    expect(cost([0, 0, 60, 60])).toBe(10);
  });

  it("lie at the target, within the view, if the arrow crosses the edge of the map", () => {
    const [x, y] = diceSpot({ ends: [tag([590, 20]), tag([10, 20])], size, view, taken: [] });
    const margin = size.height / 20;
    expect([x, y]).toEqual([50 + margin, 30 + margin]);
  });
});

describe.each(Object.keys(BOARDS))("battles on the board %s", (id) => {
  const map = drawnMap(id);
  const { w, h, paths } = map.board.shapes;
  const pairs = map.board.borders.flatMap(({ between: [a, b] }, i) => [i % 2 ? [a, b] : [b, a]]);
  /**
   * Return the largest number of tags outside the battle that dice may cover: a phone has no room
   * next to some battles.
   */
  const most = (width) => (width < 520 ? 9 : width < 640 ? 4 : width < 900 ? 2 : 0);
  /** Return the largest share of the dice that may lie over land. @param {number} width */
  const mostLand = (width) => (width < 640 ? 0.9 : 0.5);
  const grid = gridOf(paths, map.board.shapes);
  const overLand = landCosts(grid, () => 1);

  it.each([320, 390, 568, 690, 844, 1366, 1920])(
    "leave the fighters free and have their dice next to them, %i px wide",
    (width) => {
      map.resize(width);
      const px = width / w;
      const sizes = new Set();
      const battles = [...pairs.entries()];
      const nameOf = ([, pair]) => [id, width, ...pair].join(" ");
      for (const [n, [source, target]] of inTurn(battles, nameOf)) {
        const choice = attackOn(map.board, source, target);
        const [attack, defence] = [[6, 4, 2].slice(n % 3), [5, 3, 1].slice(n % 2)];
        const roll = { n, source, target, seats: ["red", "blue"], attack, defence, colours: null };
        map.show({ choice, dice: { ...roll, pairs: [[attack[0], 5, "attack"]] } });
        const { plate, die } = map.dice();
        const said = `${source} → ${target}`;
        sizes.add(die.toFixed(1));
        const meets = (box) => between(box, plate) === 0;
        const tags = map.tags();
        const fighters = [source, target];
        expect(
          fighters.filter((t) => meets(tags.get(t))),
          said,
        ).toEqual([]);
        expect(
          [...map.names()].filter(([, name]) => meets(name)),
          said,
        ).toEqual([]);
        const land = fighters.flatMap((t) => pointsOf(paths[t]));
        const at = land.map(([x, y]) => ({
          left: x * px,
          right: x * px,
          top: y * px,
          bottom: y * px,
        }));
        expect(at.filter(meets), said).toEqual([]);
        expect(Math.min(plate.left, plate.top), said).toBeGreaterThan(-0.5);
        expect(plate.right, said).toBeLessThan(width + 0.5);
        expect(plate.bottom, said).toBeLessThan(h * px + 0.5);
        const { left, right, top, bottom } = plate;
        const block = [left + right, top + bottom, right - left, bottom - top].map(
          (n) => n / 2 / px,
        );
        expect(overLand(block), said).toBeLessThanOrEqual(mostLand(width));
        const away = Math.min(...fighters.map((t) => between(tags.get(t), plate)));
        expect(away / width, said).toBeLessThan(BESIDE + 0.12);
        const others = [...tags].filter(([t, box]) => !fighters.includes(t) && meets(box));
        expect(others.length, said).toBeLessThanOrEqual(most(width));
      }
      expect(sizes.size).toBe(1);
      expect(Number([...sizes][0])).toBeGreaterThanOrEqual(32);
    },
  );
});

// @module-tag thorough
import { describe, expect, it } from "vitest";
import { attackOn, BOARDS, between, drawnMap, LANGUAGES } from "../fixtures/drawnMap.js";
import { inTurn } from "../fixtures/turn.js";

/** The width from which a map names all territories. */
const NAMED = 520;
/** Widths from a phone held upright to a tablet. */
const WIDTHS = Array.from({ length: 43 }, (_, i) => 320 + 15 * i).concat(NAMED);
/** The map's share of a wall's height, from a map above long answers to one that nearly fills it. */
const SHARES = Array.from({ length: 11 }, (_, i) => 1.1 + 0.05 * i);
/** The width of a ring around a tag, in CSS pixels. */
const RING = 4;

/**
 * List the names that are nearer to another tag than to their own, or lie on a tag, on another
 * name, or over the edge of the map.
 * @param {ReturnType<typeof drawnMap>} map @param {number} width
 */
function misplaced({ board, names, tags, ringed }, width) {
  const { w, h } = board.shapes;
  const [shown, all] = [[...names()], [...tags()]];
  return shown.flatMap(([t, box], i) => {
    const own = all.find(([id]) => id === t)?.[1];
    const away = between(box, own) - (ringed(t) ? RING : 0);
    const others = all.filter(([id]) => id !== t);
    const [nearer] = others.find(([, tag]) => between(box, tag) <= away) ?? [];
    const over = shown.slice(i + 1).find(([, other]) => between(box, other) === 0)?.[0];
    const cut = box.left < 0 || box.top < 0 || box.right > width || box.bottom > (width * h) / w;
    const found = [nearer && `at ${nearer}`, over && `over ${over}`, cut && "cut"];
    return found.some(Boolean) ? [`${width}: ${t} ${found.filter(Boolean).join(", ")}`] : [];
  });
}

describe.each(Object.keys(BOARDS))("names on the board %s", (id) => {
  it.each(LANGUAGES)("are complete and at their own tags (%s)", (language) => {
    const map = drawnMap(id, language);
    const { length } = map.board.territories;
    for (const width of inTurn(WIDTHS, (width) => `${id} ${language} ${width}`)) {
      map.resize(width);
      map.show();
      expect(misplaced(map, width)).toEqual([]);
      if (width >= NAMED || id !== "classic") expect(map.names().size, `${width}`).toBe(length);
    }
  });

  it.each(LANGUAGES)("stay there when one or two territories are chosen (%s)", (language) => {
    const map = drawnMap(id, language);
    const some = map.board.borders.filter((_, i) => id !== "classic" || i % 20 === 0);
    for (const width of inTurn([390, 590, 680, 844], (width) => `${id} ${language} ${width}`)) {
      map.resize(width);
      map.show();
      const before = map.names();
      for (const [source, target] of some.flatMap(({ between: [a, b] }) => [[a], [b], [a, b]])) {
        const choice = attackOn(map.board, source, target);
        map.show({ choice });
        expect(misplaced(map, width), `${source} → ${target}`).toEqual([]);
        const after = map.names();
        for (const [t, was] of width >= NAMED ? before : []) {
          const now = after.get(t);
          // An arrow on a name moves it to another side, or hides it for as long as the arrow is there.
          const inPlay = [source, target, ...choice.candidates].includes(t);
          if (target && (inPlay || !now)) continue;
          const moved = [now?.left - was.left, now?.top - was.top].map(Math.abs);
          expect(Math.max(...moved), `${width}: ${t}, ${source} → ${target}`).toBeLessThan(0.1);
        }
      }
    }
  });
});

describe.each([720, 1080])("names on a wall %i pixels high", (wall) => {
  it.each(LANGUAGES)("are large, complete and at their own tags (%s)", (language) => {
    const map = drawnMap("classic", language);
    map.legible(wall);
    for (const share of inTurn(SHARES, (share) => `${wall} ${language} ${share}`)) {
      map.resize(wall * share);
      map.show();
      expect(misplaced(map, wall * share)).toEqual([]);
      expect(map.names().size, `${share}`).toBeGreaterThanOrEqual(34);
      const font = { s: 9.5, m: 10.5, l: 11.5 }[map.svg.dataset.tier];
      const scale = Number(
        /scale\(([\d.]+)\)/.exec(
          map.svg.querySelector("[data-name]").getAttribute("transform"),
        )?.[1],
      );
      const { w } = map.board.shapes;
      expect((font * scale * wall * share) / w).toBeGreaterThanOrEqual(wall * 0.022 - 0.01);
      const tags = [...map.tags()];
      const over = tags.flatMap(([a, one], i) =>
        tags
          .slice(i + 1)
          .flatMap(([b, other]) => (between(one, other) === 0 ? [`${a} over ${b}`] : [])),
      );
      expect(over, `${share}`).toEqual([]);
    }
    // Back on the page, everything is as before.
    map.legible(0);
    map.resize(800);
    map.show();
    expect(map.names().size).toBe(map.board.territories.length);
  });
});

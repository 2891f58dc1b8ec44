import { describe, expect, it } from "vitest";
import { arrange } from "../../src/layout/arrange.js";

const RATIO = 1600 / 844;

/** @param {number} width @param {number} height */
const at = (width, height, lesson = false) => arrange({ width, height, ratio: RATIO, lesson });

describe("the arrangement", () => {
  it("puts the panel next to the map if that makes the visible map larger", () => {
    for (const [width, height] of [
      [846, 599],
      [932, 647],
      [1486, 959],
      [844, 390],
    ]) {
      expect(at(width, height).layout).toBe("beside");
    }
    expect(at(390, 844).layout).toBe("below");
    expect(at(820, 1180).layout).toBe("below");
  });

  it("never shows a smaller map in a larger room", () => {
    const smaller = [];
    for (const lesson of [false, true]) {
      for (let height = 300; height <= 1400; height += 20) {
        let before = 0;
        for (let width = 280; width <= 2000; width += 4) {
          // Where the widget is narrow, the sentence takes one or two more rows.
          if (width === 480 || width === 700) before = 0;
          const { map } = at(width, height, lesson);
          if (map < before) smaller.push([width, height]);
          before = map;
        }
      }
    }
    expect(smaller).toEqual([]);
  });

  it("leaves room for map, panel, and the strip with players and cards", () => {
    for (let height = 620; height <= 1400; height += 20) {
      for (let width = 620; width <= 2000; width += 10) {
        const { layout, map, panel, pane, strip, table } = at(width, height);
        if (layout === "below") continue;
        expect(map + panel).toBeLessThanOrEqual(width);
        expect(map / RATIO + strip).toBeLessThanOrEqual(pane + 1);
        expect(strip).toBeGreaterThanOrEqual(table ? 100 : 168);
        if (table) expect(pane - table).toBeGreaterThanOrEqual(470);
      }
    }
  });

  it("moves the players into the panel if that gives the map a laptop's whole screen", () => {
    for (const [width, height, least] of [
      [1366, 768, 1060],
      [1440, 900, 1130],
      [1920, 1080, 1530],
    ]) {
      expect(at(width, height).map).toBeGreaterThanOrEqual(least);
    }
    expect(at(1366, 768).table).toBeGreaterThan(0);
    // Next to a notebook's file browser, the map is as wide as the window allows.
    expect(at(930, 647).table).toBe(0);
    // With fewer players, there is room in smaller windows.
    const small = { width: 1280, height: 720, ratio: RATIO };
    expect(arrange({ ...small, players: 3 }).table).toBeGreaterThan(0);
    expect(arrange({ ...small, players: 6 }).table).toBe(0);
  });

  it("gives the map its usual room", () => {
    // The room that JupyterLab leaves next to its file browser in windows of 1366 × 768 and 1920 ×
    // 1080, less the border.
    expect(at(930, 647).map).toBeGreaterThanOrEqual(700);
    expect(at(1484, 959).map).toBeGreaterThanOrEqual(1150);
    expect(at(390, 844).map).toBe(390);
  });

  it("leaves room below a map without sea for its legend", () => {
    const room = { width: 930, height: 647, ratio: RATIO, lesson: true };
    const [over, below] = [arrange(room), arrange({ ...room, crowded: true })];
    expect(below.map / RATIO + 26 + below.strip).toBeLessThanOrEqual(below.pane);
    expect(below.strip).toBeLessThan(over.strip + 1);
  });

  it.each([false, true])("keeps one row for few buttons on a phone, in a lesson: %s", (lesson) => {
    const phone = { width: 390, height: 844, ratio: RATIO, lesson };
    const [few, many] = [arrange({ ...phone, fewButtons: true }), arrange(phone)];
    expect([few.oneRow, many.oneRow]).toEqual([true, false]);
    expect(many.barHeight - few.barHeight).toBe(46);
    // A wider widget has one row in any case.
    expect(arrange({ ...phone, width: 600, fewButtons: true })).toEqual(at(600, 844, lesson));
    // In the panel, a lesson's bar is only as high as it must be.
    const flat = { ...phone, width: 844, height: 390, fewButtons: true };
    expect(arrange(flat).barHeight).toBe(lesson ? 0 : at(844, 390).barHeight - 46);
  });

  it("moves the sentence into the panel in a very small view", () => {
    expect(at(844, 390)).toMatchObject({ bar: "side", stacked: true });
    // A game's bar always has the same height, or its buttons would move; a lesson's text needs the
    // room.
    expect(at(844, 390).barHeight).toBeGreaterThan(150);
    expect(at(844, 390, true).barHeight).toBe(0);
    expect(at(844, 390).pane).toBe(at(844, 390, true).pane);
    expect(at(844, 600).bar).toBe("top");
  });
});

import { expect, test } from "vitest";
import { boardNamedBy } from "../../src/map/boardNames.js";

const board = /** @type {any} */ ({
  territories: [
    { id: "peru", name: "Peru" },
    { id: "north-africa", name: "North Africa" },
  ],
  continents: [{ id: "africa", name: "Africa" }],
  shapes: {
    place: { m: { peru: { t: ["Peru"] }, "north-africa": { t: ["N. Africa"], p: "b" } } },
    contlab: { africa: { name: "Africa", short: "Africa", m: [1, 2] } },
  },
});
const italian = /** @type {Record<string, string>} */ ({
  "north-africa": "Africa del Nord",
  peru: "Perù",
});
const say = (/** @type {string} */ _, /** @type {any} */ params) => italian[params.territory] ?? "";

test("the map has the language's names in lines, or else the board's", () => {
  const onMap = {
    territories: { m: { "north-africa": ["Africa", "del Nord"] } },
    continents: { africa: ["Africa", "Afr."] },
  };
  const named = boardNamedBy(board, onMap, say);
  expect(named.shapes.place.m).toEqual({
    peru: { t: ["Peru"] },
    "north-africa": { t: ["Africa", "del Nord"], p: "b" },
  });
  expect(named.shapes.contlab.africa).toEqual({ name: "Africa", short: "Afr.", m: [1, 2] });
  expect(named.territories.map(({ name }) => name)).toEqual(["Perù", "Africa del Nord"]);
  expect(board.shapes.place.m["north-africa"].t).toEqual(["N. Africa"]);
});

test("names have their abbreviations on the smallest map only", () => {
  const places = { peru: { t: ["Peru"] } };
  const both = /** @type {any} */ ({
    ...board,
    shapes: { place: { s: places, m: places }, contlab: {} },
  });
  const { s, m } = boardNamedBy(
    both,
    { territories: {}, continents: {}, short: { peru: "P." } },
    say,
  ).shapes.place;
  expect([s.peru, m.peru]).toEqual([{ t: ["Peru"], short: "P." }, { t: ["Peru"] }]);
});

test("a language without its own names leaves the board unchanged", () => {
  expect(boardNamedBy(board, { territories: {}, continents: {} }, say)).toBe(board);
  expect(boardNamedBy(board, undefined, say)).toBe(board);
});

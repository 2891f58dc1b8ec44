import { expect, test } from "vitest";
import { boardNamedBy, linesOf } from "../../src/map/boardNames.js";

test("a long name is broken once, where it can be", () => {
  expect(linesOf("Peru")).toEqual(["Peru"]);
  expect(linesOf("Neuguinea")).toEqual(["Neuguinea"]);
  expect(linesOf("Nordwest-Territorium")).toEqual(["Nordwest-", "Territorium"]);
  expect(linesOf("Territori del Nord-Ovest")).toEqual(["Territori del", "Nord-Ovest"]);
  expect(linesOf("Mittelamerika")).toEqual(["Mittelamerika"]);
});

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

test("the map has the language's names, and the board's where they are the same", () => {
  /** @type {Record<string, string>} */
  const german = { "north-africa": "Nordafrika", africa: "Afrika", peru: "Peru" };
  const named = boardNamedBy(
    board,
    (_, params) => german[String(Object.values(params ?? {})[0])] ?? "",
  );
  expect(named.shapes.place.m).toEqual({
    peru: { t: ["Peru"] },
    "north-africa": { t: ["Nordafrika"], p: "b" },
  });
  expect(named.shapes.contlab.africa).toEqual({ name: "Afrika", short: "Afrika", m: [1, 2] });
  expect(named.territories.map(({ name }) => name)).toEqual(["Peru", "Nordafrika"]);
  expect(board.shapes.place.m["north-africa"].t).toEqual(["N. Africa"]);
});

test("a language without names of its own leaves the board as it is", () => {
  /** @type {Record<string, string>} */
  const english = { "north-africa": "North Africa", africa: "Africa", peru: "Peru" };
  const say = (/** @type {string} */ _, /** @type {any} */ params) =>
    english[String(Object.values(params)[0])] ?? "";
  expect(boardNamedBy(board, say)).toBe(board);
});

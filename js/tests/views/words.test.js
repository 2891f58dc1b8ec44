import { describe, expect, it } from "vitest";
import { readOdds } from "../../src/store/queries.js";
import { spreadLabels } from "../../src/views/charts.js";
import { roundName } from "../../src/views/gameOver.js";
import { around, percent, SLOT, strong } from "../../src/views/messageParts.js";
import { sentences } from "../../src/words/index.js";
import { say } from "../fixtures/say.js";

describe("words", () => {
  it("are joined as sentences, without empty ones", () => {
    expect([sentences(say), sentences(say, "", "A."), sentences(say, "A.", "", "B.")]).toEqual([
      "",
      "A.",
      "A. B.",
    ]);
  });

  it("are drawn around elements, and some of them strong", () => {
    expect(around(`until ${SLOT} left`, "x")).toEqual(["until ", "x", " left"]);
    expect(around("alone", null)).toEqual(["alone", null, ""]);
    expect(strong("a <b>b</b> c").map((part) => part.tag ?? part)).toEqual(["a ", "b", " c"]);
  });

  it("never call a chance impossible or certain that is not", () => {
    expect([0, 0.001, 0.785, 0.998, 1].map((p) => percent(say, p))).toEqual([
      "0%",
      "under\u00A01%",
      "79%",
      "over\u00A099%",
      "100%",
    ]);
  });
});

describe("odds", () => {
  it("are split by the winner", () => {
    const answer = {
      win: 0.75,
      hit: 0.66,
      attackers_left: [0, 0.25, 0.3, 0.45],
      defenders_left: [0.75, 0.25],
    };
    expect(readOdds(answer, { win: 0.6 })).toEqual({
      win: 0.75,
      attackers: [
        [3, 0.45],
        [2, 0.3],
      ],
      defenders: [[1, 0.25]],
      stop_win: 0.6,
      hit: 0.66,
    });
    expect(readOdds(undefined, undefined)).toBe(null);
  });
});

describe("the marks at the ends of a chart's lines", () => {
  it("never cover each other and stay inside", () => {
    const ys = spreadLabels(
      [150, 149, 148, 10, 12].map((y) => ({ y })),
      8,
      144,
    )
      .map(({ y }) => y)
      .sort((a, b) => a - b);
    for (let i = 1; i < ys.length; i++) expect(ys[i] - ys[i - 1]).toBeGreaterThanOrEqual(15);
    expect(ys[0]).toBeGreaterThanOrEqual(8);
    expect(ys.at(-1)).toBeLessThanOrEqual(144);
  });
});

describe("the last point of a chart", () => {
  it("is called the end, instead of repeating its round", () => {
    const rounds = [1, 2, 3, 3];
    expect(rounds.map((_, i) => roundName(say, rounds, i))).toEqual(["1", "2", "3", "end"]);
  });
});

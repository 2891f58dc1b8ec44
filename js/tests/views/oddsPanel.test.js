import { describe, expect, it } from "vitest";
import { oddsPanel } from "../../src/views/battle.js";
import { say } from "../fixtures/say.js";

/** The blocks below an attack that is chosen. @param {any} lesson */
const blocks = (lesson) =>
  oddsPanel({
    snapshot: { lesson, territories: { brazil: ["red", 5], peru: ["blue", 2] } },
    ui: {
      selection: { kind: "pair", source: "brazil", target: "peru", armies: 3 },
      prefs: {},
      unfolded: {},
    },
    odds: null,
    say,
    dispatch: () => {},
  }).map(({ key }) => key);

describe("the odds of an attack", () => {
  it("stand beside where it stops in a game, and are for the learner to judge in a lesson", () => {
    expect(blocks(null)).toEqual(["odds", "until"]);
    expect(blocks({ fight_on: true })).toEqual(["until"]);
    expect(blocks({})).toEqual([]);
  });
});

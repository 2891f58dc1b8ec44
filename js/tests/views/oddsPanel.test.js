import { describe, expect, it } from "vitest";
import { fightOnBlock } from "../../src/views/battle.js";
import { say } from "../fixtures/say.js";

/** Return the part that unfolds below a chosen attack. @param {any} lesson */
const unfolded = (lesson) => {
  const whole = fightOnBlock({
    snapshot: {
      lesson,
      edition_title: "Nordic 2015",
      territories: { brazil: ["red", 5], peru: ["blue", 2] },
    },
    ui: {
      selection: { kind: "pair", source: "brazil", target: "peru", armies: 3 },
      prefs: {},
      unfolded: { odds: true },
    },
    odds: null,
    say,
    dispatch: () => {},
  });
  return whole?.kids.slice(1).map(({ key }) => key);
};

describe("the result of fighting on", () => {
  it("is shown with its odds in a game, which the learner has to judge in a lesson", () => {
    expect(unfolded(null)).toEqual(["stop", "hit", "exact", "bar", "bars", "why-odds"]);
    expect(unfolded({ fight_on: true })).toEqual(["stop"]);
    expect(unfolded({})).toBe(undefined);
  });
});

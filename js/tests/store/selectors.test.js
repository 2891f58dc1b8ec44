import { describe, expect, it } from "vitest";
import { stopAt } from "../../src/store/selectors.js";
import { initialUi } from "../../src/store/state.js";
import { scenes } from "../fixtures/scenes.js";

describe("the armies at which an attack stops", () => {
  const pair = { kind: "pair", source: "congo", target: "siam", armies: 3, dice: null };
  const snapshot = scenes.attack();
  snapshot.territories = { ...snapshot.territories, congo: ["red", 9] };
  const stop = (wanted, selection = pair) =>
    stopAt({ snapshot, ui: { ...initialUi(), selection, prefs: { place: 1, stopAt: wanted } } });

  it("are those chosen last, if the source still has that many to lose", () => {
    expect(stop(null)).toBe(1);
    expect(stop(4)).toBe(4);
    expect(stop(99)).toBe(8);
  });

  it("are the fewest as long as no attack is chosen", () => {
    expect(stop(4, { kind: "none" })).toBe(1);
  });
});

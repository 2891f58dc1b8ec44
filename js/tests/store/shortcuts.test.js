import { describe, expect, it } from "vitest";
import { shortcuts } from "../../src/store/shortcuts.js";
import { initialUi } from "../../src/store/state.js";
import { scenes } from "../fixtures/scenes.js";

const ui = (selection) => ({ ...initialUi(), selection });
const keys = (snapshot, selection) =>
  Object.fromEntries(shortcuts(snapshot, ui(selection)).map((each) => [each.keys, each]));

describe("the keys for amounts", () => {
  const place = keys(scenes.reinforce(), { kind: "one", territory: "siam", armies: 2 });
  const moving = { ...scenes.result(), legal: { occupy: [2, 6] } };
  const occupy = keys(moving, { kind: "into", armies: 4 });

  it("are one more, one less, and all", () => {
    for (const [found, armies, most] of [
      [place, 2, 5],
      [occupy, 4, 6],
    ]) {
      const amount = (key) => found["+-"].does(key).event.armies;
      expect([amount("+"), amount("-")]).toEqual([armies + 1, armies - 1]);
      expect(found.A.does("A").event).toEqual({ type: "amount", armies: most });
    }
  });

  it("include the fewest if armies must move in", () => {
    expect(occupy.L.does("L").event).toEqual({ type: "amount", armies: 2 });
    expect(place.L).toBe(undefined);
  });
});

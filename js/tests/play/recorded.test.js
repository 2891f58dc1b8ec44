import { expect, it, vi } from "vitest";
import { momentsOf, recordedModel } from "../../play/recorded.js";

const CHANGES = [
  { at: 0, round: 1, territories: { peru: ["red", 1], brazil: ["blue", 2] } },
  { at: 1, comment: { text: "Here." }, territories: { peru: ["red", 3] } },
  { at: 2, comment: null },
];

it("moments are assembled from their changes", () => {
  const [first, second, third] = momentsOf(CHANGES);
  expect(first).toEqual(CHANGES[0]);
  expect(second.territories).toEqual({ peru: ["red", 3], brazil: ["blue", 2] });
  expect(third).toMatchObject({ at: 2, round: 1, comment: null, territories: second.territories });
});

it("the model answers recorded questions and refuses others", async () => {
  vi.useRealTimers();
  const answers = {
    log: { lines: [] },
    "clause:win.mission": { id: "win.mission" },
    "why:battle:7": {},
  };
  const model = recordedModel({
    traits: { state: { screen: "over", acks: [] }, outbox: [] },
    moments: CHANGES,
    answers,
    refused: "Not here.",
  });
  const ask = async (action) => {
    model.set("outbox", [{ id: "a", base_seq: 1, action }]);
    model.save_changes();
    await Promise.resolve();
    return model.get("state").acks[0];
  };
  const query = (what, more) => ask({ type: "query", what, ...more });
  expect(await query("here")).toEqual({ id: "a", ok: true, data: null });
  expect((await query("moment", { at: 2 })).data.at).toBe(2);
  expect((await query("log")).data).toBe(answers.log);
  expect((await query("clause", { id: "win.mission" })).data).toBe(answers["clause:win.mission"]);
  expect((await query("why", { about: "battle", n: 7 })).data).toBe(answers["why:battle:7"]);
  expect(await query("hint")).toMatchObject({ ok: false, message: "Not here." });
  expect(await ask({ type: "again" })).toMatchObject({ ok: false, message: "Not here." });
});

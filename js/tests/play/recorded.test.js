import { expect, it, vi } from "vitest";
import { momentsOf, recordedModel } from "../../play/recorded.js";

const COLUMNS = {
  at: [
    [0, 1, 2],
    [1, 1, 1],
  ],
  round: [[1], [3]],
  territories: [
    [{ peru: ["red", 1], brazil: ["blue", 2] }, { peru: ["red", 3] }],
    [1, 2],
  ],
  seats: [
    [
      [
        { seat: "red", armies: 1, cards: 0 },
        { seat: "blue", armies: 2, cards: 0 },
      ],
      { 0: { armies: 3 } },
    ],
    [2, 1],
  ],
  recent: [
    [
      ["a", "b", "c"],
      [1, 2, "d"],
      [3, 0, "e"],
    ],
    [1, 1, 1],
  ],
  comment: [
    [null, { text: "Here." }, null],
    [1, 1, 1],
  ],
};

it("moments are assembled from their changes", () => {
  const [first, second, third] = momentsOf(COLUMNS);
  expect([first, second, third].map(({ at, round }) => [at, round])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  expect(first.territories).toEqual({ peru: ["red", 1], brazil: ["blue", 2] });
  expect(second.territories).toEqual({ peru: ["red", 3], brazil: ["blue", 2] });
  expect(third.territories).toEqual(second.territories);
  expect(first.seats).toEqual(second.seats);
  expect(third.seats).toEqual([{ seat: "red", armies: 3, cards: 0 }, second.seats[1]]);
  expect([first, second, third].map(({ recent }) => recent)).toEqual([
    ["a", "b", "c"],
    ["b", "c", "d"],
    ["e"],
  ]);
  expect([first, second, third].map(({ comment }) => comment)).toEqual([
    null,
    { text: "Here." },
    null,
  ]);
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
    moments: COLUMNS,
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

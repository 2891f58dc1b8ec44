import { describe, expect, it, vi } from "vitest";
import { createModel } from "../../play/model.js";

const FIRST = { state: { seq: 0, acks: [] }, board: { id: "classic" }, outbox: [] };

describe("the standalone page's model", () => {
  it("sends the outbox that the page has written", () => {
    const send = vi.fn();
    const model = createModel(FIRST, send);
    model.set("outbox", [{ id: "a" }]);
    expect(send).not.toHaveBeenCalled();
    model.save_changes();
    expect(send).toHaveBeenCalledWith([{ id: "a" }]);
  });

  it("has all new traits before it announces any", () => {
    const model = createModel(FIRST, vi.fn());
    const seen = [];
    model.on("change:board", () => seen.push([model.get("board").id, model.get("state").seq]));
    model.receive({ board: { id: "island" }, state: { seq: 1, acks: [] } });
    expect(seen).toEqual([["island", 1]]);
  });

  it("begins with Python's values, and announces only changes", () => {
    const model = createModel(FIRST, vi.fn());
    const told = vi.fn();
    model.on("change:board", told);
    model.on("change:state", told);
    model.set("outbox", [{ id: "a" }]);
    model.begin(structuredClone(FIRST));
    expect(told).not.toHaveBeenCalled();
    expect(model.get("outbox")).toEqual([{ id: "a" }]);
    model.begin({ ...FIRST, state: { seq: 2, acks: [] } });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("answers only known questions before Python has loaded", () => {
    const model = createModel(FIRST, vi.fn());
    const outbox = [
      { id: "a", action: { type: "query", what: "lesson" } },
      { id: "b", action: { type: "query", what: "odds" } },
      { id: "c", action: { type: "place" } },
    ];
    model.foresee(outbox, { lesson: { intro: "text" } });
    expect(model.get("state").acks).toEqual([{ id: "a", ok: true, data: { intro: "text" } }]);
    const told = vi.fn();
    model.on("change:state", told);
    model.foresee(outbox.slice(1), { lesson: {} });
    expect(told).not.toHaveBeenCalled();
    model.alive();
    expect(told).toHaveBeenCalledTimes(1);
    model.off("change:state", told);
    model.alive();
    expect(told).toHaveBeenCalledTimes(1);
  });
});

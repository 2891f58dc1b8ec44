import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ACK_TIMEOUT, createOutbox, GREETING_TIMEOUT, newId } from "../../src/host/outbox.js";

function host() {
  const data = { state: { acks: [] }, outbox: [] };
  const saved = [];
  return {
    data,
    saved,
    get: (name) => data[name],
    set(name, value) {
      data[name] = value;
    },
    save_changes: () => saved.push(structuredClone(data.outbox)),
    on() {},
    off() {},
    ack(...acks) {
      data.state = { acks: [...data.state.acks, ...acks] };
    },
  };
}

describe("the outbox", () => {
  let model;
  let end;
  let lost;
  let outbox;
  beforeEach(() => {
    vi.useFakeTimers();
    model = host();
    end = new AbortController();
    lost = vi.fn();
    outbox = createOutbox(model, { onLost: lost, signal: end.signal });
  });
  afterEach(() => {
    end.abort();
    vi.useRealTimers();
  });

  it("sends every unanswered item again with each new one, so that a merge loses none", () => {
    outbox.send({ type: "undo" }, 3);
    outbox.send({ type: "redo" }, 4);
    const [first, second] = model.saved;
    expect(first.map(({ action }) => action.type)).toEqual(["undo"]);
    expect(second.map(({ action }) => action.type)).toEqual(["undo", "redo"]);
    expect(second.map(({ base_seq }) => base_seq)).toEqual([3, 4]);
  });

  it("gives each answer once, to its item", () => {
    const answer = vi.fn();
    outbox.send({ type: "undo" }, 1, answer);
    const ack = { id: model.data.outbox[0].id, ok: false, rule: "protocol.stale", message: "no" };
    model.ack({ id: "of another view", ok: true }, ack);
    outbox.settle();
    outbox.settle();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer).toHaveBeenCalledWith(ack);
    expect(outbox.pending()).toEqual([]);
  });

  it("removes answered items, and keeps those of another view that still wait", () => {
    outbox.send({ type: "undo" }, 1);
    const [mine] = model.data.outbox;
    model.data.outbox = [...model.data.outbox, { id: "theirs", base_seq: 1, action: {} }];
    model.ack({ id: mine.id, ok: true });
    outbox.settle();
    vi.advanceTimersByTime(1000);
    expect(model.data.outbox.map(({ id }) => id)).toEqual(["theirs"]);
  });

  it("counts the kernel as lost after ten seconds without an answer, and as back once it answers", () => {
    outbox.alive();
    outbox.send({ type: "undo" }, 1);
    vi.advanceTimersByTime(ACK_TIMEOUT - 1);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenLastCalledWith(true, true);
    model.ack({ id: model.data.outbox[0].id, ok: true });
    outbox.settle();
    expect(lost).toHaveBeenLastCalledWith(false, true);
  });

  it("gives a kernel that never answered less time, and still accepts it later", () => {
    outbox.send({ type: "query", what: "here" }, 1);
    vi.advanceTimersByTime(GREETING_TIMEOUT - 1);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenLastCalledWith(true, false);
    outbox.alive();
    expect(lost).toHaveBeenLastCalledWith(false, true);
  });

  it("restarts the waiting time at each sign of life", () => {
    outbox.send({ type: "undo" }, 1);
    vi.advanceTimersByTime(GREETING_TIMEOUT - 1);
    outbox.alive();
    vi.advanceTimersByTime(ACK_TIMEOUT - 1);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenCalledWith(true, true);
  });

  it("leaves no timer behind when the view closes", () => {
    outbox.send({ type: "undo" }, 1);
    end.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("newId", () => {
  it("makes valid and different ids", () => {
    const ids = Array.from({ length: 200 }, newId);
    expect(new Set(ids).size).toBe(200);
    expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(64);
  });

  it("works on plain http, which has no randomUUID", () => {
    const { randomUUID } = crypto;
    crypto.randomUUID = undefined;
    expect(newId()).not.toBe("");
    crypto.randomUUID = randomUUID;
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLine } from "../../table/line.js";

/**
 * A fake of the sockets that the page opens: it records every socket, and all that was sent over
 * it.
 */
class FakeSocket {
  /** @type {FakeSocket[]} */
  static all = [];
  readyState = 0;
  /** @type {any[]} */
  said = [];
  onopen = () => {};
  /** @type {(event: {data: string}) => void} */
  onmessage = () => {};
  onclose = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  /** @param {string} text */
  send(text) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  begin() {
    this.readyState = 1;
    this.onopen();
  }
  /** @param {object} message */
  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** Return the socket that was opened last. */
const now = () => /** @type {FakeSocket} */ (FakeSocket.all.at(-1));
const items = () => now().said.filter(({ type }) => type === "items");

function table() {
  const show = vi.fn();
  const status = vi.fn();
  const line = createLine({
    open: () => /** @type {any} */ (new FakeSocket()),
    introduce: () => ({ secret: "s", said: { client: "c", name: "Ada" } }),
    show,
    status,
  });
  return { line, show, status };
}

function seated() {
  const all = table();
  all.line.connect();
  now().begin();
  now().tell({ type: "welcome", n: 3, traits: { state: 1 } });
  return all;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("the line of a guest's page", () => {
  it("identifies itself first, and shows the welcome", () => {
    const { show, status } = seated();
    expect(now().said[0]).toEqual({
      type: "join",
      secret: "s",
      said: { client: "c", name: "Ada" },
    });
    expect(show).toHaveBeenCalledWith({ state: 1 }, true, undefined);
    expect(status).toHaveBeenLastCalledWith("");
  });

  it("ignores repeated and late messages", () => {
    const { show } = seated();
    now().tell({ type: "changed", n: 5, traits: { state: 5 } });
    now().tell({ type: "changed", n: 4, traits: { state: 4 } });
    now().tell({ type: "changed", n: 5, traits: { state: 5 } });
    expect(show.mock.calls.map(([traits]) => traits.state)).toEqual([1, 5]);
  });

  it("sends unanswered items again after a break, with a larger number", () => {
    const { line, show, status } = seated();
    line.send([{ id: "a" }]);
    expect(items()).toEqual([{ type: "items", said: { n: 1, outbox: [{ id: "a" }] } }]);
    now().close();
    expect(status).toHaveBeenLastCalledWith("cut-off");
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    now().begin();
    expect(items()).toEqual([]);
    now().tell({ type: "welcome", n: 9, traits: { state: 9 } });
    expect(items()).toEqual([{ type: "items", said: { n: 2, outbox: [{ id: "a" }] } }]);
    expect(show).toHaveBeenLastCalledWith({ state: 9 }, false, undefined);
  });

  it("repeats unanswered items until all are answered", () => {
    const { line } = seated();
    line.send([{ id: "a" }]);
    vi.advanceTimersByTime(4100);
    expect(items()).toHaveLength(2);
    line.send([]);
    vi.advanceTimersByTime(9000);
    expect(items()).toHaveLength(3);
  });

  it("takes silence for a break, as after a sleep", () => {
    seated();
    const first = now();
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(first.readyState).toBe(3);
  });

  it("is quiet while the host is away, and says so", () => {
    const { status } = seated();
    now().tell({ type: "away" });
    expect(status).toHaveBeenLastCalledWith("away");
    now().tell({ type: "back" });
    expect(status).toHaveBeenLastCalledWith("");
  });

  it.each(["closed", "seat", "bot", "left", "again", "full", "sent-away"])(
    "ends when it is %s",
    (why) => {
      const { line, status } = seated();
      now().tell({ type: "bye", why });
      now().close();
      line.wake();
      vi.advanceTimersByTime(60_000);
      expect(status).toHaveBeenLastCalledWith(why);
      expect(FakeSocket.all).toHaveLength(1);
    },
  );

  it("does not try a refused link again, but another one", () => {
    const { line, status } = table();
    line.connect();
    now().begin();
    now().tell({ type: "bye", why: "refused" });
    now().close();
    line.wake();
    vi.advanceTimersByTime(60_000);
    expect(status).toHaveBeenLastCalledWith("refused");
    expect(FakeSocket.all).toHaveLength(1);
    line.connect();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("keeps trying if it was admitted before, since the server may have restarted", () => {
    seated();
    now().close();
    vi.advanceTimersByTime(400);
    now().begin();
    now().tell({ type: "bye", why: "refused" });
    now().close();
    vi.advanceTimersByTime(6000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("says that the table is full, and retries by itself", () => {
    const { line, status } = table();
    line.connect();
    now().begin();
    now().tell({ type: "bye", why: "busy" });
    now().close();
    expect(status).toHaveBeenLastCalledWith("busy");
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    now().begin();
    now().tell({ type: "welcome", n: 1, traits: { state: 1 } });
    expect(status).toHaveBeenLastCalledWith("");
  });

  it("answers a ping at once", () => {
    seated();
    now().tell({ type: "there" });
    expect(now().said.at(-1)).toEqual({ type: "ping" });
  });

  it.each([-3_600_000, 3_600_000, -1e12, 1e12])(
    "is not disturbed by a clock set by %i ms",
    (by) => {
      const { status } = seated();
      const first = now();
      vi.setSystemTime(Date.now() + by);
      first.tell({ type: "pong" });
      vi.advanceTimersByTime(13_000);
      expect(status).toHaveBeenLastCalledWith("");
      vi.setSystemTime(Date.now() - by);
      vi.advanceTimersByTime(30_000);
      expect(first.readyState).toBe(3);
      expect(status).toHaveBeenCalledWith("cut-off");
    },
  );

  it("passes on a link that replaces its own", () => {
    const { show } = seated();
    now().tell({ type: "changed", n: 5, traits: { state: 5 }, secret: "new" });
    expect(show).toHaveBeenLastCalledWith({ state: 5 }, false, "new");
  });

  it("opens no connection before anybody wants to sit down", () => {
    table().line.wake();
    expect(FakeSocket.all).toHaveLength(0);
  });
});

import { describe, expect, it } from "vitest";
import { keep, leadsUpTo, recall } from "../../play/memory.js";

/** Storage as a browser has it, which may refuse. */
function storage(refuses = false) {
  const held = new Map();
  const guarded = (work) => {
    if (refuses) throw new Error("not allowed");
    return work();
  };
  return {
    getItem: (name) => guarded(() => held.get(name) ?? null),
    setItem: (name, value) => guarded(() => held.set(name, value)),
  };
}

describe("what the browser keeps", () => {
  it("is there in the next visit", () => {
    const kept = storage();
    expect(recall(kept)).toBe("");
    keep('{"lessons":{}}', kept);
    expect(recall(kept)).toBe('{"lessons":{}}');
  });

  it("is nothing where the browser refuses, or has no storage", () => {
    const refusing = storage(true);
    expect(() => keep("text", refusing)).not.toThrow();
    expect(recall(refusing)).toBe("");
    expect(recall(null)).toBe("");
    expect(() => keep("text", null)).not.toThrow();
  });
});

describe("what may come before a lesson", () => {
  const kept = (...lessons) =>
    JSON.stringify({ lessons: Object.fromEntries(lessons.map((id) => [id, {}])) });

  it("comes where another one before it has been met, and this one has not", () => {
    expect(leadsUpTo(kept("01-board"), "04-combat")).toBe(true);
    expect(leadsUpTo(kept("01-board", "04-combat"), "04-combat")).toBe(false);
    expect(leadsUpTo(kept("05-capture", "warm-up"), "04-combat")).toBe(false);
    expect(leadsUpTo(kept("01-board"), "")).toBe(false);
  });

  it("does not where nothing was kept that can be read", () => {
    for (const text of ["", "{", "null", "{}"]) expect(leadsUpTo(text, "04-combat")).toBe(false);
  });
});

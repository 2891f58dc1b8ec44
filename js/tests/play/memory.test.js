import { describe, expect, it } from "vitest";
import { keep, recall } from "../../play/memory.js";

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

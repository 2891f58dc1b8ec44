import { describe, expect, it } from "vitest";
import { createMemory, leadsUpTo } from "../../play/memory.js";

const SITE = "/of-somebody/";
const NAME = `risk-widget-lessons ${SITE}`;

/** Make a browser's storage, which may refuse to store anything, or have limited room. */
function storage({ refuses = false, room = 1000 } = {}) {
  const held = new Map();
  const guarded = (work) => {
    if (refuses) throw new Error("not allowed");
    return work();
  };
  return {
    held,
    getItem: (name) => guarded(() => held.get(name) ?? null),
    setItem: (name, value) =>
      guarded(() => {
        const others = [...held].filter(([other]) => other !== name);
        const all = [...others, [name, value]].reduce((sum, [, text]) => sum + text.length, 0);
        if (all > room) throw new Error("QuotaExceededError");
        held.set(name, value);
      }),
  };
}

describe("data in the browser", () => {
  it("is available at the next visit", () => {
    const kept = storage();
    const memory = createMemory(SITE, kept);
    expect(memory.recall()).toBe("");
    expect(memory.keep("one")).toEqual({ isKept: true });
    expect(memory.keep("two")).toEqual({ isKept: true });
    expect(createMemory(SITE, kept).recall()).toBe("two");
  });

  it("is empty if the browser refuses or has no storage, which is reported", () => {
    for (const kept of [storage({ refuses: true }), null]) {
      const memory = createMemory(SITE, kept);
      expect(memory.recall()).toBe("");
      expect(memory.keep("text")).toEqual({ isKept: false });
      expect(memory.putAside()).toBe("");
    }
  });

  it("stays unchanged if there is no room for more", () => {
    const kept = storage({ room: 10 });
    const memory = createMemory(SITE, kept);
    memory.keep("short");
    expect(memory.keep("much longer than that")).toEqual({ isKept: false });
    expect(kept.held.get(NAME)).toBe("short");
    expect(memory.keep("shorter")).toEqual({ isKept: true });
  });

  it("is never overwritten by a page that does not know it", () => {
    const kept = storage();
    const [one, two] = [createMemory(SITE, kept), createMemory(SITE, kept)];
    one.recall();
    two.recall();
    one.keep("a");
    expect(two.keep("b")).toEqual({ isKept: true, other: "a" });
    expect(kept.held.get(NAME)).toBe("a");
    expect(two.keep("ab")).toEqual({ isKept: true });
    expect(one.keep("a2")).toEqual({ isKept: true, other: "ab" });
    expect(one.keep("a2b")).toEqual({ isKept: true });
    expect(kept.held.get(NAME)).toBe("a2b");
  });

  it("has the progress of all tabs, in any order of writing", () => {
    // Each tab learns numbers; numbers that another tab has stored are added, as in Python.
    for (let seed = 1; seed <= 200; seed += 1) {
      let state = seed;
      const draw = (most) => {
        state = (state * 48271) % 2147483647;
        return state % most;
      };
      const kept = storage();
      const tabs = [0, 1, 2].map(() => ({ memory: createMemory(SITE, kept), known: new Set() }));
      for (const { memory } of tabs) memory.recall();
      for (let number = 0; number < 12; number += 1) {
        const tab = tabs[draw(3)];
        tab.known.add(number);
        for (;;) {
          const { other } = tab.memory.keep(JSON.stringify([...tab.known]));
          if (!other) break;
          for (const each of JSON.parse(other)) tab.known.add(each);
        }
        expect(JSON.parse(kept.held.get(NAME))).toHaveLength(number + 1);
      }
    }
  });

  it("is put aside if it cannot be read, each time under another name", () => {
    const kept = storage();
    for (const number of [1, 2, 3]) {
      kept.held.set(NAME, `damaged ${number}`);
      const memory = createMemory(SITE, kept);
      memory.recall();
      expect(memory.putAside()).toBe(`${NAME}.damaged-${number}`);
      expect(memory.keep("new")).toEqual({ isKept: true });
    }
    expect([1, 2, 3].map((n) => kept.held.get(`${NAME}.damaged-${n}`))).toEqual([
      "damaged 1",
      "damaged 2",
      "damaged 3",
    ]);
  });

  it("is left to a newer version, and this one's data is stored next to it", () => {
    const kept = storage();
    kept.held.set(NAME, "newer");
    for (const before of ["", "own"]) {
      const memory = createMemory(SITE, kept);
      expect(memory.recall()).toBe("newer");
      expect(memory.keepBeside()).toBe(before);
      expect(memory.keep("own")).toEqual({ isKept: true });
    }
    expect([...kept.held]).toEqual([
      [NAME, "newer"],
      [`${NAME}.version-1`, "own"],
    ]);
  });

  it("stays where it is if there is no room to put it aside", () => {
    const kept = storage({ room: 50 });
    kept.held.set(NAME, "d".repeat(40));
    const memory = createMemory(SITE, kept);
    memory.recall();
    expect(memory.putAside()).toBe("");
    expect(memory.keep("new")).toEqual({ isKept: false });
    expect(kept.held.get(NAME)).toBe("d".repeat(40));
  });
});

describe("a warm-up before a lesson", () => {
  const kept = (...lessons) =>
    JSON.stringify({ lessons: Object.fromEntries(lessons.map((id) => [id, {}])) });

  it("comes if an earlier lesson was begun and this one was not", () => {
    expect(leadsUpTo(kept("01-board"), "04-combat")).toBe(true);
    expect(leadsUpTo(kept("01-board", "04-combat"), "04-combat")).toBe(false);
    expect(leadsUpTo(kept("05-capture", "warm-up"), "04-combat")).toBe(false);
    expect(leadsUpTo(kept("01-board"), "")).toBe(false);
  });

  it("does not come without readable data", () => {
    for (const text of ["", "{", "null", "{}"]) expect(leadsUpTo(text, "04-combat")).toBe(false);
  });
});

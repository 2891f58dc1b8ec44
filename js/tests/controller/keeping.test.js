import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeeping } from "../../src/controller/keeping.js";
import { KEPT_HEAD } from "../../src/controller/keptHead.js";

const HERE = "risk-widget.kept.here";
const BESIDE = `${HERE}.version-1`;

/** Make a copy of a game. */
const copy = (id, saved, sealed = "sealed") => ({
  head: { id, saved, begun: 1, round: 2, edition_title: "E", mode_title: "M", players: {} },
  sealed,
});

/** Create a browser's storage with limited room. */
function createStorage(room = 100_000) {
  const items = new Map();
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      if (value.length > room) throw new Error("QuotaExceededError");
      items.set(name, value);
    },
  };
}

function open({ place = "here", storage = createStorage(), snapshot = {}, ok = true } = {}) {
  let state = {
    snapshot: { game_id: "g", seq: 0, screen: "play", ...snapshot },
    disconnected: false,
  };
  const sent = [];
  const told = [];
  const root = { ownerDocument: { defaultView: storage && { localStorage: storage } } };
  const keeping = createKeeping(
    { root, store: { get: () => state }, signal: new AbortController().signal },
    {
      model: { get: () => place },
      fetch(action, answer) {
        sent.push(action);
        answer({ ok });
      },
      tell: (...words) => told.push(words),
    },
  );
  return {
    ...keeping,
    sent,
    told,
    storage,
    kinds: () => sent.map(({ type }) => type),
    move(change = {}) {
      const { seq } = state.snapshot;
      state = { ...state, snapshot: { ...state.snapshot, seq: seq + 1 }, ...change };
      keeping.look();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a request for a copy", () => {
  it("is not made before the kernel has answered, nor on the form", () => {
    const page = open({ snapshot: { screen: "setup" } });
    page.move();
    page.begin();
    page.move();
    expect(page.sent).toEqual([]);
  });

  it("is made once for each position, with pauses", () => {
    const page = open();
    page.begin();
    expect(page.kinds()).toEqual(["keep"]);
    page.look();
    for (let n = 0; n < 5; n += 1) page.move();
    expect(page.kinds()).toEqual(["keep"]);
    vi.advanceTimersByTime(2000);
    expect(page.kinds()).toEqual(["keep", "keep"]);
    vi.advanceTimersByTime(9000);
    expect(page.kinds()).toEqual(["keep", "keep"]);
    page.move();
    expect(page.kinds()).toEqual(["keep", "keep", "keep"]);
  });

  it("waits for an unresponsive kernel", () => {
    const page = open();
    page.begin();
    vi.advanceTimersByTime(2000);
    page.move({ disconnected: true });
    expect(page.kinds()).toEqual(["keep"]);
    page.move({ disconnected: false });
    expect(page.kinds()).toEqual(["keep", "keep"]);
  });

  it("is not made on a guest's page", () => {
    const page = open({ place: null });
    page.begin();
    page.move();
    expect(page.sent).toEqual([]);
  });

  it("asks once for news if nothing is to be saved", () => {
    const page = open({ place: "" });
    page.begin();
    page.move();
    page.take({ game: copy("a", 1) });
    expect(page.sent).toEqual([{ type: "keep" }]);
    expect(page.storage.items.size).toBe(0);
  });
});

describe("saved data", () => {
  it("is sent to the next kernel, without what is sealed", () => {
    const page = open();
    page.take({ game: copy("a", 1), progress: "{}" });
    page.take({ game: copy("b", 2) });
    const next = open({ storage: page.storage, snapshot: { screen: "setup" } });
    next.begin();
    expect(next.sent).toEqual([
      { type: "kept", games: [copy("b", 2).head, copy("a", 1).head], progress: "{}" },
    ]);
    expect(next.copyOf("a")).toEqual(copy("a", 1));
    expect(next.copyOf("c")).toBe(undefined);
  });

  it("belongs to this place only", () => {
    const page = open();
    page.take({ game: copy("a", 1) });
    const other = open({ place: "there", storage: page.storage });
    other.begin();
    expect(other.kinds()).toEqual(["keep"]);
  });

  it("is the newest copy of each unfinished game", () => {
    const page = open();
    page.take({ game: copy("a", 1, "old") });
    page.take({ game: copy("a", 2, "new") });
    expect(page.copyOf("a")?.sealed).toBe("new");
    page.take({ over: "a" });
    expect(page.copyOf("a")).toBe(undefined);
  });

  it("is limited to a few games and to the available space", () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const page = open();
    const small = open({ storage: createStorage(1200) });
    for (const [at, name] of names.entries()) {
      page.take({ game: copy(name, at) });
      small.take({ game: copy(name, at, "s".repeat(400)) });
    }
    expect(names.filter(page.copyOf)).toEqual(["c", "d", "e", "f"]);
    expect(names.filter(small.copyOf)).toEqual(["e", "f"]);
    const gone = { edition: "E", mode: "M", round: 2 };
    expect(page.told).toEqual(Array(2).fill(["page-kept-most", gone]));
    expect(small.told).toEqual(Array(4).fill(["page-kept-dropped", gone]));
  });

  it("is called full only if a game within the limit did not fit", () => {
    for (let space = 300; space < 4000; space += 100) {
      const page = open({ storage: createStorage(space) });
      const names = [..."abcdefg"];
      for (const [at, name] of names.entries()) {
        const before = names.filter(page.copyOf).length;
        page.told.length = 0;
        page.take({ game: copy(name, at, "s".repeat(300)) });
        const after = names.filter(page.copyOf).length;
        const lost = Math.max(0, before + 1 - after);
        const reasons = page.told.map(([code]) => code);
        if (!page.copyOf(name)) expect([...new Set(reasons)]).not.toContain("page-kept-most");
        else
          expect(reasons).toEqual(
            Array(lost).fill(after < 4 ? "page-kept-dropped" : "page-kept-most"),
          );
      }
    }
  });

  it("stays if there is no room for the newest game, which is reported once", () => {
    const page = open({ storage: createStorage(1200) });
    page.take({ game: copy("a", 1), progress: "{}" });
    const before = page.storage.items.get(HERE);
    for (const at of [2, 3]) page.take({ game: copy("b", at, "s".repeat(2000)) });
    expect(page.storage.items.get(HERE)).toBe(before);
    expect(page.told).toEqual([["page-kept-full"]]);
  });

  it("reports each deleted game once, even if two pages take turns", () => {
    const page = open({ storage: createStorage(700) });
    for (const at of [1, 2, 3, 4, 5, 6]) {
      page.take({ game: copy(at % 2 ? "a" : "b", at, "s".repeat(400)) });
    }
    expect(page.told).toHaveLength(2);
  });

  it("is empty if the browser refuses, which is reported once", () => {
    const refuses = () => {
      throw new Error("SecurityError");
    };
    for (const storage of [createStorage(0), { getItem: refuses, setItem: refuses }, null]) {
      const page = open({ storage });
      page.begin();
      page.take({});
      expect(page.told).toEqual([]);
      page.take({ progress: "{}" });
      page.take({ game: copy("a", 1), progress: "{}" });
      expect(page.copyOf("a")).toBe(undefined);
      expect(page.kinds()).toEqual(["keep"]);
      expect(page.told).toEqual([["page-kept-full"]]);
    }
  });

  it("is empty if there is no room from the start, which is reported once", () => {
    const page = open({ storage: createStorage(100) });
    for (const size of [300, 301]) page.take({ progress: "p".repeat(size) });
    expect(page.storage.items.size).toBe(0);
    expect(page.told).toEqual([["page-kept-full"]]);
  });

  it.each(["", "{", "null", "3", '{"games": 3}', '{"games": [null, {}]}'])(
    "is empty if something else is stored there: %s",
    (text) => {
      const page = open();
      page.storage.items.set("risk-widget.kept.here", text);
      page.begin();
      expect(page.kinds()).toEqual(["keep"]);
      page.take({ game: copy("a", 1) });
      expect(page.copyOf("a")).toEqual(copy("a", 1));
    },
  );

  it.each([
    "{",
    "null",
    "3",
    "[1]",
    '{"games": 3}',
    '{"games": [null, {}]}',
    '{"games": [], "progress": 3}',
    '{"games": [{"head": {"id": "a", "saved": 1e308, "begun": 1}}]}',
  ])("stays in the storage if it can't be read: %s", (text) => {
    const page = open();
    page.storage.items.set(HERE, text);
    page.begin();
    page.take({ game: copy("a", 1) });
    expect(page.storage.items.get(`${HERE}.damaged-1`)).toBe(text);
    expect(page.told).toEqual([["page-kept-damaged", { name: `${HERE}.damaged-1` }]]);
    expect(page.copyOf("a")).toEqual(copy("a", 1));
  });

  const more = { ...copy("x", 1), seal: 2, head: { ...copy("x", 1).head, teams: 2 } };

  it("keeps fields unknown to this version, and the kernel gets the known ones", () => {
    const page = open();
    page.storage.items.set(HERE, JSON.stringify({ games: [more], progress: "{}", badges: [1] }));
    page.begin();
    expect(page.sent[0]).toEqual({ type: "kept", games: [copy("x", 1).head], progress: "{}" });
    page.take({ game: copy("a", 2), progress: "new" });
    expect(JSON.parse(page.storage.items.get(HERE))).toEqual({
      games: [copy("a", 2), more],
      progress: "new",
      badges: [1],
    });
    expect(page.copyOf("x")).toEqual(more);
    expect(page.told).toEqual([]);
  });

  it("comes back with any of the fields that Python gives a game", () => {
    const others = Object.keys(KEPT_HEAD).filter((name) => !KEPT_HEAD[name]);
    for (let subset = 0; subset < 2 ** others.length; subset += 1) {
      const game = copy("a", 2);
      for (const [n, name] of others.entries()) if (subset & (2 ** n)) game.head[name] = n;
      const page = open();
      page.take({ game, progress: "{}" });
      page.take({ game: { ...game, head: { ...game.head, saved: 3 } } });
      const next = open({ storage: page.storage });
      next.begin();
      const head = { ...game.head, saved: 3 };
      expect(next.sent[0]).toEqual({ type: "kept", games: [head], progress: "{}" });
      expect([...page.storage.items.keys()]).toEqual([HERE]);
      expect([...page.told, ...next.told]).toEqual([]);
    }
  });

  it("is put aside if it lacks a field that the kernel needs, and the rest is sent to the kernel", () => {
    for (const name of Object.keys(KEPT_HEAD).filter((each) => KEPT_HEAD[each])) {
      const { [name]: _, ...head } = copy("x", 1).head;
      const games = [{ head, sealed: "sealed" }, copy("a", 1)];
      const page = open();
      page.storage.items.set(HERE, JSON.stringify({ games, progress: "{}" }));
      page.begin();
      expect(page.sent[0]).toEqual({ type: "kept", games: [copy("a", 1).head], progress: "{}" });
      expect(JSON.parse(page.storage.items.get(`${HERE}.damaged-1`)).games).toEqual(games);
      expect(page.told).toHaveLength(1);
    }
    const wrong = [undefined, null, 3, {}, true];
    const heads = [...wrong, "", "a/b", "\ud800"].map((id) => ({
      head: { ...copy("x", 1).head, id },
    }));
    for (const change of [...wrong.map((sealed) => ({ sealed })), ...heads]) {
      const page = open();
      const games = [{ ...copy("x", 1), ...change }, copy("a", 1)];
      page.storage.items.set(HERE, JSON.stringify({ games, progress: "{}" }));
      page.begin();
      expect(page.sent[0].games).toEqual([copy("a", 1).head]);
    }
  });

  it("is put aside once when the kernel can't read it, and the rest stays", () => {
    for (const bad of [0, 1, 2]) {
      const games = ["a", "b", "c"].map((id, n) => copy(id, 9 - n));
      games[bad].head.round = "many";
      const page = open();
      page.storage.items.set(HERE, JSON.stringify({ games, progress: "{}" }));
      for (let visit = 0; visit < 2; visit += 1) {
        page.begin();
        page.take({ unread: [games[bad].head.id], progress: "{}" });
      }
      const rest = games.filter((game) => game !== games[bad]);
      expect(JSON.parse(page.storage.items.get(HERE)).games).toEqual(rest);
      expect(JSON.parse(page.storage.items.get(`${HERE}.damaged-1`)).games).toEqual(games);
      expect(page.storage.items.size).toBe(2);
      expect(page.told).toEqual([["page-kept-partly", { name: `${HERE}.damaged-1` }]]);
    }
  });

  it("is sent to the kernel for at most ten games", () => {
    const games = Array.from({ length: 12 }, (_, n) => copy(`g${n}`, 99 - n));
    const page = open();
    page.storage.items.set(HERE, JSON.stringify({ games, progress: "{}" }));
    page.begin();
    expect(page.sent[0].games).toEqual(games.slice(0, 10).map(({ head }) => head));
  });

  it("stays when an exam's game is saved, too", () => {
    const page = open();
    page.take({ game: copy("a", 1), progress: '{"x":1}' });
    const exam = { ...copy("e", 2), head: { ...copy("e", 2).head, exam: 5 } };
    for (let n = 0; n < 2; n += 1) page.take({ game: exam });
    expect(JSON.parse(page.storage.items.get(HERE))).toEqual({
      games: [exam, copy("a", 1)],
      progress: '{"x":1}',
    });
    expect(page.storage.items.size).toBe(1);
    expect(page.told).toEqual([]);
  });

  /** Create a storage with data in its usual place and next to it. */
  function createBoth(here, beside) {
    const storage = createStorage();
    if (here) storage.items.set(HERE, JSON.stringify(here));
    storage.items.set(BESIDE, typeof beside === "string" ? beside : JSON.stringify(beside));
    return storage;
  }
  /** List the ids and times of the stored games. */
  const ids = (storage) =>
    JSON.parse(storage.items.get(HERE)).games.map(({ head }) => `${head.id} ${head.saved}`);

  it("returns to its usual place if no newer version has written there", () => {
    const exam = { ...copy("e", 2), head: { ...copy("e", 2).head, exam: 5 } };
    const storage = createBoth(
      { games: [exam, copy("a", 1)], progress: "one" },
      { games: [copy("e", 4), copy("b", 3)], progress: "two" },
    );
    const page = open({ storage, snapshot: { screen: "setup" } });
    page.begin();
    expect(page.sent).toEqual([
      { type: "kept", games: [exam.head, copy("a", 1).head], progress: "one" },
      { type: "keep" },
    ]);
    page.take({ progress: "one, taken up" });
    expect(ids(storage)).toEqual(["e 4", "b 3", "a 1"]);
    expect(page.sent.at(-2)).toEqual({
      type: "kept",
      games: [copy("e", 4).head, copy("b", 3).head, copy("a", 1).head],
      progress: "two",
    });
    expect(page.sent.at(-1)).toEqual({ type: "keep" });
    expect(JSON.parse(storage.items.get(BESIDE))).toEqual({ games: [], progress: "two" });
    page.take({ progress: "both" });
    expect(JSON.parse(storage.items.get(HERE)).progress).toBe("both");
    expect(storage.items.get(BESIDE)).toBe("");
    const sent = page.sent.length;
    page.take({ progress: "both and more", over: "a" });
    expect(ids(storage)).toEqual(["e 4", "b 3"]);
    expect(page.sent).toHaveLength(sent);
    expect(page.told).toEqual([]);
  });

  it.each([undefined, { games: [copy("a", 1)], progress: "" }])(
    "comes back at once if there is no progress to load first",
    (here) => {
      const storage = createBoth(here, { games: [copy("b", 3)], progress: "two" });
      const page = open({ storage, snapshot: { screen: "setup" } });
      page.begin();
      expect(ids(storage)).toEqual(here ? ["b 3", "a 1"] : ["b 3"]);
      expect(page.sent.at(-2).progress).toBe("two");
      page.take({ progress: "two" });
      expect(JSON.parse(storage.items.get(HERE)).progress).toBe("two");
      expect(storage.items.get(BESIDE)).toBe("");
    },
  );

  it.each([{ ok: false }, { barred: "unread" }, { barred: "newer" }])(
    "keeps the progress under another name if the kernel cannot load it: %o",
    ({ ok, barred }) => {
      const storage = createBoth(
        { games: [copy("a", 1)], progress: "one" },
        { games: [copy("b", 3)], progress: "two" },
      );
      const page = open({ storage, ok });
      page.begin();
      page.take({ progress: "one" });
      page.take({ progress: "one and more", barred });
      page.take({ progress: "one and most" });
      expect(JSON.parse(storage.items.get(HERE)).progress).toBe("one and most");
      expect(ids(storage)).toEqual(["b 3", "a 1"]);
      const left = barred === "newer" ? BESIDE : `${HERE}.damaged-1`;
      expect(JSON.parse(storage.items.get(left)).progress).toBe("two");
      expect(page.told).toHaveLength(1);
    },
  );

  it("comes back as far as it is readable, and is put aside whole", () => {
    const text = JSON.stringify({ games: [null, copy("b", 3)], progress: 3 });
    const storage = createBoth({ games: [copy("a", 1)], progress: "" }, text);
    const page = open({ storage });
    page.begin();
    expect(ids(storage)).toEqual(["b 3", "a 1"]);
    expect(storage.items.get(`${HERE}.damaged-1`)).toBe(text);
    expect(page.told).toEqual([["page-kept-partly", { name: `${HERE}.damaged-1` }]]);
  });

  it("stays next to its usual place if there is no room there", () => {
    const storage = createBoth(undefined, { games: [], progress: "two" });
    const { setItem } = storage;
    storage.setItem = (name, value) => {
      if (name === HERE) throw new Error("QuotaExceededError");
      setItem(name, value);
    };
    storage.items.set(BESIDE, JSON.stringify({ games: [copy("b", 3)], progress: "two" }));
    const page = open({ storage });
    page.begin();
    expect(JSON.parse(storage.items.get(BESIDE)).games).toEqual([copy("b", 3)]);
    expect(page.told).toEqual([["page-kept-full"]]);
  });

  it("is left to the newer version that wrote it", () => {
    const data = { version: 2, games: [copy("a", 1)], progress: "{}" };
    const text = JSON.stringify(data);
    const storage = createStorage();
    storage.items.set(HERE, text);
    for (const [at, name] of ["b", "c"].entries()) {
      const page = open({ storage });
      page.begin();
      page.take({ game: copy(name, at) });
      expect(page.copyOf(name)).toEqual(copy(name, at));
      expect(page.told).toEqual([["page-kept-newer"]]);
    }
    expect(storage.items.get(HERE)).toBe(text);
    expect(JSON.parse(storage.items.get(BESIDE)).games).toHaveLength(2);
    expect(storage.items.size).toBe(2);
  });

  it("is left to a newer version if the kernel says so", () => {
    const text = JSON.stringify({ games: [copy("a", 1)], progress: "newer" });
    const storage = createStorage();
    storage.items.set(HERE, text);
    storage.items.set(BESIDE, JSON.stringify({ games: [], progress: "own" }));
    const page = open({ storage });
    page.begin();
    page.take({ barred: "newer", progress: "new" });
    expect(page.sent.at(-2)).toEqual({ type: "kept", games: [], progress: "own" });
    page.take({ progress: "own and new" });
    expect(storage.items.get(HERE)).toBe(text);
    expect(JSON.parse(storage.items.get(BESIDE)).progress).toBe("own and new");
    expect(page.told).toEqual([["page-kept-newer"]]);
  });

  it("starts next to a newer version's data, with all that the kernel sends along", () => {
    const storage = createStorage();
    storage.items.set(HERE, JSON.stringify({ games: [copy("a", 1)], progress: "newer" }));
    const page = open({ storage });
    page.begin();
    page.take({ barred: "newer", progress: "new", game: copy("b", 2) });
    const own = { games: [copy("b", 2)], progress: "new" };
    expect(JSON.parse(storage.items.get(BESIDE))).toEqual(own);
  });

  it("is put aside if the kernel cannot read it", () => {
    const page = open();
    const text = JSON.stringify({ games: [copy("a", 1)], progress: "damaged" });
    page.storage.items.set(HERE, text);
    page.begin();
    page.take({ barred: "unread", progress: "new" });
    expect(page.storage.items.get(`${HERE}.damaged-1`)).toBe(text);
    expect(JSON.parse(page.storage.items.get(HERE))).toEqual({
      games: [copy("a", 1)],
      progress: "new",
    });
  });

  it("is not overwritten if there is no room to put it aside", () => {
    const page = open({ storage: createStorage(10) });
    page.storage.items.set(HERE, "{".repeat(20));
    page.begin();
    page.take({ progress: "p" });
    expect(page.storage.items.get(HERE)).toBe("{".repeat(20));
    expect(page.told).toEqual([["page-kept-full"]]);
  });

  it("is sent to the kernel before being overwritten, if another page saved it", () => {
    const storage = createStorage();
    const [one, two] = [open({ storage }), open({ storage })];
    one.begin();
    two.begin();
    one.take({ progress: "one" });
    two.sent.length = 0;
    two.take({ progress: "two", game: copy("a", 1) });
    expect(JSON.parse(storage.items.get(HERE)).progress).toBe("one");
    expect(two.sent).toEqual([
      { type: "kept", games: [copy("a", 1).head], progress: "one" },
      { type: "keep" },
    ]);
    two.take({ progress: "both" });
    expect(JSON.parse(storage.items.get(HERE)).progress).toBe("both");
  });

  it.each([
    [1, 2, 3, 4, 5, 6],
    [6, 5, 4, 3, 2, 1],
    [3e9, 1, 2, 4e9, 3, 1],
    [0, 0, 0, 0, 0, 0],
  ])("is in the order of play, even with a wrong clock", (...times) => {
    const page = open();
    const names = ["a", "b", "c", "d", "e", "f"];
    for (const [at, name] of names.entries()) page.take({ game: copy(name, times[at]) });
    const { games } = JSON.parse(page.storage.items.get(HERE));
    expect(games.map(({ head }) => head.id)).toEqual(["f", "e", "d", "c"]);
  });
});

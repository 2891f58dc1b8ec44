import { describe, expect, it } from "vitest";
import {
  arrowStep,
  createSteering,
  createTypeAhead,
  cycle,
  findByName,
  navOverEdges,
  stepsOf,
} from "../../src/map/steering.js";
import { classic, squares } from "../fixtures/board.js";

const byName = (board) => [...board.territories].sort((a, b) => a.name.localeCompare(b.name));

describe("arrow keys", () => {
  const { shapes } = squares();

  it("lead to the neighbour in that direction", () => {
    expect(arrowStep(shapes.nav, "birch", "ArrowRight")).toBe("big-cedar");
    expect(arrowStep(shapes.nav, "birch", "ArrowLeft")).toBe("ash");
  });

  it("stay if there is no neighbour, and ignore other keys", () => {
    expect(arrowStep(shapes.nav, "ash", "ArrowUp")).toBe("ash");
    expect(arrowStep(shapes.nav, "ash", "a")).toBeUndefined();
  });

  it("step over the edges of the map along its lane", () => {
    const nav = navOverEdges(shapes);
    expect(nav.ash.left).toBe("dogwood");
    expect(nav.dogwood.right).toBe("ash");
    expect(nav.ash.right).toBe("birch");
  });

  it("reach every territory of the classic board, and come back", () => {
    const board = classic();
    const nav = navOverEdges(board.shapes);
    for (const start of [board.territories[0].id, board.territories.at(-1).id]) {
      const seen = new Set([start]);
      for (const t of seen) for (const next of Object.values(nav[t])) seen.add(next);
      expect(seen.size).toBe(42);
    }
    expect(nav.alaska.left).toBe("kamchatka");
    expect(nav.kamchatka.right).toBe("alaska");
  });
});

describe("cycling", () => {
  const order = ["a", "b", "c", "d"];

  it("visits members only, in both directions and around the end", () => {
    const members = new Set(["b", "d"]);
    expect(cycle(order, members, "a", 1)).toBe("b");
    expect(cycle(order, members, "b", 1)).toBe("d");
    expect(cycle(order, members, "d", 1)).toBe("b");
    expect(cycle(order, members, "a", -1)).toBe("d");
  });

  it("starts at either end, returns to a lone member, and finds nothing in an empty set", () => {
    expect(cycle(order, new Set(order), null, 1)).toBe("a");
    expect(cycle(order, new Set(order), null, -1)).toBe("d");
    expect(cycle(order, new Set(["b"]), "b", 1)).toBe("b");
    expect(cycle(order, new Set(), "b", 1)).toBeNull();
  });
});

describe("the territories that N and P visit", () => {
  const order = ["alaska", "brazil", "congo", "peru", "venezuela"];
  const pickable = new Set(["alaska", "brazil", "peru", "congo"]);
  const territories = { alaska: ["red", 3], brazil: ["red", 5], congo: ["blue", 1] };
  const choice = { source: "brazil", candidates: ["peru", "venezuela"] };
  /** List every stop, beginning at a territory, once around. */
  const around = (view, from) => {
    const { order: way, members } = stepsOf(view, order);
    const found = [];
    for (let t = from; found.length < members.size; found.push(t)) t = cycle(way, members, t, 1);
    return found;
  };

  it("are all possible ones while no source is chosen or nothing else is offered", () => {
    for (const none of [null, { candidates: [] }, { ...choice, candidates: [] }]) {
      expect(stepsOf({ pickable, territories, choice: none }, order).members).toBe(pickable);
    }
  });

  it("are first the source's targets, then other possible sources", () => {
    expect(around({ pickable, territories, choice }, "brazil")).toEqual([
      "peru",
      "venezuela",
      "alaska",
    ]);
  });

  it("include the chosen target", () => {
    const view = { pickable, territories, choice: { ...choice, target: "congo" } };
    expect(around(view, "brazil")).toEqual(["congo", "peru", "venezuela", "alaska"]);
  });

  it("are none if nothing can be picked", () => {
    expect(stepsOf({ pickable, choice, disabled: true }, order).members.size).toBe(0);
    expect(stepsOf(null, order).members.size).toBe(0);
  });
});

describe("search by name", () => {
  const board = classic();

  it("finds beginnings of names before beginnings of later words", () => {
    expect(findByName(byName(squares()), "ced", null)).toBe("big-cedar");
    expect(findByName(byName(board), "south", null)).toBe("south-africa");
    expect(findByName(byName(board), "A", null)).toBe("afghanistan");
  });

  it("finds a name as on the map, after the full names", () => {
    const names = { "northern-europe": "N. Europe", "northwest-territory": "NW Territory" };
    const find = (letters) => findByName(byName(board), letters, null, (t) => names[t] ?? "");
    for (const letters of ["n. e", "N E", "n.e"]) expect(find(letters)).toBe("northern-europe");
    expect(find("nw t")).toBe("northwest-territory");
    expect(find("n")).toBe("new-guinea");
  });

  it("keeps the territory while it still matches", () => {
    expect(findByName(byName(board), "n", "northern-europe")).toBe("northern-europe");
  });
});

describe("letters typed one after another", () => {
  it("are one word until a pause", () => {
    const typing = createTypeAhead();
    typing.add("b", 1000);
    expect(typing.add("i", 1500)).toBe("bi");
    expect(typing.active(1600)).toBe(true);
    expect(typing.active(3000)).toBe(false);
    expect(typing.add("a", 3000)).toBe("a");
  });

  it("stay one word for any time after a slash", () => {
    const typing = createTypeAhead();
    typing.start();
    typing.add("n", 0);
    expect(typing.add("e", 60_000)).toBe("ne");
    typing.end();
    expect(typing.active(60_001)).toBe(false);
  });
});

it("names are in the order of the language", () => {
  const board = {
    territories: ["Zaire", "Öland", "Alaska"].map((name) => ({ id: name, name, card: "infantry" })),
  };
  /** @type {Array<string|null|undefined>} */
  const came = [];
  const steer = (/** @type {string} */ language) =>
    createSteering({
      board,
      language,
      nav: {},
      current: () => null,
      printed: () => "",
      stops: () => ({ order: [], members: new Set() }),
      focusOn: (t) => came.push(t),
      pick() {},
      onKey() {},
      onSearch() {},
    }).keydown(new KeyboardEvent("keydown", { key: "End" }));
  steer("sv");
  steer("de");
  expect(came).toEqual(["Öland", "Zaire"]);
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMap } from "../../src/map/index.js";
import { squares } from "../fixtures/board.js";
import { sayOn } from "../fixtures/say.js";

/** @type {import("../../src/pageTypes.js").MapView} */
const VIEW = {
  territories: {
    ash: ["red", 3],
    birch: ["blue", 1],
    "big-cedar": ["third", 2],
    dogwood: [null, 0],
  },
  choice: null,
  plus: {},
  held: {},
  pickable: new Set(["birch", "dogwood"]),
  labels: {},
  disabled: false,
  tired: {},
  capitals: {},
  changed: {},
  third: "neutral",
  sources: new Set(["ash"]),
  dice: null,
};

let map;
let host;
let onPick;
let onKey;
let onDrag;
const tag = (t) => host.querySelector(`[data-territory="${t}"]`);
const land = (t) => host.querySelector(`[data-land="${t}"]`);
const show = (more = {}) => map.update({ ...VIEW, ...more });
let clock = 0;
/** Press a key, 100 ms after the last one; return false if its default action was prevented. */
function press(key, more = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  clock += 100;
  Object.defineProperty(event, "timeStamp", { value: clock });
  return host.querySelector('[tabindex="0"]').dispatchEvent(event);
}

/** Open a map of this board, with nothing chosen. */
function open(board, more = {}) {
  document.body.replaceChildren();
  host = document.body.appendChild(document.createElement("div"));
  const say = sayOn(board);
  map = createMap(host, board, {
    root: host,
    say,
    onPick,
    onDrag,
    onKey,
    reducedMotion: () => true,
    ...more,
  });
  show();
}

beforeEach(() => {
  onPick = vi.fn();
  onKey = vi.fn();
  onDrag = vi.fn();
  open(squares());
});

describe("an update", () => {
  it("labels every territory with owner, armies and possible actions", () => {
    expect(tag("ash").dataset).toMatchObject({ owner: "red", armies: "3" });
    expect(tag("ash").getAttribute("aria-label")).toBe("Ash, red, 3 armies");
    expect(tag("ash").getAttribute("aria-disabled")).toBe("true");
    expect(tag("birch").hasAttribute("aria-disabled")).toBe(false);
    expect(tag("big-cedar").getAttribute("class")).toContain("seat-third");
    expect(tag("dogwood").getAttribute("aria-label")).toBe("Dogwood, unclaimed");
    expect(tag("dogwood").textContent).toBe("");
  });

  it("keeps every focusable node", () => {
    const before = [...host.querySelectorAll("[tabindex]")];
    show({ territories: { ...VIEW.territories, ash: ["blue", 12] }, plus: { ash: 2 } });
    expect([...host.querySelectorAll("[tabindex]")]).toEqual(before);
    expect(tag("ash").dataset.owner).toBe("blue");
    expect(tag("ash").textContent).toContain("12");
    expect(host.querySelector(".chips").textContent).toContain("+2");
  });

  it("marks the choice on land, tag and name, and removes the marks again", () => {
    const choice = {
      kind: "attack",
      source: "ash",
      target: "birch",
      candidates: ["birch"],
      on: ["ash", "birch"],
      arrow: true,
    };
    show({ choice });
    expect(tag("ash").dataset.choice).toBe("source");
    expect(tag("ash").getAttribute("aria-pressed")).toBe("true");
    expect(land("birch").dataset.choice).toBe("target");
    expect(land("dogwood").dataset.choice).toBe("pale");
    expect(host.querySelector(".arrow").hasAttribute("display")).toBe(false);
    expect(host.querySelector(".legend").textContent).toBe("attackstarget");
    show();
    expect(host.querySelectorAll("[data-choice]")).toHaveLength(0);
    expect(tag("ash").hasAttribute("aria-pressed")).toBe(false);
    expect(host.querySelector(".arrow").getAttribute("display")).toBe("none");
  });

  it("lifts possible choices over their neighbours before any choice", () => {
    const outlined = () =>
      [...host.querySelectorAll(".outlines > g:not([display])")].map((g) => g.dataset.choice);
    show({ choice: { kind: "attack", candidates: [], on: ["ash"] } });
    expect(tag("ash").dataset.choice).toBe("open");
    expect(land("birch").dataset.choice).toBe("pale");
    expect(land("ash").parentNode.lastChild).toBe(land("ash"));
    expect(outlined()).toEqual([]);
    expect(tag("ash").hasAttribute("aria-pressed")).toBe(false);
    show({ choice: { kind: "attack", source: "ash", candidates: [], on: ["ash"] } });
    expect(outlined()).toEqual(["source"]);
  });

  it("dims nothing if the choice does not say what stays bright", () => {
    show({ choice: { kind: "place", source: "ash", candidates: [], on: [] } });
    expect(host.querySelectorAll('[data-choice="pale"]')).toHaveLength(0);
  });

  it("draws waiting armies differently from placed ones", () => {
    const chips = () =>
      [...host.querySelectorAll(".chips :is(.plus, .proposed)")]
        .filter((chip) => !chip.hasAttribute("display"))
        .map((chip) => [chip.getAttribute("class"), chip.textContent]);
    show({ plus: { ash: 1 } });
    expect(chips()).toEqual([["plus", "+1"]]);
    show({ plus: { ash: 1 }, proposed: { ash: 4 } });
    expect(chips()).toEqual([["proposed", "+4"]]);
    expect(tag("ash").getAttribute("aria-label")).toContain("1 just placed, 4 to be placed");
  });

  it("underlines what a visible mission needs", () => {
    const underlined = () =>
      [...host.querySelectorAll(".tags [role=button]")]
        .filter((node) => !node.querySelector(".goal").hasAttribute("display"))
        .map((node) => node.dataset.territory);
    const [continent] = squares().continents;
    const named = () => host.querySelector(`[data-continent="${continent.id}"]`).dataset.goal;
    show({ goal: { continents: [continent.id], to_take: ["birch"] } });
    expect(underlined()).toEqual(["birch"]);
    expect(named()).toBe("");
    expect(tag("birch").getAttribute("aria-label")).toContain("needed for your mission");
    show({ goal: null });
    expect(underlined()).toEqual([]);
    expect(named()).toBe(undefined);
  });

  it("shows whose dice are in a row by signs and colours, or by signs alone in an edition's colours", () => {
    const dice = {
      n: 1,
      source: "birch",
      target: "ash",
      seats: ["blue", "red"],
      attack: [6, 4],
      defence: [5],
      pairs: [[6, 5, "attack"]],
      colours: ["red", "blue"],
    };
    show({ dice });
    const rows = [...host.querySelectorAll(".dice .side")];
    expect(rows.map(({ dataset }) => dataset.seat)).toEqual(["blue", "red"]);
    expect(rows.every((row) => row.querySelector(".glyph").getAttribute("d"))).toBe(true);
    const [first] = host.querySelectorAll(".dice .die.attack");
    expect(first.classList).toContain("die-red");
    show({ dice: { ...dice, n: 2, colours: null } });
    const looks = [...host.querySelectorAll(".dice .die")].map((die) => die.getAttribute("class"));
    expect(looks.map((look) => /seat-\w+/.exec(look)[0])).toEqual([
      "seat-blue",
      "seat-blue",
      "seat-red",
    ]);
    show({ dice: { ...dice, n: 3, seats: ["blue", "third"] } });
    expect(host.querySelectorAll(".dice .side")[1].dataset.seat).toBe("third");
  });

  it("shows a bot's face next to its dice, and none next to a person's", () => {
    const faceOf = (seat) => (seat === "blue" ? "round+bob+brown+smile" : undefined);
    open(squares(), { faceOf });
    const seats = ["blue", "red"];
    const roll = { n: 1, source: "birch", target: "ash", seats, attack: [6], defence: [5] };
    show({ dice: { ...roll, pairs: [[6, 5, "attack"]], colours: null } });
    const faces = [...host.querySelectorAll(".dice .side .rw-face")];
    expect(faces.map((face) => face.closest(".side").dataset.seat)).toEqual(["blue"]);
    expect(faces[0].querySelectorAll("path").length).toBeGreaterThan(4);
  });

  it("fades dice that cover the pointed-at territory", () => {
    const board = squares();
    // Both tags take all the room next to the battle, so the dice cover one of them.
    Object.assign(board.shapes, { w: 310, h: 40, paths: {} });
    for (const [t, x] of [
      ["ash", 50],
      ["birch", 140],
      ["big-cedar", 180],
      ["dogwood", 225],
    ]) {
      board.shapes.place.m[t].b = [x, 20];
    }
    open(board);
    const roll = { n: 1, source: "birch", target: "ash", seats: ["blue", "red"] };
    const faces = { attack: [6, 4], defence: [5], pairs: [[6, 5, "attack"]] };
    show({ dice: { ...roll, ...faces, colours: ["red", "blue"] } });
    const isFaint = (t) => {
      land(t).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      return host.querySelector(".dice").hasAttribute("data-faint");
    };
    expect([isFaint("big-cedar"), isFaint("dogwood")].sort()).toEqual([false, true]);
    expect(isFaint("ash")).toBe(false);
    // Even if nobody looks at the territory, the dice fade once they have been read, but not before
    // the defender has rolled.
    const fades = () => host.querySelector(".dice").hasAttribute("data-over");
    expect(fades()).toBe(true);
    show({ dice: { ...roll, n: 2, attack: [6, 4], defence: [], pairs: [], colours: null } });
    expect(fades()).toBe(false);
  });

  it("shows who holds a whole continent", () => {
    const holder = () => host.querySelector('[data-continent="west"] .holder');
    expect(holder()).toBeNull();
    show({ held: { west: "red" } });
    expect(holder().getAttribute("class")).toContain("seat-red");
    show();
    expect(holder()?.getAttribute("display")).toBe("none");
  });
});

describe("picking", () => {
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  it("works on the land and on the tag, and reports impossible picks too", () => {
    click(land("birch"));
    click(tag("dogwood").firstElementChild);
    click(land("ash"));
    expect(onPick.mock.calls).toEqual(["birch", "dogwood", "ash"].map((t) => [t, { ask: false }]));
  });

  it("does nothing while the map is disabled", () => {
    show({ disabled: true });
    click(land("birch"));
    press("Enter");
    expect(onPick).not.toHaveBeenCalled();
    expect(host.querySelectorAll('[role="button"]:not([aria-disabled])')).toHaveLength(0);
  });
});

describe("the keyboard", () => {
  it("is one tab stop, on the first territory that can be picked", () => {
    expect([...host.querySelectorAll('[tabindex="0"]')]).toEqual([tag("birch")]);
  });

  it("moves by arrows, to the ends of the alphabet, and through what can be picked", () => {
    map.focus("ash");
    press("ArrowRight");
    expect(map.focused()).toBe("birch");
    press("n");
    expect(map.focused()).toBe("dogwood");
    press("P");
    expect(map.focused()).toBe("birch");
    press("Home");
    expect(map.focused()).toBe("ash");
    press("End");
    expect(map.focused()).toBe("dogwood");
    press("ArrowRight");
    expect(map.focused()).toBe("ash");
    expect(host.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it("picks by Enter and by space, once however long the key is held", () => {
    map.focus("birch");
    press("Enter");
    press(" ");
    press("Enter", { repeat: true });
    expect(onPick.mock.calls).toEqual([
      ["birch", undefined],
      ["birch", undefined],
    ]);
  });

  it("finds names by their letters, or any letters after a slash", () => {
    map.focus("ash");
    press("b");
    expect(map.focused()).toBe("big-cedar");
    press("i");
    press("r");
    expect(map.focused()).toBe("birch");
    press("/");
    expect(host.querySelector(".find").hidden).toBe(false);
    press("d");
    expect(map.focused()).toBe("dogwood");
    press("Escape");
    expect(host.querySelector(".find").hidden).toBe(true);
    expect(onKey.mock.calls.filter(([e]) => e.key === "Escape")).toHaveLength(0);
  });

  it("does not treat letters of a name with a dot as commands", () => {
    map.focus("ash");
    for (const key of ["/", "b", ".", " ", "c"]) press(key);
    expect(onKey).not.toHaveBeenCalled();
    expect(host.querySelector(".find").textContent).toContain("b. c");
    press("Escape");
    press(".");
    expect(onKey).toHaveBeenCalledOnce();
  });

  it("goes through the chosen source's targets by N and P", () => {
    const candidates = ["ash", "dogwood"];
    show({ choice: { kind: "attack", source: "birch", candidates, on: ["birch", ...candidates] } });
    map.focus("birch");
    const seen = ["n", "n", "n", "p"].map((key) => press(key) || map.focused());
    expect(seen).toEqual(["ash", "dogwood", "ash", "dogwood"]);
  });

  it("passes every other key on, and ignores a letter that was used elsewhere", () => {
    map.focus("ash");
    onKey.mockImplementation((event) => event.key === "b" && event.preventDefault());
    for (const key of ["b", "3", "Escape", "?"]) press(key);
    expect(onKey.mock.calls.map(([e, t]) => [e.key, t])).toEqual([
      ["b", "ash"],
      ["3", "ash"],
      ["Escape", "ash"],
      ["?", "ash"],
    ]);
    expect(map.focused()).toBe("ash");
  });

  it("keeps plain keys inside the map, and Tab keeps its meaning", () => {
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside);
    map.focus("ash");
    press("z", { ctrlKey: true });
    press("F2");
    expect(outside.mock.calls.map(([{ key }]) => key)).toEqual(["z", "F2"]);
    outside.mockClear();
    press("x");
    expect(press("Tab")).toBe(true);
    expect(press("ArrowDown")).toBe(false);
    expect(outside).not.toHaveBeenCalled();
  });

  it("keeps the notebook's own keys away from every focusable element", () => {
    for (const node of host.querySelectorAll("[tabindex]")) {
      expect(node.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
    }
  });
});

it("scrolls to a hidden battle before its dice, at the same zoom", () => {
  const shown = () => host.querySelector("svg").getAttribute("viewBox");
  const whole = shown();
  const sides = () => shown().split(" ").map(Number);
  /** Whether both tags are in the visible part, which is no larger than before. */
  const isWatched = () => {
    const [left, , width] = sides();
    return width < 400 && left < 50 && left + width > 150;
  };
  const dice = {
    n: 1,
    source: "ash",
    target: "birch",
    seats: ["red", "blue"],
    attack: [6],
    defence: [],
    pairs: [],
    colours: null,
  };
  const closeUp = () => {
    for (let n = 0; n < 3; n++) host.querySelector('[data-action="zoom_in"]').click();
    expect(shown()).not.toBe(whole);
  };
  closeUp();
  expect(isWatched()).toBe(false);
  show({ dice });
  expect(isWatched()).toBe(true);
  // A battle that has been seen no longer moves the map.
  closeUp();
  const near = shown();
  show({ dice });
  expect(shown()).toBe(near);
  map.roll({ ...dice, n: 2, defence: [1], pairs: [[6, 1, "attack"]] }, { pace: 1 }, () => {});
  expect(isWatched()).toBe(true);
  map.skip();
});

describe("the losses of a roll", () => {
  const roll = { n: 7, source: "ash", target: "birch", seats: ["red", "blue"], colours: null };
  const faces = { attack: [6, 2], defence: [5, 4] };
  const pairs = [
    [6, 5, "attack"],
    [2, 4, "defence"],
  ];
  const armies = () => ["ash", "birch"].map((t) => tag(t).dataset.armies).join();
  /** Roll, and record the armies on the tags when the roll is over. */
  function thrown(more) {
    const seen = [];
    map.roll({ ...roll, ...faces, pairs, ...more }, { pace: 1 }, () => seen.push(armies()));
    return seen;
  }

  it("are subtracted on the tags when the dice lie still, which ends the roll", () => {
    vi.useFakeTimers();
    show({ territories: { ...VIEW.territories, birch: ["blue", 2] } });
    const seen = thrown();
    const order = [armies()];
    while (!seen.length && order.length < 200) {
      vi.advanceTimersByTime(20);
      if (armies() !== order.at(-1)) order.push(seen.length ? "over" : armies());
    }
    expect(order).toEqual(["3,2", "2,1"]);
    expect(seen).toEqual(["2,1"]);
    vi.useRealTimers();
  });

  it("wait for the position if the roll is skipped or the defender still has to choose", () => {
    vi.useFakeTimers();
    const skipped = thrown();
    map.skip();
    const open = thrown({ defence: [], pairs: [] });
    vi.runAllTimers();
    expect([skipped, open]).toEqual([["3,1"], ["3,1"]]);
    vi.useRealTimers();
  });

  it("are subtracted once, by the dice or by the position", () => {
    vi.useFakeTimers();
    open(squares(), { reducedMotion: () => false });
    Element.prototype.animate = () => ({ finished: new Promise(() => {}) });
    const gone = () => host.querySelectorAll(".gone").length;
    const rolled = { type: "rolled", ...roll, attacker_losses: 1, defender_losses: 1 };
    thrown();
    vi.runAllTimers();
    map.flash([rolled]);
    expect(gone()).toBe(2);
    map.flash([rolled]);
    expect(gone()).toBe(4);
    delete Element.prototype.animate;
    vi.useRealTimers();
  });
});

it("scrolls to an attack that asks how to defend, before any dice", () => {
  const left = () => Number(host.querySelector("svg").getAttribute("viewBox").split(" ")[0]);
  for (let n = 0; n < 3; n++) host.querySelector('[data-action="zoom_in"]').click();
  const elsewhere = left();
  const choice = { kind: "battle", source: "ash", target: "birch", candidates: [], on: [] };
  show({ choice, dice: null });
  expect(left()).toBeLessThan(50);
  expect(left()).toBeLessThan(elsewhere);
  // Anyone who then looks at another part keeps that part in view.
  for (let n = 0; n < 3; n++) host.querySelector('[data-action="zoom_in"]').click();
  const near = left();
  show({ choice, dice: null });
  expect(left()).toBe(near);
});

it("writes a name on its usual side if there is room, on a small map too", () => {
  const size = vi.spyOn(Element.prototype, "getBoundingClientRect");
  size.mockReturnValue(new DOMRect(0, 0, 200, 50));
  open(squares());
  size.mockRestore();
  show({ choice: { kind: "place", source: "ash", candidates: [], on: [] } });
  const name = host.querySelector('[data-name="ash"]');
  expect(name.getAttribute("text-anchor")).toBe("middle");
  expect(Number(name.firstElementChild.getAttribute("y"))).toBeGreaterThan(0);
});

it("enlarges the middle of the map if nothing is chosen", () => {
  const box = () => host.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
  const middle = () => [box()[0] + box()[2] / 2, box()[1] + box()[3] / 2];
  const [x, y] = middle();
  host.querySelector('[data-action="zoom_in"]').click();
  expect(middle()[0]).toBeCloseTo(x);
  expect(middle()[1]).toBeCloseTo(y);
});

it("goes away without a trace", () => {
  map.destroy();
  expect(host.children).toHaveLength(0);
});

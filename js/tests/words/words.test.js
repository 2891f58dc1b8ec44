import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createNames, createWords } from "../../src/words/index.js";

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const ENGLISH = read("../../../risk_widget/messages/en.ftl");
// A small language with Czech plurals, cases and genders; the kernel's tests use it, too.
const FAKE = read("../../../tests/messages/fake.ftl");
const NAMES = {
  territories: { brazil: "Brazil", peru: "Peru" },
  cards: { brazil: "cavalry" },
};

const english = (pattern, names = NAMES) => {
  const words = createWords(`${ENGLISH}\npage-x = ${pattern}\n`, "en", () => names);
  return (params) => words("page-x", params);
};

afterEach(() => vi.restoreAllMocks());

describe("the page's words", () => {
  it.each([
    ["{ $n }", { n: 12345 }, "12345"],
    ["{ number-of-armies }", { armies: 1 }, "1 army"],
    ["{ number-of-armies }", { armies: 1000 }, "1000 armies"],
    ["{ TERRITORY($t) }", { t: "brazil" }, "Brazil"],
    ["{ TERRITORY($t) }", { t: "atlantis" }, "atlantis"],
    ["{ SEAT($who) }", { who: "red" }, "Red"],
    ["{ SEAT($who) }", { who: null }, "nobody"],
    ["{ CAPITALISED(SEAT($who)) }", { who: "third" }, "The third army"],
    ["{ CARD($card) }", { card: "brazil" }, "Brazil (cavalry)"],
    ["{ CARD($card) }", { card: "wild-1" }, "a wild card"],
    ["{ CARD($card) }", { card: "?" }, "an unknown card"],
    ["{ PHASE($p) }", { p: "fortify" }, "movement"],
    ["{ TERRITORIES($t) }", { t: [] }, ""],
    ["{ TERRITORIES($t) }", { t: ["peru", "brazil", "china"] }, "Peru, Brazil and china"],
    ['{ SEATS($who, kind: "or") }', { who: ["red", "blue"] }, "Red or Blue"],
    ["{ LIST($parts) }", { parts: ["a", "b", 1000] }, "a, b and 1000"],
    ['{ LIST($parts, kind: "semicolon") }', { parts: ["a, b", "c", "d"] }, "a, b; c; d"],
    ['{ LIST($parts, kind: "then") }', { parts: ["a", "b", "c"] }, "a, then b, then c"],
    ["{ INITIAL($who) ->\n [e] ed\n *[else] e\n } { $who }", { who: "Édith" }, "ed Édith"],
    ["{ $parts }", { parts: ["a", "b"] }, "a and b"],
    ["{ $all ->\n [yes] all\n *[no] some\n }", { all: true }, "all"],
    ["{ NUMBER_OF($t) ->\n [one] one\n *[other] many\n }", { t: ["peru"] }, "one"],
  ])("say %s", (pattern, params, text) => {
    expect(english(pattern)(params)).toBe(text);
  });

  it("follow the current names, which are a new object only after a change", () => {
    const source = "page-seat = { SEAT($who) }\nthird-neutral = the third\nseat-red = Red\n";
    const board = { territories: [], continents: [] };
    const snapshot = { seats: [{ seat: "red", name: "Red", renamed: false }], third: null };
    let state = { board, snapshot };
    const say = createWords(source, "en", () => names(state));
    const names = createNames();
    const first = names(state);
    expect(say("page-seat", { who: "red" })).toBe("Red");
    state = { board, snapshot: { ...snapshot } };
    expect(names(state)).toBe(first);
    state = { board, snapshot: { seats: [{ seat: "red", name: "anna", renamed: true }] } };
    expect(say("page-seat", { who: "red" })).toBe("anna");
    state = { board, snapshot: { ...snapshot, third: { kind: "neutral" } } };
    expect(say("page-seat", { who: "third" })).toBe("the third");
  });

  it("have attributes", () => {
    expect(createWords("page-x = X\n    .title = Title\n", "en")("page-x.title")).toBe("Title");
  });

  it("are replaced by the id where they are missing, which is reported once", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const words = createWords("page-x = { $a }\n", "en");
    expect([words("page-y"), words("page-y"), words("page-x.title")]).toEqual([
      "page-y",
      "page-y",
      "page-x.title",
    ]);
    expect(words("page-x")).toBe("{$a}");
    expect(told.mock.calls.flat()).toEqual([
      "There is no message page-y.",
      "There is no message page-x.title.",
      "The message page-x fails: Unknown variable: $a",
    ]);
  });

  it("never throw", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(english("{ LIST($t) }")({ t: "peru" })).toContain("LIST");
    expect(english("{ TERRITORY($t) }")({ t: ["peru"] })).toContain("TERRITORY");
    expect(english("{ UNHEARD($t) }")({ t: 1 })).toContain("UNHEARD");
  });
});

describe("another language", () => {
  const words = createWords(FAKE, "cs", () => NAMES);

  it.each([
    [0, "0 armu"],
    [1, "1 armo"],
    [2, "2 armi"],
    [4, "4 armi"],
    [5, "5 armu"],
  ])("has its own plurals: %i", (armies, text) => {
    expect(words("page-armies", { armies })).toBe(text);
  });

  it("has cases and genders", () => {
    const takes = (who, place) => words("page-takes", { who, place, armies: 1 });
    expect(takes("red", "brazil")).toBe("Rudo bral Brazu ta 1 armo");
    expect(takes("green", "peru")).toBe("Zela brala Peru ta 1 armo");
    expect(words("beats", { who: "red", whom: ["green", "red", "blue"] })).toBe(
      "Rudo bi Zelu, Ruda bo blue",
    );
    expect(words("gets", { who: "red", card: "brazil" })).toBe("Rudo ga Brazu (konto)");
  });

  const REGULAR = `
territory-named = { $name }
    .accusative = te { $name }
    .gender = f
seat-named = { $name }
    .accusative = da { $name }
third-allied = Alo
    .accusative = Ala
    .gender = f
page-finds = { SEATS($whom, case: "accusative") } fi { TERRITORY($place, case: "accusative") }
page-is = { GENDER($what) ->
    [f] f
   *[m] m
 }
`;

  it("forms unknown names like others of their kind", () => {
    const names = { ...NAMES, seats: { green: "Anna" }, third: "allied" };
    const say = createWords(`${FAKE}${REGULAR}`, "cs", () => names);
    const finds = (whom, place) => say("page-finds", { whom: [whom], place });
    expect(finds("green", "peru")).toBe("da Anna fi te Peru");
    // A name's own form comes first, and an unknown id is shown as it is.
    expect(finds("red", "brazil")).toBe("Ruda fi Brazu");
    expect(finds("third", "atlantis")).toBe("Ala fi atlantis");
    const genders = ["peru", "brazil", "third", "green", "red", "atlantis"];
    expect(genders.map((what) => say("page-is", { what })).join("")).toBe("fffmmm");
  });

  it("has forms of terms and messages", () => {
    const forms = `
-set = { $form ->
   *[singular] seto
    [plural] seti
 }
    .gender = f
reach = { $armies } armi
    .dative = { $armies } armim
page-gives = { CAPITALISED(-set(form: "plural")) } go { reach.dative }, { -set } { -set.gender ->
    [f] ga
   *[m] go
 }
`;
    const say = createWords(`${FAKE}${forms}`, "cs");
    expect(say("page-gives", { armies: 3 })).toBe("Seti go 3 armim, seto ga");
  });
});

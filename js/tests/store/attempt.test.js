import { describe, expect, it } from "vitest";
import { kindOf } from "../../src/lessonKinds/index.js";
import { attemptText } from "../../src/lessonKinds/refuse.js";
import { attemptedAction, isJudgedWrong, numberNow, usualVerb } from "../../src/store/lesson.js";
import { say } from "../fixtures/say.js";

const kinds = {
  number: "predict",
  choice: "predict",
  percent: "chance",
  continent: "point",
  territories: "point",
};

/**
 * Return the kind of a step, the step, and the draft entered in it.
 * @param {object} lesson @param {object} draft @returns {[kind: any, lesson: any, draft: any]}
 */
function entered(lesson, draft) {
  const step = /** @type {any} */ ({ kind: kinds[lesson.input], feedback: null, ...lesson });
  return [kindOf(step), step, { answer: "", places: [], ...draft }];
}

const handedIn = (/** @type {object} */ lesson, /** @type {object} */ given) => {
  const [kind, step, draft] = entered(lesson, given);
  return kind.answer(step, draft);
};

const isWrong = (/** @type {object} */ lesson, /** @type {object} */ given) => {
  const [kind, step, draft] = entered(lesson, given);
  return isJudgedWrong(step, kind.entered(draft));
};

describe("a submitted answer", () => {
  it("counts on from a wrong number, once its field is empty", () => {
    const now = (/** @type {object} */ lesson, /** @type {object} */ given) => {
      const [, step, draft] = entered(lesson, given);
      return numberNow(/** @type {any} */ ({ lesson: step }), draft);
    };
    const wrong = { input: "number", feedback: { status: "wrong", said: 4 } };
    expect(now(wrong, { answer: "" })).toBe(4);
    expect(now(wrong, { answer: "7" })).toBe(7);
    expect(now({ input: "number" }, {})).toBe(0);
  });

  it("is a number if one is typed", () => {
    for (const input of ["number", "percent"]) {
      expect(handedIn({ input }, { answer: " 12 " })).toBe(12);
      for (const answer of ["", "twelve", "1.5", "123456789"]) {
        expect(handedIn({ input }, { answer })).toBeNull();
      }
    }
  });

  it("is a choice, one place or several", () => {
    expect(handedIn({ input: "choice" }, { answer: "red" })).toBe("red");
    expect(handedIn({ input: "choice" }, {})).toBeNull();
    expect(handedIn({ input: "continent" }, { places: ["asia"] })).toBe("asia");
    expect(handedIn({ input: "territories" }, { places: ["a", "b"] })).toEqual(["a", "b"]);
    expect(handedIn({ input: "territories" }, {})).toBeNull();
  });

  it("is the required number of places, if the step gives one", () => {
    const three = { input: "territories", picks: 3 };
    for (const places of [
      ["a", "b"],
      ["a", "b", "c", "d"],
    ]) {
      expect(handedIn(three, { places })).toBeNull();
    }
    expect(handedIn(three, { places: ["a", "b", "c"] })).toEqual(["a", "b", "c"]);
  });

  it("is known to be wrong until it changes", () => {
    const lesson = { input: "choice", feedback: { status: "wrong", said: "both" } };
    expect(isWrong(lesson, { answer: "both" })).toBe(true);
    expect(isWrong(lesson, { answer: "red" })).toBe(false);
    const places = { input: "territories", feedback: { status: "wrong", said: ["a", "b"] } };
    expect(isWrong(places, { places: ["a", "b"] })).toBe(true);
    expect(isWrong(places, { places: ["a"] })).toBe(false);
  });
});

describe("a move to try", () => {
  const attempt = { verb: "attack", source: "a", target: "b", armies: 2, cards: [] };

  it("is an action as soon as nothing is missing", () => {
    expect(attemptedAction(attempt)).toEqual({
      type: "attack",
      source: "a",
      target: "b",
      armies: 2,
    });
    expect(attemptedAction({ ...attempt, target: null })).toBeNull();
    expect(attemptedAction({ ...attempt, verb: "place" })).toEqual({
      type: "place",
      territory: "a",
      armies: 2,
    });
    expect(attemptedAction({ ...attempt, verb: "end_phase", source: null })).toEqual({
      type: "end_phase",
    });
    expect(attemptedAction({ ...attempt, verb: "trade" })).toBeNull();
  });

  it("begins with what the step points to, or with nothing", () => {
    const begun = (/** @type {string} */ phase, outline = {}, to_place = 3) =>
      usualVerb(/** @type {any} */ ({ phase, to_place, lesson: { outline } }));
    expect(begun("reinforce")).toBe("");
    expect(begun("reinforce", { a: "possible" })).toBe("place");
    expect(begun("reinforce", { a: "source", b: "target" })).toBe("attack");
    expect(begun("reinforce", {}, 0)).toBe("");
    expect(begun("attack", { a: "source" })).toBe("attack");
    expect(begun("fortify", { a: "source", b: "target" })).toBe("fortify");
  });

  it("is worded with dots for missing parts, and one full stop", () => {
    const ctx = /** @type {any} */ ({ say });
    const chosen = { ...attempt, source: "peru", target: "brazil" };
    const none = { ...attempt, source: null, target: null };
    expect(attemptText(ctx, { ...none, verb: "" })).toBe("What do you want to try?");
    expect(attemptText(ctx, { ...none, verb: "place" })).toBe("Place 2 armies on …");
    expect(attemptText(ctx, { ...none, verb: "fortify" })).toBe("Move 2 armies from … to …");
    expect(attemptText(ctx, { ...chosen, verb: "fortify" })).toBe(
      "Move 2 armies from Peru to Brazil.",
    );
  });
});

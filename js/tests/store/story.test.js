import { describe, expect, it } from "vitest";
import {
  askedPlaces,
  chapterNumber,
  pointedTo,
  reading,
  recordGuess,
  storyCommands,
  toChapter,
} from "../../src/store/story.js";

const asks = {
  seat: "red",
  kind: "attack",
  answer: ["peru"],
  arrow: ["brazil", "peru"],
  told: ".",
};
const plain = { text: "", marks: [], arrows: [] };
const CHAPTERS = [
  { ...plain, at: 3, kind: "start" },
  { ...plain, at: 8, kind: "note", marks: ["siam"], asks },
  { ...plain, at: 8, kind: "turn", number: 1, arrows: [["peru", "brazil"]] },
];
const territories = { brazil: ["red", 3], peru: ["blue", 1], siam: ["green", 2] };
const past = (at, chapter) => ({
  shown: {
    screen: "past",
    at,
    territories,
    guest: { story: { chapters: CHAPTERS, course: null } },
  },
  ui: { past: { at, playing: false, chapter }, local: {} },
});
const names = ({ shown, ui }) => {
  const { filled, beside } = storyCommands(shown, ui);
  return [...beside, filled].map(({ name }) => name);
};

describe("the chapter in view", () => {
  it("is the one gone to, or the first at the moment", () => {
    for (const [at, chapter, found] of [
      [3, undefined, 0],
      [5, 1, -1],
      [8, undefined, 1],
      [8, 2, 2],
    ]) {
      const { shown, ui } = past(at, chapter);
      expect(chapterNumber(shown, ui)).toBe(found);
    }
  });

  it("asks until the reader has answered", () => {
    const { shown, ui } = past(8, 1);
    expect(askedPlaces(shown, ui)).toEqual(["peru", "siam"]);
    expect(pointedTo(shown, ui)).toEqual({ marks: ["siam"], arrows: [] });
    const { name, value } = recordGuess(1, "siam");
    const answered = { ...ui, local: { [name]: value } };
    expect(reading(shown, answered)).toMatchObject({ asked: false, guess: "siam" });
    expect(askedPlaces(shown, answered)).toEqual([]);
    expect(pointedTo(shown, answered).arrows).toEqual([["brazil", "peru"]]);
  });
});

describe("the buttons of a story", () => {
  it("lead from chapter to chapter, and to the end", () => {
    expect(names(past(3, 0))).toEqual(["story_next"]);
    expect(names(past(5))).toEqual(["story_back", "story_next"]);
    expect(names(past(8, 1))).toEqual(["story_back", "story_show"]);
    expect(names(past(8, 2))).toEqual(["story_back", "story_end"]);
    expect(names(past(9))).toEqual(["story_back", "story_end"]);
    const { shown } = past(9);
    expect(names({ shown: { ...shown, screen: "over" }, ui: { past: null, local: {} } })).toEqual([
      "story_again",
    ]);
    expect(toChapter(CHAPTERS, 2)).toEqual({ type: "look_back", at: 8, chapter: 2 });
  });

  it("are the game's elsewhere", () => {
    expect(storyCommands({ screen: "past" }, { past: null, local: {} })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { withFormulas } from "../../src/views/messageParts.js";

const kept = (text) => withFormulas(text).flatMap((part) => (part.tag ? [part.kids.join("")] : []));
const whole = (text) =>
  withFormulas(text)
    .map((part) => (part.tag ? part.kids.join("") : part))
    .join("");

describe("a sentence with formulas", () => {
  it("keeps each of them on one line, and says the same", () => {
    const text = "Red gets 4 armies: 12 territories ÷ 3 → 4.";
    expect(kept(text)).toEqual(["12 territories ÷ 3 → 4."]);
    expect(whole(text)).toBe(text);
  });

  it("breaks a longer one only between its words", () => {
    expect(kept("7 territories ÷ 3, at least 3 → 3, Africa 3.")).toEqual(["÷ 3,", "3 → 3,"]);
  });

  it("leaves other sentences unchanged", () => {
    expect(withFormulas("Red attacks Brazil.")).toEqual(["Red attacks Brazil."]);
  });
});

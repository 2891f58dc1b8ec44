import { describe, expect, it } from "vitest";
import { keyMeant } from "../src/keyMeant.js";

/** The characters of the keys in the three rows of letters, in the order Q to P, A to L, Z to M. */
const CODES = [..."QWERTYUIOPASDFGHJKLZXCVBNM"];
const LAYOUTS = {
  Russian: [..."йцукенгшщзфывапролдячсмить"],
  Bulgarian: [..."чшертъуиопасдфгхйклзжцвбнм"],
  Hebrew: [...["/", "'"], ..."קראטוןםפשדגכעיחלךזסבהנמצ"],
  Greek: [..."ςερτυθιοπασδφγηξκλζχψωβνμ"],
  Arabic: [..."ضصثقفغعهخحشسيبلاتنم", "ئ", "ء", "ؤ", "ر", "لا", "ى", "ة"],
  Thai: [..."ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท"],
  Korean: [..."ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ"],
  Georgian: [..."ქწერტყუიოპასდფგჰჯკლზხცვბნმ"],
  Kana: [..."たていすかんなにらせちとしはきくまのりつさそひこみも"],
  Wide: [..."ｑｗｅｒｔｙｕｉｏｐａｓｄｆｇｈｊｋｌｚｘｃｖｂｎｍ"],
  Method: CODES.map(() => "Process"),
};

describe("a key", () => {
  it.each(Object.entries(LAYOUTS))(
    "of a %s keyboard means what an English one has",
    (name, keys) => {
      const codes = CODES.slice(CODES.length - keys.length);
      for (const [n, key] of keys.entries()) {
        const letter = codes[n];
        const event = { key, code: `Key${letter}` };
        if (key === "/") expect(keyMeant(event), "a search begins with it").toBe("/");
        else {
          expect(keyMeant(event), `${name} ${letter}`).toBe(letter.toLowerCase());
          if (name !== "Wide") expect(keyMeant({ ...event, shiftKey: true })).toBe(letter);
        }
      }
    },
  );

  it.each([
    [".", "KeyE"],
    ["'", "KeyQ"],
    [",", "KeyW"],
    [";", "KeyZ"],
    ["a", "KeyQ"],
    ["z", "KeyW"],
    ["é", "Digit2"],
    ["ě", "Digit2"],
    ["ı", "KeyI"],
    ["ß", "Minus"],
    ["ö", "Semicolon"],
    ["Dead", "KeyN"],
    ["Enter", "Enter"],
    ["ArrowUp", "ArrowUp"],
    [" ", "Space"],
    ["x", "Backslash"],
    ["\u00a0", "Space"],
  ])("of a Latin keyboard means what it writes: %s at %s", (key, code) => {
    expect(keyMeant({ key, code })).toBe(key);
  });

  it.each([
    ["٣", "Digit3", "3"],
    ["۳", "Digit3", "3"],
    ["३", "Digit3", "3"],
    ["３", "Digit3", "3"],
    ["ぬ", "Digit1", "1"],
    ["ๅ", "Digit1", "1"],
    ["٣", "Numpad3", "3"],
    ["ظ", "Slash", "/"],
    ["め", "Slash", "/"],
    ["？", "Slash", "?"],
    ["？", "", "?"],
  ])("%s at %s means %s", (key, code, meant) => {
    expect(keyMeant({ key, code })).toBe(meant);
  });

  it("is the question mark on an Arabic keyboard with Shift", () => {
    expect(keyMeant({ key: "؟", code: "Slash", shiftKey: true })).toBe("?");
  });

  it("is itself if its place is unknown", () => {
    expect(keyMeant({ key: "у" })).toBe("у");
  });
});

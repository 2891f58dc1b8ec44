import { expect, test } from "vitest";
import { decimal, signed } from "../../src/views/messageParts.js";

test("decimals follow the language's decimal mark", () => {
  expect(decimal(1.25, 1, "en")).toBe("1.3");
  expect(decimal(0.92, 2, "de")).toBe("0,92");
  expect(decimal(1234.5, 1, "it")).toBe("1234,5");
  expect(signed(-0.5, 1, "cs")).toBe("−0,5");
  expect(signed(2, 0)).toBe("+2");
});

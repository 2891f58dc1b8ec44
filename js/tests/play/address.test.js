import { expect, it } from "vitest";
import { linkIn } from "../../play/address.js";

it.each(["#game=AbC-_", "#position=", "#game=A&lang=de"])("a link is found in %s", (hash) => {
  expect(linkIn(hash)).toBe(hash);
});

it.each(["", "#", "#games=A", "#top", "game=A", "#xgame=A"])("there is no link in %s", (hash) => {
  expect(linkIn(hash)).toBe("");
});

it("a very long link is cut", () => {
  expect(linkIn(`#game=${"A".repeat(1e6)}`)).toHaveLength(16_000);
});

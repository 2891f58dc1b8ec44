import { expect, it } from "vitest";
import { playerChoices } from "../../src/views/newGame.js";
import { say } from "../fixtures/say.js";

const bot = (/** @type {string} */ id, offered = true) => ({ id, title: id, summary: "", offered });
const catalog = /** @type {any} */ ({ bots: [bot("expert"), bot("bold", false), bot("mine")] });
const ids = (/** @type {string} */ now) => playerChoices(say, catalog, now).map(([id]) => id);

it("offers no bot that has left the form", () => {
  expect(ids("human")).toEqual(["human", "expert", "mine"]);
});

it("shows such a bot at a seat that it has already", () => {
  expect(ids("bold")).toEqual(["human", "expert", "bold", "mine"]);
});

import { expect, it } from "vitest";
import { playerChoices } from "../../src/views/newGame.js";
import { say } from "../fixtures/say.js";

const bot = (/** @type {string} */ id, offered = true) => ({ id, title: id, summary: "", offered });
const catalog = /** @type {any} */ ({ bots: [bot("expert"), bot("bold", false), bot("mine")] });
const ids = (/** @type {string} */ now) => playerChoices(say, catalog, now).map(([id]) => id);

it("a bot that has left the form is not offered", () => {
  expect(ids("human")).toEqual(["human", "expert", "mine"]);
});

it("a bot that has left the form is still shown at its seat", () => {
  expect(ids("bold")).toEqual(["human", "expert", "bold", "mine"]);
});

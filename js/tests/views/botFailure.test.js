import { expect, it } from "vitest";
import { botFailureBlock } from "../../src/views/botFailure.js";
import { patch } from "../../src/views/dom.js";
import { say } from "../fixtures/say.js";

const failure = { seat: "blue", text: "The bot “Mine” could not decide.", substitute: "cautious" };

it("the notice says what went wrong, and lets another bot continue", () => {
  /** @type {any[]} */
  const sent = [];
  const snapshot = { host: { bot_failure: failure } };
  const ctx = /** @type {any} */ ({ snapshot, say, send: (/** @type {any} */ a) => sent.push(a) });
  const root = document.createElement("div");
  patch(root, [botFailureBlock(ctx)]);
  expect(root.querySelector("[role=alert]")?.textContent).toBe(failure.text);
  root.querySelector("button")?.click();
  expect(sent).toEqual([{ type: "replace_bot", seat: "blue", player: "cautious" }]);
});

it("the notice is not there while all bots play", () => {
  expect(botFailureBlock(/** @type {any} */ ({ snapshot: {}, say, send: () => {} }))).toBeNull();
});

import { expect, it } from "vitest";
import { primaryCommand, secondaryCommands } from "../../src/store/barButtons.js";
import { initialUi } from "../../src/store/state.js";

const names = (/** @type {any} */ snapshot) => {
  const ui = initialUi();
  const filled = primaryCommand(snapshot, ui);
  return [filled, ...secondaryCommands(snapshot, ui, filled)].map((each) => each?.name);
};
const bots = { running: false, paused: false, speed: "normal" };

it("only the host decides what follows a game", () => {
  const over = { screen: "over", legal: {}, bots };
  expect(names(over)).toEqual(["again", "save", "new_game"]);
  expect(names({ ...over, guest: {} })).toEqual([undefined, "save"]);
});

it("a guest can stop only their own attack", () => {
  const seats = [];
  const rolling = { screen: "play", legal: {}, bots, seats, rolling: { source: "a", target: "b" } };
  const other = { ...rolling, human: false };
  expect(names(other)).toEqual([null, "stop"].map((name) => name ?? undefined));
  expect(names({ ...other, guest: {} })).toEqual([undefined]);
  expect(names({ ...other, guest: {}, human: true })).toEqual([undefined, "stop"]);
});

it("only the host's screen can continue from a past moment", () => {
  const past = { screen: "past", legal: {}, bots, actor: "red", at: 3 };
  expect(names(past)).toEqual(["back_to_game", "play_on", "edit_position"]);
  expect(names({ ...past, guest: {} })).toEqual(["back_to_game"]);
});

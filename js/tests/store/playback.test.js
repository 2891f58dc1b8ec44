import { describe, expect, it } from "vitest";
import { IDLE, momentSnapshot, newsOf, reducePlayback } from "../../src/store/playback.js";
import { reduceUi } from "../../src/store/reducer.js";
import { initialUi } from "../../src/store/state.js";
import { whenText } from "../../src/views/history.js";
import { say } from "../fixtures/say.js";
import { scenes } from "../fixtures/scenes.js";

const snapshot = { ...scenes.attack(), moves: 12 };
const look = (ui, at, now = snapshot) => reduceUi(ui, { type: "look_back", at }, now);
const arrive = (ui, next) => reduceUi(ui, { type: "snapshot", prev: snapshot }, next);

describe("looking back", () => {
  it("stays within the game", () => {
    expect(look(initialUi(), 99).past.at).toBe(12);
    expect(look(initialUi(), -3).past.at).toBe(0);
    expect(look(look(initialUi(), 3), null).past).toBe(null);
  });

  it("ends by Escape, after anything on top of it", () => {
    let ui = look(initialUi(), 3);
    ui = reduceUi(
      ui,
      { type: "ask_why", why: { id: "roll", question: "Why?", rules: [] } },
      snapshot,
    );
    ui = reduceUi(ui, { type: "back" }, snapshot);
    expect(ui).toMatchObject({ dialog: null, past: { at: 3 } });
    expect(reduceUi(ui, { type: "back" }, snapshot).past).toBe(null);
  });

  it("continues during the game, and follows an undo", () => {
    const ui = look(initialUi(), 12);
    expect(arrive(ui, { ...snapshot, seq: 50, moves: 20 }).past.at).toBe(12);
    expect(arrive(ui, { ...snapshot, seq: 50, moves: 7 }).past.at).toBe(7);
  });

  it("ends when somebody else comes to the screen, and with another game", () => {
    const ui = look(initialUi(), 3);
    for (const change of [
      { viewer: "blue" },
      { private: "covered" },
      { screen: "handover" },
      { game_id: "another" },
    ]) {
      expect(arrive(ui, { ...snapshot, seq: 50, ...change }).past, JSON.stringify(change)).toBe(
        null,
      );
    }
  });

  it("draws a moment as a position without possible actions", () => {
    const moment = { at: 4, news: 1, territories: { brazil: ["blue", 2] }, round: 2, recent: [] };
    const then = momentSnapshot({ ...snapshot, hand: [{ card: "peru" }], undo: true }, moment);
    expect(then).toMatchObject({ screen: "past", round: 2, human: false, legal: {} });
    expect(then).toMatchObject({ hand: null, mission: null });
    for (const now of ["undo", "last", "rolling", "recap"]) expect(then).not.toHaveProperty(now);
    expect(then.territories).toBe(moment.territories);
    expect(then.moves).toBe(12);
  });

  it("says when a moment was, and what the move did", () => {
    expect(whenText({ round: 3 }, 41, 120, say)).toBe("round 3, move 41 of 120");
    expect(whenText({ round: 0 }, 5, 120, say)).toBe("setting up, move 5 of 120");
    expect(whenText({ round: 1 }, 0, 9, say)).toBe("round 1, before the first move");
    const recent = ["a", "b", "c"].map((text) => ({ text }));
    expect(newsOf({ recent, news: 2 }).map(({ text }) => text)).toEqual(["b", "c"]);
    expect(newsOf({ recent, news: 0 })).toEqual([]);
  });
});

describe("the explanation", () => {
  const why = { id: "roll", question: "Why?", rules: ["attack.compare"] };
  const ask = (ui) => reduceUi(ui, { type: "ask_why", why }, snapshot);
  const open = (ui, dialog) => reduceUi(ui, { type: "dialog", dialog }, snapshot);
  const close = (ui) => reduceUi(ui, { type: "dialog", dialog: null }, snapshot);

  it("returns to the dialog from which it was opened", () => {
    const ui = ask(ask(open(initialUi(), "rules")));
    expect(ui).toMatchObject({ dialog: "why", dialogBelow: "rules", why });
    expect(close(ui)).toMatchObject({ dialog: "rules", dialogBelow: null });
    expect(close(close(ui)).dialog).toBe(null);
  });

  it("does not return to a menu", () => {
    expect(close(ask(open(initialUi(), "menu"))).dialog).toBe(null);
  });

  it("keeps a text in the dialog for loading until that dialog is closed", () => {
    let ui = open(initialUi(), "load");
    ui = reduceUi(ui, { type: "local", name: "load", value: { draft: "a text" } }, snapshot);
    ui = close(ask(ui));
    expect(ui.local.load).toEqual({ draft: "a text" });
    expect(close(ui).local).toEqual({});
  });
});

describe("the queue of positions to show", () => {
  it("has one step for each position, in its latest form", () => {
    const step = (playback, more) =>
      reducePlayback(playback, { type: "step_queued", snapshot: { ...snapshot, ...more } });
    const waiting = [{ seq: 50 }, { seq: 51 }, { seq: 52 }].reduce(step, IDLE);
    const { queue } = step(waiting, { seq: 51, redo: true });
    expect(queue.map((one) => one.snapshot.seq)).toEqual([50, 51, 52]);
    expect(queue.map((one) => one.snapshot.redo)).toEqual([false, true, false]);
  });
});

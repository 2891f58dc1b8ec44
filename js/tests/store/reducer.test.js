import { describe, expect, it, vi } from "vitest";
import {
  answerTo,
  guideQuery,
  isAsked,
  neededQueries,
  withQuestions,
} from "../../src/store/queries.js";
import { initialState, reduce } from "../../src/store/reducer.js";
import { createStore } from "../../src/store/state.js";
import { viewModel } from "../../src/store/viewModel.js";
import { scenes, switched } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const guide = { title: "Reinforcement", now: [{ text: "Your 3 cards hold a set.", rule: "x.y" }] };
const attack = (more) => ({ ...scenes.attack(), private: "shown", viewer: "red", ...more });
const start = (snapshot) => initialState({ snapshot, board });
const receive = (state, snapshot) => reduce(state, { type: "received", snapshot });

describe("the guide", () => {
  const taught = attack(switched({ teach: true }));
  const answered = (state) =>
    reduce(state, { type: "answered", query: guideQuery(state), answer: guide });

  it("keeps its last words until the next ones have arrived", () => {
    let state = answered(start(taught));
    expect(viewModel(state).guide).toBe(guide);
    state = receive(state, { ...taught, seq: 41 });
    expect(isAsked(state, guideQuery(state))).toBe(false);
    expect(viewModel(state).guide).toBe(guide);
  });

  it("never shows them to somebody else", () => {
    const state = receive(answered(start(taught)), { ...taught, seq: 41, viewer: "blue" });
    expect(viewModel(state).guide).toBe(undefined);
  });
});

describe("news", () => {
  const drawn = { type: "card_drawn", seat: "red", card: "siam" };
  const held = "Red holds all of Europe.";
  const begun = start(attack({ last: [drawn], moments: [held] }));
  const then = (more) => receive(begun, attack({ last: [], ...more }));

  it("stays while the position does, although it is sent once", () => {
    expect(then({}).snapshot).toMatchObject({ last: [drawn], moments: [held] });
    expect(then({ seq: 41 }).snapshot).toMatchObject({ last: [] });
    expect(then({ seq: 41 }).snapshot.moments).toEqual([]);
  });

  it("is not shown in another language's words", () => {
    expect(reduce(then({}), { type: "reworded" }).snapshot.moments).toEqual([]);
  });

  it("never belongs to somebody else", () => {
    expect(then({ viewer: "blue" }).snapshot.last).toEqual([]);
  });

  it("shows a drawn card only to its owner, until an undo", () => {
    const { moves } = attack();
    const shown = receive(start(attack()), attack({ last: [drawn], seq: 41, moves: moves + 1 }));
    const drawnThen = (more) =>
      receive(shown, attack({ seq: 42, moves: moves + 2, ...more })).ui.drawn;
    expect(drawnThen({})).toEqual(shown.ui.drawn);
    expect(shown.ui.drawn).toBeTruthy();
    expect(drawnThen({ viewer: "blue" })).toBe(null);
    expect(drawnThen({ moves })).toBe(null);
  });
});

describe("answers", () => {
  const pair = {
    kind: "pair",
    source: "north-africa",
    target: "southern-europe",
    armies: 3,
    dice: null,
  };

  it("are requested once, and again when the position has changed", () => {
    let state = reduce(start(attack()), { type: "select", selection: pair });
    const [odds] = neededQueries(state);
    expect(odds).toMatchObject({ what: "odds", armies: 3 });
    const away = reduce(state, { type: "connection", lost: true });
    expect(withQuestions(away)).toBe(away);
    state = withQuestions(state);
    expect(isAsked(state, odds)).toBe(true);
    expect(answerTo(state, odds)).toBe(undefined);
    expect(withQuestions(state)).toBe(state);
    expect(isAsked(receive(state, attack({ seq: 41 })), odds)).toBe(false);
  });

  it("are forgotten when somebody else is at the screen", () => {
    const clause = { type: "query", what: "clause", id: "x.y" };
    const state = reduce(start(attack()), { type: "answered", query: clause, answer: {} });
    expect(isAsked(receive(state, attack({ seq: 41 })), clause)).toBe(true);
    for (const change of [{ viewer: "blue" }, { private: "covered" }, { game_id: "another" }]) {
      expect(isAsked(receive(state, attack({ seq: 41, ...change })), clause)).toBe(false);
    }
  });
});

describe("an outdated snapshot", () => {
  it("changes nothing", () => {
    const state = start(attack());
    expect(receive(state, attack({ seq: 39 })).snapshot).toBe(state.snapshot);
  });
});

describe("the store", () => {
  const counter = () => createStore((n, by) => n + by, 0);

  it("announces several changes as one", () => {
    const store = counter();
    const seen = vi.fn(() => store.get());
    store.subscribe(seen);
    store.batch(() => {
      store.dispatch(1);
      store.batch(() => store.dispatch(2));
    });
    expect(seen.mock.results.map(({ value }) => value)).toEqual([3]);
    store.dispatch(0);
    expect(seen).toHaveBeenCalledOnce();
  });

  it("announces a listener's change after all have heard the one before", () => {
    const store = counter();
    const heard = [];
    store.subscribe(() => {
      heard.push(["first", store.get()]);
      if (store.get() === 1) store.dispatch(1);
    });
    store.subscribe(() => heard.push(["second", store.get()]));
    store.dispatch(1);
    expect(heard).toEqual([
      ["first", 1],
      ["second", 2],
      ["first", 2],
      ["second", 2],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { withHint } from "../../src/store/mapView.js";
import { hintQuery } from "../../src/store/queries.js";
import { initialState, reduce, reduceUi } from "../../src/store/reducer.js";
import { initialUi } from "../../src/store/state.js";
import { scenes } from "../fixtures/scenes.js";
import { board } from "../fixtures/world.js";

const attack = { ...scenes.attack(), screen: "play", human: true };
const opened = (level = "nudge") => reduceUi(initialUi(), { type: "hint", level }, attack);
const arrive = (ui, change, prev = attack) =>
  reduceUi(ui, { type: "snapshot", prev }, { ...prev, seq: prev.seq + 1, ...change });
const follow = (ui) => reduceUi(ui, { type: "hint_followed" }, attack);

describe("a hint", () => {
  it("disappears when somebody acts", () => {
    expect(arrive(opened(), {}).hint).toBeNull();
  });

  it("keeps its level while it is followed, until the turn is over", () => {
    const rolled = arrive(follow(opened("plan")), { human: false });
    expect(rolled.hint).toMatchObject({ level: "plan", followed: true });
    const then = { ...attack, seq: attack.seq + 1, human: false };
    const again = arrive(rolled, { human: true }, then);
    expect(again.hint).toMatchObject({ level: "plan", seq: attack.seq + 2, followed: false });
    expect(arrive(follow(opened()), { turn: "blue" }).hint).toBeNull();
  });

  it("becomes the plan when a nudge that would come again is followed", () => {
    expect(arrive(follow(opened("nudge")), {}).hint).toMatchObject({ level: "plan" });
  });

  it("stays while the attack that it advised goes on by itself", () => {
    const { source, target } = { source: "north-africa", target: "southern-europe" };
    const rolling = { rolling: { source, target, stop_at: 1 } };
    const first = arrive(follow(opened("plan")), rolling);
    expect(first.hint).toMatchObject({ level: "plan", followed: true });
    const then = { ...attack, seq: attack.seq + 1, ...rolling };
    expect(arrive(first, { rolling: null }, then).hint).toMatchObject({ followed: false });
  });

  it("is not for the next person at the screen", () => {
    expect(arrive(follow(opened()), { viewer: "blue" }).hint).toBeNull();
    expect(arrive(follow(opened()), { private: "covered" }).hint).toBeNull();
  });

  it("is closed by a step back, after the choice", () => {
    const choice = { kind: "from", source: "north-africa" };
    const chosen = reduceUi(opened(), { type: "select", selection: choice }, attack);
    const back = reduceUi(chosen, { type: "back" }, attack);
    expect(back).toMatchObject({ selection: { kind: "none" }, hint: { level: "nudge" } });
    expect(reduceUi(back, { type: "back" }, attack).hint).toBeNull();
  });
});

describe("a hint on the map", () => {
  const hint = {
    action: { type: "place", territory: "peru", armies: 2 },
    look: ["peru", "brazil"],
    put: { peru: 2, siam: 1 },
    steps: [
      ["peru", "brazil"],
      ["brazil", "venezuela"],
    ],
  };
  const shown = (level, change = {}) =>
    withHint({ labels: {} }, { ...hint, ...change }, opened(level));

  it("shows only where to look for a nudge", () => {
    const { hint: marks, labels } = shown("nudge");
    expect(marks.arrows).toEqual([]);
    expect(Object.keys(marks.marks)).toEqual(["peru", "brazil"]);
    expect(labels.peru).toEqual(["page-mark-hint-look"]);
  });

  it("shows armies and targets in their order for the plan", () => {
    const { marks, arrows } = shown("plan").hint;
    expect(arrows).toEqual(hint.steps);
    expect(marks.peru).toMatchObject({ kind: "here", text: "+2" });
    expect(marks.siam.text).toBe("+1");
    expect([marks.brazil.text, marks.venezuela.text]).toEqual(["1", "2"]);
    expect(marks.brazil.label).toBe("page-mark-hint-to");
  });

  it("shows from where an attack comes", () => {
    const action = { type: "attack", source: "peru", target: "brazil", armies: 3 };
    const { marks } = shown("plan", { action, put: {} }).hint;
    expect(marks.peru.label).toBe("page-mark-hint-from");
  });

  it("is not there before it has arrived", () => {
    expect(withHint({ labels: {} }, undefined, opened()).hint).toBeUndefined();
  });
});

describe("how many move in", () => {
  const occupy = { ...scenes.occupy(), screen: "play", human: true };
  const [least, most] = occupy.legal.occupy;
  const received = reduce(initialState({ snapshot: occupy, board }), {
    type: "received",
    snapshot: { ...occupy, seq: occupy.seq + 1, proposal: { armies: least, behind: 2, ahead: 1 } },
  });
  const wish = (state, level) => reduce(state, { type: "hint", level });
  const told = (state, armies = most) =>
    reduce(state, {
      type: "answered",
      query: hintQuery(state),
      answer: { action: { type: "occupy", armies } },
    });
  const number = (state) => state.ui.selection.armies;

  it("is what the plan of a hint says, as soon as that is shown", () => {
    expect(most).toBeGreaterThan(least);
    expect(number(received)).toBe(least);
    expect(number(told(wish(received, "plan")))).toBe(most);
    const nudged = told(wish(received, "nudge"));
    expect(number(nudged)).toBe(least);
    expect(number(wish(nudged, "plan"))).toBe(most);
  });

  it("can still be chosen", () => {
    const planned = told(wish(received, "plan"));
    expect(number(reduce(planned, { type: "amount", armies: least }))).toBe(least);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWidget } from "../src/widget.js";
import { classic } from "./fixtures/board.js";
import { scenes } from "./fixtures/scenes.js";
import { catalog, board as world } from "./fixtures/world.js";

/** The host's side of a model, with the kernel played by the test. */
function createModel(state) {
  const data = {
    state,
    outbox: [],
    board: classic(),
    catalog,
    theme: "auto",
    reduced_motion: "on",
  };
  const handlers = new Map();
  const emit = (event, ...args) => {
    for (const handler of [...(handlers.get(event) ?? [])]) handler(...args);
  };
  return {
    data,
    emit,
    get: (name) => data[name],
    set(name, value) {
      data[name] = value;
    },
    save_changes() {},
    on(event, handler) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
    },
    off: (event, handler) => handlers.get(event)?.delete(handler),
    listening: () => [...handlers.values()].reduce((n, set) => n + set.size, 0),
    /** Actions that wait for an answer, without questions. */
    sent: () => data.outbox.map(({ action }) => action).filter(({ type }) => type !== "query"),
    publish(next) {
      data.state = next;
      emit("change:state");
    },
    /** Answers everything that waits. */
    answer(change = {}, verdict = { ok: true }) {
      const acks = data.outbox.map(({ id }) => ({ id, ...verdict }));
      data.state = { ...data.state, ...change, acks };
      emit("change:state");
    },
  };
}

let views;
function show(scene, model = createModel({ ...scenes[scene]() })) {
  const el = document.createElement("div");
  document.body.append(el);
  const end = new AbortController();
  createWidget({ model, el, signal: end.signal });
  views.push(() => end.abort());
  const find = (selector) => el.querySelector(selector);
  return {
    model,
    el,
    find,
    root: find("[data-risk-widget]"),
    message: () => find("[data-message]").textContent,
    click: (selector) => find(selector).click(),
    /** What drawing asks for has been asked for, and what has come is drawn. */
    settled: () => vi.advanceTimersByTimeAsync(0),
    pick: (t) =>
      find(`[data-territory="${t}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true })),
    key: (key, target = find("[data-risk-widget]"), more = {}) =>
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
      ),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  views = [];
});
afterEach(() => {
  for (const end of views) end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("every screen", () => {
  it.each(Object.keys(scenes))(
    "%s: says what can be done, by at most one filled button",
    async (scene) => {
      const { el, root, settled } = show(scene);
      await settled();
      const state = scenes[scene]();
      expect(root.dataset).toMatchObject({ screen: state.screen, seq: String(state.seq) });
      expect(root.getAttribute("data-phase")).toBe(state.phase ?? "");
      const visible = [...el.querySelectorAll(".rw-p")].filter((b) => !b.closest("[hidden]"));
      expect(visible.length).toBeLessThanOrEqual(1);
      for (const node of el.querySelectorAll("button,input,select,[tabindex]")) {
        expect(node.getAttribute("data-lm-suppress-shortcuts"), node.outerHTML).toBe("true");
      }
      expect(el.querySelector("[title]")).toBe(null);
    },
  );
});

describe("what is explained", () => {
  const guide = {
    title: "Reinforcement",
    about: "",
    steps: [],
    at: null,
    now: [{ text: "Your cards hold a set.", rule: "cards.when" }],
    move: null,
    rules: [],
  };
  const taught = async () => {
    const model = createModel({ ...scenes.reinforce(), teach: true, private: "shown" });
    const view = show("reinforce", model);
    await view.settled();
    return view;
  };

  it("is there once the kernel has answered", async () => {
    const { model, el, settled } = await taught();
    model.answer({}, { ok: true, data: guide });
    await settled();
    expect(el.textContent).toContain("Your cards hold a set.");
  });

  it("is dropped where the cards were covered on the way", async () => {
    const { model, el, settled } = await taught();
    model.answer({ private: "covered" }, { ok: true, data: guide });
    await settled();
    expect(el.textContent).not.toContain("Your cards hold a set.");
  });
});

describe("a turn by pointer", () => {
  it("places what is chosen, on the snapshot that it was chosen on", () => {
    const { model, pick, click } = show("reinforce");
    pick("siam");
    click('[aria-label="Armies to place: more"]');
    click('[data-action="place"]');
    expect(model.sent()).toEqual([{ type: "place", territory: "siam", armies: 2 }]);
    expect(model.data.outbox[0].base_seq).toBe(40);
  });

  it("attacks from source to target, and does not send a second click twice", () => {
    const { model, pick, click } = show("attack");
    pick("north-africa");
    pick("southern-europe");
    click('[data-action="roll"]');
    click('[data-action="roll"]');
    expect(model.sent()).toEqual([
      { type: "attack", source: "north-africa", target: "southern-europe", armies: 3 },
    ]);
  });

  it("says a refusal with its clause until the next action", () => {
    const { model, pick, find, message } = show("attack");
    pick("brazil");
    pick("china");
    const refused = {
      ok: false,
      rule: "attack.adjacent",
      message: "Brazil and China do not border each other.",
    };
    model.answer({}, refused);
    expect(message()).toContain(refused.message);
    expect(find("[data-refusal]").dataset.refusal).toBe("attack.adjacent");
    pick("peru");
    expect(find("[data-refusal]")).toBe(null);
  });

  it("says why a closed button is closed", () => {
    const { model, click, message } = show("reinforce");
    click('[data-action="end_phase"]');
    expect(model.sent()).toEqual([]);
    expect(message()).toContain("5 armies are still to be placed.");
  });

  it("trades the cards that are chosen", () => {
    const { model, click, find } = show("reinforce");
    for (const card of ["siam", "alberta", "great-britain"]) click(`[data-card="${card}"]`);
    expect(find('[data-card="siam"]').getAttribute("aria-pressed")).toBe("true");
    click('[data-action="trade"]');
    expect(model.sent()).toEqual([{ type: "trade", cards: ["siam", "alberta", "great-britain"] }]);
  });

  it("trades also by a button beside the cards, which stays there when the filled one trades", () => {
    const { model, click, find, pick } = show("reinforce");
    for (const card of ["siam", "alberta", "great-britain"]) click(`[data-card="${card}"]`);
    const beside = find('.rw-trade [data-action="trade_here"]');
    expect(find(".rw-say .rw-p").dataset.action).toBe("trade");
    pick("brazil");
    expect(find(".rw-trade button")).toBe(beside);
    expect(find('[data-action="trade"]')).toBe(beside);
    beside.click();
    expect(model.sent()).toEqual([{ type: "trade", cards: ["siam", "alberta", "great-britain"] }]);
  });

  it("keeps cards of no set from being traded", () => {
    const { click, find } = show("reinforce");
    for (const card of ["alberta", "great-britain", "quebec"]) click(`[data-card="${card}"]`);
    expect(find('[data-action="trade"]')).toBe(null);
    expect(find(".rw-offers").textContent).toContain("no set");
  });

  it("moves in what the slider says", () => {
    const { model, click, find } = show("occupy");
    click('[aria-label="Armies to move in: fewer"]');
    expect(find('[data-territory="southern-europe"]').dataset.armies).toBe("4");
    click('[data-action="occupy"]');
    expect(model.sent()).toEqual([{ type: "occupy", armies: 4 }]);
  });

  it("goes on rolling down to a limit", async () => {
    const { model, pick, click, find, settled } = show("attack");
    pick("north-africa");
    pick("southern-europe");
    await settled();
    find(".rw-b-until select").value = "3";
    find(".rw-b-until select").dispatchEvent(new Event("change"));
    click('[data-action="roll_until"]');
    expect(model.sent()).toMatchObject([{ type: "roll_until", armies: 3, stop_at: 3 }]);
  });
});

describe("keys", () => {
  it("play a turn: digits, Enter, E, U, Escape", () => {
    const { model, pick, key, message } = show("attack");
    pick("north-africa");
    pick("southern-europe");
    key("2");
    expect(message()).toContain("with 2 armies");
    key("Escape");
    expect(message()).toContain("Choose a target");
    key("e");
    expect(model.sent()).toEqual([{ type: "end_phase" }]);
    model.answer();
    key("u");
    expect(model.sent().at(-1)).toEqual({ type: "undo" });
  });

  it("roll on Enter on the chosen target, not on a key that is held", () => {
    const { model, pick, key, find } = show("attack");
    pick("north-africa");
    pick("southern-europe");
    const target = find('[data-territory="southern-europe"]');
    target.focus();
    key("Enter", target, { repeat: true });
    expect(model.sent()).toEqual([]);
    key("Enter", target);
    expect(model.sent()).toMatchObject([{ type: "attack" }]);
  });

  it("make numbers of two digits where they fit", () => {
    const { pick, key, find } = show("fortify");
    pick("siam");
    pick("india");
    key("1");
    key("0");
    expect(find("[data-action=fortify]").textContent).toContain("Move 10");
    key("9");
    expect(find("[data-action=fortify]").textContent).toContain("Move 9");
  });

  it("do not leave the widget", () => {
    const { el, key } = show("attack");
    const outside = vi.fn();
    el.addEventListener("keydown", outside);
    for (const k of ["x", "d", "ArrowDown", "Enter", "Escape", "b"]) key(k);
    expect(outside).not.toHaveBeenCalled();
  });

  it("are letters while a name is written", async () => {
    const { model, key, find, settled } = show("attack");
    find('[data-action="menu"]').click();
    find('[data-action="new_game"]').click();
    await settled();
    key("e", find('input[aria-label="Player 1: name"]'));
    expect(model.sent()).toEqual([]);
  });
});

describe("the key on the filled button", () => {
  const shown = ({ root, find }) =>
    find(".rw-say .rw-p kbd") !== null && !root.classList.contains("rw-enter-taken");
  const pair = ["north-africa", "southern-europe"];
  const set = ["siam", "alberta", "great-britain"];

  it.each([
    ["reinforce", [], set, "brazil", false],
    ["reinforce", [], set, "siam", false],
    ["reinforce", ["siam"], [], "siam", true],
    ["reinforce", ["siam"], [], "brazil", false],
    ["attack", pair, [], "southern-europe", true],
    ["attack", pair, [], "north-africa", false],
    ["attack", pair, [], "egypt", false],
    ["defend", [], [], "east-africa", true],
    ["defend", [], [], "brazil", true],
    ["occupy", [], [], "brazil", true],
    ["claim", ["brazil"], [], "brazil", true],
    ["claim", ["brazil"], [], "peru", false],
    ["fortify", ["siam", "india"], [], "india", true],
    ["fortify", ["siam", "india"], [], "siam", false],
  ])("%s: %j and %j chosen, the keyboard on %s: %s", (scene, picks, cards, at, pressed) => {
    const view = show(scene);
    for (const t of picks) view.pick(t);
    for (const card of cards) view.click(`[data-card="${card}"]`);
    const before = view.model.sent().length;
    const territory = view.find(`[data-territory="${at}"]`);
    territory.focus();
    expect(shown(view)).toBe(pressed);
    view.key("Enter", territory);
    expect(view.model.sent().length - before).toBe(pressed ? 1 : 0);
  });

  it("is shown where no control has a use for Enter", () => {
    const view = show("attack");
    for (const t of pair) view.pick(t);
    view.find('[data-action="rules"]').focus();
    expect(shown(view)).toBe(false);
    view.root.focus();
    expect(shown(view)).toBe(true);
    view.find(".rw-say .rw-p").focus();
    expect(shown(view)).toBe(true);
  });

  it("follows what is chosen while the keyboard stays where it is", () => {
    const view = show("attack");
    view.pick("north-africa");
    view.find('[data-territory="southern-europe"]').focus();
    expect(shown(view)).toBe(false);
    view.key("Enter", document.activeElement);
    expect(shown(view)).toBe(true);
  });
});

describe("the line of keys", () => {
  const keys = ({ el }) =>
    [...el.querySelectorAll(".rw-keys > span:not([hidden])")].map((item) => item.textContent);

  it.each([
    ["claim", [], ["NP next, previous possible", "Enter choose, then do it"]],
    ["place", ["siam"], ["A all 12 here, one each turn"]],
    ["reinforce", ["siam"], ["1–5+− armies", "A all 5"]],
    ["attack", [], ["E end phase", "U undo"]],
    ["attack", ["north-africa", "southern-europe"], ["1–3+− armies", "A all 3", "Esc back"]],
    ["defend", [], ["1–2 dice", "Enter 2 dice"]],
    ["occupy", [], ["3–5+− armies", "A all 5", "Enter Move 5 in"]],
    ["fortify", ["siam", "india"], ["1–9+− armies", "A all 11"]],
    ["bot", [], ["←↑→↓ next territory"]],
  ])("%s, %j chosen: has %j", (scene, picks, expected) => {
    const view = show(scene);
    for (const t of picks) view.pick(t);
    expect(keys(view)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["reinforce", [], /armies|all|end phase|back|redo/],
    ["place", [], /armies|all|end phase/],
    ["attack", [], /armies|all|back|redo/],
    ["defend", [], /possible|choose|armies|all|end phase|back/],
    ["bot", [], /possible|Enter|armies|all|end phase|back/],
    ["handover", [], /territory|possible|armies|all|end phase|undo/],
  ])("%s, %j chosen: says nothing of %s", (scene, picks, missing) => {
    const view = show(scene);
    for (const t of picks) view.pick(t);
    expect(keys(view).join(" · ")).not.toMatch(missing);
  });

  it("names ? where something can be asked, and redo where something was undone", () => {
    expect(keys(show("attack"))).not.toContain("? why");
    const view = show("fortify");
    expect(keys(view)).toContain("? why");
    view.model.publish({ ...scenes.fortify(), seq: 41, redo: true });
    expect(keys(view)).toContain("Shift+U redo");
  });
});

describe("the defender's dice", () => {
  const choices = [
    { dice: 1, attacker: 0.34, defender: 0.66 },
    { dice: 2, attacker: 0.92, defender: 1.08 },
  ];
  it.each([
    ["red", "1 dieyou lose 0.66 on average"],
    ["third", "1 dieit loses 0.66 on average"],
  ])("say what they cost whom: %s", async (defender, text) => {
    const { model, find, settled } = show("defend");
    const { battle } = scenes.defend();
    model.publish({ ...scenes.defend(), seq: 41, battle: { ...battle, defender } });
    await settled();
    model.answer({}, { ok: true, data: { choices } });
    await settled();
    expect(find('[data-action="defend-1"]').textContent).toBe(text);
  });
});

describe("snapshots", () => {
  it("that are older than the one shown change nothing", () => {
    const { model, root } = show("attack");
    model.publish({ ...scenes.fortify(), seq: 39 });
    expect(root.dataset).toMatchObject({ seq: "40", phase: "attack" });
    model.publish({ ...scenes.fortify(), seq: 1, game_id: "another" });
    expect(root.dataset).toMatchObject({ seq: "1", phase: "fortify" });
  });

  it("bring another board, which has waited for them", () => {
    const { model, root, find } = show("attack");
    model.data.board = world;
    model.emit("change:board");
    model.emit("change:catalog");
    expect(root.dataset.seq).toBe("40");
    expect(find('[data-territory="alaska"]')).not.toBe(null);
    model.publish({ ...scenes.fortify(), seq: 1, game_id: "another" });
    expect(root.dataset.seq).toBe("1");
    expect(find('[data-territory="alaska"]')).toBe(null);
  });

  it("leave the focus where it is, or move it on when its place is gone", () => {
    const { model, find } = show("attack");
    find('[data-action="rules"]').focus();
    model.publish({ ...scenes.result(), seq: 41 });
    expect(document.activeElement).toBe(find('[data-action="rules"]'));
    find('[data-action="end_phase"]').focus();
    model.publish({ ...scenes.handover(), seq: 42 });
    expect(document.activeElement).toBe(find('[data-action="ready"]'));
  });

  it("do not take away what is being written", async () => {
    const { model, find, settled } = show("attack");
    find('[data-action="menu"]').click();
    find('[data-action="new_game"]').click();
    await settled();
    const field = find('input[aria-label="Player 1: name"]');
    field.value = "Grace";
    field.dispatchEvent(new Event("input"));
    model.publish({ ...scenes.bot(), seq: 41 });
    expect(find('input[aria-label="Player 1: name"]')).toBe(field);
    expect(field.value).toBe("Grace");
  });

  it("are spoken once", () => {
    const { model, find } = show("attack");
    const live = find("[aria-live]");
    expect(live.textContent).toBe("");
    model.publish(scenes.result());
    expect(live.textContent).toContain("6 4 2 against 5 4");
    model.publish({ ...scenes.result(), seq: 42 });
    expect(live.textContent.match(/6 4 2/g)).toHaveLength(1);
  });
});

describe("the roll", () => {
  it("pairs the dice as they are compared, and leaves the unpaired one out", () => {
    const { el, find } = show("result");
    expect([...el.querySelectorAll("[data-die]")].map((d) => d.dataset.die).join("")).toBe("64254");
    const compared = [...el.querySelectorAll(".rw-cmp")].map((c) => c.textContent);
    expect(compared).toEqual(["6 > 5 Blue −1", "4 = 4 tie: Red −1", "no pair"]);
    expect(find(".rw-loss").textContent).toContain("North Africa 8 7");
  });

  it("tumbles for 300 ms, unless movement is not wished", () => {
    const model = createModel(scenes.attack());
    model.data.reduced_motion = "off";
    const { el } = show("attack", model);
    const dice = () => [...el.querySelectorAll("[data-die]")].map((d) => d.dataset.die).join("");
    model.publish(scenes.result());
    expect(dice()).not.toBe("64254");
    vi.advanceTimersByTime(300);
    expect(dice()).toBe("64254");
  });
});

describe("a kernel that does not answer", () => {
  it("closes every control and says what to do, until it answers", () => {
    const { model, el, find, click } = show("attack");
    click('[data-action="end_phase"]');
    vi.advanceTimersByTime(10_000);
    expect(find("[role=alert]").textContent).toContain("run the cell again");
    const open = [...el.querySelectorAll("button")].filter((b) => !b.matches(":disabled"));
    expect(open.filter((b) => !b.closest("fieldset[disabled]"))).toEqual([]);
    model.answer();
    expect(find("[role=alert]")).toBe(null);
  });
});

describe("dialogs", () => {
  it("ask before a game is given up", () => {
    const { model, click } = show("attack");
    click('[data-action="menu"]');
    click('[data-action="end_now"]');
    expect(model.sent()).toEqual([]);
    click('[data-action="confirm"]');
    expect(model.sent()).toEqual([{ type: "end_now" }]);
  });

  it("start a new game only after it has been confirmed, and send it whole", async () => {
    const { model, click, find, el, settled } = show("attack");
    click('[data-action="menu"]');
    click('[data-action="new_game"]');
    await settled();
    el.querySelector("form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(model.sent()).toEqual([]);
    expect(find(".rw-dlg").textContent).toContain("round 7");
    click('[data-action="confirm"]');
    expect(model.sent()).toMatchObject([{ type: "new_game", edition: "nordic", mode: "missions" }]);
  });

  it("say in the form why the kernel does not start a game", async () => {
    const { model, el, find, settled } = show("setup");
    await settled();
    el.querySelector("form").dispatchEvent(new Event("submit", { cancelable: true }));
    model.answer({}, { ok: false, rule: "protocol.new-game", message: "Nordic has no such mode." });
    expect(find(".rw-new .rw-refusal").textContent).toBe("Nordic has no such mode.");
    const name = find('input[aria-label="Player 1: name"]');
    name.value = "Ada";
    name.dispatchEvent(new Event("input"));
    expect(find(".rw-new .rw-refusal").textContent).toBe("");
  });

  it("have the focus on what is chosen", () => {
    const { find, click } = show("attack");
    click('[data-action="menu"]');
    click('[data-action="new_game"]');
    expect(document.activeElement).toBe(find('input[name$="-edition"]:checked'));
  });

  it("close on Escape and give the focus back", () => {
    const { find, key, click } = show("attack");
    find('[data-action="rules"]').focus();
    click('[data-action="rules"]');
    expect(document.activeElement).toBe(find('[data-action="close"]'));
    key("Escape", document.activeElement);
    expect(document.activeElement).toBe(find('[data-action="rules"]'));
  });

  it("hide the board's controls behind them", () => {
    const { find, click } = show("attack");
    click('[data-action="rules"]');
    for (const part of [".rw-top", ".rw-say", ".rw-main"])
      expect(find(part).hasAttribute("inert")).toBe(true);
  });

  it("hand the screen over without anything private on it", () => {
    const { model, el, click } = show("handover");
    expect(el.querySelector("[data-card],[data-mission]")).toBe(null);
    click('[data-action="ready"]');
    expect(model.sent()).toEqual([{ type: "ready", seat: "blue" }]);
  });
});

describe("two views of one model", () => {
  it("show the same position, and choose each for itself", () => {
    const first = show("attack");
    const second = show("attack", first.model);
    first.pick("siam");
    expect(first.message()).toContain("Siam");
    expect(second.message()).not.toContain("Siam");
    first.model.publish({ ...scenes.fortify(), seq: 41 });
    expect([first.root.dataset.phase, second.root.dataset.phase]).toEqual(["fortify", "fortify"]);
  });

  it("leave nothing behind when they close", async () => {
    const { model, el, click, settled } = show("attack");
    click('[data-action="rules"]');
    await settled();
    for (const end of views.splice(0)) end();
    expect(el.childElementCount).toBe(0);
    expect(model.listening()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("where the kernel has no threads", () => {
  it("the page gives the beat for the bots", () => {
    const { model } = show("bot");
    model.publish({
      ...scenes.bot(),
      seq: 42,
      bots: { running: true, paused: false, speed: "fast", tick: 50 },
    });
    expect(model.sent()).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(model.sent()).toEqual([{ type: "resume" }]);
  });
});

// @module-tag thorough
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes, switched } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

/** Make a model for somebody who likes motion. */
function moving(snapshot) {
  const model = createModel(snapshot);
  model.set("reduced_motion", "off");
  return model;
}

describe("an explanation", () => {
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
    const model = createModel({
      ...scenes.reinforce(),
      ...switched({ teach: true }),
      private: "shown",
    });
    const view = show("reinforce", model);
    await view.settled();
    return view;
  };

  it("appears once the kernel has answered", async () => {
    const { model, el, settled } = await taught();
    model.answer({}, { ok: true, data: guide });
    await settled();
    expect(el.textContent).toContain("Your cards hold a set.");
  });

  it("is dropped if the cards were covered meanwhile", async () => {
    const { model, el, settled } = await taught();
    model.answer({ private: "covered" }, { ok: true, data: guide });
    await settled();
    expect(el.textContent).not.toContain("Your cards hold a set.");
  });
});

describe("the hand", () => {
  const held = (snapshot) => {
    const { el } = show("reinforce", createModel(snapshot));
    return [...el.querySelectorAll(".rw-hand [data-card]")].map(({ dataset }) => dataset.card);
  };

  it("is visible whenever the person may see it: in their turn, and while others play", () => {
    const { hand } = scenes.reinforce();
    const cards = hand.map(({ card }) => card);
    expect(held(scenes.reinforce())).toEqual(cards);
    tidy();
    expect(held({ ...scenes.attack(), hand, private: "shown" })).toEqual(cards);
    tidy();
    expect(held({ ...scenes.bot(), hand, private: "shown" })).toEqual(cards);
    tidy();
    expect(held({ ...scenes.reinforce(), private: "covered" })).toEqual([]);
  });

  it("says how to get a card if it is empty", () => {
    const { el } = show("reinforce", createModel({ ...scenes.reinforce(), hand: [], legal: {} }));
    expect(el.querySelector(".rw-hand").textContent).toBe(
      "You earn one by capturing a territory in your turn.",
    );
  });

  it("turns a card over that has just been drawn, until the next turn of its owner", () => {
    const { hand, ...before } = scenes.bot();
    const card = { card: "siam", symbol: "infantry", territory: "siam", owned: false };
    const seat = before.viewer;
    const { model, el } = show("bot", moving({ ...before, hand: [], private: "shown" }));
    const drawn = { type: "card_drawn", seat, card: "siam" };
    const mine = { ...before, private: "shown", hand: [card] };
    model.publish({ ...mine, seq: before.seq + 1, last: [drawn] });
    const turned = () => el.querySelectorAll(".rw-drawn").length;
    expect(turned()).toBe(1);
    model.publish({ ...mine, seq: before.seq + 2, last: [] });
    expect(turned()).toBe(1);
    model.publish({ ...mine, seq: before.seq + 3, last: [], turn: seat, phase: "reinforce" });
    expect(turned()).toBe(0);
  });

  it("is mentioned in its owner's next sentence", () => {
    const before = scenes.fortify();
    const card = { card: "siam", symbol: "infantry", territory: "siam", owned: false };
    const drawn = { type: "card_drawn", seat: before.viewer, card: "siam" };
    const mine = { ...before, private: "shown", hand: [card] };
    const { model, message } = show("fortify", createModel({ ...mine, last: [drawn] }));
    expect(message()).toContain("You draw Siam");
    model.publish({ ...mine, seq: before.seq + 1, last: [] });
    expect(message()).not.toContain("You draw");
  });

  it("does not move a drawn card if motion is reduced", () => {
    const { hand, ...before } = scenes.bot();
    const card = { card: "siam", symbol: "infantry", territory: "siam", owned: false };
    const mine = { ...before, private: "shown", hand: [card] };
    const { model, el } = show("bot", createModel(mine));
    const drawn = { type: "card_drawn", seat: before.viewer, card: "siam" };
    model.publish({ ...mine, seq: before.seq + 1, last: [drawn] });
    expect(el.querySelectorAll("[data-card]").length).toBe(1);
    expect(el.querySelectorAll(".rw-drawn").length).toBe(0);
  });
});

describe("a traded set", () => {
  const snapshot = scenes.trade();
  const [first, second, third, ...rest] = snapshot.hand;
  const cards = [first, second, third].map(({ card }) => card);
  const traded = {
    ...snapshot,
    seq: 41,
    hand: rest,
    legal: { ...snapshot.legal, trade: undefined, end_refused: undefined },
    to_place: 8,
    last: [{ type: "traded", seat: snapshot.viewer, cards, armies: 8, set_number: 1 }],
  };
  const lifted = (el) => [...el.querySelectorAll(".rw-traded b")].map((name) => name.textContent);
  const come = (el) => el.querySelectorAll(".rw-new, .rw-come").length;

  it("lifts and disappears, its armies come, and the sentence says how many", () => {
    const { model, el, message } = show("trade", moving(snapshot));
    model.publish(traded);
    expect(lifted(el)).toHaveLength(3);
    expect(come(el)).toBeGreaterThan(0);
    expect(message()).toContain("Your set has brought 8 armies.");
    model.publish({ ...traded, seq: 42, last: [] });
    expect(lifted(el)).toEqual([]);
    expect(come(el)).toBe(0);
  });

  it("does not move if motion is reduced, nor after an undo", () => {
    const still = show("trade", createModel(snapshot));
    still.model.publish(traded);
    expect([lifted(still.el), come(still.el)]).toEqual([[], 0]);
    expect(still.message()).toContain("8 armies");
    tidy();
    const { model, el } = show("trade", moving(traded));
    model.publish({ ...snapshot, seq: 42, moves: snapshot.moves - 1 });
    expect(lifted(el)).toEqual([]);
  });
});

describe("a card earned by a capture", () => {
  const earned = (drawn, change = {}) => {
    const { cards, ...snapshot } = scenes.attack();
    const own = { viewer: snapshot.turn, private: "shown", hand: [] };
    const now = { ...snapshot, ...own, cards: { ...cards, earned: drawn }, ...change };
    return show("attack", createModel(now)).find(".rw-block-cards").textContent;
  };

  it("is announced in the corner of the cards, with when it comes", () => {
    expect(earned("after_combat")).toContain("You draw a card when you end the attack");
    tidy();
    expect(earned("end_of_turn")).toContain("You draw a card at the end of your turn");
    tidy();
    expect(earned(undefined)).toContain("You earn one by capturing");
  });

  it("gives its place to a trade that is due", () => {
    const { cards, ...snapshot } = scenes.trade();
    const own = { viewer: snapshot.turn, private: "shown" };
    const now = { ...snapshot, ...own, cards: { ...cards, earned: "after_combat" } };
    const { find } = show("trade", createModel(now));
    expect(find(".rw-block-cards .rw-trade")).not.toBe(null);
  });

  it("is nobody else's", () => {
    expect(earned("after_combat", { turn: "green" })).not.toContain("You draw");
  });
});

describe("the panel", () => {
  const own = { private: "shown", recap: { since: ["Blue took Peru from you.", "You hold 13."] } };
  const mission = { id: "m", text: "Hold 24 territories.", continents: [], to_take: [] };
  const blocks = (scene, change) =>
    [
      ...show(scene, createModel({ ...scenes[scene](), ...own, ...change })).el.querySelectorAll(
        ".rw-side section",
      ),
    ].map(({ className }) => /rw-block-(since|mission|odds-full|log)/.exec(className)?.[1]);

  it("reports the news while armies are placed", () => {
    expect(blocks("reinforce", { placed: { brazil: 1 } })).toContain("since");
  });

  it("has the mission above everything that a decision does not need", () => {
    const seen = blocks("reinforce", { mission });
    expect(seen.indexOf("mission")).toBeLessThan(seen.indexOf("since"));
  });
});

describe("the head", () => {
  const head = (seats, change = {}) => {
    const snapshot = scenes.reinforce();
    const rows = snapshot.seats.map((row, i) => ({ ...row, player: seats[i] ?? "cautious" }));
    const model = createModel({ ...snapshot, seats: rows, viewer: snapshot.turn, ...change });
    const { find } = show("reinforce", model);
    return find(".rw-whose-turn b").textContent;
  };
  const { turn, seats } = scenes.reinforce();
  const at = (seat) => seats.map((row) => (row.seat === seat ? "human" : "cautious"));

  it("calls a single person you, and names the player on turn if there are more", () => {
    expect(head(at(turn))).toBe("Your turn");
    tidy();
    const { name } = seats.find((row) => row.seat === turn);
    expect(head(seats.map(() => "human"))).toBe(name);
    tidy();
    expect(head(at(turn), { screen: "over", over: { ...scenes.over().over, winner: turn } })).toBe(
      "You",
    );
  });

  it("offers a hint when the person has to decide", () => {
    const hint = (scene) => show(scene).find('.rw-header [data-action="hint"]');
    expect(hint("attack").getAttribute("aria-disabled")).toBe("false");
    tidy();
    expect(hint("bot").getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a refused question", () => {
  const message = "A hint is for the person whose turn it is.";

  it.each([
    ["dice", "attack"],
    ["review", "over"],
  ])("is reported in the window that asked: %s", async (dialog, scene) => {
    const { model, el, click, settled } = show(scene);
    if (scene !== "over") click('[data-action="menu"]');
    click(`[data-action="${dialog}"]`);
    await settled();
    model.answer({}, { ok: false, rule: "protocol.malformed", message });
    await settled();
    expect(el.querySelector(".rw-veil").textContent).toContain(message);
  });

  it("is reported where the hint would be", async () => {
    const { model, el, click, settled } = show("attack");
    click('[data-action="hint"]');
    await settled();
    model.answer({}, { ok: false, rule: "protocol.malformed", message });
    await settled();
    expect(el.querySelector(".rw-block-hint").textContent).toContain(message);
  });
});

describe("an addition to a hint", () => {
  const step = ["peru", "brazil"];
  const data = { nudge: "Look.", look: [], sentences: ["Attack."], put: {} };
  const said = async (change) => {
    const { model, el, click, settled } = show("attack");
    click('[data-action="hint"]');
    await settled();
    const action = { type: "attack", source: "peru", target: "brazil", armies: 3 };
    model.answer({}, { ok: true, data: { ...data, action, steps: [step], ...change } });
    await settled();
    click('.rw-block-hint [value="plan"]');
    await settled();
    return el.querySelector(".rw-block-hint").textContent;
  };

  const numbered = "The first 5 attacks are numbered";

  it.each([["how many attacks have numbers on the map", { steps: Array(8).fill(step) }, numbered]])(
    "is %s, if that is so",
    async (_, change, words) => {
      expect(await said(change)).toContain(words);
    },
  );

  it("is missing if all attacks have numbers", async () => {
    expect(await said({ steps: Array(5).fill(step) })).not.toContain("numbered");
  });
});

describe("a hint to trade", () => {
  it("marks its cards, once the plan is asked for", async () => {
    const { model, el, click, settled } = show("trade");
    click('[data-action="hint"]');
    await settled();
    const cards = ["siam", "alberta", "wild-1"];
    const action = { type: "trade", cards };
    const data = { action, nudge: "Cards.", look: [], sentences: ["."], put: {}, steps: [] };
    model.answer({}, { ok: true, data });
    await settled();
    const marked = () =>
      [...el.querySelectorAll("[data-card].rw-hint-card")].map(({ dataset }) => dataset.card);
    expect(marked()).toEqual([]);
    click('.rw-block-hint [value="plan"]');
    await settled();
    expect(marked()).toEqual(cards);
  });
});

describe("the seed's hash", () => {
  it("can be looked up before the first move", async () => {
    const { model, el, click, settled } = show("claim");
    expect(model.data.state.moves).toBe(0);
    click('[data-action="menu"]');
    click('[data-action="dice"]');
    await settled();
    const data = { sentence: "No dice.", seed: "SHA-256: 1234", rows: [], rolls: [] };
    model.answer({}, { ok: true, data });
    await settled();
    expect(el.querySelector(".rw-veil").textContent).toContain("1234");
  });
});

describe("the roll", () => {
  it("lies on the map, and is described next to it", () => {
    const { el, find } = show("result");
    expect({ ...find(".rw-map .dice").dataset }).toEqual({ attack: "6 4 2", defence: "5 4" });
    expect(el.querySelector(".rw-side [data-die]")).toBe(null);
    const compared = [...el.querySelectorAll(".rw-comparison")].map((c) => c.textContent);
    expect(compared).toEqual(["6 > 5 Ben −1", "4 = 4 tie: Ada −1"]);
    // The map shows the remaining armies.
    expect(find(".rw-loss")).toBe(null);
  });

  it("is good for the side that loses nothing by it", () => {
    const result = scenes.result();
    const good = (viewer) =>
      [
        ...show("result", createModel({ ...result, viewer })).el.querySelectorAll(".rw-comparison"),
      ].map((each) => each.classList.contains("rw-won"));
    expect(good(result.battle.attacker)).toEqual([true, false]);
    tidy();
    expect(good(result.battle.defender)).toEqual([false, true]);
  });

  it("is no longer described once its armies have moved in by a separate action", () => {
    const occupy = scenes.occupy();
    const { source, target, attacker } = occupy.battle;
    const { find, model } = show("occupy", createModel(occupy));
    expect(find(".rw-block-roll")).not.toBe(null);
    const territories = { ...occupy.territories, [target]: [attacker, 3] };
    const last = [{ type: "occupied", seat: attacker, source, target, armies: 3 }];
    const legal = scenes.attack().legal;
    model.answer({ phase: "attack", legal, territories, last, seq: 41 });
    expect(find(".rw-block-roll")).toBe(null);
  });

  it("is described only while no other attack is chosen", () => {
    const { find, pick, key } = show("result");
    expect(find(".rw-block-roll")).not.toBe(null);
    key("Escape");
    const told = () => find(".rw-block-roll") !== null;
    pick("north-africa");
    pick("southern-europe");
    expect(told()).toBe(true);
    key("Escape");
    key("Escape");
    pick("siam");
    expect(told()).toBe(false);
    pick("china");
    expect(told()).toBe(false);
  });

  describe("that has just arrived", () => {
    function rolled() {
      const model = createModel(scenes.attack());
      model.data.reduced_motion = "off";
      const page = show("attack", model);
      const dice = () => {
        const { attack, defence } = page.find(".rw-map .dice").dataset;
        return attack && `${attack}, ${defence}`;
      };
      const before = page.el.querySelector(".rw-play").textContent;
      model.publish(scenes.result());
      return { ...page, model, dice, before };
    }

    it("shows no consequences before its dice lie still", () => {
      const { el, dice, find } = rolled();
      const tag = () => find('[data-territory="southern-europe"]').dataset.armies;
      const [message, armies] = [find("[data-message]").textContent, tag()];
      expect(el.querySelectorAll(".dice .die")).toHaveLength(5);
      vi.advanceTimersByTime(700);
      expect([find("[data-message]").textContent, tag()]).toEqual([message, armies]);
      // The armies are taken off the tags first.
      vi.advanceTimersByTime(100);
      expect(find("[data-message]").textContent).toBe(message);
      expect(tag()).not.toBe(armies);
      vi.advanceTimersByTime(200);
      expect(dice()).toBe("6 4 2, 5 4");
      expect(find("[data-message]").textContent).not.toBe(message);
    });

    it("offers no button that seems to work", () => {
      const { el } = rolled();
      const buttons = () => [...el.querySelectorAll(".rw-actions button")];
      const off = () => buttons().filter((b) => b.getAttribute("aria-disabled") === "true");
      expect(buttons().length).toBeGreaterThan(0);
      expect(off()).toEqual(buttons());
      vi.advanceTimersByTime(5000);
      expect(off()).toEqual([]);
    });

    it.each([
      ["pointerdown", () => new Event("pointerdown", { bubbles: true })],
      ["key", () => new KeyboardEvent("keydown", { key: "x", bubbles: true })],
    ])("is skipped by any %s, which does nothing else", (_, press) => {
      const { dice, find, model } = rolled();
      find("[data-message]").dispatchEvent(press());
      expect(dice()).toBe("6 4 2, 5 4");
      expect(model.sent().filter(({ type }) => type !== "query")).toEqual([]);
    });

    it("is shown at once if motion is reduced", () => {
      const { model, find } = show("attack");
      model.publish(scenes.result());
      const { attack, defence } = find(".rw-map .dice").dataset;
      expect([attack, defence]).toEqual(["6 4 2", "5 4"]);
    });

    it("is ended by its undo", () => {
      const { model, find } = rolled();
      model.publish({ ...scenes.attack(), seq: scenes.result().seq + 1, moves: 0 });
      expect(find('[data-territory="siam"]').dataset.armies).toBe(
        String(scenes.attack().territories.siam[1]),
      );
    });
  });
});

describe("a newly drawn card", () => {
  /** Draw a card at the end of a person's turn. */
  async function draw() {
    const { model, el, settled, click } = show("fortify");
    const news = () => el.querySelector(".rw-map-box .rw-card-news b")?.textContent;
    expect(news()).toBeUndefined();
    const now = scenes.fortify();
    const hand = [{ card: "siam", symbol: "infantry", territory: "siam", owned: false }];
    const last = [{ type: "card_drawn", seat: now.viewer, card: "siam" }];
    const drawn = { ...now, seq: now.seq + 1, moves: now.moves + 1, private: "shown", hand, last };
    const others = { ...drawn, human: false, legal: {}, actor: "blue", turn: "blue" };
    model.publish(others);
    await settled();
    expect(news()).toBe("Siam");
    return { model, settled, click, news, now, drawn, others };
  }

  it("lies over the map for a moment", async () => {
    const { model, news, others, settled } = await draw();
    vi.advanceTimersByTime(2000);
    await settled();
    expect(news()).toBe("Siam");
    vi.advanceTimersByTime(1000);
    await settled();
    expect(news()).toBeUndefined();
    // News that is sent again, for example in another language, is not news.
    model.publish({ ...others, seq: others.seq + 1 });
    await settled();
    expect(news()).toBeUndefined();
  });

  it("is put away by a tap", async () => {
    const { click, news, settled } = await draw();
    click(".rw-card-news");
    await settled();
    expect(news()).toBeUndefined();
  });

  it("lies there at most until its owner's next turn begins", async () => {
    const { model, settled, news, now, drawn } = await draw();
    const next = { ...drawn, seq: now.seq + 2, moves: now.moves + 2, last: [] };
    model.publish({ ...next, phase: "reinforce", turn: now.viewer, actor: now.viewer });
    await settled();
    expect(news()).toBeUndefined();
  });
});

describe("the keys and marks", () => {
  it("explain what is on the map too", async () => {
    const { click, el, settled } = show("attack");
    click('[data-action="keys"]');
    await settled();
    const told = [...el.querySelectorAll(".rw-marks .legend li")].map((li) => li.textContent);
    expect(told).toContain("needed for your mission");
    expect(told).not.toContain("your capital, secret");
    expect(el.querySelector(".rw-marks p").textContent).toContain("across the sea");
  });
});

describe("the defender's dice", () => {
  const choices = [
    { dice: 1, attacker: 0.34, defender: 0.66, hold: 0.41 },
    { dice: 2, attacker: 0.92, defender: 1.08, hold: 0.52 },
  ];
  it("say how likely they hold the territory, and the panel says what both sides lose on average", async () => {
    const { model, find, settled } = show("defend");
    model.publish({ ...scenes.defend(), seq: 41 });
    await settled();
    model.answer({}, { ok: true, data: { choices } });
    await settled();
    expect(find('[data-action="defend-1"]').textContent).toBe("1 die41% to hold 1");
    expect(find('[data-action="defend-2"]').textContent).toContain("2 dice52% to hold");
    expect(find('tr[data-dice="1"]').textContent).toBe("1 die0.70.3");
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

  it("start a new game only after a confirmation, and send it complete", async () => {
    const { model, click, find, el, settled } = show("attack");
    click('[data-action="menu"]');
    click('[data-action="new_game"]');
    await settled();
    el.querySelector("form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(model.sent()).toEqual([]);
    expect(find(".rw-dialog").textContent).toContain("round 7");
    click('[data-action="confirm"]');
    expect(model.sent()).toMatchObject([{ type: "new_game", edition: "nordic", mode: "missions" }]);
  });

  it("say in the form why the kernel does not start a game", async () => {
    const { model, el, find, click, settled } = show("setup");
    await settled();
    click('[data-action="choose_everything"]');
    el.querySelector("form").dispatchEvent(new Event("submit", { cancelable: true }));
    model.answer({}, { ok: false, rule: "protocol.new-game", message: "Nordic has no such mode." });
    expect(find(".rw-new-game .rw-refusal").textContent).toBe("Nordic has no such mode.");
    const name = find('input[aria-label="Player 1: name"]');
    name.value = "Ada";
    name.dispatchEvent(new Event("input"));
    expect(find(".rw-new-game .rw-refusal").textContent).toBe("");
  });

  it("begin a short game against bots at the player's level by one button", () => {
    const { model, el, find } = show("setup");
    expect(find("[data-action=start_game]")).toBe(null);
    el.querySelector("form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(model.sent()).toMatchObject([
      {
        type: "new_game",
        edition: "nordic",
        mode: "missions",
        seats: [{ player: "human" }, { player: "my-level" }, { player: "my-level" }],
      },
    ]);
  });

  it("have the focus on what is chosen", () => {
    const { find, click } = show("attack");
    click('[data-action="menu"]');
    click('[data-action="new_game"]');
    expect(document.activeElement).toBe(find('input[name$="-edition"]:checked'));
  });

  it("open a lesson over the form", () => {
    const { model, click } = show("setup");
    click('[data-action="learn"]');
    expect(model.sent()).toEqual([{ type: "lesson", do: "open" }]);
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
    for (const part of [".rw-header", ".rw-sentence-bar", ".rw-main"])
      expect(find(part).hasAttribute("inert")).toBe(true);
  });

  it("hand the screen over without anything private on it", () => {
    const { model, el, click } = show("handover");
    expect(el.querySelector("[data-card],[data-mission]")).toBe(null);
    click('[data-action="ready"]');
    expect(model.sent()).toEqual([{ type: "ready", seat: "blue" }]);
  });
});

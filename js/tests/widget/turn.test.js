// @module-tag thorough
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bestSets } from "../../src/store/selection.js";
import { scenes, switched } from "../fixtures/scenes.js";
import { createModel, show, tidy, toldKeys } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

describe("a turn by pointer", () => {
  it("closes the menu by a tap outside it, which does nothing else", () => {
    const { model, find, click } = show("attack");
    const press = (pointerType) => {
      const down = Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType });
      const end = find('[data-action="end_phase"]');
      end.dispatchEvent(down);
      end.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    };
    click('[data-action="menu"]');
    press("touch");
    expect(find(".rw-menu")).toBeNull();
    expect(model.sent()).toEqual([]);
    press("touch");
    expect(model.sent()).toEqual([{ type: "end_phase" }]);
  });

  it.each([
    ["evaluation", "evaluation"],
    ["confirm_steps", "confirm"],
    ["teach", "teach"],
  ])("switches %s while an action waits for its answer, and the other way round", (name, type) => {
    for (const order of [
      ["end", "switch"],
      ["switch", "end"],
    ]) {
      const { model, click } = show("attack");
      click('[data-action="menu"]');
      click('[data-action="menu_settings"]');
      const press = {
        end: () => click('[data-action="end_phase"]'),
        switch: () => click(`.rw-menu [data-action="${name}"]`),
      };
      for (const what of order) press[what]();
      expect(model.sent()).toEqual(
        order.map((what) => (what === "end" ? { type: "end_phase" } : { type, value: true })),
      );
    }
  });

  const one = { type: "place", territory: "siam", armies: 1 };

  it("places an army by each click, each after the answer to the one before", () => {
    const { model, pick } = show("reinforce");
    for (let n = 0; n < 3; n++) pick("siam");
    const waiting = () =>
      model.data.outbox
        .filter(({ action }) => action.type === "place")
        .map(({ action, base_seq: seq }) => [action, seq]);
    expect(waiting()).toEqual([[one, 40]]);
    for (const seq of [41, 42]) {
      model.answer({ seq });
      expect(waiting()).toEqual([[one, seq]]);
    }
    model.answer({ seq: 43 });
    vi.advanceTimersByTime(2000);
    expect(waiting()).toEqual([]);
  });

  it("forgets clicks that came too late", () => {
    const { model, pick } = show("reinforce");
    for (let n = 0; n < 3; n++) pick("siam");
    const [first] = model.data.outbox;
    model.answer({ ...scenes.attack(), seq: 41 });
    vi.advanceTimersByTime(2000);
    expect(model.sent()).toEqual([]);
    expect(model.data.outbox).not.toContain(first);
  });

  describe("in set-up", () => {
    const seats = (people) =>
      scenes.place().seats.map((row, i) => ({ ...row, player: i < people ? "human" : "easy" }));
    const bots = { ...scenes.place().bots, running: true };
    const mine = "brazil";
    const own = (seq, people = 1) => ({ ...scenes.place(), seats: seats(people), seq });
    const bot = (seq, people = 1) => ({
      ...own(seq, people),
      ...{ human: false, actor: seats(people).at(-1).seat, legal: {}, bots },
    });
    const army = { type: "place", territory: mine, armies: 1 };

    /** Return the armies that are placed when this snapshot arrives. */
    const placedAt = (model, next) => {
      model.answer(next);
      const sent = model.data.outbox.filter(({ base_seq: seq }) => seq === next.seq);
      return sent.map(({ action }) => action).filter(({ type }) => type === "place");
    };

    it("keeps clicks while the bots place theirs", () => {
      const { model, pick } = show("place", createModel(own(40)));
      pick(mine);
      pick(mine);
      expect(placedAt(model, bot(41))).toEqual([]);
      pick(mine);
      for (const seq of [42, 44]) {
        expect(placedAt(model, own(seq))).toEqual([army]);
        expect(placedAt(model, bot(seq + 1))).toEqual([]);
      }
      expect(placedAt(model, own(46))).toEqual([]);
    });

    it("keeps the place of the hand, which nobody has before the first turn", () => {
      const { model, find } = show("place", createModel(own(40)));
      const told = () => find(".rw-hand-place").textContent;
      expect(told()).toBe("");
      model.answer(bot(41));
      expect(told()).toBe("");
      model.answer({ ...bot(42), phase: "attack", private: "shown" });
      expect(told()).toContain("Your cards");
    });

    it("keeps the person's panel while bots place theirs, and counts placed armies", () => {
      const start = { ...own(40), to_place: 12 };
      const { model, click, find } = show("place", createModel(start));
      const shown = () => find(".rw-block-hand").textContent;
      expect(shown()).toContain("12 left");
      const [first, ...others] = start.seats;
      const placed = [{ ...first, armies: first.armies + 1 }, ...others];
      model.answer({ ...bot(41), to_place: 9, seats: placed });
      expect(find(".rw-block-bots")).toBe(null);
      expect(shown()).toContain("11 left");
      // A press made now waits for the person's turn.
      click('[data-action="place_for_me"]');
      expect(model.sent()).toEqual([]);
      model.answer({ ...own(42), to_place: 11, seats: placed });
      expect(model.sent()).toEqual([{ type: "place_rest" }]);
    });

    it("keeps the button for placing the rest in its place while bots place theirs", () => {
      const view = show("place", createModel(own(40)));
      const { model, pick, find } = view;
      const place = (name) => find(`[data-action="${name}"]`).dataset.place;
      expect(place("place_for_me")).toBe("act");
      model.answer(bot(41));
      expect(place("place_for_me")).toBe("act");
      model.answer(own(42));
      pick(mine);
      const beside = place("place_for_me");
      model.answer(bot(43));
      expect(place("place_for_me")).toBe(beside);
      const places = [...view.el.querySelectorAll("[data-place]")].map((b) => b.dataset.place);
      expect(places.toSorted()).toEqual(["end", "more-1"]);
    });

    it("says that a click places at once, also while a choice lasts, and what it has placed", () => {
      const line = (changes) => {
        const { pick, message } = show("place", createModel({ ...own(40), ...changes }));
        pick(mine);
        return message();
      };
      expect(line({})).toContain("right away");
      expect(line({ placed: { [mine]: 2 } })).toContain("2 armies placed on Brazil");
      expect(line(switched({ confirm: true }))).toContain("Brazil is chosen");
    });

    it("says where the rest would go, which no later phase needs", () => {
      const told = (scene) => show(scene).find(".rw-main").textContent;
      expect(told("place")).toContain("on your borders");
      expect(told("reinforce")).not.toContain("on your borders");
      expect(told("claim")).not.toContain("on your borders");
    });

    it("says the same while all armies go to one territory, and stops that at any time", () => {
      const { model, pick, click, find, message } = show("place", createModel(own(40)));
      pick(mine);
      model.answer(own(41));
      click('[data-action="place_rest"]');
      const shown = () => [message(), find('[data-action="stop_placing"]').textContent];
      const first = shown();
      expect(first[0]).toContain("Placing on Brazil");
      model.answer(bot(42));
      expect(shown()).toEqual(first);
      expect(find(".rw-block-bots")).not.toBe(null);
      click('[data-action="stop_placing"]');
      expect(find('[data-action="stop_placing"]')).toBe(null);
      expect(placedAt(model, own(43))).toEqual([]);
    });

    it("forgets a click when bots are stopped, when turns begin, and in another player's turn", () => {
      const { model, pick, click } = show("place", createModel(own(40)));
      model.answer(bot(41));
      pick(mine);
      click('[data-action="stop"]');
      model.answer({ ...bot(42), bots: { ...bots, paused: true } });
      pick(mine);
      expect(placedAt(model, own(43))).toEqual([]);
      model.answer(bot(44));
      pick(mine);
      expect(placedAt(model, { ...scenes.reinforce(), seats: seats(1), seq: 45 })).toEqual([]);
      model.answer(bot(46, 2));
      pick(mine);
      expect(placedAt(model, own(47, 2))).toEqual([]);
    });
  });

  it("places the chosen armies if each step is confirmed", () => {
    const { model, pick, click } = show(
      "reinforce",
      createModel({ ...scenes.reinforce(), ...switched({ confirm: true }) }),
    );
    pick("siam");
    click('[aria-label="Armies to place: more"]');
    click('[data-action="place"]');
    expect(model.sent()).toEqual([{ type: "place", territory: "siam", armies: 2 }]);
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
    pick("congo");
    const refused = {
      ok: false,
      rule: "attack.adjacent",
      message: "Brazil and Congo do not border each other.",
    };
    model.answer({}, refused);
    expect(message()).toContain(refused.message);
    expect(find("[data-refusal]").dataset.refusal).toBe("attack.adjacent");
    pick("peru");
    expect(find("[data-refusal]")).toBe(null);
  });

  it("says why a disabled button is disabled", () => {
    const { model, click, message } = show("reinforce");
    click('[data-action="end_phase"]');
    expect(model.sent()).toEqual([]);
    expect(message()).toContain("5 armies are still to be placed.");
  });

  it("trades the best set by the filled button next to its cards, which are lifted", () => {
    const { model, click, find } = show("reinforce");
    const lifted = ["siam", "alberta", "great-britain"];
    for (const card of lifted) {
      expect(find(`[data-card="${card}"]`).getAttribute("aria-pressed")).toBe("true");
    }
    const button = find('.rw-trade [data-action="trade"]');
    expect(button.textContent).toMatch(/^Trade for \d+/);
    expect(button.classList).toContain("rw-primary");
    button.click();
    expect(model.sent()).toEqual([{ type: "trade", cards: lifted }]);
    click('[data-card="siam"]');
    expect(find('[data-card="siam"]').getAttribute("aria-pressed")).toBe("false");
    expect(find('[data-action="trade"]')).toBe(null);
  });

  it("also trades by a button next to the cards, which stays when the filled one trades", () => {
    const due = { rule: "cards.must-trade", message: "Trade a set." };
    const { legal, ...reinforce } = scenes.reinforce();
    const { model, find, pick } = show(
      "reinforce",
      createModel({
        ...reinforce,
        legal: { ...legal, end_refused: due },
        ...switched({ confirm: true }),
      }),
    );
    const beside = find('.rw-trade [data-action="trade_here"]');
    expect(find(".rw-sentence-bar .rw-primary").dataset.action).toBe("trade");
    expect(beside.classList).not.toContain("rw-primary");
    pick("brazil");
    expect(find(".rw-trade button")).toBe(beside);
    expect(find('[data-action="trade"]')).toBe(beside);
    beside.click();
    expect(model.sent()).toEqual([{ type: "trade", cards: ["siam", "alberta", "great-britain"] }]);
  });

  it("says that five cards must be traded only if they must", () => {
    const snapshot = scenes.trade();
    const hand = Array.from({ length: 5 }, () => snapshot.hand[0]);
    const said = (/** @type {string|undefined} */ rule) => {
      const end_refused = rule ? { rule, message: "Trade a set." } : undefined;
      const { find } = show(
        "trade",
        createModel({ ...snapshot, hand, legal: { ...snapshot.legal, end_refused } }),
      );
      const words = find(".rw-block-cards .rw-meta").textContent;
      tidy();
      return words;
    };
    expect(said("cards.must-trade")).toContain("you must trade");
    expect(said("capture.cards")).toContain("you must trade");
    // Where the edition says so, cards won in an attack may be kept.
    expect(said("reinforce.place")).toBe("5 cards; next turn you must trade");
    expect(said(undefined)).toBe("5 cards; next turn you must trade");
  });

  it("offers no trade of cards that don't make a set", () => {
    const { click, find } = show("reinforce");
    for (const card of ["siam", "quebec"]) click(`[data-card="${card}"]`);
    expect(find('[data-action="trade"]')).toBe(null);
    expect(find(".rw-offers").textContent).toContain("don't make a set");
  });

  it("moves in the slider's number", () => {
    const { model, click, find } = show("occupy");
    click('[aria-label="Armies to move in: fewer"]');
    expect(find('[data-territory="southern-europe"]').dataset.armies).toBe("4");
    click('[data-action="occupy"]');
    expect(model.sent()).toEqual([{ type: "occupy", armies: 4 }]);
  });

  it("moves all in by one press if fewer are proposed", () => {
    const occupy = scenes.occupy();
    const { model, click, find } = show(
      "occupy",
      createModel({ ...occupy, proposal: { armies: 3, behind: 2, ahead: 2 } }),
    );
    expect(find('[data-action="occupy_all"]').textContent).toBe("Move all 5 in");
    click('[data-action="occupy_all"]');
    expect(model.sent()).toEqual([{ type: "occupy", armies: 5 }]);
    const most = show(
      "occupy",
      createModel({ ...occupy, proposal: { armies: 5, behind: 0, ahead: 2 } }),
    );
    expect(most.find('[data-action="occupy_all"]')).toBe(null);
  });

  it("keeps rolling down to a limit", async () => {
    const { model, pick, click, find, settled } = show("attack");
    pick("north-africa");
    pick("southern-europe");
    await settled();
    expect(find(".rw-block-fight-on select")).toBe(null);
    click('[data-fold="odds"]');
    find(".rw-block-fight-on select").value = "3";
    find(".rw-block-fight-on select").dispatchEvent(new Event("change"));
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

  it("attack again, and have the rest placed: F and R", () => {
    const view = show("attack");
    const { model, pick, key } = view;
    key("r");
    pick("north-africa");
    pick("southern-europe");
    expect([...toldKeys(view).keys()]).toContain("F");
    key("f");
    expect(model.sent()).toMatchObject([{ type: "roll_until" }]);
  });

  it("choose one set after the other, after the best one, and trade it", () => {
    const { model, key, el } = show("reinforce");
    const snapshot = scenes.reinforce();
    const sets = bestSets(scenes.trade().legal.trade);
    const [first, second] = [sets[0], sets.at(-1)];
    const { hand } = scenes.trade();
    model.publish({
      ...snapshot,
      seq: snapshot.seq + 1,
      hand,
      legal: { ...snapshot.legal, trade: [second, first] },
    });
    const chosen = () =>
      [...el.querySelectorAll('[data-card][aria-pressed="true"]')].map((c) => c.dataset.card);
    expect(chosen().toSorted()).toEqual(first.cards.toSorted());
    key("s");
    expect(chosen().toSorted()).toEqual(second.cards.toSorted());
    key("s");
    expect(chosen().toSorted()).toEqual(first.cards.toSorted());
    key("s");
    key("t");
    expect(model.sent()).toEqual([{ type: "trade", cards: second.cards }]);
  });

  it("have the rest placed once, even if asked repeatedly", () => {
    const { model, key, find } = show("place");
    expect(find('[data-action="place_for_me"]')).not.toBe(null);
    key("r");
    key("r");
    model.answer({ placing: true, seq: 60 });
    expect(find('[data-action="place_for_me"]')).toBe(null);
    model.data.outbox = [];
    key("r");
    expect(model.sent()).toEqual([]);
  });

  it("have the rest placed only in the set-up", () => {
    const view = show("claim");
    const { model, key } = view;
    expect([...toldKeys(view).keys()]).toContain("R");
    key("r");
    expect(model.sent()).toEqual([{ type: "place_rest" }]);
  });

  it("have nothing placed by Enter, which may have begun the game", () => {
    const { model, key, find, root } = show("place");
    expect(find('[data-action="place_for_me"]').className).toContain("rw-primary");
    key("Enter", root);
    expect(model.sent()).toEqual([]);
  });

  it("propose where a newcomer's first armies go, until anything else is chosen", () => {
    const { model, key, find, root } = show(
      "reinforce",
      createModel({ ...scenes.reinforce(), front: "siam", placed: {} }),
    );
    expect(find('[data-action="place"]').textContent).toContain("Place 5 on Siam");
    key("Escape", root);
    expect(find('[data-action="place"]')).toBe(null);
    expect(model.sent()).toEqual([]);
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

  it("make numbers of two digits if they fit", () => {
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

  it("are letters while a name is typed", async () => {
    const { model, key, find, settled } = show("attack");
    find('[data-action="menu"]').click();
    find('[data-action="new_game"]').click();
    await settled();
    key("e", find('input[aria-label="Player 1: name"]'));
    expect(model.sent()).toEqual([]);
  });
});

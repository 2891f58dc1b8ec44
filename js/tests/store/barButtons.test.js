import { describe, expect, it } from "vitest";
import {
  actionOfHint,
  inPlaces,
  nextAction,
  primaryCommand,
  secondaryCommands,
} from "../../src/store/barButtons.js";
import { reduceUi } from "../../src/store/reducer.js";
import { chosenSet, clickOutcome, tradeLabel } from "../../src/store/selection.js";
import { initialUi } from "../../src/store/state.js";
import { sentence } from "../../src/views/sentence.js";
import { classic } from "../fixtures/board.js";
import { say } from "../fixtures/say.js";
import { scenes, switched } from "../fixtures/scenes.js";

const at = (selection, more = {}) => ({ ...initialUi(), selection, ...more });
const pair = {
  kind: "pair",
  source: "north-africa",
  target: "southern-europe",
  armies: 3,
  dice: null,
};
const one = (territory, armies = 1) => ({ kind: "one", territory, armies });

/** Return the texts that the bar shows. */
function bar(snapshot, ui = initialUi()) {
  const filled = primaryCommand(snapshot, ui);
  const beside = secondaryCommands(snapshot, ui, filled);
  const { text, sub } = sentence(snapshot, ui, say);
  const labels = beside.map(({ label }) => say(...label));
  return { text, sub, filled: filled && say(...filled.label), beside: labels };
}

describe("a repeated attack", () => {
  const beside = (lesson) => bar({ ...scenes.attack(), lesson }, at(pair)).beside;

  it("is offered in a game, and in a lesson's step unless each roll matters", () => {
    expect(bar(scenes.attack(), at(pair)).beside).toHaveLength(2);
    expect(beside({ fight_on: true })).toEqual(bar(scenes.attack(), at(pair)).beside);
    expect(beside({})).toEqual(["End attack"]);
  });
});

describe("all remaining armies", () => {
  const offered = (scene, selection) => {
    const snapshot = scenes[scene]();
    const ui = at(selection);
    const beside = secondaryCommands(snapshot, ui, primaryCommand(snapshot, ui));
    return beside.filter(({ name }) => name === "place_all").map(({ action }) => action);
  };

  it("can be placed from the always visible bar while fewer are chosen", () => {
    const { max } = scenes.reinforce().legal.place;
    const all = { type: "place", territory: "siam", armies: max };
    expect(offered("reinforce", one("siam", 1))).toEqual([all]);
    expect(offered("reinforce", one("siam", max))).toEqual([]);
    expect(offered("reinforce", { kind: "none" })).toEqual([]);
    expect(offered("place", one("siam", 1))).toEqual([]);
  });
});

describe("the sentence and its button", () => {
  it.each([
    ["claim", initialUi(), "Choose a territory to claim.", "Place the rest for me"],
    ["claim", at(one("brazil")), "Choose a territory to claim.", "Claim Brazil"],
    ["place", initialUi(), "Place one army; 12 left.", "Place the rest for me"],
    ["place", at(one("siam")), "Place one army; 12 left.", "Place 1 on Siam"],
    ["capital", at(one("siam")), "Choose your capital. Only you see it.", "Make Siam my capital"],
    ["reinforce", initialUi(), "Place 5 more armies on your territories.", null],
    [
      "reinforce",
      at(one("siam", 3)),
      "Place 5 more armies on your territories.",
      "Place 3 on Siam",
    ],
    ["attack", initialUi(), "Choose a territory to attack from.", null],
    ["attack", at(pair), "Attack Southern Europe from North Africa with 3 armies.", "Roll 3 dice"],
    ["result", at(pair), "1 army lost on each side. Attack again?", "Roll 3 dice"],
    [
      "defend",
      initialUi(),
      "Green attacks East Africa with 3 dice. Red, defend with 1 or 2.",
      "2 dice",
    ],
    [
      "fortify",
      initialUi(),
      "Choose a territory to move armies from, or end your turn.",
      "End turn",
    ],
    ["bot", initialUi(), "Green is about to attack…", null],
    ["handover", initialUi(), "Hand the screen to Blue.", null],
  ])("in %s", (scene, ui, text, filled) => {
    expect(bar(scenes[scene](), ui)).toMatchObject({ text, filled });
  });

  it("describe what a bot does, or its last attack", () => {
    const bot = scenes.bot();
    const battle = {
      ...scenes.result().battle,
      attacker: bot.actor,
      defender: "yellow",
      source: "siam",
      target: "india",
    };
    expect(bar({ ...bot, battle }, initialUi()).text).toBe("Green attacks India from Siam.");
    // An attack by another player is old news.
    const before = { ...battle, attacker: "red" };
    expect(bar({ ...bot, battle: before }, initialUi()).text).toBe("Green is about to attack…");
    const moving = { ...bot, battle, phase: "fortify" };
    expect(bar(moving, initialUi()).text).toBe("Green may move armies…");
  });

  it("give the result of a bot's attack on a person first, and never call a defence a loss", () => {
    const bot = scenes.bot();
    const of = (player) => bot.seats.map((row) => ({ ...row, player: player(row) }));
    const seats = of(({ seat }) => (seat === "red" ? "human" : "cautious"));
    const pairs = [
      [5, 5, "defence"],
      [3, 4, "defence"],
    ];
    const lost = { attacker_losses: 2, defender_losses: 0 };
    const battle = {
      ...scenes.result().battle,
      attacker: "green",
      defender: "red",
      pairs,
      ...lost,
    };
    const { target } = battle;
    const shown = (owner, more) => {
      const territories = { ...bot.territories, [target]: [owner, 3] };
      const headline = "Green took 1 territory from you.";
      return bar({ ...bot, seats, territories, battle, recap: { headline }, ...more }, initialUi())
        .text;
    };
    expect(shown("red")).toBe("You held Southern Europe: Green lost 2 armies.");
    expect(shown("green")).toBe("Green took Southern Europe from you.");
    // Until armies move in, the captured territory does not belong to the attacker.
    expect(shown("red", { phase: "occupy" })).toBe("Green took Southern Europe from you.");
    const both = { ...battle, attacker_losses: 1, defender_losses: 1 };
    expect(shown("red", { battle: both })).toBe("You lost 1 army in Southern Europe; 3 are left.");
    expect(shown("red", { battle: { ...battle, pending: true } })).not.toContain("held");
    expect(shown("red", { battle: null })).toBe("Green took 1 territory from you.");
    const two = of(({ seat }) => (/red|blue/.test(seat) ? "human" : "cautious"));
    expect(shown("red", { seats: two })).toContain("Red held Southern Europe");
  });

  it("distinguish placed armies from those to be added", () => {
    const snapshot = { ...scenes.reinforce(), placed: { siam: 2 } };
    expect(bar(snapshot, at(one("siam")))).toMatchObject({ filled: "Place 1 more on Siam" });
    expect(bar(snapshot, at(one("siam"))).sub).toContain("2 armies placed on Siam.");
    expect(bar(snapshot, at(one("india"))).filled).toBe("Place 1 on India");
    const setUp = { ...scenes.place(), placed: { siam: 1 } };
    expect(bar(setUp, at(one("siam")))).toMatchObject({
      filled: "Place 1 more on Siam",
      sub: "1 army placed on Siam.",
    });
  });

  it("say in the set-up, too, that choosing a territory has placed an army", () => {
    const snapshot = scenes.place();
    expect(bar(snapshot).sub).toBe("It goes on the territory that you choose, right away.");
    const { selection } = clickOutcome(snapshot, initialUi(), classic(), "siam");
    expect(bar({ ...snapshot, placed: { siam: 1 } }, at(selection))).toMatchObject({
      filled: "Place 1 more on Siam",
      sub: "1 army placed on Siam.",
    });
    const waits = { ...snapshot, ...switched({ confirm: true }) };
    expect(bar(waits).sub).toBe("Choose one of your territories.");
    const asked = clickOutcome(waits, initialUi(), classic(), "siam");
    expect(bar(waits, at(asked.selection)).filled).toBe("Place 1 on Siam");
  });

  it("follow a hint to attack until the target falls, or both sides are equal", () => {
    const snapshot = scenes.attack();
    snapshot.territories = { ...snapshot.territories, congo: ["red", 9], siam: ["blue", 4] };
    const attack = { type: "attack", source: "congo", target: "siam", armies: 3 };
    const followed = (stopAt, action = attack) =>
      actionOfHint(
        snapshot,
        { ...initialUi(), prefs: { ...initialUi().prefs, stopAt } },
        { action },
      );
    expect(followed(null)).toEqual({ ...attack, type: "roll_until", stop_at: 4 });
    expect(followed(6).stop_at).toBe(6);
    snapshot.territories.congo = ["red", 4];
    expect(followed(null).stop_at).toBe(3);
    const move = { type: "end_phase" };
    expect(followed(null, move)).toBe(move);
  });

  it("say that an attack has failed once it is over", () => {
    const fought = (more, armies) => {
      const snapshot = { ...scenes.result(), ...more };
      const { source } = snapshot.battle;
      const [owner] = snapshot.territories[source];
      snapshot.territories = { ...snapshot.territories, [source]: [owner, armies] };
      return snapshot;
    };
    const series = {
      rolls: 3,
      attacker: "red",
      defender: "blue",
      lost: 4,
      beaten: 1,
      lost_mean: 2.6,
      beaten_mean: 2.4,
    };
    const failed = "Southern Europe was not taken.";
    expect(bar(fought({ series }, 3), at(pair)).text).toBe(`${failed} Attack again?`);
    expect(bar(fought({ series }, 3), at(pair)).sub).toBe(
      "In 3 rolls Red lost 4 and Blue 1: unlucky for Red.",
    );
    const usual = { ...series, lost_mean: 3.8, beaten_mean: 1.4 };
    expect(bar(fought({ series: usual }, 3), at(pair)).sub).toMatch(/: about average\.$/);
    expect(bar(fought({ series }, 3)).text).toBe(`${failed} Choose a territory to attack from.`);
    expect(bar(fought({}, 1)).text).toContain(failed);
    expect(bar(fought({}, 3), at(pair)).text).not.toContain(failed);
    const taken = fought({ series }, 3);
    taken.territories["southern-europe"] = ["red", 2];
    expect(bar(taken).text).not.toContain(failed);
  });

  it("offer to end the phase if that is legal, and say why if not", () => {
    expect(bar(scenes.attack()).beside).toEqual(["End attack"]);
    expect(bar(scenes.fortify(), at({ kind: "from", source: "siam" })).beside).toEqual([
      "End turn",
    ]);
    const snapshot = scenes.reinforce();
    expect(secondaryCommands(snapshot, initialUi(), null)).toMatchObject([
      { label: ["page-do-end-phase", { phase: "reinforce" }], disabled: true },
    ]);
  });

  it("make ending the phase the filled button when nothing else is left", () => {
    const snapshot = scenes.attack();
    snapshot.legal = { attack: {}, end_phase: true };
    expect(bar(snapshot)).toMatchObject({
      text: "No attack is possible.",
      filled: "End attack",
      beside: [],
    });
  });

  it("trade the chosen set when a trade is due", () => {
    const ui = { ...initialUi(), cards: ["alberta", "quebec", "wild-1"] };
    const { action } = primaryCommand(scenes.trade(), ui);
    expect(action).toEqual({ type: "trade", cards: ["alberta", "quebec", "wild-1"] });
    expect(bar(scenes.trade(), ui).sub).toContain("5 cards");
  });

  it("say what a trade brings and where, like the words next to the cards", () => {
    const snapshot = scenes.bonus();
    const ui = { ...initialUi(), cards: ["siam", "alberta", "brazil"] };
    const { action, label } = primaryCommand(snapshot, ui);
    expect(action.bonus).toBe("siam");
    expect(say(...label)).toBe("Trade for 8, +2 on Siam");
    const set = chosenSet(snapshot, ui);
    expect(say(...tradeLabel(snapshot, set, ui))).toBe("Trade for 8, +2 on Siam");
    const other = primaryCommand(snapshot, { ...ui, bonus: "brazil" });
    expect(other.action.bonus).toBe("brazil");
    expect(say(...tradeLabel(snapshot, set, { ...ui, bonus: "brazil" }))).toBe(
      "Trade for 8, +2 on Brazil",
    );
  });

  it("count the territories that a trade gives armies to, if there are several", () => {
    const trade = scenes.trade();
    const cards = ["alberta", "quebec", "wild-1"];
    const set = { cards, armies: 8, bonus: { siam: 2, brazil: 2 }, bonus_armies: 2 };
    const snapshot = { ...trade, legal: { ...trade.legal, trade: [set] } };
    const ui = { ...initialUi(), cards };
    const { label } = primaryCommand(snapshot, ui);
    expect(say(...label)).toBe("Trade for 8, +2 on each of 2 territories");
    expect(say(...tradeLabel(snapshot, set, ui))).toBe(
      "Trade for 8, +2 on each of Siam and Brazil",
    );
  });

  it("leave the place of extra armies to the learner", () => {
    const snapshot = { ...scenes.bonus(), lesson: { kind: "do", input: "action" } };
    const ui = { ...initialUi(), cards: ["siam", "alberta", "brazil"] };
    expect(primaryCommand(snapshot, ui)).toBe(null);
    const { action, label } = primaryCommand(snapshot, { ...ui, bonus: "brazil" });
    expect(action.bonus).toBe("brazil");
    expect(say(...label)).toBe("Trade set");
  });

  it("propose the dice that hold best, unless the learner has to judge", () => {
    const defend = scenes.defend();
    const snapshot = { ...defend, legal: { ...defend.legal, defend_best: 1 } };
    const dice = (shown) => primaryCommand(shown, initialUi()).action.dice;
    expect([dice(defend), dice(snapshot)]).toEqual([2, 1]);
    expect(secondaryCommands(snapshot, initialUi(), { action: { dice: 1 } })).toMatchObject([
      { action: { type: "defend", dice: 2 } },
    ]);
    expect(dice({ ...snapshot, lesson: { kind: "do" } })).toBe(2);
  });

  it("name dice only if fewer are rolled than armies sent", () => {
    const snapshot = scenes.attack();
    expect(primaryCommand(snapshot, at(pair)).action).not.toHaveProperty("dice");
    const fewer = primaryCommand(snapshot, at({ ...pair, dice: 1 }));
    expect(fewer).toMatchObject({
      label: ["page-do-roll", { dice: 1 }],
      action: { armies: 3, dice: 1 },
    });
  });

  it("say who decides for the third army, in every decision", () => {
    const snapshot = scenes.third();
    const textOf = (more, ui = at({ kind: "none" })) =>
      sentence({ ...snapshot, ...more }, ui, say).text;
    expect(textOf({})).toBe("Red decides for the neutral army: place 3 armies on its territories.");
    const attack = { phase: "attack_third", legal: { attack: { brazil: { peru: [1, 3] } } } };
    expect(textOf(attack)).toBe(
      "Red decides for the neutral army: choose a territory to attack from.",
    );
    expect(textOf(attack, at(pair))).toMatch(/^Red decides for the neutral army: attack /);
    const battle = {
      ...scenes.attack().battle,
      source: "brazil",
      target: "peru",
      attacker: "blue",
      attack_dice: 3,
    };
    const defend = { phase: "defend", legal: { defend: [1, 2] } };
    expect(textOf({ ...defend, battle: { ...battle, defender: "third", pending: true } })).toMatch(
      /Red decides for the neutral army: defend with 1 or 2\.$/,
    );
    const occupy = { phase: "occupy", legal: { occupy: [1, 3] } };
    expect(textOf({ ...occupy, battle: { ...battle, attacker: "third" } })).toMatch(
      /has fallen\. Red decides for the neutral army: move 1 to 3 armies in\.$/,
    );
  });

  it("name the defender only if several people share the screen", () => {
    const snapshot = scenes.defend();
    snapshot.seats = snapshot.seats.map((row) =>
      row.seat === "red" ? row : { ...row, player: "cautious" },
    );
    expect(bar(snapshot).text).toMatch(/dice\. Defend with 1 or 2\.$/);
    expect(bar(snapshot).sub).toMatch(/^\w.+ has \d+ armies, \w.+ \d+\.$/);
  });

  it("report a capture with automatic moving in, and who is out", () => {
    const snapshot = scenes.result();
    snapshot.territories["southern-europe"] = ["red", 3];
    expect(bar(snapshot).sub).toMatch(/^You captured Southern Europe\. /);
    snapshot.last = [
      { type: "eliminated", seat: "blue", by: "red" },
      { type: "cards_taken", seat: "red", count: 2 },
    ];
    expect(bar(snapshot).sub).toContain("Blue is knocked out: you get 2 cards.");
    const chosen = reduceUi(initialUi(), { type: "select", selection: { kind: "none" } }, snapshot);
    expect(sentence(snapshot, chosen, say).sub).not.toContain("You captured");
  });

  it("begin a turn with the standing, until an army is placed", () => {
    const snapshot = {
      ...scenes.reinforce(),
      placed: {},
      recap: { since: ["Blue took Peru from you.", "You stand."] },
    };
    snapshot.legal = { ...snapshot.legal, trade: [] };
    expect(bar(snapshot).sub).toBe("You stand.");
    expect(bar({ ...snapshot, placed: { siam: 1 } }).sub).toBe(
      "Attacking starts when all are placed.",
    );
  });

  it("say that there is one movement, and that it has been made", () => {
    const snapshot = { ...scenes.fortify(), single_fortify: "open" };
    expect(bar(snapshot).sub).toContain("one move per turn");
    const [source, targets] = Object.entries(snapshot.legal.fortify)[0];
    const move = at({ kind: "pair", source, target: Object.keys(targets)[0], armies: 1 });
    expect(bar(snapshot, move).sub).toContain("This is your only move, and it ends your turn.");
    expect(bar({ ...snapshot, ...switched({ confirm: true }) }, move).sub).toContain(
      "This is your only move this turn.",
    );
    const made = { ...snapshot, single_fortify: "made", legal: { end_phase: true } };
    expect(bar(made)).toMatchObject({
      text: "End your turn.",
      sub: "You have made your one move.",
    });
  });

  it("let bots be stopped and continued", () => {
    const snapshot = scenes.bot();
    expect(bar(snapshot).beside).toEqual(["Stop", "Skip ahead"]);
    snapshot.bots = { running: false, paused: true, speed: "normal" };
    expect(bar(snapshot)).toMatchObject({ filled: "Go on", beside: [] });
  });

  it("offer skipping ahead to those who wait, and only where the host decides", () => {
    const snapshot = scenes.bot();
    const players = (player) => snapshot.seats.map((row) => ({ ...row, player }));
    expect(bar({ ...snapshot, seats: players("cautious") }).beside).toEqual(["Stop"]);
    expect(bar({ ...snapshot, guest: {} }).beside).not.toContain("Skip ahead");
    const skip = secondaryCommands(snapshot, initialUi(), null)[1];
    expect(skip).toMatchObject({ action: { type: "skip" }, key: "J", leaps: true });
  });

  it("fight a nearly certain battle to its end in place of a roll", () => {
    const ui = at(pair, { sure: true });
    const filled = primaryCommand(scenes.attack(), ui);
    const { source, target, armies } = pair;
    const action = { type: "roll_until", source, target, armies, stop_at: 1 };
    expect(filled).toMatchObject({ name: "roll", action, leaps: true });
    expect(bar(scenes.attack(), ui)).toMatchObject({ filled: "Fight on", beside: ["End attack"] });
    expect(nextAction(scenes.attack(), ui)).toEqual({ type: "attack", source, target, armies });
  });

  it("have at most one filled button, and a sentence, in every scene", () => {
    for (const [scene, make] of Object.entries(scenes)) {
      const snapshot = { ...scenes.attack(), third: null, ...make() };
      expect(bar(snapshot).text, scene).not.toBe("");
    }
  });
});

describe("all armies on one territory in set-up", () => {
  it("are mentioned as long as they go there", () => {
    const snapshot = scenes.place();
    const [territory] = snapshot.legal.place.territories;
    const ui = reduceUi(initialUi(), { type: "repeat", territory }, snapshot);
    const { text, sub } = bar(snapshot, ui);
    expect(text).toBe(`Placing on ${say("page-territory", { territory })}, one army each turn…`);
    expect(sub).toBe(`You have ${snapshot.to_place} left to place.`);
  });
});

describe("a chosen set of cards", () => {
  it("says what it brings, instead of that cards could be traded", () => {
    const offer = { cards: ["alaska", "alberta", "japan"], kind: "one_of_each", armies: 10 };
    const snapshot = scenes.reinforce();
    snapshot.legal.trade = [offer];
    expect(bar(snapshot).sub).toContain("You may also trade a set of cards.");
    const sub = bar(snapshot, { ...initialUi(), cards: offer.cards }).sub;
    expect(sub).toBe("The chosen set brings 10 armies.");
  });
});

describe("the button that ends a scene of a lesson", () => {
  it("is where no action is ever placed", () => {
    const skip = { name: "skip_scenes", label: ["page-do-resume"] };
    expect(inPlaces(skip, [])).toEqual({ end: skip, more: [], act: null });
  });
});

describe("after a game of an exam", () => {
  const filledAfter = (number) =>
    primaryCommand({ ...scenes.over(), host: { exam: { number, of: 6 } } }, initialUi());

  it("the next game follows, without anything to choose", () => {
    expect(filledAfter(2).action).toEqual({ type: "exam" });
    expect(say(...filledAfter(2).label)).toBe("Play game 3");
  });

  it("the result is shown after the last one", () => {
    expect(filledAfter(6).dialog).toBe("exam");
    expect(primaryCommand(scenes.over(), initialUi()).action.type).toBe("again");
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";
import { catalog } from "../fixtures/world.js";

afterEach(tidy);
afterEach(() => vi.unstubAllGlobals());

/** Replace the function by which the browser tells whether the widget is in sight. */
function sight() {
  const watching = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell) {
        watching.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting) => {
    for (const tell of watching) tell([{ isIntersecting }]);
  };
}

/** Open a widget with more bots than the small world has. */
function open(name, change = {}) {
  const model = createModel({ ...scenes[name](), ...change });
  const easy = { id: "easygoing", title: "Easy", summary: "Is easy.", level: "easy", beside: 3 };
  const random = { id: "random", title: "Random", summary: "Is blind.", level: null, beside: null };
  model.set("catalog", { ...catalog, bots: [easy, random] });
  return show(name, model);
}

const level = { rung: 4, low: 3, high: 6, sureness: "fair" };

/** Return the players that the form offers for a seat, by their ids. */
const offered = (find) =>
  Object.fromEntries(
    [...find('select[aria-label="Player 2: played by"]').options].map((o) => [o.value, o.text]),
  );

describe("the person's level", () => {
  it("is offered in the form, with its uncertainty", () => {
    const { find, click } = open("setup", { level });
    expect(find(".rw-rivals small").textContent).toBe(
      "Two bots at your level play against you: about rung 4 of 10, a fair guess (3 to 6).",
    );
    click('[data-action="choose_everything"]');
    const select = find('select[aria-label="Player 2: played by"]');
    expect(select.value).toBe("my-level");
    expect(offered(find)["my-level"]).toBe("At my level (4 of 10)");
    const about = find(".rw-new-game").textContent;
    expect(about).toContain("about rung 4 of 10, a fair guess (3 to 6)");
    expect(about).toContain("If turn order is random, you can expect to win half");
  });

  it("is easy before the first games", () => {
    const { find, click } = open("setup", { level: { ...level, sureness: "none" } });
    expect(find(".rw-rivals small").textContent).toBe("Two easy bots play against you.");
    click('[data-action="choose_everything"]');
    expect(offered(find)["my-level"]).toBe("At my level");
  });

  it("is listed next to the bots off the ladder", () => {
    const { find, click } = open("setup", { level });
    click('[data-action="choose_everything"]');
    expect(offered(find).easygoing).toBe("Bot: Easy, about 3 of 10");
    expect(offered(find).random).toBe("Bot: Random");
  });

  it("is requested again whenever the form is opened, with the due mistakes", async () => {
    const { model, find, click } = open("attack", { host: { level } });
    const asked = () => model.data.outbox.filter(({ action }) => action.what === "person").length;
    const reopen = async (data) => {
      click('[data-action="menu"]');
      click('[data-action="new_game"]');
      await Promise.resolve();
      expect(asked()).toBe(1);
      model.answer({}, { ok: true, data });
    };
    await reopen({ level: { ...level, rung: 7 }, mistakes: { kept: 3, due: 2 } });
    expect(find(".rw-new-game").textContent).toContain("At my level (7 of 10)");
    expect(find('[data-action="mistakes"]').textContent).toBe("My mistakes");
    click('[data-action="cancel"]');
    await reopen({ level: { ...level, rung: 8 } });
    expect(find(".rw-new-game").textContent).toContain("At my level (8 of 10)");
    expect(find('[data-action="mistakes"]')).toBe(null);
  });

  it.each([
    ["the notebook", (see) => see(true)],
    ["the page", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is requested again when %s with a form becomes visible", async (_, comesBack) => {
    const see = sight();
    const { model, find } = open("setup", { level });
    const asked = () => model.data.outbox.filter(({ action }) => action.what === "person").length;
    see(true);
    expect(asked()).toBe(0);
    see(false);
    expect(asked()).toBe(0);
    comesBack(see);
    expect(asked()).toBe(1);
    model.answer({}, { ok: true, data: { level: { ...level, rung: 6 } } });
    expect(find(".rw-rivals small").textContent).toContain("about rung 6 of 10");
    model.answer({ ...scenes.setup(), level: { ...level, rung: 3 }, seq: 99 }, { ok: true });
    expect(find(".rw-rivals small").textContent).toContain("about rung 3 of 10");
  });

  it("is not requested during a game", () => {
    const see = sight();
    const { model } = open("attack", { host: { level } });
    see(false);
    see(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(model.data.outbox.filter(({ action }) => action.what === "person")).toEqual([]);
  });

  it("is mentioned when a player resigns", async () => {
    const { model, find, click } = open("attack");
    click('[data-action="menu"]');
    click('[data-action="end_now"]');
    await Promise.resolve();
    const asked = model.data.outbox.map(({ action }) => action.what);
    expect(asked).toContain("if_given_up");
    const text = "It counts as a loss towards your level.";
    model.answer({}, { ok: true, data: { text } });
    expect(find(".rw-dialog-end").textContent).toContain(text);
  });

  it("requests a drawn order of turns, until somebody chooses one", () => {
    const { model, find, click } = open("setup", { level });
    click('[data-action="choose_everything"]');
    const drawn = () => find('[data-action="draw_order"]').checked;
    expect(drawn()).toBe(true);
    find('[aria-label="Player 3: play earlier"]').click();
    expect(drawn()).toBe(false);
    click('[data-action="draw_order"]');
    // The button below the last choice does the same as the button above the first choice.
    click('[data-action="start_below"]');
    expect(model.sent()).toMatchObject([{ type: "new_game", order: "drawn" }]);
  });

  it("is shown after a game, above its figures", () => {
    const news = "Your level rises to rung 5 of 10, Regular.";
    const over = { ...scenes.over().over, level: news };
    const { find } = open("over", { over });
    expect(find("[data-level]").textContent).toBe(news);
    expect(open("over").find("[data-level]")).toBe(null);
  });
});

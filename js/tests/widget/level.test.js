import { afterEach, describe, expect, it } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";
import { catalog } from "../fixtures/world.js";

afterEach(tidy);

/** A widget with more bots than the small world has. */
function open(name, change = {}) {
  const model = createModel({ ...scenes[name](), ...change });
  const easy = { id: "easygoing", title: "Easy", summary: "Is easy.", level: "easy", beside: 3 };
  const random = { id: "random", title: "Random", summary: "Is blind.", level: null, beside: null };
  model.set("catalog", { ...catalog, bots: [easy, random] });
  return show(name, model);
}

const level = { rung: 4, low: 3, high: 6, sureness: "fair" };

/** The players that the form offers for a seat, by their ids. */
const offered = (find) =>
  Object.fromEntries(
    [...find('select[aria-label="Player 2: played by"]').options].map((o) => [o.value, o.text]),
  );

describe("the person's level", () => {
  it("is offered in the form, with how sure it is", () => {
    const { find, click } = open("setup", { level });
    expect(find(".rw-rivals small").textContent).toBe(
      "Two bots at your level play against you: about rung 4 of 10, a fair guess (3 to 6).",
    );
    click('[data-action="choose_everything"]');
    const select = find('select[aria-label="Player 2: played by"]');
    expect(select.value).toBe("my-level");
    expect(offered(find)["my-level"]).toBe("At my level (about rung 4, a fair guess: 3 to 6)");
    expect(find(".rw-new-game").textContent).toContain("half of the games against one of them");
  });

  it("is easy before the first games", () => {
    const { find, click } = open("setup", { level: { ...level, sureness: "none" } });
    expect(find(".rw-rivals small").textContent).toBe("Two easy bots play against you.");
    click('[data-action="choose_everything"]');
    expect(offered(find)["my-level"]).toBe("At my level (easy at first)");
  });

  it("stands beside the bots that are no rungs", () => {
    const { find, click } = open("setup", { level });
    click('[data-action="choose_everything"]');
    expect(offered(find).easygoing).toBe("Bot: Easy, beside 3 of 10");
    expect(offered(find).random).toBe("Bot: Random");
  });

  it("is told after a game, above its figures", () => {
    const news = "Your level rises to rung 5 of 10, Regular.";
    const over = { ...scenes.over().over, level: news };
    const { find } = open("over", { over });
    expect(find("[data-level]").textContent).toBe(news);
    expect(open("over").find("[data-level]")).toBe(null);
  });
});

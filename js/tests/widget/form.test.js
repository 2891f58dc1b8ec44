import { afterEach, describe, expect, it } from "vitest";
import { show, tidy } from "../fixtures/widget.js";

afterEach(tidy);

const form = () => {
  const view = show("setup");
  view.click('[data-action="choose_everything"]');
  const choose = (value) => view.click(`input[value="${value}"]`);
  const will = () => [...view.find(".rw-will-start").children].map((e) => e.textContent);
  return { ...view, choose, will };
};

describe("the form of a new game", () => {
  it("says next to its button what will start", () => {
    const { find, choose, will } = form();
    expect(will()).toEqual(["Nordic 2000 · missions · 3 players", ""]);
    choose("german");
    expect(will()).toEqual(["German (Parker) · missions · 3 players", ""]);
    expect(find(".rw-start-game .rw-will-start")).not.toBe(null);
  });

  it("marks its automatic changes, there and at the choice, and says why", () => {
    const { el, choose, will } = form();
    choose("czech");
    expect(will()).toEqual([
      "Czech · domination · 3 players",
      "The Czech rules don't include missions, so the game will be domination.",
      "",
    ]);
    expect(el.querySelector(".rw-will-start .rw-own-change").textContent).toBe("domination");
    const marks = () => [...el.querySelectorAll("[data-own]")].map((e) => e.dataset.own);
    expect(marks()).toEqual(["mode"]);
    const colour = el.querySelector('[aria-label="Player 1: colour"]');
    colour.value = "blue";
    colour.dispatchEvent(new Event("change"));
    el.querySelector('[aria-label="Player 3: play earlier"]').click();
    expect(marks().toSorted()).toEqual(["colour-3", "mode", "order"]);
    choose("nordic");
    choose("missions");
    expect(marks().toSorted()).toEqual(["colour-3", "order"]);
  });

  it.each([
    ["the button", ({ click }) => click('[data-action="back_to_first"]')],
    ["Escape", ({ key }) => key("Escape")],
    ["Escape in a field", ({ key, find }) => key("Escape", find("input.rw-field"))],
  ])("leads back to the first screen by %s, and keeps the choices", (_, back) => {
    const view = show("setup");
    view.click('[data-action="choose_edition"][value="czech"]');
    const edition = () => view.find('input[name$="-edition"]:checked').value;
    expect(edition()).toBe("czech");
    back(view);
    expect(view.find('[data-action="play_now"]')).not.toBe(null);
    view.click('[data-action="choose_everything"]');
    expect(edition()).toBe("czech");
    back(view);
    view.click('[data-action="choose_edition"][value="german"]');
    expect(edition()).toBe("german");
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { scenes, switched } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

afterEach(tidy);

const card = {
  at: 4,
  lost: "That cost you 12 points.",
  why: "Brazil would fall.",
  may_take_back: true,
  may_keep: false,
  may_show: true,
};
const answer = {
  action: { type: "place", territory: "peru", armies: 3 },
  nudge: "",
  look: [],
  sentences: ["Better: All 3 on Peru."],
  put: { peru: 3 },
  steps: [],
};

/** Open a game in which the coach says this. */
const coached = (said, change = {}) =>
  show(
    "attack",
    createModel({
      ...scenes.attack(),
      ...switched({ coach: "mistakes" }),
      coached: said,
      ...change,
    }),
  );

/** Return the actions that the page has sent to the coach. */
const asked = (model) => model.sent().filter(({ type }) => type === "coached" || type === "coach");

describe("the coach", () => {
  it("comments without the better decision, and sends the pressed button", () => {
    const { find, click, model } = coached({ card });
    expect(find(".rw-block-coach").textContent).toContain("That cost you 12 points.");
    expect(find(".rw-block-coach").textContent).toContain("Brazil would fall.");
    expect(find('[data-action="keep_for_tomorrow"]')).toBe(null);
    click('[data-action="find_better"]');
    expect(asked(model)).toEqual([{ type: "coached", do: "find" }]);
  });

  it("shows the better decision as a hint does", () => {
    const shown = { ...card, may_show: false, answer };
    const { find } = coached({ card: shown });
    expect(find(".rw-block-coach").textContent).toContain("Better: All 3 on Peru.");
    expect(find('[data-action="find_better"]')).toBe(null);
    expect(find('[data-action="show_better"]')).toBe(null);
    expect(find("[data-hint]")).not.toBe(null);
  });

  it("marks a good decision quietly", () => {
    const { find } = coached({ mark: "good", good: "As good as the best: 28%." });
    expect(find('[data-coach="good"]').title).toBe("As good as the best: 28%.");
    expect(find(".rw-block-coach")).toBe(null);
  });

  it("marks the end of the attacks, which stays one press", () => {
    const told = "No card yet: Peru falls 97% of the time.";
    const { find } = coached({ before_end: told });
    const end = find('[data-action="end_phase"]');
    expect(end.title).toBe(told);
    expect(end.getAttribute("aria-description")).toBe(told);
  });

  it("says in the bar, for fingers, why the end of the attacks is marked", () => {
    const told = "No card yet: Peru falls 97% of the time.";
    const { find } = coached({ before_end: told });
    expect(find("[data-message] .rw-sub-sentence").textContent).toContain(told);
  });

  it("describes the result of a turn above the log", () => {
    const { find } = coached({ turn: "This turn: −2 by you." });
    expect(find(".rw-coach-told").textContent).toBe("This turn: −2 by you.");
  });

  it("lists all late remarks above the log, before the result of the turn", () => {
    const late = ["All 3 on Peru: That cost you 12 points.", "No attack: That cost you 5 points."];
    const { root } = coached({ late, turn: "This turn: −17 by you." });
    const lines = [...root.querySelectorAll(".rw-coach-told p")].map((p) => p.textContent);
    expect(lines).toEqual([...late, "This turn: −17 by you."]);
  });
});

import { afterEach, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

afterEach(tidy);

const beginning = () => ({ ...scenes.place(), round: 0 });

/** Open a view whose top is out of sight, with a function that is called when it scrolls. */
function scrolledDown(snapshot) {
  const view = show("place", createModel({ ...snapshot, game_id: "none" }));
  const scrolled = vi.fn();
  view.root.scrollIntoView = scrolled;
  view.root.getBoundingClientRect = () => ({
    ...new DOMRect(0, -200, 900, 700),
    top: -200,
    bottom: 500,
  });
  return { view, scrolled };
}

it("a game started by the person is scrolled into view once, and no other change is", () => {
  const { view, scrolled } = scrolledDown(scenes.setup());
  view.model.publish({ ...scenes.setup(), game_id: "none", seq: 2 });
  expect(scrolled).not.toHaveBeenCalled();
  view.find('[data-action="play_now"]').closest("form").requestSubmit();
  const begun = expect.objectContaining({ type: "new_game", suggested: true });
  expect(view.model.sent()).toEqual([begun]);
  view.model.answer({ ...beginning(), game_id: "mine", seq: 3 });
  expect(scrolled).toHaveBeenCalledTimes(1);
  for (const seq of [4, 5]) view.model.answer({ ...scenes.attack(), game_id: "mine", seq });
  view.model.answer({ ...beginning(), game_id: "by Python", seq: 6 });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("every way of starting a game scrolls it into view, unless it was refused", () => {
  const kept = { id: "k", begun: 0, round: 3, edition_title: "Nordic", mode_title: "Missions" };
  const ways = [
    ["go_on", { ...scenes.setup(), kept: [kept] }],
    ["again", scenes.over()],
    ["again_same_dice", scenes.over()],
  ];
  for (const [action, snapshot] of ways) {
    const { view, scrolled } = scrolledDown(snapshot);
    view.click(`[data-action="${action}"]`);
    expect(view.model.sent(), action).toHaveLength(1);
    view.model.answer({ seq: 90 }, { ok: false });
    expect(scrolled, action).not.toHaveBeenCalled();
    view.model.data.outbox = [];
    view.click(`[data-action="${action}"]`);
    view.model.answer({ ...beginning(), game_id: "mine", seq: 91 });
    expect(scrolled, action).toHaveBeenCalledTimes(1);
  }
});

import { afterEach, expect, it, vi } from "vitest";
import { createOffers } from "../../src/controller/offerMemory.js";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

/** A page with storage of its own. */
function page() {
  const kept = new Map();
  return {
    kept,
    localStorage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => kept.set(name, value),
    },
  };
}

afterEach(async () => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  await tidy();
});

it("makes an offer until it is settled, and on no later page", () => {
  const view = page();
  const offers = createOffers(view);
  expect(offers.isOpen("full_screen")).toBe(true);
  offers.settle("full_screen");
  expect(offers.isOpen("full_screen")).toBe(false);
  expect(createOffers(view).isOpen("full_screen")).toBe(false);
  expect(createOffers(view).isOpen("sounds")).toBe(true);
});

it("forgets nothing that another view has settled", () => {
  const view = page();
  const [one, other] = [createOffers(view), createOffers(view)];
  one.settle("full_screen");
  other.settle("sounds");
  const later = createOffers(view);
  expect([later.isOpen("full_screen"), later.isOpen("sounds")]).toEqual([false, false]);
});

it("does without storage", () => {
  const view = {
    get localStorage() {
      throw new Error("not allowed here");
    },
  };
  const offers = createOffers(view);
  expect(offers.isOpen("full_screen")).toBe(true);
  offers.settle("full_screen");
  expect(offers.isOpen("full_screen")).toBe(false);
});

const beginning = () => ({ ...scenes.place(), round: 0 });
const offered = ({ find }) => find('[data-action="accept_full_screen"]') !== null;

it("offers the full screen at the start of the first game, until it is put off", () => {
  const view = show("place", createModel(beginning()));
  expect(offered(view)).toBe(true);
  view.click('[data-action="decline_full_screen"]');
  expect(offered(view)).toBe(false);
  expect(offered(show("place", createModel(beginning())))).toBe(false);
});

it("offers it no more once the first round is over, or it was filled unasked", () => {
  const view = show("place", createModel(beginning()));
  view.model.publish({ ...scenes.attack(), seq: 60, round: 2 });
  expect(offered(view)).toBe(false);
  expect(offered(show("place", createModel(beginning())))).toBe(false);
  window.localStorage.clear();
  const other = show("place", createModel(beginning()));
  other.click('[data-action="full_screen"]');
  expect(offered(other)).toBe(false);
});

it("fills the screen where that is accepted", () => {
  const view = show("place", createModel(beginning()));
  view.root.requestFullscreen = vi.fn(() => Promise.reject(new Error("not allowed here")));
  view.click('[data-action="accept_full_screen"]');
  return vi.waitFor(() => expect(view.root.classList.contains("rw-full-screen")).toBe(true));
});

/** A view whose top is out of sight, and what is called when it scrolls. */
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

it("brings a game into view that the person has started, once, and no other change", () => {
  const { view, scrolled } = scrolledDown(scenes.setup());
  view.model.publish({ ...scenes.setup(), game_id: "none", seq: 2 });
  expect(scrolled).not.toHaveBeenCalled();
  view.find('[data-action="play_now"]').closest("form").requestSubmit();
  expect(view.model.sent()).toEqual([expect.objectContaining({ type: "new_game" })]);
  view.model.answer({ ...beginning(), game_id: "mine", seq: 3 });
  expect(scrolled).toHaveBeenCalledTimes(1);
  for (const seq of [4, 5]) view.model.answer({ ...scenes.attack(), game_id: "mine", seq });
  view.model.answer({ ...beginning(), game_id: "by Python", seq: 6 });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("does so however the game was started, and not where that was refused", () => {
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

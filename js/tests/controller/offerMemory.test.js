import { afterEach, expect, it, vi } from "vitest";
import { createOffers } from "../../src/controller/offerMemory.js";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

/** Make a page with storage of its own. */
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

it("an offer is made until it is settled, and on no later page", () => {
  const view = page();
  const offers = createOffers(view);
  expect(offers.isOpen("full_screen")).toBe(true);
  offers.settle("full_screen");
  expect(offers.isOpen("full_screen")).toBe(false);
  expect(createOffers(view).isOpen("full_screen")).toBe(false);
  expect(createOffers(view).isOpen("sounds")).toBe(true);
});

it("an offer settled in another view stays settled", () => {
  const view = page();
  const [one, other] = [createOffers(view), createOffers(view)];
  one.settle("full_screen");
  other.settle("sounds");
  const later = createOffers(view);
  expect([later.isOpen("full_screen"), later.isOpen("sounds")]).toEqual([false, false]);
});

it("offers work without storage", () => {
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

it("full screen is offered at the start of the first game until it is declined", () => {
  const view = show("place", createModel(beginning()));
  expect(offered(view)).toBe(true);
  view.click('[data-action="decline_full_screen"]');
  expect(offered(view)).toBe(false);
  expect(offered(show("place", createModel(beginning())))).toBe(false);
});

it("full screen is no longer offered after the first round or after use", () => {
  const view = show("place", createModel(beginning()));
  view.model.publish({ ...scenes.attack(), seq: 60, round: 2 });
  expect(offered(view)).toBe(false);
  expect(offered(show("place", createModel(beginning())))).toBe(false);
  window.localStorage.clear();
  const other = show("place", createModel(beginning()));
  other.click('[data-action="full_screen"]');
  expect(offered(other)).toBe(false);
});

it("the offer gives way to a card earned by a capture", () => {
  const { cards, ...snapshot } = scenes.attack();
  const early = { ...snapshot, round: 1, hand: [] };
  expect(offered(show("attack", createModel({ ...early, cards })))).toBe(true);
  const earned = { ...cards, earned: "after_combat" };
  expect(offered(show("attack", createModel({ ...early, cards: earned })))).toBe(false);
});

it("accepting the offer fills the screen", () => {
  const view = show("place", createModel(beginning()));
  view.root.requestFullscreen = vi.fn(() => Promise.reject(new Error("not allowed here")));
  view.click('[data-action="accept_full_screen"]');
  return vi.waitFor(() => expect(view.root.classList.contains("rw-full-screen")).toBe(true));
});

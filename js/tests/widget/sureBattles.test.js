import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show, tidy } from "../fixtures/widget.js";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(tidy);

/** Choose an attack for which the kernel gives this chance. */
async function attacking(win) {
  const view = show("attack");
  view.click('[data-action="menu"]');
  view.click('[data-action="menu_settings"]');
  view.click('[data-action="sure_battles"]');
  view.click('[data-action="menu"]');
  view.pick("north-africa");
  view.pick("southern-europe");
  await view.settled();
  const { model } = view;
  const acks = model.data.outbox.map(({ id, action }) => ({
    id,
    ok: action.what === "odds",
    ...(action.what === "odds" && { data: { win, attackers_left: [], defenders_left: [] } }),
  }));
  model.publish({ ...model.data.state, acks });
  model.data.outbox = [];
  await view.settled();
  return view;
}

describe("a nearly certain battle", () => {
  it("is fought to its end by one press, and at once", async () => {
    const { model, find, click } = await attacking(0.96);
    expect(find('[data-action="roll"]').textContent).toContain("Fight on");
    vi.advanceTimersByTime(600);
    click('[data-action="roll"]');
    const [fight, skip] = model.sent();
    expect(fight).toMatchObject({ type: "roll_until", stop_at: 1 });
    expect(skip).toEqual({ type: "skip" });
  });

  it("is an ordinary one below 95%, or until switched on", async () => {
    expect((await attacking(0.94)).find('[data-action="roll"]').textContent).toContain("Roll");
    tidy();
    const view = show("attack");
    view.pick("north-africa");
    view.pick("southern-europe");
    expect(view.find('[data-action="roll"]').textContent).toContain("Roll");
  });

  it("is remembered by the browser", async () => {
    await attacking(0.96);
    expect(localStorage.getItem("risk-widget.sure-battles")).toBe("on");
  });
});

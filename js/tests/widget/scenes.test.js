import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { gamesInOneWidget, tidy } from "../fixtures/widget.js";

/** @type {ReturnType<typeof gamesInOneWidget>} */
let game;
beforeAll(() => {
  vi.useFakeTimers();
  game = gamesInOneWidget();
});
afterAll(tidy);

describe("every screen", () => {
  it.each(Object.keys(scenes))(
    "%s: says what can be done, by at most one filled button",
    async (scene) => {
      const { el, root, settled } = game(scene);
      await settled();
      const state = scenes[scene]();
      expect(root.dataset).toMatchObject({
        screen: state.lesson ? "play" : state.screen,
        seq: String(state.seq),
      });
      expect(root.getAttribute("data-phase")).toBe(state.phase ?? "");
      const visible = [...el.querySelectorAll(".rw-primary")].filter((b) => !b.closest("[hidden]"));
      expect(visible.length).toBeLessThanOrEqual(1);
      for (const node of el.querySelectorAll("button,input,select,[tabindex]")) {
        expect(node.getAttribute("data-lm-suppress-shortcuts"), node.outerHTML).toBe("true");
      }
      expect(el.querySelector("[title]")).toBe(null);
    },
  );
});

describe("the bar and the log", () => {
  const moments = ["Green holds all of Asia: +7 a turn.", "Green no longer holds all of Africa."];
  const told = moments.map((text, i) => ({ n: 901 + i, at: 900, seat: "green", text, kind: "m" }));
  const changes = {
    "as they are": () => ({}),
    "with moments": (state) => ({ moments, recent: [...(state.recent ?? []), ...told] }),
    "with a recap": (state) => ({
      recap: { headline: moments[0], since: [], after: null },
      recent: [...(state.recent ?? []), ...told],
    }),
  };
  const all = Object.keys(scenes)
    .filter((scene) => scenes[scene]().recent)
    .flatMap((scene) => Object.keys(changes).map((how) => ({ scene, how })));

  it.each(all)("say nothing twice: $scene, $how", async ({ scene, how }) => {
    const { model, el, find, settled } = game(scene);
    const state = model.data.state;
    model.answer({ ...changes[how](state), seq: state.seq + 1 });
    await settled();
    const bar = [find(".rw-sentence"), find(".rw-sub-sentence")].map((part) => part.textContent);
    const lines = [...el.querySelectorAll("[data-log] .rw-moment")].map((line) => line.textContent);
    for (const line of lines)
      for (const part of bar) expect(part.includes(line), `${part} | ${line}`).toBe(false);
    for (const text of moments)
      expect([...bar, ...lines].filter((part) => part.includes(text)).length).toBeLessThan(2);
    const { legal } = state;
    if (legal.defend) expect(find("[data-log]").textContent).not.toContain("with 3 armies");
  });

  it("repeat what was said long ago, and mark only the newest line", async () => {
    const { model, el, settled } = game("bot");
    const before = { n: 1, at: 1, seat: "green", kind: "m", text: moments[0] };
    const between = { ...before, n: 2, text: "Green places 2 on Siam." };
    const { seq } = model.data.state;
    model.answer({ seq: seq + 1, moments, recent: [before, between, ...told] });
    await settled();
    const lines = [...el.querySelectorAll("[data-log] li")];
    expect(lines.map((line) => line.textContent)).toEqual([between.text, before.text]);
    expect(lines.some((line) => line.classList.contains("rw-fresh"))).toBe(false);
  });
});

it("marks the bar of a lesson's step if it was solved, and not if it was only shown", async () => {
  let seq = 900;
  const isMarked = async (/** @type {object} */ lesson) => {
    const { model, root, settled } = game("lesson_question");
    const state = scenes.lesson_question();
    seq += 1;
    model.answer({
      ...state,
      game_id: model.data.state.game_id,
      seq,
      lesson: { ...state.lesson, ...lesson },
    });
    await settled();
    return root.querySelector(".rw-sentence-bar").hasAttribute("data-solved");
  };
  const told = { n: 1, lines: [], clauses: [], scenes: [], blocks: [], heading: "" };
  expect(await isMarked({})).toBe(false);
  expect(await isMarked({ done: true, feedback: { ...told, status: "right" } })).toBe(true);
  expect(await isMarked({ done: true, feedback: { ...told, status: "shown" } })).toBe(false);
});

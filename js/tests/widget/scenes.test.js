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

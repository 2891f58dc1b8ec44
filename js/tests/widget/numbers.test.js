import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

it("counts on from a wrong number when one tries again", async () => {
  const model = createModel(scenes.lesson_question());
  const { el, click, settled } = show("lesson_question", model);
  await settled();
  const { lesson } = model.get("state");
  const feedback = { n: 1, status: "wrong", message: "Too few.", said: 4, clauses: [], scenes: [] };
  model.publish({ ...model.get("state"), seq: 99, lesson: { ...lesson, feedback } });
  await settled();
  const field = () => el.querySelector('input[data-answer="number"]');
  click('[data-action="more"]');
  await settled();
  expect(field().value).toBe("5");
});

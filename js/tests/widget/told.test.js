import { afterEach, expect, it } from "vitest";
import { show, tidy } from "../fixtures/widget.js";

afterEach(tidy);

const texts = (el) => [...el.querySelectorAll(".rw-told p")].map((part) => part.textContent);

it("the notice about files stays until it is closed", () => {
  const { el, model } = show("attack");
  expect(el.querySelector(".rw-told")).toBeNull();
  model.emit("msg:custom", { told: ["A file is called otherwise now."] });
  model.emit("msg:custom", { aside: "risk-widget-lessons.damaged-1" });
  for (let n = 0; n < 2; n += 1) model.emit("msg:custom", { full: true });
  expect(texts(el)).toHaveLength(3);
  const [first, second, third] = texts(el);
  expect(first).toBe("A file is called otherwise now.");
  expect(second).toContain("risk-widget-lessons.damaged-1");
  expect(third).toContain("isn't saving anything");
  el.querySelector('.rw-told [data-action="close_told"]').click();
  expect(el.querySelector(".rw-told")).toBeNull();
});

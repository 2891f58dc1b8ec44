import { describe, expect, it, vi } from "vitest";
import { h, patch } from "../../src/views/dom.js";

const root = () => {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
};

describe("patch", () => {
  it("keeps elements that stay, with their focus, when others come and go around them", () => {
    const el = root();
    patch(el, [h("p", { key: "a" }, "a"), h("button", { key: "b" }, "b")]);
    const button = el.querySelector("button");
    button.focus();
    patch(el, [h("h3", { key: "new" }, "new"), h("button", { key: "b" }, "b 2"), h("i")]);
    expect(el.querySelector("button")).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(el.textContent).toBe("newb 2");
    expect([...el.children].map((c) => c.localName)).toEqual(["h3", "button", "i"]);
  });

  it("follows a new order by key", () => {
    const el = root();
    const draw = (...keys) =>
      patch(
        el,
        keys.map((key) => h("li", { key }, key)),
      );
    draw("a", "b", "c");
    const nodes = Object.fromEntries([...el.children].map((c) => [c.textContent, c]));
    draw("c", "a", "b");
    expect([...el.children]).toEqual([nodes.c, nodes.a, nodes.b]);
  });

  it("calls the handler of the last drawing, once", () => {
    const el = root();
    const [first, second] = [vi.fn(), vi.fn()];
    patch(el, [h("button", { on: { click: first } })]);
    patch(el, [h("button", { on: { click: second } })]);
    el.querySelector("button").click();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it("keeps host shortcuts away from everything that takes the focus", () => {
    const el = root();
    patch(el, [h("button"), h("input"), h("select"), h("div", { tabindex: 0 }), h("div")]);
    const marked = [...el.children].map((c) => c.getAttribute("data-lm-suppress-shortcuts"));
    expect(marked).toEqual(["true", "true", "true", "true", null]);
  });

  it("removes missing attributes, and spells out false for ARIA", () => {
    const el = root();
    patch(el, [h("button", { disabled: true, "aria-expanded": true, "data-x": 1 })]);
    patch(el, [h("button", { "aria-expanded": false })]);
    const button = el.querySelector("button");
    expect(button.disabled).toBe(false);
    expect(button.hasAttribute("data-x")).toBe(false);
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("keeps the children of an element that other code fills", () => {
    const el = root();
    patch(el, [h("div", { keep: true })]);
    el.firstElementChild.append("map");
    patch(el, [h("div", { keep: true, class: "x" })]);
    expect(el.textContent).toBe("map");
  });

  it("shows the chosen option of a select, whose options come with it", () => {
    const el = root();
    const options = ["a", "b"].map((v) => h("option", { value: v }, v));
    patch(el, [h("select", { value: "b" }, options)]);
    expect(el.querySelector("select").value).toBe("b");
  });

  it("makes drawings in the namespace of SVG", () => {
    const el = root();
    patch(el, [h("svg", null, h("path", { d: "M0 0" }))]);
    expect(el.querySelector("path").namespaceURI).toBe("http://www.w3.org/2000/svg");
  });
});

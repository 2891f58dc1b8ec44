import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { classTable } from "../../src/views/classroom.js";
import { patch } from "../../src/views/dom.js";
import { scenes } from "../fixtures/scenes.js";
import { createModel, show, tidy } from "../fixtures/widget.js";

beforeEach(() => vi.useFakeTimers());
afterEach(tidy);

const NAMES = [
  "\u05d0\u05d1 1",
  "\u0645\u0646\u0649 (2)",
  "\u05d2-3",
  "\u05d3 4",
  "\u05d4 5",
  "\u05d5 6",
];

/** List the texts in which a name could reorder the words around it. */
function turning(root) {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  const texts = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement.closest("bdi,script,style")) texts.push(textContent);
  }
  for (const node of root.querySelectorAll("[aria-label]")) {
    texts.push(node.getAttribute("aria-label"));
  }
  return texts.filter((text) =>
    /[\u0590-\u08ff]/.test(text.replace(/\u2068[^\u2069]*\u2069/g, "")),
  );
}

/** Build a scene in which people gave their seats right-to-left names. */
function named(scene) {
  const state = scenes[scene]();
  const seats = (state.seats ?? []).map((seat, i) => ({ ...seat, name: NAMES[i], renamed: true }));
  return state.seats ? { ...state, seats } : state;
}

describe("a name that a person typed", () => {
  it.each(Object.keys(scenes))("does not move its neighbours: %s", async (scene) => {
    const { el, settled } = show(scene, createModel(named(scene)));
    await settled();
    expect(turning(el)).toEqual([]);
    for (const field of el.querySelectorAll("input.rw-field[maxlength='40']")) {
      expect(field.getAttribute("dir")).toBe("auto");
    }
  });

  it("is on the screens under test", async () => {
    const { el, settled } = show("attack", createModel(named("attack")));
    await settled();
    expect(el.textContent).toContain(`\u2068${NAMES[0]}\u2069`);
  });

  it("is separate in a class's table, as are the answers", () => {
    const root = document.createElement("div");
    const pupils = [
      { name: NAMES[0], answers: [[NAMES[1], 1, true]] },
      { name: NAMES[0], answers: [["", 1, true]] },
    ];
    const say = (id, params) => [id, ...Object.keys(params ?? {})].join(" ");
    const snapshot = { screen: "class", classroom: {}, lesson: {} };
    const ui = { local: {} };
    const answerTo = () => ({ questions: ["1. ?"], pupils, text: "" });
    patch(root, classTable({ say, snapshot, ui, answerTo }).filter(Boolean));
    expect(turning(root)).toEqual([]);
    expect(root.textContent.split(NAMES[0])).toHaveLength(3);
    expect(root.textContent).toContain(NAMES[1]);
  });
});

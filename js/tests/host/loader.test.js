import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeModel } from "../../../tests/harness/fake-model.js";
import loader from "../../src/loader.js";

const KEY = Symbol.for("risk_widget");
const SHARED = {
  digest: "d1",
  board: { id: "b" },
  in_en: { words: "w" },
};

let models;
let frontEnd;

/** Make a widget's own model, and a live model that the manager can find. */
function widget(id, live = {}, own = {}) {
  const manager = {
    async get_model(name) {
      if (!models.has(name)) throw new Error("widget model not found");
      return models.get(name);
    },
  };
  const model = fakeModel({ live: `IPY_MODEL_live-${id}`, outbox: [], ...own });
  model.widget_manager = manager;
  model.send = vi.fn();
  const other = fakeModel({
    shared: "IPY_MODEL_shared",
    language: "en",
    words: null,
    board: null,
    ...live,
  });
  models.set(`live-${id}`, other);
  return { model, live: other };
}

const element = () => document.body.appendChild(document.createElement("div"));
/** Return what the front end received for the view with this number. */
const given = (number = 0) => frontEnd.default.render.mock.calls[number][0];

beforeEach(() => {
  frontEnd = { default: { render: vi.fn() }, styles: ".rw { color: red }" };
  models = new Map([["shared", fakeModel(SHARED)]]);
  globalThis[KEY] = {
    frontEnds: new Map([["d1", Promise.resolve(frontEnd)]]),
    turn: Promise.resolve(),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete globalThis[KEY];
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("a widget gets from the shared model what its own lacks", async () => {
  const { model } = widget(1, { state: { seq: 1 }, board: { id: "island" } });
  await loader.render({ model, el: element() });
  const { model: whole } = given();
  expect(whole.get("words")).toBe("w");
  expect(whole.get("board")).toEqual({ id: "island" });
  expect(whole.get("state")).toEqual({ seq: 1 });
  expect(whole.get("outbox")).toEqual([]);
});

test("a widget waits for words that arrive later", async () => {
  const { model } = widget(1, { language: "sv" });
  const drawn = loader.render({ model, el: element() });
  const shared = models.get("shared");
  await vi.waitFor(() => expect(shared.listeners()).toBe(1));
  shared.host({ in_de: { words: "d" } });
  await vi.waitFor(() => expect(shared.listeners()).toBe(1));
  expect(frontEnd.default.render).not.toHaveBeenCalled();
  shared.host({ in_sv: { words: "s" } });
  await drawn;
  expect(given().model.get("words")).toBe("s");
  expect(shared.listeners()).toBe(0);
});

test("a widget that changes its language learns when the new words have arrived", async () => {
  const { model, live } = widget(1);
  await loader.render({ model, el: element() });
  const { model: whole } = given();
  const heard = vi.fn();
  whole.on("change:words", heard);
  live.host({ language: "sv" });
  expect(whole.get("words")).toBe(undefined);
  models.get("shared").host({ in_sv: { words: "s" } });
  expect(heard).toHaveBeenCalled();
  expect(whole.get("words")).toBe("s");
  whole.off("change:words", heard);
  expect(models.get("shared").listeners()).toBe(0);
});

test("the live model's changes are heard and the page writes to the widget's own model", async () => {
  const { model, live } = widget(1, { state: { seq: 1 }, board: { id: "island" } });
  await loader.render({ model, el: element() });
  const { model: whole } = given();
  const heard = vi.fn();
  whole.on("change:state", heard);
  live.host({ state: { seq: 2 }, board: null });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(whole.get("state")).toEqual({ seq: 2 });
  expect(whole.get("board")).toEqual({ id: "b" });
  whole.off("change:state", heard);
  live.host({ state: { seq: 3 } });
  expect(heard).toHaveBeenCalledTimes(1);
  whole.set("outbox", [{ id: "a" }]);
  whole.save_changes();
  expect(model.log).toEqual([{ update: { outbox: [{ id: "a" }] } }]);
  expect(live.log).toEqual([]);
});

test("a page that lacks the shared model requests another and draws when it arrives", async () => {
  const { model, live } = widget(1, { shared: "IPY_MODEL_gone" });
  const drawn = loader.render({ model, el: element() });
  await vi.waitFor(() => expect(model.send).toHaveBeenCalledWith({ lacks: "IPY_MODEL_gone" }));
  expect(frontEnd.default.render).not.toHaveBeenCalled();
  live.host({ shared: "IPY_MODEL_shared" });
  await drawn;
  expect(frontEnd.default.render).toHaveBeenCalledTimes(1);
  expect(live.listeners()).toBe(0);
});

test("without the shared model nothing is drawn, and a removed view stops waiting", async () => {
  const { model, live } = widget(1, { shared: "IPY_MODEL_gone" });
  const gone = new AbortController();
  const drawn = loader.render({ model, el: element(), signal: gone.signal });
  await vi.waitFor(() => expect(model.send).toHaveBeenCalledTimes(1));
  gone.abort();
  await drawn;
  expect(frontEnd.default.render).not.toHaveBeenCalled();
  expect(live.listeners()).toBe(0);
});

test("a page has the styles once, and another version replaces them", async () => {
  for (const id of [1, 2]) await loader.render({ model: widget(id).model, el: element() });
  expect(document.head.querySelectorAll("style")).toHaveLength(1);
  models.set("newer", fakeModel({ ...SHARED, digest: "d2" }));
  const newer = { ...frontEnd, styles: ".rw { color: blue }" };
  globalThis[KEY].frontEnds.set("d2", Promise.resolve(newer));
  const { model } = widget(3, { shared: "IPY_MODEL_newer" });
  await loader.render({ model, el: element() });
  expect([...document.head.querySelectorAll("style")].map((node) => node.textContent)).toEqual([
    ".rw { color: blue }",
  ]);
});

test("a shadow tree has its own styles", async () => {
  const host = element().attachShadow({ mode: "open" });
  const el = host.appendChild(document.createElement("div"));
  await loader.render({ model: widget(1).model, el });
  expect(host.querySelectorAll("style")).toHaveLength(1);
});

test("views are drawn one by one with time for other work in between", async () => {
  /** @type {string[]} */
  const order = [];
  frontEnd.default.render.mockImplementation(() => {
    order.push("drawn");
    queueMicrotask(() => order.push("a microtask"));
    setTimeout(() => order.push("a task"));
  });
  await Promise.all([1, 2].map((id) => loader.render({ model: widget(id).model, el: element() })));
  expect(order.slice(0, 4)).toEqual(["drawn", "a microtask", "a task", "drawn"]);
});

test("a busy page shows a view within a second", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (task, { timeout }) => setTimeout(task, timeout));
  loader.render({ model: widget(1).model, el: element() });
  loader.render({ model: widget(2).model, el: element() });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(frontEnd.default.render).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(frontEnd.default.render).toHaveBeenCalledTimes(2);
});

test("a view that fails lets the next one be drawn", async () => {
  frontEnd.default.render.mockImplementationOnce(() => {
    throw new Error("no map");
  });
  const first = loader.render({ model: widget(1).model, el: element() });
  const second = loader.render({ model: widget(2).model, el: element() });
  await expect(first).rejects.toThrow("no map");
  await second;
  expect(frontEnd.default.render).toHaveBeenCalledTimes(2);
});

test("a view ends by the signal, or by the returned function without one", async () => {
  const end = await loader.render({ model: widget(1).model, el: element() });
  expect(given().signal.aborted).toBe(false);
  end();
  expect(given().signal.aborted).toBe(true);
  const gone = new AbortController();
  await loader.render({ model: widget(2).model, el: element(), signal: gone.signal });
  gone.abort();
  expect(given(1).signal.aborted).toBe(true);
});

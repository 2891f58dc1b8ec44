// @module-tag thorough
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "../fixtures/scenes.js";
import { inTurn } from "../fixtures/turn.js";
import { gamesInOneWidget, tidy, toldKeys } from "../fixtures/widget.js";

/** @type {ReturnType<typeof gamesInOneWidget>} */
let game;
beforeEach(() => {
  vi.useFakeTimers();
  game = gamesInOneWidget();
});
afterEach(tidy);

/**
 * The keys as the list names them, and the presses that each name stands for; the list gives digits
 * as a range.
 */
const KEYS = {
  "← ↑ → ↓": ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"],
  "/": ["/"],
  "N P": ["n", "p", "N"],
  Enter: ["Enter"],
  D: ["d", "D"],
  Esc: ["Escape"],
  "+ −": ["+", "-"],
  A: ["a", "A"],
  J: ["j", "J"],
  L: ["l", "L"],
  E: ["e", "E"],
  F: ["f", "F"],
  H: ["h"],
  "Shift+H": ["H"],
  R: ["r", "R"],
  S: ["s", "S"],
  T: ["t", "T"],
  U: ["u"],
  "Shift+U": ["U"],
  W: ["w", "W"],
  "← →": ["ArrowLeft", "ArrowRight"],
};
/**
 * Keys that work the same way in every phase: they move over the map, search, explain, or choose a
 * number.
 */
const ALIKE = /^(← ↑ → ↓|\/|N P|W|\d)$/;
const PAST = "← →";
const BOARD = "← ↑ → ↓";

/** List the keys that the page lists now, by their names in KEYS, with each digit on its own. */
function told(view) {
  return [...toldKeys(view).keys()].flatMap((keys) => {
    const [, least, most = least] = keys.match(/^(\d)(?: – (\d))?/) ?? [];
    if (!least) return [keys];
    const digits = [];
    for (let n = Number(least); n <= Number(most); n++) digits.push(String(n));
    return keys.endsWith("+ −") ? [...digits, "+ −"] : digits;
  });
}

/** Return the number of armies in the panel. */
const number = ({ find }) =>
  find(".rw-range[aria-label^=Armies]")?.value ?? find(".rw-stepper output")?.textContent;

/**
 * Describe everything that a key can change: what is sent and drawn, where the focus is, and the
 * search.
 */
function state({ model, el, find }) {
  const chosen = [...el.querySelectorAll("[data-choice]")].map((t) => t.outerHTML);
  const { activeElement: at } = document;
  const where = [at?.className, at?.dataset.territory, at?.dataset.action];
  const searched = find(".find")?.hidden;
  return JSON.stringify([model.sent(), el.textContent, number({ find }), chosen, where, searched]);
}

/** Answer the query for a moment of the past. */
function answerMoment({ data, publish }) {
  const asked = data.outbox.find(({ action }) => action.what === "moment");
  if (!asked) return;
  const moment = { at: asked.action.at, news: 0, recent: [] };
  publish({ ...data.state, acks: [{ id: asked.id, ok: true, data: moment }] });
}

/** Make the choices that a scene needs before the key. */
function prepare(view, { picks = [], first = [], click = [], change = {} }) {
  if (Object.keys(change).length) view.model.answer({ ...change, seq: 41 });
  view.model.data.outbox = [];
  // Shift asks for the number of armies where a click would place one at once.
  for (const t of picks) {
    const asked = new MouseEvent("click", { bubbles: true, shiftKey: true });
    view.find(`[data-territory="${t}"]`).dispatchEvent(asked);
  }
  for (const selector of click) view.click(selector);
  answerMoment(view.model);
  view.root.focus();
  for (const key of first) view.key(key, view.root);
  view.root.focus();
}

/** Whether a press does something; a reply that explains why a key can't be used does not count. */
function works(view, press) {
  const before = state(view);
  const sent = view.model.sent().length;
  const shiftKey = /^[UH]$/.test(press);
  const send = (key) => view.key(key, document.activeElement, { shiftKey, timeStamp: 0 });
  const isNumber = /\d/.test(press);
  send(press);
  // If a number cannot be chosen, the nearest possible number is chosen.
  if (isNumber) return view.model.sent().length > sent || number(view) === press;
  if (press === "Enter" && state(view) === before) {
    send("n");
    const there = state(view);
    send(press);
    return state(view) !== there;
  }
  return state(view) !== before && !view.find("[data-refusal]");
}

/** Whether a digit does something while a territory has the focus: then digits choose, as Enter does. */
function worksOnMap(view, press) {
  if (!/\d/.test(press)) return false;
  view.key("n", document.activeElement);
  return works(view, press);
}

const PAIR = ["north-africa", "southern-europe"];
const PHASES = [
  ["claim", "claim"],
  ["place", "place"],
  ["place, several asked for", "place", { picks: ["siam"] }],
  ["place, the last army", "place", { picks: ["siam"], change: { to_place: 1 } }],
  ["place, all on one territory", "place", { picks: ["siam"], first: ["a"] }],
  ["capital", "capital"],
  ["reinforce", "reinforce"],
  ["reinforce, several asked for", "reinforce", { picks: ["siam"], first: ["2"] }],
  ["trade", "trade"],
  ["trade, no set chosen", "trade", { click: ["[data-card]"] }],
  ["bonus", "bonus"],
  ["third", "third"],
  ["attack", "attack"],
  ["attack, from", "attack", { picks: ["north-africa"] }],
  ["attack, onto", "attack", { picks: PAIR, first: ["2"] }],
  ["attack, redo", "attack", { change: { redo: true } }],
  [
    "attack, looking back",
    "attack",
    { change: { moves: 9 }, click: ['[data-action="look_back"]'] },
  ],
  ["result", "result"],
  ["defend", "defend"],
  ["defend, one die", "defend", { change: { legal: { defend: [1] } } }],
  ["covered", "covered"],
  ["occupy", "occupy", { first: ["4"] }],
  ["fortify", "fortify"],
  ["fortify, onto", "fortify", { picks: ["siam", "india"], first: ["2"] }],
  ["bot", "bot"],
  ["handover", "handover"],
  ["over", "over"],
  ["over, the laurel closed", "over", { click: ['[data-action="see_board"]'] }],
  ["over, looking back", "over", { click: ['[data-action="look_back"]'] }],
  ["a lesson's move", "lesson_move"],
  ["a lesson's move, from", "lesson_move", { picks: ["brazil", "peru"], first: ["2"] }],
  ["a lesson's last move", "lesson_end"],
  ["a lesson's armies", "lesson_place"],
  ["a lesson's question", "lesson_question"],
  ["a lesson's refusal", "lesson_refusal"],
];

describe("the question mark lists exactly the keys that do something", () => {
  it.each(inTurn(PHASES, ([phase]) => phase))("%s", (phase, scene, choice = {}) => {
    const open = () => {
      const view = game(scene);
      prepare(view, choice);
      return view;
    };
    const expected = told(open());
    const presses = { ...KEYS };
    // The same keys move through the past on one screen, and over the map on another.
    delete presses[expected.includes(PAST) ? BOARD : PAST];
    for (let n = 0; n <= 9; n++) presses[n] = [String(n)];
    const untold = Object.keys(presses).filter((name) => !expected.includes(name));
    const view = open();
    // Keys that do nothing leave everything as it was for the next key.
    for (const name of untold)
      for (const press of presses[name]) expect(works(view, press), `${name} untold`).toBe(false);
    for (const name of expected) expect(presses, name).toHaveProperty([name]);
    // Each key needs a game of its own, so the keys that work the same way in every phase take
    // turns.
    const [alike, own] = [true, false].map((is) =>
      expected.filter((key) => ALIKE.test(key) === is),
    );
    for (const name of [...own, ...inTurn(alike, (key) => `${phase} ${key}`)]) {
      const again = open();
      expect(
        presses[name].some((press) => works(again, press) || worksOnMap(again, press)),
        `${name} told`,
      ).toBe(true);
    }
  });

  it.each(["lesson_end", "attack"])("also with a button in focus: %s", (scene) => {
    for (const press of ["ArrowRight", "n", "/", "e"]) {
      const view = game(scene);
      prepare(view, {});
      const button = view.find(".rw-play button");
      button.focus();
      const before = state(view);
      view.key(press, button);
      expect(state(view), press).not.toBe(before);
    }
  });

  it.each([
    ["E", "attack", false, "end_phase"],
    ["U", "attack", false, "undo"],
    ["u", "attack", true, "redo"],
    ["R", "place", false, "place_rest"],
  ])("capitals locked, %s: in %s, with Shift: %s", (press, scene, shiftKey, type) => {
    const view = game(scene);
    prepare(view, { change: { redo: true } });
    view.key(press, view.root, { shiftKey });
    expect(view.model.sent()).toEqual([expect.objectContaining({ type })]);
  });

  it("Enter takes over a handed-over screen with nothing in focus", () => {
    const view = game("handover");
    prepare(view, {});
    expect(told(view)).toEqual(["Enter"]);
    view.key("Enter", view.root);
    expect(view.model.sent()).toEqual([expect.objectContaining({ type: "ready" })]);
  });

  it("closes the list again, and does nothing while something else is open", () => {
    const view = game("attack");
    prepare(view, {});
    view.key("?", view.root);
    expect(view.find(".rw-dialog-keys")).not.toBeNull();
    view.key("?", view.find(".rw-dialog-keys"));
    expect(view.find(".rw-dialog-keys")).toBeNull();
    view.click('[data-action="menu"]');
    const before = state(view);
    for (const key of ["?", "w", "e", "u", "n"]) view.key(key, view.root);
    expect(state(view)).toBe(before);
  });

  it("every phase is compared", () => {
    const compared = new Set(PHASES.map(([, scene]) => scene));
    expect([...compared].toSorted()).toEqual(
      Object.keys(scenes)
        // The form has no keys, and the position editor's list describes its keys by their purpose.
        .filter((scene) => scene !== "setup" && scene !== "editor")
        .toSorted(),
    );
  });
});

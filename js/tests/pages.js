/**
 * Pages without a browser, for the tests in Python: the built widget in documents of this process.
 *
 * It reads commands from its input, a line of JSON each, and answers each with a line. Before the
 * answer, it may pass on messages from a page to its kernel, and read the kernel's replies. Nothing
 * waits in real time: time passes only when a command says so, and a command ends when everything
 * that is due by then has been done. There is no layout: nothing has a place or a size.
 */
import { readSync, writeSync } from "node:fs";

/** Errors and warnings of the widget and its pages. @type {string[]} */
let problems = [];
/** The time from one frame to the next, in ms. */
const FRAME = 16;

/** Timers and frames, by the tests' own clock, in ms. */
const clock = {
  now: 0,
  /** How long people have looked at the page, in addition to the time that has passed. */
  looked: 0,
  last: 0,
  /** @type {Map<number, {time: number, task: () => void}>} */
  due: new Map(),
  set(task, ms = 0) {
    this.last += 1;
    this.due.set(this.last, { time: this.now + Math.max(0, Number(ms) || 0), task });
    return this.last;
  },
  repeat(task, ms) {
    const id = this.set(() => {
      this.due.set(id, { time: this.now + Math.max(1, ms), task: again });
      task();
    }, ms);
    const again = this.due.get(id).task;
    return id;
  },
  /** Return the id of the next task that is due by then; null if there is none. */
  next(until = Number.POSITIVE_INFINITY) {
    let first = null;
    for (const [id, { time }] of this.due) {
      if (time <= until && (first === null || time < this.due.get(first).time)) first = id;
    }
    return first;
  },
  /** Run a task at its time. */
  run(id) {
    const { time, task } = this.due.get(id);
    this.due.delete(id);
    this.now = Math.max(this.now, time);
    task();
  },
};
// Set these before the documents' own code is loaded: that code keeps the timers that it finds.
globalThis.setTimeout = (task, ms, ...values) => clock.set(() => task(...values), ms);
globalThis.setInterval = (task, ms, ...values) => clock.repeat(() => task(...values), ms);
globalThis.clearTimeout = globalThis.clearInterval = (id) => clock.due.delete(id);
globalThis.requestAnimationFrame = (task) => clock.set(() => task(clock.now), FRAME);
globalThis.cancelAnimationFrame = (id) => clock.due.delete(id);
performance.now = () => clock.now + clock.looked;
for (const kind of ["error", "warn"]) {
  console[kind] = (...said) => problems.push(said.map(String).join(" "));
}
process.on("unhandledRejection", (error) => problems.push(String(error)));
process.on("uncaughtException", (error) => problems.push(String(error)));

/** How long to wait for something, in ms of the tests' clock. */
const PATIENCE = 10_000;
/** How long a person looks at the page before pressing anything, in ms. */
const LOOKS = 600;

const { GlobalWindow } = await import("happy-dom");
const { fakeModel } = await import("../../tests/harness/fake-model.js");

/** @typedef {{window: any, model: any, hear: (messages: any[]) => void, end: AbortController,
 *   files: {name: string, text: string}[]}} Page */

/** The pages that are open. @type {Map<number, Page>} */
const pages = new Map();
/** The page that the current command is for. @type {Page|null} */
let page = null;

// The widget's code is loaded once in this process, and sees the window of the current page.
const blank = new GlobalWindow();
/** Names that exist in this process, too, but must be those of a window. */
const OF_WINDOWS =
  /Event$|^(Event|Abort)|^(Blob|File|navigator|localStorage|sessionStorage|DOMException)$/;
for (let up = blank; up && up !== Object.prototype; up = Object.getPrototypeOf(up)) {
  for (const name of Object.getOwnPropertyNames(up)) {
    if (name in globalThis && !OF_WINDOWS.test(name)) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => (page?.window ?? blank)[name],
      set(value) {
        page.window[name] = value;
      },
    });
  }
}
URL.createObjectURL = (blob) => {
  const url = `blob:http://localhost/${blobs.size}`;
  blobs.set(url, blob);
  return url;
};

// ---- the other end -------------------------------------------------------------------------------

let read = Buffer.alloc(0);
const chunk = Buffer.alloc(1 << 16);

/** Wait for the next line of the input; return null at the end of the input. */
function line() {
  let end = read.indexOf(10);
  const parts = [read];
  while (end < 0) {
    const size = readSync(0, chunk);
    if (!size) return null;
    const more = Buffer.from(chunk.subarray(0, size));
    end = more.indexOf(10);
    if (end >= 0) end += parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(more);
  }
  const whole = Buffer.concat(parts);
  read = whole.subarray(end + 1);
  return JSON.parse(whole.subarray(0, end).toString());
}

function tell(message) {
  const data = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < data.length; ) at += writeSync(1, data, at);
}

// ---- pages ---------------------------------------------------------------------------------------

let widget;

/** Show a view of the page's model in an element. */
async function mount(host) {
  await widget.render({ model: page.model, el: host, signal: page.end.signal });
}

async function open({ id, state, reduced }) {
  const window = new GlobalWindow({
    url: "http://localhost/",
    width: 1280,
    height: 900,
    settings: { device: { prefersReducedMotion: reduced ? "reduce" : "no-preference" } },
  });
  window.requestAnimationFrame = requestAnimationFrame;
  window.cancelAnimationFrame = cancelAnimationFrame;
  page = { window, files: [], end: new window.AbortController() };
  pages.set(id, page);
  window.addEventListener("error", ({ message }) => problems.push(message));
  window.document.addEventListener("click", keepFile);
  window.passTime = (ms) => {
    clock.looked += ms;
  };
  window.runTimers = pass;
  const send = (data) => {
    tell({ page: id, send: data });
    return line();
  };
  const hear = (messages) => {
    for (const data of messages) {
      if (data.method === "update") page.model.host(data.state);
      else page.model.hear(data.content);
    }
  };
  const mine = page;
  page.hear = hear;
  page.model = fakeModel(state, async (changed) => {
    const answers = await send({ method: "update", state: changed, buffer_paths: [] });
    page = mine;
    hear(answers);
  });
  window.model = page.model;
  window.document.body.innerHTML = '<main><div id="root"></div><div id="second"></div></main>';
  window.mount = (name) => mount(window.document.getElementById(name));
  widget ??= (await import("../../risk_widget/static/widget.js")).default;
  await window.mount("root");
}

/** Keep a file that the page offers as a download. */
async function keepFile(event) {
  const link = event.target.closest("a[download]");
  if (!link) return;
  event.preventDefault();
  const files = page.files;
  const blob = blobs.get(link.href);
  files.push({ name: link.download, text: await blob.text() });
}

/** Files by the addresses that the page has made for them. */
const blobs = new Map();

/** Do everything that is due by now, and everything that follows from it. */
async function settle() {
  do {
    await new Promise((resolve) => setImmediate(resolve));
    for (let id = clock.next(clock.now); id !== null; id = clock.next(clock.now)) clock.run(id);
    await new Promise((resolve) => setImmediate(resolve));
  } while (clock.next(clock.now) !== null);
}

/** Let time pass, and do everything that becomes due. */
async function pass(ms) {
  const end = clock.now + ms;
  await settle();
  for (let id = clock.next(end); id !== null; id = clock.next(end)) {
    clock.run(id);
    await settle();
  }
  clock.now = end;
}

/** Let time pass until a condition holds; return false if it does not hold in time. */
async function until(isSo) {
  const end = clock.now + PATIENCE;
  await settle();
  while (!isSo()) {
    const id = clock.next(end);
    if (id === null) return false;
    clock.run(id);
    await settle();
  }
  return true;
}

// ---- what is where -------------------------------------------------------------------------------

const short = (text) => (text ?? "").replace(/[\s\u200b]+/g, " ").trim();

/** Whether an element is visible by its markup: styles are unknown here. */
function isVisible(node) {
  if (!node.isConnected) return false;
  for (let at = node; at?.getAttribute; at = at.parentElement) {
    if (at.hasAttribute("hidden") || at.style?.display === "none") return false;
    if (at.tagName === "DETAILS" && !at.hasAttribute("open") && at !== node) {
      if (!at.querySelector("summary")?.contains(node)) return false;
    }
    if (at.tagName === "DIALOG" && !at.hasAttribute("open")) return false;
  }
  return node.style?.visibility !== "hidden";
}

const INPUTS = {
  checkbox: "checkbox",
  radio: "radio",
  range: "slider",
  number: "spinbutton",
  button: "button",
  submit: "button",
  text: "textbox",
  search: "searchbox",
};
const ROLES = {
  A: "link",
  BUTTON: "button",
  DETAILS: "group",
  DIALOG: "dialog",
  FIELDSET: "group",
  LI: "listitem",
  OL: "list",
  OPTION: "option",
  OUTPUT: "status",
  SECTION: "region",
  SELECT: "combobox",
  TABLE: "table",
  TEXTAREA: "textbox",
  TR: "row",
  UL: "list",
};

function roleOf(node) {
  const given = node.getAttribute("role");
  if (given) return given;
  if (node.tagName === "INPUT") return INPUTS[node.type] ?? null;
  return /^H[1-6]$/.test(node.tagName) ? "heading" : (ROLES[node.tagName] ?? null);
}

const labelsOf = (node) => {
  const { id } = node;
  const around = node.closest("label");
  const named = id
    ? [...node.ownerDocument.querySelectorAll("label")].filter((label) => label.htmlFor === id)
    : [];
  return around && !around.htmlFor ? [around, ...named] : named;
};

/** Return the name of an element for a screen reader. */
function nameOf(node) {
  const by = node.getAttribute("aria-labelledby");
  if (by) {
    return short(
      by
        .split(" ")
        .map((id) => node.ownerDocument.getElementById(id)?.textContent ?? "")
        .join(" "),
    );
  }
  const said = node.getAttribute("aria-label");
  if (said) return short(said);
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(node.tagName)) {
    return short(labelsOf(node).map(wordsOf).join(" ")) || short(node.getAttribute("title"));
  }
  return short(wordsOf(node)) || short(node.getAttribute("title"));
}

/** Return the text of an element, without parts that screen readers skip. */
function wordsOf(node) {
  if (node.nodeType === 3) return node.data;
  if (node.nodeType !== 1 || node.getAttribute("aria-hidden") === "true") return "";
  return [...node.childNodes].map(wordsOf).join("");
}

/** Whether a text is the wanted one. */
const says = (text, { text: wanted, exact }) =>
  exact ? short(text) === short(wanted) : has(text, wanted);
const has = (text, part) => short(text).toLowerCase().includes(short(part).toLowerCase());

const unique = (nodes) => [...new Set(nodes)];

/** For each kind of step, a function from an element to the elements that the step finds in it. */
const FIND = {
  css(from, { css }) {
    const next = /^\+\s*(.*)/.exec(css);
    if (next) return [from.nextElementSibling].filter((node) => node?.matches(next[1]));
    // The document of these tests does not support `option:checked`.
    const chosen = /^(.*option):checked$/.exec(css);
    if (chosen) return [...from.querySelectorAll(chosen[1])].filter((option) => option.selected);
    return [...from.querySelectorAll(css)];
  },
  role: (from, { role, name, exact }) =>
    [...from.querySelectorAll("*")].filter(
      (node) =>
        roleOf(node) === role &&
        isVisible(node) &&
        !node.closest("[aria-hidden=true]") &&
        (name === undefined || says(nameOf(node), { text: name, exact })),
    ),
  text: (from, step) =>
    [...from.querySelectorAll("*")].filter(
      (node) =>
        !/^(SCRIPT|STYLE)$/.test(node.tagName) &&
        says(node.textContent, step) &&
        ![...node.children].some((child) => says(child.textContent, step)),
    ),
  label: (from, { label, exact }) =>
    [...from.querySelectorAll("*")].filter((node) => {
      const names = [node.getAttribute("aria-label"), ...labelsOf(node).map((l) => l.textContent)];
      const control = /^(INPUT|SELECT|TEXTAREA|BUTTON)$/.test(node.tagName);
      const asked = control ? names : names.slice(0, 1);
      return asked.some((name) => name && says(name, { text: label, exact }));
    }),
};

/** Find the elements that a list of steps leads to. */
function find(steps) {
  let found = [page.window.document];
  for (const step of steps) {
    if ("nth" in step) found = [found.at(step.nth)].filter(Boolean);
    else if ("hasText" in step) found = found.filter((node) => has(node.textContent, step.hasText));
    else {
      const kind = Object.keys(FIND).find((name) => name in step);
      const several = found.length > 1;
      found = unique(found.flatMap((from) => FIND[kind](from, step)));
      // Sort the elements in document order; those found within one element are already in that
      // order.
      if (several) found.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
    }
  }
  return found;
}

/** Return the only element found; null if there is none. */
function only(steps) {
  const found = find(steps);
  if (found.length > 1) {
    throw new Error(`${found.length} elements, not one: ${found[0].outerHTML.slice(0, 200)}`);
  }
  return found[0] ?? null;
}

// ---- what a person does --------------------------------------------------------------------------

const isDisabled = (node) =>
  [node, node.control ?? node].some(
    (one) =>
      one.matches(":disabled") ||
      one.closest("fieldset[disabled]") ||
      one.closest("[aria-disabled=true]"),
  );

/** Wait until there is exactly one element and it `isReady`; return it. */
async function ready(steps, isReady = () => true) {
  let node = null;
  const come = await until(() => {
    node = only(steps);
    return node !== null && isReady(node);
  });
  if (come) return node;
  const html = node?.outerHTML.slice(0, 300);
  throw new Error(`${JSON.stringify(steps)} ${html ? `is not ready: ${html}` : "is not there"}`);
}

const FOCUSABLE = "a[href],button,input,select,textarea,summary,[tabindex]";
const TYPED =
  "textarea,input:not([type=radio],[type=checkbox],[type=range],[type=file],[type=button])";

/** Fields with typed text whose "change" event is due when the focus leaves them. */
const unsaid = new WeakSet();

function focusOn(node) {
  const before = page.window.document.activeElement;
  if (node === before) return;
  if (before && unsaid.delete(before)) fire(before, "change");
  if (node) node.focus();
  else before?.blur();
}

const fire = (node, type, Kind = page.window.Event, init = {}) =>
  node.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, ...init }));

/** Press an element with the mouse, after a person would have looked. */
function press(node, init = {}) {
  clock.looked += LOOKS;
  const { PointerEvent, MouseEvent } = page.window;
  const mouse = { pointerType: "mouse", isPrimary: true, button: 0, detail: 1, ...init };
  fire(node, "pointerdown", PointerEvent, { ...mouse, detail: 0 });
  if (node.isConnected && fire(node, "mousedown", MouseEvent, mouse)) {
    focusOn(node.closest(FOCUSABLE));
  }
  if (node.isConnected) fire(node, "pointerup", PointerEvent, { ...mouse, detail: 0 });
  if (node.isConnected) fire(node, "mouseup", MouseEvent, mouse);
  if (node.isConnected && !node.matches(":disabled")) fire(node, "click", PointerEvent, mouse);
}

function setValue(node, value) {
  node.value = value;
  fire(node, "input");
}

/** Press a key at the focus, after a person would have looked. */
function pressKey(chord) {
  clock.looked += LOOKS;
  typeKey(chord);
}

function typeKey(chord) {
  const { KeyboardEvent, document } = page.window;
  const parts = chord.length > 1 ? chord.split("+") : [chord];
  const named = parts.pop();
  const held = { ctrlKey: parts.includes("Control"), shiftKey: parts.includes("Shift") };
  const key = named === "Space" ? " " : named;
  if (key === "Tab") throw new Error("the order of the focus is a matter for a browser");
  const at = document.activeElement ?? document.body;
  const init = { key, ...held, ...shift.held };
  const goesOn = fire(at, "keydown", KeyboardEvent, init);
  if (goesOn && document.activeElement === at) byDefault(at, key, held);
  fire(document.activeElement ?? document.body, "keyup", KeyboardEvent, init);
}

/** The modifiers that are held down meanwhile. */
const shift = { held: {} };

/** Do a browser's default action for a key. */
function byDefault(at, key, { ctrlKey }) {
  const { PointerEvent } = page.window;
  if (at.matches("input[type=range]")) {
    const [least, most, step] = ["min", "max", "step"].map((name) => Number(at[name]) || 0);
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key];
    const now = Number(at.value);
    const next = by
      ? Math.min(most, Math.max(least, now + by * (step || 1)))
      : ({ Home: least, End: most }[key] ?? now);
    if (next === now) return;
    setValue(at, String(next));
    fire(at, "change");
  } else if (at.matches(TYPED)) {
    if (ctrlKey && key === "a") at.select();
    else if (key.length === 1 && !ctrlKey) {
      const [from, to] = [at.selectionStart ?? at.value.length, at.selectionEnd ?? at.value.length];
      const all = from === 0 && to === at.value.length && to > 0;
      unsaid.add(at);
      setValue(at, all ? key : at.value + key);
    } else if (key === "Enter" && at.form) {
      if (unsaid.delete(at)) fire(at, "change");
      const submit = at.form.querySelector("button:not([type]), [type=submit]");
      if (submit) {
        if (!submit.disabled) fire(submit, "click", PointerEvent);
      } else at.form.requestSubmit();
    }
  } else if (
    (key === "Enter" && at.matches("button,summary,a[href]")) ||
    (key === " " && at.matches("button,summary,[type=checkbox],[type=radio]"))
  ) {
    if (!at.matches(":disabled")) fire(at, "click", PointerEvent);
  }
}

// ---- commands ------------------------------------------------------------------------------------

const isReadyForPress = (node) => isVisible(node) && !isDisabled(node);

/** Return a property of an element or, without such a property, an attribute. */
const propertyOf = (node, name) =>
  name === "innerText" ? node.textContent : name in node ? node[name] : node.getAttribute(name);

const ASK = {
  count: (nodes) => nodes.length,
  texts: (nodes) => nodes.map((node) => node.textContent),
  attributes: (nodes, name) => nodes.map((node) => node.getAttribute(name)),
  visible: (nodes) => nodes.map(isVisible),
  checked: (nodes) =>
    nodes.map((node) => node.checked || node.getAttribute("aria-checked") === "true"),
  disabled: (nodes) => nodes.map(isDisabled),
  values: (nodes) => nodes.map((node) => node.value),
  focused: (nodes) => nodes.map((node) => node === page.window.document.activeElement),
  empty: (nodes) =>
    nodes.map((node) => ("value" in node ? node.value === "" : node.textContent.trim() === "")),
};

const COMMANDS = {
  open,
  async close() {
    for (const { window, end } of pages.values()) {
      end.abort();
      window.document.body.replaceChildren();
      window.happyDOM.close();
    }
    await settle();
    pages.clear();
    page = null;
    blobs.clear();
    clock.due.clear();
    shift.held = {};
  },
  problems() {
    const told = problems;
    problems = [];
    return told;
  },
  /** Return a fact about each element found. */
  ask: ({ steps, what, name }) => ASK[what](find(steps), name),
  /** Do the next thing that is due by `end`; return false if there is none. */
  async next({ end }) {
    const id = clock.next(end);
    if (id !== null) clock.run(id);
    return id !== null;
  },
  now: () => clock.now,
  pass: ({ ms }) => pass(ms),
  deliver: ({ messages }) => page.hear(messages),
  async wait({ steps, selector }) {
    const root = await ready(steps);
    const come = await until(() => root.matches(selector) || root.querySelector(selector));
    if (!come)
      throw new Error(`${selector} has not come: ${short(root.textContent).slice(0, 300)}`);
  },
  async isThere({ steps, state }) {
    const so = { attached: (node) => node, visible: (node) => node && isVisible(node) }[state];
    if (!(await until(() => so(only(steps))))) {
      throw new Error(`${JSON.stringify(steps)} is not ${state}`);
    }
  },
  async click({ steps, force }) {
    press(await ready(steps, force ? undefined : isReadyForPress));
  },
  /** Click the first element that a selector finds in one widget, as a person would. */
  async reach({ steps, selector, ask }) {
    const root = await ready(steps);
    let node = null;
    const come = await until(() => {
      node = root.querySelector(selector);
      return node !== null && isReadyForPress(node);
    });
    if (!come) {
      const why = node ? node.outerHTML.slice(0, 300) : "nothing";
      throw new Error(`${selector} cannot be clicked: ${why}`);
    }
    press(node, ask ? { shiftKey: true } : {});
  },
  async choose({ steps, value, label }) {
    const node = await ready(steps, isReadyForPress);
    const option = [...node.options].find((one) =>
      label === null ? one.value === value : short(one.text) === label,
    );
    if (!option) throw new Error(`${node.outerHTML.slice(0, 300)} has no ${value ?? label}`);
    focusOn(node);
    setValue(node, option.value);
    fire(node, "change");
  },
  async check({ steps }) {
    const node = await ready(steps, isReadyForPress);
    if (!node.checked) press(node);
    await settle();
    if (!only(steps)?.checked) throw new Error("it has not been checked by a click");
  },
  async fill({ steps, value }) {
    const node = await ready(steps, isReadyForPress);
    focusOn(node);
    setValue(node, value);
    if (node.type === "range") fire(node, "change");
    else unsaid.add(node);
  },
  async files({ steps, files }) {
    const node = await ready(steps);
    const { File } = page.window;
    const list = files.map(({ name, type, text }) => new File([text], name, { type }));
    Object.defineProperty(node, "files", { value: list, configurable: true });
    fire(node, "input");
    fire(node, "change");
  },
  async focus({ steps }) {
    focusOn(await ready(steps));
  },
  async dispatch({ steps, type }) {
    fire(await ready(steps), type, type === "click" ? page.window.MouseEvent : undefined);
  },
  async keys({ steps, keys }) {
    if (steps) focusOn(await ready(steps));
    for (const key of keys) {
      pressKey(key);
      await settle();
    }
  },
  hold({ held }) {
    shift.held = held;
  },
  async type({ text }) {
    for (const key of text) {
      typeKey(key);
      await settle();
    }
  },
  async read({ steps, selector, names }) {
    const root = await ready(steps);
    const node = selector ? root.querySelector(selector) : root;
    return node && names.map((name) => propertyOf(node, name));
  },
  async evaluate({ steps, all, script, value }) {
    const target = steps && (all ? find(steps) : await ready(steps));
    // biome-ignore lint/security/noGlobalEval: the scripts are those of the tests
    const result = globalThis.eval(`(${script}\n)`);
    if (typeof result !== "function") return result;
    return await (steps ? result(target, value) : result(value));
  },
  files_given: () => page.files,
};

for (let command = line(); command !== null; command = line()) {
  if (pages.has(command.page)) page = pages.get(command.page);
  let answer;
  try {
    const result = await COMMANDS[command.do](command);
    if (pages.size) await settle();
    answer = { result: result ?? null };
  } catch (error) {
    answer = { error: error.message, stack: error.stack };
  }
  tell(answer);
}
process.exit(0);

/**
 * A standalone page: the widget's front end with Python running in a worker.
 *
 * The form and the lessons are drawn before Python is ready, from the snapshot with which Python
 * will begin; choices made meanwhile wait in the outbox. A game from a link, or a warm-up, is not
 * known until Python is ready; until then the board is a picture.
 */

import { linkIn } from "./address.js";
import { createBar } from "./loading.js";
import { createMemory, leadsUpTo } from "./memory.js";
import { createModel } from "./model.js";
import { createRecording } from "./recording.js";
import { reword, spokenHere } from "./speech.js";
import { keepPage } from "./versions.js";

/** Milliseconds between two signs that Python is still starting: short enough for the page to keep waiting. */
const STILL_HERE = 3000;

const folder = new URL(".", import.meta.url).href;
/** The path of the site. A server may have several, which share one storage. */
const site = new URL("..", folder).pathname;
const { lesson = "", fields = "", board = "", words: said = "{}", packed } = document.body.dataset;
const [program, image] = ["program", "image"].map((name) => Number(document.body.dataset[name]));
// An editor may have escaped the ampersands between the fields.
const wanted = new URLSearchParams(location.search.replace(/&(amp;)+/gi, "&"));
const link = lesson ? "" : linkIn(location.hash);
const isAsked = Boolean(link) || fields.split(" ").some((name) => wanted.has(name));
// A packed page is made for a learning platform. Even if it finds none, it stores nothing: other learners may
// use the same browser.
const recording = packed === undefined ? null : createRecording({ edition: packed, tell, meet });
const memory = createMemory(site);
const kept = recording ? "" : memory.recall();

/** The page's own sentences, by language. @type {Record<string, any>} */
const texts = JSON.parse(said);
const language = spokenHere(Object.keys(texts));
const words = texts[language];
if (language !== "en") reword(document, words);

const bar = createBar(document, words["site-chosen"]);
const worker = new Worker(`${folder}worker.js`, { type: "module" });
/** @type {import("./model.js").PageModel|null} */
let model = null;
/** @type {ReturnType<typeof setInterval>|undefined} */
let waiting;
/** Prepared answers, by the question that the page will ask. @type {Record<string, any>} */
let foreseen = {};

bar.show(words["site-loading"], 0);
worker.postMessage({
  type: "open",
  lesson,
  query: location.search.slice(1),
  program,
  kept,
  platform: recording?.given ?? "",
  language,
  here: lesson || packed !== undefined ? "" : location.origin + location.pathname + link,
});
// Another link in the same page opens its own game.
addEventListener("hashchange", () => linkIn(location.hash) && location.reload());
worker.onerror = () => fail();
worker.onmessage = ({ data }) => answer[/** @type {keyof typeof answer} */ (data.type)](data);

const isOtherwise = isAsked || recording?.goesOn || leadsUpTo(kept, lesson);
const drawn = isOtherwise ? Promise.resolve() : drawFirst();
if (recording) {
  recording.begin();
  addEventListener("pagehide", recording.end);
  // A page restored after it has ended its session is reloaded.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
}

/** Draw the page that Python will begin with. */
async function drawFirst() {
  const files = [board, `words.${language}.json`, `${lesson || "form"}.${language}.json`];
  const parts = await Promise.all(files.map(async (file) => (await fetch(folder + file)).json()));
  const [places, spoken, first] = parts;
  foreseen = first.answers;
  await draw({ ...places, ...spoken, ...first.traits });
}

/** If the work is not recorded, show why. @param {import("./recording.js").Trouble} trouble */
function tell(trouble) {
  const note = /** @type {HTMLElement} */ (document.querySelector("[data-recording]"));
  note.textContent = trouble ? words[`site-${trouble}`] : "";
  note.hidden = !trouble;
}

/** Have Python merge the progress stored by a platform found later. */
function meet(/** @type {string} */ given) {
  worker.postMessage({ type: "meet", given });
}

/** Name the storage for copies of games after the site. @param {any} traits */
const named = (traits) => ({ ...traits, keeps: traits.keeps && `${traits.keeps} ${site}` });

/** @param {import("./model.js").Traits} given */
async function draw(given) {
  const traits = named(given);
  // The address is built at run time: the bundle is next to this file only in the built site.
  const bundle = `${folder}widget.js`;
  const { default: widget } = await import(bundle);
  model = createModel(traits, send);
  widget.render({ model, el: document.querySelector("[data-game]") });
  document.body.dataset.drawn = "true";
}

/** The messages that the page sends by itself, without a choice by the person. */
const OWN = new Set(["query", "keep", "kept"]);

/** @param {any[]} outbox */
function send(outbox) {
  worker.postMessage({ type: "outbox", text: JSON.stringify(outbox) });
  const isChoice = outbox.some(({ action }) => !OWN.has(action.type));
  if (document.body.dataset.ready) {
    // A problem with the link stays on screen until the person continues.
    if (isChoice) bar.end();
    return;
  }
  // Answer later: the sender does not expect an answer before `send` returns.
  queueMicrotask(() => model?.foresee(outbox, foreseen));
  if (isChoice) bar.choose();
  waiting ??= setInterval(() => model?.alive(), STILL_HERE);
}

function fail() {
  clearInterval(waiting);
  bar.end(words["site-failed"]);
  keepVersion();
}

/**
 * Store the page for offline use, after Python's own files. Most of the page's files have been
 * fetched by then.
 */
async function keepVersion() {
  if (packed) return; // the platform stores a packed page
  const note = /** @type {HTMLElement} */ (document.querySelector("[data-version]"));
  const [text, button] = /** @type {any} */ (note.children);
  // The address must be the one JupyterLite uses, or the two workers would replace each other forever.
  const address = new URL("../service-worker.js?enableCache=false", folder).href;
  /** @param {import("./versions.js").Standing} standing */
  const show = (standing) => {
    note.hidden = !standing;
    text.textContent = standing ? words[`site-${standing}`] : "";
    button.hidden = standing !== "newer";
  };
  // Reloading a link would restart its game; the first screen offers to continue it.
  const reload = () =>
    isAsked && !lesson ? location.replace(location.pathname) : location.reload();
  const renew = await keepPage(address, show, { reload });
  button.addEventListener("click", renew);
}

/** Whether the person has been told that nothing is stored. */
let isTold = false;

/** Handle stored progress that Python cannot use. @param {{barred?: string|null}} data */
function leave({ barred }) {
  if (barred === "newer") {
    const kept = memory.keepBeside();
    model?.tell({ newer: true });
    if (kept) worker.postMessage({ type: "kept", kept });
  } else if (barred) {
    const name = memory.putAside();
    if (name) model?.tell({ aside: name });
    else tellFull();
  }
}

function tellFull() {
  if (!isTold) model?.tell({ full: true });
  isTold = true;
}

/** @param {string} progress */
function keep(progress) {
  const { isKept, other } = memory.keep(progress);
  if (other) worker.postMessage({ type: "kept", kept: other });
  if (!isKept) tellFull();
}

const answer = {
  /** @param {{done: number}} data */
  loaded({ done }) {
    const share = Math.min(1, done / ((program ?? 0) + (image ?? 0)));
    if (share < 1) bar.show(words["site-loading"], share);
    else bar.show(words["site-setting-up"]);
  },
  /** @param {{traits: string, problem: string|null, barred?: string|null}} data */
  async opened({ traits, problem, barred }) {
    await drawn;
    const whole = JSON.parse(traits);
    if (model) model.begin(named(whole));
    else await draw(whole);
    clearInterval(waiting);
    document.body.dataset.ready = "true";
    bar.end(problem ?? "");
    leave({ barred });
    keepVersion();
  },
  /** @param {{traits: string}} data */
  changed({ traits }) {
    model?.receive(JSON.parse(traits));
  },
  /** @param {{progress: string}} data */
  keep: ({ progress }) => recording || keep(progress),
  barred: leave,
  /** @param {{report: string}} data */
  report: ({ report }) => recording?.report(JSON.parse(report)),
  /** @param {{game: string}} data */
  keepGame: ({ game }) => model?.tell(JSON.parse(game)),
  failed: fail,
};

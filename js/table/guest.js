/**
 * The page of a guest at a table: the widget's front end, with a kernel elsewhere. It is the
 * standalone page, with a websocket in place of the worker.
 */

import { createModel } from "../play/model.js";
import { createLanguages } from "../src/controller/languages.js";
import { newId } from "../src/host/outbox.js";
import { createLine } from "./line.js";

/** @import { PageModel } from "../play/model.js" */

const NAME = "risk-widget-name";
const CLIENT = "risk-widget-client";

const words = JSON.parse(document.body.dataset.words ?? "{}");
const find = (/** @type {string} */ name) =>
  /** @type {HTMLElement} */ (document.querySelector(`[data-table="${name}"]`));
const [form, status, leaving] = [find("form"), find("status"), find("leave")];
/** @type {PageModel|null} */
let model = null;
let name = recall();
let code = "";
const client = recallClient();
const languages = createLanguages(window);

const line = createLine({
  open: () => new WebSocket(new URL("guest", location.href.replace(/^http/, "ws").split("#")[0])),
  introduce: () => ({
    ...(secret() ? { secret: secret() } : { code }),
    said: { client, name, languages: languages.wanted() },
  }),
  show: (traits, first, own) => {
    // A guest who joined by a code continues with the link, which survives a reload.
    if (own) history.replaceState(null, "", `#${own}`);
    // A class shares one link: only this id shows who is coming back.
    if ((first || own) && traits.state?.pupil) keep(`${CLIENT} ${secret()}`, client);
    show(traits, first);
  },
  status: showStatus,
});

const secret = () => location.hash.slice(1);

/** @param {string} what "" while all is well, otherwise the end of a message's name */
function showStatus(what) {
  const text = what ? words[`table-${what}`] : "";
  if (status.textContent !== text) status.textContent = text;
  document.body.dataset.status = what || "seated";
  leaving.hidden = !model || /^(closed|seat|bot|left|again|refused|full|sent-away)$/.test(what);
  if (what === "refused") ask();
  // A page that cannot reach its table does not accept any presses.
  document.querySelector("[data-game]")?.toggleAttribute("inert", what !== "");
}

/** @param {Record<string, any>} traits @param {boolean} first */
async function show(traits, first) {
  if (model) {
    const { outbox: _, ...rest } = traits;
    if (first || "words" in traits) model.begin(traits);
    else model.receive(rest);
    return;
  }
  const made = createModel(traits, (outbox) => line.send(outbox));
  model = made;
  const bundle = new URL("file/widget.js", document.baseURI).href;
  const { default: widget } = await import(bundle);
  widget.render({ model: made, el: document.querySelector("[data-game]") });
  form.hidden = true;
  leaving.hidden = false;
  document.body.dataset.ready = "true";
}

/** Ask for a name and, without a link, for the code. */
function ask() {
  const coded = !secret() || document.body.dataset.status === "refused";
  form.replaceChildren(
    field("name", words["table-name"], name, 40),
    ...(coded ? [field("code", words["table-code"], "", 16)] : []),
    Object.assign(document.createElement("button"), { textContent: words["table-enter"] }),
  );
  form.lastElementChild?.setAttribute("data-action", "sit_down");
  form.hidden = false;
  form.querySelector("input")?.focus();
}

/** @param {string} id @param {string} label @param {string} value @param {number} maxLength */
function field(id, label, value, maxLength) {
  const input = Object.assign(document.createElement("input"), { name: id, value, maxLength });
  if (id === "code") input.required = true;
  input.setAttribute("autocomplete", id === "name" ? "nickname" : "off");
  const box = document.createElement("label");
  box.append(label, input);
  return box;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const given = new FormData(/** @type {HTMLFormElement} */ (form));
  name = String(given.get("name") ?? "").trim();
  if (given.has("code")) {
    code = String(given.get("code"));
    history.replaceState(null, "", location.pathname);
  }
  keep(NAME, name);
  form.hidden = true;
  sit();
});

function sit() {
  showStatus("joining");
  line.connect();
}

leaving.textContent = words["table-leave"];
leaving.addEventListener("click", () => line.leave());
addEventListener("online", () => line.wake());
document.addEventListener("visibilitychange", () => document.hidden || line.wake());
addEventListener("pageshow", () => line.wake());
addEventListener("hashchange", () => location.reload());

// A guest who has sat here before comes back without being asked.
if (secret() && has(NAME)) sit();
else ask();

/** Return this page's id: the one from before a reload, or from an earlier visit to this class. */
function recallClient() {
  try {
    const known =
      sessionStorage.getItem(CLIENT) ?? localStorage.getItem(`${CLIENT} ${location.hash.slice(1)}`);
    const id = known ?? newId();
    sessionStorage.setItem(CLIENT, id);
    return id;
  } catch {
    return newId();
  }
}

/** @param {string} what */
function has(what) {
  try {
    return sessionStorage.getItem(what) !== null;
  } catch {
    return false;
  }
}

function recall() {
  try {
    return sessionStorage.getItem(NAME) ?? localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} what @param {string} given */
function keep(what, given) {
  try {
    sessionStorage.setItem(what, given);
    localStorage.setItem(what, given);
  } catch {
    // If the browser stores nothing, the page asks again.
  }
}

/** The program of a story file: it unpacks the front end and the game, and draws them. */

import { unpack } from "../src/host/unpack.js";
import { recordedModel } from "./recorded.js";

const place = /** @type {HTMLElement} */ (document.querySelector("main"));

/** @param {string} id */
const read = (id) => unpack(document.getElementById(id)?.textContent ?? "");

/** @param {string|undefined} words */
function say(words = "") {
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.textContent = words;
  place.replaceChildren(line);
}

async function tell() {
  const [{ code, styles }, recording] = await Promise.all([read("program"), read("story")]);
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { default: widget } = await import(address);
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  document.head.append(sheet);
  widget.render({ model: recordedModel(recording), el: place });
}

if ("DecompressionStream" in globalThis) tell().catch(() => say(place.dataset.damaged));
else say(place.dataset.old);

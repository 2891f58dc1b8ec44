/**
 * Python in a worker: everything slow happens here, so that the page stays responsive.
 *
 * Python would take ten seconds to load its modules. So the site has an image of Python with its
 * modules already loaded: the memory, and the files that it reads. `image.mjs` makes the image.
 * Where it cannot be used, Python starts from scratch.
 */

import { MEMORY, unpack } from "./archive.js";

const folder = new URL(".", import.meta.url).href;
const core = `${folder}pyodide/`;
/** The number of bytes in a page, the unit in which a memory grows. */
const PAGE = 65_536;

let done = 0;
/** @param {number} bytes */
function loaded(bytes) {
  done += bytes;
  postMessage({ type: "loaded", done });
}

/** @param {string} path */
async function get(path) {
  const found = await fetch(`${folder}${path}`);
  if (!found.ok || !found.body) throw new Error(`${path}: ${found.status}`);
  return found;
}

/** Fetch the image, reporting progress as it arrives. @returns {Promise<Map<string, Uint8Array>>} */
async function getImage() {
  const counted = new TransformStream({
    transform(chunk, out) {
      loaded(chunk.length);
      out.enqueue(chunk);
    },
  });
  const { body } = await get("image.bin");
  const packed = body?.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return unpack(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * Give Pyodide its program. Pyodide asks for the program only when the image of the memory has
 * arrived, and copies the image into the memory with which the program begins. Here both are loaded
 * at the same time, so the program's memory is first made large enough.
 * @param {Promise<WebAssembly.Module>} program
 * @param {number} room in bytes
 */
function instantiateWith(program, room) {
  const original = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = original;
    const module = await program;
    const instance = await WebAssembly.instantiate(module, imports);
    const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
    const missing = room - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return { module, instance };
  };
}

/**
 * @param {number} size of Python's program, in bytes
 * @returns {Promise<any>} Pyodide with the package's files
 */
async function start(size) {
  const program = get("pyodide/pyodide.asm.wasm").then(async (found) => {
    // Not every server sends a program with the right media type.
    const isKnown = found.headers.get("content-type")?.startsWith("application/wasm");
    const module = isKnown
      ? await WebAssembly.compileStreaming(found)
      : await WebAssembly.compile(await found.arrayBuffer());
    loaded(size);
    return module;
  });
  const entry = `${core}pyodide.mjs`;
  const [image, { loadPyodide }] = await Promise.all([getImage(), import(entry)]);
  const memory = /** @type {Uint8Array} */ (image.get(MEMORY));
  image.delete(MEMORY);
  const options = { indexURL: core, packages: [] };
  let python;
  try {
    instantiateWith(program, memory.length);
    python = await loadPyodide({ ...options, _loadSnapshot: memory });
  } catch {
    python = await loadPyodide(options);
  }
  for (const [path, content] of image) {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, content);
  }
  return python;
}

/** @param {{lesson: string, query: string, program: number, kept: string, platform: string,
 *   language: string, here: string}} wish */
async function openPage({ lesson, query, program, kept, platform, language, here }) {
  const python = await start(program);
  const show = (/** @type {string} */ traits) => postMessage({ type: "changed", traits });
  const keep = (/** @type {string} */ progress) => postMessage({ type: "keep", progress });
  const keepGame = (/** @type {string} */ game) => postMessage({ type: "keepGame", game });
  const report = (/** @type {string} */ text) => postMessage({ type: "report", report: text });
  const { open_page: open } = python.pyimport("risk_widget.widget.standalone_page");
  const page = open(show, lesson, query, kept, keep, keepGame, platform, report, language, here);
  const { problem = null, barred } = page;
  postMessage({ type: "opened", traits: page.traits(), problem, barred });
  return page;
}

/** Take in progress that another page has stored meanwhile. @param {any} page @param {string} kept */
function takeKept(page, kept) {
  const barred = page.what_bars(kept);
  if (barred) postMessage({ type: "barred", barred });
  page.take_kept(kept);
}

/** @type {Promise<any>} */
let opened;
addEventListener("message", ({ data }) => {
  if (data.type === "open") {
    opened = openPage(data);
    opened.catch(() => postMessage({ type: "failed" }));
  } else {
    // The failure to start Python has already been reported.
    opened.then(
      (page) => {
        if (data.type === "kept") takeKept(page, data.kept);
        else if (data.type === "meet") page.meet(data.given);
        else page.receive(data.text);
      },
      () => {},
    );
  }
});

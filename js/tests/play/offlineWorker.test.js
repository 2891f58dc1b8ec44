import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { servePages } from "../../play/offlineWorker.js";

const ROOT = "https://somebody.example/risk/";
const HASH = "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"; // of "foo"
const FILES = { "index.html": HASH, "page-1/page.js": HASH, "sorry.html": HASH };

let handlers, network, caches, scope, notebooks;

/** Create a browser's caches, as far as the worker uses them. */
function createCaches() {
  const all = new Map();
  return {
    all,
    has: async (name) => all.has(name),
    async open(name) {
      const held = all.get(name) ?? new Map();
      all.set(name, held);
      return {
        keys: async () => [...held.keys()].map((url) => ({ url })),
        put: async (key, response) => held.set(key, response),
        match: async (key) => held.get(key)?.clone(),
        delete: async ({ url }) => held.delete(url),
      };
    },
  };
}

beforeEach(() => {
  handlers = {};
  network = vi.fn(async () => new Response("foo", { headers: { "content-type": "text/x" } }));
  vi.stubGlobal("fetch", network);
  caches = createCaches();
  notebooks = vi.fn();
  scope = {
    location: { href: `${ROOT}service-worker.js?enableCache=false` },
    registration: { installing: null, active: null },
    clients: { claim: vi.fn(async () => {}) },
    skipWaiting: vi.fn(),
    addEventListener: (kind, handler) => {
      handlers[kind] = handler;
    },
  };
  servePages(scope, FILES, { sorry: "sorry.html", notebooks }, caches);
});

afterEach(() => vi.unstubAllGlobals());

async function run(kind, event = {}) {
  let work;
  handlers[kind]({ waitUntil: (promise) => (work = promise), ...event });
  await work;
}

/** Ask for all files to be stored, as a page does; return the replies to the page. */
async function keep() {
  const told = [];
  const port = { postMessage: (standing) => told.push(standing) };
  await run("message", { data: "keep", ports: [port] });
  return told;
}

/** Return the answer to a request; undefined if the worker leaves the request to others. */
async function ask(address, request = {}) {
  let answer;
  const asked = { method: "GET", mode: "cors", url: new URL(address, ROOT).href, ...request };
  handlers.fetch({ request: asked, respondWith: (promise) => (answer = promise) });
  return answer;
}

it("the worker keeps each content once and serves it without a network", async () => {
  expect(await keep()).toEqual(["keeping", "kept"]);
  network.mockRejectedValue(new TypeError("no network"));
  for (const address of ["", "?seed=7", "index.html#top", "page-1/page.js"]) {
    const found = await ask(address);
    expect(await found.text()).toBe("foo");
    expect(found.headers.get("content-type")).toBe("text/x");
    // Otherwise a module would look for its neighbours at the address where it was first found.
    expect(found.url).toBe("");
  }
  expect([...caches.all.keys()]).toEqual(["risk-widget /risk/"]);
  expect([...caches.all.values()][0].size).toBe(1);
});

it("the worker resumes an interrupted download", async () => {
  await keep();
  network.mockClear();
  expect(await keep()).toEqual(["kept"]);
  expect(network).not.toHaveBeenCalled();
});

it("the worker stores nothing of another version", async () => {
  network.mockImplementation(async () => new Response("bar"));
  expect(await keep()).toEqual(["keeping", null]);
  scope.registration.active = {};
  await expect(run("install")).rejects.toThrow("another version");
});

it("the worker deletes what it no longer needs, unless the next version is loading", async () => {
  const cache = await caches.open("risk-widget /risk/");
  await cache.put(`${ROOT}?kept=old`, new Response("old"));
  await caches.open("another site's");
  await run("activate");
  expect(await cache.keys()).toHaveLength(1);
  scope.registration.active = {};
  await run("install");
  scope.registration.installing = {};
  await run("activate");
  expect(await cache.keys()).toHaveLength(2);
  scope.registration.installing = null;
  await run("activate");
  expect(await cache.keys()).toHaveLength(1);
  expect(caches.all.has("another site's")).toBe(true);
  expect(scope.clients.claim).toHaveBeenCalledTimes(3);
});

it("the worker takes over only on request", async () => {
  handlers.message({ data: "something else", ports: [] });
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  handlers.message({ data: "take over", ports: [] });
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
});

it("visitors to the notebooks do not wait for the worker", async () => {
  await run("install");
  scope.registration.active = {};
  await run("install");
  expect(network).not.toHaveBeenCalled();
});

it("the worker fetches a file that the browser has deleted", async () => {
  expect(await (await ask("")).text()).toBe("foo");
  expect(network).toHaveBeenCalledOnce();
});

it("the worker leaves other pages to JupyterLite", async () => {
  for (const address of ["api/drive", "toString", "https://elsewhere.example/index.html"]) {
    expect(await ask(address)).toBeUndefined();
  }
  expect(await ask("index.html", { method: "POST" })).toBeUndefined();
  expect(notebooks).toHaveBeenCalledTimes(4);
});

it("the worker says that the notebooks need a network", async () => {
  const lab = ["lab/index.html?path=00-play.ipynb", { mode: "navigate" }];
  expect(await (await ask(...lab)).text()).toBe("foo");
  network.mockRejectedValue(new TypeError("no network"));
  const answer = await ask(...lab);
  expect(answer.headers.get("location")).toBe(`${ROOT}sorry.html`);
});

/**
 * The site's service worker: it stores every file of the standalone pages, and answers
 * with the stored files, so that the pages open without a network. The site's build writes this
 * code into `service-worker.js`, with a list of the stored files and a hash of each file's content.
 * A browser notices a new version because `service-worker.js` differs, and fetches only the files
 * that have changed.
 *
 * JupyterLite has a service worker of its own, but a folder can have only one. So JupyterLite's
 * worker is passed in here, and answers requests for the notebooks. The notebooks' files are not
 * stored: they are three times as large. The pages' files are fetched only when a page asks for
 * them, so that notebooks do not have to wait.
 */

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting */
/** @typedef {Lasting & {request: Request, respondWith: (answer: Promise<Response>) => void}} Asked */
/**
 * @typedef {object} Scope the part of a service worker's global object used here
 * @property {{href: string}} location
 * @property {{installing: object|null, active: object|null}} registration
 * @property {{claim: () => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(kind: string, handler: (event: any) => void) => void} addEventListener
 */

/**
 * @param {Scope} scope
 * @param {Record<string, string>} files the hash of each file, by path in the site
 * @param {{sorry: string, notebooks: (event: Asked) => void}} others the path of the
 *   page to show in place of one that is neither stored nor reachable; the handler of other requests
 * @param {CacheStorage} storage
 */
export function servePages(scope, files, { sorry, notebooks }, storage = caches) {
  const root = new URL("./", scope.location.href);
  // A server may have several sites like this one, which share their storage for caches.
  const name = `risk-widget ${root.pathname}`;
  const open = () => storage.open(name);
  const key = (/** @type {string|undefined} */ hash) => `${root}?kept=${hash}`;

  /** Return the path of a file in the site, or null for another site's file. @param {string} address */
  function pathOf(address) {
    const { origin, pathname } = new URL(address);
    if (origin !== root.origin || !pathname.startsWith(root.pathname)) return null;
    return pathname.slice(root.pathname.length) || "index.html";
  }

  /**
   * Fetch the files not yet stored by an older version, or by an interrupted attempt.
   * @param {(standing: "keeping"|"kept"|null) => void} [tell]
   */
  async function keepAll(tell = () => {}) {
    const cache = await open();
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = Object.entries(files).filter(([, hash]) => !kept.has(key(hash)));
    if (missing.length) tell("keeping");
    await Promise.all(missing.map(([path, hash]) => keepOne(cache, path, hash)));
  }

  /** @param {Cache} cache @param {string} path @param {string} hash */
  async function keepOne(cache, path, hash) {
    const found = await fetch(new URL(path, root), { cache: "no-cache" });
    const content = await found.arrayBuffer();
    // While a site is being replaced, some of its files are of another version, or missing.
    if ((await hashOf(content)) !== hash) throw new Error(`${path} is of another version`);
    const headers = new Headers(found.headers);
    for (const name of ["vary", "content-encoding", "content-length"]) headers.delete(name);
    // The response is rebuilt because a redirected response may not answer a page request.
    await cache.put(key(hash), new Response(content, { headers }));
  }

  /** Delete files that only older versions need, once this version has all of its own. */
  async function tidy() {
    const cache = await open();
    const needed = new Set(Object.values(files).map(key));
    const all = await cache.keys();
    const old = all.filter(({ url }) => !needed.has(url));
    // If the next version is already fetching its files, that version deletes the old ones.
    if (scope.registration.installing || all.length - old.length < needed.size) return;
    await Promise.all(old.map((request) => cache.delete(request)));
  }

  /** Fetch all files before a newer version is offered, if the pages have been stored at all. */
  async function prepare() {
    if (scope.registration.active && (await storage.has(name))) await keepAll();
  }

  /** @param {(standing: "keeping"|"kept"|null) => void} tell */
  async function keepFor(tell) {
    try {
      await keepAll(tell);
      await tidy();
      tell("kept");
    } catch {
      tell(null);
    }
  }

  /** @param {string} path */
  const kept = async (path) => (await open()).match(key(files[path]));

  scope.addEventListener("install", (/** @type {Lasting} */ event) => event.waitUntil(prepare()));
  scope.addEventListener("activate", (/** @type {Lasting} */ event) => {
    event.waitUntil(tidy().then(() => scope.clients.claim()));
  });
  // A new version waits until no page of the old one is open, or until a page asks for it.
  scope.addEventListener("message", (/** @type {Lasting & MessageEvent} */ event) => {
    const [port] = event.ports;
    if (event.data === "take over") scope.skipWaiting();
    else if (event.data === "keep" && port) {
      event.waitUntil(keepFor((standing) => port.postMessage(standing)));
    }
  });
  scope.addEventListener("fetch", (/** @type {Asked} */ event) => {
    const { request } = event;
    const path = request.method === "GET" ? pathOf(request.url) : null;
    if (path !== null && Object.hasOwn(files, path)) {
      event.respondWith(kept(path).then((found) => found ?? fetch(request)));
    } else if (path !== null && request.mode === "navigate") {
      event.respondWith(fetch(request).catch(() => Response.redirect(`${root}${sorry}`)));
    } else {
      notebooks(event);
    }
  });

  /** @param {ArrayBuffer} content */
  async function hashOf(content) {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

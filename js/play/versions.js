/** Has the page kept for play without a network, and notices when a newer version of it is there. */

/** @typedef {"keeping"|"kept"|"newer"|null} Standing null: nothing that should be said */

/**
 * @param {string} address of the service worker
 * @param {(standing: Standing) => void} show called with what has changed
 * @param {{container?: ServiceWorkerContainer, page?: Document, reload?: () => void}} [browser]
 * @returns {Promise<() => void>} goes over to the newer version; only on somebody's wish
 */
export async function keepPage(address, show, browser = {}) {
  const { page = document, reload = () => location.reload() } = browser;
  const container = browser.container ?? containerOf();
  const registration = await register(container, address);
  if (!registration) return reload;
  /** @type {Standing} */
  let kept = null;
  /** @type {Standing} */
  let shown = null;

  function look() {
    const standing = registration?.active && registration.waiting ? "newer" : kept;
    if (standing === shown) return;
    shown = standing;
    show(standing);
  }
  function follow() {
    registration?.installing?.addEventListener("statechange", look);
    look();
  }
  registration.addEventListener("updatefound", follow);
  follow();
  // Once it is at work it is asked to keep the page, and says how far it is.
  container?.ready.then(({ active }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      kept = data;
      look();
    };
    active?.postMessage("keep", [port2]);
  });
  // Otherwise a browser looks for a newer version only when a page is opened.
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState === "visible") registration.update().catch(() => {});
  });

  return () => {
    if (!registration.waiting) return reload();
    container?.addEventListener("controllerchange", reload, { once: true });
    registration.waiting.postMessage("take over");
  };
}

/** A page that is not served safely has none, nor some that are not to store anything. */
function containerOf() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** @param {ServiceWorkerContainer|undefined} container @param {string} address */
async function register(container, address) {
  try {
    return await container?.register(address, { updateViaCache: "none" });
  } catch {
    return undefined;
  }
}

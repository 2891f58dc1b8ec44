/** Storing the page for play without a network, and noticing a newer version of it. */

/** @typedef {"keeping"|"kept"|"newer"|null} Standing null: nothing to report */

/**
 * @param {string} address of the service worker
 * @param {(standing: Standing) => void} show called with each new standing
 * @param {{container?: ServiceWorkerContainer, page?: Document, reload?: () => void}} [browser]
 * @returns {Promise<() => void>} a function that changes to the newer version, for when the person
 *   asks
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
  // Once active, the worker is asked to store the page, and reports its progress.
  container?.ready.then(({ active }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      kept = data;
      look();
    };
    active?.postMessage("keep", [port2]);
  });
  // Without this, a browser looks for a newer version only when a page is opened.
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState === "visible") registration.update().catch(() => {});
  });

  return () => {
    if (!registration.waiting) return reload();
    container?.addEventListener("controllerchange", reload, { once: true });
    registration.waiting.postMessage("take over");
  };
}

/**
 * Return the service worker container. A page that is insecure or barred from storing data may lack
 * it.
 */
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

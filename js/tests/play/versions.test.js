import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPage } from "../../play/versions.js";

/** A service worker, and its state as the browser reports it. */
class Worker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();
  /** @param {string} state */
  becomes(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  installing = null;
  waiting = null;
  active = null;
  update = vi.fn(() => Promise.resolve());
  finds() {
    this.installing = new Worker();
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }
  /** Let the worker that was being installed wait to become the next. */
  waits() {
    [this.waiting, this.installing] = [this.installing, null];
    this.waiting.becomes("installed");
  }
  takesOver() {
    [this.active, this.waiting] = [this.waiting, null];
    this.active.becomes("activated");
  }
}

let first, registration, container, page, said, reload;

beforeEach(() => {
  registration = new Registration();
  first = new Worker();
  registration.active = first;
  container = Object.assign(new EventTarget(), {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal("MessageChannel", function () {
    this.port1 = {};
    this.port2 = this.port1;
  });
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  said = [];
  reload = vi.fn();
});

afterEach(() => vi.unstubAllGlobals());

/** Let the active service worker report its progress. */
async function answers(standing) {
  await container.ready;
  const [[asked, [port]]] = first.postMessage.mock.calls;
  expect(asked).toBe("keep");
  port.onmessage({ data: standing });
}

const begin = () =>
  keepPage("/play/worker.js", (standing) => said.push(standing), { container, page, reload });

describe("a page stored for offline use", () => {
  it("says so while it is being stored, and afterwards", async () => {
    await begin();
    expect(said).toEqual([]);
    await answers("keeping");
    await answers("kept");
    expect(said).toEqual(["keeping", "kept"]);
  });

  it("says nothing if it could not be stored", async () => {
    await begin();
    await answers("keeping");
    await answers(null);
    expect(said).toEqual(["keeping", null]);
  });

  it("says nothing if the browser stores nothing", async () => {
    container.register.mockRejectedValue(new Error("not here"));
    const renew = await begin();
    expect(said).toEqual([]);
    renew();
    expect(reload).toHaveBeenCalledOnce();
    await keepPage("/play/worker.js", (standing) => said.push(standing), { page, reload });
    expect(said).toEqual([]);
  });

  it("announces a newer version, and switches only on request", async () => {
    const renew = await begin();
    await answers("kept");
    registration.finds();
    expect(said).toEqual(["kept"]);
    registration.waits();
    expect(said).toEqual(["kept", "newer"]);
    const { waiting } = registration;
    expect(waiting.postMessage).not.toHaveBeenCalled();
    renew();
    expect(waiting.postMessage).toHaveBeenCalledWith("take over");
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not reloaded when another page switches", async () => {
    registration.waiting = new Worker();
    await begin();
    registration.takesOver();
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).not.toHaveBeenCalled();
  });

  it("looks for a newer version when somebody comes back to it", async () => {
    await begin();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(registration.update).not.toHaveBeenCalled();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(registration.update).toHaveBeenCalledOnce();
  });
});

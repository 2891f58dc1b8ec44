import { beforeEach, expect, it, vi } from "vitest";
import { waitForKernels } from "../../play/kernelWait.js";

const RUN = "notebook:run-cell-and-select-next";
const note = () => document.querySelector("[data-patience]");

let app;
let execute;
let panel;
let lab;

beforeEach(() => {
  note()?.remove();
  const looks = new Set();
  const kernel = {
    status: "unknown",
    connectionStatus: "connecting",
    connectionStatusChanged: {
      connect: (look) => looks.add(look),
      disconnect: (look) => looks.delete(look),
    },
  };
  const sessionContext = { isReady: false, session: null };
  lab = {
    /** The notebook has got a kernel, but the connection to it is not open yet. */
    begins: new Promise((done) => {
      sessionContext.ready = new Promise((ready) => {
        done(() => {
          Object.assign(sessionContext, { isReady: true, session: { kernel } });
          ready();
        });
      });
    }),
    connect() {
      kernel.connectionStatus = "connected";
      for (const look of [...looks]) look();
    },
    looks,
  };
  kernel.info = new Promise((done) => {
    lab.answer = () => {
      kernel.status = "idle";
      done();
    };
  });
  panel = { sessionContext, content: { activeCellIndex: 1 } };
  execute = vi.fn(async () => panel.content.activeCellIndex);
  app = { commands: { execute }, shell: { currentWidget: panel } };
  waitForKernels(app, "Wait.");
});

it("a cell runs once the kernel is reachable, and says so until it answers", async () => {
  const run = app.commands.execute(RUN);
  await app.commands.execute(RUN);
  expect(note().textContent).toBe("Wait.");
  (await lab.begins)();
  await panel.sessionContext.ready;
  await vi.waitFor(() => expect(lab.looks.size).toBe(1));
  expect(execute).not.toHaveBeenCalled();
  panel.content.activeCellIndex = 2;
  lab.connect();
  expect(await run).toBe(1);
  expect(execute).toHaveBeenCalledTimes(1);
  expect(lab.looks.size).toBe(0);
  expect(note().hidden).toBe(false);
  lab.answer();
  await vi.waitFor(() => expect(note().hidden).toBe(true));
});

it("commands without a cell and kernels that answered are not affected", async () => {
  await app.commands.execute("notebook:move-cursor-down");
  expect(execute).toHaveBeenCalledTimes(1);
  (await lab.begins)();
  lab.connect();
  lab.answer();
  await app.commands.execute("notebook:run-all-cells", {});
  expect(execute).toHaveBeenLastCalledWith("notebook:run-all-cells", {});
  app.shell.currentWidget = null;
  await app.commands.execute(RUN);
  expect(execute).toHaveBeenCalledTimes(3);
  expect(note()?.hidden ?? true).toBe(true);
});

it("a notebook without a kernel is left to JupyterLab", async () => {
  (await lab.begins)();
  panel.sessionContext.session = null;
  await app.commands.execute(RUN);
  expect(execute).toHaveBeenCalledTimes(1);
});

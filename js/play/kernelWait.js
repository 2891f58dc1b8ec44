/**
 * A JupyterLab extension for the notebooks' site: a cell run too early, while its notebook has no
 * kernel, waits and then runs as soon as there is one. JupyterLab itself either asks for a kernel
 * or does nothing, depending on the moment. The extension needs nothing from JupyterLab's packages,
 * so it is not built: this file is the container that JupyterLab asks for the plugin.
 */

/** The commands that run cells, from the button, the menu or the keys. */
const RUNS = /^(notebook|runmenu):run/;

/**
 * @typedef {object} Kernel
 * @property {string} status "unknown" until the kernel has answered
 * @property {string} connectionStatus
 * @property {{connect: (look: () => void) => void, disconnect: (look: () => void) => void}} connectionStatusChanged
 * @property {Promise<unknown>} info its first answer
 */
/** @typedef {{isReady: boolean, ready: Promise<void>, session: {kernel: Kernel|null}|null}} Context */
/** @typedef {{sessionContext?: Context, content: {activeCellIndex: number}}} Panel a notebook */
/**
 * @typedef {object} App JupyterLab
 * @property {{execute: (command: string, args?: object) => Promise<any>}} commands
 * @property {{currentWidget: Panel|null}} shell
 */

/** @param {App} app @param {string} words the notice while Python is still starting */
export function waitForKernels(app, words) {
  const { commands } = app;
  const execute = commands.execute.bind(commands);
  /**
   * For each notebook, the numbers of the cells that are waiting.
   * @type {WeakMap<Panel, Set<number>>}
   */
  const waiting = new WeakMap();
  let starting = 0;

  /** @param {Context} context */
  function tell({ session }) {
    starting += 1;
    say(words);
    const ready = () => {
      starting -= 1;
      if (!starting) say("");
    };
    Promise.resolve(session?.kernel?.info).then(ready, ready);
  }

  commands.execute = async (command, args) => {
    const panel = app.shell.currentWidget;
    const context = panel?.sessionContext;
    if (!panel || !context || !RUNS.test(command)) return execute(command, args);
    if (!isOpen(context)) {
      const cell = panel.content.activeCellIndex;
      const cells = waiting.get(panel) ?? new Set();
      if (cells.has(cell)) return;
      waiting.set(panel, cells.add(cell));
      say(words);
      await opened(context);
      cells.delete(cell);
      panel.content.activeCellIndex = cell;
    }
    // From here on, JupyterLab itself makes the cell wait, and marks it.
    if (context.session?.kernel?.status === "unknown") tell(context);
    else if (!starting) say("");
    return execute(command, args);
  };
}

/** Whether a cell that is run now will reach the kernel. @param {Context} context */
function isOpen({ isReady, session }) {
  return isReady && session?.kernel?.connectionStatus !== "connecting";
}

/** @param {Context} context */
async function opened(context) {
  await context.ready;
  const kernel = context.session?.kernel;
  if (!kernel || isOpen(context)) return;
  await new Promise((done) => {
    const look = () => {
      if (!isOpen(context)) return;
      kernel.connectionStatusChanged.disconnect(look);
      done(null);
    };
    kernel.connectionStatusChanged.connect(look);
  });
}

/** @param {string} words */
function say(words) {
  const note = document.querySelector("[data-patience]") ?? document.createElement("div");
  if (!note.isConnected) {
    note.setAttribute("data-patience", "");
    note.setAttribute("role", "status");
    note.setAttribute(
      "style",
      `position: fixed; bottom: 40px; left: 50%; translate: -50%; padding: 8px 16px;
       border: 1px solid currentColor; border-radius: 6px; z-index: 10;
       background: var(--jp-layout-color1); color: var(--jp-ui-font-color1)`,
    );
    document.body.append(note);
  }
  note.textContent = words;
  note.toggleAttribute("hidden", !words);
}

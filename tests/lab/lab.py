"""A real JupyterLab for the tests: its own server, and a page that waits and never guesses."""

from __future__ import annotations

import ast
import json
import os
import sys
from typing import TYPE_CHECKING, Any, Self

from tests.browser import SHORELESS
from tests.servers import Server

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

PATIENCE = 120_000
"""The milliseconds to wait for anything in a kernel or on a page."""

BEGAN_LATE = "[anywidget] Failed to initialize model"
"""The message that anywidget logs if a model has not started within 2 s on a busy machine.

This is no problem: the widget has a second model that listens, as in tests of many widgets.
"""

# A quiet Lab: it has no news, checks for no updates, and doesn't save while a test runs. All cells
# are in the DOM, so that widgets out of sight exist, too.
SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False,
        "doNotDisturbMode": True,
        "fetchNews": "false",
    },
    "@jupyterlab/docmanager-extension:plugin": {
        "autosave": False,
        "renameUntitledFileOnSave": False,
    },
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
}
PAGE_CONFIG = {
    "disabledExtensions": {
        "@jupyterlab/apputils-extension:announcements": True,
        "@jupyterlab/extensionmanager-extension": True,
    }
}

PUT_AWAY = """
() => {
  for (const panel of [...window.jupyterapp.shell.widgets("main")]) {
    if (panel.context) panel.context.model.dirty = false;
    panel.close();
  }
}
"""
NOTHING_OPEN = """
() => [...window.jupyterapp.shell.widgets("main")].every(panel => !panel.context)
"""
OPEN = """
path => window.jupyterapp.commands.execute("docmanager:open", {path, factory: "Notebook"})
  .then(() => 1)
"""

WITHOUT_SHORE = """
css => document.head.append(Object.assign(document.createElement("style"), {
  className: "shoreless", textContent: css,
}))
"""
WITH_SHORE = "() => document.querySelectorAll('style.shoreless').forEach(style => style.remove())"


class LabServer(Server):
    """A JupyterLab on a free port of the loopback interface, with settings of its own."""

    def __init__(self, notebooks: Path, home: Path) -> None:
        """Start the server in the folder `notebooks` and wait until it answers."""
        config = home / "config"
        (config / "labconfig").mkdir(parents=True)
        (config / "labconfig" / "default_setting_overrides.json").write_text(json.dumps(SETTINGS))
        (config / "labconfig" / "page_config.json").write_text(json.dumps(PAGE_CONFIG))
        environment = {
            **os.environ,
            "JUPYTER_CONFIG_DIR": str(config),
            "JUPYTER_DATA_DIR": str(home / "data"),
            "JUPYTER_RUNTIME_DIR": str(home / "run"),
            "IPYTHONDIR": str(home / "ipython"),
            "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
            "JUPYTER_PLATFORM_DIRS": "1",
            "PYDEVD_DISABLE_FILE_VALIDATION": "1",
        }
        command = [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *("--ServerApp.ip=127.0.0.1", "--ServerApp.port=0"),
            *("--IdentityProvider.token=", "--PasswordIdentityProvider.hashed_password="),
            f"--ServerApp.root_dir={notebooks}",
            *("--LabApp.extension_manager=readonly", "--LabApp.news_url=None"),
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.expose_app_in_browser=True",
            # A server finds this extension by itself only if the wheel is installed.
            "--ServerApp.jpserver_extensions={'risk_widget.table.server': True}",
        ]
        super().__init__(command, environment=environment)


class LabPage:
    """A notebook in the browser, with methods that open, run and query it, and wait for events."""

    def __init__(self, page: Page, server: LabServer) -> None:
        """Wrap a browser page that talks to `server`, and note its errors."""
        self.page = page
        self.server = server
        self.problems: list[str] = []
        self._loaded = False
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", self._note_error)
        page.on("request", self._check_request)

    def _note_error(self, error: Any) -> None:
        text = f"error: {error.stack or error}"
        if BEGAN_LATE not in text:
            self.problems.append(text)

    def _check_request(self, request: Any) -> None:
        local = (self.server.url, self.server.url.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(local):
            self.problems.append(f"left the machine: {request.url}")

    def open(self, notebook: str) -> Self:
        """Open a notebook and wait until its kernel is connected and idle.

        A Lab that is already open drops what it shows, without saving it.
        """
        if self._loaded:
            self.page.evaluate(PUT_AWAY)
            self.page.wait_for_function(NOTHING_OPEN)
            self.page.evaluate(OPEN, notebook)
        else:
            self.page.goto(f"{self.server.url}lab/tree/{notebook}?reset")
            self.page.wait_for_function("() => window.jupyterapp?.started")
            self.page.evaluate("() => window.jupyterapp.restored.then(() => 1)")
            self._loaded = True
        self.wait_for_kernel()
        return self

    def begin(self, width: int, height: int) -> Self:
        """Reset the page to this size, the usual colours, and no noted problems."""
        self.problems.clear()
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        self.page.evaluate(WITH_SHORE)
        return self

    def be_plain(self) -> Self:
        """Turn off motion and decoration, which would slow every click."""
        self.page.emulate_media(reduced_motion="reduce")
        self.page.evaluate(WITHOUT_SHORE, SHORELESS)
        return self

    def spoil(self) -> None:
        """Note that a test has failed on this page, so that the next gets a freshly loaded Lab."""
        self._loaded = False

    def wait_for_kernel(self) -> None:
        """Wait until the notebook's kernel is connected and idle."""
        self.page.wait_for_function(
            """() => {
              const panel = window.jupyterapp?.shell?.currentWidget;
              const kernel = panel?.sessionContext?.session?.kernel;
              return panel?.context?.isReady && kernel?.status === 'idle' &&
                kernel.connectionStatus === 'connected';
            }"""
        )

    def command(self, name: str) -> None:
        """Run one of JupyterLab's commands, such as `notebook:run-all-cells`."""
        self.page.evaluate("name => window.jupyterapp.commands.execute(name)", name)

    def run_all(self) -> None:
        """Run all cells of the notebook."""
        self.command("notebook:run-all-cells")

    def kernel(self, expression: str) -> Any:
        """Evaluate a Python expression in the kernel; its value must be a literal."""
        text = self.page.evaluate(
            """async (code) => {
              const panel = window.jupyterapp.shell.currentWidget;
              const future = panel.sessionContext.session.kernel.requestExecute(
                {code: '', silent: false, store_history: false, user_expressions: {value: code}});
              const value = (await future.done).content.user_expressions.value;
              if (value.status !== 'ok') throw new Error(value.ename + ': ' + value.evalue);
              return value.data['text/plain'];
            }""",
            expression,
        )
        return ast.literal_eval(text)

    def execute(self, code: str) -> None:
        """Run code in the kernel without a cell, and raise its error, if any."""
        self.page.evaluate(
            """async (code) => {
              const panel = window.jupyterapp.shell.currentWidget;
              const future = panel.sessionContext.session.kernel.requestExecute(
                {code, silent: false, store_history: false});
              const reply = (await future.done).content;
              if (reply.status !== 'ok') throw new Error(reply.ename + ': ' + reply.evalue);
            }""",
            code,
        )

    def cells(self) -> list[dict[str, Any]]:
        """Return the type and the source of the notebook's cells."""
        found: list[dict[str, Any]] = self.page.evaluate(
            """() => {
              const model = window.jupyterapp.shell.currentWidget.content.model;
              return [...model.cells].map(
                cell => ({type: cell.type, source: cell.sharedModel.getSource()}));
            }"""
        )
        return found

    @property
    def widget(self) -> Locator:
        """The first widget on the page."""
        return self.page.locator(".jp-OutputArea [data-risk-widget]").first

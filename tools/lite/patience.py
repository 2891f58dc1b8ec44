"""The extension that lets cells wait for their kernel, as JupyterLab loads one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from environment import ROOT

if TYPE_CHECKING:
    from pathlib import Path

NAME = "risk-widget-patience"
ENTRY = "static/remoteEntry.js"
# What JupyterLab asks for: a container by the extension's name, and in it the plugin.
CONTAINER = """
const plugin = {{
  id: "{name}:plugin",
  autoStart: true,
  activate: (app) => waitForKernels(app, {words}),
}};
(window._JUPYTERLAB ??= {{}})["{name}"] = {{
  init: () => {{}},
  get: async () => () => ({{ __esModule: true, default: plugin }}),
}};
"""


def write_extension(folder: Path) -> Path:
    """Write the extension into a new folder, and return that."""
    from risk_widget.messages import say

    source = (ROOT / "js" / "play" / "patience.js").read_text(encoding="utf-8")
    words = json.dumps(say("site-waiting"), ensure_ascii=False)
    container = CONTAINER.format(name=NAME, words=words)
    # Loaded as a script, not as a module: nothing of it may stay visible to others.
    script = f"{{\n{source.replace('export function', 'function')}{container}}}\n"
    (folder / "static").mkdir(parents=True)
    (folder / ENTRY).write_text(script, encoding="utf-8")
    package = {
        "name": NAME,
        "version": "0.1.0",
        "jupyterlab": {"_build": {"load": ENTRY, "extension": "./extension"}},
    }
    (folder / "package.json").write_text(json.dumps(package))
    return folder

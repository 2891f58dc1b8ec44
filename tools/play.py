"""Open the game in JupyterLab: makes the environment if need be, then starts the server.

Run it with any Python ≥ 3.11; further arguments go to JupyterLab.
"""

from __future__ import annotations

import subprocess
import sys

from environment import ROOT, prepare

if __name__ == "__main__":
    python = prepare("lab")
    notebook = ROOT / "notebooks" / "00-play.ipynb"
    print("Opening JupyterLab. Stop it with Ctrl+C.", flush=True)
    try:
        sys.exit(subprocess.run([python, "-m", "jupyterlab", notebook, *sys.argv[1:]]).returncode)
    except KeyboardInterrupt:
        sys.exit(0)

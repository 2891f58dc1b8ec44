"""Open the game in JupyterLab: make the environment if needed, then start the server.

Run it with any Python ≥ 3.11; further arguments go to JupyterLab.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from environment import ROOT, prepare

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

NOTEBOOK = ROOT / "notebooks" / "00-play.ipynb"


def command(python: Path, further: Sequence[str]) -> list[str | Path]:
    """Return the command that starts the server with the game."""
    # By default the server refuses root, which may be the only user of a container.
    root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return [python, "-m", "jupyterlab", NOTEBOOK, *root, *further]


if __name__ == "__main__":
    python = prepare("lab")
    print("Opening JupyterLab. Stop it with Ctrl+C.", flush=True)
    try:
        sys.exit(subprocess.run(command(python, sys.argv[1:])).returncode)
    except KeyboardInterrupt:
        sys.exit(0)

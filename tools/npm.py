"""Run npm for the front end: `python tools/npm.py run build` is `npm run build` in `js`.

Node is the machine's, or else the one in the project's environment.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from environment import ROOT, prepare_node

if TYPE_CHECKING:
    from pathlib import Path


def run_npm(*words: str, folder: Path = ROOT / "js", quiet: bool = False) -> bool:
    """Run npm in a folder, hiding its output if wanted; return whether it succeeded."""
    return _run("npm", *words, folder=folder, output=subprocess.DEVNULL if quiet else None)


def run_node(*words: str) -> bool:
    """Run a program in Node; return whether it succeeded."""
    return _run("node", *words)


def _run(program: str, *words: str, folder: Path = ROOT, output: int | None = None) -> bool:
    environment = prepare_node()
    command = [shutil.which(program, path=environment["PATH"]) or program, *words]
    done = subprocess.run(command, cwd=folder, env=environment, stdout=output, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(not run_npm(*sys.argv[1:]))

"""Everything that must hold before a change is good, in one command.

Run it with any Python ≥ 3.11. `--list` shows the steps; naming steps runs only those.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from environment import ROOT, prepare, require_python

sys.path.append(str(ROOT))
from tests.browser import find_browser

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

JS = ROOT / "js"
NODE_MINIMUM = 20


class Step(NamedTuple):
    """One check: a short name, the command, and the folder it runs in."""

    name: str
    command: Sequence[str | Path]
    folder: Path = ROOT


def steps(python: Path, node: str, npm: str) -> list[Step]:
    """List all checks, quick ones first, so that a slip shows early."""
    return [
        Step(
            "front end: packages",
            [npm, "install", "--no-save", "--no-audit", "--no-fund", "--silent"],
            JS,
        ),
        Step("python: format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("python: lint", [python, "-m", "ruff", "check", "."]),
        Step("python: types", [python, "-m", "mypy"]),
        Step("front end: format and lint", [npm, "run", "--silent", "lint"], JS),
        Step("front end: types", [npm, "run", "--silent", "types"], JS),
        Step("front end: unit tests", [npm, "run", "--silent", "test"], JS),
        Step("front end: bundle is the built one", [node, "build.mjs", "--check"], JS),
        Step("rules: cases", [python, "-m", "risk_widget.scenario", "tests/cases"]),
        Step(
            "python and browser tests",
            [python, "-m", "pytest", "-n", "2", "--dist", "loadgroup", "--ignore=tests/hosts"],
        ),
        Step(
            "other hosts: Binder, the static site, Notebook 7, marimo, Voilà",
            [python, "-m", "pytest", "-n", "2", "--dist", "loadfile", "tests/hosts"],
        ),
    ]


def missing() -> list[str]:
    """Say what this machine lacks for the tests, a line each, with what to do."""
    lines = []
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        lines.append(f"Node ≥ {NODE_MINIMUM} with npm: from nodejs.org or your system's packages.")
    else:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        if int(version.stdout.strip().lstrip("v").split(".")[0]) < NODE_MINIMUM:
            lines.append(f"Node ≥ {NODE_MINIMUM}: this one is {version.stdout.strip()}.")
    if find_browser() is None:
        lines.append(
            "Chromium: 'apt-get install chromium-headless-shell' on Debian (or chromium, which is "
            "slower), or set CHROMIUM to the path of a Chromium or Chrome."
        )
    return lines


def main(chosen: list[str]) -> int:
    """Run the chosen steps, or all; return the number that failed, at most 1."""
    require_python()
    lacking = missing()
    if lacking:
        print("The tests need more than this machine has:", *lacking, sep="\n  - ")
        return 1
    python = prepare("lab", "test", "analysis")
    plan = steps(python, shutil.which("node") or "node", shutil.which("npm") or "npm")
    if chosen == ["--list"]:
        print(*(step.name for step in plan), sep="\n")
        return 0
    if chosen:
        plan = [step for step in plan if any(word in step.name for word in chosen)]
    environment = {**os.environ, "CHROMIUM": find_browser() or "", "PYTHONDONTWRITEBYTECODE": "1"}
    # What the last step fetches and builds is made beside the first ones, which need one core.
    ahead = None
    if any("tests/hosts" in step.command for step in plan):
        command = [python, ROOT / "tools" / "hosts.py"]
        ahead = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    failed: list[str] = []
    rows: list[str] = []
    for step in plan:
        print(f"\n── {step.name}", flush=True)
        start = time.monotonic()
        code = subprocess.run(
            [str(word) for word in step.command], cwd=step.folder, env=environment, check=False
        ).returncode
        rows.append(
            f"  {'ok  ' if code == 0 else 'FAIL'} {time.monotonic() - start:7.1f} s  {step.name}"
        )
        if code:
            failed.append(step.name)
    if ahead is not None:
        ahead.wait()
    print("\n" + "\n".join(rows))
    print(f"steps: {len(plan) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Everything that must hold before a change is good, in one command.

Run it with any Python ≥ 3.11. `--list` shows the steps; naming steps runs only those.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from environment import ROOT, environment_python, prepare, require_python

sys.path.append(str(ROOT))
from tests.browser import find_browser

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

JS = ROOT / "js"
NODE_MINIMUM = 20


class Row(NamedTuple):
    """How a step went, and how long it took."""

    name: str
    passed: bool
    seconds: float


class Step(NamedTuple):
    """One check: a short name, the command, and the folder it runs in."""

    name: str
    command: Sequence[str | Path]
    folder: Path = ROOT


def checks(python: Path, node: str, npm: str) -> list[Step]:
    """List what needs no more than one core; these are done two at a time."""
    return [
        Step("python: types", [python, "-m", "mypy"]),
        Step("front end: unit tests", [npm, "run", "--silent", "test"], JS),
        Step("front end: bundle is the built one", [node, "build.mjs", "--check"], JS),
        Step("front end: types", [npm, "run", "--silent", "types"], JS),
        Step("front end: format and lint", [npm, "run", "--silent", "lint"], JS),
        Step("python: format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("python: lint", [python, "-m", "ruff", "check", "."]),
        Step("rules: cases", [python, "-m", "risk_widget.scenario", "tests/cases"]),
        Step("rules: tests of each clause, by edition", [python, "-m", "tests.rules.coverage"]),
    ]


def packages(npm: str) -> Step:
    """The front end's tools, which its checks and the browser tests need."""
    install = [npm, "install", "--no-save", "--no-audit", "--no-fund", "--silent"]
    return Step("front end: packages", install, JS)


def tests(python: Path) -> Step:
    """All tests of the Python side, in the browser, in JupyterLab and in the other hosts."""
    return Step("all tests", [python, "-m", "pytest", "-n", "2"])


def parts(python: Path) -> list[Step]:
    """Parts of these tests, for who names them."""
    rest: Sequence[str | Path] = [python, "-m", "pytest", "-n", "2", "--ignore=tests/hosts"]
    return [
        Step("python and browser tests", rest),
        Step("other hosts", [python, "-m", "pytest", "-n", "2", "tests/hosts"]),
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


def run(step: Step, environment: dict[str, str], *, aside: bool = False) -> Row:
    """Run a step; what it prints is shown at once, or, beside another one, when it is done."""
    start = time.monotonic()
    if not aside:
        print(f"\n── {step.name}", flush=True)
    done = subprocess.run(
        [str(word) for word in step.command],
        cwd=step.folder,
        env=environment,
        check=False,
        stdout=subprocess.PIPE if aside else None,
        stderr=subprocess.STDOUT if aside else None,
        text=True,
    )
    if aside:
        print(f"\n── {step.name}\n{done.stdout}", end="", flush=True)
    return Row(step.name, done.returncode == 0, time.monotonic() - start)


def main(chosen: list[str]) -> int:
    """Run the chosen steps, or all; return 1 if one has failed."""
    require_python()
    python = environment_python()
    node, npm = shutil.which("node") or "node", shutil.which("npm") or "npm"
    first, beside, last = [packages(npm)], checks(python, node, npm), [tests(python)]
    names = [step.name for step in (*first, *beside, *last, *parts(python))]
    if "--list" in chosen:
        print(*names, sep="\n")
        print("The last two are parts of the one before them.")
        return 0
    wanted = {name for name in names for word in chosen if name == word}
    wanted |= {name for name in names for word in set(chosen) - wanted if word in name}
    if chosen and not wanted:
        print("There is no such step. These are:", *names, sep="\n  ")
        return 2
    lacking = missing()
    if lacking:
        print("The tests need more than this machine has:", *lacking, sep="\n  - ")
        return 1
    prepare("lab", "test", "analysis")
    if wanted:
        whole = not wanted.isdisjoint(step.name for step in last)
        first, beside, last = (
            [step for step in part if step.name in wanted]
            for part in (first, beside, last if whole else parts(python))
        )
    environment = {**os.environ, "CHROMIUM": find_browser() or "", "PYTHONDONTWRITEBYTECODE": "1"}
    # What the tests of other hosts fetch and build is made beside the first checks.
    ahead = None
    if any(step.name != "python and browser tests" for step in last):
        ahead = subprocess.Popen(
            [python, ROOT / "tools" / "hosts.py"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    rows = [run(step, environment) for step in first]
    with ThreadPoolExecutor(2) as two:
        rows += two.map(lambda step: run(step, environment, aside=True), beside)
    rows += [run(step, environment) for step in last]
    if ahead is not None:
        ahead.wait()
    print()
    for row in rows:
        print(f"  {'ok  ' if row.passed else 'FAIL'} {row.seconds:7.1f} s  {row.name}")
    passed = sum(row.passed for row in rows)
    print(f"steps: {passed} passed, {len(rows) - passed} failed")
    return int(passed < len(rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

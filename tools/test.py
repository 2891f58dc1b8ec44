"""Every check that a change must pass, in one command.

Run it with any Python ≥ 3.11. `--list` lists the steps; naming steps runs only those. `check` names
all that need no browser, no other host, no compiler and no built documentation. What a step needs
and the machine lacks is fetched.

An ordinary run leaves out what is already proven (see proven.py) and runs some tests for a sample
of their cases, which changes with each commit. `everything` leaves out nothing: use it each night
and before a release.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import proven
from chromium import prepare_browser
from environment import ROOT, environment_python, prepare, prepare_node, require_python
from reaper import Watch

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

JS = ROOT / "js"
# The file that npm writes when it has installed the packages.
INSTALLED = JS / "node_modules" / ".package-lock.json"
# The names of the run with all quick steps, and of the run that skips nothing.
CHECK, EVERYTHING = "check", "everything"
# The variable that asks the tests to skip nothing.
ALL = "RISK_WIDGET_ALL"
# Apart from Python's packages, a step may need Node with the front end's tools, a browser, and the
# downloads and builds for the tests of other hosts.
NODE, BROWSER, HOSTS = "node", "browser", "hosts"
# The step with all tests, and the part of it that may already be proven.
WHOLE, ELSEWHERE = "all tests", "other hosts"
# Markers of the tests that need more than Python, or a lot of time.
MORE = "browser or document or lab or kernel or hosts or site or compiled"
# The tests of the README's picture.
PICTURES = "tests/widget/test_pictures.py"
# A stand-in for a browser's path if no step needs one, so that a test that starts one fails.
NO_BROWSER = "none, since no step was said to need one"


class StepResult(NamedTuple):
    """The result and the duration of a step."""

    name: str
    passed: bool
    seconds: float


class Step(NamedTuple):
    """A check: its name, its command, its requirements, and the folder in which it runs."""

    name: str
    command: Sequence[str | Path]
    needs: Sequence[str] = ()
    folder: Path = ROOT


PACKAGES = Step(
    "front end: packages",
    ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--silent"],
    [NODE],
    JS,
)
"""The front end's tools, which its checks and the browser tests need."""


def checks(python: Path, *, daily: bool = False) -> list[Step]:
    """Return the checks that need only one core, which run two at a time.

    The daily check leaves out long files of the front end's tests.
    """
    npm = ["npm", "run", "--silent"]
    units = [*npm, "test", *(["--", "--tags-filter=!thorough"] if daily else [])]
    # The code host reports mistakes in workflows and settings too late: after a push or a tag.
    schema: list[str | Path] = [python, "-m", "check_jsonschema", "--builtin-schema"]
    found = ROOT.glob(".github/workflows/*.yml")
    workflows = sorted(str(path.relative_to(ROOT)) for path in found)
    return [
        Step("python: types", [python, "-m", "mypy"]),
        Step("front end: unit tests", units, [NODE], JS),
        Step("front end: bundle is the built one", ["node", "build.mjs", "--check"], [NODE], JS),
        Step("front end: types", [*npm, "types"], [NODE], JS),
        Step("front end: format and lint", [*npm, "lint"], [NODE], JS),
        Step("front end: what it has from Python", [python, "tools/page_data.py", "--check"]),
        Step("python: format", [python, "-m", "ruff", "format", "--check", "."]),
        Step("python: lint", [python, "-m", "ruff", "check", "."]),
        Step("the forge's files: workflows", [*schema, "vendor.github-workflows", *workflows]),
        Step(
            "the forge's files: updates",
            [*schema, "vendor.dependabot", ".github/dependabot.yml"],
        ),
        Step(
            "the forge's files: citation",
            [*schema, "vendor.citation-file-format", "CITATION.cff"],
        ),
        Step("rules: cases", [python, "-m", "risk_widget.scenario", "tests/cases"]),
        Step("rules: tests of each clause, by edition", [python, "-m", "tests.rules.coverage"]),
    ]


def tests(python: Path, *, hosts: bool) -> Step:
    """Return the step with all tests that pytest runs, including those of other hosts if wanted."""
    # Three workers for two cores, since a test waits for its browser a third of the time.
    command: Sequence[str | Path] = [python, "-m", "pytest", "-n", "3"]
    if hosts:
        return Step(WHOLE, command, [NODE, BROWSER, HOSTS])
    return Step(WHOLE, [*command, "-m", "not hosts"], [NODE, BROWSER])


def parts(python: Path) -> list[Step]:
    """Return the parts of all tests, by their requirements: see tests/conftest.py."""
    pytest: Sequence[str | Path] = [python, "-m", "pytest", "-n", "2", "-m"]
    slow = "browser or document or lab or hosts or site"
    page = "(browser or document or lab) and not hosts"
    return [
        # These need Node, since npm installs the dictionaries.
        Step("python: tests", [*pytest, f"not ({MORE} or thorough)"], [NODE]),
        Step("browser tests", [python, "-m", "pytest", "-n", "3", "-m", page], [NODE, BROWSER]),
        Step("all other games", [*pytest, f"thorough and not ({MORE})"]),
        Step("fast game", [*pytest, f"compiled and not (kernel or {slow})"]),
        Step("notebooks", [*pytest, f"kernel and not ({slow})"]),
        Step("documentation", [*pytest, "site and not (browser or document or lab or hosts)"]),
        Step(ELSEWHERE, [*pytest, "hosts"], [NODE, BROWSER, HOSTS]),
    ]


def pictures(python: Path) -> Step:
    """Return the step with the tests that can take the README's picture: see the Makefile."""
    return Step("pictures", [python, "-m", "pytest", PICTURES], [NODE, BROWSER])


def run(step: Step, environment: dict[str, str], *, aside: bool = False) -> StepResult:
    """Run a step; print its output as it comes or, if another step runs as well, at the end."""
    start = time.monotonic()
    if not aside:
        print(f"\n── {step.name}", flush=True)
    program, *words = map(str, step.command)
    done = subprocess.run(
        [shutil.which(program, path=environment.get("PATH")) or program, *words],
        cwd=step.folder,
        env=environment,
        check=False,
        stdout=subprocess.PIPE if aside else None,
        stderr=subprocess.STDOUT if aside else None,
        text=True,
    )
    if aside:
        print(f"\n── {step.name}\n{done.stdout}", end="", flush=True)
    return StepResult(step.name, done.returncode == 0, time.monotonic() - start)


def choose(words: Sequence[str], python: Path) -> list[Step]:
    """Return the steps that the words select, in the usual order; without words, all but the parts.

    A word that is not the name of a step selects all steps whose names contain it. Without words,
    the tests of other hosts are left out if they are already proven.
    """
    hosts = bool(words) or not proven.are_proven()
    quick = [PACKAGES, *checks(python, daily=CHECK in words)]
    whole, some = tests(python, hosts=hosts), parts(python)
    if not words or EVERYTHING in words:
        return [*quick, whole]
    every = [*quick, whole, *some, pictures(python)]
    wanted = {step.name for step in every} & set(words)
    wanted |= {step.name for step in every for word in {*words} - wanted if word in step.name}
    if CHECK in words:
        wanted |= {step.name for step in (*quick, some[0])}
    if whole.name in wanted:
        every = [*quick, whole]
    steps = [step for step in every if step.name in wanted]
    if not INSTALLED.exists() and PACKAGES not in steps and any(NODE in s.needs for s in steps):
        steps.insert(0, PACKAGES)
    return steps


def prepare_for(steps: Sequence[Step]) -> dict[str, str]:
    """Fetch what the steps need and the machine lacks; return the variables to run them with."""
    needs = {need for step in steps for need in step.needs}
    python = prepare("lab", "test", "analysis", "docs")
    variables = prepare_node() if NODE in needs else dict(os.environ)
    if BROWSER in needs:
        variables = prepare_browser(python, variables)
    else:
        variables["CHROMIUM"] = NO_BROWSER
    # This keeps the next run from compiling the same modules and games again.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    variables.setdefault("NUMBA_CACHE_DIR", str(ROOT / ".cache" / "compiled"))
    return variables


def main(words: list[str]) -> int:
    """Run the named steps, or all of them; return 0 if all have passed."""
    require_python()
    python = environment_python()
    two_at_a_time = checks(python)
    whole = tests(python, hosts=True)
    names = [step.name for step in (PACKAGES, *two_at_a_time, whole, *parts(python))]
    if "--list" in words:
        print(*names, sep="\n")
        print(
            f"Those after '{WHOLE}' are its parts. "
            f"'{CHECK}' names all that need neither a browser nor another host, "
            f"and '{EVERYTHING}' leaves out nothing."
        )
        return 0
    steps = choose(words, python)
    if not steps:
        print("There is no such step. These are:", *names, CHECK, EVERYTHING, sep="\n  ")
        return 2
    watch = Watch()
    try:
        rows = carry_out(steps, words, python)
    finally:
        watch.end()
    print()
    for row in rows:
        print(f"  {'ok  ' if row.passed else 'FAIL'} {row.seconds:7.1f} s  {row.name}")
    passed = sum(row.passed for row in rows)
    if not words and HOSTS not in steps[-1].needs:
        print("The other hosts are left out: nothing that they run has changed since they passed.")
    print(f"steps: {passed} passed, {len(rows) - passed} failed")
    return int(passed < len(rows))


def carry_out(steps: Sequence[Step], words: Sequence[str], python: Path) -> list[StepResult]:
    """Run the steps, two at a time where they need only one core; return their results."""
    environment = prepare_for(steps)
    if EVERYTHING in words:
        environment[ALL] = "1"
    # Downloads and builds for the tests of other hosts run alongside the first checks.
    ahead = None
    if any(HOSTS in step.needs for step in steps):
        ahead = subprocess.Popen(
            [python, ROOT / "tools" / "hosts.py"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    rows = [run(step, environment) for step in steps if step == PACKAGES]
    with ThreadPoolExecutor(2) as two:
        quick = checks(python, daily=CHECK in words)
        beside = [step for step in steps if step in quick]
        rows += two.map(lambda step: run(step, environment, aside=True), beside)
    for step in steps:
        if step not in (PACKAGES, *quick):
            rows.append(run(step, environment))
            if rows[-1].passed and HOSTS in step.needs and not proven.are_proven():
                proven.note()
                print(f"{proven.PROOF.relative_to(ROOT)} is new; commit it with the change.")
    if ahead is not None:
        ahead.wait()
    return rows


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

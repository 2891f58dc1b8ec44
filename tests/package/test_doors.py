"""The twelve doors of docs/hosts.md: each line runs as it stands, with the versions it names."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import risk_widget as rw

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
ROWS = [
    tuple(cell.strip() for cell in line.strip("| ").split(" | "))
    for line in PAGE.partition("## Twelve doors")[2].partition("\n## ")[0].splitlines()
    if line.startswith("|")
][2:]
# The imports that a line of the table needs, by the first name in it.
IMPORTS = {
    "gymnasium": "import gymnasium",
    "pyspiel": "import pyspiel; from risk_widget.environments import openspiel",
    "risk_v0": "from risk_widget.environments import risk_v0",
    "rw": "",
}


def line(door: str) -> str:
    (row,) = (row for row in ROWS if row[0] == door)
    found = re.match(r"`([^`]+)`", row[1])
    assert found
    return found[1]


def run(door: str) -> object:
    """Run the line of a door and return its result."""
    code = line(door)
    names: dict[str, object] = {"rw": rw}
    exec(IMPORTS[code.partition(".")[0]], names)
    return eval(code, names)


def test_there_are_twelve_doors() -> None:
    assert len(ROWS) == len({row[0] for row in ROWS}) == 12
    assert {len(row) for row in ROWS} == {4}


@pytest.mark.parametrize(
    ("door", "made"),
    [
        ("PettingZoo", "OrderEnforcingWrapper"),
        ("Gymnasium", "OrderEnforcing"),
        ("OpenSpiel", "RiskGame"),
        ("pandas, polars", "DataFrame"),
    ],
)
def test_a_doors_line_of_python_runs(door: str, made: str) -> None:
    assert type(run(door)).__name__ == made


@pytest.mark.compiled
def test_a_batch_can_be_made() -> None:
    assert run("a batch of games").num_envs == 64  # type: ignore[attr-defined]


def test_the_files_that_test_the_other_doors_exist() -> None:
    files = re.findall(r"`(tests/[^`]+)`", "\n".join(row[3] for row in ROWS))
    assert len(files) == 12
    assert all((ROOT / file).is_file() for file in files)
    # The marimo line is from the program that its test runs, the SCORM line from docs/teaching.md.
    assert line("marimo") in PAGE.partition("## marimo")[2]
    assert line("a learning platform") in (ROOT / "docs" / "teaching.md").read_text()


TESTED = r"\b([a-z-]+) (\d+\.[\d.]*\d)(?! \(once\)|[\d.])"
"""A package with a version that the tests use; those that were tried once are not required."""


def test_the_versions_are_those_that_the_package_requires() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = [*project["project"]["optional-dependencies"].values()]
    groups += [*project["dependency-groups"].values()]
    asked = {
        name: version
        for group in groups
        for entry in group
        for name, version in re.findall(r"^([\w-]+)[>=]=([\d.]+)", entry)
    }
    told = [pair for row in ROWS for pair in re.findall(TESTED, row[2])]
    assert len(told) == 9
    assert [(name, version) for name, version in told if asked[name] != version] == []

"""The command that runs all checks: its output when it runs none."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from environment import environment_python

from tests.rotation import LONG, SLOW

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[2]
FILES = (
    *("tools/test.py", "tools/chromium.py", "tools/environment.py", "tools/proven.py"),
    *("tools/reaper.py", "tests/browser.py"),
)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Copy the command into a folder that has no environment yet."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command where no program is found by its name: no Node, no Chromium."""
    command = [sys.executable, "-B", str(folder / "tools" / "test.py"), *words]
    nothing = {"PATH": str(folder), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command, env=nothing, cwd=folder, capture_output=True, encoding="utf-8", check=False
    )


def test_listing_the_steps_needs_and_makes_nothing(elsewhere: Path) -> None:
    before = sorted(elsewhere.rglob("*"))
    done = run(elsewhere, "--list")
    assert (done.returncode, done.stderr) == (0, "")
    steps = done.stdout.splitlines()
    assert {"python: types", "python: tests", "all tests", "other hosts"} <= set(steps)
    assert sorted(elsewhere.rglob("*")) == before


def test_an_unknown_step_is_reported_before_anything_is_made(elsewhere: Path) -> None:
    before = sorted(elsewhere.rglob("*"))
    done = run(elsewhere, "nonsense")
    assert (done.returncode, done.stderr) == (2, "")
    assert "python: types" in done.stdout
    assert sorted(elsewhere.rglob("*")) == before


@pytest.fixture(scope="module")
def command() -> dict[str, Any]:
    """Return the names that the command's program defines."""
    return runpy.run_path(str(ROOT / "tools" / "test.py"))


def chosen(command: dict[str, Any], *words: str) -> dict[str, set[str]]:
    """Return the requirements of each step that these words select."""
    steps = command["choose"](words, environment_python())
    return {step.name: set(step.needs) for step in steps}


@pytest.fixture
def proof(command: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file that records the inputs for which the host tests have passed.

    It is missing at first.
    """
    path = tmp_path / "proven.txt"
    monkeypatch.setattr(command["proven"], "PROOF", path)
    return path


@pytest.mark.parametrize("words", [[], ["everything"]])
def test_every_step_is_run_exactly_once(
    command: dict[str, Any], proof: Path, words: list[str]
) -> None:
    assert not proof.exists()
    steps = chosen(command, *words)
    assert {"python: types", "front end: unit tests", "all tests"} <= set(steps)
    assert not {"python: tests", "browser tests", "other hosts"} & set(steps)
    assert set.union(*steps.values()) == {"node", "browser", "hosts"}


def test_only_the_ordinary_run_skips_proven_steps(command: dict[str, Any], proof: Path) -> None:
    def last(*words: str) -> tuple[Any, ...]:
        return tuple(command["choose"](words, environment_python())[-1].command[1:])

    whole = last()
    command["proven"].note()
    assert last() == (*whole, "-m", "not hosts")
    assert chosen(command)["all tests"] == {"node", "browser"}
    assert last("everything") == whole
    assert last("other hosts")[-1] == "hosts"
    proof.write_text("the digest of something else")
    assert last() == whole


@pytest.fixture
def inputs(command: dict[str, Any], tmp_path: Path) -> Path:
    """Copy all files that the other hosts contain or use."""
    for pattern in (*command["proven"].INPUTS, "pyproject.toml"):
        found = [path for path in ROOT.glob(pattern) if path.is_file()]
        assert found, pattern
        for path in found:
            copied = tmp_path / path.relative_to(ROOT)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copied)
    return tmp_path


def test_a_proof_holds_until_an_input_changes(command: dict[str, Any], inputs: Path) -> None:
    digest = command["proven"].digest
    first = digest(inputs)
    assert first == digest(ROOT)
    seen = {first}
    for path in sorted(inputs.rglob("*")):
        if path.is_dir() or path.suffix in {".pyc", ".map"} or path.name == "proven.txt":
            continue
        content = path.read_bytes()
        path.write_bytes(content.replace(b'requires-python = "', b'requires-python = ">3, ', 1))
        if path.name != "pyproject.toml":
            path.write_bytes(content + b"\n")
        assert digest(inputs) not in seen, path
        seen.add(digest(inputs))
        path.write_bytes(content)
    assert digest(inputs) == first


def test_a_setting_of_the_tests_is_not_an_input_of_other_hosts(
    command: dict[str, Any], inputs: Path
) -> None:
    digest = command["proven"].digest
    first = digest(inputs)
    project = inputs / "pyproject.toml"
    project.write_text(project.read_text().replace("line-length = 100", "line-length = 99"))
    assert digest(inputs) == first


def test_the_quick_steps_are_those_without_browser_and_host(command: dict[str, Any]) -> None:
    quick, every = chosen(command, "check"), chosen(command, "everything")
    assert set(quick) == {*every, "python: tests"} - {"all tests"}
    assert set.union(*quick.values()) == {"node"}


def test_a_part_does_not_run_next_to_the_whole(command: dict[str, Any]) -> None:
    assert [*chosen(command, "all tests", "other hosts")][-1] == "all tests"
    assert [*chosen(command, "other hosts")][-1] == "other hosts"


def test_a_word_selects_all_steps_that_contain_it(command: dict[str, Any]) -> None:
    assert [*chosen(command, "python")] == [
        *("python: types", "python: format", "python: lint", "python: tests")
    ]


def test_steps_in_node_get_their_packages_first(
    command: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = command["choose"]
    monkeypatch.setitem(choose.__globals__, "INSTALLED", tmp_path / "nothing-yet")
    assert [*chosen(command, "front end: types")] == ["front end: packages", "front end: types"]
    assert [*chosen(command, "python: types")] == ["python: types"]


def test_each_test_is_in_one_part(command: dict[str, Any]) -> None:
    markers = ("browser", "document", "lab", "kernel", "hosts", "site", "compiled", "thorough")
    steps = command["parts"](environment_python())
    conditions = [step.command[-1] for step in steps]
    for has in product((False, True), repeat=len(markers)):
        marked = dict(zip(markers, has, strict=True))
        assert sum(bool(eval(condition, marked)) for condition in conditions) == 1


def test_the_daily_check_skips_long_front_end_tests(command: dict[str, Any]) -> None:
    def units(*, daily: bool) -> Sequence[str]:
        steps: list[Any] = command["checks"](Path("python"), daily=daily)
        return next(step.command for step in steps if step.name == "front end: unit tests")

    assert "--tags-filter=!thorough" in units(daily=True)
    assert "--tags-filter=!thorough" not in units(daily=False)


def test_every_test_in_the_lists_of_slow_and_long_ones_exists() -> None:
    for name in SLOW | LONG:
        file, _, test = name.partition("::")
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), name


def test_tests_that_start_a_program_are_marked(request: pytest.FixtureRequest) -> None:
    """This is checked for the tests of this run, whichever they are."""
    for item in request.session.items:
        marked = {marker.name for marker in item.iter_markers()}
        if item.nodeid.startswith("tests/lab/"):
            assert {"browser", "lab"} <= marked, item.nodeid
        if item.nodeid.startswith("tests/hosts/"):
            assert "hosts" in marked, item.nodeid

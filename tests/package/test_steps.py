"""The command that runs all checks: what it says without running any."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = ("tools/test.py", "tools/environment.py", "tests/browser.py")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """The command in a folder that has no environment yet."""
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


def test_the_list_of_steps_needs_and_makes_nothing(elsewhere: Path) -> None:
    before = sorted(elsewhere.rglob("*"))
    done = run(elsewhere, "--list")
    assert (done.returncode, done.stderr) == (0, "")
    steps = done.stdout.splitlines()
    assert {"python: types", "rules: cases", "all tests", "other hosts"} <= set(steps)
    assert sorted(elsewhere.rglob("*")) == before


def test_a_step_that_does_not_exist_is_told_before_anything_is_made(elsewhere: Path) -> None:
    before = sorted(elsewhere.rglob("*"))
    done = run(elsewhere, "nonsense")
    assert (done.returncode, done.stderr) == (2, "")
    assert "python: types" in done.stdout
    assert sorted(elsewhere.rglob("*")) == before

"""The committed drawings equal the output of the build."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "tools" / "map" / "build.py"


@pytest.fixture(scope="module")
def check() -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BUILD), "--check"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )


@pytest.mark.parametrize("name", ["classic", "island", "strait"])
def test_the_build_writes_the_committed_file(
    check: subprocess.CompletedProcess[str], name: str
) -> None:
    assert f"{name}: as written" in check.stdout, check.stdout + check.stderr


def test_the_check_passes(check: subprocess.CompletedProcess[str]) -> None:
    assert check.returncode == 0, check.stdout + check.stderr

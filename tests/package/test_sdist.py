"""The source distribution: it builds the same wheel and the same bundle, and has no tests."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import risk_widget

ROOT = Path(__file__).resolve().parents[2]
TOP = f"risk_widget-{risk_widget.__version__}"


def build(kind: str, source: Path, into: Path, **variables: str) -> Path:
    """Build the wheel or the sdist of a folder; return its file."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)],
        cwd=source,
        env={**os.environ, **variables},
        check=True,
        capture_output=True,
    )
    (built,) = into.iterdir()
    return built


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / TOP


def test_the_sdist_has_no_tests_and_no_leftovers(unpacked: Path) -> None:
    names = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    assert [name for name in names if "tests" in name.split("/")] == []
    assert [
        name for name in names if "node_modules" in name or name.endswith((".pyc", ".map"))
    ] == []
    assert "**The tests are not in it**" in (unpacked / "docs" / "releasing.md").read_text()
    for name in ("README.md", "CHANGELOG.md", "LICENSE", "PKG-INFO", "js/build.mjs"):
        assert name in names


def test_the_sdist_builds_the_same_wheel_as_the_repository(unpacked: Path, tmp_path: Path) -> None:
    here = build("wheel", ROOT, tmp_path / "here")
    there = build("wheel", unpacked, tmp_path / "there")
    assert digest(here) == digest(there)


def test_the_sdist_builds_the_bundle(unpacked: Path, tmp_path: Path) -> None:
    """The build uses the packages that the lock file names."""
    copy = tmp_path / TOP
    shutil.copytree(unpacked, copy)
    (copy / "js" / "node_modules").symlink_to(ROOT / "js" / "node_modules")
    static = copy / "risk_widget" / "static"
    before = {path.name: digest(path) for path in static.iterdir()}
    for path in static.iterdir():
        path.unlink()
    subprocess.run(["node", "build.mjs"], cwd=copy / "js", check=True, capture_output=True)
    assert {path.name: digest(path) for path in static.iterdir()} == before


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_a_build_is_reproducible(kind: str, tmp_path: Path) -> None:
    """The result is the same to the byte, on any machine."""
    mask = os.umask(0o077)
    try:
        first = build(kind, ROOT, tmp_path / "first", SOURCE_DATE_EPOCH="1760000000")
    finally:
        os.umask(mask)
    again = build(kind, ROOT, tmp_path / "again", SOURCE_DATE_EPOCH="1760000000")
    assert digest(first) == digest(again)

"""Extra wheels for the static site, such as numpy's, for which a small one stands in here."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from distribution import BuildError, assemble, extra_wheels
from environment import ROOT, prepare_node

VERSION = "2.0.0+stand.in"
PYTHON = "3.14"
HERE = Path(__file__).parent


def wheel(folder: Path, tag: str, *, needs: str = "") -> Path:
    """Write a package called numpy that contains only its version."""
    folder.mkdir(exist_ok=True)
    made = folder / f"numpy-{VERSION}-{tag}.whl"
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("numpy/__init__.py", f"__version__ = {VERSION!r}\n")
        about = f"Metadata-Version: 2.1\nName: numpy\nVersion: {VERSION}\n"
        about += f"Requires-Dist: {needs}\n" if needs else ""
        inside = f"numpy-{VERSION}.dist-info"
        archive.writestr(f"{inside}/METADATA", about)
        archive.writestr(f"{inside}/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
        archive.writestr(f"{inside}/RECORD", "")
    return made


@pytest.mark.parametrize("tag", ["py3-none-any", "cp314-cp314-pyodide_2026_0_wasm32"])
def test_extra_wheels_can_be_imported(tag: str, folder: Path, tmp_path: Path) -> None:
    given = wheel(tmp_path / "wheels", tag)
    there = tmp_path / "pyodide"
    assert extra_wheels([given], PYTHON) == extra_wheels([given.parent], PYTHON)
    names = assemble(folder / "static" / "pyodide", extra_wheels([given], PYTHON), there)
    assert names == ["numpy"]
    lock = json.loads((there / "pyodide-lock.json").read_text())
    assert lock["packages"]["numpy"]["file_name"] == given.name
    assert lock["packages"]["numpy"]["imports"] == ["numpy"]
    variables = prepare_node()
    node = shutil.which("node", path=variables["PATH"])
    told = subprocess.run(
        [str(node), str(HERE / "carried.mjs"), str(there), "numpy"],
        env=variables,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines()[-1] == VERSION


def test_a_wheel_that_cannot_run_there_is_refused(tmp_path: Path) -> None:
    for tag in ("cp314-cp314-manylinux_2_27_x86_64", "cp312-cp312-pyodide_2024_0_wasm32"):
        with pytest.raises(BuildError, match="cp314 and wasm32"):
            extra_wheels([wheel(tmp_path / "wheels", tag)], PYTHON)
    with pytest.raises(BuildError, match="no wheel"):
        extra_wheels([tmp_path / "empty"], PYTHON)


def test_a_wheels_requirements_must_be_present(folder: Path, tmp_path: Path) -> None:
    given = wheel(tmp_path / "wheels", "py3-none-any", needs="cython-runtime")
    with pytest.raises(BuildError, match="numpy requires cython-runtime"):
        assemble(folder / "static" / "pyodide", [given], tmp_path / "pyodide")


def test_the_build_reports_it_before_it_begins(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "lite" / "build.py"), str(tmp_path / "site")]
    told = subprocess.run(
        [*command, "--wheels", str(tmp_path / "nothing")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode
    assert "there is no wheel at" in told.stderr

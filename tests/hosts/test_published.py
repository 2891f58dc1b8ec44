"""Files that Pyodide publishes, such as numpy, are downloaded, checked and kept, or left out."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import socket
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from build import fingerprint
from distribution import BuildError, assemble, fetch_published
from environment import prepare_beside, prepare_node

from tests.hosts.static import StaticSite
from tests.hosts.test_extra_wheels import VERSION, wheel

if TYPE_CHECKING:
    from collections.abc import Iterator

TAG = "cp314-cp314-pyemscripten_2026_0_wasm32"
HERE = Path(__file__).parent


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Put a wheel called numpy into a server's folder and return the folder."""
    return wheel(tmp_path / "shelf", TAG)


@pytest.fixture
def core(tmp_path: Path, shelf: Path) -> Path:
    """Write a core whose lock file names only that wheel."""
    made = tmp_path / "core"
    made.mkdir()
    entry = {"file_name": shelf.name, "sha256": hashlib.sha256(shelf.read_bytes()).hexdigest()}
    (made / "pyodide-lock.json").write_text(json.dumps({"packages": {"numpy": entry}}))
    return made


@pytest.fixture
def served(shelf: Path) -> Iterator[StaticSite]:
    with StaticSite(shelf.parent, "/full/") as site:
        yield site


def address(site: StaticSite) -> str:
    """Return a site's address without a trailing slash, as in the kernel's constants."""
    return site.url.rstrip("/")


def test_the_wheel_is_fetched_once(core: Path, shelf: Path, served: StaticSite) -> None:
    kept = fetch_published("numpy", core, address(served))
    assert kept == core / shelf.name
    assert kept.read_bytes() == shelf.read_bytes()
    shelf.unlink()
    assert fetch_published("numpy", core, address(served)) == kept
    assert [path.name for path in core.glob("*numpy*")] == [kept.name]


def test_another_file_with_its_name_is_refused(core: Path, shelf: Path, served: StaticSite) -> None:
    shelf.write_bytes(b"a page that asks for a password")
    with pytest.raises(BuildError, match=f"{re.escape(shelf.name)} is not the file that"):
        fetch_published("numpy", core, address(served))
    assert not list(core.glob("*numpy*"))


def test_a_package_missing_from_pyodide_is_named(core: Path, served: StaticSite) -> None:
    with pytest.raises(BuildError, match="names no pandas"):
        fetch_published("pandas", core, address(served))


def test_an_unreachable_address_gives_no_wheel(
    core: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        closed = f"http://127.0.0.1:{free.getsockname()[1]}/full"
    assert fetch_published("numpy", core, closed) is None
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"Without numpy: {closed} could not be read (")


def test_an_address_that_never_answers_is_abandoned(
    core: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as mute:
        silent = f"http://127.0.0.1:{mute.getsockname()[1]}/full"
        assert fetch_published("numpy", core, silent, patience=0.2) is None
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_site_with_the_wheel_counts_as_a_different_site(shelf: Path) -> None:
    python = prepare_beside("lite")
    assert fingerprint(python, [shelf]) != fingerprint(python)


def test_a_cell_that_imports_the_package_loads_it(
    folder: Path, shelf: Path, tmp_path: Path
) -> None:
    there = tmp_path / "pyodide"
    assemble(folder / "static" / "pyodide", [shelf], there)
    variables = prepare_node()
    node = shutil.which("node", path=variables["PATH"])
    told = subprocess.run(
        [str(node), str(HERE / "carried.mjs"), str(there), "numpy", "later"],
        env=variables,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines()[-1] == VERSION

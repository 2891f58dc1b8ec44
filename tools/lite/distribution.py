"""A self-contained Pyodide distribution: its lock file names only files next to it.

The core comes from npm, and everything else consists of wheels: pure ones, those that Pyodide
publishes itself, and those that are given. So a starting kernel requests nothing from other
servers.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import urllib.request
import zipfile
from email.parser import HeaderParser
from http.client import HTTPException
from typing import TYPE_CHECKING, Any

from npm import run_npm

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PATIENCE = 3.0
"""The seconds that Pyodide's server has to connect, and to send each part of a file."""
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


class BuildError(RuntimeError):
    """The error raised when the site cannot be built; the message says what is missing."""


def fetch_core(version: str, folder: Path) -> Path:
    """Fetch the core of one Pyodide version from npm, once; return the folder of its files."""
    place = folder / f"pyodide-{version}"
    core = place / "node_modules" / "pyodide"
    if not core.exists():
        place.mkdir(parents=True, exist_ok=True)
        words = ("install", "--silent", "--no-save", "--ignore-scripts", f"pyodide@{version}")
        if not run_npm(*words, "--prefix", ".", folder=place, quiet=True):
            raise BuildError(f"npm could not fetch pyodide@{version}; is there a network?")
    return core


def fetch_wheels(requirements: Path, python_version: str, python: Path, folder: Path) -> list[Path]:
    """Return the pure-Python wheels of pinned packages, fetched from PyPI once."""
    key = hashlib.sha256(requirements.read_bytes()).hexdigest()[:16]
    kept = folder / f"wheels-{key}"
    if not kept.exists():
        fresh = folder / "wheels-new"
        shutil.rmtree(fresh, ignore_errors=True)
        command = [str(python), "-m", "pip", "download", "-qq", "--no-deps", "--only-binary=:all:"]
        command += ["--python-version", python_version, "--implementation", "py", "--abi", "none"]
        command += ["--platform", "any", "-d", str(fresh), "-r", str(requirements)]
        if subprocess.run(command, check=False).returncode:
            raise BuildError(f"the packages of {requirements.name} could not be fetched")
        fresh.rename(kept)
    return sorted(kept.glob("*.whl"))


def fetch_published(
    name: str, core: Path, address: str, *, patience: float = PATIENCE
) -> Path | None:
    """Return a package published by Pyodide outside its core, fetched once and stored there.

    numpy is one of them: no index of packages has it for a browser. Pyodide's lock file gives the
    name of a package's file and its checksum.

    Args:
        name: the package, as Pyodide's lock file has it.
        core: the folder of Pyodide's core, with that lock file.
        address: the folder of a web server that has Pyodide's packages.
        patience: the seconds that the server may take to answer.

    Returns:
        The wheel, or None if the address does not provide it, after printing one line about it.

    Raises:
        BuildError: Pyodide has no such package, or the file is not what the lock file names.
    """
    entry = json.loads((core / "pyodide-lock.json").read_text())["packages"].get(name)
    if entry is None:
        raise BuildError(f"the lock file of Pyodide's core names no {name}")
    kept: Path = core / entry["file_name"]
    if kept.exists():
        return kept
    try:
        with urllib.request.urlopen(f"{address}/{kept.name}", timeout=patience) as response:
            content = response.read()
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        print(f"Without {name}: {address} could not be read ({reason}).", flush=True)
        return None
    found = hashlib.sha256(content).hexdigest()
    if found != entry["sha256"]:
        raise BuildError(
            f"{kept.name} is not the file that Pyodide's lock file names: its SHA-256 is {found}, "
            f"and {entry['sha256']} was expected"
        )
    # An interrupted download must not leave half a wheel under its name.
    fresh = kept.with_suffix(".new")
    fresh.write_bytes(content)
    return fresh.replace(kept)


def extra_wheels(places: Iterable[Path], python_version: str) -> list[Path]:
    """Return additional wheels supplied for the site, such as numpy's for Pyodide.

    Args:
        places: wheels, or folders of them.
        python_version: that of Pyodide, such as "3.14".

    Raises:
        BuildError: nothing is there, or a wheel is for another Python or another machine.
    """
    from packaging.utils import InvalidWheelFilename, parse_wheel_filename

    found: list[Path] = []
    for place in places:
        inside = sorted(place.glob("*.whl")) if place.is_dir() else [place]
        if not inside or not inside[0].is_file():
            raise BuildError(f"there is no wheel at {place}")
        found += inside
    compiled = f"cp{python_version.replace('.', '')}"
    for wheel in found:
        try:
            tags = parse_wheel_filename(wheel.name)[3]
        except InvalidWheelFilename as error:
            raise BuildError(f"{wheel.name} is not named as a wheel is") from error
        if not any(
            tag.platform == "any" or (tag.platform.endswith("_wasm32") and tag.abi == compiled)
            for tag in tags
        ):
            raise BuildError(
                f"{wheel.name} does not run in this Pyodide: it takes pure wheels, and those for "
                f"{compiled} and wasm32"
            )
    return found


def assemble(core: Path, wheels: Iterable[Path], target: Path) -> list[str]:
    """Put core and wheels into one folder and write the lock file; return the package names.

    Raises:
        BuildError: a package that another one requires is not among the wheels.
    """
    target.mkdir(parents=True)
    for name in CORE:
        shutil.copy2(core / name, target / name)
    lock = json.loads((core / "pyodide-lock.json").read_text())
    packages: dict[str, Any] = {}
    needs: dict[str, list[str]] = {}
    for wheel in wheels:
        shutil.copy2(wheel, target / wheel.name)
        entry, needed = describe(wheel, lock["info"]["python"])
        packages[entry["name"]] = entry
        needs[entry["name"]] = needed
    for name, needed in needs.items():
        missing = sorted(set(needed) - packages.keys())
        if missing:
            raise BuildError(f"{name} requires {', '.join(missing)}: add it to packages.txt")
        packages[name]["depends"] = needed
    text = json.dumps({"info": lock["info"], "packages": packages}, indent=1, sort_keys=True)
    (target / "pyodide-lock.json").write_text(text)
    return sorted(packages)


def describe(wheel: Path, python: str) -> tuple[dict[str, Any], list[str]]:
    """Return a wheel's entry for the lock file, and the names of the packages it requires."""
    # This is imported here because it comes with JupyterLite, which only the build has.
    from packaging.requirements import Requirement

    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        headers = HeaderParser().parsestr(archive.read(metadata).decode())
    name = plain(headers["Name"])
    modules = {found.split("/")[0] for found in names if found.endswith(".py") and "/" in found}
    modules |= {found[:-3] for found in names if re.fullmatch(r"\w+\.py", found)}
    there = {
        "sys_platform": "emscripten",
        "platform_system": "Emscripten",
        "platform_machine": "wasm32",
        "os_name": "posix",
        "python_version": ".".join(python.split(".")[:2]),
        "python_full_version": python,
    }
    required = [Requirement(line) for line in headers.get_all("Requires-Dist") or ()]
    needed = {plain(r.name) for r in required if r.marker is None or r.marker.evaluate(there)}
    entry = {
        "name": name,
        "version": headers["Version"],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(filter(str.isidentifier, modules)),
        "depends": [],
        "unvendored_tests": False,
    }
    return entry, sorted(needed)


def plain(name: str) -> str:
    """Return a package's name in its normalised form, for comparison."""
    return re.sub(r"[-_.]+", "-", name).lower()

"""What Pyodide itself publishes beside its core: packages compiled for it, at its own address.

numpy is one of them. No index of packages has it for a browser, and Pyodide's lock file says what
its file is called and what its sum has to be. A machine that cannot reach the address builds
without it.
"""

from __future__ import annotations

import hashlib
import json
import threading
import urllib.request
from http.client import HTTPException
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError

from distribution import BuildError

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 3.0
"""Seconds that the address has for a connection, its answer, and for each part of what it sends."""

_silent: dict[str, str] = {}
"""Addresses that did not answer in this run, and why: they are not asked again."""


def fetch_published(
    name: str, core: Path, address: str, *, patience: float = PATIENCE
) -> Path | None:
    """A package that Pyodide publishes, fetched once and kept beside its core.

    Args:
        name: the package, as Pyodide's lock file has it.
        core: the folder of Pyodide's core, with that lock file.
        address: the folder of a web server that has Pyodide's packages.
        patience: the seconds that the server may take to answer.

    Returns:
        The wheel; None if the address does not give it, which is then printed in one line.

    Raises:
        BuildError: Pyodide has no such package, or what came is not what the lock file names.
    """
    entry = json.loads((core / "pyodide-lock.json").read_text())["packages"].get(name)
    if entry is None:
        raise BuildError(f"the lock file of Pyodide's core names no {name}")
    kept: Path = core / entry["file_name"]
    if kept.exists():
        return kept
    if address not in _silent:
        try:
            content = _content(f"{address}/{kept.name}", patience)
        except (OSError, HTTPException) as error:
            _silent[address] = str(getattr(error, "reason", error))
        else:
            _check(kept.name, content, entry["sha256"])
            # Whoever breaks off in between leaves no half of a wheel under its name.
            fresh = kept.with_suffix(".new")
            fresh.write_bytes(content)
            fresh.replace(kept)
            return kept
    print(f"Without {name}: {address} could not be read ({_silent[address]}).", flush=True)
    return None


def _check(file_name: str, content: bytes, wanted: str) -> None:
    found = hashlib.sha256(content).hexdigest()
    if found != wanted:
        raise BuildError(
            f"{file_name} is not the file that Pyodide's lock file names: its SHA-256 is {found}, "
            f"and {wanted} was expected"
        )


def _content(address: str, patience: float) -> bytes:
    """What lies at an address.

    Raises:
        OSError, HTTPException: nothing does, or the server is slow to answer or between two parts.
    """
    answer: list[Any] = []

    def ask() -> None:
        try:
            answer.append(urllib.request.urlopen(address, timeout=patience))
        except (OSError, HTTPException) as error:
            answer.append(error)

    # The look-up of a name has no limit of its own: a thread that still waits for it is left.
    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(2 * patience)
    if not answer:
        raise TimeoutError(f"no answer within {2 * patience:g} seconds")
    (found,) = answer
    if isinstance(found, HTTPError):
        found.close()
    if isinstance(found, Exception):
        raise found
    with found as response:
        content: bytes = response.read()
    return content

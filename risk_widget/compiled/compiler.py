"""The availability of the compiler, and the cache of compiled code.

Compiled code is stored in the user's cache, under a hash of all sources together. numba's own cache
would not notice a change in a function that is compiled into another one.
"""

from __future__ import annotations

import os
import shutil
import stat
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from risk_widget.kept_files import named_folder
from risk_widget.reading.spelling import not_installed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Record: TypeAlias = Any
"""A record of the compiled game: numba knows its fields, but a type checker does not."""
NumbaPart: TypeAlias = Any
"""An object from numba, which has no type hints."""
Function: TypeAlias = "Callable[..., Any]"
"""A function to compile, or its compiled form."""

_FOLDERS: Final = ("engine", "bots", "compiled", "fast", "environments")
"""The folders of the sources that determine whether the cache is up to date."""
_KEPT: Final = 8
"""The number of compiled versions in the cache; older versions are deleted."""
_VERSION_DIGITS: Final = 16
_importing: Final = RLock()


@cache
def has_numba() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


def require_numba() -> None:
    """Raise ``ValueError`` if numba is missing, naming the extra to install."""
    if not has_numba():
        raise ValueError(not_installed("the fast game", "numba", "fast"))


@contextmanager
def importing_numba() -> Iterator[None]:
    """Import parts of numba within the block, in one thread at a time and after numba as a whole.

    numba's modules import each other in circles. If two threads began in different places, Python
    would not let them wait for each other: one would find a module that is only half loaded.
    """
    with _importing:
        import_module("numba")
        yield


@cache
def is_compiled() -> bool:
    """Whether entries are compiled: numba is installed and has not been disabled."""
    if not has_numba():
        return False
    try:
        with importing_numba():
            import numba
    except ImportError:  # numba is installed, but not for this Python
        return False
    config: NumbaPart = numba.config
    return not config.DISABLE_JIT


@cache
def cache_folder() -> Path:
    """Return the folder for the compiled code of these sources."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    try:
        root = (named_folder(chosen) if chosen else Path.home() / ".cache") / "risk_widget"
    except (OSError, RuntimeError):  # there is no home folder
        root = _temporary_folder()
    folder = root / _sources_version()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _throw_away_old(root)
    except OSError:
        return folder  # numba finds another folder, or compiles again
    return folder


def _temporary_folder() -> Path:
    """Return a folder that only this user can write to, because its code will be run."""
    folder = Path(gettempdir()) / f"risk_widget-{getattr(os, 'getuid', int)()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return Path(mkdtemp(prefix="risk_widget-"))
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == getattr(os, "getuid", int)()
    if is_own and (os.name != "posix" or not found.st_mode & 0o077):
        return folder
    return Path(mkdtemp(prefix="risk_widget-"))


def _sources_version() -> str:
    """Hash all sources that may be part of compiled code; the hash names their version."""
    package = Path(__file__).parents[1]
    digest = sha256()
    for folder in _FOLDERS:
        for source in sorted((package / folder).rglob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:_VERSION_DIGITS]


def _throw_away_old(root: Path) -> None:
    versions = [f for f in root.iterdir() if f.is_dir() and len(f.name) == _VERSION_DIGITS]
    versions.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for old in versions[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)

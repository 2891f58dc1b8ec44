"""The availability of the compiler, and the place where compiled code is kept.

What has been compiled is kept in the user's cache, by the text of all sources together: numba
itself would not notice that a function which it has built into another one has changed.
"""

from __future__ import annotations

import os
import shutil
import stat
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from risk_widget.kept_files import named_folder
from risk_widget.reading.spelling import not_installed

if TYPE_CHECKING:
    from collections.abc import Callable

Record: TypeAlias = Any
"""An object as the compiled game has it: numba knows its fields, and a type checker does not."""
NumbaPart: TypeAlias = Any
"""Something of numba's, which comes without types."""
Function: TypeAlias = "Callable[..., Any]"
"""A function that is compiled, or its form that is."""

_FOLDERS: Final = ("engine", "bots", "compiled", "fast", "environments")
"""Folders whose sources decide whether the cache is up to date."""
_KEPT: Final = 8
"""Compiled versions that stay; older ones are thrown away."""
_VERSION_DIGITS: Final = 16


@cache
def has_numba() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


def require_numba() -> None:
    """Raise ``ValueError`` if numba is missing, naming the extra to install."""
    if not has_numba():
        raise ValueError(not_installed("the fast game", "numba", "fast"))


@cache
def is_compiled() -> bool:
    """Whether entries are compiled: numba is installed and has not been disabled."""
    if not has_numba():
        return False
    try:
        import numba
    except ImportError:  # it is there, but not for this Python
        return False
    config: NumbaPart = numba.config
    return not config.DISABLE_JIT


@cache
def cache_folder() -> Path:
    """The folder for compiled code of these sources."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    try:
        root = (named_folder(chosen) if chosen else Path.home() / ".cache") / "risk_widget"
    except (OSError, RuntimeError):  # nobody's home is known
        root = _temporary_folder()
    folder = root / _sources_version()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _throw_away_old(root)
    except OSError:
        return folder  # numba finds another place, or compiles anew
    return folder


def _temporary_folder() -> Path:
    """A folder that nobody else can have filled: what is compiled there is run."""
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
    """A name for the version of all sources that may be part of compiled code."""
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

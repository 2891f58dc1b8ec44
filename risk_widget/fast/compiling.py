"""How the functions of the fast game are compiled, and where the result is kept.

Without numba they stay plain Python functions: slower than the engine, but the same. What has been
compiled is kept in the user's cache, by the text of all the sources together: numba itself would
not notice that a function which it has built into another one has changed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import MutableSequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

from risk_widget.messages import MessageError, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

Numbers: TypeAlias = MutableSequence[int]
"""An array of numbers, or a list of them."""

_F = TypeVar("_F", bound="Callable[..., Any]")
_KEPT: Final = 8
"""Compiled versions that stay; older ones are thrown away."""
_VERSION_DIGITS: Final = 16
_announced: Final[set[Path]] = set()
"""Versions about which nothing needs to be said any more."""
_OPTIONS: Final[dict[str, Any]] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
}
"""The last one: nobody counts references to the arrays, since nothing here makes new ones. Without
it a third of the time goes into that."""


@cache
def has_numba() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


def require_numba() -> None:
    """Raise ``MessageError`` where numba is missing; it names the extra to install."""
    if not has_numba():
        raise MessageError.of("fast-needs-numba")


def announce() -> None:
    """Say on standard error that the first game takes a while, if it has to be compiled."""
    folder = cache_folder()
    if not has_numba() or folder in _announced:
        return
    import numba

    config: Any = numba.config
    _announced.add(folder)
    if not config.DISABLE_JIT and not any(folder.rglob("*.nbi")):
        sys.stderr.write(say("fast-compiling") + "\n")
        sys.stderr.flush()


def compiled(function: _F) -> _F:
    """The function compiled on its first call; the function itself where numba is missing."""
    return _compiled(function, _OPTIONS)


def built_in(function: _F) -> _F:
    """A `compiled` function that becomes a part of each function that calls it.

    A mind is some two hundred numbers to the compiler: where it is handed on, a short function
    takes longer to be called than to do what it does.
    """
    return _compiled(function, {**_OPTIONS, "forceinline": True})


def _compiled(function: _F, options: Mapping[str, Any]) -> _F:
    if not has_numba():
        return function
    import numba

    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        made = numba.njit(**options)(function)
    finally:
        config.CACHE_DIR = before
    if made is not function:  # NUMBA_DISABLE_JIT leaves it as it is
        _take_constants_as_numbers(made)
    return cast("_F", made)


def _take_constants_as_numbers(made: Any) -> None:
    """Have one version of a function where numba would make one for each constant it is given.

    That halves the time of compiling; the constants are built in all the same, later on.
    """
    from numba.core import types

    unliteral: Any = types.unliteral
    find = made.get_call_template

    def call_template(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        named = {name: unliteral(kind) for name, kind in kws.items()}
        return find(tuple(map(unliteral, args)), named)

    made.get_call_template = call_template


@cache
def cache_folder() -> Path:
    """Where compiled code of these sources is kept."""
    root_folder = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    root = (Path(root_folder) if root_folder else Path.home() / ".cache") / "risk_widget"
    folder = root / _sources_version()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _throw_away_old(root)
    except OSError:
        return folder  # numba finds another place, or compiles anew
    return folder


def _sources_version() -> str:
    """A name for these sources, and for those whose constants are built into them."""
    here = Path(__file__).parent
    engine = here.parent / "engine"
    digest = sha256()
    bots = here.parent / "bots"
    others = (*sorted(bots.glob("*.py")), engine / "config.py", engine / "state.py")
    for source in (*sorted(here.rglob("*.py")), *others):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:_VERSION_DIGITS]


def _throw_away_old(root: Path) -> None:
    import shutil

    versions = [f for f in root.iterdir() if f.is_dir() and len(f.name) == _VERSION_DIGITS]
    versions.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for old in versions[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)

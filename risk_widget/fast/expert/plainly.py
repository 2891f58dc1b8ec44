"""The compiled functions as plain Python ones: what a table uses, which need not wait for numba."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable

_F = TypeVar("_F", bound="Callable[..., Any]")
_known: Final[dict[Any, Any]] = {}


def plainly(function: _F) -> _F:
    """The same function uncompiled, with all that it calls; itself where numba is missing."""
    plain = getattr(function, "py_func", None)
    if plain is None:
        return function
    if function not in _known:
        around = dict(plain.__globals__)
        for name in plain.__code__.co_names:
            named = around.get(name)
            if named is not None and hasattr(named, "py_func"):
                around[name] = plainly(named)
        copy = FunctionType(plain.__code__, around, plain.__name__, plain.__defaults__)
        _known[function] = copy
    return cast("_F", _known[function])

"""Lazy loading of a package's public names, and of functions that lower packages call."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


_PROVIDED: dict[str, tuple[str, str]] = {}


def provide(**places: str) -> None:
    """Register the functions that lower packages call, each by its place, ``"module:name"``.

    A game can be told as a page, which needs higher packages: only the package root knows them.
    """
    for name, place in places.items():
        module, _, function = place.partition(":")
        _PROVIDED[name] = module, function


def provided(name: str) -> Callable[..., Any]:
    """Load a function that the package has provided, on its first use."""
    module, function = _PROVIDED[name]
    found: Callable[..., Any] = getattr(import_module(module), function)
    return found


def on_first_use(package: str, *homes: str) -> Callable[[str], object]:
    """Return a ``__getattr__`` for a package that loads its public names on first use.

    If a package imported its own modules, it could deadlock with a thread that imports one of
    them: each would wait for the other.

    Args:
        package: the name of the package; its ``__all__`` lists the names to load.
        homes: the modules of the package to search for a name, in this order.
    """

    def load(name: str) -> object:
        itself = sys.modules[package]
        for home in homes if name in itself.__all__ else ():
            module = import_module(f"{package}.{home}")
            if hasattr(module, name):
                setattr(itself, name, getattr(module, name))
                return getattr(module, name)
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return load

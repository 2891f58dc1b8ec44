"""Names of a package that are loaded when they are first used."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def on_first_use(package: str, *homes: str) -> Callable[[str], object]:
    """Return a package's ``__getattr__``.

    A package that imported its own modules would wait for a thread that imports one of them, while
    that waits for the package; Python gives up there.

    Args:
        package: its name; what it has on first use is in its ``__all__``.
        homes: the modules of the package in which a name is looked for, one after the other.
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

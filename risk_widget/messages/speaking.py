"""In what language the present sentence is, and what its ids are called."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from risk_widget.messages.bundle import Bundle
    from risk_widget.messages.names import Names


class Speaking(NamedTuple):
    """What the making of a sentence needs beside its message."""

    bundle: Bundle
    names: Names


SPEAKING: ContextVar[Speaking] = ContextVar("speaking")
"""It is at hand for the functions of a catalog, which are given nothing but their arguments."""

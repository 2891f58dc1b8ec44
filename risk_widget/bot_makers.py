"""Makers of bots that lie in rooms above the others: the package itself puts them in here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

BOT_MAKERS: dict[str, Callable[..., Any]] = {}
"""By the bot's id: each takes a seed, and the ``board`` of the games by its name."""

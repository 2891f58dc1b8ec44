"""Messages: sentences as data, worded by the catalog of a language.

    >>> from risk_widget.messages import Message, Names, render
    >>> reach = Message("number-of-armies", {"armies": 2})
    >>> render(reach)
    '2 armies'

The rest of the package makes messages and passes them on; they become text only for a reader.
Importing this module loads neither a catalog nor a library; the first rendering does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import on_first_use

if TYPE_CHECKING:
    from risk_widget.messages.catalog import CatalogError, Message, Names, languages, set_strict
    from risk_widget.messages.rendering import (
        MessageError,
        MessageKeyError,
        WordedError,
        cached_per_language,
        call_seats,
        chosen_language,
        current_language,
        in_digits,
        page_source,
        part_of,
        render,
        say,
        set_language,
        spoken,
        use_language,
    )

__all__ = [
    "CatalogError",
    "Message",
    "MessageError",
    "MessageKeyError",
    "Names",
    "WordedError",
    "cached_per_language",
    "call_seats",
    "chosen_language",
    "current_language",
    "in_digits",
    "languages",
    "page_source",
    "part_of",
    "render",
    "say",
    "set_language",
    "set_strict",
    "spoken",
    "use_language",
]

if not TYPE_CHECKING:
    __getattr__ = on_first_use(__name__, "catalog", "rendering")

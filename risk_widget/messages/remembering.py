"""What has been put into words once need not be again, in the same language."""

from __future__ import annotations

from functools import lru_cache, wraps
from typing import TYPE_CHECKING, TypeVar

from risk_widget.messages.adding import AFTER_CHANGES
from risk_widget.messages.rendering import current_language

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def remembered(function: Callable[[str], T]) -> Callable[[str], T]:
    """Remember what a function has made of an id, for each language. Nobody may change it."""

    @lru_cache(maxsize=4096)
    def in_language(_language: str, name: str) -> T:
        return function(name)

    @wraps(function)
    def in_the_chosen_one(name: str) -> T:
        return in_language(current_language(), name)

    AFTER_CHANGES.append(in_language.cache_clear)
    return in_the_chosen_one

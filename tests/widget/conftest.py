"""Fixtures of the widget's tests."""

from tests.widget.dom import _documents, mounted
from tests.widget.harness import (
    _pages,
    bridged,
    harness,
    map_page,
    outgoing,
    pages,
    spoils_its_page,
)

__all__ = [
    "_documents",
    "_pages",
    "bridged",
    "harness",
    "map_page",
    "mounted",
    "outgoing",
    "pages",
    "spoils_its_page",
]

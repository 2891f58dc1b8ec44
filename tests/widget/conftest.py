"""Fixtures of the widget's tests."""

from tests.widget.harness import (
    _pages,
    bridged,
    harness,
    map_page,
    outgoing,
    pages,
    spoils_its_page,
)

__all__ = ["_pages", "bridged", "harness", "map_page", "outgoing", "pages", "spoils_its_page"]

"""Fixtures of the widget's tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.game_review import mistakes
from risk_widget.game_review.continuations import Comparison
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

if TYPE_CHECKING:
    from pathlib import Path

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


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, kept_folder: Path) -> None:
    """Make the search for mistakes quick, with a few games that give a clear result."""
    del kept_folder
    budget = mistakes.Budget(2, 1, 1)
    monkeypatch.setattr(mistakes, "COMPILED", budget)
    monkeypatch.setattr(mistakes, "PLAIN", budget)
    monkeypatch.setattr(mistakes, "compared", lambda _: Comparison(240, 0.31, 0.45, 0.1, 0.18))

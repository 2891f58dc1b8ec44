"""Fixtures of the widget's tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.widget.new_game import forget_choice
from tests.widget.harness import _pages, bridged, harness, map_page, pages, spoils_its_page

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["_pages", "bridged", "harness", "map_page", "pages", "spoils_its_page"]


@pytest.fixture(autouse=True)
def _new_kernel() -> Iterator[None]:
    """No test is proposed what another one has played."""
    yield
    forget_choice()

"""What all tests share: one browser a process, since Playwright runs once in each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import launch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


LONGEST = ("tests/hosts/", "tests/lab/")
"""Folders of the tests that take minutes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: at the end, one of them would keep a worker busy alone."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of the process."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()

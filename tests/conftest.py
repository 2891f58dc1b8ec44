"""What all tests share: one browser a process, since Playwright runs once in each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright
from xdist.scheduler import LoadScopeScheduling

from risk_widget.messages import set_strict
from risk_widget.widget.new_game import forget_choice
from tests.browser import launch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


# A sentence that fails fails its test, and does not fall back.
set_strict(True)

LONGEST = ("tests/hosts/", "tests/lab/")
"""Folders of the tests that take minutes."""

STARTED = {
    "browser": "browser",
    "server": "lab",
    "programs": "hosts",
    "kernel": "hosts",
    "built": "site",
}
"""The marker of the tests that use a fixture, directly or by another one."""

COMPILED = "tests/fast/"
"""The folder of the tests for which numba compiles the fast game, once in a process."""

SHARED = re.compile(
    r"tests/(hosts/.*|board/test_build|notebooks/test_lessons|package/test_wheel|site/test_website)\.py"
)
"""Files whose tests share what takes long to make: one worker runs all of such a file."""


class Shares(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out tests one by one, and those of the files above together."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file.startswith(COMPILED):
            return COMPILED
        return file if SHARED.fullmatch(file) else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Shares:
    """How tests are shared out among workers: in their order, not those of large files first."""
    config.option.loadscopereorder = False
    return Shares(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what tests start, by which they are chosen, and begin with the longest.

    At the end, one of those would keep a worker busy alone.
    """
    for item in items:
        for fixture in STARTED.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(STARTED[fixture])
        if item.nodeid.startswith(COMPILED):
            item.add_marker("compiled")
    items.sort(key=lambda item: not item.nodeid.startswith((*LONGEST, COMPILED)))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of the process."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(autouse=True)
def _new_kernel() -> Iterator[None]:
    """No test is proposed what another one has played."""
    yield
    forget_choice()

"""Fixtures and hooks for all tests: one browser per process, since Playwright runs once in each."""

from __future__ import annotations

import gc
import os
import re
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from playwright.sync_api import expect, sync_playwright
from reaper import Watch
from xdist.scheduler import LoadScopeScheduling

from risk_widget import bots
from risk_widget.bots import registry
from risk_widget.host.relay import forget_language
from risk_widget.kept_files import DATA_FOLDER, data_folder, untold
from risk_widget.lessons import Progress, session_progress
from risk_widget.messages import set_strict
from risk_widget.play.new_game import forget_choice
from tests import rotation
from tests.browser import PATIENCE, launch
from tests.messages import lagging

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


# Tests, and the programs they start, must leave nothing in the user's home folder.
os.environ[DATA_FOLDER] = ""

# A sentence that cannot be rendered must fail its test instead of falling back to English.
set_strict(True)

expect.set_options(timeout=PATIENCE)

# How long an example takes depends on the machine.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

LONGEST = ("tests/hosts/", "tests/lab/")
"""The folders of the tests that take minutes."""

STARTED = {
    "browser": "browser",
    "firefox": "browser",
    "mounted": "document",
    "server": "lab",
    "programs": "hosts",
    "kernel": "kernel",
    "built": "site",
}
"""The marker for tests that use a fixture, either directly or through another fixture."""

COMPILED = "tests/fast/"
"""The folder of the tests that compile the fast game, once per process."""

READ = "tests/messages/"
"""The folder of the tests that read whole catalogs and dictionaries, once per process."""

SHARED = re.compile(
    r"tests/(hosts/.*|board/test_build|notebooks/test_lessons|package/test_wheel|site/test_website)\.py"
)
"""Files whose tests share something slow to build; one worker runs all tests of such a file."""


class Shares(LoadScopeScheduling):  # type: ignore[misc]
    """A scheduler that hands out tests one by one, but keeps those of `SHARED` files together."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        for folder in (COMPILED, READ):
            if file.startswith(folder):
                return folder
        return file if SHARED.fullmatch(file) else nodeid


def pytest_configure(config: pytest.Config) -> None:
    """Make every process that the tests start end when they do, even if the tests are killed."""
    if not hasattr(config, "workerinput"):
        config.add_cleanup(Watch().end)


def pytest_report_header() -> str:
    """Say which cases of sampled tests run."""
    return rotation.header()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Turn off garbage collection, which has nothing to find among thousands of tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Shares:
    """Distribute tests among workers in their own order, instead of large files first."""
    config.option.loadscopereorder = False
    return Shares(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests by the programs that they start, and put the longest first.

    At the end, a long test would keep one worker busy while the others wait.
    """
    for item in items:
        for fixture in STARTED.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(STARTED[fixture])
        if item.nodeid.startswith(COMPILED):
            item.add_marker("compiled")
    rotation.share_out(config, items)
    items.sort(key=lambda item: not item.nodeid.startswith((*LONGEST, COMPILED)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report at the end how far each translation lags behind English."""
    reports = [report for kind in terminalreporter.stats.values() for report in kind]
    if lines := lagging.counts(reports):
        terminalreporter.section(lagging.HEADING)
        lines.append("To list these texts: python -m risk_widget.translations LANGUAGE")
        terminalreporter.write_line("\n".join(lines))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start one browser for all tests of the process."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def kept_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of the test's own for data that outlives Python; it may not exist yet."""
    monkeypatch.setenv(DATA_FOLDER, str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    found = data_folder()
    assert found is not None
    return found


@pytest.fixture(autouse=True)
def _new_kernel() -> Iterator[None]:
    """Keep each test from seeing what other tests have played, learned or registered."""
    yield
    forget_choice()
    forget_language()
    untold()
    session_progress().read(Progress().to_dict())
    for bot in registry._ADDED:
        del bots.BOTS[bot]
    registry._ADDED.clear()

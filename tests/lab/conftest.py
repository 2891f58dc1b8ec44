"""Fixtures for a real JupyterLab: one server and one browser for the whole run."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests import browser
from tests.lab.lab import PATIENCE, LabPage, LabServer
from tests.pointer import PASS_TIME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"


@pytest.fixture(scope="module", autouse=True)
def _patience() -> Iterator[None]:
    """Wait long enough for a kernel on any machine."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=browser.PATIENCE)


@pytest.fixture(scope="session")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the notebooks into a folder where tests may change them."""
    folder = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(NOTEBOOKS, folder)
    return folder


@pytest.fixture(scope="session")
def server(notebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Start one JupyterLab for all tests of the run."""
    with LabServer(notebooks, tmp_path_factory.mktemp("jupyter")) as running:
        yield running


@pytest.fixture(scope="session")
def desk(browser: Browser, server: LabServer) -> Iterator[LabPage]:
    """Open a Lab that stays open between tests, since loading takes longer than most of them."""
    context = browser.new_context()
    context.add_init_script(path=PASS_TIME)
    yield LabPage(context.new_page(), server)
    context.close()


@pytest.fixture
def lab(
    request: pytest.FixtureRequest, browser: Browser, server: LabServer
) -> Iterator[Callable[..., LabPage]]:
    """Return a function that resets a page of Lab to a size; check that the pages had no errors.

    `lab()` returns the page that is already open; `lab(anew=True)` opens one in a new browser.
    """
    used: list[LabPage] = []
    failed = request.session.testsfailed

    def go(width: int = 1366, height: int = 768, *, anew: bool = False) -> LabPage:
        if anew:
            context = browser.new_context()
            page = LabPage(context.new_page(), server)
            request.addfinalizer(context.close)
        else:
            page = request.getfixturevalue("desk")
        used.append(page.begin(width, height))
        return page

    yield go
    problems = [problem for page in used for problem in page.problems]
    if problems or request.session.testsfailed > failed:
        for page in used:
            page.spoil()
    assert problems == []

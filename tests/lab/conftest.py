"""Fixtures of the tests in a real JupyterLab: one server and one browser for the whole run."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.lab.lab import LabPage, LabServer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"


@pytest.fixture(scope="session")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the notebooks, so that a test may save and spoil them."""
    folder = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(NOTEBOOKS, folder)
    return folder


@pytest.fixture(scope="session")
def server(notebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """One JupyterLab for all tests of the run."""
    with LabServer(notebooks, tmp_path_factory.mktemp("jupyter")) as running:
        yield running


@pytest.fixture
def lab(browser: Browser, server: LabServer) -> Iterator[Callable[..., LabPage]]:
    """Open a page of its own size in the running Lab; the page must have stayed free of errors."""
    opened: list[LabPage] = []

    def go(width: int = 1400, height: int = 1000) -> LabPage:
        context = browser.new_context(viewport={"width": width, "height": height})
        opened.append(LabPage(context.new_page(), server))
        return opened[-1]

    yield go
    for page in opened:
        page.page.context.close()
    assert [problem for page in opened for problem in page.problems] == []

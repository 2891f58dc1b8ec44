"""Binder: the image's own steps, a hub's prefix and token, and a visitor with a link.

Notebook 7 is tested here as well, since the image contains it.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import pytest

import binder
from tests.hosts.visitor import Visitor, play_a_turn, solve_a_lesson
from tests.servers import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

PREFIX = "/user/jovyan-risk-5hx2q9/"
TOKEN = "a-token-of-the-hub"
LESSON = "04-combat"


@pytest.fixture(scope="module")
def image() -> binder.Recipe:
    """Build the image by the steps that repo2docker prints."""
    return binder.build()


class Door(NamedTuple):
    """The address at which a hub would offer a server."""

    base: str

    def link(self, path: str) -> str:
        """Return a link to a path on the server, like one to which Binder redirects."""
        return f"{self.base}{path}?token={TOKEN}"


@contextmanager
def serve(app: str, settings: str) -> Iterator[Door]:
    """Serve the image's Jupyter below a prefix, protected by a token."""
    command = binder.command(
        *("jupyter", app, "--no-browser", "--ip=127.0.0.1"),
        *(f"--ServerApp.base_url={PREFIX}", f"--IdentityProvider.token={TOKEN}"),
        "--ServerApp.allow_origin=*",
        # Only the page's objects tell which notebook's kernel is ready; no text on it does.
        f"{settings}.expose_app_in_browser=True",
        "--allow-root",
    )
    with Server(command, folder=binder.HOME, environment=binder.image_variables()) as server:
        yield Door(server.url + PREFIX.removeprefix("/"))


def test_third_party_packages_stay_cached(image: binder.Recipe) -> None:
    """Packages are installed before the repository is copied, so changing it reinstalls none."""
    assert any("pip install" in step for step in image.layer)
    assert not any("requirements" in step for step in image.steps)


@pytest.mark.usefixtures("image")
def test_a_link_opens_a_lesson_in_lab(browser: Browser) -> None:
    """Clicks solve a lesson and play a game below it, and no request leaves the prefix."""
    with serve("lab", "--LabApp") as door, Visitor(browser, door.base) as visitor:
        page = visitor.page
        page.goto(door.link(f"lab/tree/notebooks/{LESSON}.ipynb"))
        visitor.wait_for_kernel(f"{LESSON}.ipynb")
        visitor.run_first_cell()
        solve_a_lesson(visitor.widget, LESSON)
        play_a_turn(visitor.run_cell("rw.RiskWidget()").locator("[data-risk-widget]"))
        # A question about news would cover the corner of the board.
        assert page.locator(".Toastify__toast, .jp-Dialog").all_inner_texts() == []


@pytest.mark.usefixtures("image")
def test_a_game_can_be_played_in_notebook_7(browser: Browser) -> None:
    """The image's other program, Notebook 7, shows a page without Lab's menus around it."""
    program = serve("notebook", "--JupyterNotebookApp")
    with program as door, Visitor(browser, door.base) as visitor:
        visitor.page.goto(door.link("notebooks/notebooks/00-play.ipynb"))
        visitor.wait_for_kernel("00-play.ipynb")
        visitor.run_first_cell()
        play_a_turn(visitor.widget)

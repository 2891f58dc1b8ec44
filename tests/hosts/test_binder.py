"""Binder: the image's own steps, its own user, a hub's prefix and token, and a visitor with a link.

Notebook 7 is tested here, too: the image brings it beside JupyterLab.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

import binder
from tests.hosts.servers import Server, free_port
from tests.hosts.visitor import JOURNEYS, Visitor, play_a_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

PREFIX = "/user/jovyan-risk-5hx2q9/"
TOKEN = "a-token-of-the-hub"
NOTEBOOK = "notebooks/00-play.ipynb"  # the one for Notebook 7
KERNEL_IS_READY = """() => {
  const kernel = window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel;
  return kernel?.status === "idle" && kernel.connectionStatus === "connected";
}"""


@pytest.fixture(scope="module")
def image() -> binder.Image:
    """The image, built by the steps that repo2docker prints."""
    return binder.build()


class Door(NamedTuple):
    """Where a server is, as its hub would say it."""

    base: str

    def link(self, path: str) -> str:
        """A link into the server, as Binder sends it on from `?urlpath=…`."""
        return f"{self.base}{path}?token={TOKEN}"


@contextmanager
def serve(image: binder.Image, app: str, *flags: str) -> Iterator[Door]:
    """The image's Jupyter below a prefix, closed by a token."""
    port = free_port()
    base = f"http://127.0.0.1:{port}{PREFIX}"
    command = image.command(
        *("jupyter", app, "--no-browser", "--ip=127.0.0.1", f"--port={port}"),
        *(f"--ServerApp.base_url={PREFIX}", f"--IdentityProvider.token={TOKEN}"),
        *("--ServerApp.port_retries=0", "--ServerApp.allow_origin=*"),
        *flags,
        *(("--allow-root",) if image.account.number is None else ()),
    )
    with Server(command, f"{base}api", folder=image.home, environment=image.environment):
        yield Door(base)


def test_third_party_packages_stay_cached(image: binder.Image) -> None:
    """They are installed before the repository is copied, so a change of it repeats no download."""
    assert any("pip install" in step for step in image.recipe.layer)
    assert not any("requirements" in step for step in image.recipe.steps)


@pytest.fixture(scope="module")
def lab(image: binder.Image) -> Iterator[Door]:
    """The image's JupyterLab, as Binder starts it."""
    with serve(image, "lab") as door:
        yield door


@pytest.mark.parametrize("notebook", JOURNEYS)
def test_a_link_opens_a_notebook_in_lab(lab: Door, browser: Browser, notebook: str) -> None:
    """It is there, runs and answers to clicks, and nothing asks outside of the hub's prefix."""
    with Visitor(browser, lab.base) as visitor:
        page = visitor.page
        page.goto(lab.link(f"lab/tree/notebooks/{notebook}"))
        expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=120_000)
        visitor.run_notebook()
        JOURNEYS[notebook](visitor.widget)
        # A question about news would cover the board's corner.
        assert page.locator(".Toastify__toast, .jp-Dialog").all_inner_texts() == []


def test_notebook_7_plays_too(image: binder.Image, browser: Browser) -> None:
    """The same image with its other program: a page without Lab's menus around it."""
    # Its page has no words for "the kernel is ready", so the page's own objects are asked.
    seen = "--JupyterNotebookApp.expose_app_in_browser=True"
    with serve(image, "notebook", seen) as door, Visitor(browser, door.base) as visitor:
        page = visitor.page
        page.goto(door.link(f"notebooks/{NOTEBOOK}"))
        expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=120_000)
        page.wait_for_function(KERNEL_IS_READY, timeout=120_000)
        visitor.run_all()
        play_a_turn(visitor.widget)

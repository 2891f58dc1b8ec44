"""Fixtures for other hosts, whose programs are built once and kept in `.cache`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from environment import prepare_beside
from playwright.sync_api import expect

from tests.hosts.static import StaticSite

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
# A project's page is seldom at the root of its host.
PREFIX = "/someone/risk_widget/"

# Some of the servers run programs that are still being compiled.
PATIENCE = 60_000


@pytest.fixture(scope="module", autouse=True)
def _patience() -> Iterator[None]:
    """Wait longer for the answer to a click than the tests of the widget itself do."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture(scope="session", autouse=True)
def programs() -> Path:
    """Install the hosts' programs in an environment of their own, and return its folder."""
    return prepare_beside("graders", "hosts", "lite").parent


@pytest.fixture(scope="session")
def folder() -> Path:
    """Build the static site with its one command, and return its folder."""
    command = [sys.executable, str(ROOT / "tools" / "lite" / "build.py")]
    subprocess.run(command, cwd=ROOT, check=True)
    return ROOT / "build" / "lite"


@pytest.fixture
def site(folder: Path) -> Iterator[StaticSite]:
    """Serve the static site below a prefix."""
    with StaticSite(folder, PREFIX) as served:
        yield served

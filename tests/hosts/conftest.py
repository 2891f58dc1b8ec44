"""Fixtures of the tests in other hosts: what they need is built once and kept in `.cache`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from environment import prepare_hosts
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Some of the servers run programs that are compiled on the way.
PATIENCE = 60_000


@pytest.fixture(scope="module", autouse=True)
def _patience() -> Iterator[None]:
    """Wait longer for a click's answer than the tests of the widget itself do."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture(scope="session", autouse=True)
def programs() -> Path:
    """The folder of the hosts' programs, in an environment of their own: no test does without."""
    return prepare_hosts().parent

"""The longest language fits as well: every state of the page, on a laptop and on a phone."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.widget.in_languages import LANGUAGES, looks
from tests.widget.test_one_screen import STATES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

LONGEST = "de"


@pytest.mark.parametrize("language", os.environ.get(LANGUAGES, LONGEST).split())
@pytest.mark.parametrize("state", STATES)
def test_every_state_fits(bridged: Callable[..., Bridge], state: str, language: str) -> None:
    assert looks(bridged, state, language) == {}

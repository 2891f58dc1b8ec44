"""A newcomer's first minute: from the first screen to the first captured territory, by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.play import new_game
from risk_widget.widget import RiskWidget
from tests.newcomer import Newcomer
from tests.widget.harness import drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

MOST_CLICKS = 6
MOST_DECISIONS = 3


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(1, 7))
def test_six_clicks_lead_from_the_first_screen_to_a_captured_territory(
    bridged: Callable[..., Bridge], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Six are enough whichever seat begins, since a rival's attacks need no click."""
    monkeypatch.setattr(new_game, "fresh_seed", lambda: seed)
    bridge = bridged(lambda: RiskWidget(keep=False, bot_speed="instant"))

    def wait() -> None:
        bridge.let_bots_play()
        drawn(bridge.page)

    newcomer = Newcomer(bridge.root, wait)
    newcomer.play()
    newcomer.capture()
    assert len(newcomer.clicks) <= MOST_CLICKS, newcomer.clicks
    assert len(newcomer.decisions) <= MOST_DECISIONS, newcomer.decisions

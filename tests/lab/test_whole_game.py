"""A whole game in a real JupyterLab, played by clicks from the form to the last screen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.whole_game import GamePlace, Played, play_whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.lab.lab import LabPage

DUEL = Played(
    "Nordic 2000",
    "Duel",
    {2: "random"},
    "77",
    {"reinforce_third", "attack", "defend", "occupy"},
    "strait",
)
"""A game whose bot runs in a thread of the kernel, and has to wait for a defender in its turn."""


@pytest.mark.decisive
def test_a_whole_game_is_played_to_its_end_by_clicks(lab: Callable[..., LabPage]) -> None:
    """Motion and decoration are on, and the bot's messages cross those of the page."""
    page = lab().open("00-play.ipynb")
    # The kernel may have played before, and would then suggest the same game again.
    page.execute("from risk_widget.play.new_game import forget_choice; forget_choice()")
    page.run_all()

    def observe(seat: str | None) -> dict[str, Any]:
        text = page.kernel(f"__import__('json').dumps(widget.game.observe({seat!r}))")
        return dict(json.loads(text))

    winner = play_whole(GamePlace(page.widget, observe), DUEL)
    assert page.kernel("widget.game.is_over") is True
    assert page.kernel("widget.game.winner") == winner

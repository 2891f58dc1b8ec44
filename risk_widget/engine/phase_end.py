"""Whether a part of the turn is over though nobody has ended it yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from risk_widget.engine.game import Game

__all__ = ["is_phase_over"]

_ENDS_ITSELF: Final = frozenset({"reinforce", "reinforce_third", "fortify"})
"""Phases that end with the last thing that could be done in them."""


def is_phase_over(game: Game) -> bool:
    """Whether nothing is left to do in this part but to end it: placing, or moving at the end.

    An attack that nobody can go on with is not over in this sense: a person wants to see its end.
    """
    return game.phase in _ENDS_ITSELF and list(game.legal_ranges()) == ["end_phase"]

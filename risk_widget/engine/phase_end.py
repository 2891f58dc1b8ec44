"""Whether a phase is over though nobody has ended it yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from risk_widget.engine.core_game import CoreGame

__all__ = ["was_last_of_phase"]

_LAST: Final = frozenset({"place", "fortify"})
"""Actions that end their phase when they leave nothing else to do."""
_ENDS_ITSELF: Final = frozenset({"reinforce", "reinforce_third", "fortify"})
"""Phases that end with the last thing that could be done in them."""


def was_last_of_phase(game: CoreGame, kind: str) -> bool:
    """Whether the action just played, of this kind, left nothing to do but to end the phase.

    An attack that nobody can go on with is not over in this sense: a person wants to see its end.
    Nor is a fortify phase in which no army could move from the start.
    """
    return (
        kind in _LAST and game.phase in _ENDS_ITSELF and list(game.legal_ranges()) == ["end_phase"]
    )

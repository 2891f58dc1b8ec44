"""Reviews of games: chances after every turn, turning points, luck, and plans.

>>> import risk_widget as rw
>>> game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
>>> game.review().turns
()
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import on_first_use

if TYPE_CHECKING:
    from risk_widget.game_review.result import (
        GIVE_OR_TAKE,
        LEAST_TURN,
        Luck,
        Plan,
        Review,
        TurnReview,
    )
    from risk_widget.game_review.reviewing import Reviewer, review
    from risk_widget.game_review.story import better_by_plan, left_open, summary, told_points

__all__ = [
    "GIVE_OR_TAKE",
    "LEAST_TURN",
    "Luck",
    "Plan",
    "Review",
    "Reviewer",
    "TurnReview",
    "better_by_plan",
    "left_open",
    "review",
    "summary",
    "told_points",
]

if not TYPE_CHECKING:
    __getattr__ = on_first_use(__name__, "result", "reviewing", "story")

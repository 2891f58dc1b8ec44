"""A game that is over, looked at again, as a page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from risk_widget.engine.game import Game
    from risk_widget.widget.answer_types import ReviewAnswer

__all__ = ["reviewed"]


def reviewed(game: Game, viewer: str | None) -> ReviewAnswer:
    """Chances by turn, turning points and luck, as whoever sits at the screen could know them.

    No plans: a page does not wait so long.

    Raises:
        Refused: the game is not over, or the expert does not know it.
    """
    if not game.is_over:
        raise Refused.malformed("refused-review")
    try:
        review = game.review(viewer, plans=False)
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    turns = review.turns
    return {
        "rounds": [turn.round for turn in (*turns[:1], *turns)],
        "chances": {
            seat: [round(chances[seat], 3) for chances in review.chances] for seat in review.seats
        },
        "points": [
            {"turn": turn.number, "at": turn.first, "text": review.tell(turn)}
            for turn in review.turning_points
        ],
        "luck": [
            {"seat": seat, "armies": round(luck.armies, 1), "chance": round(luck.chance, 3)}
            for seat, luck in review.luck.items()
        ],
    }

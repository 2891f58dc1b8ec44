"""A game that is over, looked at again, as a page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from risk_widget.widget.answer_types import ReviewAnswer, ReviewTurnAnswer
    from risk_widget.widget.match import Match

__all__ = ["reviewed", "reviewed_turn"]


def reviewed(match: Match, viewer: str | None) -> ReviewAnswer:
    """Chances by turn, turning points and luck, as whoever sits at the screen could know them.

    Plans are told turn by turn (`reviewed_turn`), so that nobody waits long for an answer.

    Raises:
        Refused: the game is not over, or the expert does not know it.
    """
    _check_over(match)
    try:
        review = match.game.review(viewer, plans=False)
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    turns = review.turns
    return {
        "rounds": [turn.round for turn in (*turns[:1], *turns)],
        "turns": [
            {"turn": turn.number, "seat": turn.seat, "round": turn.round, "at": turn.first}
            for turn in turns
        ],
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


def reviewed_turn(match: Match, number: int) -> ReviewTurnAnswer:
    """One turn beside the expert's plan, from what its own seat knew.

    Raises:
        Refused: the game is not over or has no such turn, or the expert does not know it.
    """
    # A widget that is only played with need not wait for the expert's compiler.
    from risk_widget.game_review import Reviewer

    _check_over(match)
    try:
        reviewer = Reviewer(match.game)
        if not 0 < number <= len(reviewer.turns):
            raise Refused.malformed("refused-turn", turns=len(reviewer.turns), turn=number)
        turn = reviewer.turn(number, plan=True)
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    worth = turn.without_dice
    return {
        "turn": number,
        "before": round(turn.had, 3),
        "after": round(turn.got, 3),
        "dice": round(turn.own_dice, 3),
        "plan": None if turn.plan is None else turn.plan.words,
        "worth": None if worth is None else round(worth, 3),
    }


def _check_over(match: Match) -> None:
    """What seats knew is told when the game is over, or given up."""
    if not match.is_over:
        raise Refused.malformed("refused-review")

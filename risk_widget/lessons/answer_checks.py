"""What lessons ask of an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.lessons.combine import Check, Mention, Quantity
from risk_widget.lessons.deed_checks import several

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.lessons.combine import Attempt


def answered(*answers: Any) -> Check:
    """The answer is one of these: a number, a choice, a territory or a continent."""
    return Check(
        f"answered({', '.join(map(repr, answers))})",
        lambda a: (
            a.answer is not None and not isinstance(a.answer, (list, tuple)) and a.answer in answers
        ),
        tuple(Mention("place", answer) for answer in answers if isinstance(answer, str)),
    )


def answered_all(*places: str) -> Check:
    """The answer names exactly these places, in any order."""
    return Check(
        f"answered_all({', '.join(map(repr, places))})",
        lambda a: set(several(a.answer)) == set(places),
        tuple(Mention("place", place) for place in places),
    )


def chosen() -> Quantity:
    """How many different places the answer names."""
    return Quantity("chosen()", lambda a: len(set(several(a.answer))))


def points_in(continent: str) -> Check:
    """Every territory of the answer lies in this continent."""
    return _each_place(
        f"points_in({continent!r})",
        lambda a, t: t in a.game.board.continent(continent).territories,
        Mention("continent", continent),
    )


def points_next_to(territory: str) -> Check:
    """Every territory of the answer borders this one."""
    return _each_place(
        f"points_next_to({territory!r})",
        lambda a, t: a.game.board.adjacent(territory, t),
        Mention("territory", territory),
    )


def _each_place(text: str, holds: Callable[[Attempt, str], bool], mention: Mention) -> Check:
    def judge(attempt: Attempt) -> bool:
        places = several(attempt.answer)
        known = attempt.game.board.index
        return bool(places) and all(place in known and holds(attempt, place) for place in places)

    return Check(text, judge, (mention,))

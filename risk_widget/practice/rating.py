"""A learner's rating in puzzles, overall and by kind of puzzle.

>>> import risk_widget as rw
>>> rw.lessons.my_rating(rw.lessons.Progress()).answered
0
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.course.shared_progress import progress_of
from risk_widget.messages import say
from risk_widget.practice.puzzle_data import KINDS
from risk_widget.practice.puzzles import learner_strength, rated_puzzles
from risk_widget.practice.turn_data import rated_turns, turns_strength
from risk_widget.rules.table import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.course.progress import Progress
    from risk_widget.practice.glicko import Strength
    from risk_widget.reading.json_types import JsonObject

__all__ = ["ListedRating", "MyRating", "my_rating"]


_TURNS: Final = "turn"


class ListedRating(NamedTuple):
    """The rating in puzzles of one kind, in all puzzles ("all"), or in whole turns ("turn")."""

    kind: str
    strength: Strength
    answered: int

    @property
    def key(self) -> str:
        """The kind."""
        return self.kind

    def cells(self) -> Sequence[Cell]:
        """Return the kind, the rating, half its 95% interval, and the number of puzzles."""
        known = {"all": "rating-all", _TURNS: "rating-turns"}
        title = say(known.get(self.kind, f"puzzle-kind-{self.kind}"))
        numbers = (round(self.strength.rating), round(self.strength.half), self.answered)
        return [Cell(title), *(Cell(str(each)) for each in numbers)]

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data."""
        rating, error, volatility = self.strength
        about = {"rating": rating, "error": error, "volatility": volatility}
        return {"kind": self.kind, **about, "answered": self.answered}


class MyRating(Table[ListedRating]):
    """The learner's rating, for all puzzles together and for each kind that was answered."""

    def __init__(self, rows: Sequence[ListedRating]) -> None:
        heads = [say(f"rating-{name}") for name in ("kind", "rating", "error", "answered")]
        super().__init__(say("rating"), heads, rows)

    @property
    def answered(self) -> int:
        """The number of puzzles that count."""
        return self["all"].answered

    @property
    def strength(self) -> Strength:
        """The rating over all puzzles, and its standard error."""
        return self["all"].strength

    @property
    def sentence(self) -> str:
        """The rating in a sentence; "" before the first answer."""
        if not self.answered:
            return ""
        rating, error = round(self.strength.rating), round(self.strength.half)
        return say("rating-now", rating=str(rating), error=str(error))

    def __repr__(self) -> str:
        return super().__repr__() if self.answered else say("rating-none")

    def _repr_html_(self) -> str:
        return super()._repr_html_() if self.answered else f"<p>{escape(say('rating-none'))}</p>"


def my_rating(progress: Progress | None = None) -> MyRating:
    """Rate your answers to puzzles by Glicko-2, for all puzzles and for each kind.

    Only your first answer to a puzzle counts. ``docs/puzzles.md`` says how puzzles are rated.
    Whole turns have a rating of their own: they don't count among all puzzles.

    >>> import risk_widget as rw
    >>> progress = rw.lessons.Progress()
    >>> puzzle = rw.lessons.load_puzzle(1, progress=progress)
    >>> result = puzzle.answer(puzzle.best)
    >>> [row.kind for row in rw.lessons.my_rating(progress)]
    ['all', 'way']

    Args:
        progress: the progress with your answers; by default that of the session.
    """
    results = progress_of(progress).puzzles
    total = ListedRating("all", learner_strength(results), len(rated_puzzles(results)))
    kinds = [
        ListedRating(kind, learner_strength(results, kind), answered)
        for kind in KINDS
        if (answered := len(rated_puzzles(results, kind)))
    ]
    turns = progress_of(progress).turns
    if played := len(rated_turns(turns)):
        kinds.append(ListedRating(_TURNS, turns_strength(turns), played))
    return MyRating([total, *kinds])

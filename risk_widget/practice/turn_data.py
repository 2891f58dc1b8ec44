"""The package's turns to plan: positions with stored figures, and ratings based on them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from math import log10
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.practice.from_position import FromPosition
from risk_widget.practice.glicko import FIRST, Strength, after
from risk_widget.practice.turn_judging import score_of
from risk_widget.reading.schema import read

if TYPE_CHECKING:
    from risk_widget.course.puzzle_results import TurnResults

__all__ = ["TurnData", "rated_turns", "turn_list", "turns_strength"]

_UNSURE: Final = 150.0
"""The standard error assumed for a turn's rating, which has not been measured."""


class Average(NamedTuple):
    """The expert's turn with average dice: its coded actions, and its last position's value."""

    actions: tuple[tuple[int, ...], ...]
    worth: tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class TurnData(FromPosition):
    """A position, and the value of turns from it: the expert's estimate, and results of games.

    Attributes:
        id: its name, which stays when others are added.
        seat: the seat on turn.
        position: the text of the position as that seat sees it.
        seed: the seed of the games that measured it.
        bots: the bots that played the game it is from.
        before: the chance of winning if bots play on from the position; ``expert``: after turns of
            the expert; ``learner``: after turns of a bot of rung 3.
        lead: the lead of the expert's turns in games, with the ends of its 95% interval.
        average: the expert's turn with average dice.
        number: its place in the list, counting from 1.
    """

    id: str
    seat: str
    position: str
    seed: str
    bots: tuple[str, ...]
    before: tuple[float, float]
    expert: tuple[float, float]
    learner: tuple[float, float]
    lead: tuple[float, float, float]
    average: Average
    number: int = 0

    @property
    def learners_score(self) -> int:
        """The score of a bot of rung 3, from the win chance that its turns lose on average."""
        return score_of((sum(self.expert) - sum(self.learner)) / 2)

    @property
    def strength(self) -> Strength:
        """The turn's rating, against which a learner rated 1500 should get `learners_score`."""
        share = min(max(self.learners_score / 100, 0.02), 0.98)
        return Strength(FIRST.rating + 400 * log10((1 - share) / share), _UNSURE)


class _TurnFile(NamedTuple):
    """The turns of the package."""

    format: str
    version: int
    turns: tuple[TurnData, ...]


@cache
def turn_list() -> tuple[TurnData, ...]:
    """List all turns in numerical order."""
    where = files("risk_widget").joinpath("practice", "turns.json")
    found = read(_TurnFile, json.loads(where.read_text(encoding="utf-8")), where.name)
    return tuple(replace(data, number=n) for n, data in enumerate(found.turns, start=1))


# ---- ratings -------------------------------------------------------------------------------------


def rated_turns(results: TurnResults) -> tuple[tuple[TurnData, int], ...]:
    """List the turns that were played, in order, with the first score of each."""
    known = {data.id: data for data in turn_list()}
    return tuple((known[turn], score) for turn, score in results.in_order() if turn in known)


def turns_strength(results: TurnResults) -> Strength:
    """Rate a learner by the first scores, each as a rating period of its own."""
    return _strength_after(rated_turns(results))


@lru_cache(maxsize=16)
def _strength_after(played: tuple[tuple[TurnData, int], ...]) -> Strength:
    own = FIRST
    for data, score in played:
        own = after(own, [(data.strength, score / 100)])
    return own

"""The puzzles as data: positions, candidates, and what each of them is worth."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["KINDS", "LEVELS", "Candidate", "Players", "PuzzleData", "players", "puzzle_list"]

KINDS: Final = ("place", "stop", "way", "trade", "break", "leave")
"""Where to put armies; stop or go on; which way; trade now or wait; which continent to break; what
to leave behind."""
LEVELS: Final = ("easy", "medium", "hard")
LETTERS: Final = "abcd"


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """One answer.

    Attributes:
        letter: what it is called.
        form: the message that puts it into words, without its beginning.
        params: what that message is about.
        value: the chance to win the game after it, or, of a way, to get there.
        facts: what can be counted about it: names of messages with their numbers.
        marks: territories that it is about, as the map outlines them.
    """

    letter: str
    form: str
    params: Mapping[str, Any]
    value: float
    facts: tuple[tuple[str, Mapping[str, Any]], ...]
    marks: Mapping[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class PuzzleData:
    """One puzzle.

    Attributes:
        number: its place in the list, from 1 on.
        id: its name, which stays when others are added.
        kind: one of `KINDS`.
        level: one of `LEVELS`.
        seat: who decides.
        position: the text of the position as that seat sees it.
        about: what the question is about.
        candidates: the answers.
        margin: how much better the best one is than the second.
        interval: the 95 % interval of that; None where it is exact.
        games: how often each candidate was played on; 0 where it was not.
    """

    number: int
    id: str
    kind: str
    level: str
    seat: str
    position: str
    about: Mapping[str, Any]
    candidates: tuple[Candidate, ...]
    margin: float
    interval: tuple[float, float] | None
    games: int

    @property
    def best(self) -> Candidate:
        """The best answer."""
        return max(self.candidates, key=lambda candidate: candidate.value)

    @property
    def marks(self) -> dict[str, str]:
        """What the map outlines while the puzzle is open: whatever a candidate is about."""
        marks: dict[str, str] = {}
        for candidate in self.candidates:
            marks |= dict.fromkeys(candidate.marks, "possible")
        return marks | self.roles

    @property
    def roles(self) -> dict[str, str]:
        """The two territories that the question is about, where it is about two."""
        return {self.about[role]: role for role in ("source", "target") if role in self.about}


class Players(NamedTuple):
    """Who played the puzzles on: ``first`` for so many rounds, then ``later``, so many endings."""

    first: str
    rounds: int
    later: str
    endings: int


@cache
def _data() -> dict[str, Any]:
    where = files("risk_widget").joinpath("lessons", "puzzles", "puzzles.json")
    data: dict[str, Any] = json.loads(where.read_text(encoding="utf-8"))
    return data


@cache
def players() -> Players:
    """Who played the puzzles on when they were measured."""
    data = _data()
    return Players(data["first"], data["rounds"], data["later"], data["endings"])


@cache
def puzzle_list() -> tuple[PuzzleData, ...]:
    """All puzzles, in the order of their numbers."""
    return tuple(_read(number, raw) for number, raw in enumerate(_data()["puzzles"], start=1))


def _read(number: int, raw: Mapping[str, Any]) -> PuzzleData:
    margin, *interval = raw["margin"]
    candidates = tuple(
        Candidate(
            letter=letter,
            form=each["form"],
            params=each["params"],
            value=each["value"],
            facts=tuple((name, numbers) for name, numbers in each["facts"]),
            marks=each["marks"],
        )
        for letter, each in zip(LETTERS, raw["candidates"], strict=False)
    )
    return PuzzleData(
        number=number,
        id=raw["id"],
        kind=raw["kind"],
        level=raw["level"],
        seat=raw["seat"],
        position=raw["position"],
        about=raw["about"],
        candidates=candidates,
        margin=margin,
        interval=(interval[0], interval[1]) if interval else None,
        games=raw["games"],
    )

"""The results of puzzles and of whole turns, as progress keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NotRequired, TypedDict

from risk_widget.course.step_progress import (
    Count,  # noqa: TC001 - fields of results are read from files
    Score,  # noqa: TC001
    seconds_now,
)
from risk_widget.kept_files import not_ahead
from risk_widget.reading.schema import Wording, read_tables

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonObject


class PuzzleResult(TypedDict):
    """The result of a puzzle: the number of answers, and whether one of them was right."""

    tries: Count
    right: Annotated[bool, Wording("progress-number")]
    at: NotRequired[Count]
    """the time of the first answer, in seconds since 1970; missing in older versions"""


class PuzzleResults:
    """The results of puzzles, by puzzle id."""

    def __init__(self) -> None:
        self._results: dict[str, PuzzleResult] = {}

    def note(self, puzzle: str, *, right: bool) -> None:
        """Record an answer. Once a puzzle is solved, further tries do not count."""
        entry = self._results.setdefault(puzzle, {"tries": 0, "right": False, "at": seconds_now()})
        entry["tries"] += not entry["right"]
        entry["right"] = entry["right"] or right

    def add(self, other: PuzzleResults) -> None:
        """Merge other results into these, keeping the better result of each puzzle."""
        for puzzle, found in other._results.items():
            entry = self._results.setdefault(puzzle, {**found})
            entry["tries"] = max(entry["tries"], found["tries"])
            entry["right"] = entry["right"] or found["right"]
            times = [each["at"] for each in (entry, found) if "at" in each]
            if times:
                entry["at"] = min(times)

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        for entry in self._results.values():
            if "at" in entry:
                entry["at"] = not_ahead(entry["at"], now)

    def in_order(self) -> list[tuple[str, bool]]:
        """List the puzzles in the order of their first answers, and whether those were right."""
        order = sorted(
            self._results, key=lambda puzzle: (self._results[puzzle].get("at", 0), puzzle)
        )
        return [(puzzle, self._at_once(self._results[puzzle])) for puzzle in order]

    @staticmethod
    def _at_once(entry: PuzzleResult) -> bool:
        return entry["right"] and entry["tries"] == 1

    def of(self, puzzle: str) -> PuzzleResult | None:
        """Return ``{"tries": …, "right": …}`` for an answered puzzle, or None."""
        return self._results.get(puzzle)

    @property
    def answered(self) -> int:
        """The number of puzzles answered."""
        return len(self._results)

    @property
    def right(self) -> int:
        """The number of puzzles answered correctly."""
        return sum(entry["right"] for entry in self._results.values())

    @property
    def right_at_once(self) -> int:
        """The number of puzzles answered correctly the first time."""
        return sum(map(self._at_once, self._results.values()))

    def to_dict(self) -> JsonObject:
        """Return all results as JSON data: ``{id: {"tries": …, "right": …, "at": …}}``."""
        return {puzzle: {**entry} for puzzle, entry in self._results.items()}

    @classmethod
    def of_data(cls, data: object) -> PuzzleResults:
        """Read the results from data written by ``to_dict``. Raises `SchemaError`."""
        made = cls()
        made._results = read_tables(PuzzleResult, data)
        return made


class TurnResult(TypedDict):
    """The result of a planned turn: the first score from 0 to 100, the best one, and the tries."""

    first: Score
    best: Score
    tries: Count
    at: Count
    """the time of the first try, in seconds since 1970"""


class TurnResults:
    """The results of planned turns, by id."""

    def __init__(self) -> None:
        self._results: dict[str, TurnResult] = {}

    def note(self, turn: str, score: int) -> None:
        """Record a score."""
        new: TurnResult = {"first": score, "best": score, "tries": 0, "at": seconds_now()}
        entry = self._results.setdefault(turn, new)
        entry["tries"] += 1
        entry["best"] = max(entry["best"], score)

    def add(self, other: TurnResults) -> None:
        """Merge other results into these, keeping the earlier first score and the higher best."""
        for turn, found in other._results.items():
            entry = self._results.setdefault(turn, {**found})
            if found["at"] < entry["at"]:
                entry["first"], entry["at"] = found["first"], found["at"]
            entry["best"] = max(entry["best"], found["best"])
            entry["tries"] = max(entry["tries"], found["tries"])

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        for entry in self._results.values():
            entry["at"] = not_ahead(entry["at"], now)

    def in_order(self) -> list[tuple[str, int]]:
        """List the turns in the order of their first tries, each with the score of that try."""
        order = sorted(self._results, key=lambda turn: (self._results[turn]["at"], turn))
        return [(turn, self._results[turn]["first"]) for turn in order]

    def of(self, turn: str) -> TurnResult | None:
        """Return the result of a turn that was played, or None."""
        return self._results.get(turn)

    def to_dict(self) -> JsonObject:
        """Return all results as JSON data."""
        return {turn: {**entry} for turn, entry in self._results.items()}

    @classmethod
    def of_data(cls, data: object) -> TurnResults:
        """Read the results from data written by ``to_dict``. Raises `SchemaError`."""
        made = cls()
        made._results = read_tables(TurnResult, data)
        return made

"""Which puzzle is meant: by its number, its kind, its difficulty, or by the day."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from risk_widget.lessons.progress import session_progress
from risk_widget.lessons.puzzles.puzzle import Puzzle
from risk_widget.lessons.puzzles.puzzle_error import PuzzleError
from risk_widget.lessons.puzzles.puzzle_file import KINDS, LEVELS, puzzle_list
from risk_widget.messages import Message
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from risk_widget.lessons.progress import Progress
    from risk_widget.lessons.puzzle_results import PuzzleResults
    from risk_widget.lessons.puzzles.puzzle_file import PuzzleData

__all__ = ["chosen", "load_puzzle"]


def load_puzzle(
    number: int | None = None,
    *,
    kind: str | None = None,
    level: str | None = None,
    date: dt.date | str | None = None,
    progress: Progress | None = None,
) -> Puzzle:
    """A puzzle to be answered from Python, without a page: by default the one of today.

    Args:
        number: which one, from 1 on.
        kind: "place", "stop", "way", "trade", "break" or "leave": the first one of that kind that
            has not been answered yet.
        level: "easy", "medium" or "hard", likewise.
        date: the puzzle of that day, a date or its text as in "2026-11-23".
        progress: where answers are noted; by default in that of the session.

    Raises:
        PuzzleError: there is no such puzzle, or more than one thing was named.
    """
    kept = session_progress() if progress is None else progress
    data, series, daily = chosen(number, kind=kind, level=level, date=date, results=kept.puzzles)
    return Puzzle(data, series=series, daily=daily, progress=kept)


def chosen(
    number: int | None,
    *,
    kind: str | None,
    level: str | None,
    date: dt.date | str | None,
    results: PuzzleResults,
) -> tuple[PuzzleData, tuple[PuzzleData, ...], dt.date | None]:
    """The puzzle, those that follow in turn, and the day if it is that day's. ``PuzzleError``."""
    everything = puzzle_list()
    filtered = kind is not None or level is not None
    if (number is not None) + filtered + (date is not None) > 1:
        raise PuzzleError(Message("puzzle-one-of"))
    if number is not None:
        if type(number) is not int or not 1 <= number <= len(everything):
            params = {"number": repr(number)[:40], "most": len(everything)}
            raise PuzzleError(Message("puzzle-no-number", params))
        return everything[number - 1], everything, None
    if filtered:
        series = _such(kind, level)
        open_ones = [data for data in series if results.of(data.id) is None]
        return (open_ones or series)[0], series, None
    day = _day(date)
    return everything[day.toordinal() % len(everything)], everything, day


def _such(kind: str | None, level: str | None) -> tuple[PuzzleData, ...]:
    for word, words, code in ((kind, KINDS, "kind"), (level, LEVELS, "level")):
        if word is not None and word not in words:
            params = {"known": list(words), **unknown(str(word), words)}
            raise PuzzleError(Message(f"puzzle-no-{code}", params))
    series = tuple(
        data for data in puzzle_list() if kind in (None, data.kind) and level in (None, data.level)
    )
    if not series:
        raise PuzzleError(Message("puzzle-none", {"kind": kind, "level": level}))
    return series


def _day(date: dt.date | str | None) -> dt.date:
    if date is None:
        return dt.datetime.now(tz=dt.UTC).astimezone().date()
    if isinstance(date, dt.datetime):
        return date.date()
    if isinstance(date, dt.date):
        return date
    try:
        return dt.date.fromisoformat(date)
    except (TypeError, ValueError) as error:
        raise PuzzleError(Message("puzzle-no-date", {"date": repr(date)[:40]})) from error

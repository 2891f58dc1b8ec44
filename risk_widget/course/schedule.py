"""The schedule by which questions of lessons, puzzles and own mistakes come back.

A question comes back 1, 3, 7, 21 and 60 days after it was met, each time after a right answer; a
wrong answer starts the series again. After 60 days and another right answer it is learned.

Days are dates on the person's calendar. An answer counts from the day that the person's clock
showed then, wherever they are now. ``docs/decisions/one-schedule.md`` says how copies are merged,
and what happens if a clock was wrong.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Annotated, Final

from risk_widget.reading.schema import Within, Wording, read_tables

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.reading.json_types import JsonObject

__all__ = [
    "A_DAY",
    "DAYS",
    "MISTAKE",
    "MOST_A_DAY",
    "PUZZLE",
    "Daily",
    "Recall",
    "Schedule",
    "today",
]

DAYS: Final = (1, 3, 7, 21, 60)
"""The days until a question comes back, by the number of right answers in a row."""
A_DAY: Final = 10
"""The most questions asked again in a day, until the person chooses another number."""
MOST_A_DAY: Final = 100
PUZZLE: Final = "puzzle"
MISTAKE: Final = "mistakes"
"""The words that replace a lesson's id in the names of puzzles and own mistakes."""

Count = Annotated[int, Within(0), Wording("progress-number")]
_FIRST: Final = dt.date(1970, 1, 1)
_ZONES: Final = 2
"""The most days by which dates differ around the world."""


def local_date() -> dt.date:
    """Return the date on the person's calendar."""
    return dt.datetime.now(tz=dt.UTC).astimezone().date()


def today() -> int:
    """Return the date on the person's calendar, in days since 1 January 1970."""
    return (local_date() - _FIRST).days


def day_of(seconds: int) -> int:
    """Return the day of a time in seconds since 1970, on the local calendar."""
    return (dt.datetime.fromtimestamp(seconds, tz=dt.UTC).astimezone().date() - _FIRST).days


@dataclass(slots=True)
class Recall:
    """The record of a question that comes back.

    Attributes:
        day: the day of the last answer that counted, in days since 1 January 1970.
        known: the number of right answers in a row, each when the question was due.
        asked: the number of answers that counted since the question was met.
        noticed: if the clock was ahead on that day, the day from which to count instead.
    """

    day: Count = 0
    known: Count = 0
    asked: Count = 0
    noticed: Count | None = None

    @property
    def is_learned(self) -> bool:
        """Whether the question was known even after the longest interval."""
        return self.known >= len(DAYS)

    def since(self, now: int) -> int:
        """Return the day from which the question's interval is counted.

        If it is further ahead than any time zone, a clock is or was wrong: the days count from the
        first day on which that is noticed.
        """
        if self.day <= now + _ZONES:
            self.noticed = None
            return self.day
        if self.noticed is None:
            self.noticed = now
        return min(self.noticed, now)

    def due_on(self, now: int) -> int | None:
        """Return the day on which the question is due; None if it is learned."""
        return None if self.is_learned else self.since(now) + DAYS[self.known]

    def is_due(self, now: int) -> bool:
        """Whether the question is due."""
        on = self.due_on(now)
        return on is not None and on <= now

    def note(self, *, known: bool, now: int) -> None:
        """Record an answer. Before the question is due, a right answer is only practice."""
        if known and not self.is_due(now):
            return
        since = self.since(now)
        if not known and not self.known and since >= now:
            return  # the question begins again tomorrow anyway
        self.asked += 1
        self.known = self.known + 1 if known else 0
        if self.day > now + _ZONES:
            self.noticed = now
        else:
            self.day = max(self.day, now)

    def add(self, other: Recall) -> None:
        """Merge another copy: keep the one with more answers, and the later day.

        Both are maximums, so copies can be merged in any order, and more than once.
        """
        self.asked, missed = max((each.asked, -each.known) for each in (self, other))
        self.known = -missed
        both = (self, other)
        latest = max(
            both, key=lambda each: (each.day, -1 if each.noticed is None else each.noticed)
        )
        self.day, self.noticed = latest.day, latest.noticed

    def to_dict(self) -> JsonObject:
        """Return the entry as JSON data, without fields that have their defaults."""
        return {
            each.name: value
            for each in fields(self)
            if (value := getattr(self, each.name)) != each.default or each.name == "day"
        }


@dataclass(slots=True)
class Daily:
    """The maximum number of questions a day; of two copies, the one changed more often counts."""

    most: Annotated[int, Within(0, MOST_A_DAY), Wording("progress-number")] = A_DAY
    changes: Count = 0


class Schedule:
    """The schedule of questions, by name: a lesson, `PUZZLE` or `MISTAKE`, a slash, and an id."""

    def __init__(self) -> None:
        self.items: dict[str, Recall] = {}
        self._daily = Daily()

    @property
    def a_day(self) -> int:
        """The maximum number of questions that the person wants to be asked again in a day."""
        return self._daily.most

    @a_day.setter
    def a_day(self, most: int) -> None:
        if most != self._daily.most:
            self._daily = Daily(most, self._daily.changes + 1)

    def meet(self, name: str, now: int) -> None:
        """Record that a question was met; a new question comes back the next day."""
        self.items.setdefault(name, Recall(now))

    def note(self, name: str, *, known: bool, now: int) -> None:
        """Record an answer to a question; the first answer schedules it for the next day."""
        if name in self.items:
            self.items[name].note(known=known, now=now)
        else:
            self.meet(name, now)

    def due(self, now: int, among: Iterable[str]) -> list[str]:
        """List the given questions that are due.

        Those that have waited longest come first, then those that are known least.
        """
        found = [
            (on, self.items[name].known, name)
            for name in among
            if (on := self.due_on(name, now)) is not None and on <= now
        ]
        return [name for *_, name in sorted(found, key=lambda row: row[:2])]

    def due_on(self, name: str, now: int) -> int | None:
        """Return the day on which a question is due; None if it is learned, or was never met."""
        item = self.items.get(name)
        return None if item is None else item.due_on(now)

    def left(self, now: int) -> int:
        """Return how many more questions the person wants to be asked again today."""
        asked = sum(item.asked > 0 and item.since(now) >= now for item in self.items.values())
        return max(0, self.a_day - asked)

    def forget(self, name: str) -> None:
        """Forget a question or, given the part before the slash, all questions that share it."""
        self.items = {
            each: item
            for each, item in self.items.items()
            if each != name and each.partition("/")[0] != name
        }

    def add(self, other: Schedule) -> None:
        """Merge another schedule into this one."""
        for name, item in other.items.items():
            if name in self.items:
                self.items[name].add(item)
            else:
                self.items[name] = replace(item)
        both = (self._daily, other._daily)
        self._daily = max(both, key=lambda daily: (daily.changes, daily.most))

    def to_dict(self, mistakes: Iterable[str]) -> JsonObject:
        """Return everything as JSON data, leaving out the daily maximum if nobody has chosen it.

        Args:
            mistakes: the names of the own mistakes; others that have been dropped are left out.
        """
        kept = {f"{MISTAKE}/{name}" for name in mistakes}
        items = {
            name: item.to_dict()
            for name, item in self.items.items()
            if name in kept or not name.startswith(f"{MISTAKE}/")
        }
        daily = {each.name: getattr(self._daily, each.name) for each in fields(self._daily)}
        return {"review": items, **({"a_day": daily} if self._daily.changes else {})}

    @classmethod
    def of_data(cls, items: object, daily: object) -> Schedule:
        """Read a schedule from data written by `to_dict`. Raises `SchemaError`."""
        made = cls()
        made.items = read_tables(Recall, items)
        made._daily = read_tables(Daily, {"a_day": daily})["a_day"]
        return made

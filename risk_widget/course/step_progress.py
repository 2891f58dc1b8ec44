"""The progress in one step, and the types of the values in results."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, get_args

from risk_widget.course.homework import MOST_LETTERS, is_sealed, seal
from risk_widget.course.step import GRADES, MOST_STARS
from risk_widget.reading.schema import Length, Within, Wording

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonObject


Status: TypeAlias = Literal["open", "shown", "tried", "solved"]
"""The status of a step: untouched, shown, tried (a chance guessed, but far off) or solved."""
Count: TypeAlias = Annotated[int, Within(0), Wording("progress-number")]
Score: TypeAlias = Annotated[int, Within(0, 100), Wording("progress-number")]
_Share: TypeAlias = Annotated[int, Within(0, 100)] | Annotated[float, Within(0, 100)]
Percent: TypeAlias = Annotated[_Share | None, Wording("progress-chance")]
MOST_SAID: Final = 300
"""The longest answer that is recorded, in characters of JSON."""
A_TEXT: Final = Wording("progress-text")
Said: TypeAlias = Annotated[str, Length(0, MOST_SAID), A_TEXT]


def seconds_now() -> int:
    """Return the current time in whole seconds since 1970, as recorded in progress."""
    return int(time.time())


@dataclass(slots=True)
class StepProgress:
    """The progress in one step."""

    status: Annotated[Status, Wording("progress-status")] = "open"
    attempts: Count = 0
    hints: Count = 0
    stars: Annotated[int, Within(0, MOST_STARS), Wording("progress-stars")] = 0
    """the most stars earned in a challenge"""
    said: Percent = None
    """the last guess at a chance, in percent"""
    exact: Percent = None
    """the exact chance that was guessed at, in percent"""
    tries: Count = 0
    """the number of answers up to and including the right one; 0 until the step is solved"""
    told: Annotated[bool, A_TEXT] = False
    """whether the answer had been shown, or given by the last hint, before the step was solved"""
    seed: Count = 0
    """the seed of the variation that was solved"""
    edition: Said = ""
    """the edition under which the step was solved"""
    answer: Said = ""
    """the right answer, as JSON; "" if it is too long, or was played with true dice"""
    missed: Said = ""
    """the first wrong answer, as JSON"""
    seal: Annotated[str, Length(0, MOST_LETTERS), A_TEXT] = ""
    """the seal on the entry, see `homework`; older versions made none"""

    @property
    def is_untouched(self) -> bool:
        """Whether the step has neither been answered nor had a hint."""
        return self.status == "open" and not (self.attempts or self.hints)

    def note_answer(self, said: str, *, seed: int, edition: str, ok: bool) -> None:
        """Record a judged answer; call this before the status is set to solved.

        Answers after the step has been solved are practice and change nothing here.
        """
        if self.status == "solved":
            return
        if not ok:
            self.missed = self.missed or said
            return
        self.tries = self.attempts
        self.told = self.status == "shown" or self.hints >= len(GRADES)
        self.seed, self.edition, self.answer = seed, edition, said

    def put_seal(self, lesson: str, step: str) -> None:
        """Seal the record of a step."""
        self.seal = seal(self.facts(lesson, step), self.seal)

    def is_sealed(self, lesson: str, step: str) -> bool:
        """Whether the seal matches the entry."""
        return is_sealed(self.facts(lesson, step), self.seal)

    def facts(self, lesson: str, step: str) -> list[object]:
        """List the facts that the seal covers."""
        return [lesson, step, *(getattr(self, name) for name in _SEALED)]

    def add(self, other: StepProgress, lesson: str, step: str) -> None:
        """Merge another entry for the same step into this one, keeping what is further along."""
        entries = [(e.seal, e.facts(lesson, step)) for e in (self, other)]
        sound = all(is_sealed(facts, sealed) for sealed, facts in entries)
        self._add(other)
        facts = self.facts(lesson, step)
        kept = [sealed for sealed, had in entries if had == facts]
        if kept:
            self.seal = max(kept)
        elif sound:
            self.put_seal(lesson, step)
        else:  # a broken seal stays broken, and an unsealed entry stays unsealed
            self.seal = min(sealed for sealed, _ in entries)

    def _add(self, other: StepProgress) -> None:
        if other.tries and not self.tries:
            for name in _SOLVING:
                setattr(self, name, getattr(other, name))
        self.missed = self.missed or other.missed
        self.status = max(self.status, other.status, key=get_args(Status).index)
        for name in ("attempts", "hints", "stars"):
            setattr(self, name, max(getattr(self, name), getattr(other, name)))
        if self.said is None:
            self.said, self.exact = other.said, other.exact

    def to_dict(self) -> JsonObject:
        """Return the entry as JSON data, without rarely used fields that have their defaults."""
        common = ("status", "attempts", "hints")
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name in common or getattr(self, field.name) != field.default
        }


_SOLVING: Final = ("tries", "told", "seed", "edition", "answer")
"""Fields of the answer that solved a step."""
_SEALED: Final = ("status", "attempts", "hints", "stars", "missed", *_SOLVING)
"""The fields that the seal covers."""

"""How far a learner is with one step, and how that is read from a file."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from risk_widget.lessons.challenge import MOST_STARS
from risk_widget.lessons.progress_error import ProgressError

__all__ = ["STATUSES", "StepProgress", "read_step"]

STATUSES: Final = ("open", "shown", "tried", "solved")
"""A step is open, has been shown, is a chance guessed but far off, or has been solved."""


@dataclass(slots=True)
class StepProgress:
    """How far a learner is with one step."""

    status: str = "open"
    attempts: int = 0
    hints: int = 0
    stars: int = 0
    """of a challenge, the most that have been earned"""
    said: int | None = None
    """of a chance, the last guess, in percent"""
    exact: float | None = None
    """of a chance, what it is, in percent"""
    asked: int = 0
    """how often it was asked in a warm-up"""
    recalled: int = 0
    """how often in turn it was known there"""

    @property
    def met(self) -> bool:
        """Whether it has been solved, shown, or asked in a warm-up."""
        return self.status != "open" or self.asked > 0

    def to_dict(self) -> dict[str, Any]:
        """The entry as JSON data; what most steps have not is there only where it is had."""
        common = ("status", "attempts", "hints")
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name in common or getattr(self, field.name) != field.default
        }


def read_step(data: Any) -> StepProgress:
    """An entry from its data. Raises ``ProgressError``, or what reading such data raises."""
    status, attempts, hints = data["status"], data["attempts"], data["hints"]
    stars = data.get("stars", 0)  # most steps have none
    said, exact = data.get("said"), data.get("exact")
    if status not in STATUSES:
        raise ProgressError("progress-status", known=STATUSES, status=repr(status)[:60])
    asked, recalled = data.get("asked", 0), data.get("recalled", 0)
    for number in (attempts, hints, asked, recalled):
        if type(number) is not int or number < 0:
            raise ProgressError("progress-number", number=repr(number)[:60])
    if type(stars) is not int or not 0 <= stars <= MOST_STARS:
        raise ProgressError("progress-stars", most=MOST_STARS, stars=repr(stars)[:60])
    for chance in (said, exact):
        if chance is not None and not (type(chance) in (int, float) and 0 <= chance <= 100):
            raise ProgressError("progress-chance", chance=repr(chance)[:60])
    return StepProgress(status, attempts, hints, stars, said, exact, asked, recalled)

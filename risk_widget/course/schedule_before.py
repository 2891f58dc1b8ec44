"""The schedule in old progress files, written before all questions shared one schedule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.course.schedule import MISTAKE, PUZZLE, Recall, day_of
from risk_widget.kept_files import not_ahead

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonView

EARLIER_FIELDS: Final = frozenset(("asked", "recalled", "known_at", "answered_at"))
"""The fields of steps and own mistakes that once determined when a question comes back."""


def scheduled_before(data: JsonView, now: int) -> dict[str, Recall]:
    """Derive the schedule from progress that stores none; its keys are the names of questions.

    A step or a puzzle whose time is unknown has waited longest. A field that cannot be read counts
    as missing.

    Args:
        data: the progress, which has been read.
        now: the current time, in seconds since 1970.
    """
    found = {
        f"{lesson}/{step}": _recall(entry, now, "known_at")
        for lesson, steps in (data.get("lessons") or {}).items()
        for step, entry in steps.items()
        if entry.get("status", "open") != "open" or _number(entry, "asked")
    }
    found |= {f"{PUZZLE}/{name}": Recall() for name in data.get("puzzles") or {}}
    return found | {
        f"{MISTAKE}/{name}": _recall(entry, now, "found_at", "answered_at")
        for name, entry in (data.get("mistakes") or {}).items()
    }


def _recall(entry: JsonView, now: int, *times: str) -> Recall:
    latest = not_ahead(max(_number(entry, name) for name in times), now)
    return Recall(day_of(latest), _number(entry, "recalled"), _number(entry, "asked"))


def _number(entry: JsonView, name: str) -> int:
    value = entry.get(name)
    return value if isinstance(value, int) and value >= 0 else 0

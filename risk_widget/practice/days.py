"""Dates as people write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.messages import say

if TYPE_CHECKING:
    import datetime as dt


def written_day(day: dt.date) -> str:
    """Write a date with the name of its month, in the current language."""
    return say("written-day", day=day.day, month=day.month, year=str(day.year))

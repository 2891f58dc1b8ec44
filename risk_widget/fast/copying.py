"""Copies of positions, for whoever tries things out: only what is in use is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_CARDS

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def copy_position(game: Numbers, now: Numbers, copy: Numbers) -> None:
    """Make ``copy`` the same position as ``now``; what lies behind the ends of lists may differ."""
    _copy(now, copy, 0, at.HAND)
    for seat in range(game[of.PLAYERS]):
        _copy(now, copy, at.HAND + seat * MOST_CARDS, now[at.HAND_SIZE + seat])
    first, count = now[at.DECK_FIRST], now[at.DECK_COUNT]
    before_the_end = min(count, MOST_CARDS - first)
    _copy(now, copy, at.DECK + first, before_the_end)
    _copy(now, copy, at.DECK, count - before_the_end)
    _copy(now, copy, at.DISCARD, now[at.DISCARD_COUNT])
    _copy(now, copy, at.INCOME, 3 * now[at.INCOME_COUNT])


@compiled
def _copy(now: Numbers, copy: Numbers, first: int, count: int) -> None:
    for place in range(first, first + count):
        copy[place] = now[place]

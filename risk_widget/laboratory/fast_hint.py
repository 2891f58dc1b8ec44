"""A hint, during slow ordinary games, that compiled games would be much faster."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from risk_widget.messages import say
from risk_widget.results.progress_bar import clock, note

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.engine.config import GameConfig

__all__ = ["FASTER", "FastHint", "OrdinaryGames"]

OrdinaryGames: TypeAlias = "tuple[GameConfig, frozenset[str]] | None"
"""The configuration and the bots of ordinary games; None if they cannot be compiled."""

FASTER: Final = 60
"""A low estimate of how many compiled games take as long as one ordinary game.

Measured as 64 for rungs of the ladder to 117 for the simple bot, in games of three editions (29
November 2026, processor time).
"""
_PATIENCE: Final = 2.0
"""The seconds of play before the hint may appear."""
_WORTH: Final = 4
"""The least speed-up, including the time to compile, for which the hint is given."""


class FastHint:
    """A hint, given once after two seconds, on how long the games would take with `fast=True`."""

    def __init__(self, kinds: Iterable[OrdinaryGames], total: int) -> None:
        """Start the clock.

        Args:
            kinds: the kinds of games; no hint is given if any of them has no compiled form.
            total: the number of games.
        """
        self._kinds, self._total, self._began = [*kinds], total, monotonic()
        self._is_open = True

    def __call__(self, done: int) -> None:
        """Give the hint if it is due after ``done`` games."""
        took = monotonic() - self._began
        if not self._is_open or took < _PATIENCE or not done:
            return
        self._is_open = False
        left = took / done * (self._total - done)
        compiling = _compiling(self._kinds)
        if compiling is None:
            return
        quick = max(1.0, left / FASTER + compiling)
        if left > _WORTH * quick:
            note(say("fast-would-take", left=clock(left), fast=clock(quick)))


def _compiling(kinds: Iterable[OrdinaryGames]) -> float | None:
    """Estimate the seconds that compiling would take; None if compiled games are impossible."""
    from risk_widget.compiled.building import missing_of, seconds_for
    from risk_widget.fast.games import check, parts_for

    bots = set[str]()
    for kind in kinds:
        if kind is None:
            return None
        try:
            check(*kind)
        except ValueError:
            return None
        bots |= kind[1]
    return seconds_for(len(missing_of(parts_for(bots))))

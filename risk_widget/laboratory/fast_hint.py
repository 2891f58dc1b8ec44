"""A word to those who wait: ordinary games that the compiled game would play in a moment."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from risk_widget.messages import say
from risk_widget.results.progress_bar import clock, note

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.engine.config import GameConfig

__all__ = ["FASTER", "FastHint", "Kind"]

Kind: TypeAlias = "tuple[GameConfig, frozenset[str]] | None"
"""A kind of ordinary games: what it is, and its bots; None if it cannot be compiled at all."""

FASTER: Final = 60
"""How many compiled games take as long as an ordinary one, at least.

From 64 for rungs of the ladder to 117 for the simple bot, in games of three editions (29 November
2026, processor time).
"""
_PATIENCE: Final = 2.0
"""Seconds of playing before anything is said."""
_WORTH: Final = 4
"""How many times as fast it has to be, with what compiling takes."""


class FastHint:
    """Says once, after two seconds, how long games would take with `fast=True`."""

    def __init__(self, kinds: Iterable[Kind], total: int) -> None:
        """Begin to play.

        Args:
            kinds: what is played; nothing is said if any of it has no compiled form.
            total: the number of games.
        """
        self._kinds, self._total, self._began = [*kinds], total, monotonic()
        self._is_open = True

    def __call__(self, done: int) -> None:
        """Look at the time after some of the games."""
        took = monotonic() - self._began
        if not self._is_open or took < _PATIENCE or not done:
            return
        self._is_open = False
        left = took / done * (self._total - done)
        compiling = _compiling(self._kinds)
        if compiling is not None and left > _WORTH * (quick := left / FASTER + compiling):
            note(say("fast-would-take", left=clock(left), fast=clock(max(1.0, quick))))


def _compiling(kinds: Iterable[Kind]) -> float | None:
    """The seconds that compiling would take; None if there can be no compiled games."""
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

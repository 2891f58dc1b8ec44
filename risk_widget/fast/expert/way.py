"""The way of a plan: its attacks in order, and how many of them pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at

if TYPE_CHECKING:
    from risk_widget.fast.expert.making import Reals


@compiled
def note_attack(mind: Reals, step: int, source: int, target: int) -> None:
    """Note an attack of the way that is being followed."""
    if step < mind_at.MOST_STEPS:
        mind[mind_at.TRIED + 1 + 2 * step] = float(source)
        mind[mind_at.TRIED + 2 + 2 * step] = float(target)


@compiled
def note_length(mind: Reals, attacks: int) -> None:
    """Note how many attacks of the way that is being followed pay."""
    mind[mind_at.TRIED] = float(min(attacks, mind_at.MOST_STEPS))


@compiled
def keep_way(mind: Reals) -> None:
    """The way that was followed last is the best one so far."""
    for place in range(mind_at.NOTED):
        mind[mind_at.WAY + place] = mind[mind_at.TRIED + place]

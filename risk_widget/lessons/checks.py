"""What makes a step right or wrong: questions to the position, to what was done, to an answer.

They are combined with ``all_of``, ``any_of`` and ``not_`` (or ``&``, ``|``, ``~``), and numbers are
compared as usual:

>>> check = all_of(owns("red", continent="australia"), armies("siam") >= 3)
>>> check
owns('red', continent='australia') and armies('siam') >= 3

Nothing here looks at the text of a program: whatever leads to the position is right. Lesson files
write the same words as text, see ``risk_widget.lessons.expressions``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.lessons.answer_checks import (
    answered,
    answered_all,
    chosen,
    points_in,
    points_next_to,
)
from risk_widget.lessons.combine import all_of, any_of, not_
from risk_widget.lessons.deed_checks import (
    dice,
    did,
    happened,
    lost,
    moves,
    refused_by,
    third_owed,
    traded_for,
    turns,
)
from risk_widget.lessons.position_checks import (
    armies,
    bonus,
    capitals_needed,
    cards,
    chance,
    deck,
    dice_choices,
    held,
    in_hand,
    income,
    may_end,
    missions,
    most,
    neighbours,
    out,
    owns,
    phase,
    roll,
    size,
    starting_armies,
    to_place,
    total,
    turn,
    winner,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.lessons.combine import Check, Quantity

__all__ = [
    "CHECKS",
    "VALUES",
    "all_of",
    "answered",
    "answered_all",
    "any_of",
    "armies",
    "bonus",
    "capitals_needed",
    "cards",
    "chance",
    "chosen",
    "deck",
    "dice",
    "dice_choices",
    "did",
    "happened",
    "held",
    "in_hand",
    "income",
    "lost",
    "may_end",
    "missions",
    "most",
    "moves",
    "neighbours",
    "not_",
    "out",
    "owns",
    "phase",
    "points_in",
    "points_next_to",
    "refused_by",
    "roll",
    "size",
    "starting_armies",
    "third_owed",
    "to_place",
    "total",
    "traded_for",
    "turn",
    "turns",
    "winner",
]

CHECKS: dict[str, Callable[..., Check]] = {
    f.__name__: f
    for f in (
        owns,
        out,
        may_end,
        did,
        refused_by,
        happened,
        answered,
        answered_all,
        points_in,
        points_next_to,
    )
}
"""The yes-or-no questions by the name that lesson files use."""

VALUES: dict[str, Callable[..., Quantity]] = {
    f.__name__: f
    for f in (
        armies,
        held,
        total,
        in_hand,
        cards,
        deck,
        missions,
        income,
        to_place,
        phase,
        turn,
        winner,
        most,
        size,
        bonus,
        neighbours,
        starting_armies,
        chance,
        roll,
        moves,
        lost,
        dice,
        traded_for,
        third_owed,
        chosen,
        dice_choices,
        capitals_needed,
        turns,
    )
}
"""The numbers and words by the name that lesson files use."""

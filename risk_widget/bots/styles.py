"""The styles of the planning bot."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """The settings that tell planning bots apart. Worth is counted in armies.

    Attributes:
        enter: chance to win a battle from which on it is fought.
        army_cost: what losing an army counts for.
        card: what the card of a turn counts for.
        horizon: rounds that a continent is expected to be held.
        patience: rounds after which it asks for less and less, so that games end.
        territory: what any territory counts for.
        lone_army_cost: what leaving a single army behind on a captured territory costs.
        lead_bonus: extra value of any territory: this much if all armies on the board were mine.
        spearhead: in set-up, how much more the front gets that would attack first.
        most: the part of all that can be placed in set-up that one front gets at most, while others
            are open.
    """

    enter: float
    army_cost: float
    card: float = 3.0
    horizon: float = 2.5
    patience: int = 12
    territory: float = 0.4
    lone_army_cost: float = 0.3
    lead_bonus: float = 3.0
    spearhead: float = 3.0
    most: float = 0.4


CAUTIOUS = Style(enter=0.62, army_cost=0.5)
BOLD = Style(
    enter=0.5,
    army_cost=0.3,
    card=4.0,
    horizon=3.0,
    patience=6,
    territory=0.8,
    lone_army_cost=0.1,
    spearhead=6.0,
    most=0.2,
)

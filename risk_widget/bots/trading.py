"""Which cards to trade in, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.stance import playing, share_of

if TYPE_CHECKING:
    from risk_widget.bots.planning_arrays import BoardScene, Ground

GOOD_RISING_SET = 3
"""Of values that rise, the fourth: earlier sets bring little, and whoever waits on gets more."""


def worth_of_set(armies: int, bonus: int, wild: int) -> float:
    """What a set is worth: armies to place, bonus armies, and how many wild cards it costs."""
    # A wild card fits the next set too, whatever its other cards are.
    return armies + 0.9 * bonus - 1.5 * wild


def trade_pays(
    ground: Ground,
    scene: BoardScene,
    me: int,
    cards: int,
    mid_combat: int,
    armies: int,
    worth: float,
) -> bool:
    """Whether to trade the best set though none is due.

    Args:
        ground: the rules.
        scene: the position.
        me: the seat.
        cards: how many cards it has.
        mid_combat: 1 where it is in the middle of combat, else 0.
        armies: what the set brings.
        worth: what it is worth in all (`worth_of_set`).
    """
    if mid_combat:
        return True  # in the middle of combat the armies go on at once
    if share_of(ground, scene, me) < 0.7 / playing(ground, scene):
        return True  # too weak to wait
    if cards >= ground.must_trade_at - 1:
        return True  # so many cards that the next one forces a trade
    if not ground.rising:
        return worth >= ground.good_set  # the best one is seldom drawn
    # Values that rise reward the seat that trades later; armies on the board earn at once.
    return armies >= ground.good_set

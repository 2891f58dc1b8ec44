"""Placing the third army's reinforcements, to annoy whoever is on turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import take_at
from risk_widget.bots.gains import WHATEVER, gain_at

if TYPE_CHECKING:
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.planning_arrays import BoardScene, Ground


def place_third(
    ground: Ground,
    scene: BoardScene,
    mine: Field,
    other: Field,
    third: Field,
    me: int,
    turn: int,
    armies: int,
) -> int:
    """The territory that gets all of them.

    Args:
        ground: the board.
        scene: the position.
        mine: how the seat that places weighs it.
        other: how the seat on turn weighs it, as far as the placing seat can tell.
        third: how the third army weighs it; it does not matter where it never attacks.
        me: the seat that places.
        turn: the seat on turn.
        armies: how many there are to place.
    """
    owner = scene.owner
    best, best_value = -1, 0.0
    for t in range(ground.size):
        if owner[t] != ground.third:
            continue
        value = 0.0
        for n in ground.neighbours[t]:
            if n < 0:
                break
            if owner[n] == turn:
                value += 0.2
            elif owner[n] == me:
                value -= 0.3  # it would stand in my own way
        if value > -0.2:
            # A wall is best where the other would like to walk, and does nothing to my own way.
            value += take_at(other, t)
            value -= 0.5 * take_at(mine, t)
        if ground.third_fights:
            value += 2 * gain_at(third, t, armies, WHATEVER)
        if best < 0 or value > best_value:
            best, best_value = t, value
    return best

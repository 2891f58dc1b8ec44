"""What choosers look for on the map: borders, and places picked at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.chance import BOTS, below
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_NEIGHBOURS

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

NOWHERE = -1


@compiled
def random_below(chance: Numbers, count: int) -> int:
    """A number from 0 to ``count`` - 1, from the bots' own stream."""
    return below(chance, BOTS, count)


@compiled
def owned_by(game: Numbers, now: Numbers, owner: int, which: int) -> int:
    """The ``which``-th territory of an owner, from 0 on."""
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] == owner:
            if which == 0:
                return territory
            which -= 1
    return NOWHERE


@compiled
def any_of(game: Numbers, now: Numbers, chance: Numbers, owner: int) -> int:
    """A territory of an owner, each as likely as the others."""
    count = 0
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] == owner:
            count += 1
    return owned_by(game, now, owner, random_below(chance, count)) if count else NOWHERE


@compiled
def may_be_attacked(game: Numbers, now: Numbers, attacker: int, target: int) -> bool:
    """Whether an attacker may attack a neighbour: it is somebody else's (``attack.adjacent``).

    An allied army attacks the player on turn alone (``attack.allied``).
    """
    owner = now[at.OWNER + target]
    if attacker == game[of.THIRD]:
        return owner == now[at.TURN]
    return owner != attacker


@compiled
def targets_of(game: Numbers, now: Numbers, attacker: int, source: int) -> int:
    """How many neighbours a territory may attack."""
    count = 0
    first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
    for place in range(first, first + game[of.DEGREE + source]):
        if may_be_attacked(game, now, attacker, game[place]):
            count += 1
    return count


@compiled
def faces_others(game: Numbers, now: Numbers, territory: int) -> bool:
    """Whether a territory has a neighbour of another owner."""
    owner = now[at.OWNER + territory]
    first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
    for place in range(first, first + game[of.DEGREE + territory]):
        if now[at.OWNER + game[place]] != owner:
            return True
    return False


@compiled
def chosen(action: Numbers, what: int, a: int, b: int, c: int, d: int) -> None:
    """Write down what has been chosen."""
    action[0] = what
    action[1] = a
    action[2] = b
    action[3] = c
    action[4] = d

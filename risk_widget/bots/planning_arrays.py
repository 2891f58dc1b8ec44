"""What a bot's functions work on: plain arrays of numbers, and what stays the same in them.

The functions of this package that take a `Ground`, `BoardScene`, `SeatMoment`, `Workspace` or
`risk_widget.bots.attack_arithmetic.Field` are written so that numba can compile them as they
stand, for the fast game. At the table they run as they are, on lists. Rows of territories may end
early: -1 is the end of a row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

NOBODY = -1
"""The number of no owner: it counts in the last place of every array by owner."""

# By the number of territories still missing: how much of a continent's worth the next one gets.
# Falling faster than 1/n keeps a bot on the continent it can finish.
FALLOFF: list[float] = [1.0, *(n**-1.5 for n in range(1, 65))]


class Ground(NamedTuple):
    """Board, dice and rules, as far as a bot reckons with them.

    Attributes:
        size: how many territories there are.
        third: the number of the third army, after those of the seats.
        neighbours: by territory, those that it borders.
        home: by territory, its continent.
        sizes: by continent, its territories.
        members: by continent, which they are.
        approaches: by continent, the territories outside that border it.
        bonus: by continent, the armies it brings a turn.
        hold: by continent, how well it can be held: 1.0 with a single gate, less with more.
        falloff: by the number of territories missing, how much of a continent the next one gets.
        win: by attackers and defenders, the chance to win.
        left: likewise the armies left on average where the battle is won.
        lost: likewise those lost on average, where all of a battle count that is not won.
        largest: battles beyond this size are scaled down to it.
        each: territories for an army a turn.
        least: the armies that come at least.
        third_fights: 1 where the third army attacks, else 0.
        rising: 1 where sets bring more and more, else 0.
        good_set: what a set brings that is worth trading in.
        must_trade_at: with so many cards a set is due.
    """

    size: int
    third: int
    neighbours: Sequence[Sequence[int]]
    home: Sequence[int]
    sizes: Sequence[int]
    members: Sequence[Sequence[int]]
    approaches: Sequence[Sequence[int]]
    bonus: Sequence[int]
    hold: Sequence[float]
    falloff: Sequence[float]
    win: Sequence[Sequence[float]]
    left: Sequence[Sequence[float]]
    lost: Sequence[Sequence[float]]
    largest: int
    each: int
    least: int
    third_fights: int
    rising: int
    good_set: int
    must_trade_at: int


class BoardScene(NamedTuple):
    """A position as everybody sees it.

    Attributes:
        owner: by territory: a seat in turn order, the third army, or `NOBODY`.
        armies: by territory.
        counts: by owner, how many territories it has.
        strength: by owner, its armies on the board.
        held: by continent, how many of its territories each owner has.
        hands: by seat, how many cards it has.
        shown: by seat, its capital where that has been turned up, else -1.
    """

    owner: MutableSequence[int]
    armies: MutableSequence[int]
    counts: MutableSequence[int]
    strength: MutableSequence[int]
    held: Sequence[MutableSequence[int]]
    hands: MutableSequence[int]
    shown: MutableSequence[int]


class SeatMoment(NamedTuple):
    """What else one seat knows of the moment in which it weighs a scene.

    Attributes:
        me: whose armies are moved: a seat, or the third army.
        ally: whom ``me`` never attacks nor fears, or `NOBODY`.
        round: the round of the game.
        to_place: armies that are still to be placed.
        captured: 1 where a territory has been captured this turn, else 0.
        next_set: what the next set brings, or -1 where that depends on its cards.
        capital: the capital of ``me``, or -1.
        wanted: continents that the mission names, a bit for each.
        wanted_more: how many more of one's choice it asks for.
        destroy: the seat that it wants gone, or -1.
        enough: how many territories it asks for, else 0.
        garrison: how many armies must stand on each of them.
    """

    me: int
    ally: int
    round: int
    to_place: int
    captured: int
    next_set: int
    capital: int
    wanted: int
    wanted_more: int
    destroy: int
    enough: int
    garrison: int


class Workspace(NamedTuple):
    """What one seat works out of a scene, as rows of one length.

    Attributes:
        numbers: rows of whole numbers: `FRONT` and those that follow it.
        worths: rows of worth in armies: `FINISH` and those that follow it.
    """

    numbers: Sequence[MutableSequence[int]]
    worths: Sequence[MutableSequence[float]]


# The rows of a workspace: rows, and not fields, since the compiler's work grows with fields.
FRONT = 0
"""By territory, 1 where it is mine and borders somebody else's, else 0."""
ENEMY = 1
"""By territory, 1 where it may be attacked, else 0."""
MINE = 2
"""The territories that are mine, in order; -1 ends them."""
MISSING = 3
"""By continent, how many territories I do not hold."""
WANTED = 4
"""By continent, 1 where the mission needs it whole, else 0."""
THREAT = 5
"""By territory, of how many armies there one may come; 0 where none does."""
TAKEN = 6
"""Scratch, by territory: all 0 between calls."""
CAPTURED_IN = 7
"""Scratch, by continent, how many captures a plan makes there: all 0 between calls."""
PATH = 8
"""Scratch, by territory."""
SPENT = 9
"""Scratch, by territory."""
START = 10
"""Scratch, by territory."""
REACH = 11
"""Scratch, by territory."""
MOST = 12
"""By territory, how many of its armies may move."""
ONLY_TARGET = 13
"""By territory, the only one that they may move to, or -1."""
OWNERS = 14
"""By territory, whose it was when the stance was taken."""
NOTES = 15
"""`BREAKS` and those that follow it."""
STEPS = 16
"""By territory, how far the front is for my armies (`fortifying.find_steps`)."""
IS_WHOLE = 17
"""By continent, 1 where another seat holds it alone, else 0."""
FACING = 18
"""From this row on, for each territory a row of those that may be attacked from it; -1 ends it."""

BREAKS = 0
"""How many continents others hold alone: where there are none, `BROKEN` is 0 everywhere."""
IS_SPECIAL = 1
"""1 where `SPECIAL` is not 0 everywhere."""
IS_EXTRA = 2
"""1 where `EXTRA` is not 0 everywhere."""
STANCE = 3
"""For whom the stance was taken: three numbers that tell it from others."""

RIVALS = 6
"""How many others held something when `BROKEN` was worked out."""
ARE_FRONTS_WEIGHED = 7
"""1 where `FRONT_WORTH` is filled in for this stance."""
_NOTES = 8

FINISH = 0
"""By continent, what it is worth to hold it whole."""
BROKEN = 1
"""By territory, what ending its owner's continent adds."""
BY_OWNER = 2
"""By owner, what it adds to the worth of its territories."""
SPECIAL = 3
"""By territory, what it is worth itself."""
WHOLE = 4
"""By continent, what losing one of its territories ends."""
EXTRA = 5
"""By territory, what lies behind it: what else its loss may lead to."""
APPEAL = 6
"""Scratch, by continent."""
FRONT_WORTH = 7
"""By territory, what it is worth as a front in set-up (`setting_up.choose_first_placement`)."""
AHEAD = 8
"""From this row on, for each continent a row: what capturing one of its territories brings nearer
of that, by the number that a plan has captured there before."""


class Style(NamedTuple):
    """What makes one planning bot differ from another. Worth is counted in armies.

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


def new_scene(size: int, continents: int, third: int) -> BoardScene:
    """A scene to be filled in, as lists."""
    owners = third + 2
    return BoardScene(
        owner=[NOBODY] * size,
        armies=[0] * size,
        counts=[0] * owners,
        strength=[0] * owners,
        held=[[0] * owners for _ in range(continents)],
        hands=[0] * third,
        shown=[-1] * third,
    )


def new_workspace(size: int, continents: int, third: int) -> Workspace:
    """A workspace for one seat, as lists."""
    longest = max(size + 1, third + 2, _NOTES)
    return Workspace(
        numbers=[[0] * longest for _ in range(FACING + size)],
        worths=[[0.0] * longest for _ in range(AHEAD + continents)],
    )

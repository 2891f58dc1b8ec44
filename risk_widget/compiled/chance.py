"""Dice, shuffles and random choices of the compiled game, from one generator.

It combines two recurrences of the third order with L'Ecuyer's multipliers (MRG32k3a). It is exact
in 64 bits without any overflow, so plain Python gives the same numbers. Its state is a row of
numbers in two streams, so that the bots' random choices do not disturb the dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from risk_widget.bots import common
from risk_widget.engine import chance as dice

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence

    from risk_widget.compiled.compiler import Function
    from risk_widget.engine.state import State

    Numbers: TypeAlias = MutableSequence[int]
    Chance: TypeAlias = Numbers

_STREAM_SIZE: Final = 6
GAME: Final = 0
"""The stream of dice and cards: the index of its first number in the row."""
BOTS: Final = _STREAM_SIZE
"""The stream of bots: the index of its first number in the row."""
SIZE: Final = 2 * _STREAM_SIZE

M1: Final = 4294967087
M2: Final = 4294944443
A12: Final = 1403580
A13: Final = 810728
A21: Final = 527612
A23: Final = 1370589
_WARMING: Final = 12
_LOW: Final = 16777216
AT_ONCE: Final = 7776
"""The number of different rolls of five dice, which are drawn as one number."""


def draw(chance: Numbers, stream: int) -> int:
    """Draw the next number of a stream, from 0 to 4294967086."""
    first = (A12 * chance[stream + 1] - A13 * chance[stream]) % M1
    second = (A21 * chance[stream + 5] - A23 * chance[stream + 3]) % M2
    chance[stream] = chance[stream + 1]
    chance[stream + 1] = chance[stream + 2]
    chance[stream + 2] = first
    chance[stream + 3] = chance[stream + 4]
    chance[stream + 4] = chance[stream + 5]
    chance[stream + 5] = second
    return (first - second) % M1


def below(chance: Numbers, stream: int, count: int) -> int:
    """Draw a number from 0 to ``count`` - 1, uniform to within one part in 700 million."""
    return draw(chance, stream) * count // M1


def begin(chance: Chance, seed: int) -> None:
    """Begin both streams from a seed of up to 48 bits."""
    low, high = seed % _LOW, seed // _LOW
    for stream in range(2):
        at = stream * _STREAM_SIZE
        chance[at] = 1 + low
        chance[at + 1] = 1 + high
        chance[at + 2] = 1 + stream
        chance[at + 3] = 1 + high
        chance[at + 4] = 1 + low
        chance[at + 5] = 2 + stream
        for _ in range(_WARMING):
            draw(chance, at)


# The random choices of the rules and the bots, drawn from the generator.


def _roll(chance: Numbers, state: State, count: int) -> int:
    state.dice_read += count
    rolled = below(chance, GAME, AT_ONCE)
    return faces_of(rolled, count, 0)


def faces_of(rolled: int, count: int, faces: int) -> int:
    """Decode dice from a number below `AT_ONCE`, and sort them into ``faces``, highest first."""
    for _ in range(count):
        face, low = rolled % 6 + 1, 0
        while faces >> low & 15 and faces >> low & 15 < face:
            low += 4
        faces = faces >> low << low + 4 | face << low | faces & (1 << low) - 1
        rolled //= 6
    return faces


def _roll_both(chance: Numbers, state: State, attack: int, defence: int) -> tuple[int, int]:
    faces = _roll(chance, state, attack)
    return faces, _roll(chance, state, defence)


def _roll_die(chance: Numbers, state: State) -> int:
    state.dice_read += 1
    return below(chance, GAME, 6) + 1


def _shuffle_cards(
    chance: Numbers,
    _purpose: int,
    _number: int,
    cards: Numbers,
    count: int,
) -> int:
    for last in range(count - 1, 0, -1):
        at = below(chance, GAME, last + 1)
        cards[last], cards[at] = cards[at], cards[last]
    return count


def _pick(rng: Numbers, count: int) -> int:
    return below(rng, BOTS, count)


def _fraction(rng: Numbers) -> float:
    return draw(rng, BOTS) / 4294967087.0


class Generator(list[int], dice.Drawn):
    """The generator as an object, for the rules and the bots of games that are not compiled."""

    def __init__(self) -> None:
        super().__init__([0] * SIZE)

    def draw_roll(self, count: int) -> int:
        """Roll dice (see `engine.chance.Drawn.draw_roll`)."""
        return faces_of(below(self, GAME, AT_ONCE), count, 0)

    def draw_die(self) -> int:
        """Roll a single die (see `engine.chance.Drawn.draw_die`)."""
        return below(self, GAME, 6) + 1

    def draw_order(self, cards: list[int], count: int) -> None:
        """Shuffle the first ``count`` cards (see `engine.chance.Drawn.draw_order`)."""
        _shuffle_cards(self, 0, 0, cards, count)

    def randrange(self, count: int) -> int:
        """Draw a number from 0 to ``count`` - 1, for a bot."""
        return _pick(self, count)

    def random(self) -> float:
        """Draw a number from 0 up to, but not including, 1, for a bot."""
        return _fraction(self)

    def seed(self, seed: int) -> None:
        """Begin again from a seed, for a bot that simulates games."""
        begin(self, seed)


FORMS: Final[Mapping[Function, Function]] = {
    dice.roll: _roll,
    dice.roll_both: _roll_both,
    dice.roll_die: _roll_die,
    dice.shuffle_cards: _shuffle_cards,
    common.pick: _pick,
    common.fraction: _fraction,
    common.restart: begin,
}
"""The compiled form of each function that draws random numbers."""

"""Dice, shuffles and whims: a generator whose numbers are the same compiled and not.

It combines two recurrences of the third order, by L'Ecuyer's multipliers (MRG32k3a): exact in 64
bits without any overflow, so plain Python counts the same. There are two streams, so that what
bots think up for themselves does not disturb the dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.fast.compiling import compiled

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

STREAM_SIZE: Final = 6
GAME: Final = 0
"""The stream of dice and cards: where it begins in the array."""
BOTS: Final = STREAM_SIZE
"""The stream of bots."""
SIZE: Final = 2 * STREAM_SIZE

_M1: Final = 4294967087
_M2: Final = 4294944443
_A12: Final = 1403580
_A13: Final = 810728
_A21: Final = 527612
_A23: Final = 1370589
_WARMING: Final = 12
_LOW: Final = 16777216


@compiled
def draw(chance: Numbers, stream: int) -> int:
    """The next number of a stream, from 0 to 4294967086."""
    first = (_A12 * chance[stream + 1] - _A13 * chance[stream]) % _M1
    second = (_A21 * chance[stream + 5] - _A23 * chance[stream + 3]) % _M2
    chance[stream] = chance[stream + 1]
    chance[stream + 1] = chance[stream + 2]
    chance[stream + 2] = first
    chance[stream + 3] = chance[stream + 4]
    chance[stream + 4] = chance[stream + 5]
    chance[stream + 5] = second
    return (first - second) % _M1


@compiled
def below(chance: Numbers, stream: int, count: int) -> int:
    """A number from 0 to ``count`` - 1; none is likelier by more than one in 700 millions."""
    return draw(chance, stream) * count // _M1


@compiled
def begin(chance: Numbers, seed: int) -> None:
    """Begin both streams from a seed of up to 48 bits."""
    low, high = seed % _LOW, seed // _LOW
    for stream in range(2):
        at = stream * STREAM_SIZE
        chance[at] = 1 + low
        chance[at + 1] = 1 + high
        chance[at + 2] = 1 + stream
        chance[at + 3] = 1 + high
        chance[at + 4] = 1 + low
        chance[at + 5] = 2 + stream
        for _ in range(_WARMING):
            draw(chance, at)


@compiled
def die(chance: Numbers) -> int:
    """One die of the game."""
    return below(chance, GAME, 6) + 1


@compiled
def dice_at_once(chance: Numbers) -> int:
    """Five dice of the game in one number: each its remainder by 6, then a sixth of the rest."""
    return below(chance, GAME, 7776)


@compiled
def shuffle(chance: Numbers, cards: Numbers, first: int, count: int) -> None:
    """Bring ``count`` numbers of an array, from ``first`` on, into a random order."""
    for last in range(count - 1, 0, -1):
        at = below(chance, GAME, last + 1)
        cards[first + last], cards[first + at] = cards[first + at], cards[first + last]

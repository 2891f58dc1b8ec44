"""Dice and shuffles: the only place where chance enters a game.

A chance is a fixed sequence for each purpose, and a game remembers how far it has read in each.
So a copy of a game costs nothing here, an undone roll comes back the same when it is done again,
and nobody who draws numbers for another purpose can disturb the dice.
"""

from __future__ import annotations

import hmac
import random
import secrets
import threading
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from risk_widget.messages import Message, WordedError
from risk_widget.reading.schema import read_seed
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.engine.state import State

T = TypeVar("T")

MISSIONS: Final = 0
TERRITORIES: Final = 1
DECK: Final = 2
_PURPOSES: Final = ("missions", "territories", "deck")
"""The piles that are shuffled, by number."""


class OutOfDice(WordedError, RuntimeError):  # noqa: N818 - says what happened
    """A request for more dice than a script holds."""


class Chance(Protocol):
    """A source of dice and shuffles."""

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice (1 to 6) from the dice sequence, beginning at ``position``."""

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""


def fresh_seed() -> int:
    """A new secret seed of 128 random bits."""
    return secrets.randbits(128)


def seed_of(seed: object) -> int | str:
    """The seed in an argument; a fresh one for None. Raises ``ValueError``."""
    return fresh_seed() if seed is None else read_seed(seed)


def fresh_key() -> bytes:
    """A new secret key of 128 random bits, for a commitment to a seed."""
    return secrets.token_bytes(KEY_BYTES)


KEY_BYTES: Final = 16


def commitment_of(seed: int | str, key: bytes) -> str:
    """The HMAC-SHA256 of a seed, as hexadecimal digits, by which the seed can be verified later.

    Without the key, nobody can find a seed that was chosen, and so is one of few, by trying all.

    Args:
        seed: what is hashed, as decimal digits where it is a number.
        key: as random as a seed that nobody chose.
    """
    return hmac.digest(key, str(seed).encode(), "sha256").hex()


_FACES = bytes(byte % 6 + 1 for byte in range(256))
"""The face that a random byte shows."""
_UNEVEN = bytes(range(252, 256))
"""Bytes left out, so that every face comes from equally many."""


class Seeded:
    """Chance from a seed: the same seed gives the same dice and shuffles in every process.

    Args:
        seed: of the dice and shuffles.
        key: for the commitment to it (`commitment_of`); by default a new one. It is kept with a
            copy, and changes nothing else.
    """

    _BLOCK = 512

    def __init__(self, seed: int | str, key: bytes | None = None) -> None:
        self.seed = seed
        self.key = fresh_key() if key is None else key
        self._random = random.Random(f"{seed}/dice")
        self._rolled: tuple[int, ...] = ()
        self._lock = threading.Lock()

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice of the sequence from ``position`` on."""
        dice = self._rolled[position : position + count]
        return dice if len(dice) == count else self._extended(position, position + count)

    def _extended(self, position: int, end: int) -> tuple[int, ...]:
        """Roll the missing dice, and some in advance."""
        with self._lock:
            rolled = bytearray()
            there = len(self._rolled)
            while there + len(rolled) < max(end, there + there // 4):
                rolled += self._random.randbytes(self._BLOCK).translate(_FACES, _UNEVEN)
            self._rolled += tuple(rolled)
            return self._rolled[position:end]

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""
        order = list(items)
        random.Random(f"{self.seed}/{purpose}/{position}").shuffle(order)
        return tuple(order)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self._named() == other._named()

    def __hash__(self) -> int:
        return hash(self._named())

    def _named(self) -> str:
        return str(self.seed)  # a number and its digits give the same dice

    def __reduce__(self) -> tuple[type[Seeded], tuple[int | str, bytes]]:
        return type(self), (self.seed, self.key)

    def __repr__(self) -> str:
        return f"Seeded({self.seed!r})"


def chance_from(seed: int | str | None, chance: Chance | None = None) -> Chance:
    """The given source of chance, or one made from the seed; a fresh one if neither is given.

    Raises:
        ValueError: both are given, or something that is no seed.
        TypeError: something that gives no chance.
    """
    if chance is None:
        return Seeded(seed_of(seed))
    if seed is not None:
        raise ValueError("a game gets a seed or a chance, not both")
    if not (hasattr(chance, "dice") and hasattr(chance, "shuffled")):
        raise TypeError(f"chance must have the methods dice and shuffled, not be {shown(chance)}")
    return chance


class Scripted:
    """Dice from a script, in the order in which they are rolled; shuffles come from a seed.

    Raises ``OutOfDice`` when more are rolled than are written down, ``ValueError`` for a die
    that is not 1 to 6.
    """

    def __init__(self, dice: Iterable[int] = (), seed: int | str = 0) -> None:
        self._dice = tuple(dice)
        for die in self._dice:
            if type(die) is not int or not 1 <= die <= 6:
                raise ValueError(f"a die shows 1 to 6, not {shown(die)}")
        self._seeded = Seeded(seed)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` of these dice, from ``position`` on."""
        end = position + count
        if end > len(self._dice):
            raise OutOfDice(Message("out-of-dice", {"dice": len(self._dice), "needed": end}))
        return self._dice[position:end]

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""
        return self._seeded.shuffled(purpose, position, items)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Scripted):
            return NotImplemented
        return self._dice == other._dice and self._seeded == other._seeded

    def __hash__(self) -> int:
        return hash((self._dice, self._seeded))

    def __repr__(self) -> str:
        return f"Scripted({list(self._dice)!r}, seed={self._seeded.seed!r})"


class Drawn:
    """A source that draws dice and shuffles in sequence, without positions.

    The compiled game's generator is one where nothing is compiled.
    """

    def draw_roll(self, count: int) -> int:
        """Roll dice: their faces as the digits of a hexadecimal number, the highest first."""
        raise NotImplementedError

    def draw_die(self) -> int:
        """Roll a single die, outside a battle."""
        raise NotImplementedError

    def draw_order(self, cards: list[int], count: int) -> None:
        """Shuffle the first ``count`` cards."""
        raise NotImplementedError


# How the rules ask for chance. In the compiled game it is a record, and these functions have
# another form (``risk_widget.compiled``): its generator is one that needs no objects.


def roll(chance: Chance | Drawn, state: State, count: int) -> int:
    """Roll dice: their faces as the digits of a hexadecimal number, the highest first."""
    read = state.dice_read
    state.dice_read = read + count
    if isinstance(chance, Drawn):
        return chance.draw_roll(count)
    return _digits(chance.dice(read, count))


def roll_both(chance: Chance | Drawn, state: State, attack: int, defence: int) -> tuple[int, int]:
    """Roll the dice of both sides of a battle, the attacker's first."""
    read = state.dice_read
    state.dice_read = read + attack + defence
    if type(chance) is not Seeded and isinstance(chance, Drawn):  # the first question is quicker
        return chance.draw_roll(attack), chance.draw_roll(defence)
    return _both_digits(chance.dice(read, attack + defence), attack)


def roll_die(chance: Chance | Drawn, state: State) -> int:
    """Roll a single die, outside a battle."""
    read = state.dice_read
    state.dice_read = read + 1
    return chance.draw_die() if isinstance(chance, Drawn) else chance.dice(read, 1)[0]


@lru_cache(maxsize=1 << 13)
def _digits(dice: tuple[int, ...]) -> int:
    faces = 0
    for face in sorted(dice, reverse=True):
        faces = faces << 4 | face
    return faces


@lru_cache(maxsize=1 << 16)
def _both_digits(dice: tuple[int, ...], attack: int) -> tuple[int, int]:
    return _digits(dice[:attack]), _digits(dice[attack:])


def shuffle_cards(
    chance: Chance | Drawn, purpose: int, number: int, cards: list[int], count: int
) -> int:
    """Shuffle the first ``count`` cards of a list. Returns their number.

    Args:
        chance: where the order comes from.
        purpose: what is shuffled.
        number: which shuffle for this purpose it is.
        cards: changed by this.
        count: how many of them take part. A record can tell an order of more or fewer.
    """
    if isinstance(chance, Drawn):
        chance.draw_order(cards, count)
        return count
    order = chance.shuffled(_PURPOSES[purpose], number, cards[:count])
    cards[: len(order)] = order
    return len(order)

"""Dice and shuffles: the only place where chance enters a game.

A chance has a fixed sequence for each purpose, and a position stores how far each has been read.
So a copy of a game needs no copy of its chance, a redone roll has the same result, and random
numbers for another purpose can't disturb the dice.
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
"""The purposes of shuffles, by number."""


class OutOfDice(WordedError, RuntimeError):  # noqa: N818 - says what happened
    """A request for more dice than a script holds."""


class Chance(Protocol):
    """A source of dice and shuffles."""

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return ``count`` dice (1 to 6) from the dice sequence, beginning at ``position``."""

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """Return ``items`` in the order of shuffle number ``position`` for ``purpose``."""


def fresh_seed() -> int:
    """Draw a new secret seed of 128 random bits."""
    return secrets.randbits(128)


def seed_of(seed: object) -> int | str:
    """Read a seed from an argument, or draw a new seed if it is None. Raises ``ValueError``."""
    return fresh_seed() if seed is None else read_seed(seed)


def fresh_key() -> bytes:
    """Draw a new secret key of 128 random bits, for a commitment to a seed."""
    return secrets.token_bytes(KEY_BYTES)


KEY_BYTES: Final = 16


def commitment_of(seed: int | str, key: bytes) -> str:
    """Return the HMAC-SHA256 of a seed, in hexadecimal, for verifying the seed later.

    The key protects a seed that a person chose: without it, trying all likely seeds would find it.

    Args:
        seed: the seed to hash; a number is hashed as its decimal digits.
        key: a random key, such as `fresh_key` draws.
    """
    return hmac.digest(key, str(seed).encode(), "sha256").hex()


_FACES = bytes(byte % 6 + 1 for byte in range(256))
"""The face that a random byte shows."""
_UNEVEN = bytes(range(252, 256))
"""Bytes left out, so that all faces are equally likely."""


class Seeded:
    """Seeded chance: the same seed gives the same dice and shuffles in every process.

    Args:
        seed: the seed of the dice and shuffles.
        key: the key of the commitment to the seed (`commitment_of`); by default a new one. Copies
            have the same key; it has no influence on dice or shuffles.
    """

    _BLOCK = 512

    def __init__(self, seed: int | str, key: bytes | None = None) -> None:
        self.seed = seed
        self.key: bytes = fresh_key() if key is None else key
        self._random = random.Random(f"{seed}/dice")
        self._rolled: tuple[int, ...] = ()
        self._lock = threading.Lock()

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return ``count`` dice of the sequence, beginning at ``position``."""
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
        """Return ``items`` in the order of shuffle number ``position`` for ``purpose``."""
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
    """Return the given source of chance, or one from the seed; by default a fresh source.

    Raises:
        ValueError: both are given, or the seed is invalid.
        TypeError: ``chance`` has no methods for dice and shuffles.
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

    Raises ``OutOfDice`` when a roll needs more dice than the script has, ``ValueError`` for a die
    that is not 1 to 6.
    """

    def __init__(self, dice: Iterable[int] = (), seed: int | str = 0) -> None:
        self._dice = tuple(dice)
        for die in self._dice:
            if type(die) is not int or not 1 <= die <= 6:
                raise ValueError(f"a die shows 1 to 6, not {shown(die)}")
        self._seeded = Seeded(seed)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return ``count`` dice of the script, beginning at ``position``."""
        end = position + count
        if end > len(self._dice):
            raise OutOfDice(Message("out-of-dice", {"dice": len(self._dice), "needed": end}))
        return self._dice[position:end]

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """Return ``items`` in the order of shuffle number ``position`` for ``purpose``."""
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

    The compiled game's generator is such a source when it runs without compilation.
    """

    def draw_roll(self, count: int) -> int:
        """Roll dice. Returns their faces as hexadecimal digits of a number, the highest first."""
        raise NotImplementedError

    def draw_die(self) -> int:
        """Roll a single die, outside a battle."""
        raise NotImplementedError

    def draw_order(self, cards: list[int], count: int) -> None:
        """Shuffle the first ``count`` cards."""
        raise NotImplementedError


# The rules get dice and shuffles from these functions. In the compiled game, chance is a record,
# and the functions have a different form (``risk_widget.compiled``) with a generator that uses no
# objects.


def roll(chance: Chance | Drawn, state: State, count: int) -> int:
    """Roll dice. Returns their faces as hexadecimal digits of a number, the highest first."""
    read = state.dice_read
    state.dice_read = read + count
    if isinstance(chance, Drawn):
        return chance.draw_roll(count)
    return _digits(chance.dice(read, count))


def roll_both(chance: Chance | Drawn, state: State, attack: int, defence: int) -> tuple[int, int]:
    """Roll the dice of both sides of a battle, the attacker's first."""
    read = state.dice_read
    state.dice_read = read + attack + defence
    if type(chance) is not Seeded and isinstance(chance, Drawn):  # a quick test first
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
        chance: the source of the order.
        purpose: the number of the pile's purpose.
        number: the number of the shuffle for this purpose.
        cards: the list, which is changed in place.
        count: the number of cards to shuffle. A replayed record may have more or fewer.
    """
    if isinstance(chance, Drawn):
        chance.draw_order(cards, count)
        return count
    order = chance.shuffled(_PURPOSES[purpose], number, cards[:count])
    cards[: len(order)] = order
    return len(order)

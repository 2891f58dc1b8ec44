"""Chance as a record tells it: its dice and decks, and nothing rolled before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from risk_widget.engine.chance import OutOfDice, Seeded
from risk_widget.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Recorded:
    """Dice and decks that are filled in line by line; after ``release`` chance goes on by itself.

    ``deck`` is the next order of the deck, or None where the record does not tell it; then the
    cards come out as ``unknown``, and ``left_open`` says so.
    """

    def __init__(self, seed: int | str, unknown: int = 0) -> None:
        self.rolled: list[int] = []
        self.deck: tuple[int, ...] | None = None
        self.left_open = False
        self.unknown = unknown
        self._decks: dict[int, tuple[int, ...]] = {}
        self._further = Seeded(seed)
        self._released = False

    def release(self) -> None:
        """The record is read: what comes now is rolled."""
        self._released = True

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice of the record from ``position`` on, and rolled ones behind its end."""
        end = position + count
        recorded = self.rolled[position:end]
        if len(recorded) == count:
            return tuple(recorded)
        if not self._released:
            needed = {"dice": len(self.rolled), "needed": end}
            raise OutOfDice(Message("record-out-of-dice", needed))
        more = count - len(recorded)
        return (*recorded, *self._further.dice(end - more - len(self.rolled), more))

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """The recorded order of the deck, or behind the record's end one of chance."""
        order = self._decks.get(position)
        if self._released:
            if order is None or sorted(order) != sorted(items):  # type: ignore[type-var]
                return self._further.shuffled(purpose, position, items)
        elif order is None:
            order = self.deck
            if order is None:
                self.left_open = True
                order = (self.unknown,) * len(items)
            self._decks[position] = order
        return order  # type: ignore[return-value]

"""Seats as single letters: red r, blue b, green g, yellow y, black k, purple p; third army t."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.codes import NOBODY
from risk_widget.notation.text_errors import PositionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.config import GameConfig

SEAT_LETTERS: Final = {
    "red": "r",
    "blue": "b",
    "green": "g",
    "yellow": "y",
    "black": "k",
    "purple": "p",
}
THIRD_LETTER: Final = "t"
FREE: Final = "-"


def owner_letters(config: GameConfig) -> dict[int, str]:
    """The letter of each owner that the game has."""
    letters = {number: SEAT_LETTERS[seat] for number, seat in enumerate(config.seats)}
    if config.has_third:
        letters[config.third] = THIRD_LETTER
    letters[NOBODY] = FREE
    return letters


class Letters:
    """Owners by letter, with errors that tell which letters there are."""

    __slots__ = ("_owners", "_seats")

    def __init__(self, config: GameConfig) -> None:
        letters = owner_letters(config)
        self._owners: Mapping[str, int] = {letter: owner for owner, letter in letters.items()}
        self._seats = {letters[seat]: seat for seat in range(config.players)}

    def seat(self, field: str, letter: str) -> int:
        """The seat of a letter. Raises ``PositionError``."""
        if letter not in self._seats:
            known = list(self._seats)
            raise PositionError.about(field, "text-no-seat", letter=letter, known=known)
        return self._seats[letter]

    def owner(self, field: str, letter: str) -> int:
        """The seat or third army of a letter. Raises ``PositionError``."""
        if letter not in self._owners:
            known = list(self._owners)
            raise PositionError.about(field, "text-no-owner", letter=letter, known=known)
        return self._owners[letter]

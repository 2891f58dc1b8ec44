"""Seats as single letters: red r, blue b, green g, yellow y, black k, purple p; third army t."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.setting import NOBODY
from risk_widget.notation.errors import PositionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.setting import Setting

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


def owner_letters(setting: Setting) -> dict[int, str]:
    """The letter of each owner that the game has."""
    letters = {number: SEAT_LETTERS[seat] for number, seat in enumerate(setting.seats)}
    if setting.has_third:
        letters[setting.third] = THIRD_LETTER
    letters[NOBODY] = FREE
    return letters


class Letters:
    """Owners by letter, with errors that tell which letters there are."""

    __slots__ = ("_owners", "_seats")

    def __init__(self, setting: Setting) -> None:
        letters = owner_letters(setting)
        self._owners: Mapping[str, int] = {letter: owner for owner, letter in letters.items()}
        self._seats = {letters[seat]: seat for seat in range(setting.players)}

    def seat(self, field: str, letter: str) -> int:
        """The seat of a letter. Raises ``PositionError``."""
        if letter not in self._seats:
            raise PositionError(field, f"{letter!r} is no seat; seats are {_listed(self._seats)}.")
        return self._seats[letter]

    def owner(self, field: str, letter: str) -> int:
        """The seat or third army of a letter. Raises ``PositionError``."""
        if letter not in self._owners:
            raise PositionError(
                field, f"{letter!r} is nobody's letter; letters are {_listed(self._owners)}."
            )
        return self._owners[letter]


def _listed(letters: Mapping[str, int]) -> str:
    return ", ".join(letters)

"""For whom a text is written: everything, or what one seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig

SPECTATOR: Final = "spectator"
"""The viewer who sees nobody's secrets."""

_NOBODY_IN_PLAY = -1


class Viewer:
    """Whose eyes a text is written for; ``name`` is "" where it holds everything."""

    __slots__ = ("_seat", "name")

    def __init__(self, config: GameConfig, name: str | None) -> None:
        self.name = name or ""
        if name is None:
            self._seat = None
        elif name == SPECTATOR:
            self._seat = _NOBODY_IN_PLAY
        else:
            self._seat = config.seat_number(name)

    def sees(self, seat: int) -> bool:
        """Whether the secrets of this seat are shown (``info.secret``)."""
        return self._seat is None or self._seat == seat

    @property
    def sees_all(self) -> bool:
        """Whether everything is shown, the order of the deck too."""
        return self._seat is None

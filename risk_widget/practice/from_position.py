"""The settings of a game, read from the text of a position."""

from __future__ import annotations

__all__ = ["FromPosition"]


class FromPosition:
    """A base class for data that includes the text of a position."""

    __slots__ = ()
    position: str

    @property
    def edition(self) -> str:
        """The edition of the position."""
        return self.position.split(" ", 2)[0]

    @property
    def mode(self) -> str:
        """The mode of the position."""
        return self.position.split(" ", 2)[1]

    @property
    def board(self) -> str:
        """The board of the position."""
        return self.position.split(" ", 3)[2]

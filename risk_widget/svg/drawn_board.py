"""What a drawing needs of a board, which lies above this part of the package."""
# ruff: noqa: D102 - each class says what its attributes are

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.json_types import JsonView


class DrawnTerritory(Protocol):
    """A territory with its name, and the symbol on its card."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def card(self) -> str: ...


class DrawnContinent(Protocol):
    """A continent with its name, what it brings, and its territories."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bonus(self) -> int: ...
    @property
    def territories(self) -> Sequence[str]: ...


class DrawnBoard(Protocol):
    """A board; its attributes are those of `risk_widget.Board`."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def territories(self) -> Sequence[DrawnTerritory]: ...
    @property
    def continents(self) -> Sequence[DrawnContinent]: ...
    @property
    def borders(self) -> Sequence[object]: ...
    @property
    def shapes(self) -> JsonView | None: ...
    @property
    def index(self) -> Mapping[str, int]: ...
    @property
    def ids(self) -> Sequence[str]: ...

"""Tables of simulated games: a row for each turn, or for each seat at the end of each round."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from risk_widget.reading.schema import several, word
from risk_widget.record_tables import columns_of_game, columns_of_kind
from risk_widget.results.frames import Rows

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.fast.games import NotedRows
    from risk_widget.results.frames import Columns, FrameRow

__all__ = ["GamesTable", "Kept", "TableKind", "kept_of_fast", "kept_of_game", "kinds_of"]

TableKind: TypeAlias = Literal["turns", "rounds"]
KINDS: Final[tuple[TableKind, ...]] = ("turns", "rounds")
Kept: TypeAlias = "Mapping[TableKind, Mapping[str, Sequence[Any]]]"
"""The tables of a game by kind, each with its columns by name."""


def kinds_of(tables: object) -> tuple[TableKind, ...]:
    """Read the kinds of tables that an argument requests. Raises ``ValueError``."""
    wanted = [tables] if isinstance(tables, str) else several(tables, "tables")
    chosen = {word(each, "tables", KINDS) for each in wanted}
    return tuple(kind for kind in KINDS if kind in chosen)


@dataclass(frozen=True, slots=True)
class GamesTable(Rows):
    """A table of all games of a simulation.

    >>> import risk_widget as rw
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> result = rw.simulate(["cautious", "random"], 2, tables="rounds", **island)
    >>> result.tables["rounds"].to_rows()[0]["seat"]
    'red'

    Attributes:
        kind: "turns", with a row for each turn, or "rounds", with one for each seat and round.
        games: the tables of each game by its number.
    """

    kind: TableKind
    games: Mapping[int, Kept]

    def _columns(self) -> Columns:
        return {"game": "whole", **columns_of_kind(self.kind)}

    def to_columns(self) -> dict[str, list[Any]]:
        """Build a list for each column: the game's number and the columns of `Game.to_columns`."""
        found: dict[str, list[Any]] = {name: [] for name in self._columns()}
        for game, kept in self.games.items():
            for name, values in kept[self.kind].items():
                found[name].extend(values)
            found["game"] += [game] * (len(found["seat"]) - len(found["game"]))
        return found

    def to_rows(self) -> list[FrameRow]:
        """Build the rows, each as a dict of plain values."""
        columns = self.to_columns()
        return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]

    def __len__(self) -> int:
        return len(self.to_columns()["game"])

    def __repr__(self) -> str:
        return f"<GamesTable: {self.kind} of {len(self.games)} games>"


def kept_of_game(game: CoreGame, kinds: Sequence[TableKind], last: int) -> Kept:
    """Build the tables of an ordinary game, up to the round ``last``."""
    return {kind: _until(columns_of_game(game, kind), last) for kind in kinds}


def kept_of_fast(
    config: GameConfig, kinds: Sequence[TableKind], noted: tuple[NotedRows, NotedRows], last: int
) -> Kept:
    """Build the tables of a compiled game, up to the round ``last``."""
    return {
        kind: _until(_named(config, kind, rows), last)
        for kind, rows in zip(KINDS, noted, strict=True)
        if kind in kinds
    }


def _until(columns: Mapping[str, Sequence[Any]], last: int) -> dict[str, tuple[Any, ...]]:
    """Drop the rows after the last round, since a stopped game has already begun another round."""
    counts = [number <= last for number in columns["round"]]
    return {name: tuple(compress(values, counts)) for name, values in columns.items()}


def _named(config: GameConfig, kind: TableKind, rows: NotedRows) -> dict[str, Sequence[Any]]:
    """Convert rows of numbers to columns, with the names of seats and continents."""
    names = columns_of_kind(kind)
    columns = [*zip(*rows, strict=True)] or [()] * len(names)
    found: dict[str, Sequence[Any]] = dict(zip(names, columns, strict=True))
    held = {bits: _continents(config, bits) for bits in {*found["continents"]}}
    return {
        **found,
        "seat": [config.seats[seat] for seat in found["seat"]],
        "continents": [held[bits] for bits in found["continents"]],
    }


def _continents(config: GameConfig, bits: int) -> str:
    return " ".join(each.id for at, each in enumerate(config.continents) if bits >> at & 1)

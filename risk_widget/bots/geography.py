"""What a bot knows about a board before any game: worked out once for each board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from risk_widget.board import load_board

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board


@dataclass(frozen=True, slots=True)
class Geography:
    """A board as indices, with what matters for holding continents.

    Attributes:
        board: the board itself.
        ids: territory ids by index.
        index: territory id → index.
        neighbours: by territory, the territories it borders.
        continent_of: by territory, its continent.
        members: by continent, its territories.
        bonus: by continent, the armies it brings a turn.
        gates: by continent, its territories that border another continent.
        approaches: by continent, the territories outside that border it.
        hold: by continent, how well it can be held: 1.0 with a single gate, less with more.
        continent_index: continent id → index.
    """

    board: Board
    ids: tuple[str, ...]
    index: Mapping[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    continent_of: tuple[int, ...]
    members: tuple[tuple[int, ...], ...]
    bonus: tuple[int, ...]
    gates: tuple[tuple[int, ...], ...]
    approaches: tuple[tuple[int, ...], ...]
    hold: tuple[float, ...]
    continent_index: Mapping[str, int]


def geography_of(board: Board) -> Geography:
    """Work out the geography of a board."""
    members = tuple(tuple(board.index[t] for t in c.territories) for c in board.continents)
    gates = tuple(
        tuple(t for t in group if any(board.continent_of[n] != c for n in board.neighbours[t]))
        for c, group in enumerate(members)
    )
    approaches = tuple(
        tuple(sorted({n for t in g for n in board.neighbours[t] if board.continent_of[n] != c}))
        for c, g in enumerate(gates)
    )
    return Geography(
        board=board,
        ids=board.ids,
        index=board.index,
        neighbours=board.neighbours,
        continent_of=board.continent_of,
        members=members,
        bonus=tuple(c.bonus for c in board.continents),
        gates=gates,
        approaches=approaches,
        # Each gate more must be guarded too; the slope was tuned by play between bots.
        hold=tuple(1 / (1 + 0.25 * max(0, len(g) - 1)) for g in gates),
        continent_index={c.id: i for i, c in enumerate(board.continents)},
    )


@lru_cache(maxsize=16)
def geography(board: str) -> Geography:
    """The geography of a board by its name, kept for the next question."""
    return geography_of(load_board(board))
